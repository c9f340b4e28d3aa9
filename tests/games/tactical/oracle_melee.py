"""Melee worked out again, slowly and on its own (see oracle.py)."""

from __future__ import annotations

from fractions import Fraction as F
from math import floor

from tests.games.tactical.oracle import (
    FIRST_MODE,
    HAIR,
    SHILOH_MODE,
    SHILOH_TARGET,
    Case,
    bonuses,
    cell,
    dec,
    level_of_play,
    squeezed,
    within_limits,
)

MODES = {"column": F(3, 4), "mounted": F(3, 2), "dismounted": F(3, 4), "routed": F(1, 2)}
OWN_GROUND = {"stream": F(7, 10), "ford_bridge": F(9, 10), "ravine": F(6, 10)}
ROWS = (
    ("-7 or less", 150, 0, 50, 0),
    ("-5 to -6", 50, 0, 50, 0),
    ("-4 to 4", 0, 0, 20, 40),
    ("5 to 12", 0, 50, 0, 100),
    ("13 and more", 0, 100, 0, 100),
)
"""The label; what is added to the attackers' losses, the defenders'; their retreats in percent, the defenders'."""


def row_of(differential: F) -> tuple[str, int, int, int, int]:
    """Find the row of what is left without the fraction."""
    whole = floor(abs(differential)) * (1 if differential > 0 else -1)
    if whole < -6:
        return ROWS[0]
    if whole < -4:
        return ROWS[1]
    return ROWS[2] if whole < 5 else ROWS[3] if whole < 13 else ROWS[4]


def mode_of(unit: Case) -> str:
    return "routed" if unit.get("routed") else unit.get("mode", FIRST_MODE[unit.get("arm", "infantry")])


def men_of(unit: Case) -> int:
    return int(unit.get("guns", 0) * 16 if unit.get("arm") == "artillery" else unit["men"])


def antietam_unit(unit: Case, *, attacks: bool, given: Case) -> F:
    strength = men_of(unit) * MODES.get(mode_of(unit), F(1)) * bonuses(unit.get("leader_bonuses", []))
    if unit.get("no_ammo"):
        strength *= F(7, 10)
    if not attacks:
        return strength / 2 if given.get("defenders_flanked") else strength
    if unit.get("flanking"):
        strength *= F(3, 2)
    if unit.get("terrain", "other") != "other":
        strength *= F(4, 5)
    return strength * F(9, 10) if given.get("defenders_higher") else strength


def shiloh_unit(unit: Case, *, attacks: bool, given: Case) -> F:
    times = cell(SHILOH_TARGET, unit.get("target_terrain", "clear"), melee=True)
    times *= cell(SHILOH_MODE, mode_of(unit), melee=True) * bonuses(unit.get("leader_bonuses", []))
    times *= F(50 + min(100, unit.get("efficiency", 100)) // 2, 100) * F(100 - unit.get("fatigue", 0) // 2, 100)
    times *= dec(unit.get("command_control", 1.0))
    if unit.get("disrupted"):
        times /= 2
    if unit.get("no_ammo"):
        times *= F(7, 10)
    if attacks:
        times *= F(3, 2) if unit.get("flanking") else 1
        times *= F(7, 10) if given.get("defenders_higher") else 1
        times *= OWN_GROUND.get(unit.get("terrain", "clear"), F(1))
        times *= 1 - F(max(0, given.get("attackers_density_men", 1000) - 1000) // 100, 100)
    else:
        times *= F(1, 2) if given.get("defenders_flanked") else 1
        needed, crew = 16 * unit.get("guns", 0), unit.get("crew")
        if unit.get("arm") == "artillery" and crew is not None and needed:
            times *= F(min(crew, needed) * 100 // needed, 100)
    return men_of(unit) * within_limits(times)


def lost(units: list[Case], drawn: int, times: F) -> int:
    """Give what a side loses, at most the men that it has; guns by themselves have no such limit."""
    found = floor(drawn * times + HAIR)
    troops = [unit["men"] for unit in units if unit.get("arm") != "artillery"]
    return min(found, sum(troops)) if troops else found


def melee(given: Case, *, shiloh: bool) -> Case:
    """Give strengths, row, losses and retreats."""
    strength = shiloh_unit if shiloh else antietam_unit
    attackers = sum((strength(unit, attacks=True, given=given) for unit in given["attackers"]), F(0))
    defenders = sum((strength(unit, attacks=False, given=given) for unit in given["defenders"]), F(0))
    attackers *= dec(given["attacker_random"])
    defenders *= dec(given["defender_random"])
    differential = (attackers - defenders) / 50
    label, more_attackers, more_defenders, attackers_go, defenders_go = row_of(differential)
    side, level = given.get("attacker_side", "union"), given.get("play_level", 3)
    enemy = "confederate" if side == "union" else "union"
    crowd = {
        who: F(1) if shiloh else squeezed(given.get(f"{who}_density_men", 650) - 650, 12, -25, 25)
        for who in ("attackers", "defenders")
    }
    retreat = given["defender_retreat_draw"] <= defenders_go
    return {
        "attacker_strength": float(attackers),
        "defender_strength": float(defenders),
        "differential": float(differential),
        "row": label,
        "attacker_losses": lost(
            given["attackers"],
            given["attacker_loss_draw"] + more_attackers,
            crowd["attackers"] * level_of_play(enemy, level),
        ),
        "defender_losses": lost(
            given["defenders"],
            given["defender_loss_draw"] + more_defenders,
            crowd["defenders"] * level_of_play(side, level),
        ),
        "defender_retreats": retreat,
        "attacker_retreats": not retreat and given["attacker_retreat_draw"] <= attackers_go,
    }
