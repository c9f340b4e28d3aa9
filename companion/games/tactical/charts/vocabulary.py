"""What the rows that a house adds to the square grid's tables may say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.charts.vocabulary import OPEN, Known, Vocabulary
from companion.games.tactical.charts.terms import ARMS, LEVELS, MODES, SIDES

_SAID: dict[str, Known] = {"trait": OPEN, "asked": OPEN}
"""Of a unit: by its order of battle, and by those who see it."""
FACTORS = Vocabulary(
    file="modifiers.toml",
    rows="factor",
    rules=(),
    case={"level": LEVELS},
    of={
        "own": {
            "state": ("fires", "attacks", "defends"),
            "arm": ARMS,
            "weapon": OPEN,
            "mode": MODES,
            "terrain": OPEN,
            "army": SIDES,
            "marker": ("routed", "disrupted", "out-of-ammo", "flanked"),
            "leader": ("present",),
            **_SAID,
            "within": OPEN,
            "beyond": OPEN,
        },
        "enemy": {"arm": ARMS, "terrain": OPEN, "marker": ("flanked", "higher", "fortified"), **_SAID},
    },
)
"""What multiplies fire and melee strength besides the book's own factors; distances are squares."""
COSTS = Vocabulary(
    file="costs.toml",
    rows="added",
    rules=(),
    case={
        "level": LEVELS,
        "terrain": OPEN,
        "state": ("by-road", "diagonal", "uphill", "from-enemy-zone", "to-enemy-zone", "by-night"),
    },
    of={"mover": {"arm": ARMS, "mode": MODES, "weapon": OPEN, "marker": ("routed",), **_SAID}},
)
"""What a step costs besides the book's own costs; the terrain is that of the square that is entered."""
TABLES = (FACTORS, COSTS)
"""Every table of modifiers."""


def knowing(words: Vocabulary, terrains: Iterable[str], weapons: Iterable[str]) -> Vocabulary:
    """Give a vocabulary with the terrains and weapons that a ruleset has, where any word would do."""
    names = {"terrain": tuple(terrains), "weapon": tuple(weapons)}

    def of(known: Mapping[str, Known]) -> dict[str, Known]:
        return {name: names.get(name, can_be) or can_be for name, can_be in known.items()}

    return words._replace(case=of(words.case), of={who: of(known) for who, known in words.of.items()})
