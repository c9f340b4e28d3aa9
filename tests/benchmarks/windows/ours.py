"""The desktop as it is started, on a document, painted once; then what it needed, and that the slow libraries waited."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

from companion.desktop.app.program import main


def application() -> Any:
    """Give Qt's application, whose way of importing is put away again: the program does so, and loads Qt only here."""
    own = builtins.__import__
    from PySide6.QtWidgets import QApplication

    builtins.__import__ = own
    return QApplication


def painted(*_: Any) -> int:
    """Paint, and say so, instead of waiting for a person."""
    application().processEvents()
    print("painted", flush=True)
    slow = {"numpy", "reportlab", "pypdfium2", "rich"} & set(sys.modules)
    assert not slow, f"imported before the first paint: {slow}"
    print(next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")))
    return 0


application().exec = painted
main([sys.argv[1]])
