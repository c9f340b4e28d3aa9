"""A campaign read in German: nothing of its words is left in English, and what the journal keeps is said again."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.figures import Reasoned
from companion.games.campaign import messages as say
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.prompt.text import codes, corps, dispatches, ending, window
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import legal
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.combat.odds import as_written
from companion.games.campaign.rules.reports import Location
from companion.games.campaign.rules.view import view
from companion.games.campaign.screen.rows import army, letters, moment, points, questions, settable, written
from companion.games.campaign.words import report as campaign_report
from companion.games.campaign.words import status
from companion.games.campaign.words.journal import worded
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import Names, called
from companion.games.campaign.words.sentences import report_words, telling
from companion.kernel.beginning import Beginning, begin
from companion.kernel.messages import NOTE
from companion.kernel.overriding.setting import overridden
from companion.kernel.session import Session
from companion.language import messages
from companion.language.messages import Id, Own, for_scripts, name_told, told, within
from companion.language.tongue import titled, tr
from tests.games.campaign.playing import ground, laid_out, next_command, rules
from tests.german import spoken

BARE = {messages.BARE, say.TO_ONE.key, say.ONE_TO.key, say.PLACE.key, say.CORPS.key, say.ORDER.key}
"""Messages of nothing but names and figures."""
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


def test_what_the_journal_keeps_is_said_in_the_readers_language() -> None:
    messages = {one for line in played().log() for one in within((line.label, line.events, line.dice))}
    messages |= {one for line in played().log() for one in within(played().explain(line.entry))}
    english = {one: told(one) for one in messages}
    with spoken():
        assert {words for one, words in english.items() if told(one) == words and one.key not in BARE} == set()


def test_a_note_is_its_writers_own_and_figures_have_the_signs_of_the_language() -> None:
    odds = of_working.COMBAT_ODDS(odds=as_written(Fraction(7, 5)))
    with spoken():
        assert told(NOTE(words=Own("draw"))) == "Notiz: draw"
        assert told(odds) == "Kampfchancen 1,4:1"
        factor = say.RANDOM_FACTOR(battle=Id("9.1"), ruling=Id("RTG-R-ODDS-RANDOM"))
        assert told(factor).startswith("Zufallsfaktor der Schlacht 9.1")
        assert told(messages.kept("a sentence of nobody's")) == "a sentence of nobody's"
    assert told(odds) == "combat odds 1.4:1"


def test_who_follows_a_lost_leader_is_told_in_german_wherever_he_is_named() -> None:
    state = laid_out("gettysburg-battle")
    heth = next(one for one in state.corps.values() if one.leader == "Heth")
    again = ev.LeaderLost(heth.id, say.successor("Heth"), 4, 10)
    state = apply(apply(state, ev.LeaderLost(heth.id, "Heth", 4, 10)), again)
    letter = Location(
        to="confederate",
        sent=2,
        arrives=2,
        corps=heth.id,
        hex=heth.hex,
        leader_lost=say.successor("Heth"),
        new_leader=state.corps[heth.id].leader,
    )
    seen = view(rules(), ground(), state, "referee")
    listed = next(one for one in seen.corps if one.id == heth.id)
    with spoken():
        assert "verliert den Anführer, Nachfolger von Heth" in telling(again, Names(seen))
        assert "Nachfolger von Heth" in report_words(letter, Names(seen))
        assert called(listed) == "Nachfolger von Nachfolger von Heth"
        assert any("Nachfolger von Nachfolger von Heth" in line for line in status.corps_lines([listed]))
    assert called(listed) == "Heth's successor's successor"
    assert for_scripts({"leader": listed.leader}, beside=False) == {"leader": "Heth's successor's successor"}


def test_the_referee_sets_another_leader_by_a_plain_name_and_reads_who_led_in_german() -> None:
    state = laid_out("gettysburg-battle")
    heth = next(one for one in state.corps.values() if one.leader == "Heth")
    state = apply(state, ev.LeaderLost(heth.id, "Heth", 4, 10))
    seen = view(rules(), ground(), state, "referee")
    command = cmd.Override(target=heth.id, field="leader", value="Pettigrew", reason="so it was")
    assert legal.why_not(rules(), ground(), state, command) == ()
    fact = overridden(state.corps[heth.id], command)
    with spoken():
        asked = settable.field(seen, heth.id, "leader")
        assert (asked.kind, asked.default) == ("text", "Nachfolger von Heth")
        assert "von Nachfolger von Heth auf Pettigrew" in telling(fact, Names(seen))
    assert apply(state, fact).corps[heth.id].leader == "Pettigrew"


def test_to_stand_is_no_stand_of_figures() -> None:
    with spoken():
        mode = Reasoned("RTG-6.1b", of_working.COMBAT_MODE(corps=Id("union:A")), "stand")
        assert worded(mode) == ("union:A: Kampfverhalten", "standhalten")
        order = say.CM(corps=say.corps("union:A", "A"), contact=say.mode("stand"))
        assert told(order, lambda one: "I Corps") == "CM Kontaktverhalten I Corps (A): standhalten"
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
        assert [row.aloud for row in army.rows(view)]
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
    return {name for one in played().view.corps for name in (one.unit, name_told(one.leader), one.id)}


def test_a_title_that_somebody_wrote_stays_as_it_is_though_it_is_a_word_of_the_program() -> None:
    own = view(rules(), ground(), replace(laid_out("gettysburg-battle"), title="Orders"), "referee")
    with spoken():
        assert tr("Orders") != "Orders"
        assert next(iter(status.lines(own, (), None, entry=1))).startswith("Orders (")
        assert (
            titled("The battle of Gettysburg, July 1 to 3, 1863") == "Die Schlacht von Gettysburg, 1. bis 3. Juli 1863"
        )
