"""Marches: along a path, onto it, over rivers and off the roads; the orders that cost no points."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance, neighbour
from companion.games.campaign.rules.marching import may_march, path_of
from companion.games.campaign.rules.orders import CM, MV, SU
from companion.games.campaign.rules.state import Side, part, whole
from tests.games.campaign.building import (
    DAY,
    FORCE,
    NIGHT,
    NORMAL,
    REST,
    Highest,
    Told,
    a_campaign,
    a_cavalry,
    a_corps,
    a_march,
    a_plain,
    marching,
    next_turn,
    played,
    reading,
    with_corps,
)

UP = [(5, row) for row in range(1, 13)]


def walked(order: MV, at: Hex, *, turn: int = DAY, ground: Ground | None = None, **more: Any) -> Told:
    """Give the story of a cavalry corps that force marches by an order: three hexes a day."""
    one = marching(a_cavalry("A", at=at, **more), order, imposed="force")
    return played(a_campaign(one, turn=turn), ground=ground)


@pytest.mark.clause("RTG-8.0a", "RTG-13.2.7d", "RTG-14.1b")
def test_a_corps_follows_its_path_to_the_end() -> None:
    story = walked(a_march((5, 8), 1, 2, 3), (5, 8))
    assert story.hexes("union:A") == [(5, 7), (6, 6), (7, 7)]
    assert path_of(a_march((5, 8), 1, 2, 3))[1:] == ((5, 7), (6, 6), (7, 7))
    after = story.corps("union:A")
    assert (after.orders, after.on_path, after.heading) == ((), -1, 3)


@pytest.mark.clause("RTG-13.2.7e", "RTG-R-MV-JOIN")
def test_on_its_path_already_a_corps_goes_on_from_there() -> None:
    assert walked(a_march((5, 8), 1, 1, 1), (5, 7)).hexes("union:A") == [(5, 6), (5, 5)]
    # a path that comes by twice: from the place furthest along, but from the start where it begins there
    there_and_back = a_march((5, 8), 1, 2, 5, 1)
    assert walked(there_and_back, (5, 7)).hexes("union:A") == [(5, 6)]
    assert walked(a_march((5, 8), 1, 4), (5, 8)).hexes("union:A") == [(5, 7), (5, 8)]


@pytest.mark.clause("RTG-R-MV-JOIN")
def test_it_joins_at_the_nearest_hex_of_the_path_the_furthest_along() -> None:
    story = walked(a_march((5, 8), 1, 1, 1), (6, 6))  # 5,7 and 5,6 are both next to it
    assert story.hexes("union:A") == [(5, 6), (5, 5)]
    assert story.of(ev.PathFollowed)[0].route == ((5, 6),)
    around = a_plain(mountains=[(5, 6), (5, 7), (6, 5), (6, 7)])
    assert walked(a_march((5, 9), 4), (6, 6), ground=around).hexes("union:A") == [(7, 7), (7, 8), (6, 8)]


@pytest.mark.clause("RTG-13.2.7e", "RTG-R-MV-JOIN")
def test_far_from_its_starting_hex_a_corps_force_marches_to_the_path() -> None:
    """It has drawn rest, hurries to the path all the same, and rests there."""
    one = a_corps("A", at=(7, 8), orders=(a_march((5, 8), 1, 1),), deployment="road")
    story = played(a_campaign(one), REST)
    assert [(event.march, whole(event.at)) for event in story.of(ev.MarchModeTaken, "union:A")] == [
        ("rest", 0),
        ("force", 0),
        ("rest", Fraction(1)),
    ]
    assert [at for _, _, at in story.moves()] == [Fraction(1, 2), Fraction(1)]
    assert story.corps("union:A").on_path >= 0
    near = a_corps("A", at=(6, 8), orders=(a_march((5, 8), 4, 4),), deployment="road")
    assert not played(a_campaign(near), REST).moves()


@pytest.mark.clause("RTG-13.2.7e")
def test_the_hurry_lasts_over_turns_until_the_path_is_reached() -> None:
    one = a_corps("A", at=(10, 8), orders=(a_march((5, 8), 1, 1),), deployment="road")
    story = played(a_campaign(one), NORMAL)
    assert (story.corps("union:A").march, len(story.moves())) == ("force", 2)
    second = played(next_turn(story.state), REST)
    assert [event.march for event in second.of(ev.MarchModeTaken)] == ["rest", "force"]
    assert (len(second.moves()), second.corps("union:A").hurries) == (2, True)
    third = played(next_turn(second.state), REST)
    assert [event.march for event in third.of(ev.MarchModeTaken)] == ["rest", "force", "rest"]
    assert third.hexes("union:A") == [(5, 6)]  # of the path the hex furthest along, all being as near


@pytest.mark.clause("RTG-8.9e", "RTG-R-MV-JOIN")
def test_a_speed_that_was_set_holds_on_the_way_to_the_path() -> None:
    one = marching(a_corps("A", at=(8, 8)), a_march((5, 8), 1, 1))
    story = played(a_campaign(one))
    assert story.corps("union:A").march == "normal"
    assert len(story.moves()) == 1


@pytest.mark.clause("RTG-R-MV-JOIN")
@given(
    st.tuples(st.integers(2, 9), st.integers(2, 9)),
    st.tuples(st.integers(3, 8), st.integers(4, 8)),
    st.lists(st.integers(1, 6), max_size=3),
    st.sets(st.tuples(st.integers(1, 12), st.integers(1, 12)), max_size=25),
)
def test_a_corps_takes_a_shortest_way_onto_any_path(at: Hex, start: Hex, path: list[int], mountains: set[Hex]) -> None:
    spots = path_of(MV(start, tuple(path)))
    ground = a_plain(mountains=mountains - {at, *spots})
    story = walked(MV(start, tuple(path)), at, ground=ground)
    joined = story.of(ev.PathFollowed, "union:A")
    if not joined:  # no way leads there: the order is given up
        assert all(far(ground, at, spot) is None for spot in spots)
        assert story.corps("union:A").orders == ()
        return
    shortest = min(found for spot in spots if (found := far(ground, at, spot)) is not None)
    assert len(joined[0].route) == shortest
    assert story.hexes("union:A")[: len(joined[0].route)] == list(joined[0].route)[: len(story.hexes("union:A"))]


def far(ground: Ground, start: Hex, goal: Hex) -> int | None:
    """Count the moves to a hex, slowly."""
    reached, edge, count = {start}, {start}, 0
    while goal not in reached:
        edge = {
            to for at in edge for to in (neighbour(at, way) for way in range(1, 7)) if ground.passable(to)
        } - reached
        if not edge:
            return None
        reached |= edge
        count += 1
    return count


# ---- ground


@pytest.mark.clause("RTG-8.2a", "RTG-11.5a", "RTG-R-NIGHT-EXTRA", "RTG-8.1b", "RTG-R-ROAD-HEX")
@pytest.mark.parametrize(("roads", "tires"), [((), 1), (UP, 0), (UP[:5], 1), (UP[6:], 1), (UP[:6], 1)])
@pytest.mark.parametrize(("turn", "times"), [(DAY, 1), (NIGHT, 3)])
def test_a_move_off_the_roads_tires_by_half_a_point(roads: Collection[Hex], tires: int, turn: int, times: int) -> None:
    """From 5,7 to 5,6; at night threefold. The map's rows are counted from 1: UP[5] is 5,6."""
    story = walked(a_march((5, 7), 1), (5, 7), turn=turn, ground=a_plain(roads=roads))
    tired = [event.by for event in story.of(ev.FatigueChanged)]
    assert tired == ([0.5 * times] if tires else [])
    town = a_plain(roads=UP[6:], towns=[(5, 6)])
    assert not walked(a_march((5, 7), 1), (5, 7), ground=town).of(ev.FatigueChanged)


