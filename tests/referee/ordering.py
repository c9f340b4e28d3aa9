"""Orders given to a session: what is accepted, refused, foretold and let happen is counted, with the gates it was at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.kernel.overriding.gates import passable
from companion.language.messages import BARE, Argument, Message, Several
from tests.referee.evening import Evening

LET_HAPPEN = 0.6
"""How often the referee lets happen what he may let happen."""


def tag_of(order: Any) -> str:
    return str(order.__struct_config__.tag)


def ordered(evening: Evening, *orders: Any) -> None:
    """Do orders, and count them."""
    try:
        evening.do(*orders)
    except Refused as refused:
        counted(evening, refused, orders)
        raise
    for order in orders:
        evening.tally.add("order", tag_of(order))
        if tag_of(order) == "set-option":
            evening.tally.add("option", f"{order.option}={order.value}")


def gates(reasons: Iterable[Reason]) -> set[str]:
    """Name the gates that reasons are told at: their own keys, and those of what they hold."""
    return {key for reason in reasons for key in _keys(reason.what) if key != BARE}


def _keys(what: Argument) -> Iterator[str]:
    match what:
        case Message():
            yield what.key
            for one in what.args.values():
                yield from _keys(one)
        case Several():
            for one in what.those:
                yield from _keys(one)


def counted(evening: Evening, refused: Refused, orders: Sequence[Any]) -> None:
    for order in orders:
        evening.tally.add("order", tag_of(order), False)
    for key in gates(refused.reasons):
        evening.tally.add("gate", key, False)


def judged(evening: Evening, one: Any) -> None:
    """Give an order that the rules may be against: what they say is what was foretold, or it is let happen."""
    reasons = evening.session.why_not(one)
    if passable(reasons) and evening.luck.random() < LET_HAPPEN:
        _let_happen(evening, one, reasons)
        return
    try:
        ordered(evening, one)
    except Refused as refused:
        assert tuple(refused.reasons) == tuple(reasons)
        raise
    assert not reasons


def _let_happen(evening: Evening, one: Any, reasons: Sequence[Reason]) -> None:
    """Pass the gates that reasons are told at by the referee's word; what else refuses then was foretold as well."""
    one = replace(one, because="we forgot it")
    others = evening.session.why_not(one)
    try:
        evening.do(one)
    except Refused as refused:
        assert tuple(refused.reasons) == tuple(others) != ()
        counted(evening, refused, (one,))
        raise
    assert not others
    evening.tally.add("order", tag_of(one))
    for key in gates(reasons):
        evening.tally.add("gate", key)
