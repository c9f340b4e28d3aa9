"""Words to lines: broken where the room ends: between words, where one alone is too long between its syllables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Align, Words
from companion.cards.layout.ink import Text
from companion.cards.layout.syllables import ended, parts
from companion.cards.type import clean


class Piece(NamedTuple):
    """A part of a line in one cut."""

    text: str
    cut: str
    token: str


Line = tuple[Piece, ...]


def wide(line: Sequence[Piece], points: float) -> float:
    """Give a line's width in points."""
    return sum(faces.ems(piece.text, piece.cut) for piece in line) * points


def natural(said: Words, points: float, base: str = "text") -> float:
    """Give the width of words on one line."""
    return sum(faces.ems(clean(run.text), faces.cut(run, base)) for run in said) * points


def longest(said: Words, points: float, base: str = "text") -> float:
    """Give the width of the longest word: a column narrower than that would break it."""
    return max((atom.first for atom in _atoms(said, base)), default=0.0) * points


def longest_part(said: Words, points: float, base: str = "text") -> float:
    """Give the width of the longest part of a word, its hyphen with it: what a column needs that parts its words."""
    return max((one for atom in _atoms(said, base) for one in _part_widths(atom)), default=0.0) * points


@lru_cache(maxsize=4_000)
def broken(said: Words, points: float, room: float, base: str = "text") -> tuple[Line, ...]:
    """Break words into lines no wider than `room` points; at least one line."""
    lines: list[list[Piece]] = [[]]
    # A column without room still breaks letter by letter, and does not go on for ever.
    used, room = 0.0, max(room, 0.1)
    for atom in _atoms(said, base):
        taken = (atom.within if used else atom.first) * points
        # The hundredth of a point is for widths that were summed in another order when the column was measured.
        if used + taken > room + 0.01 and used > 0:
            lines.append([])
            used, taken = 0.0, atom.first * points
        if taken <= room + 0.01:
            lines[-1] += atom.pieces
            used += taken
            continue
        for piece in atom.pieces:
            for chunk in _parted(piece.text.lstrip(" "), piece.cut, points, room - used, room):
                wide = faces.ems(chunk, piece.cut) * points
                if used and used + wide > room + 0.01:
                    lines.append([])
                    used = 0.0
                lines[-1].append(piece._replace(text=chunk))
                used += wide
    return tuple(_joined(line) for line in lines)


class _Atom(NamedTuple):
    """A word with the spaces before it."""

    pieces: tuple[Piece, ...]
    first: float
    """Its width in ems at the head of a line, where the spaces before it are dropped."""
    within: float
    """Its width in ems within a line."""


@lru_cache(maxsize=4_000)
def _atoms(said: Words, base: str) -> tuple[_Atom, ...]:
    """Give words one by one; runs that no space parts are one word."""
    atoms: list[list[Piece]] = []
    for run in said:
        name = faces.cut(run, base)
        for text in faces.pieces(clean(run.text)):
            if not atoms or text.startswith(" "):
                atoms.append([])
            atoms[-1].append(Piece(text, name, run.token))
    return tuple(map(_measured, atoms))


def _measured(pieces: Sequence[Piece]) -> _Atom:
    head, *rest = pieces
    more = sum(faces.ems(piece.text, piece.cut) for piece in rest) if rest else 0.0
    within = faces.ems(head.text, head.cut) + more
    spaced = head.text.startswith(" ")
    return _Atom(tuple(pieces), faces.ems(head.text.lstrip(" "), head.cut) + more if spaced else within, within)


def _part_widths(atom: _Atom) -> Iterator[float]:
    """Give the widths of a word's parts in ems; between its pieces it is not parted."""
    before = 0.0
    for piece in atom.pieces:
        *inner, last = parts(piece.text.lstrip(" "))
        for part in inner:
            yield before + faces.ems(ended(part), piece.cut)
            before = 0.0
        before += faces.ems(last, piece.cut)
    yield before


def _parted(text: str, name: str, points: float, first: float, room: float) -> Iterator[str]:
    """Part a long word: as many of its parts on a line as fit, `first` being left of the line at hand."""
    left, rest = first, list(parts(text))
    while rest:
        fits = [place for place in range(1, len(rest) + 1) if _width(rest, place, name, points) <= left + 0.01]
        # Rather a short line than a syllable alone at its end.
        if not fits and left < room:  # a line of its own
            left = room
        elif not fits:
            yield from _chunks(rest.pop(0), name, points, room)
        else:
            taken = "".join(rest[: fits[-1]])
            yield ended(taken) if fits[-1] < len(rest) else taken
            rest, left = rest[fits[-1] :], room


def _width(rest: Sequence[str], place: int, name: str, points: float) -> float:
    """Give the width of the first parts of a word, the hyphen with them where more follow."""
    taken = "".join(rest[:place])
    return faces.ems(ended(taken) if place < len(rest) else taken, name) * points


def _chunks(text: str, name: str, points: float, room: float) -> Iterator[str]:
    """Break one long word where the room ends."""
    start, used = 0, 0.0
    for place, letter in enumerate(text):
        taken = faces.ems(letter, name) * points
        if used + taken > room and place > start:
            yield text[start:place]
            start, used = place, 0.0
        used += taken
    yield text[start:]


def _joined(line: Sequence[Piece]) -> Line:
    found: list[Piece] = []
    for (name, token), pieces in groupby(line, key=_how):
        text = "".join(piece.text for piece in pieces)
        found.append(Piece(text if found else text.lstrip(" "), name, token))
    return tuple(found)


_how = attrgetter("cut", "token")
"""How a piece is set: what of a line is set alike is one piece."""


def set_line(
    line: Line, x: float, baseline: float, points: float, room: float, *, align: Align, token: str
) -> Iterator[Text]:
    """Place a line in its room: its pieces in order."""
    spare = room - wide(line, points)
    x += spare if align == "right" else spare / 2 if align == "center" else 0.0
    for piece in line:
        if piece.text:
            yield Text(x, baseline, piece.text, piece.cut, points, piece.token or token)
        x += faces.ems(piece.text, piece.cut) * points