@pytest.mark.clause("RTG-8.4a", "RTG-11.6a", "RTG-R-ROAD-HEX", "RTG-R-NIGHT-EXTRA")
def test_an_unbridged_river_tires_by_a_point_more() -> None:
    river = [((5, 7), 1)]
    over = walked(a_march((5, 7), 1), (5, 7), ground=a_plain(rivers=river))
    assert [(event.by, event.clause) for event in over.of(ev.FatigueChanged)] == [(0.5, "RTG-8.2a"), (1.0, "RTG-8.4a")]
    night = walked(a_march((5, 7), 1), (5, 7), ground=a_plain(rivers=river), turn=NIGHT)
    assert [event.by for event in night.of(ev.FatigueChanged)] == [1.5, 3.0]
    bridge = walked(a_march((5, 7), 1), (5, 7), ground=a_plain(rivers=river, roads=UP))
    assert not bridge.of(ev.FatigueChanged)
    assert bridge.moves() == [("union:A", (5, 6), Fraction(2, 3))]  # four points of six, bridge or not


@pytest.mark.clause("RTG-8.4b", "RTG-8.5a", "RTG-R-RIVER-CSA")
def test_no_confederate_crosses_a_river_and_nobody_enters_a_mountain() -> None:
    for ground in (a_plain(rivers=[((5, 7), 1)]), a_plain(rivers=[((5, 7), 1)], roads=UP), a_plain(mountains=[(5, 6)])):
        rebel = marching(a_cavalry("E", "confederate", at=(5, 7)), a_march((5, 7), 1, 1), imposed="force")
        story = played(a_campaign(rebel), ground=ground)
        assert not story.moves()
        assert story.corps("confederate:E").orders == ()  # there is no going on
    assert not walked(a_march((5, 7), 1), (5, 7), ground=a_plain(mountains=[(5, 6)])).moves()


