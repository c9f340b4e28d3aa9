"""Every key of a battle's window in a list: the rulebook's on the map, then those of the acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.language.tongue import declared, tr, word

CURSOR = (
    ("1–8", "move the cursor"),
    (word("arrows"), "move the cursor; with Shift the map"),
    ("0", "centre the map"),
    (word("Space"), "take the first unit of the square in hand"),
    ("V", "what is seen from the square"),
    ("T", "units off and on"),
    ("N", "the next unit in the order of battle"),
    ("S", "stop the clock, or let it go on"),
    ("Y", "activate the division that is lit, while divisions are activated"),
    ("C", "end the phase"),
    ("K", "zones of control"),
    ("+ −", "zoom"),
    (word("Ctrl F"), "the whole map"),
)
declared(CURSOR, 1)
UNIT = (
    ("1–8", "move, each step paid"),
    (word("Enter"), "go to the square that is looked at by the cheapest way"),
    ("F", "plot fire: T plots the square, E clears the plot"),
    ("M", "melee, or no longer"),
    ("A", "advance, or no longer"),
    ("D", "face: then 1–8"),
    ("S", "change the mode"),
    ("X", "force the march"),
    ("B", "build a level of fortification"),
    ("L", "leaders"),
    ("O", "reorganise, where the rules have it"),
    ("Z", "put the unit back as it was when it came to hand"),
    ("U", "the next unit in the square"),
    ("N", "the next unit in the order of battle"),
    ("I", "its division"),
    ("P", "the other page"),
    ("V", "what it sees"),
    ("W", "its fire zone"),
    ("R", "where it can go"),
    ("G", "its command"),
    (word("Q or Esc"), "put it down"),
)
declared(UNIT, 1)
MOUSE = (
    ("click", "look at a square; on a unit of one's own: take it in hand"),
    ("double click", "go there, or take in hand"),
    ("right click", "what can be done there: go, plot fire, take in hand"),
    ("mouse wheel", "zoom"),
    ("drag", "move the map"),
)
declared(MOUSE)


def key_list(acts: Sequence[tuple[str, str]]) -> str:
    """Give the list as Markdown; acts are (key, words)."""
    parts = (
        (tr("On the map, no unit in hand"), _told(CURSOR)),
        (tr("With a unit in hand"), _told(UNIT)),
        (tr("By mouse"), _told(MOUSE)),
        (tr("In the window"), tuple(acts)),
    )
    return "\n\n".join("\n".join(_table(title, rows)) for title, rows in parts)


def _told(rows: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((tr(key) if len(key) > 1 else key, tr(words)) for key, words in rows)


def _table(title: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield from (f"**{title}**", "", f"| {tr('Key')} | |", "|---|---|")
    yield from (f"| **{key}** | {words} |" for key, words in rows)
