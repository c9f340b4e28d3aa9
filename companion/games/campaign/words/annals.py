"""What a corps did and why it stood, in words, each reason with its clause; times as people call them.

It is told in letters while the game goes on, and with the truth when it is over; what comes in is cut already
(`rules.annals.recalling`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from companion.games.campaign.rules.annals.shapes import Cause, SeenThen, TurnTold, When
from companion.games.campaign.rules.state import key, whole
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.order_words import orders_words
from companion.language.figures import fraction
from companion.language.tongue import plural, tr
from companion.language.words import capital, listed

Called = Callable[[str], str]
"""Gives what a corps is called, by its id."""
_DAY = 24


class Said(NamedTuple):
    """A sentence and the clause that it rests on, "" for none."""

    words: str
    clause: str = ""


# ---- times


def when_words(one: When) -> str:
    """Give the day and hour of a turn: "June 27, 1400"."""
    return ", ".join(part for part in (tr(one.date), one.hour) if part)


def ago_words(one: When) -> str:
    """Give how long ago a turn was: "2 days ago"."""
    if one.ago <= 0:
        return tr("this turn")
    if one.ago < _DAY:
        return plural(one.ago, "{n} hour ago", "{n} hours ago")
    return plural(one.ago // _DAY, "{n} day ago", "{n} days ago")


def seen_words(one: SeenThen) -> str:
    """Give when a corps was seen last: "seen June 27, 1400; 2 days ago"."""
    return tr("seen {when}; {ago}", when=when_words(one.when), ago=ago_words(one.when))


def letter_words(letter: When, then: SeenThen | None) -> str:
    """Give when a corps wrote last, and when its strength was seen: "letter of June 28, 2100; 8 hours ago · …"."""
    wrote = tr("letter of {when}; {ago}", when=when_words(letter), ago=ago_words(letter))
    if then is None:
        return wrote
    return f"{wrote} · " + tr("strength as seen {when}", when=when_words(then.when))


def strength_words(one: SeenThen) -> str:
    """Give what was seen of it."""
    seen, force = one.seen, one.seen.strength
    men = tr("cavalry {n}", n=force.cavalry) if force.cavalry else tr("infantry {n}", n=force.infantry)
    parts = [
        men,
        tr("guns {n}", n=force.foot_guns + force.horse_guns),
        tr("fatigue {n}", n=fraction(seen.fatigue)),
        tr("urgency {n}", n=seen.urgency),
        tr("contact mode {mode}", mode=mode_words(seen.contact)),
    ]
    parts += [tr("demoralised")] if seen.demoralised else []
    return ", ".join(parts)


def _time(cause: Cause, hours: int) -> str:
    """Give how long a cause held, to the quarter of an hour."""
    if whole(cause.share) >= 1:
        return tr("all the time")
    minutes = max(15, round(whole(cause.share) * hours * 4) * 15)
    full, rest = divmod(minutes, 60)
    if not full:
        return tr("{n} minutes", n=rest)
    return tr("{n} hours", n=fraction(full + rest / 60)) if (full, rest) != (1, 0) else tr("one hour")


# ---- why it stood


def cause_said(cause: Cause, called: Called, hours: int) -> Said:
    """Give a cause as a sentence without its subject: "waited for V Corps, 3 hours"."""
    return Said(_cause(cause, listed([called(one) for one in cause.corps]), hours), cause.clause)


def _cause(cause: Cause, corps: str, hours: int) -> str:
    match cause.kind:
        case "waits":
            return tr("waited for {corps}, {time}", corps=corps, time=_time(cause, hours))
        case "keeps-clear":
            return tr("kept the road clear for {corps}, {time}", corps=corps, time=_time(cause, hours))
        case "made-room" if corps:
            return plural(
                cause.times,
                "was forced to deploy once, to let {corps} by",
                "was forced to deploy {n} times, to let {corps} by",
                corps=corps,
            )
        case "made-room":
            return plural(cause.times, "was forced to deploy once", "was forced to deploy {n} times")
        case "slow":
            return tr("was slow to begin, {time}", time=_time(cause, hours))
        case "new-orders":
            return tr("read new orders: what it had spent for the next hex was lost")
        case "no-orders":
            return tr("had no orders, {time}", time=_time(cause, hours))
        case "rests" if cause.clause == "RTG-8.9e":
            return tr("rested as it was ordered to, {time}", time=_time(cause, hours))
        case "rests":
            return tr("chose to rest, {time}", time=_time(cause, hours))
        case "half-way":
            points = {"paid": _points(cause.paid), "cost": _points(cause.cost)}
            return tr("has spent {paid} of the {cost} movement points for the next hex", **points)
        case "before-the-enemy":
            return tr("was before the enemy, in combat mode {mode}: its orders wait", mode=mode_words(cause.mode))
        case "cannot-get-away":
            return tr("could not get away from the enemy, and stands")
        case "shut-in":
            return tr("was shut in: no hex was open to withdraw to")
        case "forgot":
            return tr("was demoralised and forgot its orders")
        case "no-way":
            return tr("gave its march up: no way leads on")


def _points(part: tuple[int, int]) -> str:
    return fraction(whole(part))


def why_said(one: TurnTold, called: Called) -> tuple[Said, ...]:
    """Give why a corps stood in a turn, or was held up."""
    return tuple(cause_said(cause, called, one.hours) for cause in one.did.causes)


def stood_words(one: TurnTold, called: Called, *, but: Collection[str] = ()) -> str:
    """Give it as a sentence of a letter: "It stood: waited for V Corps, 3 hours."; "" for nothing.

    `but` are kinds of causes that the letter has told already. Officers cite no clauses: the page of the corps does.
    """
    left = (cause for cause in one.did.causes if cause.kind not in but)
    said = [cause_said(cause, called, one.hours).words for cause in left]
    if not said:
        return ""
    reasons = "; ".join(said)
    return tr("It stood: {reasons}.", reasons=reasons) if one.did.stood else tr("Held up: {reasons}.", reasons=reasons)


def in_short(turns: Sequence[TurnTold], called: Called) -> str:
    """Say in a line how often a corps stood and what held it up in all: "stood in 5 of 9 turns: …"; "" for nothing."""
    stood = sum(one.did.stood for one in turns)
    sums: dict[tuple[str, tuple[str, ...]], _Sum] = {}
    for one in turns:
        for cause in one.did.causes:
            # One whom a corps let by is another each time; that it had to is what counts.
            about = cause.corps if cause.kind in ("waits", "keeps-clear") else ()
            sums.setdefault((cause.kind, about), _Sum()).add(cause, one.hours)
    said = [
        words
        for (kind, about), total in sorted(sums.items(), key=lambda pair: -pair[1].hours)
        if (words := _summed(kind, listed([called(corps) for corps in about]), total))
    ]
    if not stood and not said:
        return ""
    head = plural(len(turns), "stood in {stood} of {n} turn", "stood in {stood} of {n} turns", stood=stood)
    return tr("{stood}: {reasons}", stood=head, reasons="; ".join(said)) if said else head


class _Sum:
    """What causes of one kind come to."""

    def __init__(self) -> None:
        self.hours, self.times, self.turns = Fraction(0), 0, 0

    def add(self, cause: Cause, hours: int) -> None:
        """Add a cause of a turn of so many hours."""
        self.hours += whole(cause.share) * hours
        self.times += cause.times
        self.turns += 1


def _summed(kind: str, corps: str, total: _Sum) -> str:
    time = plural(max(1, round(total.hours)), "{n} hour", "{n} hours")
    match kind:
        case "waits":
            return tr("waited for {corps}, {time}", corps=corps, time=time)
        case "keeps-clear":
            return tr("kept the road clear for {corps}, {time}", corps=corps, time=time)
        case "made-room":
            return plural(total.times, "was forced to deploy once", "was forced to deploy {n} times")
        case "no-orders":
            return tr("had no orders, {time}", time=time)
        case "rests":
            return tr("rested, {time}", time=time)
        case "slow":
            return tr("was slow to begin, {time}", time=time)
        case "before-the-enemy":
            return tr("was before the enemy, {time}", time=time)
        case "new-orders":
            return plural(
                total.turns,
                "once lost to new orders what it had spent",
                "{n} times lost to new orders what it had spent",
            )
    return ""


def did_said(one: TurnTold, called: Called) -> Iterator[Said]:
    """Give everything that a corps did in a turn, a sentence each."""
    did = one.did
    if did.read:
        yield Said(plural(len(did.read), "Read its orders.", "Read {n} sets of orders."), "RTG-4.4a")
    if did.entered:
        way = tr("Marched from {one} to {other}.", one=key(did.at), other=key(did.ended))
        yield Said(way if len(did.entered) == 1 else tr("{way} By {hexes}.", way=way, hexes=_by(did.entered)))
    else:
        yield Said(tr("Stood in {hex}.", hex=key(did.at)))
    if did.done:
        yield Said(tr("Carried out: {orders}.", orders=orders_words(did.done)))
    for each in why_said(one, called):
        yield Said(f"{capital(each.words)}.", each.clause)


def _by(hexes: Sequence[tuple[int, int]]) -> str:
    return " ".join(map(key, hexes[:-1]))
