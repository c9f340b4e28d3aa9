"""The slips that players are given: six to a sheet of A4, each with the code that opens its seat and its link.

margins 15 mm │ slip 90 x 81 │ slip 90 x 81 │     a code of 39 mm, dark on light, quiet zone of four modules
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import segno

from companion.cards import type as faces
from companion.cards.drawing import Drawn
from companion.cards.palette import palette
from companion.cards.sizes import MM
from companion.language.tongue import tr

PAGE = (210 * MM, 297 * MM)
SLIP = (90 * MM, 81 * MM)
CORNER = (15 * MM, 29 * MM)
"""The left edge of the slips, and their upper one from the top of the page."""
ACROSS, DOWN = 2, 3
PAD = 5.5 * MM
CODE = 39 * MM
LINE = 50 * MM
HATCH = 1.1 * MM


class Slip(NamedTuple):
    """What stands on one."""

    name: str
    seat: str
    """Under whose command it is, or the side's own seat."""
    side: str
    said: str
    """The side in words."""
    url: str


def sheet(slips: Sequence[Slip], game: str, date: str, address: str, fingerprint: str = "") -> bytes:
    """Give the sheet, or as many as it takes, as a PDF; with the fingerprint of the certificate, where there is one."""
    on = Drawn(tr("Players' screens"), game, palette())
    each = ACROSS * DOWN
    for first in range(0, max(len(slips), 1), each):
        on.page(*PAGE)
        _page(on.canvas, game)
        for nth, slip in enumerate(slips[first : first + each]):
            left = CORNER[0] + (nth % ACROSS) * SLIP[0]
            top = PAGE[1] - CORNER[1] - (nth // ACROSS) * SLIP[1]
            _slip(on.canvas, slip, (left, top), (game, date, address), fingerprint)
    return on.finished()


def _page(canvas: Any, game: str) -> None:
    left, top = CORNER[0], PAGE[1]
    _say(canvas, (left, top - 17 * MM), tr("Players' screens"), 19, "display")
    said = tr("{game} · print at 100 %; this line is 50 mm", game=game)
    right = PAGE[0] - CORNER[0]
    _say(canvas, (right - LINE - 2 * MM, top - 16 * MM), said, 7.8, right=True)
    canvas.setLineWidth(0.7)
    canvas.line(right - LINE, top - 15.2 * MM, right, top - 15.2 * MM)
    for at in (right - LINE, right):
        canvas.line(at, top - 16.2 * MM, at, top - 14.2 * MM)
    canvas.setDash(1, 2)
    for nth in range(ACROSS + 1):
        at = left + nth * SLIP[0]
        canvas.line(at, top - CORNER[1], at, top - CORNER[1] - DOWN * SLIP[1])
    for nth in range(DOWN + 1):
        at = top - CORNER[1] - nth * SLIP[1]
        canvas.line(left, at, left + ACROSS * SLIP[0], at)
    canvas.setDash()
    foot = tr("One slip opens one seat; who holds it sees what that seat may know.")
    more = tr("Only in this room's network, and only while the referee's companion runs.")
    _say(canvas, (left, 14 * MM), foot, 7.2)
    _say(canvas, (left, 10.5 * MM), more, 7.2)


def _slip(canvas: Any, slip: Slip, at: tuple[float, float], about: tuple[str, str, str], fingerprint: str) -> None:
    game, date, address = about
    left, top = at[0] + PAD, at[1] - PAD
    right = at[0] + SLIP[0] - PAD
    _say(canvas, (left, top - 6.5 * MM), slip.name, 19, "display", room=right - left - 32 * MM)
    width = _say(canvas, (right, top - 6 * MM), slip.said.upper(), 7, "semibold", right=True)
    _bar(canvas, right - width - 4.5 * MM, top - 6.8 * MM, slip.side)
    canvas.setLineWidth(2)
    canvas.line(left, top - 9.6 * MM, right, top - 9.6 * MM)
    canvas.setLineWidth(0.6)
    canvas.line(left, top - 10.7 * MM, right, top - 10.7 * MM)
    _code(canvas, slip.url, left, top - 15 * MM - CODE)
    across = left + CODE + 5 * MM
    room = right - across
    lines = (
        (slip.seat, 10.5, "display", 6.5),
        (tr("Scan this, or type"), 7.8, "text", 4),
        (address, 7.8, "semibold", 5.5),
        (tr("and the code"), 7.8, "text", 4),
        *((part, 7.8, "semibold", 4) for part in _parted(slip.url.rpartition("/")[2])),
        (game, 6.6, "text", 3.4),
        (date, 6.6, "text", 3.4),
    )
    y = top - 18.5 * MM
    for words, points, cut, below in lines:
        _say(canvas, (across, y), words, points, cut, room=room)
        y -= below * MM
    canvas.setLineWidth(0.4)
    canvas.line(left, top - 58 * MM, right, top - 58 * MM)
    said = tr("Read your board, enter your dice, propose your acts.")
    _say(canvas, (left, top - 63 * MM), said, 8.6, room=right - left)
    if fingerprint:
        _say(canvas, (left, top - 67 * MM), tr("The certificate's fingerprint, SHA-256:"), 6.6, room=right - left)
        half = (len(fingerprint) + 1) // 2
        for nth, part in enumerate((fingerprint[:half], fingerprint[half:])):
            _say(canvas, (left, top - (69.9 + 2.8 * nth) * MM), part, 6.2, room=right - left)


def _parted(token: str) -> tuple[str, ...]:
    """Give a token in two lines, as it is typed: in fours, whose strokes may be left out."""
    fours = [token[at : at + 4] for at in range(0, len(token), 4)]
    half = (len(fours) + 1) // 2
    return f"s/{'-'.join(fours[:half])}-", "-".join(fours[half:])


def _code(canvas: Any, url: str, left: float, bottom: float) -> None:
    """Draw the code of a link; its quiet zone is the paper around it."""
    rows = [list(row) for row in segno.make(url, error="m", micro=False).matrix]
    size = CODE / len(rows)
    canvas.setFillGray(0.1)
    path = canvas.beginPath()
    for nth, row in enumerate(reversed(rows)):
        for column, dark in enumerate(row):
            if dark:
                path.rect(left + column * size, bottom + nth * size, size, size)
    canvas.drawPath(path, stroke=0, fill=1)


def _bar(canvas: Any, left: float, bottom: float, side: str) -> None:
    wide, tall = 1.8 * MM, 3.6 * MM
    canvas.setFillGray(0.29)
    canvas.setLineWidth(0.35 * MM)
    if side == "union":
        canvas.rect(left, bottom, wide, tall, stroke=0, fill=1)
    elif side == "confederate":
        canvas.rect(left, bottom, wide, tall, stroke=1, fill=0)
        at = bottom
        while at + wide <= bottom + tall:
            canvas.line(left, at, left + wide, at + wide)
            at += HATCH


def _say(
    canvas: Any,
    at: tuple[float, float],
    words: str,
    points: float,
    cut: str = "text",
    *,
    right: bool = False,
    room: float = 0.0,
) -> float:
    """Write words, as small as they must be for their room; gives how wide they are."""
    left, bottom = at
    plain = faces.clean(words)
    name = faces.fitting(plain, cut)
    wide = faces.width(plain, name, points)
    if room and wide > room:
        points *= room / wide
        wide = room
    canvas.setFillGray(0.1)
    canvas.setFont(f"companion-{name}", points)
    (canvas.drawRightString if right else canvas.drawString)(left, bottom, plain)
    return wide
