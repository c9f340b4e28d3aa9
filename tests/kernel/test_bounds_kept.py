"""What an early build let in without a bound is read within it: no honest old document is broken by a bound."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.charts.bounds import COUNT
from companion.charts.upcasting import Upcasts
from companion.games.miniatures.upcasts import UPCASTS as OF_MINIATURES
from companion.games.tactical.upcasts import UPCASTS as OF_TACTICAL
from companion.kernel.game import commands_of

KEPT: dict[str, tuple[Upcasts, dict[str, dict[str, Any]]]] = {
    "miniatures": (
        OF_MINIATURES,
        {
            "delay": {"units": ["a"], "turn": 99_999_999_999},
            "move": {
                "unit": "a",
                "inches": 3.0,
                "rough_inches": 1e9,
                "fords": 10**30,
                "linear_objects": 10_001,
                "passages": 10_000,
            },
            "move-leader": {"leader": "a", "inches": 3.0, "rough_inches": 1e9, "fords": 10**30},
        },
    ),
    "tactical": (OF_TACTICAL, {"to-table": {"within": 10**9, "hours": 10**9}}),
}
CASES = [(kind, order) for kind, (_, orders) in KEPT.items() for order in orders]


def read(kind: str, text: str) -> msgspec.Struct:
    union = commands_of(kind)[0]
    for one in commands_of(kind)[1:]:
        union = union | one  # type: ignore[assignment]
    found: list[msgspec.Struct] = msgspec.json.decode(text, type=list[union])  # type: ignore[valid-type]
    return found[0]


@pytest.mark.parametrize(("kind", "order"), CASES)
def test_a_kept_command_of_format_1_is_read_within_the_bounds(kind: str, order: str) -> None:
    upcasts = KEPT[kind][0]
    text = msgspec.json.encode([{"order": order, **KEPT[kind][1][order]}]).decode()
    with pytest.raises(msgspec.ValidationError):
        read(kind, text)
    found = msgspec.to_builtins(read(kind, upcasts.commands(text, 1)))
    assert {value for key, value in found.items() if key not in ("unit", "units", "leader", "inches", "order")} == {
        COUNT
    }
    assert upcasts.commands(text, upcasts.present) == text