@pytest.mark.clause("RTG-8.4b", "RTG-8.5a", "RTG-6.5.2a")
@given(st.sampled_from(["confederate", "union"]), st.integers(1, 6), st.booleans(), st.booleans(), st.booleans())
def test_where_a_corps_may_march(side: Side, way: int, river: bool, bridge: bool, mountain: bool) -> None:
    to = neighbour((5, 5), way)
    roads = [(5, 5), to] if bridge and not mountain else []
    ground = a_plain(rivers=[((5, 5), way)] if river else [], roads=roads, mountains=[to] if mountain else [])
    assert may_march(ground, a_corps("A", side), to) == (not mountain and (side == "union" or not river))
    assert not may_march(ground, a_corps("A", side), neighbour(to, way))


# ---- orders without a cost


@pytest.mark.clause("RTG-R-SLOW", "RTG-8.0f", "RTG-13.2.1b", "RTG-13.2.3b")
def test_su_and_cm_between_two_marches_take_a_twelfth_of_a_turn_each() -> None:
    orders = (a_march((5, 8), 1), SU(9), CM("attack"), a_march((5, 7), 1))
    one = marching(a_cavalry("A", at=(5, 8)), *orders, imposed="force")
    story = played(a_campaign(one))
    assert [at for _, _, at in story.moves()] == [Fraction(1, 3), Fraction(1, 3) + Fraction(2, 12) + Fraction(1, 3)]
    (urgency,), (contact,) = story.of(ev.UrgencySet), story.of(ev.ContactSet)
    assert (urgency.urgency, contact.contact) == (9, "attack")
    assert [whole(event.at) for event in story.of(ev.Obeyed)] == [Fraction(5, 12), Fraction(1, 2)]
    after = story.corps("union:A")
    assert (after.urgency, after.contact, after.orders) == (9, "attack", ())
    idle = played(a_campaign(a_corps("A", orders=(SU(7),))), REST)
    assert (idle.corps("union:A").urgency, idle.corps("union:A").spent) == (7, False)


