"""Markers to cut out, 22 mm square: as many as a sheet holds, or, for a game, as many as its units could need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.cards.content import Deck, Drawing, Letters, Path, Shape, Tile
from companion.cards.shapes import marks
from companion.cards.shapes.sides import TOKENS, At, box, painted
from companion.cards.source import Source
from companion.charts.modifiers import by_rule, worth
from companion.games.miniatures.cards import tagged
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import fire_modifiers
from companion.games.miniatures.rules.state import PRESENT
from companion.language.figures import signed
from companion.language.tongue import plural, tr

SIZE = 22.0
_CAPTION, _INSIDE = 2.15, 20.4
"""The type of what stands under a marker, and the room it has, in mm."""
_GROUND = 16.4, 12.6
_SIDES = ("union", "confederate")
_RULED = {"low-ammunition": "low-ammo", "disordered": "disordered", "silenced": "silenced", "damaged": "damaged"}
"""Markers that have a row in the ruleset: where the rules have no such row, there is none to cut out."""


class Need(NamedTuple):
    """How many of a marker: `sheet` without a game; with one, one for so many (`each`) of its units (`of`)."""

    name: str
    sheet: int
    of: str
    each: int


NEEDS = (
    Need("disordered", 16, "brigade", 2),
    Need("low-ammunition", 8, "unit", 3),
    Need("silenced", 8, "battery", 2),
    Need("damaged", 5, "battery", 2),
    Need("wrecked", 3, "battery", 3),
    Need("charging", 8, "brigade", 3),
    Need("worn", 8, "brigade", 1),
    Need("spent", 8, "brigade", 2),
    Need("changed", 8, "unit", 3),
    Need("breakthrough", 4, "brigade", 6),
)
"""In the order of the sheet; two leaders and four objectives a side and eight turns fill it."""
_LEADERS, _OBJECTIVES, _TURNS = 2, 4, 8


def deck(source: Source) -> Deck:
    """Give the markers of the rules, or those of a game: its leaders, objectives and turns by name."""
    tiles = (*_units(source), *(_of_game(source.view, _sides(source)) if source.view else _of_sheet(_sides(source))))
    tiles = (*tiles, *tagged.pieces(source, SIZE))
    note = tr(
        "Shape and letter carry the meaning, so the sheet may be printed in grey. Worn and Spent stand beside the "
        "brigade; fresh needs no marker."
    )
    return Deck("markers", tr("Markers"), tiles=tiles, kind="tiles", note=note + tagged.note(source))


def _sides(source: Source) -> tuple[str, ...]:
    return (source.side,) if source.side else _SIDES


def _units(source: Source) -> Iterator[Tile]:
    ruled = {row.id for row in source.rules.markers.marker}
    for need in NEEDS:
        if _RULED.get(need.name, need.name) in ruled or need.name not in _RULED:
            yield from _several(need.name, _count(need, source), _drawn(source.rules, need.name))


def _several(name: str, count: int, drawing: Drawing) -> Iterator[Tile]:
    for nth in range(1, count + 1):
        yield Tile(f"{name}-{nth}", drawing)


# ---- how many


def _count(need: Need, source: Source) -> int:
    """Give how many a game could need: a share of its units, and never fewer than stand on its table now."""
    if source.view is None:
        return need.sheet
    units = [one for one in source.view.units if one.side in _sides(source) and one.status in PRESENT]
    of = [one for one in units if need.of in ("unit", one.kind)]
    now = sum(_holds(need.name)(one) for one in of)
    # Division rounded up. Not one a unit: markers come off again, and no table has half its brigades disordered at
    # once.
    return max(-(-len(of) // need.each), now)


def _holds(name: str) -> Callable[[Any], bool]:
    from companion.drawing.marks import marks as held

    if name in ("worn", "spent"):
        return lambda unit: unit.state == name
    if name == "breakthrough":
        return lambda unit: bool(unit.breakthrough)
    return lambda unit: any(mark.id == name for mark in held(unit))


# ---- how they look


def _drawn(rules: Rules, name: str) -> Drawing:
    changing = by_rule(rules.once(fire_modifiers.die_table), "changing")
    captions = {
        "disordered": tr("disordered"),
        "low-ammunition": tr("low ammunition"),
        "silenced": tr("Silenced"),
        "damaged": tr("damaged"),
        "wrecked": tr("wrecked"),
        "charging": tr("charging"),
        "worn": tr("worn"),
        "spent": tr("spent"),
        "changed": tr("changed, {value}", value=signed(int(worth(changing)))),
        "breakthrough": tr("breakthrough"),
    }
    if name in ("worn", "spent"):
        size = 9.0
        at = (SIZE - marks.state_width(size)) / 2, 4.6
        return _tile(marks.state(name[0].upper(), size, at), captions[name])
    size = 12.6
    return _tile(marks.mark(name, size, ((SIZE - size) / 2, 3.0)), captions[name])


def _tile(shapes: tuple[Shape, ...], caption: str, under: str = "") -> Drawing:
    """Put a caption under what is drawn, and a smaller line under it."""
    y = 18.5 if not under else 18.0
    lines = [Letters(SIZE / 2, y, caption.upper(), _CAPTION, widest=_INSIDE)]
    if under:
        lines.append(Letters(SIZE / 2, y + 2.5, under, _CAPTION, token="ink2", bold=False, widest=_INSIDE))
    said = f"{caption}, {under}" if under else caption
    return Drawing(SIZE, SIZE, (*shapes, *lines), true=True, said=said)


def _ground(side: str, plate: float) -> tuple[Shape, ...]:
    """Give a side's ground, solid or hatched; on the hatched one a white plate of this width, for what stands on it."""
    wide, tall = _GROUND
    at: At = ((SIZE - wide) / 2, 2.6)
    ground = painted(box(wide, tall, at), side)
    if side != "confederate":
        return (ground,)
    return ground, Path(box(plate, tall - 2.2, ((SIZE - plate) / 2, at[1] + 1.1)), fill="page", line="")


