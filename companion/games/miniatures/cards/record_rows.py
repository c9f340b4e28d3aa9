"""The rows of a record sheet, drawn to scale: boxes by zone, a grid of turns, lines for a pencil.

Millimetres of a page whose rows are `WIDTH` wide. Stands are ticked off from the right: the last box that is left shows
in which zone a brigade is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.cards import type as faces
from companion.cards.content import Disc, Drawing, Letters, Path, Shape
from companion.cards.shapes import marks as drawn
from companion.cards.shapes.emblems import emblem
from companion.cards.shapes.sides import box
from companion.cards.source import Source
from companion.charts.modifiers import by_rule, worth
from companion.charts.vocabulary import is_read
from companion.drawing import marks
from companion.drawing.marks import Pips
from companion.games.miniatures.cards import forces
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import CHARGE, MANEUVER
from companion.games.miniatures.rules import maneuver
from companion.games.miniatures.rules.state import Leader
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.language.figures import signed
from companion.language.tongue import tr
from companion.language.words import capital, trait_words

WIDTH = 186.0
HEAD, ROW, GUNS, LEADER = 6.4, 16.6, 4.7, 5.2
"""How tall a head and the rows of brigades, batteries and leaders are."""
BOXES, LABELS, GRID, CELL, DEEP = 39.5, 115.0, 116.0, 5.0, 3.7
"""Where the boxes begin, where the labels end, where the turns begin; the size of a cell of a turn."""
MOST = 14
"""Turns that find room beside each other."""
_BOX, _TALL, _STEP, _ZONE = 4.1, 6.0, 4.6, 2.4
_DISC, _APART = 1.55, 4.3
_LEAST = 0.8
_NAME, _WORDS, _STATE, _SMALL = 4.1, 2.6, 2.25, 2.2
_EMBLEM, _GUN_EMBLEM = 4.0, 3.2
_LINE, _HAIR = 0.3, 0.12
Turns = Sequence[int]


def height(brigades: int, batteries: int, leaders: int) -> float:
    """Give the height of so many rows with their heads and the room between them."""
    parts = ((brigades, ROW), (batteries, GUNS), (leaders, LEADER))
    return sum(HEAD + count * tall + 1.5 for count, tall in parts if count)


def turns(view: View) -> range:
    """Give the turns that a sheet has columns for: all, or of a long battle those from the present one on."""
    if view.last_turn <= MOST:
        return range(1, view.last_turn + 1)
    first = min(view.turn, view.last_turn - MOST + 1)
    return range(first, first + MOST)


# ---- heads


def head(turns: Turns, *, guns: bool = False) -> Drawing:
    """Give the head of brigades, or of batteries, with the numbers of the turns."""
    named = (
        (tr("Batteries"), tr("Gun stands: / damaged, × wrecked"))
        if guns
        else (tr("Brigade"), tr("Stands, tick off from the right"))
    )
    words = [(0.0, named[0]), (BOXES, named[1])]
    shapes = [*_labels(words), Letters(LABELS, HEAD - 2.0, tr("Turn").upper(), _SMALL, align="right")]
    shapes += [Letters(GRID + CELL * (place + 0.5), HEAD - 2.0, str(turn), _WORDS) for place, turn in enumerate(turns)]
    return Drawing(WIDTH, HEAD, (*shapes, _rule(HEAD - 0.6, _LINE, "ink")), said=" | ".join(named))


def leaders_head() -> Drawing:
    """Give the head of the leaders."""
    words = (
        (0.0, tr("Leaders")),
        (BOXES + 20.5, tr("Attached to")),
        (100.0, tr("Fallen in turn")),
        (126.0, tr("Back, or who takes his place")),
    )
    return Drawing(
        WIDTH, HEAD, (*_labels(words), _rule(HEAD - 0.6, _LINE, "ink")), said=" | ".join(text for _, text in words)
    )


def _labels(words: Sequence[tuple[float, str]]) -> Iterator[Shape]:
    ends = [x for x, _ in words[1:]] + [LABELS if len(words) == 2 else WIDTH]
    for (x, text), end in zip(words, ends, strict=True):
        yield Letters(x, HEAD - 2.0, text.upper(), _SMALL, "ink2", "left", widest=end - x - 2)


# ---- brigades


def brigade(source: Source, division: str, unit: UnitView, turns: Turns) -> Drawing:
    """Give a brigade's row: who and whence, its stands by zone, its disorder, ammunition and formation by turn."""
    strength = forces.strength(unit)
    first = " · ".join(part for part in (division, strength) if part)
    said = tuple(part for part in (first, *_told(source.rules, unit)) if part)
    shapes: list[Shape] = [*emblem(unit.emblem, unit.side, source.pictures, _EMBLEM, (0.0, 1.3))]
    left = _EMBLEM + 1.0 if shapes else 0.0
    shapes.append(Letters(left, 4.6, unit.name, _NAME, align="left", display=True, widest=BOXES - 6.5 - left))
    if unit.exceptional_commander:
        shapes += drawn.star(3.2, (BOXES - 5.2, 1.6), filled=True, side="")
    for nth, text in enumerate(said[:3]):
        shapes.append(Letters(0.0, 8.2 + 3.1 * nth, text, 2.35, "ink2", "left", bold=False, widest=BOXES - 2))
    shown = marks.pips(unit)
    if shown is not None:
        shapes += _stands(source.rules, shown)
    else:
        shapes.append(Letters(BOXES, 6.0, tr("strength not known"), _WORDS, "ink3", "left", bold=False))
    shapes += _grid(source.view, unit, turns, ("D", "A", tr("form")), 1.3)
    shapes.append(Letters(LABELS, 15.0, tr("leader, notes"), _SMALL, "ink2", "right", bold=False))
    shapes.append(Path((("M", GRID, 15.3), ("L", WIDTH, 15.3)), line="edge", width=0.15))
    shapes.append(_rule(ROW - 0.15, _HAIR, "edge"))
    return Drawing(WIDTH, ROW, tuple(shapes), said=", ".join((unit.name, *said)))


