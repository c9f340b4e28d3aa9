"""One page a corps: what was sent to it, when it should be read, what it reported, what it did; by turns.

session.recalled, session.view ── page(…) ──► Page: head, lines a turn ──► text, JSON, a window
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from companion.charts.figures import Reason, Refused
from companion.games.campaign.rules.annals.shapes import Recalled, Sent, TurnTold
from companion.games.campaign.rules.reports import AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.words.annals import (
    Called,
    Said,
    ago_words,
    did_said,
    in_short,
    seen_words,
    strength_words,
    when_words,
)
from companion.games.campaign.words.names import Names, corps_name
from companion.games.campaign.words.order_words import orders_words
from companion.games.campaign.words.sentences import report_words
from companion.language.messages import Own, says
from companion.language.tongue import declared, tr
from companion.language.words import capital

Sort = Literal["sent", "reported", "did"]
SORTS: dict[Sort, str] = {"sent": "Sent", "reported": "Reported", "did": "Did"}
declared(SORTS)
NO_CORPS = says("campaign.why.no-such-corps", "there is no corps {name!r}: name one by its letter, number or name")


class PageLine(msgspec.Struct, frozen=True):
    """A line of the page."""

    sort: Sort
    words: str
    clause: str = ""
    note: str = ""
    """What is known besides: when orders should be read and were, when a letter was written."""


class PageTurn(msgspec.Struct, frozen=True):
    """What belongs to a turn."""

    turn: int
    when: str
    ago: str
    lines: tuple[PageLine, ...]


class Page(msgspec.Struct, frozen=True):
    """A corps as a seat knows it."""

    corps: str
    name: str
    now: str
    """The moment at which all this is known."""
    seen: str
    """When headquarters saw it last and what it saw; "" where it sees it now, or it is gone."""
    in_short: str
    """How often it stood, and what held it up in all, as far as it is known."""
    under_way: tuple[PageLine, ...]
    """Orders that should not have been read yet."""
    turns: tuple[PageTurn, ...]
    """The newest first."""


def corps_of(view: View, given: str) -> CorpsView:
    """Find a corps of the view by id, letter, number or name, the seat's own first. Raises Refused."""
    own = sorted(view.corps, key=lambda one: one.side != view.seat)
    sought = given.casefold()
    for told in ("id", "letter", "number", "unit"):
        for one in own:
            if str(getattr(one, told)).casefold() == sought:
                return one
    raise Refused([Reason(NO_CORPS(name=Own(given)), "")])


def page(view: View, past: Recalled, one: CorpsView, called: Called | None = None) -> Page:
    """Give the page of a corps."""
    names: Called = called or Names(view)
    seen = past.seen.get(one.id)
    sent, told = past.sent.get(one.id, ()), past.turns.get(one.id, ())
    by_turn: dict[int, list[PageLine]] = {}
    for order in sent:
        by_turn.setdefault(order.sent.turn, []).append(_sent(order))
    for report in _reports(view, one.id):
        by_turn.setdefault(report.arrives, []).append(_reported(report, Names(view), past))
    for did in told:
        by_turn.setdefault(did.did.turn, []).extend(_did(did, names))
    turns = tuple(
        PageTurn(turn, when_words(past.when(turn)), ago_words(past.when(turn)), tuple(sorted(lines, key=_place)))
        for turn, lines in sorted(by_turn.items(), reverse=True)
    )
    return Page(
        corps=one.id,
        name=f"{corps_name(one)} ({one.letter})",
        now=when_words(past.now),
        seen="" if seen is None else f"{capital(seen_words(seen))}: {strength_words(seen)}",
        in_short=capital("; ".join(filter(None, (_gone(one), in_short(told, names))))),
        under_way=tuple(_sent(order) for order in sent if order.read is None and order.expected.ago < 0),
        turns=turns,
    )


def _gone(one: CorpsView) -> str:
    return "" if one.status == "present" else tr(one.status)


def _place(one: PageLine) -> int:
    """What was reported is read as the turn begins; then orders are written; then it marches."""
    return ("reported", "sent", "did").index(one.sort)


def _sent(one: Sent) -> PageLine:
    note = tr("should be read {when}", when=when_words(one.expected))
    if one.read is not None and one.known is not None:
        known = tr(
            "was read {when}, says its letter of {known}", when=when_words(one.read), known=when_words(one.known)
        )
        note = f"{note}; {known}"
    elif one.read is not None:
        note = f"{note}; {tr('was read {when}', when=when_words(one.read))}"
    return PageLine("sent", orders_words(one.orders), "RTG-10.4a", note)


def _reports(view: View, corps: str) -> Iterator[AnyReport]:
    for one in view.reports:
        match one:
            case Location() | Sighting() if one.corps == corps:
                yield one
            case Fought() if corps in one.corps:
                yield one


def _reported(one: AnyReport, names: Names, past: Recalled) -> PageLine:
    late = one.sent != one.arrives
    written = tr("written {when}", when=when_words(past.when(one.sent))) if late else ""
    return PageLine("reported", capital(report_words(one, names)), _CLAUSES[type(one)], written)


_CLAUSES: dict[Any, str] = {Location: "RTG-4.2.5a", Sighting: "RTG-4.2.4a", Fought: "RTG-4.2.3a"}


def _did(one: TurnTold, called: Called) -> Iterator[PageLine]:
    note = "" if one.told is None else tr("as its letter of {when} says", when=when_words(one.told))
    said: tuple[Said, ...] = tuple(did_said(one, called))
    for nth, each in enumerate(said):
        yield PageLine("did", each.words, each.clause, note if nth == 0 else "")


# ---- as text, and for scripts


def lines(session: Any, given: str) -> Iterator[str]:
    """Give the page of a corps in lines of text. Raises Refused where no corps bears the name."""
    found = page(session.view, session.recalled, corps_of(session.view, given))
    yield tr("{name}, as it is known {when}", name=found.name, when=found.now)
    yield from (f"  {words}" for words in (found.seen, found.in_short) if words)
    for turn in found.turns:
        yield ""
        yield f"{turn.when} ({turn.ago})" if turn.ago else turn.when
        for one in turn.lines:
            head = f"  {tr(SORTS[one.sort])}: {one.words}"
            yield f"{head} [{one.clause}]" if one.clause else head
            if one.note:
                yield f"    {one.note}"


def value(session: Any, given: str) -> dict[str, Any]:
    """Give what scripts read of a corps: what was sent, and what it did turn by turn. Raises Refused."""
    one = corps_of(session.view, given)
    past: Recalled = session.recalled
    return {
        "corps": one,
        "seen": past.seen.get(one.id),
        "sent": past.sent.get(one.id, ()),
        "reports": tuple(_reports(session.view, one.id)),
        "turns": past.turns.get(one.id, ()),
    }
