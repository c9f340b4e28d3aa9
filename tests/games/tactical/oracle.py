"""Fire, melee and steps worked out again, slowly and on their own: figures typed off the tables, plain fractions.

The answers are those of `resolve` but for their explanations; a shot or step that may not be gives None.
"""

from __future__ import annotations

from fractions import Fraction as F
from math import floor
from typing import Any

Case = dict[str, Any]
HAIR = F(1, 10**9)
BANDS = ((1, 1), (2, 2), (3, 3), (4, 6), (7, 10), (11, 15))
SMALL_ARMS = {
    "RFL": "4 2 0 0 0 0",
    "MSK": "3 0 0 0 0 0",
    "R/M": "3 1 0 0 0 0",
    "R/S": "6 2 0 0 0 0",
    "R/G": "4 1 0 0 0 0",
    "SHR": "8 2 0 0 0 0",
    "R/C": "4 1 0 0 0 0",
    "CRB": "4 1 0 0 0 0",
    "SHG": "4 0 0 0 0 0",
    "PST": "1 0 0 0 0 0",
}
GUNS = {
    "SM6": "8 2 2 1 0 0",
    "N12": "14 4 2 1 0 0",
    "RG3": "8 5 4 2 1 0",
    "H12": "16 2 2 1 0 0",
    "H24": "17 4 2 1 0 0",
    "P10": "8 5 5 2 2 1",
    "P20": "8 6 6 2 2 1",
}
ALIASES = {"M": "MSK", "S/R": "R/S", "S24": "H24"}
FIRST_MODE = {"infantry": "normal", "cavalry": "mounted", "artillery": "unlimbered"}


def dec(value: float) -> F:
    """Read a number as it is written."""
    return F(str(value))


def product(values: dict[str, F]) -> F:
    total = F(1)
    for value in values.values():
        total *= value
    return total


def table(weapon: str, squares: int) -> int:
    losses = (SMALL_ARMS | GUNS)[ALIASES.get(weapon, weapon)].split()
    return next(int(loss) for (near, far), loss in zip(BANDS, losses, strict=True) if near <= squares <= far)


def level_of_play(side: str, level: int) -> F:
    """Give a tenth more for the Union, less for the Confederates, for each level above the third."""
    return 1 + F(level - 3, 10) * (1 if side == "union" else -1)


def squeezed(difference: int, step: int, least: int, most: int) -> F:
    """Give 1 and a hundredth for each whole step, cut towards nothing, within limits."""
    steps = abs(difference) // step * (1 if difference > 0 else -1)
    return 1 + F(max(least, min(most, steps)), 100)


def bonuses(found: list[int]) -> F:
    total = F(1)
    for bonus in found:
        total *= F(100 + bonus, 100)
    return total


def plain(given: Case) -> tuple[str, str, bool, bool]:
    """Give (level, the firer's mode, Basic, Advanced)."""
    level = given.get("level", "advanced")
    firer = given["firer"]
    mode = firer.get("mode", FIRST_MODE[firer.get("arm", "infantry")])
    return level, mode, level == "basic", level == "advanced"


def allowed(given: Case, last: bool, *, limbered_at_last: bool, idle: bool) -> bool:
    """Say whether a unit may fire; `idle` is one that could do so only at the last."""
    _, mode, basic, _ = plain(given)
    firer = given["firer"]
    if last:
        return basic or mode != "limbered" or limbered_at_last
    if mode == "routed" or (not basic and (mode == "limbered" or idle)):
        return False
    return bool(firer.get("operation_points", 10) >= (4 if firer.get("arm") == "artillery" else 2))


def antietam_fire(given: Case) -> Case | None:
    """Give base, factors, casualties; None for a shot that is forbidden."""
    _, mode, basic, advanced = plain(given)
    firer, target = given["firer"], given.get("target", {})
    last = given.get("defensive_melee_fire", False)
    if not allowed(given, last, limbered_at_last=False, idle=False):
        return None
    guns = firer.get("arm") == "artillery"
    loss = table(firer["weapon"], given["range"])
    base = F(firer.get("guns", 0) * loss) if guns else F(firer["men"] * loss, 100)
    men = target.get("men_in_square", 650)
    flank = F(3, 2) if target.get("flanked") else F(1)
    if last and firer.get("flanked"):
        flank /= 2
    factors = {
        "terrain": {"woods": F(4, 5), "town": F(7, 10)}.get(target.get("terrain", "clear"), F(1)),
        "elevation": F(9, 10) if target.get("higher") else F(1),
        "mode": F(3, 4) if mode == "routed" or (not basic and mode in ("column", "mounted", "dismounted")) else F(1),
        "fatigue": F(100 - firer.get("fatigue", 0), 100),
        "leaders": bonuses(firer.get("leader_bonuses", [])) if advanced else F(1),
        "flank": F(1) if basic else flank,
        "density": squeezed(men - 650, 12, -25, 25),
        "fortification": F(1) if basic else 1 - F(target.get("fortification", 0), 10),
        "battle_time": F(max(5, firer.get("operation_points", 10)), 10),
        "random": dec(given["random"]),
        "play_level": level_of_play(given.get("side", "union"), given.get("play_level", 3)),
        "ammo": F(3, 10) if firer.get("runs_out_of_ammo") and not basic else F(1),
    }
    casualties = floor(base * product(factors) + HAIR)
    if target.get("arm", "infantry") != "artillery":
        casualties = min(casualties, men)
    return {"base": float(base), "factors": floats(factors), "casualties": casualties}


