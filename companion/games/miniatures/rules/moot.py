"""What the list on the table need not ask for any more when a player turn begins: the next turn has made it moot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules.act import Act
from companion.games.miniatures.rules.state import State, unit
from companion.language.messages import Term

TAKE_OFF = {one.key for one in say.TAKE_OFF.values()}
MOVES = {
    one.key
    for one in (
        say.RETREAT,
        say.RETREAT_BY,
        say.GUNS_RETREAT,
        say.GUNS_RETREAT_BY,
        say.CARRIES,
        say.LEADER_STAYS,
        say.ON_TABLE,
        say.ON_TABLE_AT,
    )
}
MARKED = {say.MARKER_ON.key: True, say.MARKER_OFF.key: False}
MARKER_OF = {term: name for name, term in say.MARKERS.items()}


def moot(state: State) -> tuple[int, ...]:
    """Name the acts that nobody need do any more, by number, in their order.

    Of a unit that is gone all but its going; moves of a player turn before the one that ends, which were made or the
    pieces stand where they stand; and markers of which the table is right already, or is asked for twice.
    """
    left = [act for act in state.acts if not act.done]
    found = {act.number for act in left if _gone(state, act) or _moved_on(state, act)}
    found.update(_markers(state, [act for act in left if act.number not in found]))
    return tuple(sorted(found))


def _gone(state: State, act: Act) -> bool:
    there = unit(state, act.unit)
    return there is not None and there.status != "on-table" and act.text.key not in TAKE_OFF


def _moved_on(state: State, act: Act) -> bool:
    # Those of the turn that ends stay for one more: its last step may have asked for them only now.
    return act.text.key in MOVES and act.number <= state.acts_before


def _markers(state: State, acts: list[Act]) -> Iterator[int]:
    """Yield the acts of markers that are moot: on and off again is nothing, on and on again is once."""
    marked = sorted((act for act in acts if act.text.key in MARKED), key=_marker)
    for (name, marker), those in groupby(marked, key=_marker):
        there, asked = unit(state, name), list(those)
        if there is None:
            continue
        now = bool(getattr(there, marker.replace("-", "_"), False))
        # Nothing of these was done: the table stands as before the first of them.
        right = MARKED[asked[0].text.key] != now
        yield from (act.number for act in (asked if right else asked[:-1]))


def _marker(act: Act) -> tuple[str, str]:
    of = act.text.args.get("marker")
    return act.unit, MARKER_OF.get(of, "") if isinstance(of, Term) else ""
