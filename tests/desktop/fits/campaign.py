"""A campaign: its window and its dialogs, a battle that goes to the table and comes back, the replay."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.campaign.rules.commands import SU
from companion.table.words.grid import Cell
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, dialogs, mending, menus, preferences, rulings


def campaign(walk: Walk) -> Shown:
    """A campaign of three turns, its dialogs and its replay."""
    window = walk.game(battles.a_campaign())
    walk.settle(50)
    yield "", window
    if window.army.model.rows():
        window.army.list.setCurrentIndex(window.army.model.index(1))
        window.orders.begin("MV")
        yield "march", window
        QTest.keyClick(window, Qt.Key.Key_Escape)
        yield from dialogs(window, ("page",))
    window.run("letters")
    yield "letters", window
    window.run("journal")
    yield "journal", window
    yield from menus(window)
    yield from dialogs(window, ("palette", "keys", "resign", "referee", "print"))
    yield from rulings(window)
    yield from preferences(walk, window)
    window.run("numbers")
    yield "numbers", walk.large(window.evening.numbers)
    window.evening.numbers.close()
    window.run("calendar")
    yield "calendar", window.evening.table.dialog
    window.evening.table.dialog.reject()
    _to_referee(window)
    yield "referee", window
    yield from dialogs(window, ("override",))
    window.desk.do(SU(corps="union:B", urgency=8))
    yield from mending(walk, window)
    window.desk.do(SU(corps="union:B", urgency=7), SU(corps="union:C", urgency=7))
    yield from mending(walk, window)
    window.run("replay")
    replay = window.points.replay
    if replay is not None:
        walk.large(replay)
        walk.settle(50)
        yield "replay", replay
        replay.close()


def _to_referee(window: Any) -> None:
    if not window.desk.refereeing:
        window.run("referee")
        window.evening.dialog.accept()


def table(walk: Walk) -> Shown:
    """A battle that is given out to the table, and its result."""
    path = battles.a_campaign("gettysburg-battle", turns=20, table=True)
    window = walk.game(path)
    yield "paused", window
    window.run("table-out")
    yield "giving out", window.evening.table.dialog
    window.evening.table.dialog.instead.ask()
    yield "giving out, with the computer's chances", window.evening.table.dialog
    window.evening.table.dialog.reject()
    window.run("table-result")
    page = window.evening.table.dialog
    page.made.read(battles.fought(path))
    for step in ("field", "forces", "losses", "preview"):
        page.show_step(step)
        yield step, page
    page.made.hold("union")
    for line in page.made.draft.lines:  # one lays down its arms, another is all but gone, and the rest came
        page.made.set(Cell(line.command, "entered"), value=True) if line.arrives else None
    first, second, *_ = page.made.draft.lines
    page.made.set(Cell(first.command, "surrendered"), value=True)
    for arm in ("infantry", "foot_guns"):
        page.made.set(Cell(second.command, arm), max(0, getattr(second.had, arm) - 2))
    page.made.give_reason("for the walk")
    page.show_step("preview")
    yield "preview of corps that go", page
    page.reject()
