"""Pieces of a drawn field as a line for a terminal, in colours and inverse, or for paper, in signs alone."""

from __future__ import annotations

from collections.abc import Iterable

import click

from companion.games.tactical.prompt.text.window import Piece
from companion.language.escaping import line
from companion.terminal.writing import Painted

COLOURS = {
    "union": "bright_blue",
    "confederate": "bright_white",
    "stream": "cyan",
    "river": "cyan",
    "ford": "cyan",
    "woods": "green",
    "light_woods": "green",
    "heavy_woods": "green",
    "cornfield": "yellow",
    "peach_orchard": "yellow",
    "town": "magenta",
    "bridge": "magenta",
    "road": "bright_black",
    "clear": "bright_black",
    "swamp": "cyan",
    "ravine": "yellow",
    "sunken_road": "yellow",
    "woods_church": "green",
}
"""The Union's blue and the Confederates' white are the book's (ANT-1.5c)."""
BEHIND = {"confederate": "black"}
"""White on whatever background the terminal has would not be seen on a white one."""
SIDES = ("union", "confederate")


def painted(pieces: Iterable[Piece], *, people: bool, colour: bool) -> str:
    """Give a line of the field."""
    if not people:
        return "".join(piece.text for piece in pieces).rstrip()
    return Painted("".join(_styled(piece, colour=colour) for piece in pieces))


def _styled(piece: Piece, *, colour: bool) -> str:
    """Give a piece with a terminal's codes; without colours a unit is bold where it is the Union's (ANT-2.1n)."""
    shade = COLOURS.get(piece.colour) if colour else None
    if shade is None and not piece.inverse and not piece.blinking and (colour or piece.colour not in SIDES):
        return line(piece.text)
    return click.style(
        line(piece.text),
        fg=shade,
        bg=BEHIND.get(piece.colour) if colour else None,
        bold=piece.colour == "union" if not colour else None,
        reverse=piece.inverse or piece.blinking or None,
        blink=piece.blinking or None,
    )
