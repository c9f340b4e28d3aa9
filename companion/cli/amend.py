"""`companion amend`: an earlier entry replaced, preceded by another or struck out, and what follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from companion.cli.do import as_value, texts
from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.language.messages import among, for_scripts
from companion.language.tongue import plural, tr
from companion.terminal.failures import REFUSED, Stopped, bad, reason_line, say
from companion.terminal.typed import decoded
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from companion.charts.figures import Reason
    from companion.kernel.amending import Edit
    from companion.kernel.record import Amendment, Done, Line
    from companion.kernel.session import Session


@click.command
@file_argument
@click.argument("seq", type=int, required=False)
@click.argument("commands", metavar="[COMMAND-JSON]...", nargs=-1)
@click.option(
    "--replace", "replaced", metavar="JSON", multiple=True, help="Commands in place of the entry's; it keeps its dice."
)
@click.option("--insert-before", "inserted", metavar="JSON", multiple=True, help="Commands that come before the entry.")
@click.option("--delete", "deleted", is_flag=True, help="Strike the entry out.")
@click.option(
    "--from", "once_more", metavar="SEQ", type=int, help="Do entry SEQ of another branch once more, as the newest."
)
@click.option("--roll", "faces", metavar="N", type=int, multiple=True, help="The face of an entered die; in order.")
@click.option(
    "--roll-at", "rolled", metavar="SEQ=N", multiple=True, help="The face of a die that an entry wants now; in order."
)
@click.option(
    "--put-at", "put", metavar="SEQ=JSON", multiple=True, help="A command to come before a later entry: an answer, say."
)
@click.option("--skip-impossible", "skip", is_flag=True, help="Leave out the later entries that are refused now.")
@click.option("--preview", is_flag=True, help="Only show what would change.")
@as_json
@as_seat
def amend(*, file: Path, seq: int | None, preview: bool, json: bool, seat: str | None, **typed: Any) -> None:
    """Replace entry SEQ, put another before it or strike it out, then replay what followed with its own dice.

    COMMAND-JSON is what --replace is: it stands in place of the entry's commands and keeps their dice by what they are
    for; --roll gives all of them anew. With none of these SEQ is decided again, with the dice of --roll or new ones.

    A later entry that is no longer possible is told, and nothing is written; with --skip-impossible it is left out. A
    die that was never thrown is asked for by its entry: --roll-at gives it. What was stays as a branch, and `undo` goes
    back to it in one step; what was left out can be done again, one by one, with --from (see `log --tree`).
    """
    how = Typed(**typed)
    how.see_that_it_is_one_thing(seq)
    with open_game(file, seat) as session:
        if seq is None or how.once_more is not None:
            assert how.once_more is not None, "one of the two is given"
            done = session.again(how.once_more, faces=how.faces, skip=how.skip, preview=preview)
            if json:
                write_json(as_value(done))
            else:
                _tell_again(session, how.once_more, done, preview=preview)
            return
        old = [line for line in session.log() if line.current and line.entry >= seq]
        found = _amended(session, seq, how, preview=preview)
        if json:
            write_json(amendment_value(found, old, preview=preview))
            return
        from companion.rows.amendment import lines

        write_lines(lines(session.kind, session.view, found, old, preview=preview))
        if preview:
            write_lines(_ways_on(found, skip=how.skip))


class Typed(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed of an amendment."""

    commands: tuple[str, ...]
    replaced: tuple[str, ...]
    inserted: tuple[str, ...]
    deleted: bool
    once_more: int | None
    faces: tuple[int, ...]
    rolled: tuple[str, ...]
    put: tuple[str, ...]
    skip: bool

    def see_that_it_is_one_thing(self, seq: int | None) -> None:
        """Raise BadInput where two things are asked at once, or none."""
        once_more = self.once_more is not None
        if seq is None and not once_more:
            raise bad("SEQ", tr("the number of an entry is missing"))
        ways = {
            "SEQ": once_more and seq is not None,
            "COMMAND-JSON": self.commands,
            "--replace": self.replaced,
            "--insert-before": self.inserted,
            "--delete": self.deleted,
            "--from": once_more,
        }
        given = [name for name, value in ways.items() if value]
        if self.deleted and self.faces:
            given.append("--roll")
        if once_more and (self.rolled or self.put):
            given.append("--roll-at" if self.rolled else "--put-at")
        if len(given) > 1:
            raise bad(given[1], tr("cannot stand beside {other}", other=given[0]))

    def edit(self, session: Session) -> Edit:
        """Read it; raises BadInput."""
        from companion.kernel.amending import Edit

        def orders(those: Sequence[str]) -> tuple[Any, ...]:
            return tuple(decoded(session, raw, place) for place, raw in enumerate(texts(those), 1))

        faces_at = {at: tuple(_face(at, one) for one in those) for at, those in _by_entry("--roll-at", self.rolled)}
        put_at = {at: orders(those) for at, those in _by_entry("--put-at", self.put)}
        more: dict[str, Any] = {"faces": self.faces, "faces_at": faces_at, "put_at": put_at}
        if self.deleted:
            return Edit(how="delete", **more)
        if self.inserted:
            return Edit(how="insert", commands=orders(self.inserted), **more)
        if given := self.replaced or self.commands:
            return Edit(commands=orders(given), own_dice=True, **more)
        return Edit(**more)


