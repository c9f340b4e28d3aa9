"""Every window and dialog of the program, one after the other, each at the moment in which it holds the most."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from companion.desktop.app.application import Desktop
from companion.desktop.app.crash import CrashDialog
from companion.desktop.desk.settings import Settings
from companion.games.miniatures.rules import commands as cmd
from companion.kernel import languages
from tests.desktop.fits import battles
from tests.desktop.fits.measuring import Fault, faults

Shown = Iterator[tuple[str, QWidget]]
Room = Callable[["Walk"], Shown]
FORMS = (
    "move",
    "change-formation",
    "face",
    "attach",
    "move-leader",
    "replace-leader",
    "contact",
    "leave-table",
    "split",
    "merge",
    "add-unit",
    "rename",
    "transfer",
    "arrive",
    "delay",
    "end-battle",
    "note",
    "name-player",
    "set-dice",
    "take-objective",
    "count-table",
    "override",
    "set-option",
)


class Walk:
    """The program on this process' screen."""

    def __init__(
        self, app: QApplication, *, percent: int = 100, language: str = "en", pictures: Path | None = None
    ) -> None:
        self.app, self.pictures = app, pictures
        languages.choose(language)
        settings = Settings(Path(tempfile.mkdtemp(prefix="fits")) / "settings.json")
        settings.stored.theme = "light"
        settings.stored.percent = percent
        settings.stored.language = language
        settings.stored.folder = str(battles.folder())
        self.desktop = Desktop(app, settings)
        self.desktop.speak()
        self.found: list[Fault] = []
        self.windows = 0

    def go(self, rooms: dict[str, Room]) -> None:
        """Walk rooms and note what does not fit in what they show."""
        for name, room in rooms.items():
            for called, window in room(self):
                self.settle()
                self.windows += 1
                whole = f"{name}/{called}" if called else name
                self.found += faults(window, whole, window.screen().availableGeometry())
                if self.pictures is not None:
                    window.grab().save(str(self.pictures / f"{whole.replace('/', '-').replace('&', '')}.png"))
            for window in list(self.desktop.windows):
                window.close()
            self.desktop.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def settle(self, wait: int = 0) -> None:
        """Let everything be laid out."""
        if wait:
            QTest.qWait(wait)
        for _ in range(4):
            self.app.processEvents()

    def large(self, window: QWidget) -> QWidget:
        """Give a window all of its screen."""
        window.setGeometry(window.screen().availableGeometry())
        self.settle()
        return window

    def game(self, session: Any, path: Path | None = None) -> Any:
        """Open a game in all of the screen."""
        window = self.desktop.open(session) if isinstance(session, Path) else self.desktop.show_game(session, path)
        self.settle()
        self.found += [
            one for one in faults(window, "opened", window.screen().availableGeometry()) if one.kind == "too large"
        ]
        self.large(window)
        return window


# ---- without a game


def start(walk: Walk) -> Shown:
    """The window without a game, and what begins one."""
    battles.largest("maneuver", 2).close()
    walk.desktop.settings.stored.recent = [str(one) for one in battles.folder().iterdir()]
    window = walk.desktop.show_start()
    yield "start", window
    for name in ("new", "new-campaign", "new-battle"):
        window.run(name)
        asked = walk.desktop.asking
        yield name, asked
        if name == "new":
            asked.shelf.choose("rosters")
            yield "rosters", asked
        asked.reject()
    for name in [one for one in window.acts if "editor" in one or "scenario" in one]:
        window.run(name)
        editor = walk.desktop.others[-1]
        editor.show()
        yield name, editor
        editor.close()
    crash = CrashDialog(walk.desktop.look, ValueError("a fault"), battles.folder() / "companion.log", ())
    crash.show()
    yield "crash", crash
    crash.close()
    window.close()
    walk.desktop.start = None


# ---- battles of miniatures


def _press(window: Any, keys: str) -> None:
    QTest.keyClicks(window.centre.work, keys)


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
    window.evening.open_board()
    board = window.evening.boards[-1].window
    walk.large(board)
    yield "board", board
    board.close()
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


def menus(window: Any) -> Shown:
    """Each menu of a window as it drops down."""
    for action in window.menuBar().actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            menu.popup(window.mapToGlobal(window.menuBar().actionGeometry(action).bottomLeft()))
            yield f"menu {action.text()}", menu
            menu.close()


