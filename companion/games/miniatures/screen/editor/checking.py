"""What is wrong with a draft, by the readers that every game is begun through; each fault knows its field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.screen.editor import texts
from companion.games.miniatures.screen.editor.draft import PAGE, Draft, Node
from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.start import read_scenario, start
from companion.language import incoming
from companion.language.tongue import tr

ROSTER, SCENARIO = "roster.csv", "scenario.toml"


class Fault(msgspec.Struct, frozen=True):
    """Something wrong: where, in which cell, and what to do; key 0 is the whole."""

    key: int
    column: str
    what: str
    hint: str = ""

    @property
    def words(self) -> str:
        """Give it as one line."""
        return f"{self.what} ({self.hint})" if self.hint else self.what


def faults(draft: Draft, scale: Scale) -> tuple[Fault, ...]:
    """Give everything that is wrong, each once; nothing when a game can be begun with it."""
    found = list(_own(draft))
    told = {(one.key, one.column) for one in found}
    # A cell is wrong once: what was said of it in the editor's own words is not said again in a reader's.
    found += [one for one in _readers(draft, scale) if one.key == 0 or (one.key, one.column) not in told]
    return tuple(dict.fromkeys(found))


def _readers(draft: Draft, scale: Scale) -> Iterator[Fault]:
    rows, scenario = None, None
    if draft.of_kind("unit"):
        try:
            rows = read_roster(texts.roster_text(draft), ROSTER)
        except BadInput as error:
            yield from (_fault(draft, problem) for problem in error.problems)
    try:
        scenario = read_scenario(texts.scenario_text(draft, "roster"), SCENARIO)
    except BadInput as error:
        yield from (_fault(draft, problem) for problem in error.problems if problem.path != "$.forces")
    if rows is not None and scenario is not None:
        try:
            start(scenario, rows, scale, file=SCENARIO)
        except BadInput as error:
            yield from (_fault(draft, problem) for problem in error.problems)


def _own(draft: Draft) -> Iterator[Fault]:
    """Yield what only a tree can have wrong, and numbers that are none."""
    if not draft.of_kind("unit"):
        yield Fault(0, "", tr("there is no unit yet"), tr("choose an army and add brigades and batteries"))
    for one in draft.nodes:
        if one.kind in ("corps", "division"):
            yield from _formation(draft, one)
        if one.kind != "unit":  # its cells are those of the roster, whose reader looks at them
            yield from _unfit(one)
        for column in texts.NUMBERS:
            text = one.cells.get(column, "").strip()
            if text and one.kind != "unit" and not texts.NUMBER.fullmatch(text):
                yield Fault(one.key, column, tr("expected a whole number, got {typed}", typed=repr(text[:20])))
    page = draft.node(PAGE)
    clock = page.cells.get("starts_at", "").strip() if page is not None else ""
    if clock and not re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", clock):
        yield Fault(PAGE, "starts_at", tr("is no time of day"), tr("write it as 08:00"))
    posts = Counter(one.parent for one in draft.of_kind("leader"))
    for one in draft.of_kind("leader"):
        if posts[one.parent] > 1:
            posts[one.parent] = -1  # the first of them stays right
        elif posts[one.parent] < 0:
            yield Fault(one.key, "", tr("this formation has a leader already"), tr("keep one of them"))


def _unfit(one: Node) -> Iterator[Fault]:
    """Yield the cells that no file may hold."""
    for column, text in one.cells.items():
        prose = column in incoming.FILE_PROSE
        if wrong := incoming.amiss(text, lines=prose, most=incoming.PROSE if prose else incoming.NAME):
            yield Fault(one.key, column, wrong)


def _formation(draft: Draft, one: Node) -> Iterator[Fault]:
    brothers = [other for other in draft.under(one.parent) if other.kind == one.kind]
    first = next(other for other in brothers if other.name == one.name)
    if not one.name:
        yield Fault(one.key, "name", tr("is empty"), tr("its units would stand under what is above it"))
    elif first.key != one.key:
        yield Fault(one.key, "name", tr("{name} stands there already", name=one.name), tr("it would be one with it"))
    if not any(other.kind == "unit" for other in draft.walk(one.key)):
        yield Fault(one.key, "", tr("has no unit and will not be saved"), tr("add a brigade or battery, or remove it"))


def _fault(draft: Draft, problem: Problem) -> Fault:
    """Give a reader's problem the node and the cell that it is about."""
    hint = problem.hint.replace(" in [[forces]]", "")
    key, column = _place(draft, problem)
    return Fault(key, column, problem.what, hint)


def _place(draft: Draft, problem: Problem) -> tuple[int, str]:
    path = problem.path
    row = re.match(r"row ([0-9]+)(?:, (.+))?", path)
    if row and problem.file == ROSTER:
        return _nth([one.key for one in draft.of_kind("unit")], int(row[1]) - 2), row[2] or ""
    entry = re.match(r"\$\.(forces|leaders|objectives)\[([0-9]+)\](?:\.(\w+))?", path)
    if entry:
        keys = {
            "forces": [key for key, _ in texts.forces(draft)],
            "leaders": [one.key for one in draft.of_kind("leader")],
            "objectives": [one.key for one in draft.of_kind("objective")],
        }[entry[1]]
        column = {"id": "name"}.get(entry[3] or "", entry[3] or "")
        return _nth(keys, int(entry[2])), column
    page = re.fullmatch(r"\$\.(\w+)", path)
    return (PAGE, page[1]) if page and page[1] in texts.PAGE_KEYS else (0, "")


def _nth(keys: list[int], nth: int) -> int:
    return keys[nth] if 0 <= nth < len(keys) else 0