def _told(rules: Rules, unit: UnitView) -> Iterator[str]:
    """Give what stands under a brigade's name: where it is, horse, traits, its commander's worth."""
    yield capital(forces.whereabouts(unit)) or tr("on the table")
    horse = unit.arm == "cavalry"
    parts = (tr("cavalry") if horse else "", tr(unit.carbine) if horse and unit.carbine else "")
    yield ", ".join(part for part in (*parts, trait_words(unit.traits)) if part)
    if unit.exceptional_commander:
        rolls = by_rule(rules.once(maneuver.table), "exceptional-brigade-commander")
        charges = [row for row in rules.charge.modifier if row.leader == "commander" and is_read(row, CHARGE)]
        yield tr(
            "exceptional: maneuver {n}, charge {m}",
            n=signed(int(worth(rolls))),
            m=signed(sum(row.value for row in charges)),
        )


def _stands(rules: Rules, shown: Pips) -> Iterator[Shape]:
    """Give a box a stand, those that are lost struck through, and under each zone its name and what it is worth."""
    zones = [(state, stands) for state, stands in zip(("spent", "worn", "fresh"), shown.zones, strict=True) if stands]
    slant = 1.1 if shown.shape == "cavalry" else 0.0
    step = _step(zones, LABELS - 9.0 - BOXES - slant)
    wide = step * _BOX / _STEP
    x, nth = BOXES, 0
    for state, stands in zones:
        for place in range(stands):
            there, left = nth < shown.left, x + place * step
            yield Path(box(wide, _TALL, (left, 1.6), slant=slant), line="ink" if there else "edge", width=0.25)
            if not there:
                yield Path((("M", left, 1.6 + _TALL), ("L", left + wide + slant, 1.6)), line="edge", width=_LINE)
            nth += 1
        end = x + step * (stands - 1) + wide
        yield Path((("M", x, 8.5), ("L", end, 8.5)), line="ink", width=0.2)
        named = _named(state)
        middle = max((x + end) / 2, x + named / 2)  # a name wider than its boxes begins with them
        yield Letters(middle, 11.1, tr(state), _STATE)
        yield Letters(middle, 14.1, _worth(rules, state), 2.4, bold=False)
        x += max(step * stands, named) + _ZONE


def _step(zones: Sequence[tuple[str, int]], room: float) -> float:
    """Give how far apart boxes stand, so that all zones have room above and below."""
    step = _STEP
    while step > _LEAST and sum(max(step * stands, _named(state)) + _ZONE for state, stands in zones) > room:
        step *= 0.97
    return step


def _named(state: str) -> float:
    return faces.ems(tr(state), "heavy") * _STATE


def _worth(rules: Rules, state: str) -> str:
    """Give what a state is worth on the die of a maneuver; "" where no row of the chart says so."""
    rows = [row for row in rules.maneuver.modifier if state in (row.rule, row.id) and is_read(row, MANEUVER)]
    return signed(sum(row.value for row in rows)) if rows else ""


# ---- batteries


