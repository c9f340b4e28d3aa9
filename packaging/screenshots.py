"""The desktop's pictures, from the demonstration battle: every screen, light and dark, at 100 and 200 percent.

The best of them go into docs and the README; with `all` as second argument every one is made.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.desktop.maps.canvas import MapCanvas
from companion.games.miniatures.screen.window import Window
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text

sys.path.insert(0, str(Path(__file__).parent))
from screenshots_campaign import campaigns
from screenshots_field import fields
from screenshots_tactical import battles

WIDE, HIGH = 1366, 768
BEST = (*("fire", "charge-dark", "board", "gallery", "field", "numbers", "campaign", "result-losses", "antietam"),)
"""The pictures of the README and the documents."""


def played(path: Path, until: Callable[[Any], bool]) -> Session:
    """Play the demonstration battle until a moment of it, in a new document."""
    session = begin(path, Beginning(scenario="mcphersons-ridge", seed="1863"))
    for line in resource_text("scenarios", "demo-mcphersons-ridge.jsonl").splitlines():
        if until(session.view):
            break
        one = json.loads(line)
        if "undo" in one:
            session.undo()
        elif "tick" in one:
            continue
        elif "do" in one:
            session.do(*(session.decode(json.dumps(c)) for c in one["do"]), faces=tuple(one.get("roll", ())))
    return session


class Studio:
    """Opens windows, presses keys, takes pictures."""

    def __init__(
        self, app: QApplication, folder: Path, *, dark: bool = False, percent: int = 100, wanted: tuple[str, ...] = ()
    ) -> None:
        self.app, self.folder, self.wanted = app, folder, wanted
        self.taken: set[str] = set()
        settings = Settings(Path(tempfile.mkdtemp()) / "settings.json")
        settings.stored.theme = "dark" if dark else "light"
        settings.stored.percent = percent
        settings.stored.folder = tempfile.gettempdir()
        self.desktop = Desktop(app, settings)
        self.scale = percent / 100

    def window(self, until: Callable[[Any], bool]) -> Window:
        """Open the battle at a moment of it."""
        path = Path(tempfile.mkdtemp()) / "mcphersons-ridge.companion"
        window = self.desktop.show_game(played(path, until), path)
        window.resize(round(WIDE * self.scale), round(HIGH * self.scale))
        window.activateWindow()
        self.app.processEvents()
        window.centre.work.setFocus()
        return window

    def press(self, window: Window, *keys: Qt.Key | str) -> None:
        """Press keys in the work."""
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(window.centre.work, key)
            else:
                QTest.keyClick(window.centre.work, key)

    def take(self, widget: QWidget, name: str) -> None:
        """Take a picture, where it is wanted."""
        self.app.processEvents()
        if self.wanted and name not in self.wanted:
            return
        self.taken.add(name)
        for one in widget.findChildren(MapCanvas):
            one.paint_now()
        path = self.folder / f"{name}.png"
        widget.grab().save(str(path))
        if self.wanted:  # those of the documents: a third of the size
            with Image.open(path) as picture:
                few = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
            few.save(path, optimize=True)

    def has_all(self) -> bool:
        """Say whether every picture of those that are wanted was taken."""
        return bool(self.wanted) and self.taken.issuperset(self.wanted)

    def close(self) -> None:
        """Close every window."""
        for window in list(self.desktop.windows):
            window.asks_to_keep = False
            window.close()


def fire(view: Any) -> bool:
    """The Union's defensive fire of the second Confederate turn."""
    return bool(view.turn == 2 and view.phase == "musketry" and view.player_turn == "confederate")


def maneuver(view: Any) -> bool:
    """The brigades of the second Confederate turn."""
    return bool(view.turn == 2 and view.phase == "maneuver" and view.player_turn == "confederate" and view.step == 2)


def charge(view: Any) -> bool:
    """The first charge."""
    return bool(view.phase == "charge" and any(one.charges for one in view.units))


