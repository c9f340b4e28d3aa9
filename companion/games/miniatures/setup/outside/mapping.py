"""What the columns of an outside order of battle hold, as a file that can be read, changed and given on.

format = "companion-roster-map"
version = 1

[columns]
"Regiment" = "unit"
"Bde" = "brigade"
"Notes" = "ignore"

[only]
"Battle" = "Gettysburg"
"""

from __future__ import annotations

import difflib
from typing import Literal

import msgspec

from companion.charts import reading
from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.setup.outside.vocabulary import HEADS
from companion.games.miniatures.setup.scenario_text import toml_text
from companion.language.tongue import tr

IGNORE = "ignore"
MEANINGS = (*HEADS, IGNORE)
SUMMED = ("smoothbore", "rifled", "traits", "state", IGNORE)
"""What more than one column may mean."""


class Mapping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each column means, by its head, and how the rows are read."""

    format: Literal["companion-roster-map"] = "companion-roster-map"
    version: Literal[1] = 1
    sheet: str = ""
    """The sheet of a workbook; by default the one that looks like an order of battle, and those like it."""
    head: int = 0
    """The row of the heads as a spreadsheet counts; 0 looks for it."""
    side: str = ""
    """The side of every row that names none."""
    fill_down: bool = False
    """An empty cell of side, corps, division or brigade is as the one above it."""
    men: int = 0
    """The men of every row of troops whose number the file does not give; they are marked as invented."""
    guns: int = 0
    """The same of batteries."""
    columns: dict[str, str] = {}
    """{head: meaning}."""
    only: dict[str, str] = {}
    """{head: value}: rows with another value are another battle's."""


def read_mapping(text: str, file: str) -> Mapping:
    """Read a mapping's file; raises BadInput with everything that is wrong."""
    found = reading.read_toml(text, Mapping, file=file)
    problems = []
    for head, meaning in found.columns.items():
        if meaning not in MEANINGS:
            near = difflib.get_close_matches(meaning, MEANINGS, n=1)
            hint = (
                tr("did you mean {near!r}?", near=near[0]) if near else tr("one of {names}", names=", ".join(MEANINGS))
            )
            problems.append(Problem(file, f"columns.{head[:40]}", tr("{cell!r} is not known", cell=meaning[:40]), hint))
    if found.side not in ("", "union", "confederate"):
        what = tr("{cell!r} is not known", cell=found.side[:40])
        problems.append(Problem(file, "side", what, tr("one of {names}", names="union, confederate")))
    if found.head < 0 or not 0 <= found.men < 100_000 or not 0 <= found.guns < 1_000:
        problems.append(Problem(file, "$", tr("head, men and guns are whole numbers, and not below nought")))
    if problems:
        raise BadInput(problems)
    return found


def mapping_text(mapping: Mapping) -> str:
    """Give a mapping as the text of its file."""
    lines = [f"# {tr('What each column means: {names}.', names=', '.join(MEANINGS))}"]
    lines += [f'format = "{mapping.format}"', f"version = {mapping.version}"]
    lines += [f"{key} = {toml_text(value)}" for key in ("sheet", "side") if (value := getattr(mapping, key))]
    lines += [f"{key} = {value}" for key in ("head", "men", "guns") if (value := getattr(mapping, key))]
    lines += ["fill_down = true"] if mapping.fill_down else []
    for table in ("columns", "only"):
        rows: dict[str, str] = getattr(mapping, table)
        if rows:
            lines += ["", f"[{table}]", *(f"{toml_text(head)} = {toml_text(one)}" for head, one in rows.items())]
    return "\n".join(lines) + "\n"
