"""Reading a return, strictly: what comes back from a table, a person or another program, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeVar, get_args

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert
from companion.charts.strict_json import LARGEST, read_json
from companion.games.miniatures.rules.state import State
from companion.kernel.messages import turn
from companion.language import incoming
from companion.language.tongue import tr
from companion.table.file import comparing
from companion.table.file.battle import BattleFile
from companion.table.file.draft import HOW_FAR, Draft
from companion.table.file.expected import at, plainly, without
from companion.table.file.from_table import belongs_to_nobody, fallen, filled
from companion.table.file.gridded import Rows, by_cell, read_rows
from companion.table.file.reckoning import Reckoning, draft_of, draft_of_result
from companion.table.file.result import Report
from companion.table.file.wording import words

__all__ = ["LARGEST", "Fresh", "kind_of", "read", "read_table"]

Fresh = Callable[[str], BattleFile]
"""Gives a fresh export of the battle at a scale by id; "" is the usual one. Raises BadInput for an unknown one."""
T = TypeVar("T", BattleFile, Report)
SQLITE = b"SQLite format 3\x00"
OTHERS = {
    b"%PDF": ("is a PDF: paper is not read", "type what is written on the form into the grid"),
    b"PK\x03\x04": ("is a packed file", "unpack it, and give the JSON file or the table game's document"),
}
FORMATS: dict[str, type[BattleFile] | type[Report]] = {
    "companion-battle": BattleFile,
    "companion-battle-result": Report,
}
READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
"""How a code is read that went through somebody's handwriting."""


def kind_of(head: bytes, name: str) -> Literal["table", "text"]:
    """Tell a table game's document from text by its first 16 bytes or more; raises BadInput for what is neither."""
    if head.startswith(SQLITE):
        return "table"
    for sign, (what, hint) in OTHERS.items():
        if head.startswith(sign):
            raise BadInput(Problem(name, "$", what, hint))
    return "text"


def read(raw: bytes, name: str, fresh: Fresh, reckoning: Reckoning) -> Draft:
    """Read a battle file filled in, or a result; raises BadInput with every problem and its place.

    `name` is the file's for messages. Commands and units left out are questions in the draft, never losses.
    """
    kind_of(raw, name)
    value = read_json(raw, name)
    kind = _format(value, name)
    if problems := tuple(_unfit(value, name, fresh)):
        raise BadInput(problems)
    if kind is Report:
        return _result(value, name, fresh, reckoning)
    file = _as(value, BattleFile, name, fresh)
    return draft_of(_own(file, name, fresh), file, reckoning)


def read_sheet(rows: Rows, name: str, fresh: Fresh, reckoning: Reckoning) -> Draft:
    """Read the cells of a return form; raises BadInput with every problem at its cell."""
    value, places, wrong = read_rows(rows, name, fresh("").scale)
    try:
        if problems := tuple(_unfit(value, name, fresh)):
            raise BadInput([*wrong, *problems])
        draft = _result(value, name, fresh, reckoning, wrong)
    except BadInput as error:
        raise BadInput(sorted((_at_cell(problem, places) for problem in error.problems), key=by_cell)) from None
    return msgspec.structs.replace(draft, origin="sheet")


def _at_cell(problem: Problem, places: Mapping[str, str]) -> Problem:
    """Give a problem of a result with the cell that it is of."""
    path = problem.path.replace('["', ".").replace('"]', "")
    return msgspec.structs.replace(problem, path=places.get(path, problem.path))


def read_table(
    battle_text: str, state: State, name: str, fresh: Fresh, reckoning: Reckoning, *, log: str = "", journal: str = ""
) -> Draft:
    """Read a table game: the battle.json that its document carries, and its state; raises BadInput as `read` does."""
    file = _as(read_json(battle_text.encode(), name), BattleFile, name, fresh)
    own, back = _own(file, name, fresh), filled(file, state)
    draft = draft_of(own, back, reckoning, origin="table", fallen=fallen(file, state), log=log, journal=journal)
    how_far = "" if state.over else HOW_FAR(turn=turn(state.turn), last_turn=turn(state.last_turn))
    nobodys = belongs_to_nobody(state)
    return msgspec.structs.replace(draft, unfinished=how_far, added=nobodys or msgspec.UNSET)


def _unfit(value: Any, name: str, fresh: Fresh) -> Iterator[Problem]:
    """Yield what the gate (`incoming`) lets nobody bring in; what the game itself gave out comes back as it is."""
    if found := tuple(incoming.file_amiss(value)):
        # Only when something is amiss: names of an early game may hold what no longer may come in, and a battle that
        # was given out with them must come home.
        own = frozenset(_texts(msgspec.to_builtins(fresh(""))))
        for path, what in found:
            given = at(value, path)
            if not isinstance(given, str) or given not in own:  # a name of a part may be amiss, too
                yield Problem(name, path, what)


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from _texts([*value, *value.values()])
        case list():
            for one in value:
                yield from _texts(one)