@pytest.mark.clause("RTG-R-SLOW")
def test_by_the_other_reading_they_take_no_time() -> None:
    one = marching(a_cavalry("A", at=(5, 8)), SU(9), CM("attack"), a_march((5, 8), 1), imposed="force")
    story = played(a_campaign(one), rules=reading(SLOW=1))
    assert story.moves() == [("union:A", (5, 7), Fraction(1, 3))]


@pytest.mark.clause("RTG-4.4d", "RTG-R-SLOW")
def test_a_slow_corps_begins_nothing_before_its_time() -> None:
    one = marching(a_cavalry("A", at=(5, 8), waits_until=part(Fraction(1, 2))), a_march((5, 8), 1, 1), imposed="force")
    story = played(a_campaign(one))
    assert [whole(event.at) for event in story.of(ev.Spent)] == [Fraction(1, 2)]
    assert story.moves() == [("union:A", (5, 7), Fraction(5, 6))]


@pytest.mark.clause("RTG-R-ZOC-ORDERS", "RTG-R-MV-JOIN")
def test_who_was_driven_off_its_path_finds_back_to_it() -> None:
    """A corps withdraws off its path before the enemy; when he is gone it goes back and on."""
    one = a_corps(
        "A",
        at=(5, 5),
        deployment="road",
        contact="withdraw",
        effectiveness=9.0,
        orders=(a_march((5, 6), 1, 1),),
        on_path=1,
        retreat_to=(4, 5),
    )
    near = a_corps("E", "confederate", at=(5, 4), contact="stand")
    story = played(a_campaign(one, near), dice=Highest())
    assert story.hexes("union:A") == [(4, 5)]
    assert (story.corps("union:A").on_path, story.corps("union:A").orders) == (-1, one.orders)
    gone = with_corps(next_turn(story.state), "confederate:E", hex=(12, 1))
    after = played(with_corps(gone, "union:A", imposed="force"))
    assert after.hexes("union:A") == [(5, 5), (5, 4)]


@pytest.mark.clause("RTG-R-FORCE-IDLE")
def test_who_spends_no_points_of_its_own_has_spent_none() -> None:
    """It counts as rest: not moving, reading orders, making room for others (see the fatigue phase)."""
    told = played(
        a_campaign(a_corps("A", march="force", imposed="force"), a_cavalry("B", orders=(SU(7),), imposed="force"))
    )
    assert not told.corps("union:A").spent
    assert not told.corps("union:B").spent
    assert walked(a_march((5, 8), 1), (5, 8)).corps("union:A").spent


@pytest.mark.clause("RTG-8.0d", "RTG-R-EXEC-TIME")
@given(
    st.integers(1, 10),
    st.sampled_from(["rest", "normal", "force"]),
    st.booleans(),
    st.sampled_from(["infantry", "cavalry"]),
)
def test_nobody_enters_more_hexes_than_his_points_allow(turn: int, march: Any, rain: bool, kind: Any) -> None:
    one = marching(a_corps("A", at=(5, 12), kind=kind), a_march((5, 12), *[1] * 10), imposed=march)
    story = played(a_campaign(one, turn=turn, rain=rain))
    plain = {"rest": 0, "normal": 3, "force": 4} if kind == "infantry" else {"rest": 0, "normal": 4, "force": 6}
    times = {1: Fraction(1, 2), 0: Fraction(3, 2)}.get(turn % 5, Fraction(1))
    assert len(story.moves()) == int(plain[march] * times / (4 if rain else 2))
    for _, to, at in story.moves():
        assert whole(story.state.clock) == 1
        assert at * plain[march] * times == distance((5, 12), to) * (4 if rain else 2)


@pytest.mark.clause("RTG-8.9a")
def test_a_drawn_force_march_is_faster() -> None:
    one = a_corps("A", at=(5, 8), orders=(a_march((5, 8), 1, 1),), deployment="road")
    assert len(played(a_campaign(one), FORCE).moves()) == 2
    assert len(played(a_campaign(one), NORMAL).moves()) == 1
