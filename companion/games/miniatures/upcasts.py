"""What changed in what a miniatures document keeps, from one format to the next."""

from __future__ import annotations

from companion.charts.bounds import COUNT, INCHES
from companion.charts.upcasting import Plain, Step, Upcasts

SHORT_RETREAT = 2
"""Inches from the enemy at which a short retreat ended, before the charge table said it."""
SHORT_RETREAT_CLAUSE = "D10-RUL-CHARGE-TWO-INCHES"
UNBOUNDED = frozenset({"turn", "rough_inches", "fords", "linear_objects", "passages"})
"""What no rule held to any most, so that a command of an early build may bear whatever was typed."""


def short_retreat(chart: Plain) -> Plain:
    """The charge table of early builds left to the program how near the enemy a short retreat ends."""
    return {"retreat_near": {"inches": SHORT_RETREAT, "clause": SHORT_RETREAT_CLAUSE}} | chart


def retreated(fact: Plain) -> Plain:
    """A short retreat of early builds did not carry its inches."""
    if fact.get("how") == "two-inches" and not fact.get("inches"):
        return fact | {"inches": float(SHORT_RETREAT)}
    return fact


def within_bounds(command: Plain) -> Plain:
    """Turns and counts had no most in early builds: a delay to turn 99999 is read as one to the last turn there is."""
    most = {name: INCHES if name == "rough_inches" else COUNT for name in UNBOUNDED & command.keys()}
    return command | {name: min(command[name], bound) for name, bound in most.items()}


UPCASTS = Upcasts(
    Step(
        facts={"retreated": retreated},
        commands=dict.fromkeys(("delay", "move", "move-leader"), within_bounds),
        files={"charge.toml": short_retreat},
    )
)
