"""Who acts, what units are called, and which unit a name means (ANT-R-OOB-CLASH)."""

from __future__ import annotations

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.kernel import messages as words
from companion.language import messages as called
from companion.language.messages import Id, Named, Own, Several, says
from companion.language.nearly import nearly

SEVERAL_SO = says("tactical.why.several-so", "{name!r} is the name of several units; say which: {names}")
NONE_SO = says("tactical.why.none-so", "the {side} side has no unit {name!r}")
NEARLY_SO = says("tactical.why.nearly-so", "the {side} side has no unit {name!r}; near to it: {names}")


def side_to_act(state: State) -> Side | None:
    """Give the side whose operation phase it is; None in every other phase."""
    return state.phase.side or None if state.phase.kind == "operation" else None


def who(one: Unit | Leader) -> Named:
    """Name a unit or a leader in a message."""
    return called.Leader(one.id) if isinstance(one, Leader) else called.Unit(one.id)


def place(square: Square) -> str:
    """Give a square as it is written: its row from the north, its column from the west."""
    return f"{square[0]},{square[1]}"


def unit_named(state: State, side: Side, name: str) -> Unit | None:
    """Give a side's own unit by its id, or by a shown name that no other of its units bears; None when there is none.

    Ids know no capitals.
    """
    wanted = name.lower()
    found = state.units.get(wanted) or state.units.get(f"{side}:{wanted}")
    if found is not None:
        return found if found.side == side else None
    alike = [one for one in state.units.values() if one.side == side and one.name.lower() == wanted]
    return alike[0] if len(alike) == 1 else None


def unknown(state: State, side: Side, name: str) -> Reason:
    """Say that a side has no unit of a name, or several, and which are near to it."""
    alike = [one.id for one in state.units.values() if one.side == side and one.name.lower() == name.lower()]
    if alike:
        return Reason(
            SEVERAL_SO(name=Own(name), names=Several(tuple(map(Id, alike)))),
            "ANT-R-OOB-CLASH",
        )
    near = nearly(name, ((one.id, one.name) for one in state.units.values() if one.side == side))
    if not near:
        return Reason(NONE_SO(side=words.side(side), name=Own(name)))
    names = Several(tuple(map(Id, near)))
    return Reason(NEARLY_SO(side=words.side(side), name=Own(name), names=names))


def leader_named(state: State, side: Side, name: str) -> Leader | None:
    """Give a side's leader by id or by a name that only one of its leaders bears."""
    found = state.leaders.get(name.lower()) or state.leaders.get(f"{side}:{name.lower()}")
    if found is not None:
        return found if found.side == side else None
    alike = [one for one in state.leaders.values() if one.side == side and one.name.lower() == name.lower()]
    return alike[0] if len(alike) == 1 else None


def half(one: Unit) -> str:
    """Give which half of its brigade a unit is, "A" or "B" as its name ends; "" for a unit that is no half."""
    return one.name[-1] if one.arm == "infantry" and one.name.endswith(("-A", "-B")) else ""