def _by_entry(option: str, given: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Sort what was given as SEQ=VALUE by its entries; raises BadInput."""
    found: dict[int, list[str]] = {}
    for one in given:
        entry, equals, value = one.partition("=")
        if not equals or not (entry.isascii() and entry.isdigit()) or len(entry) > len("100000"):
            raise bad(option, tr("{given!r} is not the number of an entry, = and what it gets", given=one))
        found.setdefault(int(entry), []).append(value)
    yield from found.items()


def _face(entry: int, value: str) -> int:
    if value.isascii() and value.isdigit() and len(value) <= len("100"):
        return int(value)
    raise bad("--roll-at", tr("{given!r} of entry {entry} is no face of a die", given=value, entry=entry))


def _amended(session: Session, seq: int, how: Typed, *, preview: bool) -> Amendment:
    """Amend, or tell what it would be; where later entries cannot follow, say which, and how to go on."""
    from companion.kernel.record import CannotFollow

    try:
        return session.amend(seq, edit=how.edit(session), skip=how.skip, preview=preview)
    except CannotFollow as refused:
        for reason in refused.reasons:
            say(reason_line(reason))
        for line in _ways_on(refused.found, skip=False):
            say(line)
        raise Stopped(REFUSED) from None


def _ways_on(found: Amendment, *, skip: bool) -> Iterator[str]:
    """Say what to add where an amendment does not go through as it is."""
    if found.skipped and not skip:
        yield plural(
            len(found.skipped),
            "Nothing is written while {n} entry cannot follow: --skip-impossible leaves it out, --put-at SEQ=JSON puts "
            "what it lacks before it.",
            "Nothing is written while {n} entries cannot follow: --skip-impossible leaves them out, --put-at SEQ=JSON "
            "puts what one lacks before it.",
        )
    for one in found.wanted:
        yield tr("Give the die with --roll-at {entry}=N.", entry=one.entry)


def _tell_again(session: Session, seq: int, done: Done, *, preview: bool) -> None:
    from companion.kernel.kind import kind_of
    from companion.rows.amendment import told

    words = kind_of(session.kind).journal.open()
    head = (
        tr("Preview: nothing is written.")
        if preview
        else tr("Entry {n} is done again: {entry}", n=seq, entry=done.entry)
    )
    write_lines([head, *(f"  + {text}" for text in told(words, done, words.names(session.view)))])


def amendment_value(found: Amendment, old: list[Line], *, preview: bool) -> dict[str, Any]:
    """Give an amendment as scripts read it: old and new of each entry, and what does not follow."""
    from companion.rows.amendment import followed

    names = {line.entry: among(line.called) for line in old}
    gone = {old[0].entry} if found.how == "delete" else set()
    pairs = [(line, done) for line, done in followed(found, old) if line is not None and line.entry not in gone]
    return {
        "preview": preview,
        "kept": [line.entry for line, _ in pairs if line.entry not in found.changed],
        "changed": [
            {"entry": line.entry, "was": _was(line), "now": as_value(done)}
            for line, done in pairs
            if line.entry in found.changed
        ],
        "inserted": [as_value(done) for line, done in followed(found, old) if line is None],
        "deleted": [{"entry": line.entry, "was": _was(line)} for line in old if line.entry in gone],
        "skipped": [
            {"entry": one.entry, "label": one.label, "reasons": _reasons(one.reasons)} for one in found.skipped
        ],
        "dice_wanted": [
            {"entry": one.entry, "why": one.why.text, "nth": one.nth, "sides": one.sides} for one in found.wanted
        ],
        "dice_unused": [
            {
                "entry": one.entry,
                **for_scripts({"face": one.die.face, "origin": one.die.origin, "why": one.die.why}, names[one.entry]),
            }
            for one in found.unused
        ],
        "undecided": list(found.undecided),
    }


def _was(line: Line) -> Any:
    return for_scripts({"label": line.label, "dice": line.dice, "events": line.events}, among(line.called))


def _reasons(reasons: Sequence[Reason]) -> list[dict[str, str]]:
    return [{"text": reason.text, "clause": reason.clause} for reason in reasons]
