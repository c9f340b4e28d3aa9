"""How a page is laid out: chapters joined in its contents, the tables of two sides beside each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from markdown_it.token import Token

from companion.language.tongue import tr

SO_MANY = 3
"""Chapters of one name and several numbers that are one line of the contents."""
NUMBERS = re.compile(r"[\d(][\d:.)]*")


def joined(heads: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield what the contents lead to; chapters that differ in their numbers alone, as turns do, are one line."""
    for _, those in groupby(heads, key=lambda head: NUMBERS.sub("", head[1]).strip()):
        run = list(those)
        yield from [(run[0][0], tr("Turn by turn"))] if len(run) >= SO_MANY else run


def spanned(tokens: list[Token]) -> None:
    """Let the words of a row that has no other cell filled, as a command's over its units, stand across it."""
    rows = [nth for nth, one in enumerate(tokens) if one.type == "tr_open"]
    for row in reversed(rows):
        cells = [nth for nth in range(row, _row_end(tokens, row)) if tokens[nth].type == "td_open"]
        filled = [bool(tokens[nth + 1].content) for nth in cells]
        if len(cells) > 1 and filled == [True, *[False] * (len(cells) - 1)]:
            tokens[cells[0]].attrSet("colspan", str(len(cells)))
            del tokens[cells[1] : cells[-1] + 3]


def _row_end(tokens: list[Token], row: int) -> int:
    """Give where a row of a table ends."""
    return next(nth for nth in range(row, len(tokens)) if tokens[nth].type == "tr_close")


def beside(tokens: list[Token]) -> None:
    """Put the two tables of a chapter that has nothing else, each under its heading, beside each other."""
    kinds = [f"{one.type}:{one.tag}" if one.level == 0 else "" for one in tokens]
    for chapter in reversed([nth for nth, kind in enumerate(kinds) if kind == "heading_open:h2"]):
        first = chapter + 3
        second = _one_table(kinds, first)
        end = None if second is None else _one_table(kinds, second)
        if second is None or end is None or kinds[end : end + 1] == ["heading_open:h3"]:
            continue
        for at, text in (
            (end, "</section></div>"),
            (second, "</section><section>"),
            (first, '<div class="beside"><section>'),
        ):
            tokens.insert(at, Token("html_block", "", 0, content=text + "\n", block=True))


def _one_table(kinds: list[str], head: int) -> int | None:
    """Give where a table under a heading of the third rank ends; None where there is no such thing."""
    if kinds[head : head + 1] != ["heading_open:h3"] or kinds[head + 3 : head + 4] != ["table_open:table"]:
        return None
    return kinds.index("table_close:table", head) + 1
