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
TERRAIN_SIDE = "D10-RUL-CHARGE-TERRAIN-SIDE"
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


GROUND_FROM_ANY_SIDE = 1
"""The reading of D10-RUL-CHARGE-TERRAIN-SIDE by which the ground helped an outflanked defender, as it did."""
NEW_OPTIONS: tuple[Plain, ...] = (
    {
        "id": TERRAIN_SIDE,
        "label": "Ground against an attack that outflanks",
        "choices": [
            {"value": 0, "label": "helps nobody"},
            {"value": GROUND_FROM_ANY_SIDE, "label": "helps from any side"},
        ],
    },
    {
        "id": "D10-RUL-CHARGE-BREAK-WHERE",
        "label": "The target of a breakthrough",
        "choices": [
            {"value": 0, "label": "never who was just beaten"},
            {"value": 2, "label": "the beaten as well"},
        ],
    },
)


def began(fact: Plain) -> Plain:
    """Ground helped whoever stood on it, the outflanked too: a battle that began so goes on so."""
    state = fact["state"]
    return fact | {"state": state | {"options": {TERRAIN_SIDE: GROUND_FROM_ANY_SIDE} | state.get("options", {})}}


def with_new_options(chart: Plain) -> Plain:
    """What can be switched since can be switched in a battle begun earlier as well."""
    rows = chart.get("option")
    if not isinstance(rows, list):
        return chart
    there = {row.get("id") for row in rows if isinstance(row, dict)}
    return chart | {"option": [*rows, *(row for row in NEW_OPTIONS if row["id"] not in there)]}


EARLY = "it came on so before arrivals had to be due"
"""The word by which an early arrival happens again that needed none when it was ordered."""


def with_word(command: Plain) -> Plain:
    """Whoever had not come on yet could at any time; a battle of then is amended as it went."""
    return {"because": EARLY} | command


UPCASTS = Upcasts(
    Step(
        facts={"retreated": retreated},
        commands=dict.fromkeys(("delay", "move", "move-leader"), within_bounds),
        files={
            "charge.toml": charge_rows,
            "options.toml": with_new_options,
            "musketry.toml": saying_where("modifier", FIRE_ROWS),
            "fire-points.toml": saying_where("factor", FACTORS),
            "maneuver.toml": saying_where("modifier", MANEUVER_ROWS),
        },
    ),
    Step(
        facts={
            "began": began,
            "asked": words.asked,
            "combat-stands": workings.stands,
            **dict.fromkeys(("maneuvered", "fired", "combat-rolled", "leader-tested"), words.with_purposes),
        },
        purpose=words.purpose,
        label=words.label,
        working=workings.line,
    ),
    Step(commands={"arrive": with_word}),
    Step(),
    newest_file=2,
)
