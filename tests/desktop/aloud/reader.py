"""Reads what is on the screen as screen readers do, by AT-SPI; run by the system's Python, which has its bindings,
with the name of the program to be read.

A line in, "read" or "said", a line of JSON out: all windows of the program, each as [role, name, description, focusable,
what is in it]; or what was announced since it was asked last, each as words.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

MOST = 60
said: list[str] = []


def on_announcement(event: Any) -> None:
    """Keep what was announced."""
    said.append(str(event.any_data))


def shown(thing: Any) -> bool:
    """Whether a thing is on the screen."""
    return bool(thing.get_state_set().contains(Atspi.StateType.SHOWING))


def whole(thing: Any) -> list[Any]:
    """Give a thing with all that is in it and shows."""
    children = (thing.get_child_at_index(place) for place in range(min(thing.get_child_count(), MOST)))
    inside = [whole(child) for child in children if child is not None and shown(child)]
    focusable = bool(thing.get_state_set().contains(Atspi.StateType.FOCUSABLE))
    return [thing.get_role_name(), thing.get_name() or "", thing.get_description() or "", focusable, inside]


def windows() -> list[Any]:
    """Give the windows of the program."""
    desktop = Atspi.get_desktop(0)
    found = []
    for place in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(place)
        if program is not None and program.get_name() == sys.argv[1]:
            tops = (program.get_child_at_index(nth) for nth in range(program.get_child_count()))
            found += [whole(one) for one in tops if one is not None and shown(one)]
    return found


def main() -> None:
    """Answer until nobody asks."""
    Atspi.init()
    listener = Atspi.EventListener.new(on_announcement)
    listener.register("object:announcement")
    context = GLib.MainContext.default()
    print("ready", flush=True)
    for line in sys.stdin:
        while context.pending():
            context.iteration(False)
        answer: list[Any] = windows() if line.strip() == "read" else [*said]
        said.clear()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
