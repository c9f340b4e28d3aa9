"""The map in characters: a window of hexes, their terrain, rivers, what is known to be in them (RTG-13.1.1, RTG-1.5a).

Each hex is six characters wide and four lines high; even columns stand half a hex lower.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile

import msgspec

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.shared import Limits
from companion.games.campaign.prompt.text.lines import wrapped
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex
from companion.games.campaign.rules.known import EnemySeen
from companion.games.campaign.rules.state import key
from companion.games.campaign.rules.view import View
from companion.games.campaign.words.sentences import spelled
from companion.language.tongue import number, tr

TERRAIN = {"town": "T", "road": "R", "clear": ".", "mountain": "M"}
RIVER = "~"
ACROSS, DOWN = 6, 4
"""Characters and lines from one hex to the next."""
MARGIN = 4
HARD = "\u00a0"
"""A space at which no line is broken."""
_EDGES: dict[Direction, tuple[tuple[int, int, str], ...]] = {
    1: tuple((x, 0, "_") for x in (2, 3, 4, 5)),
    2: ((6, 1, "\\"), (7, 2, "\\")),
    3: ((7, 3, "/"), (6, 4, "/")),
    4: tuple((x, 4, "_") for x in (2, 3, 4, 5)),
    5: ((0, 3, "\\"), (1, 4, "\\")),
    6: ((1, 1, "/"), (0, 2, "/")),
}
"""Where each side of a hex is drawn, from the hex's corner: characters right, lines down, the stroke of the grid."""


class Window(msgspec.Struct, frozen=True):
    """The part of the map that is shown (RTG-R-MAP-SIZE)."""

    corner: Hex
    columns: int
    rows: int

    def holds(self, at: Hex) -> bool:
        """Say whether a hex is on the screen."""
        x, y = at[0] - self.corner[0], at[1] - self.corner[1]
        return 0 <= x < self.columns and 0 <= y < self.rows

    def hexes(self) -> Iterator[Hex]:
        """Give the hexes of the window, row by row."""
        left, top = self.corner
        return ((x, y) for y in range(top, top + self.rows) for x in range(left, left + self.columns))


def cornered(rules: Rules, corner: Hex) -> Window:
    """Give the window with a hex in its upper left corner."""
    return Window(corner, rules.orders.map_corner.shown_columns, rules.orders.map_corner.shown_rows)


def centred(rules: Rules, at: Hex) -> Window:
    """Give the window with a hex in its middle, as far as the map reaches (RTG-13.2.7a)."""
    chart = rules.orders.map_corner
    x, y = at[0] - chart.shown_columns // 2, at[1] - chart.shown_rows // 2
    return cornered(rules, (_within(chart.columns, x), _within(chart.rows, y)))


def _within(span: Limits, value: int) -> int:
    return max(span.min, min(span.max, value))


def marks(view: View) -> dict[Hex, str]:
    """Give what is known to be in each hex: E and F, small where the report is older, and * or : for activity."""
    friends: dict[Hex, bool] = {}
    for one in view.corps:
        if one.side == view.seat and one.status == "present" and one.hex is not None:
            fresh = one.now is not None or (one.reported is not None and one.reported.age == 0)
            friends[one.hex] = friends.get(one.hex, False) or fresh
    enemies = {one.hex: one.age == 0 for one in view.enemies}
    activity = {one.hex: one.age == 0 for one in view.activity}
    return {
        at: _mark(enemies, at, "Ee") + _mark(friends, at, "Ff") + _mark(activity, at, "*:")
        for at in (*friends, *enemies, *activity)
    }


def _mark(known: dict[Hex, bool], at: Hex, signs: str) -> str:
    return " " if at not in known else signs[0] if known[at] else signs[1]


def picture(
    view: View, window: Window, *, grid: bool, cursor: Hex | None = None, path: Sequence[Hex] = ()
) -> Iterator[str]:
    """Draw a window: with the hex grid and coordinates, or without it and with numbered margins (RTG-13.1.1a)."""
    wide, high = ACROSS * window.columns + 2, DOWN * window.rows + DOWN // 2 + 1
    canvas = [[" "] * (MARGIN + wide) for _ in range(high)]
    known = marks(view)
    hexes = [at for at in window.hexes() if at[0] <= view.map.columns and at[1] <= view.map.rows]
    for at in hexes if grid else ():
        for direction in DIRECTIONS:
            _edge(canvas, window, at, direction)
    for at, direction, _ in view.map.rivers:
        if window.holds(at):
            _edge(canvas, window, at, direction, RIVER)
    for at in hexes:
        x, y = _corner(window, at)
        terrain = TERRAIN.get(view.map.terrain[at[1] - 1][at[0] - 1], "?")
        _put(canvas, x + 1, y + 3, f"{terrain} {known.get(at, '')}".rstrip())
        _put(canvas, x + 3, y + 1, "@" if at == cursor else "o" if at in path else "")
        _put(canvas, x + 2, y + 2, key(at) if grid else "")
    if not grid:
        left, top = window.corner
        for row in range(window.rows):
            _put(canvas, 0, _corner(window, (left, top + row))[1] + 3, str(top + row))
        heads = (f"   {column:<{ACROSS - 3}}" for column in range(left, left + window.columns))
        yield "".join([" " * MARGIN, *heads]).rstrip()
    lines = ["".join(line).rstrip() for line in canvas]
    yield from dropwhile(lambda line: not line, lines)


def _corner(window: Window, at: Hex) -> tuple[int, int]:
    x, y = at[0] - window.corner[0], at[1] - window.corner[1]
    return MARGIN + ACROSS * x, DOWN * y + (DOWN // 2 if at[0] % 2 == 0 else 0)


def _edge(canvas: list[list[str]], window: Window, at: Hex, direction: Direction, sign: str = "") -> None:
    x, y = _corner(window, at)
    for right, down, stroke in _EDGES[direction]:
        _put(canvas, x + right, y + down, sign or stroke)


def _put(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    for place, sign in enumerate(text, start=x):
        if 0 <= y < len(canvas) and place < len(canvas[y]):
            canvas[y][place] = sign


def terrain_key(view: View, window: Window) -> Iterator[str]:
    """Give the key to the map, and what the marks in the window stand for (RTG-13.1.1c)."""
    yield tr("T town   R road   . clear   M mountain   ~ river")
    yield tr("E enemy   F friendly   * activity; e, f and : as reported in earlier turns")
    towns = [f"{name} {key(at)}" for at, name in view.map.towns if window.holds(at)]
    yield from _listed(tr("Towns"), towns)
    yield from _listed(tr("Exit to Washington"), [key(at) for at in view.map.exits if window.holds(at)])
    yield from _listed(tr("Enemy"), [_sighted(one) for one in view.enemies if window.holds(one.hex)])
    foraged = [f"{key(one.hex)} {one.times}x" for one in view.foraged if window.holds(one.hex)]
    yield from _listed(tr("Foraged"), foraged)


def _sighted(one: EnemySeen) -> str:
    men = tr("{hex} {men} men", hex=key(one.hex), men=number(one.men))
    return f"{men}, {spelled(one.age, 'one turn ago', '{n} turns ago')}" if one.age else men


def _listed(head: str, items: Sequence[str]) -> Iterator[str]:
    """Give a list in lines of a terminal's width."""
    if items:
        together = "; ".join(item.replace(" ", HARD) for item in items)
        yield from (line.replace(HARD, " ") for line in wrapped(f"{head}: {together}"))
