"""The fallen leader table, face by face, and the turn in which a replacement comes."""

from __future__ import annotations

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.leaders import resolve, returns_in
from companion.language.messages import told as in_words

# The ten results as the sheet prints them.


@pytest.mark.parametrize(
    ("die", "outcome", "sheet", "fallen"),
    [
        pytest.param(1, "felled-by-sniper", "Felled by Sniper", True, marks=pytest.mark.clause("D10-LEADER-1")),
        pytest.param(
            2, "shot-dead-in-the-saddle", "Shot Dead in the Saddle", True, marks=pytest.mark.clause("D10-LEADER-2")
        ),
        pytest.param(3, "mortally-stricken", "Mortally Stricken", True, marks=pytest.mark.clause("D10-LEADER-3")),
        pytest.param(4, "grievously-wounded", "Grievously wounded", True, marks=pytest.mark.clause("D10-LEADER-4")),
        pytest.param(5, "disabled", "Disabled", True, marks=pytest.mark.clause("D10-LEADER-5")),
        pytest.param(6, "mere-flesh-wound", "Mere flesh wound", False, marks=pytest.mark.clause("D10-LEADER-6")),
        pytest.param(7, "coat-pierced", "Coat pierced but unscathed", False, marks=pytest.mark.clause("D10-LEADER-7")),
        pytest.param(8, "horse-shot", "Horse shot out from under", False, marks=pytest.mark.clause("D10-LEADER-8")),
        pytest.param(
            9, "staff-officer-struck", "Staff officer struck", False, marks=pytest.mark.clause("D10-LEADER-9")
        ),
        pytest.param(
            10, "coolly-ignores-fire", "Coolly ignores fire", False, marks=pytest.mark.clause("D10-LEADER-10")
        ),
    ],
)
def test_result_of_a_face(rules: Rules, die: int, outcome: str, sheet: str, fallen: bool) -> None:
    found = resolve(rules, die)
    assert (found.outcome, found.fallen) == (outcome, fallen)
    (name,) = [row.name for row in rules.leaders.row if row.face == die]
    assert name.casefold() == sheet.casefold()


@pytest.mark.clause("D10-LEADER-TABLE", "D10-LEADER-REPLACED", "D10-LEADER-UNHURT")
def test_one_to_five_remove_a_leader_and_the_rest_leave_him(rules: Rules) -> None:
    """The fallen come back after one full turn; nobody comes for the unhurt."""
    found = {die: resolve(rules, die) for die in range(1, 11)}
    assert [die for die, one in found.items() if one.fallen] == [1, 2, 3, 4, 5]
    assert [one.replacement_after_full_turns for one in found.values()] == [1] * 5 + [None] * 5
    assert len({one.outcome for one in found.values()}) == 10


@pytest.mark.parametrize(
    ("die", "second"),
    [
        (3, ("D10-LEADER-REPLACED", "replacement after full turns", 1)),
        (8, ("D10-LEADER-UNHURT", "no effect on the leader", 0)),
    ],
)
def test_working_names_the_face_and_what_follows(rules: Rules, die: int, second: tuple[str, str, int]) -> None:
    lines = [(line.clause, in_words(line.label), line.value) for line in resolve(rules, die).explain]
    face, follows = lines
    assert (face[0], face[2]) == (f"D10-LEADER-{die}", resolve(rules, die).outcome)
    assert follows == second


def phases(turns: int) -> list[tuple[int, str]]:
    """Give the Maneuver phases of a game in the order they are played: the Union's first in every turn."""
    return [(turn, side) for turn in range(1, turns + 1) for side in ("union", "confederate")]


@pytest.mark.clause("D10-RUL-LEADER-FULL-TURN", "D10-LEADER-REPLACED")
@pytest.mark.parametrize(
    ("leader", "turn", "player_turn", "back"),
    [
        ("union", 3, "union", 5),
        ("union", 3, "confederate", 5),
        ("confederate", 3, "union", 4),
        ("confederate", 3, "confederate", 5),
        ("confederate", 1, "union", 2),
    ],
)
def test_replacement_misses_one_maneuver_phase_of_his_side(
    rules: Rules, leader: str, turn: int, player_turn: str, back: int
) -> None:
    """He falls after the Maneuver phase of the player turn in which he is fired at."""
    at = phases(9).index((turn, player_turn))
    still_to_come = [when for when, side in phases(9)[at + 1 :] if side == leader]
    assert still_to_come[1] == back  # the first is missed
    own_turn_still_to_come = still_to_come[0] == turn
    assert returns_in(rules, turn=turn, own_turn_still_to_come=own_turn_still_to_come) == back
