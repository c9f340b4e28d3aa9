"""Units that do not stand straight: refused flanks, angled heads of columns (D10-RUL-FORM-REFUSE)."""

from __future__ import annotations

from random import Random

from tests.games.miniatures.rules.fielded.plain.laying import DEEP, WIDE, Place, Table, beside, front

ANGLES = (15.0, 30.0, 45.0, 60.0, 90.0)


def shape(by: Random, unit: Table) -> None:
    """Refuse a flank of a line or turn the head of a column; leave alone who can do neither."""
    if unit["formation"] in ("single-line", "double-line", "unlimbered") and front(unit) > WIDE / 2:
        unit["shape"] = _line(by, unit)
    elif unit["formation"] == "march-column" and unit["stands"] > 1:
        unit["shape"] = _column(by, unit)


def _angle(by: Random) -> float:
    return by.choice((*ANGLES, round(by.uniform(5, 100), 1)))


def _line(by: Random, unit: Table) -> list[list[float]]:
    count, facing = round(2 * front(unit) / WIDE), unit["facing"]
    turns: dict[int, tuple[float, bool]] = {}
    for left in by.choice(((True,), (False,), (True, False))):
        most = 2 if count > 4 and by.random() < 0.3 else 1
        turns |= {nth if left else count - 1 - nth: (_angle(by), left) for nth in range(most)}
    behind = by.random() < 0.7
    made = [[0.0, 0.0, 0.0] for _ in range(count)]
    straight = [nth for nth in range(count) if nth not in turns] or [count // 2]
    for nth in straight:
        made[nth] = [*beside(unit["at"], facing, (nth - (count - 1) / 2) * WIDE, 0), facing]
    # Outward from the middle, each hinged on the stand before it: at their rear corners, or at their front ones.
    for nth in [*range(straight[0] - 1, -1, -1), *range(straight[-1] + 1, count)]:
        inner = nth + 1 if nth < straight[0] else nth - 1
        made[nth] = _hinged(made[inner], turns[nth][0] / (2 if inner in turns else 1), left=nth < inner, behind=behind)
    if unit["formation"] != "double-line":
        return made
    rear = unit["stands"] - count
    back = [
        [*beside(unit["at"], facing, (nth - (rear - 1) / 2) * WIDE, -DEEP), facing, 2, nth + 1] for nth in range(rear)
    ]
    return [*([*entry, 1, nth + 1] for nth, entry in enumerate(made)), *back]


def _hinged(inner: list[float], angle: float, *, left: bool, behind: bool) -> list[float]:
    """Lay a stand down beside another, turned outward about the corner that both share."""
    x, y, facing = inner
    side, back = -1 if left else 1, -DEEP if behind else 0.0
    turned = (facing + side * angle) % 360
    corner = beside((x, y), facing, side * WIDE / 2, back)
    return [*beside(corner, turned, side * WIDE / 2, -back), turned]


def _column(by: Random, unit: Table) -> list[list[float]]:
    """Turn the head of a column: each stand goes on from the middle of the rear of the one before it."""
    at: Place = unit["at"]
    heading, head = unit["facing"], by.randint(1, max(1, unit["stands"] - 1))
    turn, made = by.choice((-1, 1)) * by.choice((15.0, 30.0, 45.0, 90.0)), []
    for nth in range(unit["stands"]):
        facing = (heading + (turn if nth >= head else 0.0)) % 360
        made.append([at[0], at[1], facing, nth + 1, 1])
        at = beside(at, facing, 0, -DEEP)
    return made
