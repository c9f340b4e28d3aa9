"""Single keys from a terminal, without Return; on Windows and elsewhere."""

from __future__ import annotations

import os
import sys
import time

POLL = 0.05
"""Seconds between two looks at the keyboard on Windows, which cannot be waited for with a limit."""
END = "\x04"
"""Ctrl D: the end of the input."""
ARROWS = {
    "\x1b[A": "UP",
    "\x1b[B": "DOWN",
    "\x1b[C": "RIGHT",
    "\x1b[D": "LEFT",
    "\x1bOA": "UP",
    "\x1bOB": "DOWN",
    "\x1bOC": "RIGHT",
    "\x1bOD": "LEFT",
    "\xe0H": "UP",
    "\xe0P": "DOWN",
    "\xe0M": "RIGHT",
    "\xe0K": "LEFT",
    "\x00H": "UP",
    "\x00P": "DOWN",
    "\x00M": "RIGHT",
    "\x00K": "LEFT",
}
RETURN = ""
"""The key Return, as an empty line is."""


def pressed(wait: float | None) -> str | None:
    """Give what is typed next, at most some seconds long waited for; None when nothing was, END at the input's end."""
    sys.stdout.flush()
    return _read(wait)


def keys_of(text: str) -> list[str]:
    """Part what was typed into keys: arrows by name, Return empty, any other sign for itself; other codes are none."""
    keys: list[str] = []
    while text:
        arrow = next((code for code in ARROWS if text.startswith(code)), "")
        if arrow:
            keys.append(ARROWS[arrow])
            text = text[len(arrow) :]
        elif text[0] == "\x1b":  # a key of the keyboard's edge: nothing of its code is an order
            return keys
        else:
            keys += [RETURN] if text[0] in "\r\n" else [text[0]] if text[0].isprintable() else []
            text = text[1:]
    return keys


if sys.platform == "win32":
    import msvcrt

    def _read(wait: float | None) -> str | None:
        until = None if wait is None else time.monotonic() + wait
        while not msvcrt.kbhit():
            if until is not None and time.monotonic() >= until:
                return None
            time.sleep(POLL)
        text = msvcrt.getwch()
        if text in "\x00\xe0":
            text += msvcrt.getwch()
        # Read raw, Ctrl C is a sign like any other here and stops nothing by itself.
        if text == "\x03":
            raise KeyboardInterrupt
        return END if text in (END, "\x1a") else text

else:
    import select
    import termios
    import tty

    MANY = 1024
    """So many bytes are taken at once: keys typed ahead."""

    def _read(wait: float | None) -> str | None:
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal, termios.TCSANOW)  # what was typed ahead stays
            # The clock of a timed phase must run out while nobody types, which a plain read would not notice.
            if not select.select([terminal], [], [], wait)[0]:
                return None
            text = os.read(terminal, MANY).decode("utf-8", "replace")
        finally:
            # Put back after every key and not at the end: a fault in between would leave a terminal that echoes
            # nothing.
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
        return text if text and text[0] != END else END
