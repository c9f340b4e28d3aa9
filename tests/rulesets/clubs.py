"""A club's house rules on every ruleset: a row by a trait and one by what only eyes know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

MINIATURES: Mapping[str, str] = {
    "musketry.toml": """
[[modifier]]
id = "dug-in"
label = "target dug in"
value = -2
asked = "dug in"
clause = "CLUB-1"

[[modifier]]
id = "iron-brigade"
label = "the Iron Brigade fires"
value = 1
of = "firers"
trait = "iron-brigade"
clause = "CLUB-2"
""",
    "maneuver.toml": """
[[modifier]]
id = "band"
label = "the band plays"
value = 1
asked = "the band plays"
clause = "CLUB-3"
""",
}
CAMPAIGN: Mapping[str, str] = {
    "combat.toml": """
[[shift]]
id = "dug-in"
label = "dug in"
value = 2
asked = "dug in"
clause = "CLUB-1"

[[shift]]
id = "stonewall"
label = "the Stonewall Brigade"
value = 1
trait = "stonewall"
clause = "CLUB-2"
""",
}
SQUARES: Mapping[str, str] = {
    "modifiers.toml": """
[[factor]]
id = "dug-in"
label = "target dug in"
fire = 0.5
of = "enemy"
asked = "dug in"
clause = "CLUB-1"

[[factor]]
id = "iron-brigade"
label = "the Iron Brigade"
fire = 1.5
melee = 1.5
trait = "iron-brigade"
clause = "CLUB-2"
""",
    "costs.toml": """
[[added]]
id = "weary"
label = "weary from the night march"
op = 1
asked = "weary"
clause = "CLUB-3"
""",
}
"""For Antietam and Shiloh alike."""
CLUBS: Mapping[str, Mapping[str, str]] = {
    "miniatures": MINIATURES,
    "gettysburg": CAMPAIGN,
    "antietam": SQUARES,
    "shiloh": SQUARES,
}


def written(folder: Path, files: Mapping[str, str]) -> Path:
    """Write a folder of house rules."""
    folder.mkdir(exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(f"format = 2\n{text}", encoding="utf-8")
    return folder
