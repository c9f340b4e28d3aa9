"""What a house adds to fire, melee and movement on the square grid, on the bench."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.tactical.charts import vocabulary as tactical
from tests.rulesets.bench import LABEL, NEW, TRAIT, Bench, Case, Patch, each

SHOT: Case = {
    "firer": {"arm": "infantry", "men": 500, "weapon": "RFL", "operation_points": 10},
    "target": {"arm": "infantry", "terrain": "clear", "men_in_square": 650},
    "range": 1,
    "random": 1,
}
_GUNS: Patch = {"firer.arm": "artillery", "firer.guns": 4, "firer.weapon": "N12"}
_FIRE: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("", "level"): each("level", ("basic", "intermediate", "advanced")),
    ("own", "arm"): {"infantry": {}, "cavalry": {"firer.arm": "cavalry"}, "artillery": _GUNS},
    ("own", "weapon"): {"RFL": {}, "N12": _GUNS},
    ("own", "mode"): {
        "normal": {},
        "column": {"firer.mode": "column"},
        "mounted": {"firer.arm": "cavalry", "firer.mode": "mounted"},
        "dismounted": {"firer.arm": "cavalry", "firer.mode": "dismounted"},
        "unlimbered": _GUNS,
    },
    ("own", "army"): each("side", ("union", "confederate")),
    ("own", "leader"): {"present": {"firer.leader_bonuses": [13]}},
    ("own", "trait"): {TRAIT: {"firer.traits": [TRAIT]}},
    ("own", "asked"): {NEW: {"firer.asked": [NEW]}},
    ("enemy", "trait"): {TRAIT: {"target.traits": ["veterans", TRAIT]}},
    ("enemy", "asked"): {NEW: {"target.asked": [NEW]}},
    ("own", "within"): {"1": {}, "": {"range": 2}},
    ("own", "beyond"): {"1": {"range": 2}, "": {}},
    ("enemy", "arm"): each("target.arm", ("infantry", "cavalry", "artillery")),
    ("enemy", "terrain"): each("target.terrain", ("clear", "ford")),
    ("enemy", "marker"): {
        "flanked": {"target.flanked": True},
        "higher": {"target.higher": True},
        "fortified": {"target.fortification": 2},
    },
}
_MELEE: Case = {
    "attackers": [{"arm": "infantry", "men": 500}],
    "defenders": [{"arm": "infantry", "men": 400}],
    "attackers_density_men": 650,
    "defenders_density_men": 650,
    "attacker_random": 1,
    "defender_random": 1,
    "attacker_loss_draw": 12,
    "defender_loss_draw": 12,
    "defender_retreat_draw": 50,
    "attacker_retreat_draw": 50,
}
_STEP: Case = {"unit": "infantry", "mode": "normal", "terrain": "clear"}
_MOVE: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("", "level"): each("level", ("basic", "intermediate", "advanced")),
    ("", "state"): {
        "": {},
        "by-road": {"by_road": True, "mode": "column"},
        "diagonal": {"diagonal": True},
        "uphill": {"uphill": True},
        "from-enemy-zone": {"from_enemy_zoc": True},
        "to-enemy-zone": {"to_enemy_zoc": True},
    },
    ("mover", "arm"): {
        "infantry": {},
        "cavalry": {"unit": "cavalry", "mode": "mounted"},
        "artillery": {"unit": "artillery", "mode": "limbered"},
    },
    ("mover", "mode"): {
        "normal": {},
        "column": {"mode": "column"},
        "mounted": {"unit": "cavalry", "mode": "mounted"},
        "dismounted": {"unit": "cavalry", "mode": "dismounted"},
        "limbered": {"unit": "artillery", "mode": "limbered"},
    },
    ("mover", "trait"): {TRAIT: {"traits": [TRAIT]}},
    ("mover", "asked"): {NEW: {"asked": [NEW]}},
    ("mover", "marker"): {"routed": {"mode": "routed"}},
}
_OUT: dict[str, Patch] = {
    "antietam": {"firer.runs_out_of_ammo": True},
    "shiloh": {"out_of_ammo": True, "final_defensive_fire": True},
}
_LAST = {"antietam": "defensive_melee_fire", "shiloh": "final_defensive_fire"}


def _square_grid(name: str) -> Iterator[Bench]:
    """Give the tables of a square-grid ruleset as fire, melee and movement ask them."""
    last = {_LAST[name]: True}
    fire = {
        **_FIRE,
        ("own", "marker"): {
            "": {},
            "routed": {"firer.mode": "routed", **last},
            "out-of-ammo": _OUT[name],
            "flanked": {"firer.flanked": True, **last},
        },
    }
    if name == "shiloh":
        fire["own", "marker"] = {**fire["own", "marker"], "disrupted": {"disrupted": True, **last}}
        fire["own", "terrain"] = each("firer_terrain", ("clear", "swamp"))
        fire["enemy", "terrain"] = each("target.terrain", ("clear", "swamp"))
    yield Bench(
        ruleset=name,
        rule=f"{name}.fire",
        words=tactical.FACTORS,
        row="fire = VALUE",
        worth=("1.5", "1"),
        base=SHOT,
        patches=fire,
        total=lambda answer: answer["factors"]["club"],
        added=False,
    )
    melee: dict[tuple[str, str], Mapping[str, Patch]] = {
        ("own", "mode"): {"normal": {}, "column": {"attackers.0.mode": "column", "defenders.0.mode": "column"}},
        ("own", "leader"): {"present": {"attackers.0.leader_bonuses": [13]}},
        ("own", "trait"): {TRAIT: {"attackers.0.traits": [TRAIT]}},
        ("own", "asked"): {NEW: {"attackers.0.asked": [NEW]}},
        ("enemy", "trait"): {TRAIT: {"defenders.0.traits": [TRAIT]}},
        ("enemy", "asked"): {NEW: {"defenders.0.asked": [NEW]}},
        ("own", "marker"): {"out-of-ammo": {"attackers.0.no_ammo": True}},
        ("enemy", "marker"): {
            "flanked": {"attackers.0.flanking": True},
            "higher": {"defenders_higher": True},
        },
    }
    yield Bench(
        ruleset=name,
        rule=f"{name}.melee",
        words=tactical.FACTORS,
        row="melee = VALUE",
        worth=("0.8", "1"),
        base=_MELEE,
        patches=melee,
        total=lambda answer: answer["attacker_strength"],
        added=False,
        rough=0.02,
    )
    night = {"by-night": {"night": True}} if name == "shiloh" else {}
    yield Bench(
        ruleset=name,
        rule=f"{name}.move-cost",
        words=tactical.COSTS,
        row="op = VALUE",
        worth=("2", "0"),
        base=_STEP,
        patches={
            **_MOVE,
            ("", "terrain"): each("terrain", ("clear", "ford")),
            ("", "state"): {**_MOVE["", "state"], **night},
        },
        total=lambda answer: sum(one["value"] for one in answer["explain"] if one["label"] == LABEL),
    )


BENCHES = (*_square_grid("antietam"), *_square_grid("shiloh"))
