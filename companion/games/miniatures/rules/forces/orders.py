"""The referee's orders that regroup troops. `order` names the command in JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from companion.charts.bounds import MANY, Points, SomeStands
from companion.kernel.overriding.orders import Command, Words

Cell = str | Points | bool | tuple[str, ...] | None
"""A cell of a roster as scripts write it: words, a number, yes or no, several words."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a unit that is split."""

    id: Words
    """The unit's own id for the part that keeps it; any other must be free."""
    name: Words
    stands: SomeStands


class Split(Command, frozen=True, tag="split"):
    """Split a unit into parts that have all its stands; losses, markers and history go with them."""

    unit: Words
    parts: Annotated[tuple[Part, ...], Meta(min_length=2, max_length=MANY)]


class Merge(Command, frozen=True, tag="merge"):
    """Merge units of one side and arm; what they were is summed, and the worst of their markers holds."""

    units: Annotated[tuple[str, ...], Meta(min_length=2, max_length=MANY)]
    into: Words
    """The id that they keep: that of one of them, or of the unit that they were split from."""


class AddUnit(Command, frozen=True, tag="add-unit"):
    """Add a unit that no order of battle brought, by a row as rosters have it."""

    row: Annotated[dict[str, Cell], Meta(min_length=1)]
    """{column: cell}."""


class Rename(Command, frozen=True, tag="rename"):
    """Give a unit another name; what the journal has told of it keeps the earlier one."""

    unit: Words
    name: Words


class Transfer(Command, frozen=True, tag="transfer"):
    """Put a unit under another division or corps of its side."""

    unit: Words
    to: Words
    """The id of the division or corps."""