def late(view: Any) -> bool:
    """Some turns on."""
    return bool(view.turn >= 6 and view.phase == "charge")


def desks(studio: Studio, mark: str) -> Iterator[str]:
    """Take the desk in its steps."""
    window = studio.window(fire)
    work: Any = window.centre.work
    studio.press(window, work.targets.items()[0].hint)
    for item in work.candidates.items()[:2]:
        studio.press(window, item.hint)
    studio.press(window, "2", Qt.Key.Key_Space, "7")
    studio.take(window, f"fire{mark}")
    yield "fire"
    window = studio.window(maneuver)
    studio.press(window, Qt.Key.Key_Down, Qt.Key.Key_Down)
    studio.take(window, f"maneuver{mark}")
    yield "maneuver"
    window = studio.window(charge)
    studio.press(window, Qt.Key.Key_Space, "93")
    studio.take(window, f"charge{mark}")
    window.evening.open_board()
    board = window.evening.boards[0].window
    board.resize(1366, 768)
    studio.take(board, f"board{mark}")
    studio.press(window, Qt.Key.Key_Return)
    studio.take(window, f"question{mark}")
    yield "charge"
    yield from fields(studio, mark, fire, late)


def others(studio: Studio, mark: str) -> Iterator[str]:
    """Take the gallery and the dialogs."""
    studio.desktop.show_start()
    start = studio.desktop.start
    assert start is not None
    studio.take(start, f"start{mark}")
    start.run("new")
    QTest.qWait(1000)  # the little pictures are made one after the other, when nothing else is to be done
    studio.take(studio.desktop.asking, f"gallery{mark}")
    studio.desktop.asking.reject()
    window = studio.window(charge)
    evening = window.evening
    for tag in ("count-table", "override", "set-option", "move", "set-dice", "take-objective"):
        evening.open_form(tag, {})
        studio.take(evening.dialog, f"{tag}{mark}")
        evening.dialog.reject()
        yield tag
    evening.open_form("print", {})
    while evening.dialog.preview.page.picture is None and not evening.dialog.strip.words():
        QTest.qWait(20)  # the pages are made in a thread
    studio.take(evening.dialog, f"print{mark}")
    evening.dialog.reject()
    yield "print"
    evening.amend_last()
    studio.take(evening.dialog, f"mend{mark}")
    evening.dialog.reject()
    evening.open_palette()
    studio.take(evening.dialog, f"palette{mark}")
    evening.dialog.reject()
    evening.show_clause("D10-FIRE-MOD-ENFILADE")
    studio.take(evening.reference, f"reference{mark}")
    evening.start_tour()
    studio.take(window, f"tour{mark}")
    yield "tour"


def screen() -> str:
    """Give Qt's name for a screen drawn nowhere on which every window has its own size: its usual one is small."""
    one = {"name": "screen", "x": 0, "y": 0, "width": 2 * WIDE, "height": 2 * HIGH}
    one |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    place = Path(tempfile.mkdtemp()) / "screen.json"
    place.write_text(json.dumps({"screens": [one]}), encoding="utf-8")
    return f"offscreen:configfile={place}"


def main() -> None:
    """Take the pictures."""
    folder, every = Path(sys.argv[1]), sys.argv[2:] == ["all"]
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = screen()
    app = QApplication([])
    looks = [(False, 100, ""), (True, 100, "-dark")]
    looks += [(False, 200, "-200"), (True, 200, "-dark-200")] if every else []
    for dark, percent, mark in looks:
        best = tuple(name for name in BEST if name.endswith("-dark") == dark)
        studio = Studio(app, folder, dark=dark, percent=percent, wanted=() if every else best)
        rooms = (desks, others, campaigns, battles) if every or not dark else (desks,)
        for _ in chain.from_iterable(room(studio, mark) for room in rooms):
            if studio.has_all():
                break
        studio.close()


if __name__ == "__main__":
    main()