SHILOH_TARGET = {
    "clear": "1 1",
    "light_woods": ".7 .7",
    "heavy_woods": ".4 .4",
    "woods_church": ".7 .7",
    "peach_orchard": ".7 .7",
    "ravine": ".7 1.3",
    "stream": ".8 .8",
    "swamp": ".8 .8",
    "ford_bridge": "1 1",
    "sunken_road": ".5 .7",
}
SHILOH_MODE = {
    "normal": "1 1",
    "column": ".3 .3",
    "mounted": ".85 2",
    "dismounted": ".75 1",
    "unlimbered": "1 1",
    "limbered": ".2 .5",
    "routed": ".5 .5",
}
WOODS = ("light_woods", "heavy_woods", "woods_church")


def cell(rows: dict[str, str], name: str, *, melee: bool) -> F:
    return F(rows[name].split()[melee])


def within_limits(value: F) -> F:
    return F(floor((max(F(1, 5), min(F(2), value)) + HAIR) * 100), 100)


def shiloh_fire(given: Case) -> Case | None:
    """Give base, factors, product, strength, casualties; None for a shot that is forbidden."""
    _, mode, basic, advanced = plain(given)
    firer, target = given["firer"], given.get("target", {})
    last = given.get("final_defensive_fire", False)
    disrupted = given.get("disrupted", False) and not basic
    empty = given.get("out_of_ammo", False) and not basic
    if not allowed(given, last, limbered_at_last=True, idle=disrupted or empty):
        return None
    guns = firer.get("arm") == "artillery"
    flank = F(3, 2) if target.get("flanked") else F(1)
    if last and firer.get("flanked"):
        flank /= 2
    men, own_men = target.get("men_in_square", 1000), given.get("men_in_firer_square", 1000)
    crew, needed = given.get("crew"), 16 * firer.get("guns", 0)
    own_woods = guns and given.get("firer_terrain", "clear") in WOODS
    factors = {
        "target_terrain": cell(SHILOH_TARGET, target.get("terrain", "clear"), melee=False),
        "elevation": F(7, 10) if target.get("higher") else F(1),
        "firer_terrain": F(7, 10) if own_woods else F(1),
        "condition": (F(1, 2) if disrupted else F(1)) * (F(3, 10) if empty else F(1)),
        "mode": F(1) if basic and mode != "routed" else cell(SHILOH_MODE, mode, melee=False),
        "flank": F(1) if basic else flank,
        "leaders": bonuses(firer.get("leader_bonuses", [])) if advanced else F(1),
        "target_density": squeezed(men - 1000, 50, -20, 40),
        "firer_density": F(1) if guns or own_men <= 1000 else 1 - F((own_men - 1000) // 50, 100),
        "fortification": F(1) if basic else 1 - F(target.get("fortification", 0), 10),
        "efficiency": F(50 + min(100, given.get("efficiency", 100)) // 2, 100),
        "fatigue": F(100 - firer.get("fatigue", 0) // 2, 100),
        "command_control": dec(given.get("command_control", 1.0)) if advanced else F(1),
        "crew": F(min(crew, needed) * 100 // needed, 100) if guns and crew is not None and needed else F(1),
        "outmaneuvered": F(1, 2) if given.get("outmaneuvered") and not basic else F(1),
        "successful_attack": F(3, 2) if given.get("successful_attack") and not basic else F(1),
    }
    cut = within_limits(product(factors))
    loss = table(firer["weapon"], given["range"])
    strength = cut * (firer.get("guns", 0) if guns else firer["men"])
    play = level_of_play(given.get("side", "union"), given.get("play_level", 3))
    casualties = floor(strength * loss / (1 if guns else 100) * dec(given["random"]) * play + HAIR)
    if target.get("arm", "infantry") != "artillery":
        casualties = min(casualties, men)
    return {
        "base": float(loss),
        "factors": floats(factors | {"play_level": play}),
        "product": float(cut),
        "strength": float(strength),
        "casualties": casualties,
    }


def floats(values: dict[str, F]) -> dict[str, float]:
    return {name: float(value) for name, value in values.items()}
