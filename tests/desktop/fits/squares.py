"""A battle of squares: its phases, orders and dialogs, a part of it on the table, combat played back."""

from __future__ import annotations

from typing import Any

from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, dialogs, mending, menus, preferences, rulings


def squares(walk: Walk) -> Shown:
    """A battle of squares: divisions, a unit in hand, orders, the working, its dialogs, combat played back."""
    window = walk.game(battles.squares())
    _wait(walk, window)
    if window.desk.covered:
        yield "cover", window
        window.run("sit-down")
        _wait(walk, window)
    yield "activation", window
    for row in window.divisions.model.rows()[:4]:
        if window.divisions.asked:
            window.divisions.activate(row)
    if window.divisions.asked:
        window.run("end")
    _wait(walk, window)
    window.ordering.pick("union:i-corps-a")
    yield "unit", window
    for name in ("target", "face", "leaders"):
        window.ordering.pick("union:seymour-a")
        window.ordering.order(name)
        yield name, window
        window.ordering.put_down_question()
    window.unit.turn_page()
    yield "other page", window
    window.run("working")
    yield "working", window
    window.run("journal")
    yield "journal", window
    yield from menus(window)
    yield from dialogs(window, ("end", "points", "keys", "note", "resign", "palette", "referee"))
    yield from rulings(window)
    yield from preferences(walk, window)
    window.run("numbers")
    yield "numbers", walk.large(window.evening.numbers)
    window.evening.numbers.close()
    window.run("end")
    window.evening.dialog.accept()
    for _ in range(100):
        if window.looking_back.shown is not None:
            break
        walk.settle(20)
    if (shown := window.looking_back.shown) is not None:
        shown.toggle()
        shown.step("part-on")
        yield "combat", window
        shown.left.emit()
        _wait(walk, window)
    window.run("turns")
    if (turns := window.looking_back.turns) is not None:
        walk.large(turns)
        yield "turns", turns
        turns.close()


def squares_table(walk: Walk) -> Shown:
    """A part of a battle of squares that goes to the table, its result, and what mends the journal."""
    window = walk.game(battles.squares())
    _wait(walk, window)
    window.run("referee")
    window.evening.dialog.accept()
    _wait(walk, window)
    yield from dialogs(window, ("override",))
    window.map.select((13, 12))
    window.run("to-table")
    dialog = window.evening.dialog
    dialog.part.setCurrentIndex(dialog.part.findData(4))
    yield "part", dialog
    dialog.accept()
    yield "on the table", window
    yield from mending(walk, window)
    window.run("table-result")
    page = window.evening.dialog
    page.made.read(battles.fought_part(window.desk.session))
    for step in ("field", "forces", "losses", "preview"):
        page.show_step(step)
        yield f"result {step}", page
    page.reject()


def begun(walk: Walk) -> Shown:
    """The other battle of squares."""
    window = walk.game(battles.squares("shiloh-sunken-road"))
    _wait(walk, window)
    yield "", window
    yield from rulings(window)


def _wait(walk: Walk, window: Any) -> None:
    walk.settle(30)
    while window.desk.moving:
        walk.settle(10)
