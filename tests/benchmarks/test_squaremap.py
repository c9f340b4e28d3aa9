"""The map of a square-grid battle: a frame while panning and hovering with every unit on the field and every overlay.

Run with `sh packaging/benchmarks tests/benchmarks/test_squaremap.py`. The frame is painted into a picture of the window's
size (offscreen, without what a screen adds). 60 frames a second leave 16 ms at the 99th percentile; beside it stands the
floor: one copy of a picture of the window's size. Painting the map anew after a zoom or a change of marks is told too.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.view import view
from companion.games.tactical.screen.map.canvas import SquareMap
from companion.games.tactical.words.map import knowledge, overlays, showing
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.marks import LAYERS, Hint, Marks, Trail
from companion.kernel.shelf import resource_text
from tests.benchmarks.painting import once, painted
from tests.games.tactical.beginning import laid_out, sight
from tests.games.tactical.gazetteer import antietam, rules

FRAMES, WANTED = 400, 16.0
UNITS = 209


def everybody() -> State:
    """Give the battle with all units on the map: those that come on later stand on open squares."""
    now = laid_out()
    held = {one.square for one in now.here()}
    free = (at for at in antietam().kinds if antietam().passable(at) and at not in held)
    units = {
        name: one if one.here else replace(one, square=next(free), status="on-map") for name, one in now.units.items()
    }
    assert len(units) == UNITS
    return replace(now, units=units, turn=1)


def marks_of(now: State, name: str) -> Marks:
    """Give everything that can be shown for a unit."""
    known = knowledge.moment(rules(), antietam(), sight(), view(rules(), now, "referee"))
    one = replace(known.state.units[name], points=10, activated=True)
    made = showing.marks(view(rules(), now, "referee"), selected=name)
    return replace(
        made,
        seen=overlays.seen_by(known, one),
        fire=overlays.fire_of(known, one),
        zones=overlays.zones(known),
        reach=overlays.reached(Reaches(rules(), antietam()).of(known.state, one), one),
        command=overlays.command_of(known, one),
        trails=(Trail(one.side, ((12, 9), (12, 10), (12, 11))),),
    )


def timed(many: int, frame: Callable[[int], None]) -> tuple[float, float]:
    """Give the median and the 99th percentile of frames, in milliseconds of the processor: others may use it too."""
    times = []
    for nth in range(many):
        begun = time.thread_time()
        frame(nth)
        times.append((time.thread_time() - begun) * 1000)
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_a_frame_while_panning_and_hovering(qtbot: QtBot, zoom: float) -> None:
    shown = SquareMap(Look(), antietam(), drawing_of(resource_text("maps", "antietam", "map.txt")), yards=200)
    qtbot.addWidget(shown)
    shown.resize(1280, 900)
    shown.show()
    for layer in LAYERS:
        shown.show_layer(layer, shown=True)
    now = everybody()
    first, second = (one.id for one in now.units.values() if one.name in ("Seymour-A", "Hoffman-A"))
    frame = QPixmap(shown.size())
    shown.show_marks(marks_of(now, first))
    shown.render(frame)
    shown.zoom(zoom)
    built = painted(shown)
    begun = time.thread_time()
    shown.show_marks(marks_of(now, second))
    shown.render(frame)
    changed = (time.thread_time() - begun) * 1000

    def copied(nth: int) -> None:
        painter = QPainter(frame)
        painter.drawPixmap(nth % 2, 0, under)
        painter.end()

    def panned(nth: int) -> None:
        shown.pan(0.13 if nth // 50 % 2 else -0.13, 0.07 if nth // 30 % 2 else -0.07)
        to = (13, 11 + nth % 5)
        shown.hover_over(to)
        shown.show_hint(Hint(way=Trail("union", ((12, 9), (12, 10), to), (3, 6)), shot=((12, 9), to), text="6 points"))
        once()
        shown.render(frame)

    under = QPixmap(frame)
    floor, _ = timed(FRAMES, copied)
    middle, late = timed(FRAMES, panned)
    print(
        f"\nzoom {zoom:g}: median {middle:.1f} ms ({middle / floor:.0f} times a copy of {floor:.2f} ms), "
        f"99th percentile {late:.1f} ms; zoomed {built}, marks {changed:.0f} ms"
    )
    assert late <= WANTED
