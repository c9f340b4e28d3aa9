"""Doing a command from a dialog: it closes when it is done or waits for a die, and hears why when it is refused."""

from __future__ import annotations

from typing import Any

from companion.charts.figures import Reason
from companion.desktop.desk.desk import AnyDesk, Refusal


def reasons(desk: AnyDesk, *commands: Any) -> tuple[str, tuple[Reason, ...]]:
    """Give why commands may not be done, in words and with their clauses; "" when they may."""
    for command in commands:
        words = desk.why_not(command)
        if words:
            return words, () if desk.session.read_only else desk.session.why_not(command)
    return "", ()


def attempt(desk: AnyDesk, *commands: Any) -> Refusal | None:
    """Do commands as one entry; gives the refusal, None when they are done or a die is asked for."""
    told: list[Refusal] = []
    desk.refused.connect(told.append)
    try:
        done = desk.do(*commands)
    finally:
        desk.refused.disconnect(told.append)
    if done is not None or desk.waiting is not None:
        return None
    return told[0] if told else Refusal("")
