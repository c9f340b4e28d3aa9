"""A campaign read in German: nothing of its words is left in English, and what the journal keeps is said again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Reasoned
from companion.games.campaign.prompt.text import codes, corps, dispatches, ending, window
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import legal, stored
from companion.games.campaign.rules.mode_words import mode_words
from companion.games.campaign.rules.state import Prompt
from companion.games.campaign.screen.rows import army, letters, moment, points, questions, written
from companion.games.campaign.words import report as campaign_report
from companion.games.campaign.words import status
from companion.games.campaign.words.journal import worded
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.language.messages import in_words
from companion.language.tongue import tr
from tests.games.campaign.playing import ground, laid_out, next_command, rules
from tests.german import spoken, words

OWN = ("companion.games.campaign", "companion.games.campaign.words", "companion.games.campaign.words.map")


@cache
def played(seat: Any = "referee") -> Session:
    """Play the battle of Gettysburg to its end, one side by the computer."""
    session = begin(None, Beginning(scenario="gettysburg-battle", seed="7", players={"confederate": "computer:basic"}))
    while not session.view.over:
        move = session.computer_move()
        if move is None:
            session.do(next_command(session))
        else:
            session.do(*move.commands, label=move.label)
    return session


def kept(found: Any) -> Iterator[str]:
    """Give the sentences within an event: questions and labels of workings."""
    if isinstance(found, Reasoned):
        yield in_words(found.label)
    elif isinstance(found, Prompt):
        yield found.text
    elif isinstance(found, msgspec.Struct):
        for name in found.__struct_fields__:
            yield from kept(getattr(found, name))
    elif isinstance(found, tuple):
        for one in found:
            yield from kept(one)


def test_what_the_journal_keeps_is_said_again() -> None:
    texts = set()
    for line in played().log():
        texts |= {line.label, *(text for event in line.events for text in kept(event))}
    with spoken() as _:
        english = {text for text in texts if stored.told_again(text) == text}
    assert english == set()


def test_every_sentence_that_is_found_again_is_in_the_words_for_translators() -> None:
    assert words().keys() >= {*stored.QUESTIONS, *stored.LABELS, *stored.WORKING}


def test_a_note_is_its_writers_own_and_figures_have_the_signs_of_the_language() -> None:
    with spoken():
        assert stored.told_again("Note: draw") == "Notiz: draw"
        assert stored.told_again("combat odds 1.4:1") == "Kampfchancen 1,4:1"
        assert stored.told_again("random factor of battle 9.1 (RTG-R-ODDS-RANDOM)").startswith(
            "Zufallsfaktor der Schlacht 9.1"
        )
        assert stored.told_again("a sentence of nobody's") == "a sentence of nobody's"
    assert stored.told_again("combat odds 1.4:1") == "combat odds 1.4:1"


def test_to_stand_is_no_stand_of_figures() -> None:
    with spoken():
        assert worded(Reasoned("RTG-6.1b", "union:A: combat mode", "stand")) == ("union:A: Gefechtsart", "standhalten")
        assert stored.told_again("CM I Corps (A): stand") == "CM I Corps (A): standhalten"
        assert mode_words("stand") != tr("stand")
    assert mode_words("hasty-attack") == "hasty attack"


def test_status_and_report_are_german() -> None:
    session = played()
    with spoken(*OWN) as unknown:
        lines = [*status.lines(session.view, session.duties(), session.score(), entry=1)]
        report = campaign_report.report(session.view, session.log(), session.score())
    assert unknown - names() == set()
    assert "Zug 14 von 14, 3. Juli, 2100" in lines[1]
    assert "## Zug 1, Aufklärungsphase" in report


@pytest.mark.parametrize("menu", ["A", "B", "C"])
def test_menus_are_german(menu: Any) -> None:
    with spoken(*OWN) as unknown:
        assert [*codes.menu_help(rules(), menu)]
    assert unknown == set()


def test_the_terminals_tables_are_german() -> None:
    session, view = played(), begin(None, Beginning(scenario="gettysburg-battle", seed="7")).view
    with spoken(*OWN) as unknown:
        told = "\n".join(
            (
                corps.status_head("union"),
                *corps.army(rules(), view, "union"),
                *dispatches.dispatches(rules(), session.view),
                *ending.ending(session.score()),
                *window.terrain_key(view, window.centred(rules(), (12, 8))),
            )
        )
    assert unknown - names() == set()
    assert "ANFÜHRER" in told
    assert "Summe" in told


def test_the_desk_is_german() -> None:
    session = played()
    view = session.view
    with spoken(*OWN) as unknown:
        assert moment.days(rules(), view)[0].words == "1. Juli"
        assert army.headings("union")[0] == "Nr."
        assert [row.aloud for row in army.rows(rules(), view)]
        assert [
            *letters.box(rules(), ground(), begin(None, Beginning(scenario="gettysburg-battle", seed="7")).view)
        ] == []
        assert [kind.words for one in view.corps[:1] for kind in written.kinds(rules(), view, one)]
        assert points.rows(session.score())
        assert questions.of_the_table().answers
    assert unknown - names() == set()


def test_refusals_are_german() -> None:
    state = laid_out("gettysburg-battle")
    with spoken(*OWN) as unknown:
        commands = (
            cmd.SetUp(corps="Z", urgency=5),
            cmd.SetUp(corps="A", urgency=77),
            cmd.Continue(),
            cmd.SU(corps="A", urgency=3),
        )
        reasons = [one.text for command in commands for one in legal.why_not(rules(), ground(), state, command)]
    assert len(reasons) >= len(commands)
    assert unknown == set()


def names() -> set[str]:
    """Give what people and places are called, and what they wrote."""
    return {name for one in played().view.corps for name in (one.unit, one.leader, one.id)}
