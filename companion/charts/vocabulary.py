"""What the rows of a table of modifiers say of where they hold, and what a table knows of its case.

The words are closed: `CONDITIONS`. What of them a table can tell of its case is its `Vocabulary`, and a row that
nothing there reads is a fault of the file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from companion.charts.faults import Problem
from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.language.tongue import declared, tr

Words = str | list[str]
"""One word, or any of several."""


class When(Chart, frozen=True, kw_only=True):
    """Where a row holds: a rule of the game's own by name, or what must be so, all of it; nothing holds nowhere."""

    rule: str = ""
    """One of the rules' own functions."""
    of: str = ""
    """Of whom the rest is said: one of the table's own words; by default the first of them."""
    asked: str = ""
    """What only eyes know: a chip at the desk, a word of `asked` in a command or case."""
    cover: Words = ""
    ground: Words = ""
    terrain: Words = ""
    trait: Words = ""
    arm: Words = ""
    weapon: Words = ""
    formation: Words = ""
    mode: Words = ""
    state: Words = ""
    marker: Words = ""
    army: Words = ""
    leader: Words = ""
    level: Words = ""
    within: Number | None = None
    """Not farther than so many inches, or squares."""
    beyond: Number | None = None
    """Farther than so many."""


ALL = "all"
"""A word that asks nothing: any will do."""
DISTANCES = ("within", "beyond")
CONDITIONS = tuple(name for name in When.__struct_fields__ if name not in ("rule", "of"))
"""Every word that a row can say besides `rule` and `of`."""
OPEN = None
"""Any word will do: the row itself brings it."""
Known = tuple[str, ...] | None
"""The words that there can be of a condition."""


class Vocabulary(NamedTuple):
    """What the rows of one table may say."""

    file: str
    rows: str
    """The list in the file: "modifier"."""
    rules: tuple[str, ...]
    """The rules' own functions."""
    case: Mapping[str, Known]
    """What can be told of the case, whomever the row is of."""
    of: Mapping[str, Mapping[str, Known]]
    """{of whom: what can be told of him}; the first is meant where a row does not say. Distances have no words."""


class Row(Protocol):
    """A row of a table, whatever its figures are called."""

    @property
    def id(self) -> str:
        """What files call it."""

    @property
    def rule(self) -> str:
        """The rule by which it holds."""

    @property
    def of(self) -> str:
        """Of whom it speaks."""


# ---- what a row says


def conditions(row: Row) -> dict[str, tuple[str, ...]]:
    """Give what a row asks: {condition: words, any of which will do}, distances as they are written."""
    said: dict[str, tuple[str, ...]] = {}
    for name in CONDITIONS:
        value = getattr(row, name)
        if value not in ("", [], None, ALL):
            said[name] = tuple(value) if isinstance(value, list) else (str(value),)
    return said


def whom(row: Row, words: Vocabulary) -> str:
    """Give of whom a row speaks."""
    return row.of or next(iter(words.of), "")


def unread(row: Row, words: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """Yield what of a row nothing reads: the key ("" for the row), what is wrong, and what to do."""
    asks, rule = conditions(row), ("rule",) if words.rules else ()
    if row.rule:
        if asks or row.of:
            yield "rule", tr("a rule of its own and conditions do not go together"), tr("keep one of them")
        if row.rule not in words.rules:
            yield "rule", tr("{word!r} is no rule of this table", word=row.rule), _there_are(words.rules)
        return
    known = {**words.of.get(whom(row, words), {}), **words.case}
    if row.of and row.of not in words.of:
        yield "of", tr("{word!r} is nobody whom this table knows", word=row.of), _there_are(words.of)
        return
    if not asks:
        yield "", tr("nothing says where the row {id!r} counts", id=row.id), _there_are((*rule, *known))
    for name, said in asks.items():
        if name not in known:
            yield name, tr("this table knows nothing of {word!r}", word=name), _there_are((*rule, *known))
        elif name not in DISTANCES and (can_be := known[name]) is not OPEN:
            for word in said:
                if word not in can_be:
                    yield name, tr("{value!r} is not one of {names}", value=word, names=", ".join(can_be)), ""


def row_problems(rows: Sequence[Row], words: Vocabulary) -> Iterator[Problem]:
    """Yield each row that nothing reads, with its place."""
    for index, row in enumerate(rows):
        for key, what, hint in unread(row, words):
            place = f"$.{words.rows}[{index}]"
            yield Problem(words.file, f"{place}.{key}" if key else place, what, hint)


def is_read(row: Row, words: Vocabulary) -> bool:
    """Say whether a row counts anywhere at all."""
    return next(unread(row, words), None) is None


def _there_are(words: Collection[str]) -> str:
    return tr("there are: {names}", names=", ".join(words))


WHERE = "counts where"
"""What the column is called that says it."""
declared((WHERE,))


def with_where(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give rows as a chart has them with one more column for where they count, in a table of modifiers; others as is.

    A row that nothing reads stands there, in a game that was begun with it, and says so.
    """
    said = [_where(row) for row in rows]
    if not any(said) or not all({"id", "label", "clause"} <= row.keys() for row in rows):
        return [dict(row) for row in rows]
    keys = ("rule", "of", *CONDITIONS)
    return [
        {key: value for key, value in row.items() if key not in keys} | {WHERE: where or tr("not counted")}
        for row, where in zip(rows, said, strict=True)
    ]


def _where(row: Mapping[str, Any]) -> str:
    """Give what a row says of where it counts, as it is written: "of firers, marker disordered"."""
    told = ((key, row[key]) for key in ("of", "rule", *CONDITIONS) if row.get(key) not in (None, "", [], ALL))
    return ", ".join(f"{key} {' / '.join(one) if isinstance(one, list) else one}" for key, one in told)
