"""The pictures of square-grid battles: the desk with what it shows of a unit, its questions, hidden units, the end."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from companion.kernel.beginning import Beginning, begin
from companion.table.words.grid import Cell

WIDE, HIGH = 1366, 768
PEOPLE = {"union": "human", "confederate": "human"}
GUNS = "union:i-corps-a"


class Studio(Protocol):
    """What takes pictures."""

    desktop: Any
    scale: float

    def take(self, widget: QWidget, name: str) -> None:
        """Take a picture, where it is wanted."""


def settle(window: Any) -> None:
    """Wait until what nobody has orders in is played, and the map is drawn."""
    QTest.qWait(300)
    while window.desk.moving:
        QTest.qWait(20)


def opened(studio: Studio, scenario: str, *, wide: int = WIDE, high: int = HIGH, **given: Any) -> Any:
    """Open a battle."""
    wanted = Beginning(scenario=scenario, seed="7", **({"players": PEOPLE} | given))
    path = Path(tempfile.mkdtemp()) / f"{wanted.scenario}.companion"
    window = studio.desktop.show_game(begin(path, wanted), path)
    window.resize(round(wide * studio.scale), round(high * studio.scale))
    window.activateWindow()
    settle(window)
    return window


def in_operations(studio: Studio, scenario: str = "antietam-advanced", **given: Any) -> Any:
    """Open a battle in its first operation phase, the first divisions activated."""
    window = opened(studio, scenario, **given)
    if window.desk.covered:
        window.run("sit-down")
    for row in window.divisions.model.rows()[:4]:
        if window.divisions.asked:
            window.divisions.activate(row)
    if window.divisions.asked:
        window.run("end")
        if window.divisions.asked:  # it says first how many might still be activated
            window.evening.dialog.accept()
    settle(window)
    return window


def orders(studio: Studio, mark: str) -> Iterator[str]:
    """Take what is shown of a unit and its orders."""
    window = opened(studio, "antietam-advanced")
    studio.take(window, f"antietam-activation{mark}")
    yield "activation"
    window = in_operations(studio)
    window.ordering.pick(GUNS)
    window.ordering.centre()
    window.layers.turn("sight")
    window.map.select((14, 4))
    studio.take(window, f"antietam{mark}")
    window.layers.turn("sight")
    window.ordering.pick("union:patrick-a")
    window.map.select((12, 6))
    studio.take(window, f"antietam-way{mark}")
    for name in ("target", "face", "leaders"):
        window.ordering.pick("union:seymour-a")
        window.ordering.order(name)
        studio.take(window, f"antietam-{name}{mark}")
        window.ordering.put_down_question()
    window.unit.turn_page()
    window.layers.turn("zones")
    window.layers.turn("command")
    window.ordering.on_targeted((25, 20))
    studio.take(window, f"antietam-refused{mark}")
    window.run("journal")
    studio.take(window, f"antietam-journal{mark}")
    for name in ("end", "points", "keys", "note", "set-option", "resign"):
        window.run(name)
        studio.take(window.evening.dialog, f"antietam-{name}{mark}")
        window.evening.dialog.reject()
    yield "orders"


def sides(studio: Studio, mark: str) -> Iterator[str]:
    """Take other games: hidden units and a time limit, figures, a small window, Shiloh, the end, the beginning."""
    window = opened(studio, "antietam-advanced", settings={"hidden": "yes", "time-limit": "10"})
    studio.take(window, f"antietam-cover{mark}")
    window = in_operations(studio, settings={"hidden": "yes", "time-limit": "10"})
    studio.take(window, f"antietam-hidden{mark}")
    window.run("stop-clock")
    studio.take(window, f"antietam-stopped{mark}")
    yield "hidden"
    window = in_operations(studio, "antietam-basic")
    window.ordering.next_unit()
    studio.take(window, f"antietam-basic{mark}")
    window = in_operations(studio, wide=1024, high=700)
    window.ordering.pick(GUNS)
    window.map.select((14, 4))
    window.run("working")
    studio.take(window, f"antietam-small{mark}")
    yield "small"
    window = in_operations(studio, "shiloh-advanced")
    window.ordering.next_unit()
    studio.take(window, f"shiloh{mark}")
    window.run("resign")
    window.evening.dialog.accept()
    settle(window)
    studio.take(window, f"shiloh-over{mark}")
    studio.desktop.show_start().run("new-battle")
    studio.take(studio.desktop.asking, f"antietam-begin{mark}")
    studio.desktop.asking.reject()
    yield "shiloh"


def combat(studio: Studio, mark: str) -> Iterator[str]:
    """Take combat played back, a unit of it looked at, and a turn in its own window."""
    window = in_operations(studio)
    window.run("end")
    window.evening.dialog.accept()
    for _ in range(3000):
        if window.looking_back.shown is not None:
            break
        QTest.qWait(20)
    else:
        raise RuntimeError("no combat was played back")
    shown = window.looking_back.shown
    shown.toggle()
    shown.step("part-on")
    studio.take(window, f"antietam-combat{mark}")
    shown.map.picked.emit(shown.map.marks.counters[0].id)
    shown.step("last")
    studio.take(window, f"antietam-combat-unit{mark}")
    shown.left.emit()
    settle(window)
    window.run("turns")
    turns = window.looking_back.turns
    turns.shown.step("part-on")
    studio.take(turns, f"antietam-turn{mark}")
    turns.close()
    yield "combat"


def returned(studio: Studio, mark: str) -> Iterator[str]:
    """Take the page on which a part of the field comes back from the table."""
    window = in_operations(studio)
    window.run("referee")
    window.evening.dialog.accept()
    window.map.select((13, 12))
    window.run("to-table")
    part = window.evening.dialog
    part.part.setCurrentIndex(part.part.findData(4))
    studio.take(part, f"antietam-to-table{mark}")
    part.accept()
    window.run("table-result")
    page = window.evening.dialog
    page.made.hold("union")
    lines = page.made.draft.lines
    for line in lines[:-2]:
        page.made.none_lost(line.command)
    page.made.set(Cell(lines[0].command, "infantry"), 40)
    for step in ("field", "forces", "losses", "preview"):
        page.show_step(step)
        studio.take(page, f"antietam-result-{step}{mark}")
    for line in lines[-2:]:
        page.made.none_lost(line.command)
    studio.take(page, f"antietam-result-ready{mark}")
    page.reject()
    yield "returned"


def battles(studio: Studio, mark: str) -> Iterator[str]:
    """Take the windows of square-grid battles."""
    yield from orders(studio, mark)
    yield from combat(studio, mark)
    yield from returned(studio, mark)
    yield from sides(studio, mark)
