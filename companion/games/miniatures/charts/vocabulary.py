"""What the rows of the d10 tables may say: the rules' own functions by name, and what a table knows of its case."""

from __future__ import annotations

from companion.charts.vocabulary import OPEN, Known, Vocabulary

FORMATIONS = ("single-line", "double-line", "attack-column", "march-column")
STATES = ("fresh", "worn", "spent")
MARKERS = ("disordered", "silenced", "low-ammo", "damaged")
GUNS = ("smoothbore", "rifled")
CARBINES = ("muzzle-loading", "breech-loading")
_ASKED: dict[str, Known] = {"asked": OPEN}
_TRAIT: dict[str, Known] = {"trait": OPEN}
_TARGET: dict[str, Known] = {
    "arm": ("infantry", "cavalry", "artillery"),
    "mode": ("mounted", "dismounted", "limbered", "unlimbered"),
    "formation": FORMATIONS,
    **_TRAIT,
}
_FIRER: dict[str, Known] = {
    "arm": ("infantry", "cavalry", "artillery"),
    "weapon": (*GUNS, *CARBINES),
    "marker": ("disordered", "low-ammo", "damaged"),
    **_TRAIT,
    "within": OPEN,
    "beyond": OPEN,
}

FIRE_DIE = Vocabulary(
    file="musketry.toml",
    rows="modifier",
    rules=("limbered", "column", "mounted", "changing", "about-face", "dismounted"),
    case={**_ASKED, "cover": OPEN},
    of={"target": _TARGET, "firers": _FIRER},
)
FIRE_POINTS = Vocabulary(
    file="fire-points.toml",
    rows="factor",
    rules=("disordered", "low-ammo", "damaged", "enfilade", "march-column"),
    case={**_ASKED, "cover": OPEN},
    of={"firers": _FIRER, "target": _TARGET},
)
MANEUVER = Vocabulary(
    file="maneuver.toml",
    rows="modifier",
    rules=(
        "leader-in-radius",
        "leader-attached",
        "exceptional-leader-in-radius",
        "exceptional-leader-attached",
        "exceptional-brigade-commander",
        "fresh",
        "worn",
        "spent",
        "column-or-fieldworks",
    ),
    case=_ASKED,
    of={
        "brigade": {
            "formation": FORMATIONS,
            "state": STATES,
            "marker": ("disordered",),
            "leader": ("attached", "in-radius", "exceptional", "commander"),
            **_TRAIT,
        }
    },
)
_FIGHTER: dict[str, Known] = {
    "arm": ("infantry", "cavalry", "artillery"),
    "mode": ("mounted", "dismounted"),
    "formation": FORMATIONS,
    "state": STATES,
    "marker": MARKERS,
    "army": ("union", "confederate"),
    "leader": ("attached", "exceptional", "commander"),
    **_TRAIT,
}
CHARGE = Vocabulary(
    file="charge.toml",
    rows="modifier",
    rules=(
        "exceptional-leader",
        "leader",
        "confederate",
        "breakthrough",
        "outflanked",
        "fire-loss",
        "supported",
        "outnumbered",
        "disordered",
    ),
    case={**_ASKED, "ground": OPEN},
    of={"own": _FIGHTER, "enemy": _FIGHTER},
)
TABLES = (FIRE_DIE, FIRE_POINTS, MANEUVER, CHARGE)
"""Every table of modifiers."""
