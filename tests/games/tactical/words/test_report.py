"""The report of a square-grid battle: an evening in short, by turns, phases and sub-phases, and what it cost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.state import Losses, Phase, State
from companion.games.tactical.rules.view import Seat, view
from companion.games.tactical.words.blows import Told, blows
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.report import report
from companion.games.tactical.words.summary import combat, marches, recoveries
from companion.language.messages import kept
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules
from tests.games.tactical.turning import leader

A, B = unit("A", corps="I Corps"), unit("B", corps="I Corps")
E, F = unit("E", "confederate", (9, 10), corps="Jackson", men=370, men_at_start=400), unit("F", "confederate", (9, 10))
NAMES = Names(state(A, B, E, F))
AT = (9, 10)


def told(*events: Any) -> list[str]:
    return list(combat(list(blows(map(Told, (ev.SubPhaseBegan("offensive-fire", "union"), *events)))), NAMES))


def shot(one: str, casualties: int = 9, at: tuple[int, int] = AT, **more: Any) -> ev.Fired:
    return ev.Fired(one, at, 1, casualties, 2, **more)


def test_shots_at_one_square_are_told_together_with_what_they_cost_in_all() -> None:
    events = (shot(A.id), ev.Lost(E.id, 7), ev.Lost(F.id, 2), shot(B.id, out_of_ammo=True), ev.Lost(E.id, 3))
    assert told(*events) == ["A and B fire at 9,10: E loses 10 men and F 2 men; B is out of ammunition."]


def test_what_followed_stands_behind_and_what_only_tires_is_left_out() -> None:
    events = (
        shot(A.id, flank=True),
        ev.Lost(E.id, 7, 1),
        ev.Tired(E.id, 3, kept("so")),
        ev.Stood(E.id),
        ev.Routed(E.id),
    )
    assert told(*events) == ["A fires at 9,10, into the flank: E loses 7 men and 1 gun. E routs."]


def test_shots_without_effect_are_counted() -> None:
    assert told(shot(A.id, 0), shot(B.id, 3), ev.Lost(E.id, fatigue=1)) == ["Two shots without effect."]


def test_a_shot_elsewhere_begins_anew() -> None:
    found = told(shot(A.id), ev.Lost(E.id, 1), shot(B.id, at=(8, 8)), ev.Lost(F.id, 1))
    assert [one.split(" at ")[1][:4] for one in found] == ["9,10", "8,8:"]


def test_marches_are_counted_by_corps_and_recovery_in_a_line() -> None:
    moves = [ev.Moved(A.id, AT, 1, 1, 0), ev.Moved(A.id, (8, 10), 1, 1, 0), ev.Moved(E.id, AT, 1, 1, 0)]
    assert list(marches(moves, {A.id: "I Corps"})) == ["Two units moved: I Corps 1 and without a corps 1."]
    assert list(marches([], {})) == []
    found = [ev.Recovered(A.id, fatigue=4), ev.Recovered(B.id, fatigue=3, rallied=True, order=True)]
    assert list(recoveries(found, NAMES)) == [
        "B rallies.",
        "B regains its order.",
        "Two units recovered 7 fatigue in all.",
    ]


# ---- the whole of it


def line(entry: int, *events: Any, current: bool = True, phase: str = "union-combat-1") -> Any:
    return SimpleNamespace(
        entry=entry, events=events, current=current, turn=1, player_turn=phase, at="1862-09-17T06:00:00Z"
    )


def reported(battle: State, *lines: Any, seat: Seat = "referee") -> str:
    found = score(rules(), battle, {(18, 9): "Dunker Church"}) if seat == "referee" else None
    return report(view(rules(), battle, seat), lines, found)


def test_phases_that_one_entry_plays_have_their_own_headings() -> None:
    battle = state(A, E, turn=2)
    fought = (ev.SubPhaseBegan("offensive-fire", "union"), shot(A.id), ev.Lost(E.id, 7))
    rest = (ev.PhaseBegan(2, Phase(2, "recovery")), ev.Recovered(A.id, fatigue=4))
    text = reported(battle, line(1, *fought, *rest))
    assert "## Turn 1\n\n### Union 1st Combat Phase\n\n- **Offensive fire (Union)**\n  - A fires at 9,10" in text
    assert "## Turn 2\n\n### Recovery/Rally Phase\n\n- One unit recovered 4 fatigue in all." in text


def test_a_phase_of_nothing_but_handling_has_no_heading() -> None:
    text = reported(state(A, E), line(1, ev.PickedUp(A.id), ev.Faced((1, 1), 2), phase="union-operations-1"))
    assert "### Union" not in text.split("## Casualties")[0]


def test_what_the_referee_did_stands_apart_and_what_was_undone_is_left_out() -> None:
    text = reported(state(A, E), line(1, ev.Noted("Dinner.")), line(2, ev.Noted("A slip."), current=False))
    assert "- > Dinner." in text
    assert "A slip." not in text
    assert "*Left out: entry 2, which was taken back. The journal keeps them.*" in text


def test_casualties_by_corps_leaders_objectives_and_points() -> None:
    battle = state(
        A, E, losses={"confederate": Losses(infantry=30)}, leaders=(leader("Meade", lost=True, unit=""),), over=True
    )
    text = reported(battle, line(1, ev.Ended(kept("Draw: +30 points"))))
    assert "| Jackson | 400 | 30 | 7 % |  |  |" in text
    assert "- Meade (Union, division leader of Meade) has fallen" in text
    assert "- 28,11: not held" in text
    assert "- Dunker Church (18,9): not held" in text
    assert "| Union | confederate infantrymen | 30 | 1 | 30 |" in text
    assert "**+30 points: " in text
    assert "the battle is over" in text


def test_men_set_aside_have_a_column_of_their_own_and_are_no_casualties() -> None:
    aside = unit("E", "confederate", (9, 10), corps="Jackson", men=370, men_at_start=400, men_aside=20)
    text = reported(state(A, aside), line(1, ev.Noted("so")))
    assert "| Guns lost | Men set aside | Guns set aside |" in text
    assert "| Jackson | 400 | 10 | 2 % |  |  | 20 |  |" in text


def test_a_side_among_hidden_units_reads_no_score_and_is_told_what_the_casualties_rest_on() -> None:
    battle = state(A, E, hidden=True, revealed={"union": (E.id,)})
    text = reported(battle, line(1, ev.Noted("so")), seat="union")
    assert "## Points" not in text
    assert "*Its losses are hidden as its units are.*" in text
