"""How what lies in one hex is laid out, so that nothing of one hex hides a counter of another, however small the map.

Each hex takes the first way that meets no other's: every counter with its name; all of them side by side, their names
cut short; the same within the hex; a pile a side, which says how many lie there. The last two never leave the hex.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from companion.drawing.shapes import Box, Face, Measure, thick
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.words.map.geometry import COLUMN, centre
from companion.games.campaign.words.map.marks import Clash, Counter, MapMarks, Sighting, badge
from companion.language.tongue import tr

Lying = Counter | Sighting | Clash
ROW, BAR, SIZE = 18.0, 5.0, 12.5
"""Of a counter, in points of the design: its height, its side's bar, its type."""
SMALL_ROW, SMALL_BAR, SMALL_SIZE = 14.5, 3.5, 11.0
"""The same where names are cut short."""
BADGE = (18.0, 12.0)
"""Room of the age of a report, on the upper right corner of a counter with its name."""
COST_SIZE = 9.5
"""Of what a battle cost, where there is little room."""
_STRENGTH_FROM = 68.0
"""Strengths are shown from this height of a hex on."""
_CUT = 3
"""Letters that are left of a name."""
_HIGH, _WIDE = 1.15, 1.7
"""Hexes: how high and wide a stack may be beyond its own hex."""
_RIM = 1.2
"""Points between a pile and the edge of its hex."""
_ABOVE_TOWN = 5.0
"""Points that a stack keeps from the middle of a town's hex."""
_BEHIND = 2.0
"""How far the card behind a pile shows."""


class Card(NamedTuple):
    """A counter as it lies: what stands on it, and its room in points of the design from the hex's middle."""

    what: Lying
    text: str
    left: float
    top: float
    wide: float
    tall: float
    small: bool = False
    many: int = 1
    """How many it stands for."""
    age: int = 0
    """Of the oldest report it stands for."""


class Stack(NamedTuple):
    """What lies in one hex."""

    at: Hex
    cards: tuple[Card, ...]
    selected: bool

    @property
    def box(self) -> Box:
        """Give its room in points from the hex's middle, the ages of reports with it."""
        if not self.cards:
            return Box(0.0, 0.0, 0.0, 0.0)
        right = max(one.left + one.wide + (BADGE[0] / 2 if _badged(one) else 0.0) for one in self.cards)
        top = min(one.top - (BADGE[1] * 2 / 3 if _badged(one) else 0.0) for one in self.cards)
        return Box(min(one.left for one in self.cards), top, right, self.bottom)

    @property
    def bottom(self) -> float:
        """Give its lower edge."""
        return max((one.top + one.tall for one in self.cards), default=0.0)


def _badged(one: Card) -> bool:
    return not one.small and bool(badge(one.age))


def placed(one: Stack, hex_size: float) -> Box:
    """Give the room of a stack on the map, in the unit of the hex's height."""
    point, (x, y), box = thick(hex_size), centre(one.at), one.box
    x, y = x * hex_size, y * hex_size
    return Box(x + box.left * point, y + box.top * point, x + box.right * point, y + box.bottom * point)


def stacks(ground: Ground, marks: MapMarks, hex_size: float, measure: Measure) -> tuple[Stack, ...]:
    """Give what lies in each hex, each laid out as well as its neighbours let it."""
    ways = {
        at: list(_ways(at, those, _Room.of(hex_size, town=at in ground.towns), hex_size, measure))
        for at, those in lying(marks).items()
    }
    met = True
    while met:
        met = False
        boxes = {at: placed(those[0], hex_size) for at, those in ways.items()}
        for one, other in combinations(ways, 2):
            worse = [at for at in (one, other) if len(ways[at]) > 1]
            if worse and boxes[one].meets(boxes[other]):
                # Whom the player looks at gives way last, then whoever takes the more room gives way first: that ends
                # the clash in the fewest steps. The hex itself breaks a tie, so that the same position is always laid
                # out alike.
                gives_way = min(worse, key=lambda at: (ways[at][0].selected, -_area(boxes[at]), at))
                ways[gives_way].pop(0)
                met = True
                break
    return tuple(those[0] for those in ways.values())


def _area(box: Box) -> float:
    return (box.right - box.left) * (box.bottom - box.top)


def lying(marks: MapMarks) -> dict[Hex, list[Lying]]:
    """Give what lies in each hex from the top: headquarters, corps, enemies, what a battle cost."""
    held: dict[Hex, list[Lying]] = {}
    ordered: list[Lying] = [*sorted(marks.counters, key=lambda one: not one.headquarters)]
    for one in (*ordered, *marks.sightings, *marks.clashes):
        held.setdefault(one.at, []).append(one)
    return held


# ---- the room of a hex


class _Room(NamedTuple):
    """Points of the design: half of what a hex has across and down, and how high a stack may be."""

    across: float
    down: float
    high: float
    wide: float
    town: bool

    @classmethod
    def of(cls, hex_size: float, *, town: bool) -> _Room:
        points = hex_size / thick(hex_size)
        return cls(COLUMN * points / 2 - _RIM, points / 2 - _RIM, _HIGH * points, _WIDE * points, town)

    def top(self, tall: float, *, inside: bool) -> float:
        """Give where a stack so tall begins: about the middle, above the square of a town; inside the hex if asked."""
        top = -_ABOVE_TOWN - tall if self.town else -tall / 2
        return max(-self.down, min(top, self.down - tall)) if inside else top


# ---- the ways


