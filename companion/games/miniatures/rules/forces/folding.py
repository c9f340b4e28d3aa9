"""The fold of regrouping: units come and go, and whatever names one that is gone names who is it now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.forces.origins import beginning
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.placing.numbering import numbered, numbers
from companion.games.miniatures.rules.state import Battery, Brigade, Shot, State, unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.language.messages import bound

U = TypeVar("U", Brigade, Battery)
RANK = ("fresh", "worn", "spent")


def fold(state: State, event: facts.Regrouped) -> State:
    """Give the state after troops were regrouped."""
    # Kept before the first change: where stands return to is never what they were made into.
    kept, tags = replace(state, origins=beginning(state)), numbers(state)
    match event:
        case facts.UnitSplit():
            return numbered(_split(kept, event), tags)
        case facts.UnitsMerged():
            return numbered(_merged(kept, event), tags)
        case facts.UnitAdded():
            return numbered(_added(kept, event), tags)
        case facts.Renamed():
            return _changed(state, event.unit, name=event.after)
        case facts.Transferred():
            return _changed(kept, event.unit, division=event.division, corps=event.corps)


def _split(state: State, event: facts.UnitSplit) -> State:
    names = tuple(one.id for one in event.parts)
    after = replace(
        state,
        brigades=_put(state.brigades, event.unit, event.brigades, gone=(event.unit,)),
        batteries=_put(state.batteries, event.unit, event.batteries, gone=(event.unit,)),
    )
    judged = dict.fromkeys(names, state.judged[event.unit]) if event.unit in state.judged else {}
    after = _renamed(after, state, {event.unit: event.heir})
    return replace(
        after,
        brigades={name: _beaten(one, state, event.unit, names) for name, one in after.brigades.items()},
        judged={name: found for name, found in after.judged.items() if name != event.unit} | judged,
        fought=_spread(state.fought, event.unit, names),
        shots=tuple(_shot_by_parts(one, event.unit, event.heir, names) for one in state.shots),
    )


def _beaten(one: Brigade, before: State, gone: str, parts: Sequence[str]) -> Brigade:
    """Give a brigade that has beaten the whole, and so all its parts, in this player turn."""
    was = before.brigades.get(one.id)
    if was is None or gone not in was.this_turn.beat:
        return one
    return replace(one, this_turn=replace(one.this_turn, beat=_spread(was.this_turn.beat, gone, parts)))


def _shot_by_parts(one: Shot, name: str, heir: str, names: Sequence[str]) -> Shot:
    """Give a volley that waits for the step's end: all parts of who fired have fired, its target is who was it."""
    firers, low_ammo = (_spread(those, name, names) for those in (one.firers, one.low_ammo))
    return replace(one, target=heir if one.target == name else one.target, firers=firers, low_ammo=low_ammo)


def _merged(state: State, event: facts.UnitsMerged) -> State:
    made = event.made.id
    at = made if unit(state, made) is not None else event.units[0]
    after = replace(
        state,
        brigades=_put(state.brigades, at, event.brigades, gone=event.units),
        batteries=_put(state.batteries, at, event.batteries, gone=event.units),
    )
    judged = [state.judged[name] for name in event.units if name in state.judged]
    left = {name: found for name, found in state.judged.items() if name not in event.units}
    after = _renamed(after, state, {name: made for name in event.units if name != made})
    return replace(after, judged=left | ({made: max(judged, key=RANK.index)} if judged else {}))


def _added(state: State, event: facts.UnitAdded) -> State:
    return replace(
        state,
        brigades=state.brigades | {one.id: one for one in event.brigades},
        batteries=state.batteries | {one.id: one for one in event.batteries},
        leaders=state.leaders | {one.id: one for one in event.leaders},
        names=state.names | event.names,
    )


def _changed(state: State, of: str, /, **changes: str) -> State:
    if of in state.brigades:
        return replace(state, brigades=state.brigades | {of: replace(state.brigades[of], **changes)})
    return replace(state, batteries=state.batteries | {of: replace(state.batteries[of], **changes)})


def _put(there: Mapping[str, U], at: str, those: Iterable[U], gone: Sequence[str]) -> dict[str, U]:
    """Give units by id, in the place of one of those that are gone who they are now."""
    found: dict[str, U] = {}
    for name, one in there.items():
        if name == at:
            found |= {made.id: made for made in those}
        elif name not in gone:
            found[name] = one
    return found


# ---- who names whom


def _renamed(state: State, before: State, now: Mapping[str, str]) -> State:
    """Give the state in which whatever named a unit that is gone names who is it now."""
    changed = {name: heir for name, heir in now.items() if name != heir}
    if not changed:
        return state
    leaders = {
        name: replace(one, attached=changed[one.attached]) if one.attached in changed else one
        for name, one in state.leaders.items()
    }
    return replace(
        state,
        leaders=leaders,
        brigades={name: _turned(one, changed) for name, one in state.brigades.items()},
        batteries={name: _turned(one, changed) for name, one in state.batteries.items()},
        fought=_those(state.fought, changed),
        shots=tuple(
            replace(
                one,
                target=changed.get(one.target, one.target),
                firers=_those(one.firers, changed),
                low_ammo=_those(one.low_ammo, changed),
            )
            for one in state.shots
        ),
        # The words keep the name that the unit had: what is to be done was asked of it.
        acts=tuple(
            replace(act, unit=changed[act.unit], text=bound(act.text, partial(name_of, before)))
            if act.unit in changed
            else act
            for act in state.acts
        ),
    )


def _turned(one: U, changed: Mapping[str, str]) -> U:
    turn: ThisTurn = one.this_turn
    if changed.keys().isdisjoint((turn.charges, *turn.touches, *turn.beat)):
        return one
    charges = changed.get(turn.charges, turn.charges)
    touches = tuple(name for name in _those(turn.touches, changed) if name != charges)
    return replace(one, this_turn=replace(turn, charges=charges, touches=touches, beat=_those(turn.beat, changed)))


def _those(names: Sequence[str], changed: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(changed.get(name, name) for name in names))


def _spread(names: Sequence[str], gone: str, parts: Sequence[str]) -> tuple[str, ...]:
    return tuple(one for name in names for one in (parts if name == gone else (name,)))
