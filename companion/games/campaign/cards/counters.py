"""The hundred counters of the Gettysburg campaign, 14 mm square for the map's hexes of 19 mm (RTG-1.1a, RTG-1.5b)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import Deck, Drawing, Letters, Path, Shape, Tile
from companion.cards.shapes import marks
from companion.cards.shapes.sides import TINTS, TOKENS, bar, box
from companion.cards.sizes import MM
from companion.cards.source import Source
from companion.cards.type import LEAST, width
from companion.games.campaign.setup.armies import Unit, read_order_of_battle
from companion.games.campaign.words.map.installed import installed
from companion.kernel import shelf
from companion.language.tongue import number, tr

SIZE = 14.0
STRENGTHS = (1, 2, 5, 10, 15, 20, 30)
"""Thousands of men on a counter of the enemy's strength."""
ENEMY, ACTIVITY, BLANK = 2, 10, 18
"""So many of each enemy strength for each side, of activity, and of blanks for what was foraged."""
_BAR, _ROOM = 2.2, 11.2
_MARKED = 6.0
"""The width of the letters beside the mark of a demoralised corps."""


def deck(source: Source) -> Deck:
    """Give corps, demoralised corps, enemy strengths, activity and forage. Raises BadInput.

    The corps are the book's, whichever game they are printed for: no side's are told by them.
    """
    text = shelf.resource_text("campaign", "june28.toml")
    armies = read_order_of_battle(text, file="june28.toml", scale=source.rules.scale, ground=installed())
    tiles = (*_corps(armies.units), *_reports(), *_blanks())
    note = tr("D is a demoralised corps. Strengths are the enemy's, for either side; blanks mark what was foraged.")
    return Deck("gettysburg-counters", tr("Campaign counters"), tiles=tiles, kind="tiles", note=note)


def _corps(units: tuple[Unit, ...]) -> Iterator[Tile]:
    for demoralised in (False, True):
        for one in units:
            name = f"{one.id}-demoralised" if demoralised else one.id
            yield Tile(name, _counter(one, demoralised=demoralised))


def _counter(one: Unit, *, demoralised: bool) -> Drawing:
    middle = _BAR + (SIZE - _BAR) / 2
    title = tr("HQ") if one.headquarters else one.letter
    x, wide = (middle - 1.8, _MARKED) if demoralised else (middle, _ROOM)
    shapes: list[Shape] = [
        Path(box(SIZE, SIZE), fill=TINTS[one.side], line=""),
        *bar(one.side, _BAR, SIZE),
        Letters(x, 6.6, title, 5.6, TOKENS[one.side], display=True, widest=wide),
        *_names(one, middle),
    ]
    said = f"{one.unit}, {one.leader}"
    if demoralised:
        said = tr("{corps}, demoralised", corps=said)
        shapes += marks.mark("disordered", 4.4, (SIZE - 4.8, 0.4))
    return Drawing(SIZE, SIZE, tuple(shapes), true=True, said=said)


def _names(one: Unit, middle: float) -> Iterator[Letters]:
    """Give the leader and the corps below him, on two lines where it is too long for one."""
    lines = [one.unit] if width(one.unit, "text", LEAST) <= _ROOM * MM else one.unit.rsplit(" ", 1)
    yield Letters(middle, 10.0 if len(lines) == 1 else 8.9, one.leader, 2.7, widest=_ROOM)
    for place, line in enumerate(lines, 1):
        y = 12.6 if len(lines) == 1 else 8.9 + place * 2.05
        yield Letters(middle, y, line, 2.15, "ink2", bold=False, widest=_ROOM)


def _reports() -> Iterator[Tile]:
    for side in ("union", "confederate"):
        for thousands in STRENGTHS:
            for nth in range(1, ENEMY + 1):
                yield Tile(f"{side}-{thousands}-{nth}", _enemy(side, thousands))
    for nth in range(1, ACTIVITY + 1):
        yield Tile(f"activity-{nth}", _plain("?", tr("activity"), "ink"))


def _enemy(side: str, thousands: int) -> Drawing:
    men = number(thousands * 1000)
    shapes = (
        Path(box(SIZE, SIZE), fill=TINTS[side], line=""),
        *bar(side, SIZE, 1.8),
        Letters(SIZE / 2, 8.6, men, 3.7, TOKENS[side], widest=SIZE - 1.6),
        Letters(SIZE / 2, 12.4, tr("enemy"), 2.3, "ink2", bold=False, widest=SIZE - 2),
    )
    return Drawing(SIZE, SIZE, shapes, true=True, said=men)


def _plain(sign: str, caption: str, token: str) -> Drawing:
    shapes = (
        Letters(SIZE / 2, 8.6, sign, 8.0, token, display=True),
        Letters(SIZE / 2, 12.2, caption, 2.3, "ink2", bold=False, widest=SIZE - 2),
    )
    return Drawing(SIZE, SIZE, shapes, true=True, said=caption)


def _blanks() -> Iterator[Tile]:
    for nth in range(1, BLANK + 1):
        caption = Letters(SIZE / 2, 12.2, tr("foraged"), 2.3, "ink2", bold=False, widest=SIZE - 2)
        yield Tile(f"foraged-{nth}", Drawing(SIZE, SIZE, (caption,), true=True, said=tr("foraged")))
