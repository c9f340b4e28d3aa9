"""Any order as a form: what its fields hold, how places and rows of numbers are written and read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.games.campaign.rules import commands as campaign
from companion.games.tactical.rules import commands as tactical
from companion.kernel.game import commands_of
from companion.rows.order_form import as_json, fields, missing


def values(order: type[msgspec.Struct], given: Any = None, **more: Any) -> dict[str, Any]:
    return {one.name: one.default for one in fields(order, {}, given)} | more


@pytest.mark.parametrize(
    ("order", "field", "written", "held"),
    [
        (campaign.RT, "hex", "12,8", [12, 8]),
        (campaign.RT, "hex", "12, 8", [12, 8]),
        (campaign.RT, "hex", "Gettysburg", "Gettysburg"),
        (campaign.MV, "path", "1 2 2", [1, 2, 2]),
        (campaign.MV, "path", "3", [3]),
        (tactical.Move, "directions", "1;2", [1, 2]),
        (tactical.Target, "square", "3,4", [3, 4]),
    ],
)
def test_places_and_rows_are_written_as_people_write_them(
    order: type[msgspec.Struct], field: str, written: str, held: Any
) -> None:
    assert msgspec.json.decode(as_json(order, values(order, **{field: written})))[field] == held


def test_what_holds_nothing_is_left_out() -> None:
    read = msgspec.json.decode(as_json(tactical.Target, values(tactical.Target, unit="seymour")))
    assert read == {"order": "target", "unit": "seymour"}


def test_what_must_be_filled_in_is_named_in_the_words_of_its_field() -> None:
    those = fields(campaign.SU, {})
    assert missing(those, values(campaign.SU)) == "Corps is missing"
    assert missing(those, values(campaign.SU, corps="union:B")) == "Urgency is missing"
    assert not missing(those, values(campaign.SU, corps="union:B", urgency=3))


@pytest.mark.parametrize("kind", ["campaign", "tactical"])
def test_every_order_has_a_form_and_the_referees_word_comes_last(kind: str) -> None:
    for order in commands_of(kind):
        those = fields(order, {})
        assert those[-1].name == "because"
        assert [one.name for one in those[:-1]] == [name for name in order.__struct_fields__ if name != "because"]
        assert all(one.label for one in those)
