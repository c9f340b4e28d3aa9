"""Small words of a square-grid battle: phases, points, fatigue, many names cut short."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tactical.charts.terms import PhaseKind
from companion.games.tactical.rules.ground.squares import NAMES, Direction
from companion.games.tactical.rules.state import Phase
from companion.games.tactical.words.names import Names
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import capital, listed

PHASES: dict[PhaseKind | str, str] = {
    "set-up": "Set-up",
    "activation": "Activation Phase",
    "command": "Command Control Phase",
    "recovery": "Recovery/Rally Phase",
    "reinforcement": "Reinforcement Phase",
    "operation": "Operations Phase",
    "combat": "Combat Phase",
    "mid-turn": "Mid-Turn Recovery Phase",
    "victory": "Victory Determination Phase",
    "end-of-day": "End of Day Phase",
}
declared(PHASES)
ORDINALS = {1: "1st ", 2: "2nd "}
MANY = 8
"""So many names a sentence holds; the rest is counted."""


def points(count: int) -> str:
    """Give operation points: "1 operation point"."""
    return plural(count, "{n} operation point", "{n} operation points")


def gains(fatigue: int, text: str) -> str:
    """Give a text that tells of fatigue gained, its place {fatigue} filled; "" for none."""
    return tr(text, fatigue=fatigue) if fatigue else ""


def facing(names: Names, direction: Direction) -> str:
    """Give where a unit faces, as it follows a place: ", facing north"; "" where units face nowhere."""
    return tr(", facing {direction}", direction=tr(NAMES[direction])) if names.faces else ""


def some(names: Names, ids: Sequence[str]) -> str:
    """Give names in words; of a great many the first, and how many more there are."""
    if len(ids) <= MANY:
        return names.all(ids)
    # One fewer than would fit is named, so that never a single one is hidden behind "1 more".
    return listed([*map(names, ids[: MANY - 1]), tr("{n} more", n=len(ids) - MANY + 1)])


def men(count: int) -> str:
    """Give men: "1 man", "1,200 men"."""
    return plural(count, "{n} man", "{n} men")


def guns(count: int) -> str:
    """Give guns: "1 gun"."""
    return plural(count, "{n} gun", "{n} guns")


def signed(count: int) -> str:
    """Give points with their sign: "+3,300"."""
    return f"{'+' if count >= 0 else ''}{number(count)}"


def side_of(name: str) -> str:
    """Give the side of a unit's or leader's id."""
    return name.partition(":")[0]


def phase_title(phase: Phase) -> str:
    """Give a phase's name, "Union 1st Operations Phase"."""
    whose = f"{capital(phase.side)} " if phase.kind in ("operation", "combat") else ""
    name = f"{whose}{ORDINALS.get(phase.half, '')}{PHASES[phase.kind]}"
    return tr(name)


def phase_named(name: str) -> str:
    """Give the words of a phase's id, "union-combat-1", as the sequence names it."""
    side, _, rest = name.partition("-")
    kind, _, half = rest.partition("-")
    if kind in ("operations", "combat"):
        phase = "operation" if kind == "operations" else kind
        whole = f"{capital(side)} {ORDINALS[int(half)]}{PHASES[phase]}"
        return tr(whole)
    known = PHASES.get(name) or PHASES[{"command-control": "command", "mid-turn-recovery": "mid-turn"}[name]]
    return tr(known)


def age_of_battle(turn: int, last: int, clock: str) -> str:
    """Give the turn and when it begins: "Turn 3 of 11, 08:00"."""
    return tr("Turn {turn} of {last}, {clock}", turn=max(turn, 1), last=last, clock=clock)
