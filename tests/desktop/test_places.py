"""Windows stand where they stood when the program is closed and begun again: on another screen, or without it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect

ROOT = Path(__file__).resolve().parents[2]
LEFT, RIGHT, SMALL = (0, 0, 1366, 736), (1366, 0, 1920, 1050), (0, 0, 1024, 700)
CODE = """
import json, sys
from pathlib import Path
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication
qInstallMessageHandler(lambda *_: None)
app = QApplication([])
from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.kernel.beginning import Beginning, begin

folder, puts = Path(sys.argv[1]), json.loads(sys.argv[2])
desktop = Desktop(app, Settings(folder / "settings.json"))
game = folder / "ridge.companion"
if not game.exists():
    begin(game, Beginning(scenario="mcphersons-ridge", seed="7")).close()
window = desktop.open(game)

def shown():
    yield "game", window
    window.evening.open_board()
    yield "board", window.evening.boards[-1].window
    window.evening.show_clause("")
    yield "reference", window.evening.reference
    window.run("editor")
    desktop.others[-1].show()
    yield "editor", desktop.others[-1]
    window.run("set-option")
    yield "house-rules", window.evening.dialog
    window.run("print")
    yield "print", window.evening.dialog

found = {}
for name, one in shown():
    app.processEvents()
    if name in puts:
        one.setGeometry(*puts[name])
        app.processEvents()
    found[name] = one.geometry().getRect()
    if one is not window:
        one.close()
desktop.quit()
print(json.dumps(found))
sys.stdout.flush()
import os
os._exit(0)
"""


def evening(folder: Path, *screens: tuple[int, int, int, int], puts: dict[str, Any] | None = None) -> dict[str, QRect]:
    """Open every window on these screens, put some elsewhere, and close all; gives where each stood."""
    shape = ("x", "y", "width", "height")
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    told = [{"name": f"screen{nth}", **dict(zip(shape, one, strict=True)), **dots} for nth, one in enumerate(screens)]
    config = folder / f"screens-{len(list(folder.iterdir()))}.json"
    config.write_text(json.dumps({"screens": told}), encoding="utf-8")
    env = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "PYTHONPATH": str(ROOT),
        "XDG_STATE_HOME": str(folder),
    }
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(folder), json.dumps(puts or {})],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return {name: QRect(*box) for name, box in json.loads(done.stdout.splitlines()[-1]).items()}


def test_every_window_stands_where_it_stood_on_its_screen_and_comes_back_when_that_is_gone(tmp_path: Path) -> None:
    puts = {
        name: (1500 + 20 * nth, 60 + 20 * nth, 1200 - 10 * nth, 760)
        for nth, name in enumerate(("game", "board", "reference", "editor", "house-rules", "print"))
    }
    first = evening(tmp_path, LEFT, RIGHT, puts=puts)
    assert set(first) == set(puts)
    assert evening(tmp_path, LEFT, RIGHT) == first
    small = evening(tmp_path, SMALL)
    for name, box in small.items():
        assert QRect(*SMALL).adjusted(-4, -4, 4, 4).contains(box), (name, box)
