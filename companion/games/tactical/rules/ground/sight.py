"""Line of sight: over ground of four elevations, past woods, towns, corn and units, as far as the day lets one see.

ANT-8.3a to ANT-8.3f, ANT-R-LOS, ANT-R-VISIBILITY; the arc of a facing by ANT-R-ARC, distances by ANT-R-DISTANCE.
Heights are whole feet: nothing is rounded. The squares that units occupy come with each question, so the answer holds
while they move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from functools import reduce
from itertools import chain, compress, product
from operator import or_

from companion.charts.figures import Reason
from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.messages.words import both, terrain
from companion.games.tactical.rules.ground.sight_figures import Measures, Relief
from companion.games.tactical.rules.ground.sight_tables import Box, Window, crossings, offset, window
from companion.games.tactical.rules.ground.squares import Direction, Square, distance, in_arc
from companion.language.messages import Argument, Message, says

OFF_MAP = says("tactical.why.sight-off-map", "{name} is off the map")
OUTSIDE_ARC = says("tactical.why.sight-arc", "{name} lies outside the arc of sight of facing {facing}")
TOO_FAR = says("tactical.why.sight-far", "{name} is {squares} squares away; from elevation {level} one sees {limit}")
TOO_FAR_IN_HAZE = says(
    "tactical.why.sight-haze",
    "{name} is {squares} squares away; from elevation {level} one sees {limit} at a visibility of {percent} percent",
)
HIDDEN = says("tactical.why.sight-hidden", "{name} is hidden by {seen}")
AT = says("tactical.sight.at", "{what} at {place}")
THE_UNITS = says("tactical.sight.units", "the units")
THE_GROUND = says("tactical.sight.ground", "the ground")
THE_TERRAIN = says("tactical.sight.terrain", "the {terrain}")

_ZERO_OR_ONE = bytes(sign == ord("1") for sign in range(256))


class _View:
    """What a square sees on a clear day were no units about, and what things of some height would hide from it."""

    __slots__ = ("at", "hiding", "near", "open", "rises", "window")

    def __init__(self, at: Square, around: Window, rises: tuple[tuple[int, int], ...], near: int) -> None:
        self.at, self.window = at, around
        self.rises = rises
        """(feet above the viewer, the squares so high that are not always seen)."""
        self.near = near
        """Always seen."""
        self.open = 0
        """In sight past ground and terrain, besides those."""
        self.hiding: dict[tuple[int, int], int] = {}

    def hides(self, step: int, height: int) -> int:
        """Give the squares that something so high above the viewer's eye hides at a step, where lines cross it."""
        asked = step, height
        hidden = self.hiding.get(asked)
        if hidden is None:
            hidden = 0
            for rise, squares in self.rises:
                hidden |= squares & self.window.hidden(step, height, rise)
            self.hiding[asked] = hidden
        return hidden


