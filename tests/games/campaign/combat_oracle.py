"""A battle worked out slowly, straight from the clauses, by nobody who has read the package. Figures stand here again."""

from __future__ import annotations

from fractions import Fraction as F
from math import floor
from typing import Any

ARMS = ["infantry", "cavalry", "foot_guns", "horse_guns"]
WEIGHT = {"infantry": F(1), "cavalry": F(3, 4), "foot_guns": F(1, 2), "horse_guns": F(1, 2)}
TIRING = {1: 4, 2: 3, 3: 2, 4: 1, 5: 0, 6: 1, 7: 2, 8: 3, 9: 4}
"""Quarter points by urgency."""


def nearest(x: F) -> int:
    return floor(x + F(1, 2))


def largest_remainders(points: dict[str, int], wanted: dict[str, F], whole: int) -> dict[str, int]:
    """Share `whole` out: floors first, then one each in order of the fraction cut off."""
    total = sum(wanted.values())
    shares = {arm: F(whole) * wanted[arm] / total for arm in points}
    given = {arm: floor(shares[arm]) for arm in points}
    left = whole - sum(given.values())
    for arm in sorted(points, key=lambda arm: (given[arm] - shares[arm], ARMS.index(arm))):
        if left:
            given[arm] += 1
            left -= 1
    return given


def arms_lose(one: dict[str, Any], loss: int) -> dict[str, int]:
    lost = dict.fromkeys(ARMS, 0)
    to_share = loss
    while to_share:
        room = {arm: one[arm] - lost[arm] for arm in ARMS if one[arm] > lost[arm]}
        more = largest_remainders(room, {arm: one[arm] * WEIGHT[arm] for arm in room}, to_share)
        to_share = 0
        for arm, most in room.items():
            taken = min(more[arm], most)
            lost[arm] += taken
            to_share += more[arm] - taken
    return lost


def points_of(one: dict[str, Any]) -> int:
    return sum(one[arm] for arm in ARMS)


