"""What lies on the map: rows that a side's view fills in (`showing`). What is not given is not shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, get_args

import msgspec

from companion.games.tactical.charts.terms import Arm, Mode, Side
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.games.tactical.rules.state import Rank

Layer = Literal[
    "units", "names", "plots", "sight", "fire", "reach", "zones", "command", "trails", "contours", "grid", "numbers"
]
LAYERS: tuple[Layer, ...] = get_args(Layer)
"""What a person may switch on and off."""
AT_FIRST: frozenset[Layer] = frozenset(LAYERS) - {"numbers"}


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A unit as a seat knows it."""

    id: str
    at: Square
    side: Side
    name: str
    arm: Arm
    mode: Mode
    facing: Direction | None = None
    """None where units face nowhere: in the Basic game."""
    strength: str = ""
    gunboat: bool = False
    routed: bool = False
    disrupted: bool = False
    in_command: bool = True
    ammo: bool = True
    fort: int = 0
    fire: Square | None = None
    """Where its fire is plotted."""
    melee: bool = False
    advance: bool = False
    leader: Rank | Literal[""] = ""
    """The highest leader with it."""
    selected: bool = False
    kin: bool = False
    """Of the formation that is being shown (command I)."""
    said: tuple[str, ...] = ()
    """Its traits, and what only eyes know of it."""
    spent: bool = False
    """It cannot act this phase: not activated, or without points; drawn paler."""


class Seen(msgspec.Struct, frozen=True):
    """What is seen from a square, and what is hidden within the limit of sight and the arc."""

    at: Square
    seen: frozenset[Square]
    hidden: frozenset[Square] = frozenset()


class Fire(msgspec.Struct, frozen=True):
    """Squares that a unit's weapon reaches and that it sees; `target` is where it would fire."""

    at: Square
    squares: frozenset[Square]
    target: Square | None = None


class Reached(msgspec.Struct, frozen=True):
    """Where a unit can go, with the operation points that it costs."""

    at: Square
    side: Side
    costs: dict[Square, int]


class Zone(msgspec.Struct, frozen=True):
    """The squares in a side's zones of control."""

    side: Side
    squares: frozenset[Square]
    held: frozenset[Square] = frozenset()
    """Those that its units stand in, which no zone of their own holds."""


class Command(msgspec.Struct, frozen=True):
    """A trace of command: from a leader's square to a unit's or another leader's, and how far it may be."""

    side: Side
    leader: Square
    to: Square
    squares: int
    held: bool
    """Whether it is in reach."""


class Trail(msgspec.Struct, frozen=True):
    """The squares through which a unit came, or is to go, the last where it ends."""

    side: Side
    squares: tuple[Square, ...]
    costs: tuple[int, ...] = ()
    """What each square but the first costs in all, where it is still to go."""


class Clash(msgspec.Struct, frozen=True):
    """A square in which something happened just now: a fire, a melee; what is said of it stands beside it."""

    at: Square
    text: str = ""
    whence: Square | None = None
    """Where the fire or the attack came from."""
    side: Side = "union"
    """Whose fire or attack."""


class Marks(msgspec.Struct, frozen=True):
    """All that lies on the map, as one seat knows it; made anew from its view after every change."""

    counters: tuple[Counter, ...] = ()
    """In the order in which they lie in a square, from the top."""
    icons: bool = False
    """Figures in place of symbols: they show neither facing nor mode (ANT-2.1p)."""
    seen: Seen | None = None
    fire: Fire | None = None
    reach: Reached | None = None
    zones: tuple[Zone, ...] = ()
    command: tuple[Command, ...] = ()
    trails: tuple[Trail, ...] = ()
    clashes: tuple[Clash, ...] = ()
    night: bool = False
    """The map is drawn in the dark theme's colours."""

    def at(self, square: Square) -> tuple[Counter, ...]:
        """Give the counters in a square, from the top."""
        return tuple(one for one in self.counters if one.at == square)


class Lying(NamedTuple):
    """Marks, and which layers are on; what is off is left out already (`shown`)."""

    marks: Marks
    layers: frozenset[Layer]


class Hint(msgspec.Struct, frozen=True):
    """What follows the cursor: a way that would be gone, a square that would be fired at, words at the cursor."""

    way: Trail | None = None
    shot: tuple[Square, Square] | None = None
    text: str = ""


NOTHING, NO_HINT = Marks(), Hint()


def shown(marks: Marks, layers: Collection[Layer]) -> Marks:
    """Leave out what is switched off; a unit's plots are its own, not shown with units off."""
    keep = msgspec.structs.asdict(marks)
    empty = Marks()
    for layer, fields in (
        ("units", ("counters", "clashes")),
        ("sight", ("seen",)),
        ("fire", ("fire",)),
        ("reach", ("reach",)),
        ("zones", ("zones",)),
        ("command", ("command",)),
        ("trails", ("trails",)),
    ):
        if layer not in layers:
            keep |= {field: getattr(empty, field) for field in fields}
    return Marks(**keep)
