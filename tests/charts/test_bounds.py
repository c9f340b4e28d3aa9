"""Every number from outside has a bound, and says it with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts import bounds, reading
from companion.charts.faults import BadInput
from companion.charts.figures import Refused, exact
from companion.charts.ruleset import is_number
from companion.kernel import lookup, shelf
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import commands_of
from companion.kernel.kind import kinds
from companion.kernel.session import Session
from companion.table.file import battle, result

Path_ = tuple[str | int, ...]
SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    **{
        f"{verb} {name}": partial(lookup.schema, name, odds=verb == "odds")
        for name in lookup.rules()
        for verb in ("resolve", "odds")
    },
    **{f"{kind} {one.__name__}": partial(msgspec.json.schema, one) for kind in kinds() for one in commands_of(kind)},
    "battle.json": battle.schema,
    "result.json": result.schema,
}


def unbounded(schema: object, path: str = "$") -> Iterator[str]:
    """Name each number of a schema that has no least or no most."""
    match schema:
        case {"type": "integer" | "number", **rest} if not rest.keys() & {"enum", "const"}:
            if not (rest.keys() & {"maximum", "exclusiveMaximum"} and rest.keys() & {"minimum", "exclusiveMinimum"}):
                yield path
        case dict():
            for key, inner in schema.items():
                yield from unbounded(inner, f"{path}.{key}")
        case list():
            for index, inner in enumerate(schema):
                yield from unbounded(inner, f"{path}[{index}]")


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_number_of_every_input_has_a_bound(name: str) -> None:
    assert list(unbounded(SCHEMAS[name]())) == []


def unending(schema: object, path: str = "$") -> Iterator[str]:
    """Name each list of a schema that may be of any length."""
    match schema:
        case {"type": "array", **rest} if "maxItems" not in rest:
            yield path
        case dict():
            for key, inner in schema.items():
                yield from unending(inner, f"{path}.{key}")
        case list():
            for index, inner in enumerate(schema):
                yield from unending(inner, f"{path}[{index}]")


@pytest.mark.parametrize("name", lookup.rules())
def test_every_list_of_a_case_has_a_length(name: str) -> None:
    assert list(unending(lookup.schema(name))) == []


@pytest.mark.parametrize(("units", "stands"), [(3, 334), (20, 1000), (101, 1)])
def test_odds_of_a_fight_of_no_battle_are_refused_at_once(units: int, stands: int) -> None:
    side = [{"stands": stands, "state": "fresh"}] * units
    case = msgspec.json.encode({"attackers": side, "defenders": side})
    with pytest.raises(
        lookup.BadCase, match=r"^\$.attackers: expected (stands <= 1000 in all|a list with 100 or less in it)"
    ):
        lookup.Lookup("miniatures.charge", odds=True).one(case)


def test_a_number_without_a_bound_would_be_found() -> None:
    found = list(unbounded(msgspec.json.schema(dict[str, list[int | float]])))
    assert len(found) == 2


HUGE = "1" + "0" * 400
LINES = {
    f'{{"fords": {HUGE}}}': "$.fords: expected a whole number, 10000 or less",
    '{"fords": 1%s}' % ("0" * 5000): "$.fords: is too large a number",
    '{"fords": 10001}': "$.fords: expected a whole number, 10000 or less",
    '{"fords": 99999999999999999999}': "$.fords: expected a whole number, 10000 or less",
    '{"rough_inches": 10000.5}': "$.rough_inches: expected a number, 10000 or less",
    '{"rough_inches": 1e400}': "$.rough_inches: is too large a number",
    f'{{"rough_inches": {HUGE}}}': "$.rough_inches: is too large a number",
    '{"rough_inches": NaN}': "$: is not JSON: invalid character (byte 17)",
    f'{{"options": {{"D10-RUL-MOVE-ORDER": {HUGE}}}}}': "$.options[...]: expected a whole number, 10000 or less",
    '{"changes":' + "[" * 100_000: "$.changes[0]: expected text, got a list",
    '{"arm": "%s"}' % ("x" * bounds.LARGEST): "$: is larger than 4,000,000 bytes",
}


def test_a_bad_line_yields_its_error_and_the_rest_go_on() -> None:
    given = [line.encode() for bad in LINES for line in (bad, "{}")]
    answers: list[dict[str, Any]] = [
        msgspec.json.decode(line) for line in lookup.Lookup("miniatures.movement").lines(given)
    ]
    assert [one["error"] for one in answers[::2]] == list(LINES.values())
    assert {one["inches"] for one in answers[1::2]} == {12.0}


def test_stands_have_the_bound_of_stands() -> None:
    case = b'{"firers": [{"groups": [{"stands": 1001, "range": 1}]}], "die": 1}'
    with pytest.raises(
        lookup.BadCase, match=r"^\$.firers\[0\].groups\[0\].stands: expected a whole number, 1000 or less$"
    ):
        lookup.Lookup("miniatures.musketry").one(case)


FILES: dict[str, tuple[str, Mapping[str, Any]]] = {
    name: (name, door.open().FILES) for kind in kinds().values() for name, door in kind.rulesets.items()
}


def numbers(value: object, path: Path_ = ()) -> Iterator[Path_]:
    """Give the place of each number in plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        if isinstance(one, int | float) and not isinstance(one, bool):
            yield (*path, key)
        yield from numbers(one, (*path, key))


