"""The campaign's map: a frame while panning, at three zooms; 16 ms at the 99th percentile are wanted.

Run with `sh packaging/benchmarks tests/benchmarks/test_hexmap.py`. The frame is painted into a picture of the window's
size (offscreen, without what a screen adds); building the board anew after a zoom or a change of marks is told beside it.
"""

from __future__ import annotations

import statistics
import time

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.campaign.screen.map.canvas import HexMap
from companion.games.campaign.words.map.marks import Counter, MapMarks
from tests.benchmarks.painting import once, painted
from tests.games.campaign.screen.map.test_canvas import SOME, the_drawing, the_ground

FRAMES, WANTED = 400, 16.0


@pytest.mark.parametrize("zoom", [1.0, 2.0, 3.0])
def test_a_frame_while_panning(qtbot: QtBot, zoom: float) -> None:
    look = Look()
    shown = HexMap(look, the_ground(), the_drawing(), miles=4)
    qtbot.addWidget(shown)
    shown.resize(1062, 960)
    shown.show()
    crowd = tuple(Counter(f"c{n}", (n % 20 + 1, n % 17 + 1), "confederate", f"Division {n}", "65") for n in range(40))
    shown.show_marks(MapMarks(counters=SOME.counters + crowd, radius=SOME.radius, routes=SOME.routes, rain=True))
    frame = QPixmap(shown.size())
    shown.render(frame)
    shown.zoom(zoom)
    built = painted(shown)
    begun = time.perf_counter()
    shown.show_marks(MapMarks(counters=SOME.counters + crowd))
    shown.render(frame)
    changed = (time.perf_counter() - begun) * 1000
    times = []
    for nth in range(FRAMES):
        begun = time.perf_counter()
        shown.pan(0.13 if nth // 50 % 2 else -0.13, 0.07 if nth // 30 % 2 else -0.07)
        once()
        shown.render(frame)
        times.append((time.perf_counter() - begun) * 1000)
    middle, late = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(
        f"\nzoom {zoom:g}: median {middle:.1f} ms, 99th percentile {late:.1f} ms; zoomed {built}, marks {changed:.0f} ms"
    )
    assert late <= WANTED
