"""The steps of a battle of miniatures, each at the moment in which its panels hold the most."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.desktop.dialogs.mail import PostDialog
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.acts import show_sample
from companion.games.miniatures.screen.tour.pages import stops
from companion.kernel.mail import posting
from companion.kernel.mail.cutting import extract
from companion.kernel.session import Session
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, boards, menus, press


def leaders(walk: Walk) -> Shown:
    """The first step of a player turn."""
    yield "", walk.game(battles.largest("maneuver", 1))


def maneuver(walk: Walk) -> Shown:
    """Brigades that roll: one in good order, one in disorder, the die typed; the menus."""
    window = walk.game(battles.largest("maneuver", 2))
    units = [one for one in window.desk.view.units if one.side == "confederate" and one.status == "on-table"]
    brigades = [one for one in units if one.kind == "brigade"]
    good = next(one for one in brigades if not one.disordered)
    window.desk.select(good.id)
    yield "good-order", window
    yield from boards(walk, window)
    QTest.keyClicks(window.centre.work, "7")
    yield "typed", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Escape)
    window.desk.select(next(one for one in brigades if one.disordered).id)
    yield "disordered", window
    window.desk.select(next(one for one in units if one.kind == "battery").id)
    yield "battery", window
    yield from menus(window)
    if window.width() < window.look.px(1280):
        window.run("journal")
        yield "drawer", window


def arrivals(walk: Walk) -> Shown:
    """Brigades and guns that are due to arrive, and the step after they have come."""
    window = walk.game(battles.arriving())
    yield "due", window
    work = window.centre.work
    for _ in range(3):
        QTest.keyClick(work, Qt.Key.Key_Down)
    yield "next due", window
    window.evening.open_form("arrive", {})
    yield "form", window.evening.dialog
    window.evening.dialog.reject()
    work.all_arrive.click()
    yield "arrived", window


def clock(walk: Walk) -> Shown:
    """The players' clocks beside the duties."""
    window = walk.game(battles.largest("maneuver", 2))
    window.run("clock")
    yield "", window
    window.run("clock")


def outcome(walk: Walk) -> Shown:
    """What a volley brings at the end of its step, a leader's fall among it."""
    window = walk.game(battles.volleys())
    yield "before", window
    window.run("next-step")
    asked = window.centre.die
    while not asked.isHidden():
        press(window.centre.work, "4")
        yield "a leader's die", window
        QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    yield "told", window


def players(walk: Walk) -> Shown:
    """The boards of both sides' players, and the referee's."""
    window = walk.game(battles.document("musketry", 1))
    yield from boards(walk, window, ("board-union", "board-confederate", "board"))


def seats(walk: Walk) -> Shown:
    """Players' screens and the inbox beside the work, and who commands what."""
    window = walk.game(battles.largest("maneuver", 2))
    for name in ("players", "inbox"):
        window.run(name)
        yield name, window
    window.run("roles")
    yield "roles", window.evening.dialog
    window.evening.dialog.reject()
    yield from _mail(walk, window)


def _mail(walk: Walk, window: Any) -> Shown:
    """What a seat knows, to give away, and orders that came back; then those that came before."""
    window.run("extract")
    yield "extract", window.evening.dialog
    window.evening.dialog.reject()
    his, orders = battles.folder() / "union.companion", battles.folder() / "union.orders"
    his.unlink(missing_ok=True)
    window.desk.session.in_hand(lambda book: extract(book, "union", his))
    with Session.open(his) as seat:
        seat.do(cmd.Note(f"at the double {battles.WORD}"))
        orders.write_bytes(posting.written(seat._book))
    for name in ("post", "post again"):
        window.evening.show_dialog(PostDialog(window.desk, walk.desktop.look, window, [orders]))
        yield name, window.evening.dialog
        window.evening.dialog.accept()
    window.evening.dialog.reject()


def fire(walk: Walk) -> Shown:
    """Musketry: no target yet, one firer, six, and the die typed."""
    window = walk.game(battles.largest("musketry", 1))
    work: Any = window.centre.work
    yield "targets", window
    press(window.centre.work, work.targets.items()[0].hint)
    yield "target", window
    for count in range(6):
        free = [one.id for one in work.candidates.items() if one.hint and not one.picked]
        window.centre.take(free[:1])
        walk.settle()
        if count == 0:
            yield "one firer", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Space)
    yield "six firers", window
    press(window.centre.work, "7")
    yield "typed", window


def charge(walk: Walk) -> Shown:
    """A charge combat before and after its dice, its question, the board; then the breakthrough."""
    window = walk.game(battles.charging())
    yield "ladders", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Space)
    press(window.centre.work, "01")
    yield "typed", window
    yield from boards(walk, window)
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    yield "question", window
    press(window.centre.work, "X")
    window.desk.do(cmd.NextStep(because=battles.WORD))
    yield "breakthrough", window


def over(walk: Walk) -> Shown:
    """A battle that is over."""
    yield "", walk.game(battles.over())


def tour(walk: Walk) -> Shown:
    """The pages of the tour: over somebody's own battle, and played over a sample."""
    window = walk.game(battles.largest("maneuver", 2))
    window.evening.start_tour()
    for page in range(len(stops())):
        yield str(page + 1), window
        window.evening.tour.go_on()
    show_sample(walk.desktop, seed="1863")
    window = walk.desktop.windows[-1]
    walk.large(window)
    for page in range(len(stops())):
        window.evening.tour.go(page)
        yield f"played {page + 1}", window
        while window.evening.tour.waits_for() is not None and page + 1 < len(stops()):
            window.evening.tour.do_it()
            walk.settle()
            yield f"done {page + 1}", window
    window.let_go()
