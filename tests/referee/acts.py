"""What a referee does at a step: a way is drawn, an act of it made and tried; each raises what refuses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from companion.charts.figures import Refused
from companion.kernel.amending import Edit
from companion.kernel.dice import DieWanted
from companion.kernel.entries import rolls_of
from companion.kernel.journal import Entry
from companion.kernel.messages import AMEND
from companion.kernel.record import json_text
from companion.language.messages import Message
from tests.referee import holds, mending
from tests.referee.evening import REFUSALS, Evening
from tests.referee.ordering import gates, judged, ordered, tag_of

TRIES = 4
AT_ONCE = (1, 1, 4, 6)
"""How many fields are set as one entry."""
FORGOTTEN = 0.3
"""How much of what is put into the past passes a gate there."""
SIDES: tuple[Literal["union"], Literal["confederate"]] = ("union", "confederate")


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


def run(evening: Evening) -> None:
    """Make all rolls that the step demands as one entry, as the desk does; else what leads on."""
    ordered(evening, *(evening.table.run(evening.session, evening.truth) or [evening.next()]))


def corner(evening: Evening) -> None:
    """Have things lie so that what was seldom done, or told, comes next; else give an order as any other."""
    session, luck, tally = evening.session, evening.luck, evening.tally
    there = evening.table.corners(session, evening.truth, luck)
    names = sorted(there)
    # What is laid out again and again and never comes about would hold up all others: how often counts as well.
    seldom = (tally.told(name) if group == "gate" else tally.rarity(group, name) for group, name in names)
    weights = [(rare * tally.rarity("corner", name)) for rare, (_, name) in zip(seldom, names, strict=True)]
    for place in luck.choices(names, weights, k=TRIES) if names else ():
        for led, meant in there[place]():
            tally.add("corner", place[1])
            if led:
                ordered(evening, *led)
                evening.meant = meant
            else:
                judged(evening, meant)
            return
    order(evening)


def meant(evening: Evening) -> None:
    """Give the order for which all was laid out."""
    one, evening.meant = evening.meant, None
    judged(evening, one)


def bent(evening: Evening) -> None:
    """Give the order, of many that do not fit, whose reasons were told the least; they are those that were foretold."""
    session, luck, tally = evening.session, evening.luck, evening.tally
    state = evening.truth
    tags = (evening.table.orders, evening.table.fitting(session, state))
    drawn = [luck.choice(luck.choice(tags)) for _ in range(16)]
    those = [one for tag in drawn for one in evening.table.bent(session, state, tag, luck)]
    judged(evening, max(those, key=lambda one: sum(map(tally.told, sorted(gates(session.why_not(one)))))))


def seat(evening: Evening) -> None:
    """Give an order from a side's seat, or do there what is the referee's."""
    session, luck = evening.session, evening.luck
    does = luck.choice(
        ("order", "order", "order", "bent", "hidden", "hidden", "undo", "redo", "goto", "amend", "again")
    )
    turn, entry = session.view.to_act, evening.one_of(evening.line)
    given = evening.lawful() if does == "bent" else evening.next()  # what the whole truth allows, and no seat knows
    side = turn if turn in SIDES and luck.random() < 0.7 else luck.choice(SIDES)
    if does == "hidden":
        given = next(evening.table.hidden(evening.truth, side, luck), given)
    session.seat = side
    try:
        match does:
            case "order" | "bent" | "hidden":
                ordered(evening, given)
            case "amend":
                session.amend(entry)
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
    _across(evening, "undo", evening.session.undo())


def redo(evening: Evening) -> None:
    evening.tried("redo")
    _across(evening, "redo", evening.session.redo())


def _across(evening: Evening, what: str, label: Message) -> None:
    evening.tally.add("across", f"{what} of an amendment" if label.key == AMEND.key else f"{what} of an entry")


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
    elsewhere = entry not in (evening.session.head, *evening.line)
    evening.session.goto(entry)
    evening.tally.add("across", "to another branch" if elsewhere else "along the line")


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
    fights = evening.table.fights(evening.truth)
    evening.tally.add("across", "opened again in a combat" if fights else "opened again")
    if evening.path is None and evening.luck.random() < 0.1:
        evening.keep()
        evening.tally.add("across", "kept in a file")
    if evening.luck.random() < 0.3:
        evening.update()
        evening.tally.add("across", "rules updated")


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
    if kind in ("put at", "roll at"):
        there = there[:-1] or there
    entry = evening.one_of([one.seq for one in there])
    if not entry:
        session.amend(entry)  # there is none: refused
    old = [one for one in evening.book.line() if one.seq >= entry]
    for _ in range(mending.TRIES if kind == "roll at" else 1):
        edit = _edit(evening, kind, old)
        evening.tried(f"amend {entry} by {json_text(edit)}")
        edit, foreseen = mending.with_dice(session, entry, edit, luck)
        if edit.faces_at:
            break
    mending.accounted_for([one.seq for one in old], foreseen)
    if kind == "preview":
        return
    head, truth, skip = session.head, evening.truth, kind == "skip impossible" or luck.random() < 0.8
    found = session.amend(entry, edit=edit, skip=skip)
    mending.same(foreseen, found)
    if edit.faces_at:
        evening.tally.add("mending", "roll at")
    if any(one.because for those in (edit.commands or (), *edit.put_at.values()) for one in those):
        evening.tally.add("across", "amended past a gate")
    if found.skipped:
        evening.tally.add("mending", "skip impossible")
    if luck.random() < 0.3:
        evening.see_what_is_new()
        session.undo()
        assert (session.head, evening.truth) == (head, truth)
        if luck.random() < 0.5:
            session.redo()


def _edit(evening: Evening, kind: str, old: Sequence[Entry]) -> Edit:
    """Make an edit of the first of some entries, of a kind, or of one that may come to be of that kind."""
    luck, before = evening.luck, evening.truths[old[0].parent or 0]
    how, make = kind, evening.forgotten if luck.random() < FORGOTTEN else evening.lawful
    if kind in mending.COME_ABOUT:
        how = luck.choice((*mending.KINDS[2:6], "put at"))
    edit = mending.edit_of(how, lambda: make(before), luck, rolls_of(evening.game, old[0]))
    if how == "put at" and len(old) > 1:
        later = luck.choice(old[1:])
        there = evening.truths[later.parent or 0]
        rolls = [one for one in (evening.next(there) for _ in range(TRIES)) if tag_of(one) in evening.table.rolls]
        edit = mending.put_before(edit, later.seq, (rolls or [make(there)])[0])
    return edit


MOVING: dict[str, Callable[[Evening], None]] = {"undo": undo, "redo": redo, "goto": goto, "again": again}
Ways = Mapping[str, float]
ACTS: dict[str, Callable[[Evening], None]] = {
    "order": order,
    "on": on,
    "toward": toward,
    "several": several,
    "run": run,
    "corner": corner,
    "bent": bent,
    "by hand": by_hand,
    "mend": mend,
    "undo": undo,
    "redo": redo,
    "undo and redo": there_and_back,
    "goto": goto,
    "seat": seat,
    "reopen": reopen,
    "meant": meant,
}
BY_THE_BOOK: Ways = {
    "on": 50, "toward": 5, "corner": 22, "bent": 12, "run": 2, "by hand": 6, "mend": 4, "undo and redo": 2, "undo": 1,
    "seat": 3, "reopen": 0.5,
}  # fmt: skip
ANYTHING: Ways = {
    "order": 25, "on": 15, "several": 4, "corner": 28, "bent": 14, "by hand": 25, "mend": 8, "undo": 5, "redo": 2,
    "undo and redo": 1, "goto": 3, "seat": 4, "reopen": 1,
}  # fmt: skip
"""How often what is done: stretches of an evening are played by the book, so that it comes to charges and their ends."""


IN_A_FIGHT: Ways = {
    "on": 12, "corner": 40, "bent": 25, "by hand": 5, "mend": 8, "undo and redo": 2, "undo": 2, "order": 5, "seat": 3,
    "reopen": 3,
}  # fmt: skip
"""While a combat is not over, which is seldom: much may not be done then."""


FOLLOWS: Mapping[str, Ways] = {
    "mend": {"undo": 20, "mend": 15, "reopen": 3, "goto": 2, "": 60},
    "undo": {"redo": 30, "undo": 10, "mend": 5, "": 55},
    "goto": {"mend": 10, "redo": 10, "": 80},
}
"""What comes at once after what: an amendment is undone or amended, what was undone is done again; or anything."""


def mood(evening: Evening, step: int) -> Ways:
    """Give what is done in a stretch of twenty-five steps: three by the book, two of anything."""
    if evening.table.fights(evening.truth):
        return IN_A_FIGHT
    ways = BY_THE_BOOK if step // 25 % 5 < 3 else ANYTHING
    return {**ways, "by hand": ways["by hand"] * evening.table.by_hand}


def _way(evening: Evening, ways: Ways) -> str:
    """Draw what is done now: what all was laid out for, what follows the last, or anything of a mood."""
    if evening.meant is not None:
        return "meant"
    then = FOLLOWS.get(evening.ways[-1] if evening.ways else "", {"": 1})
    drawn = evening.luck.choices([*then], [*then.values()])[0]
    return drawn or evening.luck.choices([*ways], [*ways.values()])[0]


def step(evening: Evening, ways: Ways) -> None:
    """Do something, and assert what holds after it."""
    luck, tally = evening.luck, evening.tally
    way = _way(evening, ways)
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
    evening.ways.append(way if accepted else "")
    if evening.ways[-2:] == ["mend", "mend"]:
        tally.add("across", "two amendments in a row")
    tally.add("way", way, accepted)
    tally.step(accepted)
    evening.see_what_is_new()
    if luck.random() < 0.1:
        holds.seen(evening.session)
        evening.watched()
    if luck.random() < 0.003:
        holds.shown(evening.session, evening.look)
        holds.written_as_it_is(evening.truth)
    if luck.random() < 0.01 and (line := evening.line):
        holds.decided_anew(evening.session, evening.one_of(line))
        entry = evening.one_of([one.seq for one in evening.book.entries()])
        if entry in evening.truths:
            holds.as_then(evening.session, entry, evening.truths[entry])
