"""Every door through which a seat reads or moves a game, each with the bytes that it gives: {name of the door: bytes}.

Two games that differ in nothing but what a seat may not know give it the same bytes through each. A new public name of
a session has to be entered in `SESSION`, a new command of the program that opens a game in `COMMANDS`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec
from click.testing import CliRunner

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.cli.app import companion
from companion.games.campaign.screen.rows.replay import NotRevealed
from companion.kernel.battlebook import Battlebook
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.journal import JournalError
from companion.kernel.journal.aside import Copy
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session

ANSWERS = (
    Refused,
    SeatRefused,
    BadInput,
    DieWanted,
    DiceLeftOver,
    BadFace,
    JournalError,
    NotRevealed,
    msgspec.MsgspecError,
)
"""What a door may answer with; anything else is a fault."""
Doors = dict[str, bytes]
Probes = Sequence[Any]
"""Commands that are asked about, and tried on a copy."""


def plain(value: object) -> bytes:
    """Give a value as bytes."""
    return value if isinstance(value, bytes) else msgspec.json.encode(value, enc_hook=repr, order="deterministic")


HOUR = "1863-07-01T09:00:00Z"
"""When everything is done: the hour of an entry is no secret, and no difference."""


def asked(ask: Callable[[], object]) -> bytes:
    """Give what a door answers, its refusal too."""
    try:
        with patch("companion.kernel.session.now", lambda: HOUR):
            return plain(ask())
    except ANSWERS as error:
        return f"{type(error).__name__}: {error}".encode()


# ---- a session


def copied(session: Session, seat: str) -> Session:
    """Give a copy in memory to move about in: the same numbers, and so the same dice."""
    copy, book = Copy(session._book), session._book
    copy._workings.update({entry.seq: working for entry in book.entries() if (working := book.working(entry.seq))})
    return Session(copy, seat=seat)


def every(ask: Callable[[Any], object], of: Iterable[Any]) -> list[str]:
    """Give what is answered to each."""
    return [asked(lambda one=one: ask(one)).decode() for one in of]  # type: ignore[misc]


def entries(session: Session) -> list[int]:
    """Number every entry."""
    return [line.entry for line in session.log()]


def _moved(session: Session, probes: Probes, move: Callable[[Session], object]) -> object:
    """Give what moving gives, what it announces, and where the game then is."""
    del probes
    told: list[Any] = []
    copy = copied(session, session.seat)
    copy.subscribe(lambda change: told.append((change.label, change.before, change.after)))
    answer = asked(lambda: move(copy)).decode()
    return answer, told, copy.head, copy.view, copy.log()


def _shown(session: Session, entry: int) -> object:
    return [(event, view()) for event, view in session.shown(entry)]


def _done(session: Session, probes: Probes) -> object:
    return [_moved(session, probes, lambda copy, one=one: copy.do(one)) for one in probes]  # type: ignore[misc]


def _written(session: Session, probes: Probes) -> object:
    """Try to keep the game in a file, which goes at once."""
    del probes
    with TemporaryDirectory() as folder:
        session.keep(Path(folder) / "kept.companion")
    return None


def _kept(session: Session) -> str:
    session.keep_own("drafts", "mine")
    return session.own("drafts")


def _of_field(session: Session) -> object:
    return None if session.field is None else list(session.field.fire())


BATTLES: dict[str, Callable[[Battlebook], object]] = {
    "seat": lambda found: found.seat,
    "game": lambda found: found.game.kind,
    "sources": lambda found: sorted(found.sources),
    "source": lambda found: len(found.source),  # the digest is the referee's and no side is given it anywhere
    "next_entry": lambda found: found.next_entry,
    "waiting": lambda found: found.waiting,
    "truth": lambda found: found.truth(),
    "on_table": lambda found: found.on_table(),
    "when_opened": lambda found: every(found.when_opened, ("1.1", "2.1")),
    "tried": lambda found: found.tried(None),
    "encounter": lambda found: every(found.encounter, ("1", "1.1")),
    "encounters": lambda found: found.encounters(),
    "reveals": lambda found: found.reveals(),
    "record": lambda found: found.record("nothing"),
    "records": lambda found: found.records(),
}
"""What is asked of a session's battles, by public name."""

