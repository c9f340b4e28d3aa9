"""What changed in what a square-grid battle's document keeps, from one format to the next."""

from __future__ import annotations

from companion.bounds import COUNT
from companion.upcasting import Plain, Step, Upcasts

WORKED = (
    "fired", "fortified", "limit-drawn", "lost", "melee-fought", "mode-changed", "moved", "recovered", "routed",
    "stood",
)  # fmt: skip
"""The facts that say how many lines of their entry's working are theirs."""


def counted_by_name(fact: Plain) -> Plain:
    """Format 1 called the count "lines", as a campaign calls its lines of battle."""
    return {("working_lines" if key == "lines" else key): value for key, value in fact.items()}


def within_bounds(command: Plain) -> Plain:
    """How far a battle on the table reached, and how long it might last, had no most in early builds."""
    return command | {name: min(command[name], COUNT) for name in ("within", "hours") if name in command}


UPCASTS = Upcasts(Step(facts=dict.fromkeys(WORKED, counted_by_name), commands={"to-table": within_bounds}))