def with_number(value: Any, path: Path_, number: object) -> Any:
    """Give plain data with one number in place of another."""
    made = value.copy()
    made[path[0]] = with_number(value[path[0]], path[1:], number) if path[1:] else number
    return made


@pytest.mark.parametrize("name", FILES)
def test_no_figure_of_a_chart_is_beyond_all_bounds(name: str) -> None:
    ruleset, files = FILES[name]
    texts = shelf.ruleset_texts(ruleset, only=tuple(files))
    for file, kind in files.items():
        value = tomllib.loads(texts.get(file, ""))
        for path in numbers(value):
            for number in (10**7, -(10**7), 10**400, 1e7, float("nan"), float("-inf")):
                with pytest.raises(
                    BadInput, match=r"expected (a whole number|a number), -?[0-9]+ or (less|more)|is not a number"
                ):
                    reading.convert(with_number(value, path, number), kind, file=file)


@pytest.mark.parametrize(
    "text",
    ["1e999999999", "1e400", "nan", "inf", "-Infinity", "1/0", "9" * 5000, "1/" + "9" * 5000, "1e9", "1_0", "", "١"],
)
def test_a_text_that_is_no_figure_is_never_made_a_number(text: str) -> None:
    assert not is_number(text)
    with pytest.raises((ValueError, ZeroDivisionError)):
        exact(text)


@pytest.mark.parametrize("text", ["2", "0.5", ".5", "1/3", "-7/2", "+1", " 1/2 ", "1000000", "2."])
def test_a_figure_is_read_as_it_is_written(text: str) -> None:
    assert is_number(text)


def test_the_place_of_a_figure_is_told_with_line_and_column() -> None:
    with pytest.raises(BadInput) as raised:
        reading.read_toml("a = 1\n[b]\nc = [1, 2, 9999999]\n", dict[str, Any], file="chart.toml")
    assert [str(one) for one in raised.value.problems] == [
        "chart.toml: line 3, column 12: $.b.c[2]: expected a whole number, 1000000 or less"
    ]


def test_nothing_larger_than_the_largest_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_bytes(b"#" * (bounds.LARGEST + 1))
    with pytest.raises(BadInput, match="is larger than 4,000,000 bytes"):
        shelf.read_text(file)


def test_a_seed_is_no_book() -> None:
    begin(None, Beginning(scenario="the-cornfield", seed="7" * bounds.SEED)).close()
    with pytest.raises(BadInput, match="--seed: is longer than 100 characters"):
        begin(None, Beginning(scenario="the-cornfield", seed="7" * (bounds.SEED + 1)))


@pytest.fixture(scope="module")
def game() -> Iterator[Session]:
    with begin(None, Beginning(scenario="the-cornfield", seed="7")) as session:
        yield session


@pytest.mark.parametrize(
    ("order", "what"),
    [
        ('{"order": "move", "unit": "gibbon", "inches": 1e5}', "$.inches: expected a number, 10000 or less"),
        ('{"order": "delay", "units": ["gibbon"], "turn": 10001}', "$.turn: expected a whole number, 10000 or less"),
        (
            f'{{"order": "set-option", "option": "x", "reason": "y", "value": {HUGE}}}',
            "$.value: expected a whole number, 10000 or less",
        ),
    ],
)
def test_a_command_from_outside_has_bounds(game: Session, order: str, what: str) -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        game.decode(order)
    assert lookup.in_words(raised.value) == what


@pytest.mark.parametrize(
    ("target", "field", "value", "what"),
    [
        ("gibbon", "stands", "1001", "stands: expected a whole number, 1000 or less"),
        ("gibbon", "men", HUGE, "men: expected a whole number, 1000000 or less"),
        ("gibbon", "arrives", '{"turn": 10001}', "arrives.turn: expected a whole number, 10000 or less"),
        ("game", "last_turn", HUGE, "last_turn: expected a whole number, 10000 or less"),
        ("game", "minutes", "-1000000", "minutes: expected a whole number, -10000 or more"),
    ],
)
def test_what_is_set_by_hand_has_the_bound_of_its_field(
    game: Session, target: str, field: str, value: str, what: str
) -> None:
    raw = f'{{"order": "override", "target": "{target}", "field": "{field}", "value": {value}, "reason": "r"}}'
    count = f'{{"order": "count-table", "counts": {{"{target}": {{"{field}": {value}}}}}}}'
    for order in (raw, count)[: 1 if target == "game" else 2]:
        with pytest.raises(Refused) as raised:
            game.do(game.decode(order))
        assert what in [reason.text for reason in raised.value.reasons]


def test_an_order_while_two_computers_set_up_is_refused_in_words() -> None:
    players = {"union": "computer:basic", "confederate": "computer:basic"}
    with (
        begin(None, Beginning(scenario="gettysburg-battle", seed="7", players=players)) as campaign,
        pytest.raises(Refused, match="orders are written in the player phases; this is the set-up: continue"),
    ):
        campaign.do(campaign.decode('{"order": "PT", "corps": "A"}'))


@pytest.mark.parametrize("corps", ["9" * 400, "4" * 5])
def test_a_corps_is_asked_for_by_no_number_of_many_digits(corps: str) -> None:
    with begin(None, Beginning(scenario="gettysburg-battle", seed="7")) as campaign, pytest.raises(Refused):
        campaign.do(campaign.decode(f'{{"order": "set-up", "corps": "{corps}", "urgency": 5}}'))
