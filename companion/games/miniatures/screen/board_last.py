"""Painting the last roll with its result: a line over what is done now, or a box of its own where nothing is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from companion.desktop.widgets import paint
from companion.games.miniatures.screen.board_canvas import Canvas, Type
from companion.games.miniatures.words.board import Last
from companion.kernel.dice import Roll
from companion.language.tongue import tr

LABEL = Type("board_sub", 21, bold=True, token="ink2", spread=106)
SAID = Type("board_sub", 27)
LEAST = 0.75


def strip(on: Canvas, last: Last | None, box: QRectF) -> None:
    """Draw it in a line, as many of its sentences as find room."""
    if last is None:
        return
    on.fill(box.left(), box.top(), box.width(), 1, "rule")
    base = box.top() + 36
    x = box.left() + on.say(box.left(), base, _label(last).upper(), LABEL) + 22
    for one in last.dice:
        x = paint.die(on.painter, on.look, QPointF(x, box.top() + 9), str(one.face), typed=_typed(one), size=38) + 10
    room = box.right() - x - 8
    said = _joined(on, last.said or (last.head,), room)
    on.say(x + 8, base, said, SAID, room=room, least=LEAST)


def panel(on: Canvas, last: Last | None, box: QRectF) -> None:
    """Draw it large: what was rolled, the dice, all that came of it."""
    on.painter.fillRect(box, on.look.color("page"))
    on.frame(box, "ink", 2)
    x, top = box.left() + 26, box.top()
    on.say(x, top + 38, _label(last).upper(), LABEL)
    if last is None:
        on.say(x, top + 92, tr("No die was rolled yet"), Type("board_name", 35, token="ink2"))
        return
    for one in last.dice[:3]:
        x = paint.die(on.painter, on.look, QPointF(x, top + 62), str(one.face), typed=_typed(one), size=130) + 18
    x += 14 if last.dice else 0
    room = box.right() - 26 - x
    on.say(x, top + 92, last.head, Type("board_name", 35), room=room, least=0.6)
    words = " ".join(last.said)
    for px, pitch in ((32, 40), (27, 33), (23, 28)):
        lines = on.wrapped(words, SAID, room, px) if words else []
        if 138 + pitch * (len(lines) - 1) <= box.height() - 18:
            break
    most = int((box.height() - 18 - 138) // pitch) + 1
    for nth, part in enumerate(lines[:most]):
        on.say(x, top + 138 + nth * pitch, part, SAID._replace(px=px), room=room)


def _joined(on: Canvas, said: tuple[str, ...], room: float) -> str:
    for count in range(len(said), 1, -1):
        words = " ".join(said[:count])
        if on.fits(words, SAID, room, LEAST):
            return words
    return "".join(said[:1])


def _typed(roll: Roll) -> bool:
    return roll.origin == "entered"


def _label(last: Last | None) -> str:
    return tr("Last roll") if last is None or last.dice else tr("What it brought")