def battery(view: View, unit: UnitView, turns: Turns, pictures: Mapping[str, bytes]) -> Drawing:
    """Give a battery's row: its gun stands to stroke and to cross, silence and ammunition by turn."""
    gone = "" if forces.counts(unit) else forces.whereabouts(unit)
    away = tr("turn {n}", n=unit.arrives) if unit.status == "to-arrive" and unit.arrives else gone
    gun = tr(unit.gun) if unit.gun else ""
    shapes: list[Shape] = [*emblem(unit.emblem, unit.side, pictures, _GUN_EMBLEM, (0.0, 0.8))]
    left = _GUN_EMBLEM + 0.8 if shapes else 0.0
    shapes.append(Letters(left, 3.3, unit.name, 2.55, align="left", widest=BOXES - 2 - left))
    x = BOXES
    shown = marks.pips(unit)
    if shown is not None:
        shapes += _guns(shown)
        x += _guns_wide(shown)
    told = ", ".join(part for part in (gun, away) if part)
    if told:
        shapes.append(Letters(x + 2, 3.3, told, 2.3, "ink2", "left", bold=False, widest=max(LABELS - 9 - x, 6.0)))
    shapes += _grid(view, unit, turns, (f"Si{chr(0x202F)}·{chr(0x202F)}A",), 0.5)
    shapes.append(_rule(GUNS - 0.1, _HAIR, "edge", LABELS - 8))
    strength = forces.strength(unit)
    return Drawing(WIDTH, GUNS, tuple(shapes), said=", ".join(part for part in (unit.name, strength, told) if part))


def _guns_wide(shown: Pips) -> float:
    return min(_APART * shown.start, LABELS - 40.0 - BOXES)


def _guns(shown: Pips) -> Iterator[Shape]:
    """Give a disc a gun stand: a damaged one has its stroke, a lost one its cross."""
    step = _guns_wide(shown) / max(shown.start, 1)
    radius = _DISC * step / _APART
    y, reach = GUNS / 2 - 0.1, radius * 0.75
    for nth in range(shown.start):
        x = BOXES + radius + 0.2 + nth * step
        there = nth < shown.left
        yield Disc(x, y, radius, line="ink" if there else "edge", width=0.25)
        down = (("M", x + reach, y - reach), ("L", x - reach, y + reach))
        if nth >= shown.left - shown.damaged:
            yield Path(down, line="ink" if there else "edge", width=_LINE)
        if not there:
            yield Path((("M", x - reach, y - reach), ("L", x + reach, y + reach)), line="edge", width=_LINE)
        if there and nth < shown.left - shown.damaged:
            yield Path((("M", x, y - radius), ("L", x, y + radius)), line="edge", width=0.15, dash=(0.4, 0.4))


# ---- turns


def _grid(view: View, unit: UnitView, turns: Turns, rows: Sequence[str], top: float) -> Iterator[Shape]:
    """Give cells for each turn, those before it arrives in a tint, what holds now written in the present one's."""
    first = unit.arrives or 0 if unit.status == "to-arrive" else 0
    now = _now(unit, len(rows))
    for line, name in enumerate(rows):
        y = top + line * DEEP
        yield Letters(LABELS, y + DEEP * 0.5 + 0.85, name, 2.4, align="right", bold=len(name) < 4 or len(rows) == 1)
        for place, turn in enumerate(turns):
            x = GRID + place * CELL
            tint = "wash" if turn < first else ""
            yield Path(box(CELL, DEEP, (x, y)), fill=tint, line="edge", width=0.15)
            if turn == view.turn and now[line] and forces.counts(unit) and not first:
                yield Letters(x + CELL / 2, y + DEEP * 0.5 + 0.8, now[line], 2.2, widest=CELL - 0.4)


def _now(unit: UnitView, rows: int) -> tuple[str, ...]:
    low = "A" if unit.low_ammo else ""
    if rows == 1:
        return (" ".join(part for part in ("Si" if unit.silenced else "", low) if part),)
    return ("D" if unit.disordered else "", low, marks.formation(unit))


# ---- leaders


def leader(one: Leader, names: Names) -> Drawing:
    """Give a leader's row: rank and worth, then lines for whom he rides with, when he fell, who comes in his place."""
    said = [tr(one.rank), tr("exceptional") if one.exceptional else ""]
    said += [tr("turn {n}", n=one.arrives.turn)] if one.status == "to-arrive" and one.arrives.turn else []
    shapes: list[Shape] = [
        Letters(0.0, 3.5, one.name, 2.7, align="left", widest=26.0),
        Letters(28.0, 3.5, ", ".join(filter(None, said)), 2.3, "ink2", "left", bold=False, widest=31.0),
    ]
    written = (
        (BOXES + 20.5, 96.0, names(one.attached) if one.attached else ""),
        (100.0, 122.0, tr(one.status) if one.status in ("fallen", "captured") else ""),
        (126.0, WIDTH, tr("turn {n}", n=one.returns) if one.returns else ""),
    )
    for start, end, text in written:
        shapes.append(Path((("M", start, 4.4), ("L", end, 4.4)), line="edge", width=0.15))
        if text:
            shapes.append(Letters(start + 0.5, 3.6, text, 2.4, align="left", bold=False, widest=end - start - 1))
    return Drawing(
        WIDTH, LEADER, tuple(shapes), said=", ".join(filter(None, (one.name, *said, *(w[2] for w in written))))
    )


def _rule(y: float, width: float, token: str, end: float = WIDTH) -> Path:
    return Path((("M", 0.0, y), ("L", end, y)), line=token, width=width)
