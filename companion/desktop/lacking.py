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

    def over(self) -> None:
        """Let Qt speak for itself again; what it said meanwhile is told."""
        qInstallMessageHandler(None)
        for message in self.held:
            sys.stderr.write(f"{message}\n")

    def hear(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        """Hold a message; behind the last one Qt aborts, and nothing is open yet, so that the process ends in words."""
        if kind == QtMsgType.QtFatalMsg:
            from companion.doctor.telling import against_windows, say

            os._exit(say(against_windows() or [message.strip().splitlines()[0], *self.held]))
        self.held.append(message)