SESSION: dict[str, Callable[[Session, Probes], object]] = {
    "create": lambda *_: None,
    "open": lambda *_: None,
    "close": lambda *_: None,
    "kind": lambda session, _: session.kind,
    "meta": lambda session, _: dict(session.meta),
    "side": lambda session, _: session.side,
    "commander": lambda session, _: session.commander,
    "commanders": lambda session, _: dict(session.commanders),
    "called": lambda session, _: dict(session.called),
    "seat": lambda session, _: session.seat,
    "extract": lambda session, _: session.extract,
    "as_known": lambda session, _: session.as_known(),
    "formations": lambda session, _: {
        side: asked(lambda side=side: session.formations(side)).decode()  # type: ignore[misc]
        for side in ("union", "confederate")
    },
    "under": lambda session, _: sorted(session.under),
    "in_hand": lambda session, _: copied(session, session.seat).in_hand(lambda _book: None),
    "moment": lambda session, _: session.moment,
    "hidden": lambda session, _: session.hidden,
    "enters_any": lambda session, _: session.enters_any,
    "read_only": lambda session, _: session.read_only,
    "head": lambda session, _: session.head,
    "next_entry": lambda session, _: session.next_entry,
    "sources": lambda session, _: dict(session.sources),
    "rules": lambda session, _: type(session.rules).__name__,  # charts are open to everybody
    "unread": lambda session, _: sorted(session.unread),
    "check": lambda session, _: session.check(),
    "uncounted": lambda session, _: session.uncounted(),
    "odds": lambda session, probes: every(session.odds, probes),
    "field": lambda session, _: _of_field(session),
    "view": lambda session, _: session.view,
    "recalled": lambda session, _: session.recalled,
    "duties": lambda session, _: session.duties(),
    "score": lambda session, _: session.score(),
    "pictures": lambda session, _: dict(session.pictures),
    "why_not": lambda session, probes: every(session.why_not, probes),
    "nobody": lambda session, probes: every(session.nobody, probes),
    "log": lambda session, _: session.log(),
    "labels": lambda session, _: session.labels(session.log()),
    "rolled": lambda session, _: list(session.rolled()),
    "thrown": lambda session, _: list(session.thrown()),
    "lost": lambda session, _: [(line.entry, one) for line, one in session.lost()],
    "tables": lambda session, _: session.tables(),
    "turns": lambda session, _: list(session.turns()),
    "knows_only": lambda session, _: session.knows_only,
    "explain": lambda session, _: every(session.explain, entries(session)),
    "shown": lambda session, _: every(lambda entry: _shown(session, entry), entries(session)),
    "battles": lambda session, _: {
        name: asked(lambda ask=ask: ask(session.battles)).decode()  # type: ignore[misc]
        for name, ask in BATTLES.items()
    },
    "refresh": lambda session, _: copied(session, session.seat).refresh(),
    "decode": lambda session, _: every(session.decode, ('{"order": "note", "text": "x"}', '{"order": "nothing"}')),
    "subscribe": lambda session, probes: _moved(session, probes, lambda copy: copy.undo()),
    "computer_move": lambda session, _: session.computer_move(),
    "do": _done,
    "undo": lambda session, probes: _moved(session, probes, lambda copy: copy.undo()),
    "redo": lambda session, probes: _moved(session, probes, lambda copy: copy.redo()),
    "goto": lambda session, probes: _moved(session, probes, lambda copy: every(copy.goto, (*entries(copy), 999))),
    "amend": lambda session, probes: _moved(
        session, probes, lambda copy: every(lambda entry: copy.amend(entry, preview=True), (2, copy.head, 999))
    ),
    "again": lambda session, probes: _moved(
        session, probes, lambda copy: every(lambda entry: copy.again(entry, preview=True), (2, copy.head, 999))
    ),
    "as_it_was": lambda session, _: every(lambda entry: session.as_it_was(entry).view, (1, session.head, 999)),
    "replace_sources": lambda session, probes: _moved(
        session, probes, lambda copy: copy.replace_sources(copy._book.sources())
    ),
    "in_memory": lambda session, _: session.in_memory,
    "keep": _written,
    "kept": lambda session, _: session.kept("clock"),
    "beside": lambda session, _: session.beside("clock"),
    "own": lambda session, _: session.own("drafts"),
    "enclosures": lambda session, _: session.enclosures(),
    "enclosed": lambda session, _: session.enclosed("referee/photograph-1"),
    "enclose": lambda session, probes: _moved(session, probes, lambda copy: copy.enclose("referee/a", "{}")),
    "keep_own": lambda session, probes: _moved(session, probes, _kept),
    "keep_beside": lambda session, probes: _moved(session, probes, lambda copy: copy.keep_beside("clock", "{}")),
}
"""What is asked of a session, by public name."""


