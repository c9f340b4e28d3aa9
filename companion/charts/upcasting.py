"""What was kept in an earlier format, given in today's: steps on plain values, taken whenever something is read.

Every entry and every source of a document bears the number of its format, and so does every file of people's own.
Each kind of game lists, in its `upcasts`, what changed from one format to the next; what a step does not name stayed as
it was. Nothing here is ever written back: a document keeps what was written into it, an old house rule stays as typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.language.messages import Message
from companion.language.tongue import tr

Plain = dict[str, Any]
"""A value as JSON or TOML has it."""
Change = Callable[[Plain], Plain]
"""Gives a plain value in the next format; pure, and total over whatever an honest program wrote."""
Words = Callable[[str], str]
Format = Annotated[int, msgspec.Meta(ge=1)]
"""The number of a file's format, as it stands in it; files of every format up to today's are read."""
SCENARIO, ARMIES, SET_UP, MAP, ROSTER = "scenario", "armies", "set-up", "map", "roster"
"""What upcasts call people's own files, which have names of their own."""
FIRST = 1
"""The format of whatever bears no number."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What changed from one format to the next."""

    facts: Mapping[str, Change] = {}
    """{tag: change of such a fact}."""
    commands: Mapping[str, Change] = {}
    """{order: change of such a command}."""
    purpose: Callable[[str, Sequence[Plain]], Any] | None = None
    """What a die was for, by which an amended entry finds it again: (words, facts) -> a plain message, or words."""
    working: Change | None = None
    """A line of working: clause, label, value."""
    label: Callable[[str, Sequence[Plain]], Any] | None = None
    """An entry's words, by the commands that they are of: (words, commands) -> a plain message, or words."""
    files: Mapping[str, Change] = {}
    """{file: change}: charts by their name ("charge.toml"), files of people's own by what they are ("scenario")."""
    texts: Mapping[str, Words] = {}
    """The same of files that are no TOML: maps, rosters."""
    records: Mapping[str, Change] = {}
    """{what a kept record is, "battle" or "result": change}."""


class Upcasts:
    """The steps of a kind of game, from each format to the next."""

    def __init__(self, *steps: Step, newest_file: int = FIRST) -> None:
        """Take the steps in order, from format 1 on, and the newest format that charts and people's files are in.

        Where files drifted within a format, the step that leads out of it knows, though files still bear its number.
        """
        self._steps, self._newest_file = steps, newest_file

    @property
    def present(self) -> int:
        """Give today's format."""
        return FIRST + len(self._steps)

    def facts(self, text: str, form: int) -> str:
        """Give the facts of an entry, JSON text, in today's format."""
        return self._listed(text, "event", [step.facts for step in self._since(form)])

    def commands(self, text: str, form: int) -> str:
        """Give the commands of an entry, JSON text, in today's format."""
        return self._listed(text, "order", [step.commands for step in self._since(form)])

    def dice(self, text: str, facts: str, form: int) -> str:
        """Give the dice of an entry, JSON text, in today's format; its facts, in theirs, say what each was for."""
        changes = [step.purpose for step in self._since(form) if step.purpose is not None]
        if not changes:
            return text
        rolls, those = msgspec.json.decode(text), msgspec.json.decode(facts)
        with _shaped():
            for change in changes:
                rolls = [roll | {"why": change(roll["why"], those)} for roll in rolls]
        return msgspec.json.encode(rolls).decode()

    def label(self, label: str, commands: str, form: int) -> Any:
        """Give an entry's words in today's format, plain: a message, or words; its commands are given in theirs."""
        found: Any = label
        changes = [step.label for step in self._since(form) if step.label is not None]
        if changes:
            those = msgspec.json.decode(commands)
            with _shaped():
                for change in changes:
                    found = change(found, those)
        return found

    def working(self, raw: bytes, form: int) -> bytes:
        """Give a working, JSON, in today's format."""
        changes = [step.working for step in self._since(form) if step.working is not None]
        if not changes or not raw:
            return raw
        lines = msgspec.json.decode(raw)
        with _shaped():
            for change in changes:
                lines = [change(line) for line in lines]
        return msgspec.json.encode(lines)

    def record(self, what: str, value: Plain, form: int) -> Plain:
        """Give a kept record in today's format."""
        with _shaped():
            for step in self._since(form):
                value = step.records.get(what, _same)(value)
        return value

    def text(self, what: str, text: str, form: int) -> str:
        """Give a file that is no TOML in today's format."""
        for step in self._since(form):
            text = step.texts.get(what, str)(text)
        return text

    def file(self, what: str) -> Callable[[Plain, str], Plain]:
        """Give what brings a file, by the number that stands in it, to today's format: (value, its name) -> value.

        That raises BadInput for a file of a format that is yet to come.
        """
        return partial(self._file, what)

    def _file(self, what: str, value: Plain, name: str) -> Plain:
        form = value.get("format", FIRST)
        # `type`, since True is an int to isinstance, and to nobody else.
        if type(form) is not int or form < FIRST:
            return value  # the file's shape says what is wrong with it
        # People's own files have not changed since the first format; charts count formats of their own.
        newest = FIRST if what in (SCENARIO, ARMIES, SET_UP, MAP, ROSTER) else self._newest_file
        if form > newest:
            known = tr(
                "format {form} is of a newer companion; this one reads up to {newest}",
                form=form,
                newest=newest,
            )
            raise BadInput(Problem(name, "$.format", known, tr("use the newer companion for it")))
        for step in self._since(form):
            value = step.files.get(what, _same)(value)
        return value

    def _since(self, form: int) -> Sequence[Step]:
        """Give the steps from a format to today's; none for one that is newer."""
        return self._steps[form - FIRST :]

    @staticmethod
    def _listed(text: str, tag: str, steps: Sequence[Mapping[str, Change]]) -> str:
        """Change the members of a list, JSON text, that a step names by their tag; few texts hold any."""
        # Looked for as text first: to decode and encode every entry of a long game would take longer than to fold it.
        if not any(f'"{name}"' in text for step in steps for name in step):
            return text
        values = msgspec.json.decode(text)
        with _shaped():
            for step in steps:
                values = [step.get(value[tag], _same)(value) for value in values]
        return msgspec.json.encode(values).decode()


@contextmanager
def _shaped() -> Iterator[None]:
    """Raise ValueError for a value of a shape that no program ever wrote; steps do not look for that."""
    try:
        yield
    except (TypeError, AttributeError) as error:
        raise ValueError(str(error)) from error


Rows = Mapping[str, Plain]
"""{id of a row: where it holds}."""


def saying_where(key: str, known: Rows) -> Change:
    """Give the change of a chart whose rows under `key` were looked up by id and did not say where they hold."""

    def change(chart: Plain) -> Plain:
        rows = chart.get(key)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            return chart  # the chart's shape says what is wrong with it
        return chart | {key: [known.get(str(row.get("id")), {}) | row for row in rows]}

    return change


def in_plain(message: Message) -> Plain:
    """Give a message as JSON has it."""
    found: Plain = msgspec.to_builtins(message)
    return found


def with_label(read: Callable[[str, str], Message]) -> Change:
    """Give the change of a line of working whose label was words: `read` makes a message of words and clause."""

    def line(one: Plain) -> Plain:
        if not isinstance(one["label"], str):
            return one
        return one | {"label": in_plain(read(one["label"], one["clause"]))}

    return line


def _same(value: Plain) -> Plain:
    return value
