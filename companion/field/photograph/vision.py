"""The library that sees: OpenCV, an extra that many installations leave out, loaded when a photograph is read."""

from __future__ import annotations

from types import ModuleType

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr

INSTALL = 'pip install "companion-referee[photo]"'
"""The line that brings it."""


def vision() -> ModuleType:
    """Give OpenCV. Raises BadInput with the line that installs it."""
    try:
        import cv2
    except ImportError:
        raise BadInput(Problem("", tr("photographs"), missing(), tr("type: {line}", line=INSTALL))) from None
    # It writes of damaged pictures on its own, between the lines that scripts count.
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    return cv2


def missing() -> str:
    """Say what is not there."""
    return tr("reading a photograph needs OpenCV, which is not installed")


def can_see() -> bool:
    """Say whether photographs can be read here."""
    try:
        vision()
    except BadInput:
        return False
    return True
