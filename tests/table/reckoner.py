"""A second reckoner of what comes back from a table: slow, by hand, of plain values alone.

It knows the battle file as it went out, what somebody wrote, and what the book and our rulings say; it imports nothing
of the program. Men are summed man by man, points and quarters found by counting up.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
OF_MEN = ("infantry", "cavalry")


class Before(NamedTuple):
    """What the campaign knows of a corps besides what is in the battle file."""

    original: int
    """The points that it began the game with."""
    effectiveness: float
    headquarters: bool


class Came(NamedTuple):
    """What a corps comes to by a return."""

    lost: dict[str, int]
    """Points by arm, stragglers not among them."""
    ran: int
    gained: Fraction
    """Fatigue, without the half point for its leader."""
    left: dict[str, int]
    fatigue: Fraction
    end: str
    """The clause that it is destroyed by, "" for none."""
    goes: tuple[int, int]
    """Points and stragglers that go with it."""
    demoralised: bool
    men_out: int
    """Men and guns that went to the table."""
    men_back: Fraction
    """Those who are with the colours, before anything is rounded."""


def nearest(value: Fraction) -> int:
    """Count up to the nearest whole number; a half goes up."""
    found = 0
    while found + Fraction(1, 2) <= value:
        found += 1
    return found


def quarters(lost: int, everything: int) -> Fraction:
    """Give the fatigue that is proposed: a point for each 5 % of half the share lost, to the nearest quarter, at most 15."""
    if not everything:
        return Fraction(0)
    share = Fraction(lost, everything) / 2
    points = share * 100 / 5
    return min(Fraction(nearest(points * 4), 4), Fraction(15))


def of_stands(corps: dict[str, Any], scale: dict[str, Any]) -> dict[str, Any]:
    """Give a corps of a battle file that came back as figures in points, and the men it lost and that ran."""
    gone: dict[str, Fraction] = dict.fromkeys((*ARMS, "ran"), Fraction(0))
    for unit in corps["brigades"]:
        shot, ran = (unit["lost"] or 0) + (unit["captured"] or 0), unit["skedaddled"] or 0
        for _ in range(shot):
            gone[unit["arm"]] += Fraction(unit["men"], unit["stands"])
        for _ in range(ran if unit["arm"] == "infantry" else 0):
            gone["ran"] += Fraction(unit["men"], unit["stands"])
    for unit in corps["guns"]:
        for _ in range((unit["lost"] or 0) + (unit["captured"] or 0)):
            gone["horse_guns" if unit["horse"] else "foot_guns"] += Fraction(unit["guns"], unit["stands"])
    men, guns = scale["men_a_point"], scale["guns_a_point"]
    points = {arm: nearest(gone[arm] / (men if arm in OF_MEN else guns)) for arm in ARMS}
    # Lost and run together are rounded once; who ran is what is left of that.
    ran = nearest((gone["infantry"] + gone["ran"]) / men) - points["infantry"]
    leader = next((one for one in corps["leaders"] if one["commands"]), None)
    return {
        **points,
        "ran": ran,
        "leader_lost": bool(leader and leader["lost"] and leader["rank"] != "army"),
        "surrendered": corps["surrendered"],
        "entered": corps["entered"],
        "men": gone,
    }


def reckon(out: dict[str, Any], said: dict[str, Any], before: Before, scale: dict[str, Any]) -> Came | None:
    """Give what a corps comes to, None where no such return may be entered.

    `out` is the corps as it went out; `said` are its figures: lost by arm, `leader_lost`, `surrendered`, and either
    `ran`, who were seen to run, or `stragglers` as somebody typed them; `fatigue` where it was typed.
    """
    had, lost = out["strength"], {arm: said.get(arm, 0) for arm in ARMS}
    if any(lost[arm] > had[arm] for arm in ARMS):
        return None
    foot = had["infantry"] - lost["infantry"]
    others = sum(had[arm] - lost[arm] for arm in ARMS if arm != "infantry")
    may_run = foot if others or not foot else foot - 1
    if "ran" in said:
        ran = min(said["ran"], may_run)
    else:
        ran = said.get("stragglers", 0)
        if ran > may_run:
            return None
    everything = sum(had.values())
    gained = said["fatigue"] if "fatigue" in said else quarters(sum(lost.values()), everything)
    gained = Fraction(gained)
    points = {arm: scale["men_a_point"] if arm in OF_MEN else scale["guns_a_point"] for arm in ARMS}
    men_out = sum(had[arm] * points[arm] for arm in ARMS)
    away = said.get("men") or {
        **{arm: Fraction(lost[arm] * points[arm]) for arm in ARMS},
        "ran": Fraction(ran * points["infantry"]),
    }
    men_back = men_out - sum(away.values(), start=Fraction(0))
    stragglers, tired = out["stragglers"] + ran, Fraction(out["fatigue"])
    if said.get("surrendered"):
        # All that it had is the enemy's; nothing else of it is asked.
        return Came(
            dict(had), 0, gained, dict.fromkeys(ARMS, 0), tired, "RTG-R-ELIMINATED",
            (0, out["stragglers"]), False, men_out, Fraction(0),
        )  # fmt: skip
    left = {arm: had[arm] - lost[arm] - (ran if arm == "infantry" else 0) for arm in ARMS}
    tired += gained + (Fraction(1, 2) if said.get("leader_lost") else 0)
    there = sum(left.values())
    end = ""
    if there <= 0:
        end = "RTG-R-ELIMINATED"
    elif Fraction(there + ran, before.original) < Fraction(15, 100):  # who ran is no casualty
        end = "RTG-9.8a"
    elif tired >= 15 and not before.headquarters:
        end = "RTG-11.7a"
    demoralised = not end and Fraction(str(before.effectiveness)) + 2 - tired <= 0
    goes = (there, stragglers) if end else (0, 0)
    return Came(lost, ran, gained, left, tired, end, goes, demoralised, men_out, men_back)
