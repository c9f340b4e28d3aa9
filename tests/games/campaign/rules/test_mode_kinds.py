"""The five kinds of mode, and what a combat mode says of a corps: what it does in the face of the enemy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.games.campaign.prompt.text.corps import corps_status_lines
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import CombatMode, State
from companion.games.campaign.rules.status_report import corps_status
from companion.games.campaign.words.status import corps_lines
from tests.games.campaign.building import Highest, Told, a_campaign, a_cavalry, a_corps, played
from tests.games.campaign.commanding import a_phase, after, refused, seen, the_rules, with_corps

KINDS: dict[str, tuple[object, ...]] = {
    "contact": ("initiative", "withdraw", "stand", "attack", "hasty-attack"),
    "combat": ("inactive", "withdraw", "stand", "attack", "hasty-attack"),
    "march": ("rest", "normal", "force"),
    "patrol": (False, True),
    "deployment": ("road", "deployed"),
}
"""The kinds of mode and the values of each."""
HOOD = "confederate:C"


def set_by_hand(state: State, field: str, value: object) -> State | None:
    """Give the state with a mode of Hood's set by the referee; None: he may not."""
    command = cmd.Override(target=HOOD, field=field, value=value, reason="a slip")
    if refused(state, command):
        return None
    before = getattr(state.corps[HOOD], field)
    return after(state, ev.Overridden(HOOD, field, before, value, "a slip"))


@pytest.mark.clause("RTG-6.0a", "RTG-6.0b")
@pytest.mark.parametrize("kind", KINDS)
def test_a_corps_has_a_mode_of_each_of_five_kinds_and_each_stands_for_itself(kind: str) -> None:
    every: set[object] = {value for values in KINDS.values() for value in values} | {"defend"}
    taken: set[object] = set()
    for value in every:
        set_so = set_by_hand(a_phase(), kind, value)
        if set_so is None:
            continue
        taken.add(value)
        now, was = set_so.corps[HOOD], a_phase().corps[HOOD]
        assert getattr(now, kind) == value
        assert {other: getattr(now, other) for other in KINDS if other != kind} == {
            other: getattr(was, other) for other in KINDS if other != kind
        }
        shown = next(one.now for one in seen(set_so).corps if one.id == HOOD)
        assert getattr(shown, kind) == value
    assert taken == set(KINDS[kind])


# ---- in the face of the enemy


def before_the_enemy(mode: CombatMode) -> Told:
    """Play a day turn of Union cavalry in column that met infantry to the south with an order for it."""
    rides = a_cavalry("A", at=(5, 5), contact=mode, deployment="road", heading=4, effectiveness=9.0)
    stands = a_corps("E", "confederate", at=(5, 6), contact="stand")
    return played(a_campaign(rides, stands), dice=Highest())


@pytest.mark.clause("RTG-2.0d", "RTG-6.2d")
@pytest.mark.parametrize(
    ("mode", "hexes", "deployment", "attacks"),
    [
        ("withdraw", [(5, 4)], "road", 0),
        ("stand", [], "deployed", 0),
        ("attack", [(5, 6)], "deployed", 1),
        ("hasty-attack", [(5, 6)], "road", 1),
    ],
)
def test_a_combat_mode_states_what_a_corps_does_before_the_enemy(
    mode: CombatMode, hexes: list[tuple[int, int]], deployment: str, attacks: int
) -> None:
    story = before_the_enemy(mode)
    taken = story.of(ev.CombatModeTaken, "union:A")[0]
    assert taken.combat == mode
    assert story.hexes("union:A") == hexes
    assert story.corps("union:A").deployment == deployment
    assert [one.attackers for one in story.of(ev.BattleClosed)] == [("union:A",)] * attacks


@pytest.mark.clause("RTG-2.0d", "RTG-6.2a")
@pytest.mark.parametrize("mode", ["withdraw", "stand", "attack", "hasty-attack"])
def test_with_no_enemy_near_no_order_makes_a_combat_mode(mode: CombatMode) -> None:
    alone = a_cavalry("A", at=(5, 5), contact=mode, deployment="road")
    story = played(a_campaign(alone, a_corps("E", "confederate", at=(5, 8), contact="stand")), dice=Highest())
    assert not story.of(ev.CombatModeTaken)
    assert story.corps("union:A").combat == "inactive"


@pytest.mark.clause("RTG-R-DEFEND", "RTG-6.2d")
def test_to_defend_is_to_stand_and_is_called_so() -> None:
    """One mode under one name: it is ordered with S, taken as stand and shown as stand; no order knows the other word."""
    letters = {row.letter: row.mode for row in the_rules().orders.contact}
    assert letters["S"] == "stand"
    assert "D" not in letters
    order: dict[str, Any] = {"order": "CM", "corps": "C", "contact": "stand"}
    assert msgspec.convert(order, cmd.AnyCommand) == cmd.CM(corps="C", contact="stand")
    with pytest.raises(msgspec.ValidationError, match="defend"):
        msgspec.convert({**order, "contact": "defend"}, cmd.AnyCommand)
    state = with_corps(a_phase(), HOOD, combat="stand", contact="stand")
    view = seen(state)
    one = next(one for one in view.corps if one.id == HOOD)
    (line,) = corps_lines([one])
    assert "in combat mode stand" in line
    told = "\n".join(corps_status_lines(one, corps_status(the_rules(), view, HOOD)))
    assert "Combat mode stand" in told
    assert "defend" not in (line + told).lower()