def of_session(session: Session, probes: Probes, only: Iterable[str] = ()) -> Doors:
    """Give every answer of a session to its seat."""
    names = tuple(only) or tuple(SESSION)
    return {f"session.{name}": asked(lambda name=name: SESSION[name](session, probes)) for name in names}  # type: ignore[misc]


# ---- what screens show


def of_screens(session: Session, probes: Probes) -> Doors:
    """Give what lines, reports, maps, panels and replays are made of for the seat."""
    made: dict[str, Callable[[], object]] = {f"words.{name}": ask for name, ask in _words(session).items()}
    from tests import doors_of_kinds

    made |= {f"screen.{name}": ask for name, ask in doors_of_kinds.SCREENS[session.kind](session, probes).items()}
    return {name: asked(ask) for name, ask in made.items()}


def _words(session: Session) -> dict[str, Callable[[], object]]:
    from companion.rows.journal import journal_lines
    from companion.rows.report import markdown_report

    def lines() -> list[str]:
        log = session.log()
        return list(
            journal_lines(session.kind, session.view, log, {line.entry: session.explain(line.entry) for line in log})
        )

    return {"journal": lines, "report": lambda: markdown_report(session)}


# ---- the command line

COMMANDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "status": (("FILE",), ("FILE", "--json"), ("FILE", "--of", "A"), ("FILE", "--of", "HQ", "--json")),
    "log": (
        ("FILE",),
        ("FILE", "--tree"),
        ("FILE", "--explain"),
        ("FILE", "--json"),
        ("FILE", "--markdown"),
        ("FILE", "--html"),
        ("FILE", "--tree", "--explain", "--json"),
    ),
    "do": (("FILE", "PROBE"), ("FILE", "PROBE", "--roll", "99")),
    "undo": (("FILE",),),
    "redo": (("FILE",), ("FILE", "--json")),
    "goto": (("FILE", "2"), ("FILE", "999")),
    "amend": (("FILE", "2"), ("FILE", "2", "--preview", "--json"), ("FILE", "999"), ("FILE", "--from", "2")),
    "play": (("FILE", "KEYS"),),
    "battle": (
        ("list", "FILE"),
        ("list", "FILE", "--json"),
        ("export", "FILE"),
        ("record", "FILE", "x"),
        ("import", "FILE", "FILE"),
    ),
    "numbers": (("FILE",), ("FILE", "--json"), ("FILE", "--csv", "DIR"), ("FILE", "--svg", "DIR")),
    "field": (
        ("FILE", "fire"),
        ("FILE", "fire", "--json"),
        ("FILE", "deploy"),
    ),
    "sheets": (("FILE", "-o", "SHEETS"),),
    "rules": (("RULESET", "--game", "FILE"),),
    "cards": (("DECK", "--game", "FILE", "-o", "PDF"),),
}
"""Every command that opens a game for a seat, with what it is asked."""
NO_SEAT = {
    "extract",  # test_extracts.py compares the documents that it writes, byte for byte
    "post",
    "scenarios",
    "new",
    "run",
    "simulate",
    "study",
    "commands",
    "resolve",
    "odds",
    "check",
    "recover",
    "update",
    "doctor",
    "demo",
    "ground",
    "serve",
    "inbox",
    "roster",
    "pack",
    "unpack",
    "study exact",
}
"""Commands that open no game, and those that are the referee's."""
RULESETS = {"miniatures": "miniatures", "campaign": "gettysburg", "tactical": "antietam"}


