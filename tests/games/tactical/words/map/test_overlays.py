"""Overlays are what the rules say, and everything shown of a square is said in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules.ground.squares import distance, in_arc, step
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.turn.command_control import in_command
from companion.games.tactical.rules.view import view
from companion.games.tactical.words.map import overlays, showing
from companion.games.tactical.words.map.aloud import listing, read_out, unit
from companion.games.tactical.words.map.marks import Fire, Marks, Reached, Seen, Zone
from tests.games.tactical.beginning import at, laid_out
from tests.games.tactical.building import state
from tests.games.tactical.building import unit as a_unit
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.ordering import field, moment
from tests.games.tactical.words.map.laying import counter


def of(now: State, name: str) -> Unit:
    return next(one for one in now.units.values() if one.name == name)


@pytest.mark.clause("ANT-7.3l", "ANT-8.3b", "ANT-7.9d")
def test_sight_is_split_into_seen_and_hidden_within_arc_and_limit() -> None:
    now = at(laid_out())
    one = of(now.state, "I Corps-A")
    seen = overlays.seen_by(now, one)
    assert seen is not None
    assert one.square is not None
    limit = now.sight.limit(one.square, now.state.turn)
    inside = {to for to in antietam().kinds if distance(one.square, to) <= limit and in_arc(one.square, one.facing, to)}
    assert seen.seen | seen.hidden == inside
    assert not seen.seen & seen.hidden
    assert all(now.sight.why_not(one.square, to, _held(now.state), turn=now.state.turn) for to in seen.hidden)


@pytest.mark.clause("ANT-QS-3.1a", "ANT-QS-3.3e", "ANT-7.1a")
def test_from_a_square_one_sees_all_round_or_in_a_direction() -> None:
    now = at(laid_out("basic"))
    one = of(now.state, "Seymour-A")
    assert one.square is not None
    assert overlays.seen_by(now, one) == overlays.seen_from(now, one.square)
    ahead = overlays.seen_from(now, one.square, 5)
    assert ahead.seen < overlays.seen_from(now, one.square).seen
    assert all(in_arc(one.square, 5, to) for to in ahead.seen)


def _held(now: State) -> frozenset[tuple[int, int]]:
    return frozenset(one.square for one in now.here() if one.square is not None)


@pytest.mark.clause("ANT-7.13k")
def test_the_fire_zone_is_what_is_seen_in_range() -> None:
    now = at(laid_out())
    one = of(now.state, "I Corps-A")
    fire, seen = overlays.fire_of(now, one), overlays.seen_by(now, one)
    assert fire is not None
    assert seen is not None
    assert one.square is not None
    reach = rules().range_of(one.weapon)
    assert fire.squares == {to for to in seen.seen if 0 < distance(one.square, to) <= reach}


def test_reach_has_its_costs_and_the_way_to_each_square() -> None:
    one = a_unit("A", at=(4, 4))
    now = moment(one)
    found = Reaches(now.rules, now.ground).of(now.state, one)
    assert overlays.reached(found, one).costs == found.costs
    for to, cost in found.costs.items():
        trail = overlays.way_to(found, one, to)
        assert trail is not None
        assert trail.squares[0] == (4, 4)
        assert trail.squares[-1] == to
        assert trail.costs[-1] == cost
        assert list(trail.costs) == sorted(trail.costs)
    assert overlays.way_to(found, one, (4, 4)) is None


@pytest.mark.clause("ANT-7.6a")
def test_zones_are_the_eight_squares_around_units_as_far_as_the_map_goes() -> None:
    now = moment(a_unit("A", at=(0, 0)), a_unit("B", "confederate", (3, 3)), on=field("....", "....", "....", "...."))
    ours, theirs = sorted(overlays.zones(now), key=lambda zone: zone.side, reverse=True)
    assert ours == Zone("union", frozenset({(0, 1), (1, 0), (1, 1)}), frozenset({(0, 0)}))
    assert theirs.squares == {(2, 2), (2, 3), (3, 2)}


@pytest.mark.clause("ANT-4.1a", "ANT-4.2a")
def test_traces_of_command_end_as_command_control_does() -> None:
    now = at(laid_out())
    told = 0
    for one in now.state.here():
        traces = overlays.command_of(now, one)
        if traces:
            assert all(trace.held for trace in traces) == in_command(rules(), now.state, one)[0], one.name
            assert {trace.side for trace in traces} == {one.side}
            told += 1
    assert told > 50
    far = _away(now)
    assert next(trace.held for trace in overlays.command_of(far, of(far.state, "Magilton-A"))) is False


def _away(now: Moment) -> Moment:
    """Send a unit to the map's far corner."""
    one = of(now.state, "Magilton-A")
    units = now.state.units | {one.id: replace(one, square=(40, 34))}
    return Moment(now.rules, now.ground, now.sight, replace(now.state, units=units))


# ---- in words


@pytest.mark.clause("ANT-7.1h")
def test_a_square_is_read_out_with_terrain_elevation_row_and_column() -> None:
    assert read_out(antietam(), (15, 9)) == "cornfield, elevation 3, 15,9"
    assert read_out(antietam(), (24, 11)).startswith("road, elevation")
    assert listing(antietam(), Marks(), (18, 9)) == (f"{read_out(antietam(), (18, 9))} · Dunker Church",)
    assert listing(antietam(), Marks(), (42, 0)) == ("off the map",)


def test_everything_that_is_shown_of_a_square_is_said() -> None:
    where = (10, 8)
    marks = Marks(
        counters=(
            counter(
                "A",
                disrupted=True,
                in_command=False,
                ammo=False,
                fort=2,
                leader="corps",
                melee=True,
                fire=(11, 8),
                advance=True,
                spent=True,
                strength="346 men",
            ),
        ),
        seen=Seen((9, 8), frozenset({where})),
        fire=Fire((9, 8), frozenset({where})),
        reach=Reached((9, 8), "union", {where: 4}),
        zones=(Zone("confederate", frozenset({where})),),
    )
    said = " · ".join(listing(antietam(), marks, where))
    for part in (
        "A, 346 men",
        "facing 1 north",
        "disrupted",
        "out of command",
        "out of ammunition",
        "fortification 2",
        "corps",
        "fire plotted at 11,8",
        "melee plotted",
        "advance plotted",
        "4 operation points",
        "in sight",
        "in range",
        "zone of control: Confederate",
        "nothing more",
    ):
        assert part in said, part
    assert "out of sight" in " ".join(
        listing(antietam(), replace(marks, seen=Seen((9, 8), frozenset(), frozenset({where}))), where)
    )
    assert "routed" in unit(counter(routed=True))
    assert "facing" not in unit(counter(facing=None))


def test_guns_are_counted_and_men_are_men() -> None:
    now = state(a_unit("A", men=1346), a_unit("G", at=step((10, 10), 1), arm="artillery", weapon="N12", guns=12))
    assert {one.strength for one in showing.counters(view(rules(), now, "referee"))} == {"1,346 men", "12 guns"}
