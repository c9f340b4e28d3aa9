"""What changed in what a miniatures document keeps, from one format to the next."""

from __future__ import annotations

from companion.upcasting import Plain, Step, Upcasts

SHORT_RETREAT = 2
"""Inches from the enemy at which a short retreat ended, before the charge table said it."""
SHORT_RETREAT_CLAUSE = "D10-RUL-CHARGE-TWO-INCHES"


def short_retreat(chart: Plain) -> Plain:
    """The charge table of early builds left to the program how near the enemy a short retreat ends."""
    return {"retreat_near": {"inches": SHORT_RETREAT, "clause": SHORT_RETREAT_CLAUSE}} | chart


def retreated(fact: Plain) -> Plain:
    """A short retreat of early builds did not carry its inches."""
    if fact.get("how") == "two-inches" and not fact.get("inches"):
        return fact | {"inches": float(SHORT_RETREAT)}
    return fact


UPCASTS = Upcasts(Step(facts={"retreated": retreated}, files={"charge.toml": short_retreat}))
