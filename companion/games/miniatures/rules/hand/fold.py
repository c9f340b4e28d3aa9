"""The fold of what was set by hand: one field, and the column of the books that paid for it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from companion.games.miniatures.rules.hand import books
from companion.games.miniatures.rules.hand.settable import OF_THIS_TURN, somebody
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State, Unit, attached_to
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.rules.whose import whose
from companion.kernel.overriding.facts import Overridden


def overridden(state: State, event: Overridden) -> State:
    """Give the state with one field set; raises msgspec.ValidationError when the value does not fit the field."""
    field, value = event.field, event.after
    if whose(state, event.target, field) is state:
        # Converted as a whole, so that a value of plain JSON becomes what the field's type says, or is refused.
        return msgspec.convert({**_shallow(state), field: value}, State)
    one = somebody(state, event.target)
    if isinstance(one, Leader):
        return _put(state, msgspec.convert({**_shallow(one), field: _placed(one, field, value)}, Leader))
    if field in OF_THIS_TURN:
        done = msgspec.convert({**_shallow(one.this_turn), field: value}, ThisTurn)
        return _put(state, replace(one, this_turn=done))
    made = msgspec.convert({**_shallow(one), field: _placed(one, field, value)}, type(one))
    after = _put(state, _booked(made, event))
    return after if event.pays or field not in books.FIGURES else _without_ghosts(after, event.target)


def _placed(one: Unit | Leader, field: str, value: object) -> object:
    """Give the turn in which somebody arrives with the edge that he has: a whole number means the turn alone."""
    return replace(one.arrives, turn=value) if field == "arrives" and type(value) is int else value


def _booked(made: Unit, event: Overridden) -> Unit:
    """Let the books of a unit balance after one of its figures was set, or it was sent out of the game."""
    if event.field == "status":
        # Facts of early builds, which named no column, left the stands where they were.
        return books.struck_off(made, event.pays) if event.pays and made.stands > 0 else made
    if event.field not in books.FIGURES:
        return made
    column = event.pays or books.ASIDE
    paid = made if column == event.field else books.paid_by(made, column)
    if isinstance(paid, Battery):
        return replace(paid, damaged=min(paid.damaged, max(0, paid.stands)))
    few = event.pays and paid.stands == 1 and paid.formation in ("double-line", "attack-column")
    return replace(paid, formation="single-line") if few else paid  # all one stand can hold: D10-RUL-FORM-FEW-STANDS


def _without_ghosts(state: State, name: str) -> State:
    """Take a unit off the table that an early build left standing on it without a stand; its leaders stay, detached."""
    one = somebody(state, name)
    if isinstance(one, Leader) or one.stands > 0 or one.status != "on-table":
        return state
    free = {leader.id: replace(leader, attached="") for leader in attached_to(state, name)}
    done = replace(one.this_turn, charges="", touches=(), breakthrough="")
    after = replace(state, leaders={**state.leaders, **free})
    return _put(after, replace(one, status=books.gone(one), this_turn=done))


def _shallow(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _put(state: State, made: Unit | Leader) -> State:
    match made:
        case Brigade():
            return replace(state, brigades={**state.brigades, made.id: made})
        case Battery():
            return replace(state, batteries={**state.batteries, made.id: made})
        case Leader():
            return replace(state, leaders={**state.leaders, made.id: made})
