"""The numbers as tables in words: what stands behind each plot, on the screen, on paper and on a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from companion.language.figures import signed
from companion.language.tongue import number, tr
from companion.language.words import side_words
from companion.study.numbers.causes import UNITS, cause_words, head_words, title_words
from companion.study.numbers.luck import Luck
from companion.study.numbers.reckoned import SIDES, Named, Numbers, Roll, tried, widest

LONG = 20
"""Rows beyond which a table is for a spreadsheet."""


class Table(msgspec.Struct, frozen=True):
    """A table in words; what is a figure is told by its column."""

    id: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: frozenset[int] = frozenset()
    """Columns of figures, which stand to the right."""


def tables(found: Numbers, units: Named, commands: Named) -> tuple[Table, ...]:
    """Give every table that has rows."""
    made = (
        luck_table(found, commands),
        strength_table(found),
        losses_table(found),
        losses_by_whom(found, units),
        losses_by_turn(found),
        faces_table(found),
        rolls_table(found, units),
        *(_counted(name, rows, {**commands, **units}) for name, rows in found.tables.items() if name != "strength"),
    )
    return tuple(one for one in made if one.rows)


def luck_table(found: Numbers, commands: Named) -> Table:
    """Give luck by side, command and player."""
    rows = [_luck(side_words(side), one) for side, one in tried(found).items()]
    rows += [_luck(commands.get(place, ("", place))[1], one) for place, one in found.by.command.items()]
    rows += [_luck(player, one) for player, one in found.by.player.items()]
    heads = (tr("Whose"), tr("Rolls"), tr("Happened"), tr("Expected"), tr("Luckier than"))
    return _table("luck", tr("Luck, in stands"), heads, rows)


def _luck(name: str, one: Luck) -> tuple[str, ...]:
    share = tr("{n} of 100", n=number(one.percentile, ".0f"))
    return name, str(one.rolls), signed(one.found), tenths(one.expected), share


def strength_table(found: Numbers) -> Table:
    """Give what each side had at the end of each turn."""
    rows = found.tables.get("strength", ())
    what = counted_in(rows)
    sides = [side for side in SIDES if any(row["side"] == side for row in rows)]
    cells = {(row["turn"], row["side"]): row for row in rows}
    turns = dict.fromkeys(row["turn"] for row in rows)
    more = [name for name in ("guns", "fatigue") if rows and name in rows[0]]
    heads = [head_words("turn")]
    for side in sides:
        heads += [side_words(side), *(f"{side_words(side)}, {head_words(name)}" for name in more)]
    made = [
        (str(turn), *(_figure(cells[turn, side][name]) for side in sides for name in (what, *more))) for turn in turns
    ]
    return _table("strength", title_words("strength"), heads, made)


def counted_in(rows: Sequence[Mapping[str, Any]]) -> str:
    """Give by what rows count strength."""
    return next((name for name in UNITS if rows and name in rows[0]), "stands")


def lost_by(found: Numbers, what: str) -> dict[tuple[str, str], int]:
    """Give how many were lost by cause and side; what came back counts against it."""
    sums: Counter[tuple[str, str]] = Counter()
    for one in found.losses:
        sums[one.cause, one.side] += one.of(what)
    return dict(sums)


def lost_what(found: Numbers) -> str:
    """Give by what losses are counted."""
    return next((name for name in UNITS if any(name in one.lost for one in found.losses)), "stands")


def losses_table(found: Numbers) -> Table:
    """Give losses by cause."""
    what = lost_what(found)
    sums = lost_by(found, what)
    causes = dict.fromkeys(cause for (cause, _), n in sums.items() if n)
    sides = [side for side in SIDES if any(whose == side for _, whose in sums)]
    rows = [(cause_words(cause), *(_whole(sums.get((cause, side), 0)) for side in sides)) for cause in causes]
    if rows:
        every = (_whole(sum(n for (_, whose), n in sums.items() if whose == side)) for side in sides)
        rows.append((tr("All"), *every))
    title = tr("{what} lost, by cause", what=head_words(what))
    return _table("losses", title, (tr("Cause"), *map(side_words, sides)), rows)


def losses_by_whom(found: Numbers, units: Named) -> Table:
    """Give who took how many from whom, the most first; what several took is told of them together."""
    what, sums = lost_what(found), Counter[tuple[str, str]]()
    for one in found.losses:
        if one.by:
            by = ", ".join(units.get(name, ("", name))[1] for name in one.by)
            sums[by, units.get(one.unit, ("", one.unit))[1]] += one.of(what)
    rows = [(by, of, _whole(n)) for (by, of), n in sums.most_common() if n]
    title = tr("{what} lost, by whom", what=head_words(what))
    return _table("by-whom", title, (tr("By"), tr("Lost by"), head_words(what)), rows)


def losses_by_turn(found: Numbers) -> Table:
    """Give what each side lost in each turn."""
    what, sums = lost_what(found), Counter[tuple[int, str]]()
    for one in found.losses:
        sums[one.turn, one.side] += one.of(what)
    sides = [side for side in SIDES if any(whose == side for _, whose in sums)]
    rows = [(str(turn), *(_whole(sums[turn, side]) for side in sides)) for turn in sorted({turn for turn, _ in sums})]
    title = tr("{what} lost, by turn", what=head_words(what))
    return _table("by-turn", title, (head_words("turn"), *map(side_words, sides)), rows)


def faces_table(found: Numbers) -> Table:
    """Give how often each face fell."""
    thrown = {side: one for side, one in found.faces.items() if one.spread is not None}
    rows = [(side_words(side), *map(str, one.counts.values())) for side, one in thrown.items()]
    return _table("faces", tr("Dice, face by face"), (head_words("side"), *map(str, range(1, 11))), rows)


def rolls_table(found: Numbers, units: Named) -> Table:
    """Give the rolls that weighed most."""
    rows = []
    for side in SIDES:
        best, worst = widest([one for one in found.rolls if one.seat == side])
        rows += [(side_words(side), *_roll(one, units)) for one in (*best, *reversed(worst))]
    heads = (head_words("side"), head_words("unit"), tr("Happened"), tr("Expected"), tr("Chance"), head_words("entry"))
    return _table("rolls", tr("The rolls that weighed most"), heads, rows)


def _roll(one: Roll, units: Named) -> tuple[str, ...]:
    name = units.get(one.unit, ("", one.unit))[1]
    return name, signed(one.value), tenths(one.expected), f"{one.p[0]}/{one.p[1]}", str(one.entry)


def _counted(name: str, rows: Sequence[Mapping[str, Any]], named: Named) -> Table:
    """Give a table of the kind's own as it is, with names for ids."""
    heads = tuple(rows[0]) if rows else ()
    made = [tuple(_cell(head, row[head], named) for head in heads) for row in rows]
    return _table(name, title_words(name), tuple(map(head_words, heads)), made)


