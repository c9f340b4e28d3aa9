"""Whatever is typed for whatever field of an order or an override, what is wrong is told in people's words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.charts.misread import meant, misread
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import commands_of
from companion.kernel.kind import kind_of
from companion.kernel.overriding.orders import Override
from companion.kernel.session import Session
from companion.terminal.typed import decoded

RAW = re.compile(
    r"\b(int|float|str|bool|NoneType|None|dict|enum|array|tuple|struct|Struct|Literal|KeyError|object is|convert)\b|`"
)
"""What the decoder says, and no people."""
WRONG: tuple[Any, ...] = (
    -1,
    10**9,
    0.5,
    "x",
    True,
    None,
    [],
    ["x"],
    [[]],
    {},
    {"a": 1},
    [{"unit": 7}],
    {"x": {"y": 1.5}},
)
KINDS = ("miniatures", "campaign", "tactical")


def orders(kind: str) -> Iterator[tuple[str, str]]:
    for command in commands_of(kind):
        for field in msgspec.structs.fields(command):
            yield str(command.__struct_config__.tag), field.encode_name


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_that_fits_no_field_of_an_order_is_told_in_words(kind: str) -> None:
    union = kind_of(kind).commands.open()
    session: Any = SimpleNamespace(kind=kind, decode=lambda raw: msgspec.json.decode(raw, type=union))
    told = 0
    for tag, field in orders(kind):
        for value in WRONG:
            try:
                decoded(session, msgspec.json.encode({"order": tag, field: value}).decode())
            except BadInput as error:
                said, told = str(error), told + 1
                # A clock that is no number of theirs.
                assert not RAW.search(said.replace(f"$.{field}", "").replace("'None'", "")), said
    assert told > 50


SCENARIOS = {"miniatures": "mcphersons-ridge", "campaign": "gettysburg-battle", "tactical": "antietam-advanced"}


def targets(session: Session) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give one of each kind that can be set, with its fields as the refusal lists them."""
    view = session.view
    named = ["game"]
    for group in ("units", "leaders", "corps"):
        those = getattr(view, group, ()) or ()
        found = list(those.values()) if isinstance(those, dict) else list(those)
        named += [one.id for one in {getattr(one, "kind", ""): one for one in found}.values()]
    for name in named:
        refusal = session.why_not(Override(target=name, field="§", value=1, reason="a try"))
        listed = refusal[0].text.partition("there are: ")[2]
        yield name, tuple(listed.split(", "))


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_that_fits_no_field_set_by_hand_is_told_in_words(kind: str) -> None:
    session = begin(None, Beginning(scenario=SCENARIOS[kind], seed="1"))
    asked = dict(targets(session))
    assert len(asked) > 1
    for name, fields in asked.items():
        assert len(fields) > 5
        for field in fields:
            for value in WRONG:
                order = Override(target=name, field=field, value=value, reason="a try")
                for reason in session.why_not(order):
                    assert not RAW.search(reason.text.replace(repr(value), "")), (field, value, reason.text)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"order": "manuver", "unit": "hays"}, "did you mean 'maneuver'?"),
        ({"order": "maneuver", "untit": "hays"}, "did you mean 'unit'?"),
        ({"order": "fire", "target": "x", "firers": [{"unti": "hays"}]}, "did you mean 'unit'?"),
        ({"order": "change-formation", "unit": "x", "to": "singel-line"}, "did you mean 'single-line'?"),
        ({"order": "change-formation", "unit": "x", "to": "?"}, "there are: "),
        ({"order": "move", "unit": 7}, ""),
    ],
)
def test_the_key_or_word_that_was_meant_is_told(raw: dict[str, Any], said: str) -> None:
    union = kind_of("miniatures").commands.open()
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(raw, union)
    assert meant(caught.value, raw, union).startswith(said)
    assert misread(caught.value).path.startswith("$.")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("stands", 1.5, "expected a whole number, got a number with a fraction"),
        ("standz", 1, "has no field 'standz' to set; did you mean stands"),
        ("low-ammo", True, "did you mean low_ammo"),
        ("formation", "lin", "'lin' is not one of its values (there are: attack-column"),
        ("formation", "singel-line", "did you mean 'single-line'?"),
        ("arrives", {"turn": "x"}, "arrives of cutler: turn: expected a whole number, got text"),
    ],
)
def test_what_was_meant_of_a_field_set_by_hand_is_told(field: str, value: Any, said: str) -> None:
    session = begin(None, Beginning(scenario="mcphersons-ridge", seed="1"))
    assert said in session.why_not(Override(target="cutler", field=field, value=value, reason="a try"))[0].text


def test_a_ruling_that_is_not_there_is_told_without_signs_of_a_path() -> None:
    session = begin(None, Beginning(scenario="mcphersons-ridge", seed="1"))
    order = session.decode(b'{"order": "set-option", "option": "D10-RUL-FIRE-WH", "value": 1, "reason": "so"}')
    assert session.why_not(order)[0].text.startswith("D10-RUL-FIRE-WH: ")
