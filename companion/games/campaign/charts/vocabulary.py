"""What the rows of the campaign's tables may say: the rules' own functions by name, and what is known of a corps."""

from __future__ import annotations

from companion.charts.vocabulary import OPEN, Vocabulary

SHIFTS = Vocabulary(
    file="combat.toml",
    rows="shift",
    rules=("morale", "effectiveness"),
    case={"terrain": ("town", "open")},
    of={
        "corps": {
            "arm": ("infantry", "cavalry", "foot_guns", "horse_guns"),
            "formation": ("deployed", "road"),
            "mode": ("stand", "attack", "hasty-attack", "withdraw"),
            "army": ("union", "confederate"),
            "marker": ("demoralised",),
            "leader": ("headquarters",),
            "trait": OPEN,
            "asked": OPEN,
        }
    },
)
"""The shifts of the combat multiple, of one arm of a corps at a time."""
TABLES = (SHIFTS,)
"""Every table of modifiers."""
