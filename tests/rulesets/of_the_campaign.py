"""The campaign's combat multiple on the bench."""

from __future__ import annotations

from typing import Any

from companion.games.campaign.charts import vocabulary as campaign
from tests.rulesets.bench import NEW, TRAIT, Bench, Case

CORPS: Case = {
    "id": "E",
    "infantry": 40,
    "cavalry": 0,
    "foot_guns": 0,
    "horse_guns": 0,
    "original": 100,
    "effectiveness": 7,
    "fatigue": 0,
    "leadership": 5,
    "aggressiveness": 0,
    "deployment": "deployed",
    "combat_mode": "stand",
    "rank": 1,
}
_BATTLE: Case = {
    "attacker": "union",
    "random_factor": 1,
    "sides": {
        "confederate": {"urgency": 5, "controlling": "E", "corps": [CORPS]},
        "union": {"urgency": 5, "controlling": "A", "corps": [{**CORPS, "id": "A", "combat_mode": "attack"}]},
    },
}
_E, _A = "sides.confederate.corps.0", "sides.union.corps.0"
_NONE = {f"{_E}.infantry": 0}


def _multiples(answer: Any) -> float:
    """Give the multiple of the Confederates' corps, which has forty points of one arm."""
    return float(answer["strength"]["confederate"]["E"] / 40)


BENCHES = (
    Bench(
        ruleset="gettysburg",
        rule="gettysburg.combat",
        words=campaign.SHIFTS,
        row="value = VALUE",
        worth=('"3/2"', "0"),
        base=_BATTLE,
        patches={
            ("", "terrain"): {"town": {"town": True}, "open": {}},
            ("corps", "arm"): {
                arm: {**_NONE, f"{_E}.{arm}": 40} for arm in ("infantry", "cavalry", "foot_guns", "horse_guns")
            },
            ("corps", "formation"): {"deployed": {}, "road": {f"{_E}.deployment": "road"}},
            ("corps", "mode"): {
                "stand": {},
                "withdraw": {f"{_E}.combat_mode": "withdraw"},
                **{
                    mode: {
                        "attacker": "confederate",
                        f"{_E}.combat_mode": mode,
                        f"{_A}.combat_mode": "stand",
                    }
                    for mode in ("attack", "hasty-attack")
                },
            },
            ("corps", "trait"): {TRAIT: {f"{_E}.traits": [TRAIT]}},
            ("corps", "asked"): {NEW: {f"{_E}.asked": [NEW]}},
            ("corps", "marker"): {"demoralised": {f"{_E}.fatigue": 12, f"{_E}.combat_mode": "withdraw"}},
            ("corps", "leader"): {"headquarters": {f"{_E}.headquarters": True}},
        },
        total=_multiples,
        mine="confederate:E",
    ),
)