class Sight:
    """Who sees what on a map. What a square sees is worked out when it is first asked."""

    def __init__(self, ground: Relief, measures: Measures) -> None:
        self.ground, self.measures = ground, measures
        # A window around a corner square reaches off the map; the margin keeps it cut from whole rows.
        self._pad = max(measures.always, *measures.limits.values())
        self._squares = [[(x, y) for y in range(-self._pad, ground.columns + self._pad)] for x in range(ground.rows)]
        """Row by row, each with a margin to either side so that every window can be cut from it."""
        self._feet: dict[Square, int] = {}
        self._bare: dict[Square, int] = {}
        self._held: dict[Square, int] = {}
        """How high a square reaches, in feet: its ground, with what stands there, and with a unit in it besides."""
        self._at_height: dict[int, list[int]] = {}
        """{feet of ground: for each row a mask of the columns of that height}."""
        for at in product(range(ground.rows), range(ground.columns)):
            feet = (ground.elevation(at) - 1) * measures.level
            self._feet[at] = feet
            self._bare[at] = feet + measures.obstacles.get(ground.terrain(at), 0)
            top = self._bare[at] if measures.adds else feet
            self._held[at] = max(self._bare[at], top + measures.unit)
            self._at_height.setdefault(feet, [0] * ground.rows)[at[0]] |= 1 << at[1]
        self._views: dict[Square, _View] = {}

    def limit(self, square: Square, turn: int) -> int:
        """Give how far one sees from a square in a turn, in squares (ANT-8.3e, ANT-8.3f, ANT-R-VISIBILITY)."""
        return max(self.measures.always, self.measures.limit(self.ground.elevation(square), turn))

    def from_(
        self,
        square: Square,
        occupied: Set[Square],
        *,
        turn: int,
        facing: Direction | None = None,
        among: Collection[Square] | None = None,
    ) -> frozenset[Square]:
        """Give the squares in sight of a square, itself included: all round, or in the arc of a facing.

        `occupied` are the squares with units, of either side: they hide what is behind them. `among` asks for these
        squares only, which is quicker (ANT-8.3a, ANT-R-LOS, ANT-R-ARC).
        """
        view = self._views.get(square) or self._view(square)
        seen_from = view.window
        asked = seen_from.within[min(self.limit(square, turn), seen_from.reach)] & seen_from.arcs[facing]
        bits: dict[Square, int] = {}
        if among is not None:
            bits = {
                at: 1 << seen_from.bit(offset(square, at)) for at in among if distance(square, at) <= seen_from.reach
            }
            asked &= reduce(or_, bits.values(), 0)
        # What ground and terrain hide never changes and is kept by the square; units move, so only they are asked anew.
        left = self._past(view, view.open & asked, occupied, occupied, seen_from.boxes[facing])
        left |= view.near & asked
        if among is not None:
            return frozenset(at for at, bit in bits.items() if left & bit)
        return self._named(square, seen_from, left)

    def sees(
        self, one: Square, other: Square, occupied: Set[Square], *, turn: int, facing: Direction | None = None
    ) -> bool:
        """Say whether a square has another in sight (ANT-8.3a, ANT-R-LOS): the same as asking for all, for one pair."""
        return (
            other in self._feet
            and distance(one, other) <= self.limit(one, turn)
            and (facing is None or in_arc(one, facing, other))
            and not self.between(one, other, occupied)
        )

    def between(self, one: Square, other: Square, occupied: Set[Square]) -> tuple[Square, ...]:
        """Give the first square that hides two squares from one another, or the two that do so together; () for none.

        The line runs from eye to eye; what reaches it blocks it. Where it passes exactly between two squares both must
        (ANT-R-LOS). Neither facing nor the limit of sight is asked.
        """
        steps = distance(one, other)
        if steps <= self.measures.always:
            return ()
        eye = self._feet[one] + self.measures.eye
        rise = self._feet[other] - self._feet[one]
        x, y = one
        for step, ((south, east), (also_south, also_east)) in enumerate(crossings(*offset(one, other)), start=1):
            # Multiplied by the number of steps on both sides: heights stay whole feet, and a line that just touches is
            # told from one that misses.
            line = steps * eye + step * rise
            first, second = (x + south, y + east), (x + also_south, y + also_east)
            # At least: what comes up to the line stops it. So a unit on the flat hides the next behind it, and from a
            # level higher it does not.
            if steps * self._top(first, occupied) >= line and (
                first == second or steps * self._top(second, occupied) >= line
            ):
                return (first,) if first == second else (first, second)
        return ()

    def why_not(
        self, one: Square, other: Square, occupied: Set[Square], *, turn: int, facing: Direction | None = None
    ) -> Reason | None:
        """Give why a square does not have another in sight, in words; None when it has."""
        name = say.square(other)
        if other not in self._feet:
            return Reason(OFF_MAP(name=name), "ANT-1.3d")
        if facing is not None and not in_arc(one, facing, other):
            return Reason(OUTSIDE_ARC(name=name, facing=facing), "ANT-7.9d")
        limit = self.limit(one, turn)
        if distance(one, other) > limit:
            level, percent = self.ground.elevation(one), self.measures.percent(turn)
            far: dict[str, Argument] = {
                "name": name,
                "squares": distance(one, other),
                "level": level,
                "limit": limit,
            }
            if percent < 100:
                return Reason(TOO_FAR_IN_HAZE(**far, percent=percent), "ANT-8.3f")
            return Reason(TOO_FAR(**far), "ANT-8.3e")
        hiding = self.between(one, other, occupied)
        if not hiding:
            return None
        seen = both(AT(what=self._what(at, occupied), place=say.square(at)) for at in hiding)
        return Reason(HIDDEN(name=name, seen=seen), "ANT-8.3d")

    def _what(self, at: Square, occupied: Set[Square]) -> Message:
        """Name the tallest that stands in a square."""
        if at in occupied and self._held[at] > self._bare[at]:
            return THE_UNITS()
        if self._bare[at] <= self._feet[at]:
            return THE_GROUND()
        return THE_TERRAIN(terrain=terrain(self.ground.terrain(at)))

    def _top(self, at: Square, occupied: Set[Square]) -> int:
        return (self._held if at in occupied else self._bare)[at]

    def _past(self, view: _View, left: int, things: Iterable[Square], occupied: Set[Square], box: Box) -> int:
        """Take from some squares of a view those that are hidden by what is in squares of the map within a box."""
        (x, y), reach, side = view.at, view.window.reach, view.window.side
        north, south, west, east = x + box[0], x + box[1], y + box[2], y + box[3]
        first = (reach - x) * side + reach - y
        cells, hiding, eye = view.window.cells, view.hiding, self._feet[view.at] + self.measures.eye
        held, bare = self._held, self._bare
        for at_x, at_y in things:
            if not (north <= at_x <= south and west <= at_y <= east):
                continue
            cell = cells[first + at_x * side + at_y]
            if not cell.touched & left:
                continue
            (step, _, through, ties), at = cell, (at_x, at_y)
            asked = step, (held if at in occupied else bare)[at] - eye
            hidden = hiding.get(asked)
            if hidden is None:
                hidden = view.hides(*asked)
            left &= ~(through & hidden)
            for to_south, to_east, behind in ties:
                perhaps = behind & hidden & left
                if perhaps:
                    # A line exactly between two squares is stopped only where both stop it: one man at the corner of a
                    # field blocks nobody's view.
                    tied = self._top((at_x + to_south, at_y + to_east), occupied)
                    left &= ~(perhaps & view.hides(step, tied - eye))
        return left

    def _view(self, square: Square) -> _View:
        """Work out what a square sees past ground and terrain."""
        seen_from = window(max(self.measures.always, self.measures.limits[self.ground.elevation(square)]))
        near, here, on_map = seen_from.within[self.measures.always], self._feet[square], 0
        rises = []
        for feet, rows in self._at_height.items():
            mask = self._rows(square, seen_from, rows)
            on_map |= mask
            if mask & ~near:
                rises.append((feet - here, mask & ~near))
        view = _View(square, seen_from, tuple(rises), on_map & near)
        around = ((square[0] + south, square[1] + east) for south, east in seen_from.places)
        things = (at for at in around if at in self._feet)
        view.open = self._past(view, on_map & ~near, things, frozenset(), seen_from.boxes[None])
        # The memory of a view is for what changes; what the ground hides is in `open` by now.
        view.hiding.clear()  # few of these are asked again: units stand at other heights
        self._views[square] = view
        return view

    def _rows(self, square: Square, seen_from: Window, rows: list[int]) -> int:
        """Cut a window out of masks of the map's rows."""
        reach, side = seen_from.reach, seen_from.side
        whole, shift, mask = (1 << side) - 1, square[1] - reach, 0
        for x in range(max(0, square[0] - reach), min(len(rows), square[0] + reach + 1)):
            row = rows[x] >> shift if shift >= 0 else rows[x] << -shift
            mask |= (row & whole) << (x - square[0] + reach) * side
        return mask

    def _named(self, square: Square, seen_from: Window, mask: int) -> frozenset[Square]:
        """Give the squares of a mask."""
        reach, side = seen_from.reach, seen_from.side
        first = ((mask & -mask).bit_length() - 1) // side  # the row of the first: the own square is always among them
        north, west = square[0] - reach + first, square[1] - reach + self._pad
        # The empty rows before the first are cut off: turning a long number into signs is most of the cost.
        mask >>= first * side
        signs = f"{mask:b}"[::-1].encode().translate(_ZERO_OR_ONE)
        rows = self._squares[north : square[0] + reach + 1]
        return frozenset(compress(chain.from_iterable(row[west : west + side] for row in rows), signs))


def arc_of(level: Level, facing: Direction) -> Direction | None:
    """Give the facing whose arc limits the sight of a unit; None where one sees all round (ANT-7.9d, ANT-QS-3.3e)."""
    return None if level == "basic" else facing


def sighted(
    sight: Sight,
    watchers: Iterable[tuple[Square, Direction | None]],
    enemies: Collection[Square],
    occupied: Set[Square],
    *,
    turn: int,
) -> frozenset[Square]:
    """Give the squares of the enemy's that some watcher has in sight, whatever his weapon's range (ANT-R-HIDDEN)."""
    left = set(enemies)
    for square, facing in watchers:
        if not left:
            break
        left -= sight.from_(square, occupied, turn=turn, facing=facing, among=left)
    return frozenset(enemies) - left
