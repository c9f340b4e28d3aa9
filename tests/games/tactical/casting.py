"""Cases of `resolve` for tests: asking, plain ones to change, and any at all."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from companion.kernel.lookup import BadCase, Lookup
from tests.games.tactical.oracle import GUNS, SHILOH_TARGET, SMALL_ARMS, Case

GAMES = ("antietam", "shiloh")
RESOLVE = {f"{game}.{what}": Lookup(f"{game}.{what}") for game in GAMES for what in ("fire", "melee", "move-cost")}
MODES = {
    "infantry": ["normal", "column"],
    "cavalry": ["mounted", "dismounted"],
    "artillery": ["unlimbered", "limbered"],
}
ANTIETAM_TARGETS = ["clear", "woods", "cornfield", "town", "bridge", "ford"]
LEVELS = st.sampled_from(["advanced", "intermediate", "basic"])
MEN = st.one_of(st.integers(0, 60), st.integers(0, 4000))
PERCENT = st.integers(0, 100)
SIDES = st.sampled_from(["union", "confederate"])


def ask(rule: str, given: Case) -> Case:
    found: Case = json.loads(RESOLVE[rule].one(json.dumps(given)))
    return found


def error(rule: str, given: Case) -> str:
    """Give why a case is refused; "" where it is not."""
    try:
        ask(rule, given)
    except BadCase as bad:
        return str(bad)
    return ""


def changed(given: Case, path: str, value: Any) -> Case:
    """Give a copy with the value at "a.b.0.c" put in."""
    made: Case = json.loads(json.dumps(given))
    inner: Any = made
    *way, last = path.split(".")
    for name in way:
        inner = inner[int(name)] if name.isdigit() else inner.setdefault(name, {})
    inner[last] = value
    return made


def without(given: Case, path: str) -> Case:
    made: Case = json.loads(json.dumps(given))
    inner: Any = made
    *way, last = path.split(".")
    for name in way:
        inner = inner[int(name)] if name.isdigit() else inner[name]
    del inner[last]
    return made


def some(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Case]:
    """Give objects of any of these keys."""
    return st.fixed_dictionaries({}, optional=fields)


def _random(shiloh: bool) -> st.SearchStrategy[float]:
    least, most = (1.0, 1.2) if shiloh else (0.5, 1.5)
    hundredths = st.integers(int(least * 100), int(most * 100)).map(lambda n: n / 100)
    return st.one_of(hundredths, st.floats(least, most))


@st.composite
def any_arm(draw: st.DrawFn, arms: tuple[str, ...] = ("infantry", "cavalry", "artillery"), routed: bool = True) -> Case:
    """Give an arm, sometimes its mode, and its men or guns."""
    arm = draw(st.sampled_from(arms))
    unit: Case = {"arm": arm}
    if draw(st.booleans()):
        unit["mode"] = draw(st.sampled_from(MODES[arm] + (["routed"] if routed else [])))
    unit |= {"guns": draw(st.integers(0, 30))} if arm == "artillery" else {"men": draw(MEN)}
    return unit


@st.composite
def any_fire(draw: st.DrawFn, shiloh: bool) -> Case:
    unit = draw(any_arm())
    guns = unit["arm"] == "artillery"
    aliases = (["S24"] if shiloh else []) if guns else ["M", "S/R"]
    firer = unit | {"weapon": draw(st.sampled_from([*(GUNS if guns else SMALL_ARMS), *aliases]))}
    more = {} if shiloh else {"runs_out_of_ammo": st.booleans()}
    firer |= draw(
        some(
            fatigue=PERCENT,
            operation_points=st.integers(0, 19),
            leader_bonuses=st.lists(st.integers(0, 60), max_size=3),
            flanked=st.booleans(),
            **more,
        )
    )
    target = some(
        arm=st.sampled_from(list(MODES)),
        terrain=st.sampled_from(list(SHILOH_TARGET) if shiloh else ANTIETAM_TARGETS),
        higher=st.booleans(),
        flanked=st.booleans(),
        men_in_square=MEN,
        fortification=st.integers(0, 5),
    )
    top: dict[str, st.SearchStrategy[Any]] = {
        "level": LEVELS,
        "play_level": st.integers(1, 5),
        "side": SIDES,
        "target": target,
    }
    if shiloh:
        top |= {
            "efficiency": st.integers(0, 120),
            "command_control": st.sampled_from([0.0, 0.7, 1.0, 1.3, 1.15]),
            "men_in_firer_square": MEN,
            "firer_terrain": st.sampled_from(list(SHILOH_TARGET)),
            "crew": st.none() | st.integers(0, 600),
        }
        flags: tuple[str, ...] = (
            "disrupted",
            "out_of_ammo",
            "outmaneuvered",
            "successful_attack",
            "final_defensive_fire",
        )
    else:
        flags = ("defensive_melee_fire",)
    top |= {flag: st.booleans() for flag in flags}
    near = st.integers(1, 2) | st.integers(1, 15)
    return draw(some(**top)) | {"firer": firer, "range": draw(near), "random": draw(_random(shiloh))}


@st.composite
def any_fighter(draw: st.DrawFn, shiloh: bool, attacks: bool) -> Case:
    arms = ("infantry", "cavalry") if attacks else ("infantry", "cavalry", "artillery")
    unit = draw(any_arm(arms, routed=not attacks))
    more: dict[str, st.SearchStrategy[Any]] = {
        "leader_bonuses": st.lists(st.integers(0, 60), max_size=3),
        "no_ammo": st.booleans(),
    }
    if attacks:
        more |= {"flanking": st.booleans(), "terrain": st.sampled_from(["other", "bridge", "ford"])}
    if shiloh:
        more |= {
            "target_terrain": st.sampled_from(list(SHILOH_TARGET)),
            "terrain": st.sampled_from(list(SHILOH_TARGET)),
            "efficiency": st.integers(0, 120),
            "fatigue": PERCENT,
            "command_control": st.sampled_from([0.0, 0.7, 1.0, 1.3]),
            "crew": st.none() | st.integers(0, 600),
        }
        more |= {} if attacks else {"disrupted": st.booleans(), "routed": st.booleans()}
    return unit | draw(some(**more))


@st.composite
def any_melee(draw: st.DrawFn, shiloh: bool) -> Case:
    draws = {
        "attacker_random": draw(_random(shiloh)),
        "defender_random": draw(_random(shiloh)),
        "attacker_loss_draw": draw(st.integers(0, 25)),
        "defender_loss_draw": draw(st.integers(0, 25)),
        "defender_retreat_draw": draw(st.integers(1, 100)),
        "attacker_retreat_draw": draw(st.integers(1, 100)),
    }
    sides = {
        "attackers": draw(st.lists(any_fighter(shiloh, attacks=True), min_size=1, max_size=3)),
        "defenders": draw(st.lists(any_fighter(shiloh, attacks=False), min_size=1, max_size=3)),
    }
    top = some(
        play_level=st.integers(1, 5),
        attacker_side=SIDES,
        defenders_flanked=st.booleans(),
        defenders_higher=st.booleans(),
        attackers_density_men=MEN,
        defenders_density_men=MEN,
    )
    return draw(top) | sides | draws


@st.composite
def any_step(draw: st.DrawFn, shiloh: bool) -> Case:
    unit = draw(st.sampled_from(list(MODES)))
    if shiloh:
        terrains = [*(name for name in SHILOH_TARGET if name != "ford_bridge"), "ford", "bridge", "river"]
    else:
        terrains = ["clear", "town", "woods", "cornfield", "river", "stream", "ford", "bridge"]
    flags = ["diagonal", "by_road", "uphill", "from_enemy_zoc", "to_enemy_zoc"]
    flags += ["friendly_occupied", "night", "unit_107"] if shiloh else []
    fields: dict[str, st.SearchStrategy[Any]] = {flag: st.booleans() for flag in flags}
    fields |= {"level": LEVELS, "terrain": st.sampled_from(terrains), "mode": st.sampled_from([*MODES[unit], "routed"])}
    return {"unit": unit} | draw(some(**fields))
