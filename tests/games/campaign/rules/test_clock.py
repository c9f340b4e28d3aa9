"""Movement points, costs and moments: exact, by turn, weather and march mode."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.clock import allowance, ends, entry_cost, paid, the_turn
from companion.games.campaign.rules.state import Action, Corps, MarchMode, State, part, whole
from tests.games.campaign.building import (
    DAY,
    MORNING,
    NIGHT,
    a_campaign,
    a_cavalry,
    a_corps,
    a_march,
    a_plain,
    marching,
    next_turn,
    played,
    the_rules,
    with_corps,
)

HALF = Fraction(1, 2)
PLAIN = {
    ("infantry", "rest"): 0,
    ("infantry", "normal"): 3,
    ("infantry", "force"): 4,
    ("cavalry", "rest"): 0,
    ("cavalry", "normal"): 4,
    ("cavalry", "force"): 6,
}


def points(one: Corps, turn: int) -> Fraction:
    state = a_campaign(one, turn=turn)
    return allowance(the_turn(the_rules(), state), one)


@pytest.mark.clause("RTG-8.0b", "RTG-6.3.1a", "RTG-6.3.2a", "RTG-6.3.3a", "RTG-6.3a", "RTG-2.0l", "RTG-2.0m")
@pytest.mark.parametrize(("kind", "mode"), PLAIN)
def test_the_allowance_of_a_day_turn_is_that_of_the_march_mode(kind: str, mode: MarchMode) -> None:
    one = a_corps("A", kind=kind, march=mode)
    assert [points(one, turn) for turn in (DAY, 3, 4)] == [PLAIN[kind, mode]] * 3


@pytest.mark.clause("RTG-8.1a", "RTG-8.8a", "RTG-R-HALF-MP")
@pytest.mark.parametrize(("kind", "mode"), PLAIN)
def test_of_every_march_mode_the_morning_has_half_and_the_night_half_as_much_again(kind: str, mode: MarchMode) -> None:
    one = a_corps("A", kind=kind, march=mode)
    assert [points(one, turn) for turn in (MORNING, 6)] == [PLAIN[kind, mode] * HALF] * 2
    assert [points(one, turn) for turn in (NIGHT, 10)] == [PLAIN[kind, mode] * Fraction(3, 2)] * 2


@pytest.mark.clause("RTG-R-OF-RATE", "RTG-13.1.7c", "RTG-14.2a")
def test_a_corps_of_a_force_has_no_more_points_than_the_force() -> None:
    cavalry = a_cavalry("A", march="normal", held_to=part(3))
    assert points(cavalry, DAY) == 3
    assert points(cavalry, NIGHT) == Fraction(9, 2)
    assert points(cavalry, MORNING) == Fraction(3, 2)
    assert points(a_corps("A", march="normal", held_to=part(6)), DAY) == 3
    assert points(a_cavalry("A", march="force", held_to=part(0)), DAY) == 0


@pytest.mark.clause("RTG-R-OF-CONTACT")
def test_before_the_enemy_the_combat_mode_overrides_the_force() -> None:
    assert points(a_cavalry("A", march="normal", held_to=part(3), combat="attack"), DAY) == 4


@pytest.mark.clause("RTG-8.7a", "RTG-8.7e", "RTG-8.6a", "RTG-8.6b")
def test_a_river_costs_two_more_and_rain_doubles_all() -> None:
    ground = a_plain(rivers=[((5, 5), 4)])
    assert entry_cost(the_rules(), ground, (5, 5), (5, 4)) == 2
    assert entry_cost(the_rules(), ground, (5, 5), (5, 6)) == 4
    for rain, cost in ((False, 4), (True, 8)):  # eight to cross a river in rain
        state = a_campaign(marching(a_corps("A"), a_march((5, 5), 4)), rain=rain)
        (began,) = played(state, ground=ground).of(ev.ActionBegan)
        assert whole(began.action.cost) == cost


@pytest.mark.clause("RTG-8.0e", "RTG-8.0c", "RTG-R-EXEC-TIME", "RTG-2.0n")
def test_the_books_example_of_points_that_carry_over() -> None:
    """Infantry at normal march pays 2 to enter a hex and its third towards the next, which then takes one more."""
    state = a_campaign(marching(a_corps("A", at=(5, 8)), a_march((5, 8), 1, 1, 1, 1)))
    story = played(state)
    assert story.moves() == [("union:A", (5, 7), Fraction(2, 3))]
    action = story.corps("union:A").action
    assert action is not None
    assert (action.cost, action.paid) == ((2, 1), (1, 1))
    after = played(with_corps(next_turn(story.state), "union:A", imposed="normal"))
    assert after.moves() == [("union:A", (5, 6), Fraction(1, 3)), ("union:A", (5, 5), Fraction(1))]


@pytest.mark.clause("RTG-8.0d")
def test_points_that_are_not_spent_are_gone() -> None:
    idle = a_campaign(marching(a_corps("A", at=(5, 8))))
    later = with_corps(next_turn(played(idle).state), "union:A", orders=(a_march((5, 8), 1, 1, 1),), imposed="normal")
    assert len(played(later).moves()) == 1


@pytest.mark.clause("RTG-R-HALF-MP", "RTG-8.1a", "RTG-8.8a")
@pytest.mark.parametrize(
    ("turn", "march", "hexes", "left"),
    [
        (MORNING, "normal", 0, Fraction(3, 2)),
        (MORNING, "force", 1, 0),
        (NIGHT, "normal", 2, HALF),
        (NIGHT, "force", 3, 0),
    ],
)
def test_half_points_are_kept(turn: int, march: str, hexes: int, left: Fraction) -> None:
    one = marching(a_corps("A", at=(5, 12)), a_march((5, 12), *[1] * 6), imposed=march)
    story = played(a_campaign(one, turn=turn))
    assert len(story.moves()) == hexes
    action = story.corps("union:A").action
    assert (whole(action.paid) if action else 0) == left


@pytest.mark.clause("RTG-R-RAIN-COST", "RTG-8.6a", "RTG-8.6b")
def test_a_cost_is_fixed_when_its_first_point_is_spent() -> None:
    order = a_march((5, 8), 1, 1)

    def second_turn(first: bool, second: bool) -> State:
        one = marching(a_corps("A", at=(5, 8)), order)
        story = played(a_campaign(one, turn=MORNING, rain=first))
        return played(with_corps(next_turn(story.state, rain=second), "union:A", imposed="normal")).state

    dry_then_wet, wet_then_dry = second_turn(False, True), second_turn(True, False)
    # 1.5 paid of 2 dry: half a point more, then 2.5 of the 4 that the next hex costs in rain
    assert dry_then_wet.corps["union:A"].hex == (5, 7)
    action = dry_then_wet.corps["union:A"].action
    assert action is not None
    assert (action.cost, action.paid) == ((4, 1), (5, 2))
    # 1.5 paid of 4 wet: 2.5 more, then half a point of the 2 that the next hex costs dry
    assert wet_then_dry.corps["union:A"].hex == (5, 7)
    action = wet_then_dry.corps["union:A"].action
    assert action is not None
    assert (action.cost, action.paid) == ((2, 1), (1, 2))


@pytest.mark.clause("RTG-8.7b", "RTG-6.5.1a", "RTG-6.5.2a", "RTG-13.4a", "RTG-6.5a")
def test_a_deployed_corps_forms_a_column_for_a_point_before_it_moves() -> None:
    story = played(a_campaign(marching(a_corps("A", at=(5, 8)), a_march((5, 8), 1, 1), deployment="deployed")))
    (formed,) = story.of(ev.DeploymentChanged)
    assert (formed.deployment, whole(formed.at)) == ("road", Fraction(1, 3))
    assert story.moves() == [("union:A", (5, 7), Fraction(1))]


@pytest.mark.clause("RTG-R-EXEC-TIME")
@given(
    st.fractions(0, 1, max_denominator=60),
    st.fractions(0, 8, max_denominator=12),
    st.fractions(0, 8, max_denominator=12),
    st.sampled_from(["normal", "force"]),
    st.integers(1, 5),
)
def test_what_is_to_pay_is_paid_when_it_ends(
    since: Fraction, one_cost: Fraction, other: Fraction, march: MarchMode, turn: int
) -> None:
    cost, had = max(one_cost, other), min(one_cost, other)
    one = a_corps("A", march=march, action=Action("enter", part(cost), part(since), part(had), to=(5, 4)))
    now = the_turn(the_rules(), a_campaign(one, turn=turn))
    end = ends(now, one)
    assert end is not None
    assert paid(now, one, end) == cost
    if end > since:
        assert paid(now, one, (since + end) / 2) == (had + cost) / 2  # in a straight line
