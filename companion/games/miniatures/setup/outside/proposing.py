"""Which row holds the heads, and which column is what: by what it is called, and by what stands in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from companion.games.miniatures.setup.outside import levels
from companion.games.miniatures.setup.outside.cells import NoFigure, guns_of, text_of, whole
from companion.games.miniatures.setup.outside.mapping import IGNORE, SUMMED, Mapping
from companion.games.miniatures.setup.outside.vocabulary import (
    GUN_HEAD,
    HEADS,
    NEVER,
    TOTAL,
    arm_of,
    gun_of,
    plain,
    side_of,
)
from companion.language.tongue import word
from companion.sheets import Cell, Sheet, place

FIRST_ROWS = 40
"""No heads are looked for below them."""
MOSTLY = 0.8
BY_NAME, BY_CELLS, BY_HAND, NOT_NEEDED = (
    word("by its name"),
    word("by what stands in it"),
    word("as was said"),
    word("not needed"),
)
_RANK = {head: (meaning, nth) for meaning, heads in HEADS.items() for nth, head in reversed([*enumerate(heads)])}
EFFECTIVE = ("fresh", "worn", "spent")
"""What a column of states says in a table that this program gave out."""
FIGURES = frozenset(("men", "guns", "stands", "smoothbore", "rifled"))
GROUPS = ("side", "corps", "division", "brigade")
HEADINGS = (("corps", "corps"), ("korps", "corps"), ("division", "division"), ("brigade", "brigade"))
"""Words by which a line of one cell says what follows it."""
LEVEL = re.compile(r"level \d+")
"""How the columns of a tree are called whose levels have no names."""


class Column(NamedTuple):
    """A column and what it is taken for."""

    head: str
    meaning: str
    why: str
    example: str
    """What stands in it first."""


class Table(NamedTuple):
    """A sheet with its heads told from its rows."""

    sheet: str
    heads: tuple[str, ...]
    rows: list[tuple[int, Sequence[Cell]]]
    """(row as a spreadsheet counts, cells)."""

    def values(self, head: str) -> list[str]:
        """Give what stands in a column, without the empty cells."""
        at = self.heads.index(head)
        return [found for _, row in self.rows if at < len(row) and (found := text_of(row[at]))]


def meaning_by_name(head: str) -> tuple[str, int]:
    """Give what a head is called for, and how far down its names it stands; ("", 99) for none."""
    said = plain(head)
    if not said or NEVER.search(said):
        return "", 99
    if said in _RANK:
        return _RANK[said]
    bare = re.sub(r"\b\d+$", "", said).strip() or said
    if bare in _RANK:
        return _RANK[bare][0], _RANK[bare][1] + 1
    if GUN_HEAD.search(said):
        return gun_of(head) or "smoothbore", 5
    words = said.split()
    for name in ("regiment", "battery", "brigade", "division", "corps", "commander", "strength", "men", "present"):
        if name in words and "of" not in words:
            return _RANK[name][0], 40
    return "", 99


def table_of(sheet: Sheet, row: int = 0) -> Table | None:
    """Give a sheet with its heads; `row` is where they stand, 0 looks for them. None where there are none."""
    if row:
        nth = row - 1
        return _with_heads(sheet, nth) if nth < len(sheet.rows) else None
    best, most = -1, 1
    for nth, cells in enumerate(sheet.rows[:FIRST_ROWS]):
        known = {meaning_by_name(text_of(cell))[0] for cell in cells if isinstance(cell, str)} - {""}
        if len(known) > most:
            best, most = nth, len(known)
    if best < 0:  # in no language of ours: the first row of words, for somebody to say what they mean
        words = [sum(isinstance(cell, str) and cell != "" for cell in cells) for cells in sheet.rows[:FIRST_ROWS]]
        best = next((nth for nth, count in enumerate(words) if count > 1), -1)
    return _with_heads(sheet, best) if best >= 0 else None


def _with_heads(sheet: Sheet, nth: int) -> Table:
    width = max(map(len, sheet.rows), default=0)
    heads: list[str] = []
    for column in range(width):
        cells = sheet.rows[nth]
        said = text_of(cells[column]) if column < len(cells) else ""
        head = said or f"({place(nth, column).rstrip('0123456789')})"
        made, times = head, 1
        while made in heads:
            times += 1
            made = f"{head} ({times})"
        heads.append(made)
    # A line of one cell above the heads may say which side or corps the first rows are of; a title says nothing.
    rows: list[tuple[int, Sequence[Cell]]] = [
        (at + 1, row) for at, row in enumerate(sheet.rows) if at > nth or (at < nth and _is_heading(row))
    ]
    return Table(sheet.name, tuple(heads), rows)


def _is_heading(row: Sequence[Cell]) -> bool:
    filled = [text_of(cell) for cell in row if text_of(cell)]
    return len(filled) == 1 and bool(side_of(filled[0]) or {word for word, _ in HEADINGS} & {*plain(filled[0]).split()})


def propose(table: Table) -> tuple[Mapping, list[Column]]:
    """Give what each column is taken for."""
    ranked = sorted(((*meaning_by_name(head), nth) for nth, head in enumerate(table.heads)), key=lambda one: one[1:])
    found: dict[str, tuple[str, str]] = {}
    taken: set[str] = set()
    cells = {head: table.values(head) for head in table.heads}
    for meaning, _, nth in ranked:
        head = table.heads[nth]
        right = _by_cells(meaning, cells[head])
        if right and (right not in taken or right in SUMMED):
            taken.add(right)
            found[head] = (right, BY_NAME if right == meaning else BY_CELLS)
    if not taken & FIGURES:
        # Where the one column of figures is mostly wrong, its cells are told, and not that there is no such column.
        named = ((table.heads[nth], meaning) for meaning, _, nth in ranked if meaning in FIGURES)
        found.update({head: (one, BY_NAME) for head, one in [*named][:1] if any(map(_is_figure, cells[head]))})
    if "side" not in taken:
        sided = [head for head in table.heads if _mostly(cells[head], side_of)]
        if sided and found.get(sided[0], ("", ""))[0] in ("", "army", "corps", "state"):
            found[sided[0]] = ("side", BY_CELLS)
    if "arm" not in taken:
        armed = [head for head in table.heads if head not in found and _mostly(cells[head], arm_of)]
        if armed:
            found[armed[0]] = ("arm", BY_CELLS)
    _brigadiers(table, found)
    _levels(table, found)
    columns = [
        Column(head, *found.get(head, (IGNORE, NOT_NEEDED)), cells[head][0] if cells[head] else "")
        for head in table.heads
    ]
    return Mapping(columns={one.head: one.meaning for one in columns}, fill_down=_filled_down(table, found)), columns


def _levels(table: Table, found: dict[str, tuple[str, str]]) -> None:
    """Take the unnamed levels of a tree for corps, division and brigade, from the top."""
    taken = {meaning for meaning, _ in found.values()}
    free = [one for one in GROUPS[1:] if one not in taken]
    those = [head for head in table.heads if LEVEL.fullmatch(head) and head not in found]
    found.update({head: (meaning, BY_CELLS) for head, meaning in zip(those, free, strict=False)})


def _brigadiers(table: Table, found: dict[str, tuple[str, str]]) -> None:
    """Take leaders of whom a division has several for the commanders of its brigades."""
    heads = {meaning: head for head, (meaning, _) in found.items()}
    if "leader" in heads and "commander" not in heads and "leader_rank" not in heads:
        led, division = (table.values(heads[one]) if one in heads else [] for one in ("leader", "division"))
        if len(set(led)) > max(1, len(set(division))):
            found[heads["leader"]] = ("commander", BY_CELLS)


def _by_cells(meaning: str, cells: list[str]) -> str:
    """Give a meaning as what stands in the column bears it out, "" where it does not."""
    sample = cells[:200]
    match meaning:
        case "men" | "guns" | "stands" | "smoothbore" | "rifled" | "arrives":
            figures = sum(_is_figure(one) or (meaning == "guns" and bool(guns_of(one, 0))) for one in sample)
            if meaning == "guns" and sample and not figures and _mostly(sample, gun_of):
                return "gun_type"
            return meaning if figures >= len(sample) * 0.5 else ""
        case "arm" | "gun_type" if sample and not _mostly(sample, arm_of) and _mostly(sample, gun_of):
            return "gun_type"
        case "arm" if sample and not any(map(arm_of, sample)):
            return ""
        case "side" if sample and not any(map(side_of, sample)):
            return ""
        case "level" if not levels.is_column(sample):
            return ""
        case "state" if sample and all(one.casefold() in EFFECTIVE for one in sample):
            return ""
        case "unit" if sample and all(_is_figure(one) for one in sample) and len(set(sample)) < 3 < len(sample):
            return ""
        case _:
            return meaning


def _is_figure(text: str) -> bool:
    try:
        whole(text)
    except NoFigure:
        return False
    return True


def _mostly(cells: list[str], told: object) -> bool:
    assert callable(told)
    counted = [one for one in cells if not TOTAL.search(plain(one))]
    return bool(counted) and sum(bool(told(one)) for one in counted) >= len(counted) * MOSTLY


def _filled_down(table: Table, found: dict[str, tuple[str, str]]) -> bool:
    """Say whether commands are told only where they change, as where cells were joined: the first, or the brigades."""
    by_meaning = {meaning: head for head, (meaning, _) in found.items()}
    if {"brigade", "unit", "men"} <= {*by_meaning} and _only_first(table, by_meaning):
        return True
    outermost = next((by_meaning[one] for one in GROUPS if one in by_meaning), None)
    if outermost is None:
        return False
    at = table.heads.index(outermost)
    rows = [row for _, row in table.rows if sum(text_of(cell) != "" for cell in row) > 1]
    empty = sum(at >= len(row) or not text_of(row[at]) for row in rows)
    first = bool(rows) and text_of(rows[0][at] if at < len(rows[0]) else None) != ""
    # Nobody is of no side; but of no corps somebody may well be.
    return first and empty > (0 if found[outermost][0] == "side" else len(rows) * 0.3)


def _only_first(table: Table, by_meaning: dict[str, str]) -> bool:
    """Say whether brigades stand in the first row of their regiments alone: nobody names one twice, and many none."""
    brigade, men = (table.heads.index(by_meaning[one]) for one in ("brigade", "men"))
    rows = [[text_of(cell) for cell in row] for _, row in table.rows]
    named = [row[brigade] for row in rows if brigade < len(row) and men < len(row) and row[men]]
    filled = [one for one in named if one]
    once = len(filled) == len(set(filled))
    return bool(named) and named[0] != "" and once and len(named) - len(filled) >= 0.3 * len(named)
