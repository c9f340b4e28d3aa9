"""What causes of losses, and columns of figures, are called, in whatever kind of game they are counted."""

from __future__ import annotations

from companion.language.tongue import declared, tr

CAUSES = {
    "fire": "fire",
    "charge": "charge",
    "maneuver": "maneuver",
    "skedaddled": "skedaddled",
    "captured": "captured",
    "by-hand": "by hand",
    "other": "other",
    "combat": "combat",
    "rout": "rout",
    "surrender": "surrender",
    "fatigue": "fatigue",
    "straggled": "straggling",
    "melee": "melee",
    "retreat": "retreat",
    "table": "the table",
}
declared(CAUSES)
HEADS = {
    "turn": "Turn",
    "side": "Side",
    "unit": "Unit",
    "command": "Command",
    "entry": "Entry",
    "stands": "Stands",
    "guns": "Guns",
    "men": "Men",
    "points": "Points",
    "corps": "Corps",
    "stragglers": "Stragglers",
    "fatigue": "Fatigue",
    "hexes": "Hexes",
    "hex": "Hex",
    "square": "Square",
    "attacker": "Attacker",
    "attackers": "Attackers",
    "defenders": "Defenders",
    "odds": "Odds",
    "ferocity": "Ferocity",
    "union": "Union",
    "confederate": "Confederate",
    "union_lost": "Union loss",
    "confederate_lost": "Confederate loss",
    "attacker_losses": "Attackers' loss",
    "defender_losses": "Defenders' loss",
    "arm": "Arm",
    "range": "Range",
    "shots": "Shots",
    "casualties": "Casualties",
    "volleys": "Volleys fired",
    "given": "Stands taken off",
    "volleys_at": "Volleys stood",
    "taken": "Stands lost",
}
declared(HEADS)
TITLES = {
    "strength": "Strength at the end of each turn",
    "commands": "Strength of each command at the end of each turn",
    "arrivals": "Who came on",
    "fire": "Fire given and taken",
    "marches": "Marches",
    "battles": "Battles",
    "shots": "Shots by arm and range",
    "attacks": "Attacks hand to hand",
}
declared(TITLES)
UNITS = ("stands", "points", "men")
"""By what a kind of game counts strength: the first of these that its rows have."""


def cause_words(cause: str) -> str:
    """Say a cause."""
    return tr(CAUSES.get(cause, cause))


def head_words(head: str) -> str:
    """Say what a column is."""
    return tr(HEADS.get(head, head))


def title_words(table: str) -> str:
    """Say what a table is."""
    return tr(TITLES.get(table, table))
