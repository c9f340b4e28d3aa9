"""A campaign in words: every fact has its sentence or none on purpose, the status and the report read well."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from companion.games.campaign.rules import events as ev
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.report import report
from companion.games.campaign.words.sentences import odds_words, sentences, telling
from companion.games.campaign.words.status import lines
from companion.kernel.dice import Roll
from companion.kernel.session import Session
from companion.language.messages import kept
from tests.games.campaign.playing import SCENARIOS, SOLITAIRE, begun, play, to_phase

SILENT = {
    "began",
    "force-formed",
    "march-imposed",
    "drafted",
    "order-done",
    "hex-named",
    "action-began",
    "action-paid",
    "action-dropped",
    "spent",
    "path-followed",
    "obeyed",
    "clock-moved",
    "lines-drawn",
    "hex-held",
    "battle-opened",
    "battle-closed",
}
"""Told only with something in them, or not at all."""


def status(session: Session) -> str:
    return "\n".join(lines(session.view, session.duties(), session.score(), entry=session.head))


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_fact_of_a_whole_game_is_a_sentence_or_silent(name: str) -> None:
    session = play(begun(name))
    names = Names(session.view)
    for line in session.log():
        for event in line.events:
            text = telling(event, names)
            assert text or event.__struct_config__.tag in SILENT
            assert "{" not in text
        assert all(text[0].isupper() and text[-1] in ".!?" for text in sentences(line.events, names))


def test_every_kind_of_fact_is_known_to_the_tellings() -> None:
    """What is neither told nor named silent would be forgotten unseen."""
    names = Names(begun("gettysburg-battle").view)
    samples: dict[str, Any] = {
        "answered": ev.Answered("5"),
        "noted": ev.Noted("so"),
        "exited": ev.Exited("union:A", 30),
        "leader-lost": ev.LeaderLost("union:A", "Reynolds", 4, 0),
        "eliminated": ev.Eliminated("union:A", "rout"),
        "option-set": ev.OptionSet("RTG-R-SLOW", 0, 1, "so"),
        "overridden": ev.Overridden("game", "rain", False, True, "so"),
        "action-suspended": ev.ActionSuspended("union:A", (1, 2), (1, 1)),
        "action-resumed": ev.ActionResumed("union:A", (1, 2)),
        "first-attempt-failed": ev.FirstAttemptFailed("union:A", Roll(4, "rolled", kept("so"), 4)),
        "orders-lost": ev.OrdersLost("union:A"),
        "urgency-set": ev.UrgencySet("union:A", 5),
        "secondary-named": ev.SecondaryNamed("union", "union:A"),
        "patrol-changed": ev.PatrolChanged("union:A", True),
        "demoralised": ev.Demoralised("union:A"),
        "weather-drawn": ev.WeatherDrawn(True),
        "withdrawal-checked": ev.WithdrawalChecked("union:A", "rout"),
        "numbered": ev.Numbered("union:A", 3, 5, "stand"),
    }
    for tag, event in samples.items():
        assert event.__struct_config__.tag == tag
        assert telling(event, names), tag
    assert telling(ev.Exited("union:A", 30), names) == "I Corps leaves for Washington with 30 strength points"
    assert {one.__struct_config__.tag for one in get_args(ev.AnyEvent)} >= SILENT


@pytest.mark.clause("RTG-9.3b")
@pytest.mark.parametrize(("odds", "words"), [(1.0, "1.0:1"), (2.54, "2.5:1"), (0.4, "1:2.5"), (0.0, "0:1")])
def test_odds_are_written_to_one(odds: float, words: str) -> None:
    assert odds_words(odds) == words


def test_the_status_of_a_side_holds_its_own_corps_and_what_it_heard() -> None:
    session = to_phase(begun("gettysburg-battle", players=SOLITAIRE), "confederate")
    session.seat = "confederate"
    text = status(session)
    assert "Turn 1 of 14, July 1, 0900, dry: Confederate Player Phase" in text
    assert "Heth's Div (H)" in text
    assert "Reports of this turn" in text
    assert "seen by confederate:" not in text
    assert "men, seen by " in text
    assert "Buford" not in text
    assert "! read the reports and give orders; ET (end of the phase) sends the couriers [RTG-13.1.5a]" in text
    assert "Score" not in text


@pytest.mark.clause("RTG-13.1.2a")
def test_a_demoralised_corps_stands_out() -> None:
    from companion.games.campaign.rules import commands as cmd

    session = begun("gettysburg-battle")
    session.do(cmd.Override(target="union:A", field="demoralised", value=True, reason="test"))
    assert "DEMORALISED" in status(session)


def test_the_report_goes_by_turns_and_phases_and_ends_with_the_score() -> None:
    session = play(begun("gettysburg-battle"))
    text = report(session.view, session.log(), session.score())
    assert text.startswith("# The battle of Gettysburg, July 1 to 3, 1863\n")
    assert "## Turn 1, Execution Phase" in text
    assert f"**{session.score().points} Confederate points" in text
    assert msgspec.json.encode(text)
