"""What figures set by hand would make: more than the books or the battle can hold, or only what is odd."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import hand as why_hand
from companion.games.miniatures.rules.hand.books import FIGURES
from companion.games.miniatures.rules.state import Brigade, Leader, State, Unit, unit
from companion.kernel.overriding.ledger import Counted, late, past_the_last, put_in_besides, too_much_gone
from companion.kernel.overriding.setting import GAME
from companion.language.messages import Message, Named


def impossible(was: State, made: State, target: str, fields: Collection[str]) -> Iterator[Message]:
    """Name what no battle can hold after `fields` of a target were set, though each figure is one."""
    before, now = unit(was, target), unit(made, target)
    if before is not None and now is not None:
        if FIGURES.intersection(fields):
            yield from too_much_gone(say.unit(target), counted(before), counted(now))
        if "lost_in_fire" in fields and now.this_turn.lost_in_fire > now.stands_at_start + put_in(now):
            yield why_hand.MORE_IN_FIRE(name=say.unit(target), lost=now.this_turn.lost_in_fire)
    elif target == GAME and {"turn", "last_turn"}.intersection(fields):
        yield from past_the_last(made.turn, made.last_turn)


def odd(was: State, made: State, target: str, fields: Collection[str]) -> Iterator[Message]:
    """Name what is seldom meant after `fields` of a target were set: the referee says once more that it is."""
    before, now = unit(was, target), unit(made, target)
    if before is not None and now is not None and FIGURES.intersection(fields):
        yield from put_in_besides(say.unit(target), counted(before), counted(now))
    # Only odd: who sets both figures, one after the other, may come by it.
    if isinstance(now, Brigade) and {"fresh_at", "worn_at"}.intersection(fields) and now.worn_at > now.fresh_at:
        yield why_hand.WORN_ABOVE_FRESH(name=say.unit(target), worn=now.worn_at, fresh=now.fresh_at)
    one = now or made.leaders.get(target)
    if one is not None and "arrives" in fields and one.status == "to-arrive":
        yield from late(Named(one.id), one.arrives.turn, made.last_turn)
    if isinstance(one, Leader):
        if "returns" in fields:
            yield from late(say.leader(one.id), one.returns, made.last_turn)
        if "lost" in fields and one.lost > made.turn:
            yield why_hand.FELL_SO_OFTEN(leader=say.leader(one.id), lost=one.lost, turns=made.turn)


def put_in(one: Unit) -> int:
    """Give the stands that the referee put in beyond those at the start."""
    return max(0, -one.set_aside)


def counted(one: Unit) -> Counted:
    """Give what the books of a unit hold."""
    return Counted(one.stands_at_start, one.lost + one.skedaddled + one.captured, one.set_aside)
