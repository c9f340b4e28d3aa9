"""The d10 tables on the bench."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.miniatures.charts import vocabulary as miniatures
from tests.rulesets.bench import NEW, TRAIT, Bench, Case, Patch, each

_UNIT = {"arm": ("infantry", "cavalry")}
_TARGET: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("target", "arm"): each("target.arm", ("infantry", "cavalry", "artillery")),
    ("target", "mode"): {
        "mounted": {"target.arm": "cavalry", "target.mounted": True},
        "dismounted": {"target.arm": "cavalry"},
        "limbered": {"target.arm": "artillery", "target.limbered": True},
        "unlimbered": {"target.arm": "artillery"},
    },
    ("target", "formation"): each("target.formation", miniatures.FORMATIONS),
    ("target", "trait"): {TRAIT: {"target.traits": [TRAIT]}},
}
_FIRER: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("firers", "arm"): {
        "infantry": {},
        "cavalry": {"firers.0.arm": "cavalry"},
        "artillery": {"firers.0.arm": "rifled"},
    },
    ("firers", "weapon"): {
        "smoothbore": {"firers.0.arm": "smoothbore"},
        "rifled": {"firers.0.arm": "rifled"},
        "muzzle-loading": {"firers.0.arm": "cavalry"},
        "breech-loading": {"firers.0.arm": "cavalry", "firers.0.carbine": "breech-loading"},
    },
    ("firers", "marker"): {
        "disordered": {"firers.0.disordered": True},
        "low-ammo": {"firers.0.low_ammo": True},
        "damaged": {"firers.0.arm": "rifled", "firers.0.groups.0.damaged": 1},
    },
    ("firers", "trait"): {TRAIT: {"firers.0.traits": ["veterans", TRAIT]}},
    ("firers", "within"): {"2": {"firers.0.groups.0.range": 2}, "": {"firers.0.groups.0.range": 2.5}},
    ("firers", "beyond"): {"2": {"firers.0.groups.0.range": 2.5}, "": {"firers.0.groups.0.range": 2}},
}
_SAID: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("", "asked"): {NEW: {"asked": [NEW]}},
    ("", "cover"): {NEW: {"target.cover": NEW}},
}
_VOLLEY: Case = {"firers": [{"groups": [{"stands": 12, "range": 4}]}], "target": {}, "die": 5}


def _fighter(of: str, side: str) -> dict[tuple[str, str], Mapping[str, Patch]]:
    one = f"{side}.0"
    return {
        (of, "arm"): {
            "infantry": {},
            "cavalry": {f"{one}.arm": "cavalry"},
            **({"artillery": {f"{one}.arm": "artillery"}} if side == "defenders" else {}),
        },
        (of, "mode"): {
            "mounted": {f"{one}.arm": "cavalry", f"{one}.mounted": True},
            "dismounted": {f"{one}.arm": "cavalry"},
        },
        (of, "formation"): each(f"{one}.formation", miniatures.FORMATIONS),
        (of, "trait"): {TRAIT: {f"{one}.traits": [TRAIT]}},
        (of, "state"): each(f"{one}.state", miniatures.STATES),
        (of, "marker"): {
            "disordered": {f"{one}.disordered": True},
            "silenced": {f"{one}.silenced": True},
            "low-ammo": {f"{one}.low_ammo": True},
            **({"damaged": {f"{one}.arm": "artillery", f"{one}.damaged": 1}} if side == "defenders" else {}),
        },
        (of, "army"): {"union": {}, "confederate": {f"{one}.confederate": True}},
        (of, "leader"): {
            "": {},
            "attached": {f"{one}.leaders": [{}]},
            "exceptional": {f"{one}.leaders": [{"exceptional": True}]},
            "commander": {f"{one}.exceptional_commander": True},
        },
    }


BENCHES = (
    Bench(
        ruleset="miniatures",
        rule="miniatures.musketry",
        words=miniatures.FIRE_DIE,
        row="value = VALUE",
        worth=("-3", "0"),
        base=_VOLLEY,
        patches={**_SAID, **_TARGET, **_FIRER},
        total=lambda answer: answer["die_modifier"],
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.musketry",
        words=miniatures.FIRE_POINTS,
        row="times = VALUE",
        worth=('"3/2"', "1"),
        base=_VOLLEY,
        patches={**_SAID, **_TARGET, **_FIRER},
        total=lambda answer: answer["fire_points"],
        added=False,
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.maneuver",
        words=miniatures.MANEUVER,
        row="value = VALUE",
        worth=("-2", "0"),
        base={"stands": 7, "state": "worn", "die": 5},
        patches={
            ("", "asked"): {NEW: {"asked": [NEW]}},
            ("brigade", "formation"): each("formation", miniatures.FORMATIONS),
            ("brigade", "state"): each("state", miniatures.STATES),
            ("brigade", "marker"): {"disordered": {"disordered": True}},
            ("brigade", "trait"): {TRAIT: {"traits": [TRAIT]}},
            ("brigade", "leader"): {
                "attached": {"leaders": [{"attached": True}]},
                "in-radius": {"leaders": [{"distance": 18}]},
                "exceptional": {"leaders": [{"distance": 3, "exceptional": True}]},
                "commander": {"exceptional_commander": True},
            },
        },
        total=lambda answer: answer["modifier"],
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.charge",
        words=miniatures.CHARGE,
        row='value = VALUE\nside = "attacker"\nhalf_rule = true',
        worth=("4", "0"),
        base={
            "attackers": [{"stands": 8, "state": "worn"}],
            "defenders": [{"stands": 8, "state": "worn"}],
            "attacker_die": 5,
            "defender_die": 5,
        },
        patches={
            ("", "asked"): {NEW: {"asked": [NEW]}},
            ("", "ground"): {NEW: {"ground": NEW}},
            **_fighter("own", "attackers"),
            **_fighter("enemy", "defenders"),
        },
        total=lambda answer: answer["attacker_total"],
        dice=("attacker_die", "defender_die"),
    ),
)
