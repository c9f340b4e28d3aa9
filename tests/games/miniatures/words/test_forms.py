"""Every command has its form, and a form makes the command that a hand would write."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Objective, Placed, Prompt
from companion.games.miniatures.words import form_words, forms
from companion.language import tongue
from companion.language.messages import kept
from companion.rows.form import read_value, written
from tests.desktop.conftest import a_line
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, in_contact, the_rules
from tests.games.miniatures.ordering import ORDERS, name
from tests.speaking import Speaking

COMMANDS = get_args(cmd.AnyCommand)


def view_of(state: Any) -> Any:
    return the_rules().view(state, "referee")


@pytest.fixture(scope="module")
def line() -> Any:
    return view_of(a_line("move"))


def choices(view: Any, tag: str, field: str, **values: Any) -> list[Any]:
    found = next(one for one in forms.fields(tag, view, values=values) if one.name == field)
    return [value for _, value in found.choices]


def test_the_orders_of_these_tests_are_of_every_kind() -> None:
    assert {type(order) for order in ORDERS} == set(COMMANDS)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_a_form_has_every_field_of_its_command_in_words(kind: Any, line: Any) -> None:
    fields = forms.fields(kind, line)
    asked = () if any(one.name == "asked" for one in fields) else ("asked",)  # nothing asks where no rules are given
    word = () if issubclass(kind, cmd.ALWAYS) else ("because",)  # what nothing refuses needs no word to happen
    drawn = [one for tag, one in forms.OF_THE_FIELD if tag == kind.__struct_config__.tag]  # the field says it
    own = [one for one in kind.__struct_fields__ if one not in (*asked, *drawn, "because")]
    assert [one.name for one in fields] == [*own, *word]
    labels, said, _ = form_words.known()
    for one in (*fields, *(column for field in fields for column in field.columns)):
        assert one.label
        assert {one.name, f"{forms.tag_of(kind)}.{one.name}"} & labels
        if one.kind == "choice" and isinstance(one.default, str):
            assert {str(value) for _, value in one.choices} <= said
    assert forms.says(kind).endswith(".")
    assert not set("`{") & set(forms.says(kind))


@pytest.mark.parametrize("order", ORDERS, ids=name)
def test_a_command_taken_apart_and_put_together_is_the_same(order: cmd.AnyCommand) -> None:
    values = forms.spread(order)
    assert forms.build(type(order), values) == order
    assert forms.build(name(order), values) == order


@pytest.mark.parametrize("order", ORDERS, ids=name)
def test_what_is_left_to_its_default_need_not_be_given(order: cmd.AnyCommand) -> None:
    fields = msgspec.structs.fields(type(order))
    usual = {one.name: one.default for one in fields if not one.required}
    values = {key: value for key, value in forms.spread(order).items() if getattr(order, key) != usual.get(key, ...)}
    assert forms.build(name(order), values) == order


@pytest.mark.parametrize("order", ORDERS, ids=name)
def test_what_is_missing_is_told_with_the_name_of_its_field(order: cmd.AnyCommand, line: Any) -> None:
    labels = {one.name: one.label for one in forms.fields(name(order), line)}
    for field in msgspec.structs.fields(type(order)):
        if not field.required:
            continue
        for nothing in (None, "", ()):
            with pytest.raises(forms.Unfit) as caught:
                forms.build(name(order), {**forms.spread(order), field.name: nothing})
            assert caught.value.field == field.name
            assert labels[field.name] in str(caught.value)


@pytest.mark.parametrize(
    ("tag", "values", "words"),
    [
        ("move", {"unit": "davis", "inches": -1.0}, "Inches: expected a number, 0 or more"),
        ("move", {"unit": "davis", "inches": "far"}, "Inches: expected a number, got text"),
        ("move", {"unit": "davis", "inches": 2.0, "fords": -1}, "Fords: expected a whole number, 0 or more"),
        ("change-formation", {"unit": "davis", "to": "hedgehog"}, "Formation: 'hedgehog' is not one of its values"),
        ("delay", {"units": ("davis",), "turn": 0}, "To turn: expected a whole number, 1 or more"),
        ("fire", {"target": "davis", "firers": ({"unit": "", "range": 2.0},)}, "Firing: a row is not filled in"),
        (
            "count-table",
            {"counts": ({"unit": "", "field": "x", "value": "1"},)},
            "Counted otherwise: a row is not filled in",
        ),
    ],
)
def test_what_does_not_fit_is_told_in_words(tag: str, values: dict[str, Any], words: str) -> None:
    with pytest.raises(forms.Unfit, match=r".") as caught:
        forms.build(tag, values)
    assert str(caught.value) == words


@pytest.mark.parametrize(
    ("tag", "field", "words"),
    [("merge", "units", "choose two at least"), ("resolve-charge", "attackers", "choose one at least")],
)
def test_where_nothing_is_chosen_it_is_told_how_much_must_be(tag: str, field: str, words: str) -> None:
    with pytest.raises(forms.Unfit, match=words):
        forms.build(tag, {field: ()})


# ---- who can fill a field


def test_own_units_enemies_and_leaders_are_those_of_the_player_turn(line: Any) -> None:
    assert choices(line, "move", "unit") == ["davis", "archer", "pegram"]
    assert choices(line, "move", "charges") == ["", "cutler", "meredith", "gamble", "hall"]
    assert choices(line, "maneuver", "unit") == ["davis", "archer"]
    assert choices(line, "limber", "unit") == ["pegram"]
    assert choices(line, "mount", "unit") == []
    assert choices(line, "detach", "leader") == ["heth"]
    assert choices(line, "surrender", "unit") == [one.id for one in line.units]


def test_fire_is_offered_the_other_side_of_its_target(line: Any) -> None:
    def firing(target: str) -> list[Any]:
        rows = forms.fields("fire", line, values={"target": target})[1]
        return [value for _, value in rows.columns[0].choices]

    assert firing("davis") == ["cutler", "meredith", "gamble", "hall"]
    assert firing("hall") == ["davis", "archer", "pegram"]


def test_leaders_are_offered_by_the_chain_of_command_of_the_unit() -> None:
    those = (
        a_brigade("davis"),
        a_battery("hall", division="union-2"),
        a_leader("near"),
        a_leader("with", attached="davis"),
        a_leader("far", commands="union-2"),
        a_leader("chief", rank="army", commands=""),
    )
    view = view_of(a_battle(*those, step="move"))
    assert choices(view, "maneuver", "in_radius", unit="davis") == ["near", "chief"]
    assert choices(view, "unlimber", "commander", unit="hall") == ["far", "chief"]
    assert len(choices(view, "unlimber", "commander")) == 4


def test_who_is_still_to_arrive_is_offered_with_his_edge() -> None:
    late = a_brigade("late", status="to-arrive", arrives=Placed(4, "west"))
    view = view_of(a_battle(a_brigade("davis"), late, a_leader("rider", status="to-arrive"), step="move"))
    assert choices(view, "arrive", "units") == ["late", "rider"]
    assert choices(view, "arrive", "edge") == ["west"]
    assert choices(view, "move", "unit") == ["davis"]


def test_replacements_are_of_fallen_leaders_with_units_of_their_command() -> None:
    fallen = a_leader("fallen", status="fallen", returns=3)
    view = view_of(a_battle(a_brigade("a"), a_brigade("b", division="union-2"), fallen, a_leader("well")))
    assert choices(view, "replace-leader", "leader") == ["fallen"]
    assert choices(view, "replace-leader", "unit", leader="fallen") == ["", "a"]


def test_the_referees_forms_offer_what_there_is() -> None:
    state = a_line(
        "move",
        objectives={"ridge": Objective("ridge", "The Ridge")},
        pending=(
            Prompt("union", "pursuit", kept("What now?"), ("break-through", "davis")),
            Prompt("union", "pursuit", kept("And what now?"), ("carry",), "cutler"),
        ),
    )
    view = view_of(state)
    assert forms.fields("take-objective", view)[0].choices == (("The Ridge", "ridge"),)
    assert forms.fields("answer", view)[0].choices == (("Break through", "break-through"), ("Davis", "davis"))
    assert forms.fields("answer", view)[1].choices[1:] == (("Cutler", "cutler"),)
    assert forms.fields("answer", view, values={"question": "cutler"})[0].choices == (("Carry", "carry"),)
    assert choices(view, "override", "target")[:2] == ["game", "cutler"]
    assert "damaged" in choices(view, "override", "field", target="hall")
    assert "damaged" not in choices(view, "override", "field", target="davis")
    assert "id" not in choices(view, "override", "field", target="davis")
    assert choices(view, "override", "field", target="nobody") == []
    assert choices(view, "override", "pays") == choices(view, "count-table", "pays")
    assert choices(view, "override", "pays")[0] == "set_aside"


def test_units_of_one_name_say_their_side() -> None:
    view = view_of(a_battle(a_brigade("smith"), a_brigade("other", "confederate", invented=()), step="move"))
    twins = tuple(msgspec.structs.replace(unit, name="Smith") for unit in view.units)
    twin_view = msgspec.structs.replace(view, units=twins)
    words = [words for words, _ in forms.fields("surrender", twin_view)[0].choices]
    assert words == ["Smith (Union)", "Smith (Confederate)"]


def test_only_units_in_contact_break_it() -> None:
    view = view_of(a_battle(in_contact(a_brigade("a"), "b"), a_brigade("c"), a_brigade("b", "confederate")))
    assert choices(view, "break-contact", "unit") == choices(view, "contact", "unit") == ["a"]
    assert choices(view, "contact", "enemies") == ["b"]


# ---- values


@pytest.mark.parametrize(
    "value",
    [0, 5, -3, 1.5, True, False, "5", "yes", "no", "march-column", "", "[1]", [1, 2], {"a": 1}, None, "null", "a b"],
)
def test_a_value_that_is_written_is_read_as_the_same(value: Any) -> None:
    assert read_value(written(value)) == value
    assert type(read_value(written(value))) is type(value)


@pytest.mark.parametrize(
    ("text", "value"), [(" Yes ", True), ("no", False), ("12", 12), ("single-line", "single-line")]
)
def test_values_are_read_as_people_write_them(text: str, value: Any) -> None:
    assert read_value(text) is value or read_value(text) == value


def test_no_label_is_used_twice_in_a_form(line: Any) -> None:
    for kind in COMMANDS:
        labels = Counter(one.label for one in forms.fields(kind, line))
        assert not [label for label, times in labels.items() if times > 1]


def test_the_words_of_a_form_are_translated(line: Any) -> None:
    tongue.speak(Speaking(lambda text: f"[{text}]"))
    try:
        found = forms.fields("move", line)
        assert all(one.label.startswith("[") for one in found)
        assert next(one for one in found if one.name == "mode").choices[0] == ("[Forward]", "forward")
    finally:
        tongue.speak(tongue.English())
