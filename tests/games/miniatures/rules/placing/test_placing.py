"""Where units stand is part of the game: placed, lifted, moved along a path, turned about, given up with the unit."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State, on_table, units
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, play, refusals, the_rules
from tests.games.miniatures.playing import a_small_battle, done, lawful

SEEDS = st.integers(0, 2**32)


def a_line(**more: Any) -> State:
    """Give two brigades, a battery and two leaders of which one rides with the first."""
    return a_battle(
        a_brigade("iron"),
        a_brigade("late", status="to-arrive"),
        a_battery("guns"),
        a_brigade("archer", "confederate"),
        a_leader("doubleday", attached="iron"),
        a_leader("reynolds", rank="corps", commands="union-I"),
        **more,
    )


def seen(state: State, seat: Any = "referee") -> Any:
    """Give the field as a seat knows it."""
    return the_rules().view(state, seat).field


def unit(state: State, name: str) -> Any:
    """Give a unit as the referee sees it."""
    return next(one for one in the_rules().view(state, "referee").units if one.id == name)


PLACED = cmd.Place({"iron": (30.0, 20.0, 450.0), "reynolds": (28.0, 18.0)})


@pytest.mark.clause("D10-RUL-FIELD-STAND")
def test_a_battle_without_a_field_has_a_bare_table_on_which_nobody_stands() -> None:
    field = seen(a_line())
    assert (field.extent, field.ground, field.places, field.stands) == ((72.0, 48.0), (), {}, (1.0, 0.75))
    assert (unit(a_line(), "iron").at, unit(a_line(), "iron").facing) == (None, None)


def test_units_and_leaders_are_placed_and_lifted() -> None:
    played = play(a_line(), PLACED)
    # Who rides with a unit stands where it does.
    assert seen(played.state).places == {
        "iron": (30.0, 20.0, 90.0),
        "doubleday": (30.0, 20.0),
        "reynolds": (28.0, 18.0),
    }
    assert (unit(played.state, "iron").at, unit(played.state, "iron").facing) == ((30.0, 20.0), 90.0)
    assert seen(play(played.state, cmd.Lift(("iron", "reynolds"))).state).places == {}


def test_no_place_is_a_free_move() -> None:
    after = play(a_line(step="move"), PLACED).state
    assert after.brigades["iron"].this_turn == a_line().brigades["iron"].this_turn


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (cmd.Place({"late": (1, 1, 0)}), "Late is not on the table"),
        (cmd.Place({"iron": (72.1, 1, 0)}), "72.1, 1 does not lie on the table, which is 72 x 48 inches"),
        (cmd.Place({"iron": (1, 1)}), "the place of Iron is three numbers"),
        (cmd.Place({"reynolds": (1, 1, 0)}), "the place of Reynolds is two numbers"),
        (cmd.Place({"doubleday": (1, 1)}), "Doubleday stands where Iron does; detach him first"),
        (cmd.Place({"iron": (1, 1, 0)}, {"iron": ((1, 1, 0),)}), "not one entry for each of its 8 stands"),
        (cmd.Place({"guns": (1, 1, 0)}, {"guns": ((1, 1, 0, 1, 1), (2, 1, 0, 1, 1))}), "no two stands the same"),
        (cmd.Place({"guns": (1, 1, 0)}, {"iron": ()}), "Iron has a shape and no place"),
        (cmd.Place({"iorn": (1, 1, 0)}), "there is no unit 'iorn'; did you mean 'iron'?"),
        (cmd.Lift(("iron",)), "Iron has no place on the field"),
    ],
)
def test_what_has_no_place_is_refused_and_no_word_helps(order: Any, words: str) -> None:
    assert words in refusals(a_line(), order)
    assert words in refusals(a_line(), msgspec.structs.replace(order, because="so be it"))


def test_a_side_places_its_own_before_the_first_step_and_nobody_after_it() -> None:
    rules, begins = the_rules(), a_line(turn=1)
    assert rules.acting_side(begins, PLACED) == "union"
    assert rules.acting_side(begins, cmd.Place({"iron": (1, 1, 0), "archer": (1, 2, 0)})) == "referee"
    assert rules.acting_side(a_line(turn=1, step="move"), PLACED) == "referee"
    assert rules.acting_side(a_line(turn=2), cmd.Lift(("iron",))) == "referee"


def test_a_move_may_say_its_way_and_ends_where_it_ends() -> None:
    state = play(a_line(step="move"), PLACED).state
    moved = play(state, cmd.Maneuver("iron"), cmd.Move("iron", 5.0, path=((33, 20, 90), (35, 20, -270))), faces=[9])
    assert seen(moved.state).places["iron"] == (35.0, 20.0, 90.0)
    assert moved.of(ev.Moved)[0].path == ((33, 20, 90), (35, 20, 90))
    assert "does not lie on the table" in refusals(state, cmd.Move("iron", 5.0, path=((33, 49, 90),)))
    bare = play(a_line(step="move"), cmd.Maneuver("iron"), cmd.Move("iron", 5.0), faces=[9])
    assert b"path" not in msgspec.json.encode(bare.events)


def test_refused_flanks_go_with_a_move_and_with_no_change_of_formation() -> None:
    flank = ((10.0, 10.0, 0.0), (11.0, 10.0, 90.0))
    state = play(a_line(step="move"), cmd.Place({"guns": (10.5, 10, 0)}, {"guns": flank})).state
    assert seen(state).shapes == {"guns": flank}
    turned = play(state, cmd.Limber("guns"), cmd.Move("guns", 2.0, path=((20, 20, 90),)))
    assert seen(turned.state).shapes == {}  # limbered, they stand in file
    wheeled = play(state, cmd.Move("guns", 2.0, path=((20, 20, 90),), because="by hand")).state
    assert [tuple(round(part, 9) for part in entry) for entry in seen(wheeled).shapes["guns"]] == [
        (20.0, 20.5, 90.0),
        (20.0, 19.5, 180.0),
    ]


@pytest.mark.clause("D10-RUL-FORM-ABOUT-FACE")
def test_who_faces_about_has_its_front_where_its_rear_was() -> None:
    state = play(a_line(step="move"), PLACED, cmd.Maneuver("iron"), faces=[9]).state
    assert seen(play(state, cmd.Face("iron")).state).places["iron"] == (29.25, 20.0, 270.0)
    deep = play(state, cmd.ChangeFormation("iron", "double-line"), cmd.Face("iron")).state
    assert seen(deep).places["iron"] == (28.5, 20.0, 270.0)


def test_guns_turn_to_the_facing_that_is_said() -> None:
    state = play(a_line(step="move"), cmd.Place({"guns": (5, 5, 0)})).state
    assert seen(play(state, cmd.Face("guns", "reynolds", facing=-45)).state).places["guns"] == (5.0, 5.0, 315.0)
    assert seen(play(state, cmd.Face("guns", "reynolds")).state).places["guns"] == (5.0, 5.0, 0.0)


def test_who_leaves_the_table_has_no_place_and_his_leader_stays_there() -> None:
    state = play(a_line(step="move"), PLACED, cmd.LeaveTable("iron")).state
    assert seen(state).places == {"doubleday": (30.0, 20.0), "reynolds": (28.0, 18.0)}


def test_a_leader_who_detaches_stands_where_his_unit_does_until_he_rides() -> None:
    state = play(a_line(), PLACED, cmd.Detach("doubleday")).state
    assert seen(state).places["doubleday"] == (30.0, 20.0)
    rides = play(state, cmd.NextStep(), cmd.Maneuver("iron"), cmd.NextStep(), faces=[9]).state
    rides = play(rides, cmd.MoveLeader("doubleday", 4.0, to=(34, 20))).state
    assert seen(rides).places["doubleday"] == (34.0, 20.0)


def test_the_referee_sets_a_place_by_hand() -> None:
    state = play(a_line(), cmd.Override("iron", "at", [3, 4], "as it stands")).state
    assert seen(state).places["iron"] == (3.0, 4.0, 0.0)
    assert seen(play(state, cmd.Override("iron", "at", None, "nobody knows")).state).places == {}


def test_no_place_beside_the_table_is_set_by_hand() -> None:
    assert "does not lie on the table" in refusals(a_line(), cmd.Override("iron", "at", [-3, 4], "as it stands"))


def test_of_a_split_unit_the_heir_keeps_its_place() -> None:
    parts = (cmd.Part("iron", "Iron", 5), cmd.Part("left", "Left", 3))
    assert [*seen(play(a_line(), PLACED, cmd.Split("iron", parts)).state).places] == ["iron", "doubleday", "reynolds"]


@pytest.mark.clause("D10-RUL-FIELD-STAND")
@pytest.mark.parametrize(("value", "mm"), [(1, (25, 20)), (2, (30, 20)), (3, (40, 30)), (4, (60, 30))])
def test_stands_of_other_sizes_are_an_option(value: int, mm: tuple[int, int]) -> None:
    size = seen(a_line(options={"D10-RUL-FIELD-STAND": value})).stands
    assert all(math.isclose(inches * 25.4, wanted) for inches, wanted in zip(size, mm, strict=True))


# ---- what a side knows


def hidden(**more: Any) -> State:
    """Give a battle in which the Union has not seen one brigade."""
    return a_battle(
        a_brigade("iron"),
        a_brigade(
            "archer", "confederate", seen=True, at=(10.0, 10.0), facing=90.0, stands=2, shape=((1, 1, 0), (2, 1, 0))
        ),
        a_brigade("davis", "confederate", **more),
        a_leader("heth", "confederate", attached="davis"),
        intelligence="units-hidden",
    )


def test_who_is_hidden_is_not_on_the_field_of_the_other_side() -> None:
    there, elsewhere = hidden(at=(5.0, 5.0)), hidden(at=(40.0, 40.0), stands=3)
    assert seen(there, "union") == seen(elsewhere, "union")
    assert seen(there, "union").places == {"archer": (10.0, 10.0, 90.0)}
    assert seen(there, "union").shapes == {}  # it would tell how many stands he has
    assert [*seen(there, "confederate").places] == ["archer", "davis", "heth"]


def test_a_side_reads_of_places_as_far_as_it_knows_who_stands_there() -> None:
    rules, state = the_rules(), hidden(at=(5.0, 5.0))
    order = cmd.Place({"archer": (1, 1, 0), "davis": (2, 1, 0)})
    told = [event.unit for event in play(state, order).of(ev.Placed) if rules.tells(state, "union", event)]
    assert told == ["archer"]
    assert rules.names_hidden(state, order, "union") == "davis"
    assert not rules.opens(state, "union", (order,))


# ---- whatever is played


def placings(state: State, luck: Random) -> cmd.AnyCommand:
    """Draw an order that puts somebody somewhere, lifts somebody, or moves somebody along a way."""
    there = [one.id for one in on_table(state)]
    spots: Any = lambda: (luck.uniform(0, 72), luck.uniform(0, 48), luck.uniform(-400, 400))  # noqa: E731
    match luck.randrange(4):
        case 0:
            free = [one.id for one in state.leaders.values() if one.status == "on-table" and not one.attached]
            leaders = {name: spots()[:2] for name in free if luck.random() < 0.5}
            return cmd.Place({name: spots() for name in there if luck.random() < 0.5} | leaders | {there[0]: spots()})
        case 1:
            placed = [one.id for one in units(state) if one.at is not None and one.status == "on-table"]
            return cmd.Lift(tuple(luck.sample(placed, min(2, len(placed)))) or (there[0],))
        case 2:
            return cmd.Move(luck.choice(there), 2.0, path=tuple(spots() for _ in range(luck.randint(1, 3))))
        case _:
            return cmd.Face(luck.choice(there))


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_only_who_is_on_the_table_has_a_place_and_the_facts_alone_tell_it(seed: int) -> None:
    rules, luck, state = the_rules(), Random(seed), a_small_battle()
    first, told = state, []
    for _ in range(60):
        order = placings(state, luck)
        if luck.random() < 0.5 or rules.why_not(state, order):
            order = lawful(state, luck)
        state, events = done(state, order, luck)
        told += events
        present = {one.id for one in (*on_table(state), *state.leaders.values()) if one.status == "on-table"}
        assert set(seen(state).places) <= present
        assert all(0 <= place[2] < 360 for place in seen(state).places.values() if len(place) == 3)
        if state.over:
            break
    kept = msgspec.json.decode(msgspec.json.encode(told), type=list[ev.AnyEvent])
    again = first
    for event in kept:
        again = rules.apply(again, event)
    assert again == state
