"""Battles for tests: as JSON cases, and as the rules' own values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from companion.charts.figures import exact
from companion.games.campaign.charts.combat import ARMS
from companion.games.campaign.charts.ruleset import FILES, Rules, load
from companion.games.campaign.rules.combat.case import BattleCase, battle_of
from companion.games.campaign.rules.combat.sides import Battle, Fighter
from companion.games.campaign.rules.state import Side, Strength
from companion.kernel import shelf
from companion.kernel.lookup import Lookup

RULES: Rules = load(shelf.ruleset_texts("gettysburg", only=tuple(FILES)))
RESOLVE = Lookup("gettysburg.combat")
Case = dict[str, Any]


def chosen(**options: int) -> Rules:
    """Give the rules with options: FEROCITY=1 is RTG-R-FEROCITY."""
    return RULES.choosing({f"RTG-R-{name.replace('_', '-')}": value for name, value in options.items()})


def corps(name: str = "A", infantry: int = 100, **more: Any) -> Case:
    """Give a corps of a JSON case: infantry that stands, deployed, of effectiveness and leadership 5."""
    plain = {
        "id": name,
        "infantry": infantry,
        "cavalry": 0,
        "foot_guns": 0,
        "horse_guns": 0,
        "original": 100,
        "effectiveness": 5.0,
        "fatigue": 0.0,
        "leadership": 5,
        "aggressiveness": 0,
        "deployment": "deployed",
        "combat_mode": "stand",
        "rank": 1,
    }
    return {**plain, **more}


def attacker(name: str = "A", infantry: int = 100, **more: Any) -> Case:
    """Give a corps that attacks."""
    return corps(name, infantry, **{"combat_mode": "attack", **more})


def side(*given: Case, urgency: int = 5, controlling: str | None = None) -> Case:
    """Give a side; by default the first corps' leader commands, and the corps are ranked as they are given."""
    ranked = [{**one, "rank": place} for place, one in enumerate(given, 1)]
    return {"urgency": urgency, "controlling": controlling or given[0]["id"], "corps": ranked}


def case(confederate: Case, union: Case, **more: Any) -> Case:
    """Give a battle that the Confederates attack."""
    return {
        "attacker": "confederate",
        "random_factor": 1.0,
        "sides": {"confederate": confederate, "union": union},
        **more,
    }


def ask(given: Case) -> Case:
    """Give the answer of resolve."""
    found: Case = json.loads(RESOLVE.one(json.dumps(given)))
    return found


def battle(given: Case) -> Battle:
    """Give a case as the rules' own value."""
    import msgspec

    return battle_of(RULES, msgspec.convert(given, BattleCase))


def of_arms(points: Sequence[int], **given: Any) -> Fighter:
    """Give a corps by its points of infantry, cavalry, foot and horse guns."""
    arms: dict[str, Any] = {str(arm): count for arm, count in zip(ARMS, points, strict=True)}
    return fighter(**arms, **given)


def fighter(which: Side = "union", number: int = 1, **given: Any) -> Fighter:
    """Give a corps in battle."""
    arms = {arm: given.pop(arm) for arm in ("infantry", "cavalry", "foot_guns", "horse_guns") if arm in given}
    plain: dict[str, Any] = {
        "original": 100,
        "effectiveness": 5,
        "fatigue": 0,
        "leadership": 5,
        "aggressiveness": 0,
        "id": f"{which}:{number}",
    }
    ratings: dict[str, Any] = {name: exact(given.pop(name)) for name in ("effectiveness", "fatigue") if name in given}
    return Fighter(side=which, number=number, strength=Strength(**arms), **(plain | given | ratings))


# ---- any battle that the rules know

quarters = st.integers(0, 60).map(lambda n: n / 4)
tenths = st.integers(0, 100).map(lambda n: n / 10)


def any_arms(most: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Give points of each arm up to `most`, and at least one of some arm."""
    points = st.tuples(*[st.integers(0, most)] * 4)
    return st.builds(_with_one, points, st.integers(0, 3))


def _with_one(points: tuple[int, ...], arm: int) -> tuple[int, ...]:
    return points if any(points) else tuple(int(nth == arm) for nth in range(4))


@st.composite
def any_corps(draw: st.DrawFn, name: str, *, attacks: bool, headquarters: bool) -> Case:
    """Draw a corps of any arms, modes and ratings that may take part."""
    arms = draw(st.sampled_from([1, 6, 40, 120]).flatmap(any_arms))
    effectiveness = draw(tenths)
    fatigue = draw(st.one_of(quarters, tenths))
    spent = round(effectiveness * 100) + 200 - round(fatigue * 100) <= 0
    if attacks and spent:
        fatigue, spent = 0.0, False
    if attacks:
        deployment, mode = draw(
            st.sampled_from([("deployed", "attack"), ("deployed", "hasty-attack"), ("road", "hasty-attack")])
        )
    else:
        deployment = draw(st.sampled_from(["deployed", "road"]))
        mode = "withdraw" if spent else draw(st.sampled_from(["stand", "attack", "hasty-attack", "withdraw"]))
    return {
        "id": name,
        "infantry": arms[0],
        "cavalry": arms[1],
        "foot_guns": arms[2],
        "horse_guns": arms[3],
        "original": draw(st.integers(1, sum(arms) * 9)),
        "effectiveness": effectiveness,
        "fatigue": fatigue,
        "leadership": draw(st.integers(1, 9)),
        "aggressiveness": draw(st.integers(-30, 30)),
        "deployment": deployment,
        "combat_mode": mode,
        "headquarters": headquarters,
    }


@st.composite
def any_side(draw: st.DrawFn, *, attacks: bool) -> Case:
    """Draw a side of one to five corps, ranked anyhow."""
    names = draw(st.permutations("ABCDE"))[: draw(st.integers(1, 5))]
    with_headquarters = draw(st.booleans())
    given = [
        draw(any_corps(name, attacks=attacks, headquarters=with_headquarters and not index))
        for index, name in enumerate(names)
    ]
    controlling = names[0] if with_headquarters else draw(st.sampled_from(names))
    ranks = draw(st.permutations(range(1, len(names) + 1)))
    ranked = [{**one, "rank": rank} for one, rank in zip(given, ranks, strict=True)]
    placed = draw(st.permutations(ranked))
    return {"urgency": draw(st.integers(1, 9)), "controlling": controlling, "corps": placed}


@st.composite
def any_case(draw: st.DrawFn) -> Case:
    """Draw a battle from the whole domain."""
    attacks = draw(st.sampled_from(["confederate", "union"]))
    return {
        "attacker": attacks,
        "town": draw(st.booleans()),
        "random_factor": draw(st.sampled_from([1.0, 1 / 1.2, 1.2]) | st.floats(1 / 1.2, 1.2)),
        "sides": {name: draw(any_side(attacks=name == attacks)) for name in ("confederate", "union")},
    }
