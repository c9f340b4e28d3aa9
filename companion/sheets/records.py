"""Tables in JSON: a list of objects, lists of cells, or a tree of commands that hold commands.

Of a tree every object without further objects in it is a row; what stands above it are its columns, each named by the
list that it is in: {"corps": [{"name": "I", "brigades": [{"name": "Cutler", "men": 1600}]}]} has the columns "corps",
"brigades" and "men". Where a key is itself a name, as in {"union": [...], "confederate": [...]}, it stands in a column
"level 1".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr
from companion.sheets.tables import ROWS, Cell, Sheet, bounded

NAMES = ("name", "title", "label")
LISTS = frozenset(
    (
        *(
            "units",
            "brigades",
            "corps",
            "divisions",
            "regiments",
            "batteries",
            "battalions",
            "armies",
            "sides",
            "forces",
        ),
        *("rows", "data", "records", "items", "children", "commands", "subordinates", "troops", "formations", "oob"),
    )
)
"""What a list of a tree may be called that is no name of what it holds."""
DEEP = 12


def read(text: str, name: str) -> list[Sheet]:
    """Read a JSON text; raises BadInput for what is none, and for what holds no rows."""
    try:
        value = msgspec.json.decode(text.lstrip("\ufeff").encode("utf-8", "replace"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(Problem(name, "$", tr("is no JSON ({error})", error=str(error)[:200]))) from None
    if isinstance(value, list) and value and all(isinstance(one, list) for one in value):
        return [Sheet("", bounded([[_cell(one) for one in row] for row in value[: ROWS + 1]], name))]
    rows: list[dict[str, Cell]] = []
    for row in _rows(value, "", {}, 0):
        rows.append(row)
        if len(rows) > ROWS:
            break
    heads = list(dict.fromkeys(key for row in rows for key in row))
    if not rows or len(heads) < 2:
        raise BadInput(Problem(name, "$", tr("holds no list of units"), tr("a list of objects, one a unit, is wanted")))
    return [Sheet("", bounded([list(heads), *([row.get(head) for head in heads] for row in rows)], name))]


def _rows(value: Any, column: str, above: Mapping[str, Cell], deep: int) -> Iterator[dict[str, Cell]]:
    """Yield rows; `column` names the list that holds the value, `above` is what its commands tell of it."""
    if deep > DEEP:
        return
    if isinstance(value, list):
        for one in value:
            if isinstance(one, dict | list):
                yield from _rows(one, column, above, deep + 1)
            elif column and isinstance(one, str):
                yield {**above, column: one}
        return
    own = {key: _cell(one) for key, one in value.items() if not isinstance(one, dict | list)}
    inside = {key: one for key, one in value.items() if isinstance(one, dict | list) and one}
    if column:
        own = {column if key.casefold() in NAMES else key: one for key, one in own.items()}
    if not inside:
        yield {**above, **own}
        return
    here = {**above, **{key if key == column else f"{column} {key}".strip(): one for key, one in own.items()}}
    for key, one in inside.items():
        # The key is a name, as in {"union": [...], "confederate": [...]}, and no word for what the list holds.
        named = isinstance(one, dict) or key.casefold() not in LISTS
        below = {**here, f"level {deep + 1}": key} if named else here
        yield from _rows(one, "" if named else key, below, deep + 1)


def _cell(value: Any) -> Cell:
    if isinstance(value, dict | list):
        return None
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)
