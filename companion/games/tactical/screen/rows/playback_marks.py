"""How a step of a playback lies on the map: who acts, where it strikes, who goes back and who follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.blows import Told
from companion.games.tactical.words.map import showing
from companion.games.tactical.words.map.marks import Clash, Marks, Trail
from companion.language.tongue import tr

Places = dict[str, Square]


def marks(before: View, after: View, facts: Sequence[Told], selected: str = "", *, icons: bool = False) -> Marks:
    """Give the map after a step with what happened on it; who acts is selected where nobody else is."""
    actors = actors_of(facts)
    chosen = selected or next(iter(actors), "")
    made = showing.marks(after, selected=chosen, kin=actors, icons=icons)
    return replace(made, clashes=tuple(_clashes(before, facts)), trails=tuple(_trails(before, facts)))


def actors_of(facts: Sequence[Told]) -> tuple[str, ...]:
    """Give who acts in a step: the firer, the attackers, the marcher."""
    for one in facts:
        match one.event:
            case ev.MeleeFought():
                return one.event.attackers
            case ev.Fired() | ev.Moved() | ev.Advanced() | ev.Arrived():
                return (one.event.unit,)
            case ev.Transferred():
                return (one.event.unit,)
    return ()


def place_of(before: View, facts: Sequence[Told]) -> Square | None:
    """Give the square in which a step happens; None where it has none."""
    places = _places(before)
    for one in facts:
        match one.event:
            case ev.Fired():
                return one.event.at
            case ev.MeleeFought() | ev.Faced() | ev.Arrived():
                return one.event.square
            case ev.Moved() | ev.Advanced():
                return one.event.to
            case _:
                found = places.get(getattr(one.event, "unit", ""))
                if found is not None:
                    return found
    return None


def _places(view: View) -> Places:
    return {one.id: one.square for one in view.units if one.square is not None}


def _clashes(before: View, facts: Sequence[Told]) -> Iterator[Clash]:
    """Give where fire and attacks strike, with the casualties; each square that attacks has an arrow."""
    places, sides = _places(before), {one.id: one.side for one in before.units}
    for one in facts:
        match one.event:
            case ev.Fired():
                shot = one.event
                said = f"−{shot.casualties}" if shot.casualties else tr("no loss")
                yield Clash(shot.at, said, places.get(shot.unit), sides.get(shot.unit, "union"))
            case ev.MeleeFought():
                fought = one.event
                said = f"−{fought.attacker_losses} : −{fought.defender_losses}"
                froms = dict.fromkeys(places[name] for name in fought.attackers if name in places)
                side: Side = next((sides[name] for name in fought.attackers if name in sides), "union")
                for nth, whence in enumerate(froms):
                    yield Clash(fought.square, "" if nth else said, whence, side)


def _trails(before: View, facts: Sequence[Told]) -> Iterator[Trail]:
    """Give by which squares units moved, went back and followed."""
    places, sides = _places(before), {one.id: one.side for one in before.units}
    ways: dict[str, list[Square]] = {}
    for one in facts:
        match one.event:
            case ev.Moved() | ev.Advanced():
                way = ways.setdefault(one.event.unit, [places[one.event.unit]] if one.event.unit in places else [])
                way.append(one.event.to)
            case ev.Retreated():
                way = ways.setdefault(one.event.unit, [places[one.event.unit]] if one.event.unit in places else [])
                way.extend(one.event.path)
    for name, squares in ways.items():
        if len(squares) > 1 and name in sides:
            yield Trail(sides[name], tuple(squares))
