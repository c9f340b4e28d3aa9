"""Where a scenario's units stand at first, by its field: whether the two fit, and a whole deployment at once."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.faults import Problem
from companion.field.parts import place_of
from companion.field.shapes import Feature, Ground
from companion.games.miniatures.rules.placing.spots import Spot
from companion.games.miniatures.rules.state import State, unit, units
from companion.games.miniatures.rules.view import View
from companion.language.tongue import tr

Places = dict[str, tuple[float, ...]]
"""x, y and facing by unit, x and y by leader: as the order `place` takes them."""


def amiss(ground: Ground, state: State, file: str) -> Iterator[Problem]:
    """Yield what of a field does not fit the battle that is to be fought on it: nobody there is called so."""
    names = {one.name: one for one in state.objectives.values()}
    for nth, one in enumerate(ground.features):
        said, path = one.properties, f"$.features[{nth}].properties"
        for index, name in enumerate(said.units):
            found = unit(state, name) or state.leaders.get(name)
            if found is None:
                what = tr("nobody of this battle has the id {name!r}", name=name)
                yield Problem(file, f"{path}.units[{index}]", what, tr("ids are those of companion status --json"))
            elif found.side != said.side:
                yield Problem(file, f"{path}.side", tr("{name} is of the other side", name=found.name))
        if said.kind == "objective" and said.name not in names:
            hint = tr("any of {names}", names=", ".join(names) or tr("nothing"))
            yield Problem(file, f"{path}.name", tr("{name!r} is no objective of this battle", name=said.name), hint)
    yield from _edges(ground, state, file)


def _edges(ground: Ground, state: State, file: str) -> Iterator[Problem]:
    """Yield edges over which somebody comes where the field has no place for it; a field without arrivals says none."""
    there = {(one.properties.side, one.properties.edge) for one in ground.of("arrival")}
    wanted = {(one.side, one.arrives.edge): one.name for one in units(state) if one.arrives.turn and one.arrives.edge}
    for (side, edge), name in sorted(wanted.items()):
        if there and (side, edge) not in there:
            what = tr("{name} comes over an edge that has no arrival here: {edge}", name=name, edge=tr(edge))
            yield Problem(file, "$.features", what, tr("add an arrival of the {side} side there", side=tr(side)))


def deployment(view: View, *, side: str = "", division: str = "") -> Places:
    """Give the places that the field proposes for who is on the table and has none yet; all, or a side's or division's.

    A division is named by its id or its name as the view has it, a battalion of guns by its name.
    """
    there = {one.id: (one.division, one.battalion) for one in view.units if one.status == "on-table"}
    loose = {one.id: (one.commands, None) for one in view.leaders if one.status == "on-table" and not one.attached}
    found: Places = {}
    for one in _proposed(view):
        for name in one.properties.units:
            of, battalion = there.get(name) or loose.get(name) or (None, None)
            wanted = not division or division in (of, view.names.get(of or "", ""), battalion)
            if side in ("", one.properties.side) and wanted and name not in view.field.places:
                if name in there:
                    found[name] = _spot(one)
                elif name in loose:
                    found[name] = place_of(one)
    return found


def _proposed(view: View) -> Iterator[Feature]:
    return (one for one in view.field.ground if one.properties.kind == "unit")


def _spot(one: Feature) -> Spot:
    return (*place_of(one), one.properties.facing or 0.0)