def multiples(one: dict[str, Any], name: str, town: bool) -> dict[str, F]:
    effectiveness, fatigue = F(str(one["effectiveness"])), F(str(one["fatigue"]))
    found = {}
    for arm in ARMS:
        x = effectiveness + (effectiveness + 2 - fatigue)
        x += 5 if one["deployment"] == "deployed" else 0
        x += {"stand": 6, "attack": 3, "hasty-attack": 2, "withdraw": 0}[one["combat_mode"]]
        x += 2 if name == "confederate" else 0
        if arm == "foot_guns":
            x += F("2.5")
        if arm == "horse_guns":
            x += 3
        if arm == "cavalry":
            x += F("1.5")
            x += 1 if one["combat_mode"] == "withdraw" else 0
            x -= 2 if town else 0
            x += 1 if one["deployment"] == "road" else 0
        found[arm] = max(x, F(1, 2))
    return found


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """Give what resolve must answer, without the explanation."""
    sides = {name: case["sides"][name] for name in ("confederate", "union")}
    attacks = case["attacker"]
    defends = "union" if attacks == "confederate" else "confederate"
    strength: dict[str, dict[str, F]] = {}
    echelon: dict[str, dict[str, int]] = {}
    weighted, leadership, urgency, size = {}, {}, {}, {}
    for name, given in sides.items():
        corps = given["corps"]
        strength[name] = {
            one["id"]: sum((multiples(one, name, case.get("town", False))[arm] * one[arm] for arm in ARMS), F(0))
            for one in corps
        }
        size[name] = sum(points_of(one) for one in corps)
        average = F(sum(one["aggressiveness"] for one in corps), len(corps))
        urgency[name] = min(9, max(1, nearest(given["urgency"] + average / 10)))
        front = F(1, 4) + F(urgency[name], 20)
        second = F(3, 5) * (1 - front)
        echelon[name] = {}
        before = 0
        for one in sorted(corps, key=lambda one: one["rank"]):
            middle = (before + F(points_of(one), 2)) / size[name]
            place = 1 if middle <= front else 2 if middle <= front + second else 3
            echelon[name][one["id"]] = 1 if one["rank"] == 1 else place
            before += points_of(one)
        weights = {1: F(1), 2: F(3, 4), 3: F(1, 2)}
        weighted[name] = sum(strength[name][one["id"]] * weights[echelon[name][one["id"]]] for one in corps)
        heads = [one["leadership"] for one in corps]
        chief = next(one["leadership"] for one in corps if one["id"] == given["controlling"])
        leadership[name] = (F(sum(heads) + 2 * chief, len(heads) + 2), chief)
    battle = F(weighted[attacks]) / weighted[defends]
    lead = leadership[attacks][0] / leadership[defends][0]
    odds = battle * lead * F(str(case["random_factor"]))
    loser = None if odds == 1 else (attacks if odds < 1 else defends)
    n = odds if odds >= 1 else 1 / odds
    surrendered = loser if n >= 15 else None

    lost: dict[str, dict[str, dict[str, int]]] = {}
    gained: dict[str, dict[str, F]] = {name: {one["id"]: F(0) for one in sides[name]["corps"]} for name in sides}
    fierce: int | None = None
    if surrendered:
        for name, given in sides.items():
            lost[name] = {
                one["id"]: {arm: one[arm] if name == surrendered else 0 for arm in ARMS} for one in given["corps"]
            }
    else:
        low, high = sorted(sides, key=lambda name: leadership[name][1])
        for _ in range(leadership[high][1] - leadership[low][1]):
            if urgency[low] != urgency[high]:
                urgency[low] += 1 if urgency[low] < urgency[high] else -1
        fierce = (urgency[low] + urgency[high]) // 2
        for name, given in sides.items():
            whole = F(3 * fierce, 100) * min(size.values())
            if loser is not None and name != loser:
                whole /= n
            exposed = {
                one["id"]: sum(one[arm] * WEIGHT[arm] for arm in ARMS)
                * {1: F(1), 2: F(6, 10), 3: F(3, 10)}[echelon[name][one["id"]]]
                for one in given["corps"]
            }
            lost[name] = {}
            for one in given["corps"]:
                loss = whole * exposed[one["id"]] / sum(exposed.values())
                if name == attacks and one["deployment"] == "road":
                    loss *= F(3, 2)
                if F(str(one["effectiveness"])) + 2 - F(str(one["fatigue"])) <= 0:
                    loss *= F(max(size.values()), min(size.values()))
                points = min(nearest(loss), points_of(one))
                lost[name][one["id"]] = arms_lose(one, points)
                halves = 0
                while F(halves, 2) < F(points * 100, points_of(one)) / 5:
                    halves += 1
                gained[name][one["id"]] = F(halves, 2) + F(TIRING[urgency[name]], 4)

    morale: dict[str, dict[str, F]] = {name: {} for name in sides}
    demoralised, destroyed = [], []
    for name, given in sides.items():
        for one in given["corps"]:
            key = one["id"]
            tired = F(str(one["fatigue"])) + gained[name][key]
            morale[name][key] = F(str(one["effectiveness"])) + 2 - tired
            left = points_of(one) - sum(lost[name][key].values())
            if (
                name == surrendered
                or left == 0
                or F(left, one["original"]) < F(15, 100)
                or (tired >= 15 and not one["headquarters"])
            ):
                destroyed.append(f"{name}:{key}")
            elif morale[name][key] <= 0:
                demoralised.append(f"{name}:{key}")

    def floats(values: dict[str, dict[str, F]]) -> dict[str, dict[str, float]]:
        return {name: {one["id"]: float(values[name][one["id"]]) for one in sides[name]["corps"]} for name in sides}

    return {
        "strength": floats(strength),
        "echelon": {name: {one["id"]: echelon[name][one["id"]] for one in sides[name]["corps"]} for name in sides},
        "battle_odds": float(battle),
        "leadership_odds": float(lead),
        "combat_odds": float(odds),
        "urgency": None if surrendered else urgency,
        "ferocity": fierce,
        "casualty_rate": None if fierce is None else 3 * fierce,
        "surrendered": surrendered,
        "losses": lost,
        "fatigue": None if surrendered else floats(gained),
        "morale": floats(morale),
        "demoralised": demoralised,
        "destroyed": destroyed,
    }
