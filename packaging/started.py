"""How long two ways to start the program take, told as a ratio: `python started.py shown|ended TIMES FIRST SECOND`.

FIRST and SECOND are commands, started in turns after one start of each that does not count. "ended" measures to
their end, "shown" until a window is on the screen of $DISPLAY. What is told is the first over the second, of medians.
"""

import ctypes
import os
import shlex
import statistics
import subprocess
import sys
import time

SHOWN, SUBSTRUCTURE_NOTIFY = 19, 1 << 19
"""X's number of the event that a window is shown, and the mask that asks for it."""


class Screen:
    """The X screen, asked by its own library when a window is shown."""

    def __init__(self) -> None:
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XSelectInput.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long]
        self.x.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        self.x.XPending.argtypes = [ctypes.c_void_p]
        self.display = self.x.XOpenDisplay(None)
        if not self.display:
            sys.exit(f"there is no X server at {os.environ.get('DISPLAY', 'DISPLAY, which is not set')}")
        self.x.XSelectInput(self.display, self.x.XDefaultRootWindow(self.display), SUBSTRUCTURE_NOTIFY)
        self.event = (ctypes.c_long * 24)()

    def wait(self) -> None:
        """Wait until a window is shown."""
        while True:
            self.x.XNextEvent(self.display, self.event)
            if ctypes.cast(self.event, ctypes.POINTER(ctypes.c_int))[0] == SHOWN:
                return

    def forget(self) -> None:
        """Let go of what was told until now."""
        while self.x.XPending(self.display):
            self.x.XNextEvent(self.display, self.event)


def ended(line: str) -> float:
    """Give the seconds that a command takes."""
    begun = time.perf_counter()
    subprocess.run(shlex.split(line), check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def shown(line: str, screen: Screen) -> float:
    """Give the seconds until a command shows a window."""
    screen.forget()
    begun = time.perf_counter()
    with subprocess.Popen(shlex.split(line), stderr=subprocess.DEVNULL) as process:
        screen.wait()
        taken = time.perf_counter() - begun
        process.terminate()
    return taken


def main(until: str, times: str, first: str, second: str) -> None:
    """Measure in turns."""
    screen = Screen() if until == "shown" else None
    taken: tuple[list[float], list[float]] = ([], [])
    for _ in range(int(times) + 1):
        for line, seconds in zip((first, second), taken, strict=True):
            seconds.append(ended(line) if screen is None else shown(line, screen))
    one, other = (statistics.median(seconds[1:]) for seconds in taken)
    print(f"{one / other:.2f} ({one * 1000:.0f} ms / {other * 1000:.0f} ms, medians of {times})")


if __name__ == "__main__":
    main(*sys.argv[1:])
