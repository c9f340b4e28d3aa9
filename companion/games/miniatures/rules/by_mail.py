"""A battle on the table as one seat knows it: its own units whole, of the others what the table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.games.miniatures.rules.duties import Duty
from companion.games.miniatures.rules.placing.field import OF_A_SIDE
from companion.games.miniatures.rules.placing.numbering import numbers
from companion.games.miniatures.rules.score import Score
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Prompt, State, Told, Unit, unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.rules.view import UnitView, View
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import bare

STATE, VIEW, DUTY, SCORE, RECALLED = State, View, Duty, Score, type(None)
FIELD = "field"


def known(state: State, view: View, commanders: Mapping[str, Commander]) -> State:
    """Give a state that holds no more than a side's view of it."""
    seat = view.seat
    there = {one.id for one in view.units} | {one.id for one in view.leaders}
    whole = {one.id for one in view.units if one.stands is not None}
    is_open = state.intelligence == "open" and whole == {one.id for one in view.units}
    found = [_unit(state, one, there) for one in view.units]
    acts = {one.number for one in view.acts}
    told = tuple(one for one in state.acts if one.number in acts)
    asked = {(one.seat, one.kind, one.name) for one in view.waiting}
    made = replace(
        state,
        brigades={one.id: one for one in found if isinstance(one, Brigade)},
        batteries={one.id: one for one in found if isinstance(one, Battery)},
        leaders={one.id: _leader(state, one, there) for one in view.leaders},
        names=view.names,
        players=view.players,
        shots=state.shots if is_open else (),
        judged={name: how for name, how in state.judged.items() if name in whole},
        fought=state.fought if is_open else tuple(one for one in state.fought if one in there),
        combats=view.combats,
        pending=tuple(one for one in state.pending if (one.seat, one.kind, one.name) in asked),
        acts=told,
        acts_made=state.acts_made if is_open else max(acts, default=0),
        acts_before=state.acts_before if is_open else max((n for n in acts if n <= state.acts_before), default=0),
        origins={name: one for name, one in state.origins.items() if is_open or name in whole},
        tags={name: tag for name, tag in numbers(state).items() if is_open or name in view.field.tags},
        briefings={seat: view.briefing} if view.briefing != Told() else {},
        commanders=dict(commanders),
    )
    if not made.pending and view.to_act in ("union", "confederate") and any(state.pending) and not is_open:
        waits = Prompt(seat=view.to_act, kind="", text=bare(""), choices=())  # type: ignore[arg-type]
        return replace(made, pending=(waits,))
    return made


def handed_on(game: object, state: State, command: object) -> None:
    """Give nothing: no order of a side lets the battle go on by itself."""
    del game, state, command


def carried(texts: Mapping[str, str], view: View) -> Mapping[str, str]:
    """Give the field without what is the enemy's alone on it: where he sets up and comes on."""
    if FIELD not in texts or view.intelligence == "open":
        return texts
    found: dict[str, Any] = msgspec.json.decode(texts[FIELD])
    kept = [one for one in found["features"] if not _is_of_another(one.get("properties", {}), view.seat)]
    return {FIELD: msgspec.json.encode({**found, "features": kept}).decode()}


def _is_of_another(properties: Mapping[str, Any], seat: str) -> bool:
    return properties.get("kind") in OF_A_SIDE and properties.get("side") not in (None, seat)


def _unit(state: State, one: UnitView, there: set[str]) -> Unit:
    """Give a unit: of one whose strength is hidden the least that a unit can have, the same for all."""
    true = unit(state, one.id)
    assert true is not None  # a view holds whom its state does
    if one.stands is not None:
        done = replace(true.this_turn, charges=one.charges, touches=one.touches, beat=one.beat)
        return replace(true, this_turn=done)
    done = ThisTurn(
        outcome=one.outcome,
        charges=one.charges,
        touches=one.touches,
        beat=one.beat,
        fired=one.fired,
        moved=one.moved,
        changed_formation=one.changed,
        breakthrough=one.breakthrough,
    )
    shown: dict[str, Any] = {
        "id": one.id,
        "name": one.own_name,
        "side": true.side,
        "division": one.division,
        "corps": one.corps,
        "stands_at_start": 1,
        "stands": 1,
        "status": true.status,
        "seen": one.seen,
        "this_turn": done,
        "emblem": one.emblem,
        "at": one.at,
        "facing": one.facing or 0.0,
    }
    if isinstance(true, Brigade):
        return Brigade(
            **shown,
            arm=true.arm,
            fresh_at=1,
            worn_at=1,
            formation=true.formation,
            mounted=bool(one.mounted),
            disordered=one.disordered,
        )
    return Battery(
        **shown,
        gun="smoothbore",
        horse=true.horse,
        limbered=bool(one.limbered),
        silenced=one.silenced,
        wrecked=one.wrecked,
    )


def _leader(state: State, one: Leader, there: set[str]) -> Leader:
    """Give a leader under his own name, as the view has him otherwise; whom he rides with the view may not know."""
    attached = one.attached if one.attached in there else ""
    return replace(one, name=state.leaders[one.id].name, attached=attached)
