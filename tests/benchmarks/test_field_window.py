"""The field in its window: a frame while a brigade is dragged among 120 units, placed by hand and moved by the rules.

Run with `sh packaging/benchmarks tests/benchmarks/test_field_window.py`. The frame is painted into a picture of the
window's size (offscreen, without what a screen adds). 60 frames a second leave 16 ms; beside it stands the floor, one
copy of a picture of the window's size, and for a move one bulk predicate of shapely's over the same stands.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import numpy as np
import pytest
import shapely
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field.moving import Moving
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.benchmarks.painting import painted
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade

UNITS, FRAMES, WANTED = 120, 200, 16.0


def field(qtbot: QtBot) -> FieldWork:
    """Give the field of a battle of 120 brigades in ranks, the first of them rolled and free to move."""
    half = UNITS // 2
    ours = [a_brigade(f"c{nth:03}", "confederate", division=f"c{nth // 6}") for nth in range(half)]
    theirs = [a_brigade(f"u{nth:03}", division=f"u{nth // 6}") for nth in range(half)]
    session = a_session(a_battle(*ours, *theirs, step="move", player_turn="confederate"))
    places: dict[str, tuple[float, ...]] = {}
    for nth in range(half):
        x, row = 5 + (nth % 8) * 9, nth // 8
        places[f"c{nth:03}"] = (x, 28 + row * 2.4, 180.0)
        places[f"u{nth:03}"] = (x, 20 - row * 2.4, 0.0)
    session.do(cmd.Place(places))
    session.do(cmd.Maneuver("c000"), faces=(8,))
    desk, look = MiniaturesDesk(session), Look()
    inner = ManeuverWork(desk, look)
    qtbot.addWidget(inner)
    page = FieldWork(desk, look, lambda: inner)
    qtbot.addWidget(page)
    page.resize(1280, 900)
    page.show()
    return page


def timed(frame: Callable[[int], None]) -> tuple[float, float]:
    """Give the median and the 99th percentile of frames, in milliseconds of the processor: others may use it too."""
    times = []
    for nth in range(FRAMES):
        begun = time.thread_time()
        frame(nth)
        times.append((time.thread_time() - begun) * 1000)
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_frame_while_a_brigade_is_dragged(qtbot: QtBot, by_hand: bool) -> None:
    page = field(qtbot)
    page.desk.point_at("c000")
    if by_hand:
        page.by_hand(on=True)
    mode = page.mode
    page.refresh()
    built = painted(page.canvas)
    frame = QPixmap(page.canvas.size())
    under = QPixmap(page.canvas.size())
    start = page.desk.view.field.places["c000"]

    def copied(nth: int) -> None:
        painter = QPainter(frame)
        painter.drawPixmap(nth % 2, 0, under)
        painter.end()

    def dragged(nth: int) -> None:
        mode.carry("c000", (start[0] + nth % 37 * 0.1, start[1] - nth % 23 * 0.2))
        page.canvas.render(frame)

    dragged(0)
    floor, _ = timed(copied)
    middle, late = timed(dragged)
    corners = np.array([(nth % 40, nth // 40) for nth in range(UNITS * 8)], float)
    boxes = shapely.box(corners[:, 0], corners[:, 1], corners[:, 0] + 1, corners[:, 1] + 0.75)
    one = shapely.box(5, 5, 6, 5.75)
    begun = time.thread_time()
    shapely.dwithin(boxes, one, 1.0)
    bulk = (time.thread_time() - begun) * 1000
    assert by_hand or isinstance(mode, Moving)
    print(
        f"\n{'by hand' if by_hand else 'moving'}: median {middle:.1f} ms, 99th percentile {late:.1f} ms, "
        f"{middle / floor:.0f} times a copy of {floor:.2f} ms, {middle / max(bulk, 1e-3):.0f} times one bulk predicate of "
        f"{bulk:.2f} ms; all painted anew {built}"
    )
    assert middle <= WANTED
