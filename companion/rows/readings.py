"""What a ruling and its readings are called, as the sheets of options have them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from companion.kernel import shelf
from companion.language.tongue import tr

OPTIONS = "options.toml"


class Reading(NamedTuple):
    """A ruling that is read otherwise from here on, in words: what it is about, how it is read now and was before."""

    ruling: str
    after: str
    before: str


def reading(option: str, after: int, before: int) -> Reading | None:
    """Say how a ruling is read, None where no sheet of this installation has it or one of the two."""
    row = _rows().get(option)
    called = {choice["value"]: str(choice["label"]) for choice in row["choices"]} if row else {}
    if row is None or not {after, before} <= called.keys():
        return None
    return Reading(tr(row["label"]), tr(called[after]), tr(called[before]))


@cache
def _rows() -> dict[str, dict[str, Any]]:
    """Read the options of every ruleset, {id: row}: an id names its ruleset, so that no two have the same."""
    texts = (shelf.ruleset_texts(name, only=(OPTIONS,)).get(OPTIONS, "") for name in shelf.ruleset_names())
    return {row["id"]: row for text in texts for row in tomllib.loads(text).get("option", ())}
