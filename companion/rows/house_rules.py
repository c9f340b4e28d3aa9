"""House rules for reading: what a ruling changes at the table, how it is printed, what of it stays text and why.

A row of rulings.toml says it in these fields, each one sentence: `at_table` what changes at the table; `printed` how
the rulebook reads it; `parent` how the rules that it comes from do; `stays_text` {number of an alternative: why it
cannot be chosen}. A row may leave out what nobody knows. `often`: its place among those most used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.language.tongue import tr, tr_in

Row = Mapping[str, Any]
SELDOM = 1_000


def at_table(row: Row) -> str:
    """Give in one sentence what a ruling changes at the table, "" where its row does not say."""
    return _worded(row, "at_table")


def often(row: Row) -> int:
    """Give the place of a ruling among those that a table uses most, beyond all of them for the others."""
    return int(row.get("often", SELDOM))


def question(row: Row) -> str:
    """Give the question that a ruling answers."""
    return _worded(row, "question")


def ruled(row: Row) -> str:
    """Give what was ruled."""
    return _worded(row, "ruling")


def alternatives(row: Row) -> tuple[str, ...]:
    """Give how else it could be read, in the order in which options number it."""
    return tuple(tr_in(f"{_place(row)}.alternatives", str(one)) for one in row.get("alternatives", ()))


def sources(row: Row) -> Iterator[tuple[str, str]]:
    """Yield where a ruling is read how: head and sentence."""
    for head, field in ((tr("As printed"), "printed"), (tr("The parent rules"), "parent")):
        if said := _worded(row, field):
            yield head, said


def why_text(row: Row, number: int) -> str:
    """Say why an alternative of a ruling cannot be chosen, "" where its row does not say."""
    why = str(row.get("stays_text", {}).get(str(number), ""))
    return tr_in(f"{_place(row)}.stays_text.{number}", why) if why else ""


def _worded(row: Row, field: str) -> str:
    said = str(row.get(field, ""))
    return tr_in(_place(row), said) if said else ""


def _place(row: Row) -> str:
    return f"rulings.ruling.{row.get('id', '')}"
