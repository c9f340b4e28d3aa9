"""Small words of a square-grid battle: phases, points, fatigue, many names cut short."""

from __future__ import annotations

from collections.abc import Sequence

from companion.present.words import Names, capital, listed
from companion.tactical.state import Phase, PhaseKind

PHASES: dict[PhaseKind | str, str] = {
    "set-up": "Set-up", "activation": "Activation Phase", "command": "Command Control Phase",
    "recovery": "Recovery/Rally Phase", "reinforcement": "Reinforcement Phase", "operation": "Operations Phase",
    "combat": "Combat Phase", "mid-turn": "Mid-Turn Recovery Phase", "victory": "Victory Determination Phase",
    "end-of-day": "End of Day Phase",
}  # fmt: skip
ORDINALS = {1: "1st ", 2: "2nd "}
MANY = 8
"""So many names a sentence holds; the rest is counted."""


def points(count: int) -> str:
    """Give operation points: "1 operation point"."""
    return f"{count} operation point{'' if count == 1 else 's'}"


def gains(fatigue: int, before: str) -> str:
    """Give fatigue gained with the words before it, "" for none."""
    return f"{before} {fatigue} fatigue" if fatigue else ""


def some(names: Names, ids: Sequence[str]) -> str:
    """Give names in words; of a great many the first, and how many more there are."""
    if len(ids) <= MANY:
        return names.all(ids)
    return listed([*map(names, ids[: MANY - 1]), f"{len(ids) - MANY + 1} more"])


def men(count: int) -> str:
    """Give men: "1 man", "1,200 men"."""
    return f"{count:,} {'man' if count == 1 else 'men'}"


def guns(count: int) -> str:
    """Give guns: "1 gun"."""
    return f"{count} gun{'' if count == 1 else 's'}"


def side_of(name: str) -> str:
    """Give the side of a unit's or leader's id."""
    return name.partition(":")[0]


def phase_title(phase: Phase) -> str:
    """Give a phase's name, "Union 1st Operations Phase"."""
    whose = f"{capital(phase.side)} " if phase.kind in ("operation", "combat") else ""
    return f"{whose}{ORDINALS.get(phase.half, '')}{PHASES[phase.kind]}"


def phase_named(name: str) -> str:
    """Give the words of a phase's id, "union-combat-1", as the sequence names it."""
    side, _, rest = name.partition("-")
    kind, _, half = rest.partition("-")
    if kind in ("operations", "combat"):
        phase = "operation" if kind == "operations" else kind
        return f"{capital(side)} {ORDINALS[int(half)]}{PHASES[phase]}"
    return PHASES.get(name) or PHASES[{"command-control": "command", "mid-turn-recovery": "mid-turn"}[name]]


def age_of_battle(turn: int, last: int, clock: str) -> str:
    """Give the turn and when it begins: "Turn 3 of 11, 08:00"."""
    return f"Turn {max(turn, 1)} of {last}, {clock}"