def _ways(at: Hex, those: Sequence[Lying], room: _Room, hex_size: float, measure: Measure) -> Iterator[Stack]:
    selected = any(isinstance(one, Counter) and one.selected for one in those)
    # Two counters always try their names first, however small the map: a corps with its headquarters is the common
    # case.
    if ROW * len(those) <= max(room.high, 2 * ROW):
        yield Stack(at, _named(those, room, hex_size, measure), selected)
    for wide, high, inside in ((room.wide, room.high, False), (2 * room.across, 2 * room.down, True)):
        cards = _side_by_side(those, wide, high, measure)
        if cards:
            tall = max(one.top + one.tall for one in cards)
            yield Stack(at, tuple(_down(cards, room.top(tall, inside=inside))), selected)
    yield Stack(at, tuple(_piled(those, room, measure)), selected)


def _down(cards: Sequence[Card], by: float) -> Iterator[Card]:
    return (one._replace(top=one.top + by) for one in cards)


def _age(one: Lying) -> int:
    return 0 if isinstance(one, Clash) else max(0, one.age)


def _named(those: Sequence[Lying], room: _Room, hex_size: float, measure: Measure) -> tuple[Card, ...]:
    texts = [said(one, hex_size) for one in those]
    wide = max(measure(text, face(one), SIZE) for one, text in zip(those, texts, strict=True)) + BAR + 11.0
    top = room.top(ROW * len(those), inside=False)
    return tuple(
        Card(one, text, -wide / 2, top + nth * ROW, wide, ROW, age=_age(one))
        for nth, (one, text) in enumerate(zip(those, texts, strict=True))
    )


def _side_by_side(those: Sequence[Lying], wide: float, high: float, measure: Measure) -> tuple[Card, ...]:
    """Lay counters with their names cut short in lines, what a battle cost below; () where there is no room for all."""
    costs = [one for one in those if isinstance(one, Clash)]
    rest = [one for one in those if not isinstance(one, Clash)]
    each = max((_small(one, measure) for one in rest), default=0.0)
    below = max((_small(one, measure) for one in costs), default=0.0)
    across, down = int(wide / each) if each else 1, int(high / SMALL_ROW) - len(costs)
    if across * down < len(rest) or below > wide:
        return ()
    lines = math.ceil(len(rest) / max(1, across))
    # Spread evenly over the lines that are needed anyway: three and three, not five and one.
    across = math.ceil(len(rest) / max(1, lines))
    cards = []
    for nth, one in enumerate(rest):
        left = (nth % across - across / 2) * each
        top = nth // across * SMALL_ROW
        cards.append(Card(one, short(one), left, top, each, SMALL_ROW, small=True, age=_age(one)))
    under = max(below, each * across)
    cards += [Card(one, short(one), -under / 2, lines * SMALL_ROW, under, SMALL_ROW, small=True) for one in costs]
    return tuple(cards)


def _small(one: Lying, measure: Measure) -> float:
    if isinstance(one, Clash):
        return measure(short(one), "strong", COST_SIZE) + 3.0
    return measure(short(one), face(one), SMALL_SIZE) + SMALL_BAR + 5.0


def _piled(those: Sequence[Lying], room: _Room, measure: Measure) -> Iterator[Card]:
    """Give a pile a side, and one of enemies: the cut name of one, the number of several.

    What a battle cost is not there where somebody still stands: the hex's edge tells of it.
    """
    groups: dict[tuple[str, bool], list[Lying]] = {}
    for one in those:
        if not isinstance(one, Clash):
            groups.setdefault((one.side, isinstance(one, Sighting)), []).append(one)
    tall = min(SMALL_ROW, 2 * room.down / max(1, len(groups)))
    top = room.top(tall * len(groups), inside=True)
    for nth, group in enumerate(groups.values()):
        first, many = group[0], len(group)
        behind = _BEHIND if many > 1 else 0.0
        room_for = 2 * room.across - behind
        texts = (str(many),) if many > 1 else tuple(short(first)[:letters] for letters in (_CUT + 1, 2, 1))
        needed = {text: measure(text, "strong", SMALL_SIZE) + SMALL_BAR + 3.0 for text in texts}
        text = next((text for text, wide in needed.items() if wide <= room_for), "")
        wide = needed.get(text, room_for)
        yield Card(
            first,
            text,
            -(wide + behind) / 2,
            top + nth * tall + behind,
            wide,
            tall - behind,
            small=True,
            many=many,
            age=max(map(_age, group)),
        )


# ---- what stands on them


def face(one: Lying) -> Face:
    """Give the letters of a counter."""
    return "name" if isinstance(one, Counter) and one.headquarters else "strong"


def said(one: Lying, hex_size: float) -> str:
    """Give what stands on a counter at a scale."""
    if isinstance(one, Clash):
        return "  ".join(f"−{one.lost[side]}" for side in one.lost)
    if isinstance(one, Sighting):
        return "≈?" if one.strength is None else f"≈{one.strength}"
    shown = f"{one.name} {one.strength}" if one.strength and hex_size >= _STRENGTH_FROM else one.name
    return tr("HQ {name}", name=shown) if one.headquarters else shown


def short(one: Lying) -> str:
    """Give what stands on it where there is little room."""
    if isinstance(one, Counter):
        return tr("HQ") if one.headquarters else one.name[:_CUT].rstrip(" .")
    return said(one, 0.0) if isinstance(one, Sighting) else " ".join(f"−{much}" for much in one.lost.values())
