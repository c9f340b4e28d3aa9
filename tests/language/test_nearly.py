"""Who may have been meant by a name that nobody bears."""

from __future__ import annotations

import pytest

from companion.language.nearly import FEW, nearly

THOSE = (
    ("union:seymour-a", "Seymour-A"),
    ("union:seymour-b", "Seymour-B"),
    ("iron", "Meredith"),
    ("heth", "Heth"),
    ("a", "A"),
)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("seymour", ("union:seymour-a", "union:seymour-b")),
        ("union:Seymour-a", ("union:seymour-a", "union:seymour-b")),
        ("Meridith", ("iron",)),
        ("mere", ("iron",)),
        ("hteh", ("heth",)),
        ("sickles", ()),
        ("hancock", ()),
        ("", ()),
    ],
)
def test_the_nearest_come_first(name: str, meant: tuple[str, ...]) -> None:
    assert nearly(name, THOSE) == meant


def test_no_more_are_named_than_can_be_read() -> None:
    assert len(nearly("jones", [(f"jones-{nth}", "Jones") for nth in range(20)])) == FEW
