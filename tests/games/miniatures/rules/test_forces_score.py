"""Points of brigades that were regrouped: the brigades that the battle began with count, each once."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.score import read_score_sheet, score
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.victory import spent_share
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import told
from tests.games.miniatures.building import a_battle, a_brigade, play

SHEET = read_score_sheet(ruleset_texts("miniatures", only=["score.toml"])["score.toml"])
HALVES = (cmd.Part("devin", "Devin", 4), cmd.Part("devin-right", "Devin, right", 4))


def points(state: State) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Give what the Confederates have to their score: {row: (how many, of whom)}."""
    lines = score(state, SHEET).confederate.lines
    return {told(line.label).removeprefix("enemy brigades "): (line.count, line.what) for line in lines if line.count}


def lost(name: str, stands: int, pays: str = "lost") -> cmd.Override:
    return cmd.Override(target=name, field="stands", value=stands, reason="the fight", pays=pays)


def apart(*orders: Any) -> State:
    state = a_battle(a_brigade("devin"), a_brigade("gamble"), a_brigade("heth", "confederate"))
    return play(state, cmd.Split("devin", HALVES), *orders).state


@pytest.mark.clause("D10-RUL-SCOPE")
@pytest.mark.parametrize(
    ("orders", "expected"),
    [
        ((), {}),
        ((lost("devin", 2),), {"worn": (1, ("Devin (Devin; Devin, right)",))}),
        ((lost("devin", 2), lost("devin-right", 2)), {"spent": (1, ("Devin (Devin; Devin, right)",))}),
        ((lost("devin", 0),), {"spent": (1, ("Devin (Devin; Devin, right)",))}),
        ((lost("devin", 0), lost("devin-right", 0)), {"destroyed or gone": (1, ("Devin (Devin; Devin, right)",))}),
    ],
)
def test_a_split_brigade_counts_once_by_what_all_its_parts_have_left(orders: Any, expected: Any) -> None:
    assert points(apart(*orders)) == expected


def test_a_part_that_quit_has_nothing_left_and_the_last_that_is_gone_ends_the_brigade() -> None:
    quitter = cmd.Override(target="devin-right", field="status", value="quit", reason="it ran", pays="skedaddled")
    assert points(apart(quitter)) == {"spent": (1, ("Devin (Devin; Devin, right)",))}
    assert points(apart(quitter, lost("devin", 0)))["destroyed or gone"][0] == 1


@pytest.mark.clause("D10-RUL-SCOPE")
def test_merged_brigades_count_each_by_its_share() -> None:
    state = a_battle(a_brigade("devin"), a_brigade("gamble"), a_brigade("heth", "confederate"))
    one = play(state, cmd.Merge(("devin", "gamble"), "gamble")).state
    assert points(one) == {}
    gone = play(one, lost("gamble", 0)).state
    assert points(gone) == {"destroyed or gone": (2, ("Devin (Gamble)", "Gamble"))}


def test_together_again_and_renamed_it_is_called_what_it_is_called() -> None:
    again = play(apart(lost("devin", 2)), cmd.Merge(("devin", "devin-right"), "devin"), cmd.Rename("devin", "Buford"))
    assert points(again.state) == {"worn": (1, ("Buford",))}


def test_the_share_of_the_brigades_that_are_spent_counts_those_of_the_beginning() -> None:
    assert spent_share(apart(lost("devin", 0)), "union") == Fraction(1, 2)
    assert spent_share(apart(), "union") == 0
