"""A report as its kind of game tells it, and after it the game in numbers: plots, tables, luck and dice in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.kernel.session import Session
from companion.language.escaping import markdown
from companion.language.tongue import number, tr
from companion.language.words import side_words
from companion.rows.report import illustrated_report
from companion.study.numbers.besides import guns_words
from companion.study.numbers.luck import Sums
from companion.study.numbers.reckoned import SIDES, Named, Numbers, called, could_be, numbers, tried
from companion.study.numbers.tables import Table, losses_table, rolls_table
from companion.study.plots.dice import dice_words, even_words
from companion.study.plots.luck import luck
from companion.study.plots.stands import strength
from companion.study.reports.front import Front, front, without_pips

WIDE, NARROW = 824.0, 358.0
"""Pixels of a plot on a page and on a phone."""
TALL, LOW = 240.0, 250.0


class Told(NamedTuple):
    """A report: Markdown in which `![what it shows](figure:N)` stands for the Nth figure."""

    text: str
    figures: tuple[Figure, ...]
    narrow: Mapping[int, Figure]
    """The same figures for a narrow screen, of those that can be drawn for one."""
    front: Front = Front("", ())


class Drawn(NamedTuple):
    """A figure for a page, and for a phone."""

    wide: Figure
    narrow: Figure


def told(session: Session, measure: Measure, *, with_pips: bool = False) -> Told:
    """Give the report of what the session's seat may know. Raises BadInput where a score or chart cannot be read.

    `with_pips` leaves the marks in it for which a page draws stands.
    """
    before = illustrated_report(session, measure)
    found, sums = numbers(session), could_be(session)
    units = called(session)[0]
    figures, parts = list(before.figures), list[str]()
    narrow: dict[int, Figure] = {}
    if found.losses or found.rolls:
        for part in _in_numbers(found, sums, units, measure):
            if isinstance(part, str):
                parts.append(part)
                continue
            narrow[len(figures)] = part.narrow
            parts.append(f"![{part.wide.said}](figure:{len(figures)})")
            figures.append(part.wide)
    more = "\n\n".join(("", f"## {tr('In numbers')}", *parts)) + "\n" if parts else ""
    text = before.text if with_pips else without_pips(before.text)
    over = front(found, units, before.stood, before.verdict)
    return Told(text.rstrip("\n") + "\n" + more, tuple(figures), narrow, over)


def _in_numbers(found: Numbers, sums: Mapping[str, Sums], units: Named, measure: Measure) -> Iterator[str | Drawn]:
    """Yield paragraphs and plots in their order."""
    if found.tables.get("strength"):
        yield Drawn(
            strength(found, units, measure, WIDE, TALL),
            strength(found, units, measure, NARROW, LOW),
        )
    for table in (losses_table(found), rolls_table(found, units)):
        if table.rows:
            yield f"### {table.title}"
            yield as_markdown(table)
    for side in SIDES:
        if (one := tried(found).get(side)) is not None and side in sums:
            yield Drawn(luck(side, one, sums[side], measure, WIDE), luck(side, one, sums[side], measure, NARROW))
    said = [*filter(None, [guns_words(found, units)]), *_luck(found), *_dice(found)]
    if said:
        yield " ".join(map(markdown, said))


def _luck(found: Numbers) -> Iterator[str]:
    for side, one in tried(found).items():
        percent = number(one.percentile, ".0f")
        yield tr("{side}: rolls luckier than those of {n} battles in 100.", side=side_words(side), n=percent)


def _dice(found: Numbers) -> Iterator[str]:
    for side, one in found.faces.items():
        if one.spread is not None:
            yield f"{side_words(side)}: {dice_words(one)}."
            if words := even_words(one):
                yield words


def as_markdown(table: Table) -> str:
    """Give a table as Markdown."""
    rule = "|".join("---:" if nth in table.figures else "---" for nth in range(len(table.heads)))
    return "\n".join((_row(table.heads), f"|{rule}|", *map(_row, table.rows)))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(markdown, cells))} |"
