"""Everything that can be done from a window: its words, its key, its menu, and why it cannot be done just now.

Menus, keys and the command palette are made from one list, so that nothing can be reached in one way only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

_TAKEN = re.compile(r"Ctrl\+Alt\+[A-Z]|Ctrl\+Shift\+U|Alt\+[A-Z]|Alt\+F4|(Alt\+)?(Shift\+)?Tab")
"""Keys that desktops, input methods and keyboards take: AltGr is Ctrl Alt to some, Ctrl Shift U begins a letter's
number, Alt opens menus by their letters."""
_OF_THE_WORK = re.compile(
    r"(Shift\+)?(.|Space|Return|Enter|Esc|Backspace|Del|Ins|Home|End|PgUp|PgDown|Up|Down|Left|Right)"
)
"""Keys that mean something in the panel of a step: a letter picks a target, a digit is a die."""


def _always() -> str:
    return ""


class Act(NamedTuple):
    """One thing that can be done."""

    id: str
    title: str
    run: Callable[[], object]
    key: str = ""
    menu: str = ""
    """The menu in which it stands, "" for the palette alone."""
    why: Callable[[], str] = _always
    """Why it cannot be done just now, "" when it can."""
    apart: bool = False
    """Whether a line parts it from what stands above it in its menu."""
    checked: Callable[[], bool] | None = None
    """Whether what it switches is on, None where it switches nothing."""
    short: str = ""
    """Its words in a menu, where they are shorter than what the search finds it by."""
    within: Callable[[], Sequence[Act]] | None = None
    """What stands in a menu of its own, asked for whenever that is opened."""


def is_taken(key: str) -> bool:
    """Say whether a key never comes to a program everywhere: "Ctrl+Alt+E" is the euro sign of many keyboards."""
    return _TAKEN.fullmatch(key) is not None


def is_of_the_work(key: str) -> bool:
    """Say whether a key, alone or with Shift, is one that panels and lists take: "D" may be a target's letter."""
    return _OF_THE_WORK.fullmatch(key) is not None


def caps_of(acts: Iterable[Act], chosen: Mapping[str, str]) -> dict[str, str]:
    """Give what stands on keys instead of those that the program gives, as both are printed: {"F8": "Ctrl D"}."""
    return {act.key.replace("+", " "): chosen[act.id].replace("+", " ") for act in acts if act.key and act.id in chosen}


def with_keys(acts: Iterable[Act], chosen: Mapping[str, str]) -> list[Act]:
    """Give acts with the keys that a person has chosen, by their ids; who had such a key before has none."""
    made = [act._replace(key=chosen.get(act.id, act.key)) for act in acts]
    given = {act.key for act in made if act.id in chosen}
    return [act._replace(key="") if act.key in given and act.id not in chosen else act for act in made]
