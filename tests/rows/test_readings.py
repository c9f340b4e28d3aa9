"""A ruling that is read otherwise is called as the sheet of options has it."""

from __future__ import annotations

import tomllib

import pytest

from companion.kernel import shelf
from companion.rows.readings import reading


@pytest.mark.parametrize("name", shelf.ruleset_names())
def test_every_reading_of_every_ruleset_has_words(name: str) -> None:
    text = shelf.ruleset_texts(name, only=("options.toml",))["options.toml"]
    for option in tomllib.loads(text)["option"]:
        for choice in option["choices"]:
            assert reading(option["id"], choice["value"], choice["value"]) == (
                option["label"],
                choice["label"],
                choice["label"],
            )


def test_a_ruling_or_reading_that_no_sheet_has_has_none() -> None:
    assert reading("D10-RUL-NOWHERE", 0, 1) is None
    assert reading("D10-RUL-FIRE-HALF-ONCE", 0, 9) is None
