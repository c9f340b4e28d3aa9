"""What changed in what a miniatures document keeps, from one format to the next.

    an early fact, chart or label ──► pure steps, format by format: `words`, `workings` ──► as today's is written

It may know messages, never rules or state: what a document kept opens whatever the rules are today.
"""

from __future__ import annotations

from companion.charts.bounds import COUNT, INCHES
from companion.charts.upcasting import Plain, Rows, Step, Upcasts, saying_where
from companion.games.miniatures.upcasts import words, workings

SHORT_RETREAT = 2
"""Inches from the enemy at which a short retreat ended, before the charge table said it."""
SHORT_RETREAT_CLAUSE = "D10-RUL-CHARGE-TWO-INCHES"
UNBOUNDED = frozenset({"turn", "rough_inches", "fords", "linear_objects", "passages"})
"""What no rule held to any most, so that a command of an early build may bear whatever was typed."""


FIRE_ROWS: Rows = {
    **{name: {"rule": name} for name in ("limbered", "column", "mounted", "changing", "about-face", "dismounted")},
    **{name: {"cover": name} for name in ("cover", "woods", "broken-ground", "town", "works")},
}
FACTORS: Rows = {name: {"rule": name} for name in ("disordered", "low-ammo", "damaged", "enfilade", "march-column")}
MANEUVER_ROWS: Rows = {
    name: {"rule": name}
    for name in (
        "leader-in-radius",
        "leader-attached",
        "exceptional-leader-in-radius",
        "exceptional-leader-attached",
        "exceptional-brigade-commander",
        "fresh",
        "worn",
        "spent",
        "column-or-fieldworks",
    )
}
CHARGE_ROWS: Rows = {
    **{
        name: {"rule": name}
        for name in (
            "leader",
            "exceptional-leader",
            "confederate",
            "supported",
            "breakthrough",
            "disordered",
            "fire-loss",
            "outflanked",
        )
    },
    "exceptional-commander": {"leader": "commander"},
    "fresh": {"state": "fresh"},
    "spent": {"state": "spent"},
    "mounted": {"mode": "mounted"},
    "low-ammo": {"marker": "low-ammo"},
    "ground": {"ground": "favorable"},
    "works": {"ground": "works"},
    "trenches": {"ground": "trenches"},
}


def charge_rows(chart: Plain) -> Plain:
    """The rows of the charge table did not say where they hold; one with a ratio was looked for by that."""
    rows = chart.get("modifier")
    those = [row for row in rows if isinstance(row, dict) and row.get("ratio")] if isinstance(rows, list) else []
    by_ratio: Rows = {str(row.get("id")): {"rule": "outnumbered"} for row in those}
    return saying_where("modifier", {**CHARGE_ROWS, **by_ratio})(short_retreat(chart))


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
        files={
            "charge.toml": charge_rows,
            "musketry.toml": saying_where("modifier", FIRE_ROWS),
            "fire-points.toml": saying_where("factor", FACTORS),
            "maneuver.toml": saying_where("modifier", MANEUVER_ROWS),
        },
    ),
    Step(
        facts={
            "asked": words.asked,
            "combat-stands": workings.stands,
            **dict.fromkeys(("maneuvered", "fired", "combat-rolled", "leader-tested"), words.with_purposes),
        },
        purpose=words.purpose,
        label=words.label,
        working=workings.line,
    ),
    newest_file=2,
)
