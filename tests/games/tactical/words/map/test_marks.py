"""Units and what else a seat knows, as shapes: told apart without colour, in their squares, and no secret among them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.drawing.shapes import Box, Shape, Stroke, thick
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import known, view
from companion.games.tactical.words.map import knowledge, showing
from companion.games.tactical.words.map.counters import stack_shapes
from companion.games.tactical.words.map.labels import called, labels
from companion.games.tactical.words.map.marks import (
    AT_FIRST,
    LAYERS,
    Clash,
    Command,
    Counter,
    Fire,
    Marks,
    Reached,
    Seen,
    Trail,
    Zone,
    shown,
)
from companion.games.tactical.words.map.stacking import laid as stacked
from companion.games.tactical.words.map.stacking import under
from tests.games.tactical.beginning import laid_out, sight
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.words.map.laying import SIZES, counter, drawing, laid, strokes, wide, words

ARMS: list[dict[str, Any]] = [
    {},
    {"mode": "column"},
    {"arm": "cavalry", "mode": "mounted"},
    {"arm": "cavalry", "mode": "dismounted"},
    {"arm": "artillery", "mode": "unlimbered"},
    {"arm": "artillery", "mode": "limbered"},
    {"routed": True},
]


def lines(*units: Counter, icons: bool = False) -> tuple[Any, ...]:
    """Give all lines of a stack, whatever their colour."""
    found = stack_shapes(units, 41.0, icons=icons)
    return tuple((one.lines, bool(one.fill)) for one in found if isinstance(one, Stroke))


# ---- symbols


@pytest.mark.clause("ANT-F1.5", "ANT-7.7c", "ANT-7.8b", "ANT-QS-3.2b")
def test_arm_mode_rout_and_stack_each_have_their_own_shape() -> None:
    shapes = [lines(counter(**sort)) for sort in ARMS]
    guns = counter("I Corps-A", arm="artillery", mode="unlimbered")
    shapes += [lines(counter("A"), counter("B")), lines(counter("A"), guns), lines(counter("A"), counter("B"), guns)]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.clause("ANT-1.5d", "ANT-7.9f")
def test_shapes_turn_with_their_facing() -> None:
    for sort in ARMS:
        assert len({lines(counter(facing=facing, **sort)) for facing in range(1, 9)}) == 8


@pytest.mark.clause("ANT-1.5c")
def test_the_sides_differ_in_shape_and_in_colour() -> None:
    for sort in ARMS:
        ours, theirs = counter(**sort), counter(side="confederate", **sort)
        assert lines(ours) != lines(theirs) or not strokes(stack_shapes([theirs], 41.0), "union")
        bodies = [one.fill for one in stack_shapes([ours], 41.0) if isinstance(one, Stroke)]
        hollow = [one.fill for one in stack_shapes([theirs], 41.0) if isinstance(one, Stroke)]
        assert bodies.count("union") > hollow.count("conf")  # solid ones, and hatched or hollow ones
        assert not strokes(stack_shapes([theirs], 41.0), "union")


@pytest.mark.clause("ANT-2.1p", "ANT-2.1q")
def test_figures_show_neither_facing_nor_mode() -> None:
    infantry = {
        lines(counter(mode=mode, facing=facing), icons=True) for mode in ("normal", "column") for facing in (1, 4)
    }
    assert len(infantry) == 1
    arms: list[dict[str, Any]] = [
        {},
        {"arm": "cavalry", "mode": "mounted"},
        {"arm": "artillery", "mode": "unlimbered"},
        {"routed": True},
    ]
    assert len({lines(counter(**arm), icons=True) for arm in arms}) == 4
    basic = showing.marks(view(rules(), laid_out("basic"), "referee"))
    assert basic.icons
    assert {one.facing for one in basic.counters} == {None}
    assert not showing.marks(view(rules(), laid_out("intermediate"), "referee")).icons


STACKS = st.lists(st.sampled_from(ARMS), min_size=1, max_size=4)


@given(STACKS, st.integers(1, 8), st.booleans())
def test_a_stack_stays_in_its_square_and_each_unit_can_be_met(
    those: list[dict[str, Any]], facing: int, icons: bool
) -> None:
    units = [counter(f"U{nth}", **(sort | {"facing": facing})) for nth, sort in enumerate(those)]
    found = stacked(units, icons=icons)
    assert {one.unit.id for one in found} == {one.id for one in units}
    for one in found:
        assert max(map(abs, one.middle)) < 0.5
        assert under(units, (one.middle[0] + 0.5, one.middle[1] + 0.5), icons=icons) == one.unit.id


def test_no_symbol_leaves_its_square_but_for_works_and_badges() -> None:
    for sort in ARMS:
        for facing in (1, 2):
            for shape in stack_shapes([counter(facing=facing, at=(0, 0), **sort)], 41.0):
                places = [at for line in shape.lines for at in line] if isinstance(shape, Stroke) else []
                assert all(-0.02 <= x <= 1.02 and -0.02 <= y <= 1.02 for x, y in places), sort


@pytest.mark.clause("ANT-1.5b")
def test_what_is_wrong_with_units_has_a_mark_of_its_own_shape() -> None:
    plain = lines(counter())
    states: list[dict[str, Any]] = [
        {"disrupted": True},
        {"in_command": False},
        {"ammo": False},
        {"fort": 1},
        {"fort": 5},
        {"leader": "division"},
        {"leader": "corps"},
        {"spent": True},
    ]
    found = [tuple(stack_shapes([counter(**one)], 41.0)) for one in states]
    assert len({*found, tuple(stack_shapes([counter()], 41.0))}) == len(states) + 1
    told = {one.text for shapes in found for one in words(shapes)}
    assert {"D", "C", "A"} <= told
    small = [one for wrong in states[:3] for one in words(stack_shapes([counter(**wrong)], 20.0))]
    assert not small  # too small for letters: their outlines remain
    assert all(lines(counter(**one)) != plain for one in states[:7])


# ---- plots and overlays


def test_each_plot_has_its_arrow() -> None:
    def drawn(**given: Any) -> tuple[Shape, ...]:
        return laid(Marks(counters=(counter(**given),)))["plots"].shapes

    assert not drawn()
    kinds = [drawn(fire=(14, 8)), drawn(melee=True), drawn(advance=True)]
    assert all(kinds)
    assert len(set(kinds)) == 3
    assert drawn(fire=(11, 8), melee=True) == drawn(melee=True)  # the melee's own fire goes straight ahead


ALL = Marks(
    counters=(counter(fire=(14, 8)), counter("Foe", side="confederate", at=(14, 8))),
    seen=Seen((10, 8), frozenset({(10, 8), (11, 8), (14, 8)}), frozenset({(12, 8)})),
    fire=Fire((10, 8), frozenset({(14, 8)}), (14, 8)),
    reach=Reached((10, 8), "union", {(10, 9): 3, (9, 9): 5}),
    zones=(Zone("union", frozenset({(9, 8), (11, 8)})), Zone("confederate", frozenset({(13, 8)}))),
    command=(Command("union", (8, 8), (10, 8), 4, held=True), Command("union", (8, 8), (20, 8), 4, held=False)),
    trails=(Trail("union", ((8, 8), (9, 8), (10, 8))),),
    clashes=(Clash((14, 8), "−12", (10, 8), "union"),),
)


@pytest.mark.parametrize("layer", ["units", "sight", "fire", "reach", "zones", "command", "trails"])
def test_each_overlay_is_drawn_and_can_be_switched_off(layer: Any) -> None:
    less = shown(ALL, AT_FIRST - {layer})
    full, without = laid(ALL), laid(less)
    name = {"units": "counters"}.get(layer, layer)
    assert full[name].shapes
    assert not without[name].shapes
    others = {"sight", "fire", "reach", "zones", "trails"} - {layer}
    assert all(full[one] == without[one] for one in others)
    assert shown(ALL, LAYERS) == ALL


def test_what_is_reached_says_its_costs_and_a_trace_its_squares() -> None:
    drawn = laid(ALL)
    assert {one.text for one in words(drawn["reach"].shapes)} == {"3", "5"}
    assert {one.text for one in words(drawn["told"].shapes)} == {"2 ≤ 4", "12 > 4", "−12"}
    assert not words(laid(ALL, 14.0)["reach"].shapes)


def test_sides_zones_are_lined_differently() -> None:
    dashes = {one.token: one.dash for one in strokes(laid(ALL)["zones"].shapes, "union", "conf") if one.token}
    assert not dashes["union"]
    assert dashes["conf"]


@pytest.mark.clause("ANT-7.3f")
def test_a_formation_that_is_shown_is_framed_and_the_selected_unit_in_gold() -> None:
    marks = Marks(counters=(counter("A", selected=True), counter("B", at=(11, 8), kin=True), counter("C", at=(12, 8))))
    chosen = laid(marks)["chosen"].shapes
    assert strokes(chosen, "lamp")
    assert strokes(chosen, "lamp-ink")
    assert not any(
        12 <= y <= 13 for one in strokes(chosen, "lamp", "lamp-ink") for line in one.lines for _, y in line[:1]
    )


# ---- names


@pytest.mark.parametrize("size", SIZES)
def test_names_lie_over_no_unit_and_over_no_other(size: float) -> None:
    marks = showing.marks(view(rules(), laid_out(), "referee"))
    point = thick(size)
    boxes = []
    for one in labels(antietam(), drawing(), marks, size, wide):
        if len(one.text) == 1 or one.angle:
            continue
        x, y = one.at[0] * size + one.shift[0] * point, one.at[1] * size + one.shift[1] * point
        long = wide(one.text, one.face, one.size) * point
        left = x - {"left": 0.0, "center": long / 2, "right": long}[one.align]
        boxes.append(Box(left, y - 0.7 * one.size * point, left + long, y + 0.15 * one.size * point))
    assert len(boxes) > 2
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    for at in {one.at for one in marks.counters}:
        middle = Box(*((part + by) * size for part, by in ((at[1], 0.2), (at[0], 0.2), (at[1], 0.8), (at[0], 0.8))))
        assert not any(box.meets(middle) for box in boxes)


def test_both_halves_of_a_brigade_have_its_one_name() -> None:
    two = counter("Hofmann-A", strength="346 men"), counter("Hofmann-B", strength="403 men")
    assert called(two) == "Hofmann"
    assert called(two[:1]) == "Hofmann-A"
    assert called(two, strengths=True) == "Hofmann 346 + 403"
    assert called((*two, counter("I Corps-A", arm="artillery", strength="26 guns"))) == "Hofmann, I Corps-A"


def test_the_larger_the_map_the_more_names() -> None:
    marks = showing.marks(view(rules(), laid_out(), "referee"))
    names = [{one.text.split(" ")[0] for one in labels(antietam(), drawing(), marks, size, wide)} for size in SIZES]
    assert len(names[0]) < len(names[1]) <= len(names[2])
    bare = {one.text for one in labels(antietam(), drawing(), Marks(), 41.0, wide)}
    assert {"Dunker Church", "Sunken Road", "EAST WOODS", "Mumma"} <= bare


# ---- secrecy


def foe(name: str, at: tuple[int, int], **given: Any) -> Unit:
    return unit(name, "confederate", at, **given)


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
def test_what_a_side_may_not_know_is_nowhere_on_its_map() -> None:
    ours, near, far = unit("Ours"), foe("Near", (12, 10), fire_plot=(10, 10)), foe("Far", (20, 20))
    now = state(ours, near, far, hidden=True, revealed={"union": (near.id,)})
    marks = showing.marks(view(rules(), now, "union"))
    assert {one.id for one in marks.counters} == {ours.id, near.id}
    assert {one.fire for one in marks.counters} == {None}  # nor the orders of those that it sees
    assert {one.spent for one in marks.counters if one.side == "confederate"} == {False}
    alone = state(ours, near, hidden=True, revealed={"union": (near.id,)})
    assert marks == showing.marks(view(rules(), alone, "union"))
    assert len(showing.marks(view(rules(), now, "referee")).counters) == 3


@pytest.mark.clause("ANT-R-HIDDEN")
def test_no_overlay_tells_where_hidden_units_are() -> None:
    from companion.games.tactical.rules.orders.reach import Reaches
    from companion.games.tactical.words.map import overlays

    ours, far = unit("Ours", at=(16, 12), facing=5), foe("Far", (19, 12))
    laid_over = []
    for there in ((ours, far), (ours,)):
        seen = view(rules(), state(*there, hidden=True), "union")
        now = knowledge.moment(rules(), antietam(), sight(), seen)
        one = now.state.units[ours.id]
        reach = Reaches(rules(), antietam()).of(now.state, one)
        laid_over.append(
            (
                overlays.seen_by(now, one),
                overlays.fire_of(now, one),
                overlays.zones(now),
                overlays.command_of(now, one),
                overlays.reached(reach, one),
            )
        )
    assert laid_over[0] == laid_over[1]
    open_to_all = knowledge.moment(rules(), antietam(), sight(), view(rules(), state(ours, far), "union"))
    assert overlays.zones(open_to_all) != laid_over[0][2]


def test_a_view_as_a_state_is_the_state_where_nothing_is_hidden() -> None:
    now = laid_out()
    again = known(view(rules(), now, "referee"))
    assert again.units == now.units
    assert again.leaders == now.leaders
    assert replace(again, units={}, leaders={}).phase == now.phase


def test_turns_at_night_have_the_dark_map() -> None:
    seen = view(rules(), replace(laid_out(), turn=3), "referee")
    assert showing.marks(seen, nights=(3, 4)).night
    assert not showing.marks(seen, nights=(4,)).night
    assert not showing.marks(seen).night