class Terminal:
    """The command line in this process, with a game that each command finds as it was."""

    def __init__(self, path: Path, seat: str, decks: Sequence[str], keys: str) -> None:
        """Take the game, the seat, the decks that are printed, and what is typed at the prompt."""
        self._path, self._seat, self._decks, self._keys = path, seat, decks, keys
        self._whole = path.read_bytes()

    def of(self, kind: str, probes: Sequence[str], only: Iterable[str] = ()) -> Doors:
        """Give what every command answers."""
        names = tuple(only) or tuple(COMMANDS)
        return dict(self._all(kind, probes, names))

    def _all(self, kind: str, probes: Sequence[str], names: Sequence[str]) -> Iterator[tuple[str, bytes]]:
        for name in names:
            for form in COMMANDS[name]:
                for arguments in self._filled(form, kind, probes):
                    yield f"companion {name} {' '.join(arguments)}", self._run(name, arguments)

    def _filled(self, form: Sequence[str], kind: str, probes: Sequence[str]) -> Iterator[list[str]]:
        whole = [RULESETS[kind] if one == "RULESET" else one for one in form if one != "KEYS"]
        many = {"PROBE": probes, "DECK": self._decks}
        slot = next((one for one in whole if one in many), None)
        if slot is None:
            yield whole
        else:
            yield from ([given if one == slot else one for one in whole] for given in many[slot])

    def _run(self, name: str, arguments: Sequence[str]) -> bytes:
        self._path.write_bytes(self._whole)
        pdf = self._path.with_suffix(".pdf")
        pdf.unlink(missing_ok=True)
        folder, sheets = self._path.with_suffix(".tables"), self._path.with_name("sheets")
        places = {"FILE": str(self._path), "PDF": str(pdf), "DIR": str(folder), "SHEETS": str(sheets)}
        given = [name, *(places.get(one, one) for one in arguments), "--as", self._seat]
        with patch("companion.kernel.session.now", lambda: HOUR):
            found = CliRunner().invoke(companion, given, input=self._keys if name == "play" else "")
        assert found.exit_code in (0, 2, 3), (given, found.output, found.exception)
        printed = pdf.read_bytes() if pdf.exists() else b""
        for written in (folder, sheets):
            if written.exists():
                printed += b"".join(one.read_bytes() for one in sorted(written.iterdir()))
                rmtree(written)
        self._path.write_bytes(self._whole)
        return json.dumps([found.exit_code, found.stdout, found.stderr]).encode() + printed


def of_program(
    path: Path,
    kind: str,
    seat: str,
    probes: Probes,
    *,
    decks: Sequence[str] = (),
    keys: str = "",
    only: Iterable[str] = (),
) -> Doors:
    """Give what the command line answers to a seat."""
    texts = [msgspec.json.encode(one).decode() for one in probes]
    with redirect_stdout(StringIO()):
        return Terminal(path, seat, decks, keys).of(kind, texts, only)


def differing(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """Name the doors that tell two games apart."""
    assert one.keys() == other.keys()
    return [name for name in one if one[name] != other[name]]