def _cell(head: str, value: Any, named: Named) -> str:
    if head in ("side", "attacker") and value in SIDES:
        return side_words(value)
    if isinstance(value, list | tuple):
        return ", ".join(named.get(one, ("", str(one)))[1] for one in value)
    if head in ("unit", "command"):
        name: str = named.get(value, ("", value))[1]
        return name
    if head == "arm":
        return str(tr(str(value)))
    return _figure(value)


def _whole(value: int) -> str:
    """Give a count; what came back is below nothing."""
    return f"−{-value}" if value < 0 else str(value)


def _figure(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return number(value, ".2f")
    return str(value)


def _table(name: str, title: str, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Table:
    made = tuple(rows)
    columns = range(len(made[0])) if made else range(0)
    figures = frozenset(nth for nth in columns if all(_is_figure(row[nth]) for row in made))
    return Table(name, title, tuple(heads), made, figures)


def _is_figure(cell: str) -> bool:
    return not cell or cell[0] in "0123456789+−–-"


def tenths(value: float) -> str:
    """Give a mean with its sign, to a tenth: "+1.5", "−0.2"."""
    shown = number(abs(value), ".1f")
    return f"{'−' if round(value, 1) < 0 else '+'}{shown}"


def as_lines(table: Table) -> Iterator[str]:
    """Yield a table for a terminal; of a long one that there is more."""
    yield table.title
    rows = table.rows[:LONG]
    wide = [max(len(row[nth]) for row in (table.heads, *rows)) for nth in range(len(table.heads))]
    for row in (table.heads, *rows):
        cells = (
            f"{cell:>{n}}" if nth in table.figures else f"{cell:<{n}}"
            for nth, (cell, n) in enumerate(zip(row, wide, strict=True))
        )
        yield f"  {'  '.join(cells)}".rstrip()
    if len(table.rows) > LONG:
        yield "  " + tr("and {n} more rows: --csv gives them all", n=len(table.rows) - LONG)