def _leader(side: str, caption: str, under: str = "", *, filled: bool = False) -> Drawing:
    size = 9.0
    token = "page" if side == "union" else TOKENS[side]
    star = marks.star(size, ((SIZE - size) / 2, 2.6 + (_GROUND[1] - size) / 2), filled=filled, token=token)
    return _tile((*_ground(side, size + 0.6), *star), caption, under)


def _objective(side: str, figure: str, caption: str, under: str = "") -> Drawing:
    token = "page" if side == "union" else TOKENS[side]
    plate = 4.5 + 4.0 * len(figure)
    number = Letters(SIZE / 2, 11.9, figure, 9.0, token, widest=_GROUND[0] - 2)
    return _tile((*_ground(side, min(plate, _GROUND[0] - 1)), number), caption, under)


def _turn(number: int) -> Drawing:
    return _tile((Letters(SIZE / 2, 13.2, str(number), 13.0, widest=_INSIDE),), tr("turn"))


# ---- leaders, objectives, turns


def _of_sheet(sides: tuple[str, ...]) -> Iterator[Tile]:
    names = {"union": tr("Union leader"), "confederate": tr("Conf. leader")}
    for side in sides:
        yield from _several(f"leader-{side}", _LEADERS, _leader(side, names[side]))
    for side in sides:
        for nth in range(1, _OBJECTIVES + 1):
            yield Tile(f"objective-{side}-{nth}", _objective(side, str(nth), tr("objective")))
    for nth in range(1, _TURNS + 1):
        yield Tile(f"turn-{nth}", _turn(nth))


def _of_game(view: Any, sides: tuple[str, ...]) -> Iterator[Tile]:
    ranks = {"division": tr("division"), "corps": tr("corps"), "army": tr("army")}
    for side in sides:
        for one in view.leaders:
            if one.side == side and one.status in PRESENT:
                commands = view.names.get(one.commands, "")
                commands = ranks[one.rank] if commands in ("", one.name) else commands
                yield Tile(f"leader-{one.id}", _leader(side, one.name, commands, filled=one.exceptional))
    for nth, one in enumerate(view.objectives, 1):
        points = plural(one.points, "{n} point", "{n} points")
        for side in sides:
            yield Tile(f"objective-{side}-{one.id}", _objective(side, str(nth), one.name, points))
    for nth in range(1, view.last_turn + 1):
        yield Tile(f"turn-{nth}", _turn(nth))
