"""The players' clocks: whose time counts, what he has used, what is kept. No test reads a watch."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.faults import BadInput
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import clocks
from companion.games.miniatures.words.clocks import Clocks
from companion.games.miniatures.words.status import lines
from companion.kernel.session import Session
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, a_worn, in_contact

PLAYERS = {"union-1": "Anna", "union-V": "Bob", "confederate": "Dora"}


def a_game(step: str = "move", **more: Any) -> Session:
    return a_session(
        a_battle(
            a_brigade("cutler"),
            a_brigade("tilton", division="union-3", corps="union-V"),
            a_brigade("davis", "confederate"),
            a_leader("wadsworth"),
            step=step,
            **{"players": PLAYERS, **more},
        )
    )


def counts(session: Session) -> tuple[str, ...]:
    return clocks.running(session.view, session.duties())


@pytest.mark.parametrize(
    ("step", "player_turn", "who"),
    [
        ("leaders", "union", ("Anna",)),
        ("move", "union", ("Anna", "Bob")),
        ("move", "confederate", ("Dora",)),
        ("defensive", "union", ("Dora",)),
        ("offensive", "union", ("Anna", "Bob")),
        ("charge", "union", ()),
    ],
)
def test_time_counts_for_whom_something_waits(step: str, player_turn: str, who: tuple[str, ...]) -> None:
    assert counts(a_game(step, player_turn=player_turn)) == who


def test_who_has_nothing_left_to_do_pays_for_nobody_else() -> None:
    session = a_game()
    session.do(cmd.Maneuver("cutler"), faces=(2,))
    assert counts(session) == ("Bob",)


def test_while_a_question_waits_only_his_time_counts_who_must_answer() -> None:
    session = a_session(
        a_battle(
            in_contact(a_worn("davis", "confederate"), "cutler"),
            in_contact(a_worn("archer", "confederate", division="confederate-2"), "stone"),
            a_worn("cutler", stands=7),
            a_worn("stone"),
            step="charge",
            player_turn="confederate",
            players={"confederate-1": "Dora", "confederate-2": "Emil"},
        )
    )
    assert counts(session) == ("Dora", "Emil")
    session.do(cmd.ResolveCharge(("davis",), ("cutler",)), faces=(9, 4))
    assert counts(session) == ("Dora",)


def test_a_battle_that_is_over_costs_nobody_time() -> None:
    assert counts(a_game(over=True)) == ()


def test_a_side_without_names_has_a_clock_of_its_own() -> None:
    session = a_game(players={"union-V": "Bob"})
    assert clocks.players(session.view) == ("Bob", "union", "confederate")
    assert counts(session) == ("union", "Bob")


def test_seconds_count_by_player_and_turn_and_a_budget_runs_out() -> None:
    found = Clocks(budgets={"Anna": 2.0}, going=True)
    for turn, seconds in ((3, 70.0), (4, 45.5), (4, 10.0), (4, 0.0)):
        found = clocks.counted(found, ("Anna", "Dora"), turn, seconds)
    assert found.used == {"Anna": {3: 70.0, 4: 55.5}, "Dora": {3: 70.0, 4: 55.5}}
    anna, bob, dora = clocks.rows(found, a_game(turn=4).view, ("Anna",))
    assert (anna.used, anna.this_turn, anna.over, anna.counts) == ("2:05 of 2:00", "this turn 0:55", True, True)
    assert (bob.used, bob.over, dora.used, dora.counts) == ("0:00", False, "2:05", False)


def test_what_is_kept_is_read_again_and_stands_still() -> None:
    found = clocks.budgeted(clocks.counted(Clocks(going=True), ("Anna",), 3, 61.0), {"Anna": 45.0, "Bob": 0.0})
    again = clocks.read(clocks.written(found))
    assert (again.used, again.budgets, again.going) == ({"Anna": {3: 61.0}}, {"Anna": 45.0}, False)


@pytest.mark.parametrize(
    "text",
    [
        "no clock",
        "[]",
        "\udc80",
        '{"used":{"Anna":{"3":1e308}}}',
        '{"used":{"Anna":{"3":-1}}}',
        '{"budgets":7}',
        '{"format":2}',
    ],
)
def test_what_is_no_clock_is_told_and_nothing_is_a_fresh_one(text: str) -> None:
    assert clocks.read("") == Clocks()
    with pytest.raises(BadInput):
        clocks.read(text)
    session = a_game()
    session.keep_beside(clocks.BESIDE, text.encode(errors="replace").decode())
    told = list(lines(session.view, (), session.score(), entry=1, kept=session.kept))
    assert any("the clocks of this game cannot be read" in line for line in told)


@pytest.mark.parametrize(("seconds", "told"), [(0, "0:00"), (59.9, "0:59"), (61, "1:01"), (3725, "1:02:05")])
def test_a_time_in_words(seconds: float, told: str) -> None:
    assert clocks.minutes(seconds) == told


def test_the_status_tells_the_clocks_to_the_referee_alone() -> None:
    session = a_game()
    kept = clocks.counted(Clocks(budgets={"Anna": 1.0}), ["Anna", "Bob"], session.view.turn, 75)
    session.keep_beside(clocks.BESIDE, clocks.written(kept))
    told = "\n".join(lines(session.view, session.duties(), session.score(), entry=1, kept=session.kept))
    assert "Anna: 1:15 of 1:00, this turn 1:15, over" in told
    assert "Bob: 1:15, this turn 1:15" in told
    assert "Dora" not in told.partition("Clocks")[2].partition("\n\n")[0], "who has used none is not listed"
    session.seat = "union"
    hidden = "\n".join(lines(session.view, session.duties(), session.score(), entry=1, kept=session.kept))
    assert "Clocks" not in hidden
