"""Have every window read by a reader of the screen: `python -m tests.desktop.aloud --only fire --tree`.

Wants a screen, a session bus and the system's bindings of AT-SPI: `packaging/aloud` brings them together. Prints each
fault as a line of JSON, and how many windows and things were read.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.desktop.aloud.judging import Heard, Unheard, unheard

NAME = "companion-aloud"
PATIENCE = 20
"""Seconds in which the reader answers."""
ROOMS_OF_EACH_GAME = ("start", "maneuver", "fire", "charge", "campaign", "squares")
"""What is read unless all is asked for: the tests hear every window, within the program."""


def main() -> None:
    """Open and listen."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--language", default="en")
    asked.add_argument("--all", action="store_true", help="read every room, for some minutes")
    asked.add_argument("--only", action="append", default=[], help="a room of the walk")
    asked.add_argument("--tree", action="store_true", help="print what is heard of each window")
    asked.add_argument("--reader", default="/usr/bin/python3", help="the Python that has the bindings")
    given = asked.parse_args()
    settings = tempfile.mkdtemp(prefix="aloud")
    os.environ |= {"XDG_STATE_HOME": settings, "XDG_CONFIG_HOME": settings, "COMPANION_LANGUAGE": given.language}
    os.environ |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    from PySide6.QtCore import QEventLoop, QProcess
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.desktop.fits.measuring import Fault
    from tests.desktop.fits.rooms import ROOMS
    from tests.desktop.fits.walk import Walk

    app = QApplication(sys.argv[:1])
    app.setApplicationName(NAME)
    reader = QProcess()
    reader.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    reader.start(given.reader, [str(Path(__file__).with_name("reader.py")), NAME])

    def answer() -> str:
        """Wait for a line of the reader, who asks this program meanwhile."""
        until = time.monotonic() + PATIENCE
        while not reader.canReadLine():
            app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if reader.state() == QProcess.ProcessState.NotRunning or time.monotonic() > until:
                raise SystemExit("the reader does not answer: are its bindings of AT-SPI there, and a session bus?")
        return bytes(reader.readLine().data()).decode()

    answer()
    count = 0

    class Reading(Walk):
        """The walk, each window read in the place of being measured."""

        def faults(self, window: QWidget, name: str) -> list[Fault]:
            nonlocal count
            if name == "opened":  # it is read when it has its size
                return []
            reader.write(b"read\n")
            tops = [_thing(one) for one in json.loads(answer())]
            if not tops:
                found[Unheard("not there", "", name)] = name
            for top in tops:
                count += _many(top)
                if given.tree:
                    _print(top, name)
                for fault in unheard(top):
                    found[fault] = name
            return []

    found: dict[Any, str] = {}
    walk = Reading(app, language=given.language)
    walk.go({name: room for name, room in ROOMS.items() if given.all or name in (given.only or ROOMS_OF_EACH_GAME)})
    if not given.only:
        fires, target = volley(walk)
        reader.write(b"said\n")
        told = json.loads(answer())
        if not any(fires in one and target in one for one in told):
            found[Unheard("not announced", f"{fires} fires at {target}", "; ".join(told))] = "fire"
    for fault, window in found.items():
        print(json.dumps({"window": window} | fault._asdict(), ensure_ascii=False))
    print(json.dumps({"windows": walk.windows, "things": count, "faults": len(found)}))
    reader.kill()
    reader.waitForFinished()
    sys.stdout.flush()
    os._exit(1 if found else 0)


def volley(walk: Any) -> tuple[str, str]:
    """Fire at the first target with the first who can, by the keys; gives the names of both."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from tests.desktop.fits import battles

    window = walk.game(battles.largest("musketry", 1))
    work = window.centre.work
    window.centre.take([work.targets.items()[0].id])
    walk.until(lambda: any(one.hint for one in work.candidates.items()))
    who = next(one.id for one in work.candidates.items() if one.hint and not one.picked)
    window.centre.take([who])
    walk.settle()
    names = window.desk.name(who), window.desk.name(work.attack.target)
    QTest.keyClick(work, Qt.Key.Key_Space)
    QTest.keyClicks(work, "7")
    QTest.keyClick(work, Qt.Key.Key_Return)
    walk.settle(300)
    return names


def _thing(told: list[Any]) -> Heard:
    role, name, described, focusable, inside = told
    return Heard(role, name, described, focusable, tuple(_thing(one) for one in inside))


def _many(thing: Heard) -> int:
    return 1 + sum(_many(one) for one in thing.inside)


def _print(thing: Heard, window: str, deep: int = 0) -> None:
    if not deep:
        print(f"== {window}")
    if thing.name or thing.described or thing.focusable:
        print("  " * deep + f"{thing.role}: {thing.name!r} {thing.described!r}{' *' if thing.focusable else ''}")
    for one in thing.inside:
        _print(one, window, deep + 1)


if __name__ == "__main__":
    main()
