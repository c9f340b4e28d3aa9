"""Qt's own words while it looks for a screen: where it would end the process, what is lacking is told instead."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


class UntilDrawn:
    """Qt's messages until there is something to draw on: held back, and told in our words when it gives up."""

    def __init__(self) -> None:
        self.held: list[str] = []
        qInstallMessageHandler(self.hear)

    def over(self, screens: int) -> None:
        """Let Qt speak for itself again where it found a screen; what it said meanwhile is told."""
        if not screens:  # at the first window it would abort
            self.hear(QtMsgType.QtFatalMsg, QMessageLogContext(), "no screen was found")
        qInstallMessageHandler(None)
        for message in self.held:
            sys.stderr.write(f"{message}\n")

    def hear(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        """Hold a message; behind the last one Qt aborts, and nothing is open yet, so that the process ends in words."""
        if kind == QtMsgType.QtFatalMsg:
            from companion.doctor.telling import against_windows, say

            os._exit(say(against_windows([*self.held, message])))
        self.held.append(message)