def forms(walk: Walk) -> Shown:
    """Every form of a command."""
    window = walk.game(battles.largest("maneuver", 2))
    window.desk.select(
        next(one.id for one in window.desk.view.units if one.side == "confederate" and one.kind == "brigade")
    )
    for tag in FORMS:
        window.evening.open_form(tag, {})
        yield tag, window.evening.dialog
        window.evening.dialog.reject()
    for name, show in (
        ("mend", window.evening.amend_last),
        ("history", window.evening.show_history),
        ("palette", window.evening.open_palette),
        ("colors", window.evening.open_colors),
        ("working", lambda: window.evening.show_working(2)),
        ("clocks", lambda: window.run("clocks")),
        ("print", lambda: window.run("print")),
    ):
        show()
        walk.settle(30 if name == "print" else 0)
        yield name, window.evening.dialog
        window.evening.dialog.reject()
    window.run("preferences")
    page = walk.desktop.others[-1]
    yield "preferences", page
    page.close()
    window.evening.show_clause("D10-FIRE-MOD-ENFILADE")
    yield "reference", window.evening.reference
    window.evening.reference.close()


def fire(walk: Walk) -> Shown:
    """Musketry: no target yet, one firer, six, and the die typed."""
    window = walk.game(battles.largest("musketry", 1))
    work: Any = window.centre.work
    yield "targets", window
    _press(window, work.targets.items()[0].hint)
    yield "target", window
    for count in range(6):
        free = [one.id for one in work.candidates.items() if one.hint and not one.picked]
        window.centre.take(free[:1])
        walk.settle()
        if count == 0:
            yield "one firer", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Space)
    yield "six firers", window
    _press(window, "7")
    yield "typed", window


def charge(walk: Walk) -> Shown:
    """A charge combat before and after its dice, its question, the board; then the breakthrough."""
    window = walk.game(battles.charging())
    yield "ladders", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Space)
    _press(window, "01")
    yield "typed", window
    window.evening.open_board()
    board = window.evening.boards[-1].window
    walk.large(board)
    yield "board", board
    board.close()
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    yield "question", window
    _press(window, "X")
    window.desk.do(cmd.NextStep(because=battles.WORD))
    yield "breakthrough", window


def over(walk: Walk) -> Shown:
    """A battle that is over."""
    yield "", walk.game(battles.over())


def tour(walk: Walk) -> Shown:
    """The pages of the tour."""
    window = walk.game(battles.largest("maneuver", 2))
    window.evening.start_tour()
    for page in range(8):
        yield str(page + 1), window
        window.evening.tour.go_on()


# ---- campaigns


def campaign(walk: Walk) -> Shown:
    """A campaign of three turns, its dialogs and its replay."""
    window = walk.game(battles.a_campaign())
    walk.settle(50)
    yield "", window
    if row := next(iter(window.army.model.rows()), None):
        del row
        window.army.list.setCurrentIndex(window.army.model.index(1))
        window.orders.begin("MV")
        yield "march", window
        QTest.keyClick(window, Qt.Key.Key_Escape)
    window.run("letters")
    yield "letters", window
    window.run("journal")
    yield "journal", window
    yield from menus(window)
    yield from dialogs(window, ("palette", "set-option", "resign", "referee"))
    window.run("calendar")
    yield "calendar", window.evening.table.dialog
    window.evening.table.dialog.reject()
    _to_referee(window)
    yield "referee", window
    yield from dialogs(window, ("override",))
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


def dialogs(window: Any, names: tuple[str, ...]) -> Shown:
    """Open dialogs by their acts."""
    for name in names:
        window.run(name)
        if window.evening.dialog is not None:
            yield name, window.evening.dialog
            window.evening.dialog.reject()


def table(walk: Walk) -> Shown:
    """A battle that is given out to the table, and its result."""
    path = battles.a_campaign("gettysburg-battle", turns=20, table=True)
    window = walk.game(path)
    yield "paused", window
    window.run("table-out")
    yield "giving out", window.evening.table.dialog
    window.evening.table.dialog.reject()
    window.run("table-result")
    page = window.evening.table.dialog
    page.made.read(battles.fought(path))
    for step in ("field", "forces", "losses", "preview"):
        page.show_step(step)
        yield step, page
    page.reject()


# ---- battles of squares


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
    yield from dialogs(window, ("end", "points", "keys", "note", "set-option", "resign", "palette", "referee"))
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


def _wait(walk: Walk, window: Any) -> None:
    walk.settle(30)
    while window.desk.moving:
        walk.settle(10)


ROOMS: dict[str, Room] = {
    "start": start,
    "leaders": leaders,
    "maneuver": maneuver,
    "forms": forms,
    "fire": fire,
    "charge": charge,
    "over": over,
    "tour": tour,
    "campaign": campaign,
    "table": table,
    "squares": squares,
}
