"""Whatever JSON is given for whatever field: it is set or refused in words, alone and in a count of the table."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.hand.books import COLUMNS
from companion.games.miniatures.rules.hand.settable import bearer, names
from companion.kernel.supply import Supply
from tests.games.miniatures.building import the_rules
from tests.games.miniatures.playing import a_small_battle

ANYTHING: tuple[Any, ...] = (-1, 0, 10**9, 0.5, "", "x", True, None, [], ["x"], [[]], {}, {"a": 1}, {"": []})


@pytest.mark.parametrize("value", ANYTHING, ids=repr)
@pytest.mark.parametrize("target", ["game", "u-first", "u-guns", "u-chief"])
def test_any_value_of_any_field_is_set_or_refused_in_words(target: str, value: Any) -> None:
    state, rules = a_small_battle(), the_rules()
    found = bearer(state, target, "")
    assert found is not None
    for field in (*names([type(found)]), "id", "mood"):
        for pays in ("", COLUMNS[1], "the-cook"):
            orders = [cmd.Override(target, field, value, "a try", pays)]
            if target != "game":
                orders.append(cmd.CountTable({target: {field: value, "status": value}}, pays=pays))  # type: ignore[arg-type]
            for order in orders:
                reasons = rules.why_not(state, order)
                assert all(reason.text for reason in reasons)
                assert reasons or rules.decide(state, order, Supply("any")) is not None
