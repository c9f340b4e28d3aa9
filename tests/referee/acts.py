"""What a referee does at a step: a way is drawn, an act of it made and tried; each raises what refuses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.kernel.dice import DieWanted
from companion.kernel.entries import rolls_of
from companion.kernel.overriding.gates import passable
from companion.kernel.record import json_text
from companion.language.messages import BARE, Argument, Message, Several
from tests.referee import holds, mending
from tests.referee.evening import REFUSALS, Evening

TRIES = 4
AT_ONCE = (1, 1, 4, 6)
"""How many fields are set as one entry."""
LET_HAPPEN = 0.6
"""How often the referee lets happen what he may let happen."""
SIDES: tuple[Literal["union"], Literal["confederate"]] = ("union", "confederate")


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


# ---- orders


def order(evening: Evening) -> None:
    """Give a lawful order; the session must take it."""
    ordered(evening, evening.lawful())


def on(evening: Evening) -> None:
    """Give the order that leads on."""
    ordered(evening, evening.next())


def toward(evening: Evening) -> None:
    """Set by hand what leads to what is seldom possible."""
    session, state = evening.session, evening.truth
    those = [one for one in evening.table.toward(session, state, evening.luck) if evening.may(state, one)]
    ordered(evening, evening.luck.choice(those) if those else evening.next())


def several(evening: Evening) -> None:
    """Give several orders as one entry."""
    those = [evening.lawful() for _ in range(evening.luck.randint(2, 3))]
    ordered(evening, *those)


def bent(evening: Evening) -> None:
    """Give the order, of many that do not fit, whose reasons were told the least; they are those that were foretold."""
    session, luck, tally = evening.session, evening.luck, evening.tally
    found: list[tuple[float, Any, Any]] = []
    state = evening.truth
    tags = (evening.table.orders, evening.table.fitting(session, state))
    for _ in range(30):
        for one in evening.table.bent(session, state, luck.choice(luck.choice(tags)), luck):
            reasons = session.why_not(one)
            rare = sum(
                1 / (1 + tally.refused["gate", key] + tally.accepted["gate", key]) for key in sorted(gates(reasons))
            )
            found.append((rare, one, reasons))
    _, one, reasons = max(found, key=lambda each: each[0])
    if passable(reasons) and luck.random() < LET_HAPPEN:
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


def seat(evening: Evening) -> None:
    """Give an order from a side's seat, or do there what is the referee's."""
    session, luck = evening.session, evening.luck
    turn = evening.session.view.to_act
    session.seat = turn if turn in SIDES and luck.random() < 0.7 else luck.choice(SIDES)
    does = luck.choice(("order", "order", "order", "bent", "undo", "redo", "goto", "amend", "again"))
    try:
        match does:
            case "order":
                ordered(evening, evening.next())
            case "bent":
                ordered(evening, evening.lawful())
            case "amend":
                session.amend(evening.one_of(evening.line))
            case _:
                MOVING[does](evening)
    except REFUSALS:
        evening.tally.add("seat", does, False)
        raise
    evening.tally.add("seat", does)


# ---- by hand


def by_hand(evening: Evening) -> None:
    """Set the field that was set the least, to a value that it may hold."""
    session, table, state, luck = evening.session, evening.table, evening.truth, evening.luck
    kinds: dict[str, list[str]] = {}
    for name, kind in table.targets(state).items():
        kinds.setdefault(kind, []).append(name)
    those = {kind: luck.choice(names) for kind, names in kinds.items()}
    known = {f"{kind}.{one}": (name, one) for kind, name in those.items() for one in table.fields(session, state, name)}
    fields = dict.fromkeys(evening.tally.least("field", [*known], luck) for _ in range(luck.choice(AT_ONCE)))
    orders: dict[str, Any] = {}
    for field in fields:
        tries = [one for _ in range(TRIES) for one in table.override(session, state, *known[field], luck)]
        fit = [one for one in tries if not session.why_not(one)]
        orders[field] = (fit or tries)[0]
    try:
        ordered(evening, *orders.values())
    except Refused:
        for field in orders:
            evening.tally.add("field", field, False)
        raise
    for field in orders:
        evening.tally.add("field", field)


# ---- there and back


def undo(evening: Evening) -> None:
    evening.tried("undo")
    evening.session.undo()


def redo(evening: Evening) -> None:
    evening.tried("redo")
    evening.session.redo()


def there_and_back(evening: Evening) -> None:
    """Undo and redo, which is nothing."""
    evening.tried("undo, redo")
    head, truth = evening.session.head, evening.truth
    evening.session.undo()
    evening.session.redo()
    # Where there is a newer branch, that one is done again.
    if evening.session.head == head:
        assert evening.truth == truth


def goto(evening: Evening) -> None:
    entries = [one.seq for one in evening.book.entries()]
    entry = evening.one_of(entries) if evening.luck.random() < 0.95 else entries[-1] + 9
    evening.tried(f"goto {entry}")
    evening.session.goto(entry)


def again(evening: Evening) -> None:
    """Do an entry of another branch once more."""
    _again(evening, skip=evening.luck.random() < 0.5)


def _again(evening: Evening, *, skip: bool) -> None:
    entry, faces = evening.one_of(evening.aside), list[int]()
    evening.tried(f"again {entry}, skip: {skip}")
    for _ in range(300):
        try:
            found = evening.session.again(entry, faces=faces, skip=skip, preview=True)
            made = evening.session.again(entry, faces=faces, skip=skip)
        except DieWanted as wanted:
            faces.append(evening.luck.randint(1, wanted.sides))
            continue
        assert (made.events, made.dice) == (found.events, found.dice)
        return


def reopen(evening: Evening) -> None:
    evening.tried("open again")
    evening.open_again()


# ---- mending


def mend(evening: Evening) -> None:
    """Amend in the way that was done the least."""
    kind = evening.tally.least("mending", mending.KINDS, evening.luck)
    try:
        if kind.startswith("again"):
            _again(evening, skip="skipping" in kind)
        else:
            _amend(evening, kind)
    except REFUSALS:
        evening.tally.add("mending", kind, False)
        raise
    if kind not in ("roll at", "skip impossible"):  # counted where they came about
        evening.tally.add("mending", kind)


def _amend(evening: Evening, kind: str) -> None:
    session, luck = evening.session, evening.luck
    there = evening.book.line()[1:]
    if kind in ("replace, dice entered", "roll at"):
        there = [one for one in there if one.dice] or there
    entry = evening.one_of([one.seq for one in there])
    if not entry:
        session.amend(entry)  # there is none: refused
    old = [one for one in evening.book.line() if one.seq >= entry]
    before = evening.truths[old[0].parent or 0]
    how = kind if kind not in ("skip impossible", "put at", "preview") else luck.choice(mending.KINDS[2:6])
    how = "replace, dice entered" if kind == "roll at" else how
    edit = mending.edit_of(how, lambda: evening.lawful(before), luck, rolls_of(evening.game, old[0]))
    if kind == "put at" and len(old) > 1:
        later = luck.choice(old[1:])
        edit = mending.put_before(edit, later.seq, evening.lawful(evening.truths[later.parent or 0]))
    evening.tried(f"amend {entry} by {json_text(edit)}")
    edit, foreseen = mending.with_dice(session, entry, edit, luck)
    mending.accounted_for([one.seq for one in old], foreseen)
    if kind == "preview":
        return
    head, truth, skip = session.head, evening.truth, kind == "skip impossible" or luck.random() < 0.8
    found = session.amend(entry, edit=edit, skip=skip)
    mending.same(foreseen, found)
    if edit.faces_at:
        evening.tally.add("mending", "roll at")
    if found.skipped:
        evening.tally.add("mending", "skip impossible")
    if luck.random() < 0.3:
        evening.see_what_is_new()
        session.undo()
        assert (session.head, evening.truth) == (head, truth)
        if luck.random() < 0.5:
            session.redo()


MOVING: dict[str, Callable[[Evening], None]] = {"undo": undo, "redo": redo, "goto": goto, "again": again}
Ways = Mapping[str, float]
ACTS: dict[str, Callable[[Evening], None]] = {
    "order": order,
    "on": on,
    "toward": toward,
    "several": several,
    "bent": bent,
    "by hand": by_hand,
    "mend": mend,
    "undo": undo,
    "redo": redo,
    "undo and redo": there_and_back,
    "goto": goto,
    "seat": seat,
    "reopen": reopen,
}
BY_THE_BOOK: Ways = {
    "on": 50, "toward": 5, "bent": 25, "by hand": 6, "mend": 8, "undo and redo": 2, "undo": 1, "seat": 3
}  # fmt: skip
ANYTHING: Ways = {
    "order": 25, "on": 15, "several": 4, "bent": 30, "by hand": 22, "mend": 14, "undo": 5, "redo": 4, "undo and redo": 1,
    "goto": 3, "seat": 4, "reopen": 0.5,
}  # fmt: skip
"""How often what is done: stretches of an evening are played by the book, so that it comes to charges and their ends."""


IN_A_FIGHT: Ways = {"on": 25, "bent": 55, "by hand": 5, "mend": 5, "undo and redo": 2, "undo": 2, "order": 5, "seat": 3}
"""While a combat is not over, which is seldom: much may not be done then."""


def mood(evening: Evening, step: int) -> Ways:
    """Give what is done in a stretch of twenty-five steps: three by the book, two of anything."""
    if evening.table.fights(evening.truth):
        return IN_A_FIGHT
    return BY_THE_BOOK if step // 25 % 5 < 3 else ANYTHING


def step(evening: Evening, ways: Ways) -> None:
    """Do something, and assert what holds after it."""
    luck, tally = evening.luck, evening.tally
    way = luck.choices([*ways], [*ways.values()])[0]
    before, head = evening.truth, evening.session.head
    try:
        ACTS[way](evening)
    except REFUSALS as error:
        assert str(error), way
        evening.session.seat = "referee"
        assert (evening.session.head, evening.truth) == (head, before), "refused, and something has changed"
        accepted = False
    else:
        evening.session.seat = "referee"
        accepted = True
    tally.add("way", way, accepted)
    tally.step(accepted)
    evening.see_what_is_new()
    if luck.random() < 0.006:
        holds.shown(evening.session)
        holds.written_as_it_is(evening.truth)
    if luck.random() < 0.01 and (line := evening.line):
        holds.decided_anew(evening.session, evening.one_of(line))