# ---- the form of it


def _format(value: Any, name: str) -> type[BattleFile] | type[Report]:
    """Say which of the formats it is, by its own word; raises BadInput for none, and for a newer version."""
    if not isinstance(value, dict):
        raise BadInput(
            Problem(name, "$", tr("is no battle file and no result"), tr("it begins with { and names its format"))
        )
    word = value.get("format")
    kind = FORMATS.get(word) if isinstance(word, str) else None
    if kind is None:
        what = tr("is missing") if word is None else tr("{word!r} is not known", word=str(word)[:40])
        raise BadInput(Problem(name, "$.format", what, tr("one of {names}", names=", ".join(FORMATS))))
    version, known = value.get("version", 1), _version(kind)
    if isinstance(version, int) and not isinstance(version, bool) and version > known:
        what = tr("{version} is newer than this program, which reads {known}", version=version, known=known)
        raise BadInput(Problem(name, "$.version", what, tr("install the present version of the companion")))
    return kind


def _version(kind: type[BattleFile] | type[Report]) -> int:
    """Give the version of a format that this program reads."""
    field = next(one for one in msgspec.structs.fields(kind) if one.name == "version")
    newest: int = max(get_args(field.type))
    return newest


def _as(value: Any, kind: type[T], name: str, fresh: Fresh) -> T:
    """Give the value as a format, with every problem of its shape in people's words."""
    try:
        return convert(value, kind, file=name)
    except BadInput as error:
        scale = fresh("").scale
        raise BadInput([plainly(problem, value, scale) for problem in error.problems]) from None


# ---- whose it is


def _own(file: BattleFile, name: str, fresh: Fresh) -> BattleFile:
    """Give the game's own file at the scale of one that came back; raises BadInput where they are not of one battle."""
    usual = fresh("")
    # One kind of fault after the other: in a file of another game everything differs, and a hundred lines would hide
    # the one that says so.
    problems = [*_not_ours(file, usual, name)] or [*_other_battle(file.battle, file.check, usual, name)]
    if problems:
        raise BadInput(problems)
    try:
        # At the scale that came back and not the usual one: the stands are compared with those that were given out.
        own = fresh(file.scale.id)
    except BadInput as error:
        known = "; ".join(f"{problem.what} {problem.hint}".strip() for problem in error.problems)
        raise BadInput(Problem(name, "$.scale.id", known)) from None
    problems = [*comparing.differences(file, own, name), *comparing.overdrawn(file, name)]
    problems += comparing.uncounted(file, own, name)
    if problems:
        raise BadInput(problems)
    return own


def _not_ours(file: BattleFile, own: BattleFile, name: str) -> Iterator[Problem]:
    if file.game != own.game:
        yield Problem(
            name,
            "$.game",
            tr("comes from a game of kind {given!r}, this is one of kind {own!r}", given=file.game, own=own.game),
        )
    elif file.source != own.source:
        yield comparing.foreign(own.game, name)


def _other_battle(battle: str, check: str, own: BattleFile, name: str) -> Iterator[Problem]:
    if battle != own.battle:
        yield Problem(
            name,
            "$.battle",
            tr("is of battle {given}; battle {own} waits for its result", given=battle, own=own.battle),
        )
    elif check.upper().translate(READ_AS) != own.check.translate(READ_AS):
        what = words(own.game).other_forces.format(given=check[:20], own=own.check)
        yield Problem(
            name, "$.check", what, tr("export the battle again, or mend the code where it was copied wrongly")
        )


def _result(value: Any, name: str, fresh: Fresh, reckoning: Reckoning, wrong: Sequence[Problem] = ()) -> Draft:
    """Read a result; raises BadInput with every problem of its shape and of its figures, after those found before."""
    own, shape = fresh(""), tuple[Problem, ...]()
    try:
        convert(value, Report, file=name)
    except BadInput as error:
        shape = error.problems
    problems = [*wrong, *(plainly(one, value, own.scale) for one in shape)]
    try:
        # What is sound is looked at all the same, so that nobody mends a form three times.
        result = convert(without(value, [one.path for one in shape]), Report, file=name)
    except BadInput:
        raise BadInput(problems) from None
    # Of another battle everything differs, and the figures of one say nothing of the other.
    other = [*_other_battle(result.battle, result.check, own, name)]
    problems = [*other, *problems] if other else [*problems, *comparing.too_much(result, own, reckoning, name)]
    if problems:
        raise BadInput(problems)
    return draft_of_result(own, result, reckoning)
