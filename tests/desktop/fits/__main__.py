"""Walk every window on one screen: `python -m tests.desktop.fits 1366x736 --percent 150 --language de --only fire`.

Prints each fault as a line of JSON, and how many windows were looked at. The screen is Qt's own, drawn nowhere; a factor of
the system's is given as QT_SCALE_FACTOR.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path


def _screen(wide: int, high: int) -> str:
    """Give Qt's name for a screen of such a size, in its own pixels."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": wide, "height": high}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    place = Path(tempfile.mkdtemp(prefix="fits")) / "screen.json"
    place.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return f"offscreen:configfile={place}"


def main() -> None:
    """Walk."""
    asked = argparse.ArgumentParser()
    asked.add_argument("size", help="of the screen, in its own pixels: 1366x736")
    asked.add_argument("--percent", type=int, default=100)
    asked.add_argument("--language", default="en")
    asked.add_argument("--theme", default="light", choices=("light", "dark"))
    asked.add_argument("--window", help="the size of windows on it, where that is another: 1100x640")
    asked.add_argument("--only", action="append", default=[], help="a room of the walk")
    asked.add_argument("--pictures", type=Path, help="a folder for a picture of each window")
    given = asked.parse_args()
    wide, high = map(int, given.size.split("x"))
    os.environ["QT_QPA_PLATFORM"] = _screen(wide, high)
    settings = tempfile.mkdtemp(prefix="fits")
    os.environ |= {"XDG_STATE_HOME": settings, "XDG_CONFIG_HOME": settings, "COMPANION_LANGUAGE": given.language}

    from PySide6.QtCore import QSize, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from tests.desktop.fits.rooms import ROOMS
    from tests.desktop.fits.walk import Walk

    qInstallMessageHandler(lambda *_: None)  # of all that a screen drawn nowhere cannot do
    app = QApplication(sys.argv[:1])
    walk = Walk(app, percent=given.percent, language=given.language, theme=given.theme, pictures=given.pictures)
    if given.window:
        walk.size = QSize(*map(int, given.window.split("x")))
    walk.go({name: room for name, room in ROOMS.items() if name in (given.only or ROOMS)})
    for one in walk.found:
        print(json.dumps(one._asdict(), ensure_ascii=False))
    print(json.dumps({"windows": walk.windows, "faults": len(walk.found), "kinds": sorted(walk.kinds)}))
    sys.stdout.flush()
    os._exit(0)  # threads that still draw pages need not be waited for


if __name__ == "__main__":
    main()
