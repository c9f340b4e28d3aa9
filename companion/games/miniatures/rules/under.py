"""Who is under whom on the table: what a side has to command, and the leaders who go with it."""

from __future__ import annotations

from companion.games.miniatures.rules.state import Leader, Side, State, Unit, units
from companion.kernel.overriding.commanding import Formations
from companion.language.ranks import by_command


def formations(state: State, side: Side) -> Formations:
    """Give what a side has to command: itself, its corps, their divisions and units, each with its leaders."""
    own = by_command((one for one in units(state) if one.side == side), lambda place: state.names.get(place, place))
    leaders = [one for one in state.leaders.values() if one.side == side]
    places = dict.fromkeys(place for one in own for place in (one.corps, one.division) if place)
    found = {str(side): frozenset(one.id for one in (*own, *leaders))}
    for place in places:
        those = [one for one in own if place in (one.corps, one.division)]
        found[place] = frozenset(one.id for one in those) | _leading(leaders, place, those)
    return found | {one.id: frozenset({one.id}) for one in own}


def _leading(leaders: list[Leader], place: str, those: list[Unit]) -> frozenset[str]:
    """Give the leaders of a corps or division, and those of the divisions that are in it."""
    within = {place} | {one.division for one in those if one.corps == place}
    return frozenset(one.id for one in leaders if one.commands and one.commands in within)
