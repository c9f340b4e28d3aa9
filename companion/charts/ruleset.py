"""What every ruleset shares: the base of its charts, its files read at once or when asked for, its options, its rows.

A document carries its charts as texts. To tell what has happened needs few of them, so each is read at its first use,
and once for every text that there is; whoever begins a game reads all of them before, with every problem at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, ClassVar, Generic, NamedTuple, NoReturn, Protocol, Self, TypeVar, overload

import msgspec
from msgspec import Meta

from companion.charts.bounds import MOST
from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Exact, Number, Wording, exact
from companion.charts.reading import located, read_toml, references
from companion.charts.upcasting import Upcasts
from companion.language.messages import Label
from companion.language.tongue import tr, tr_in


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every row and chart: frozen, and a key that is not named here is an error."""


C = TypeVar("C", bound=Chart)
M = TypeVar("M")


class Worded(Protocol):
    """A row of a chart that people read of by its own name."""

    PLACE: ClassVar[str]
    """The chart and the table that such rows stand in: "markers.marker"."""

    @property
    def id(self) -> str:
        """What it is called in the chart."""
        ...


class Called(Worded, Protocol):
    """A row that has a name."""

    @property
    def name(self) -> str:
        """What the chart calls it."""
        ...


def called(row: Called) -> str:
    """Give what a row is called in the reader's language."""
    return worded(row, row.name)


def labelled(row: Called) -> Label:
    """Name a row in a message: it is told by its id, in the chart's own words where a language has none."""
    return Label(f"{row.PLACE}.{row.id}", row.name)


def worded(row: Worded, words: str) -> str:
    """Give words of a row in the reader's language, by its id; where the language has none, the chart's own."""
    return tr_in(f"{row.PLACE}.{row.id}", words)


class Times(Chart, frozen=True):
    """A factor."""

    times: Number
    clause: str


class Choice(Chart, frozen=True):
    """One choice of an option."""

    value: Annotated[int, Meta(ge=0)]
    label: Wording
    figure: Number | None = None
    """What this reading has in the place of the usual figure, where it has one."""


class Option(Chart, frozen=True):
    """A ruling that can be switched."""

    PLACE: ClassVar = "options.option"
    id: str
    label: Wording
    choices: list[Choice]


class Chosen(NamedTuple):
    """A reading of a ruling other than the default, as rules ask whether it is in force."""

    ruling: str
    value: int
    """Its position in the ruling's alternatives."""


StandIn = Callable[[str, BadInput], str]
"""(file, what is wrong with its text) -> the text to show a game by."""


class Charts:
    """The charts of a ruleset, by name, each read when it is first asked for; frozen.

    A chart that cannot be read raises BadInput where it is asked for, and costs what rests on it alone.
    """

    UPCASTS: ClassVar[Upcasts]
    LATER: ClassVar[frozenset[str]] = frozenset()
    """Files that came to the ruleset later: games begun before do without them."""

    def __init__(
        self,
        texts: Mapping[str, str],
        chosen: Mapping[str, int] | None = None,
        *,
        given: Mapping[str, object] | None = None,
        stand_in: StandIn | None = None,
    ) -> None:
        """Take the texts {file name: text}, the options chosen, and what stands in the place of charts or rows.

        `stand_in` gives another text for a chart that cannot be read, for showing a game; without it that raises.
        """
        given = given or {}
        self.__dict__.update(given, texts=texts, chosen=readings(chosen or {}), given=given, stand_in=stand_in)

    texts: Mapping[str, str]
    given: Mapping[str, object]
    stand_in: StandIn | None
    chosen: dict[str, int]
    """{ruling id: position in its alternatives}; what is not in it is 0, the default."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: charts do not change."""
        raise AttributeError(f"{name} of charts is fixed, {value!r} comes too late")

    def choice(self, ruling: str) -> int:
        """Give the chosen reading of a ruling: 0 by default, else the position in its alternatives."""
        return self.chosen.get(ruling, 0)

    def figure(self, ruling: str, usual: Exact) -> Exact:
        """Give the figure that the chosen reading of a ruling has, or the usual one."""
        chosen = self.choice(ruling)
        if not chosen:
            return usual
        options: Sequence[Option] = self.options.option  # type: ignore[attr-defined]
        readings_of = (choice for option in options if option.id == ruling for choice in option.choices)
        found = next((choice.figure for choice in readings_of if choice.value == chosen), None)
        return usual if found is None else exact(found)

    def reads(self, reading: Chosen) -> bool:
        """Say whether a reading is the one that is chosen of its ruling."""
        return self.choice(reading.ruling) == reading.value

    def every(self) -> dict[str, Chart]:
        """Give all charts by their files. Raises BadInput."""
        return {file: getattr(self, name) for file, name in _names(type(self)).items()}

    def once(self, make: Callable[[Self], M]) -> M:
        """Give what is made of these charts, made but once: the tables of a chapter, ready to count."""
        made: dict[object, M] = self.__dict__.setdefault("_made", {})
        if make not in made:
            made[make] = make(self)
        return made[make]

    def having(self, **charts: object) -> Self:
        """Give the same with other charts, or rows, in the place of some."""
        return type(self)(self.texts, self.chosen, given={**self.given, **charts}, stand_in=self.stand_in)

    def choosing(self, chosen: Mapping[str, int]) -> Self:
        """Give the same charts with other options; raises BadInput for an unknown option or value."""
        options: Sequence[Option] = self.options.option  # type: ignore[attr-defined]
        if problems := list(option_problems(options, chosen)):
            raise BadInput(problems)
        return self.as_read(chosen)

    def as_read(self, chosen: Mapping[str, int]) -> Self:
        """Give the same charts with options that were found sound when they were chosen."""
        return type(self)(self.texts, chosen, given=self.given, stand_in=self.stand_in)


class Read(Generic[C]):
    """A chart as an attribute of Charts: read from the text of its file when it is first asked for."""

    def __init__(self, kind: type[C], file: str = "") -> None:
        """Take the chart's shape, and its file where that has another name than the attribute."""
        self.kind, self.file = kind, file

    def __set_name__(self, owner: type[Charts], name: str) -> None:
        """Take the name: `fire_points` stands in fire-points.toml."""
        self._name, self.file = name, self.file or f"{name.replace('_', '-')}.toml"

    @overload
    def __get__(self, charts: None, owner: type[Charts]) -> Self: ...

    @overload
    def __get__(self, charts: Charts, owner: type[Charts]) -> C: ...

    def __get__(self, charts: Charts | None, owner: type[Charts]) -> Self | C:
        """Give the chart; raises BadInput."""
        if charts is None:
            return self
        try:
            found = read_chart(charts.texts, self.file, self.kind, owner.UPCASTS)
        except BadInput as error:
            if charts.stand_in is None:
                raise
            text = charts.stand_in(self.file, error)
            found = read_chart({self.file: text}, self.file, self.kind, owner.UPCASTS)
        charts.__dict__[self._name] = found
        return found


def files_of(charts: type[Charts]) -> dict[str, type[Chart]]:
    """Name the files that the charts of a ruleset stand in, each with its shape, in the order of the class."""
    return {file: getattr(charts, name).kind for file, name in _names(charts).items()}


def _names(charts: type[Charts]) -> dict[str, str]:
    """Give {file: attribute} of the charts of a class and of those that it stands on."""
    reads = ((name, one) for kind in reversed(charts.__mro__) for name, one in vars(kind).items())
    return {one.file: name for name, one in reads if isinstance(one, Read)}


def read_chart(texts: Mapping[str, str], file: str, kind: type[C], upcasts: Upcasts) -> C:
    """Read one chart of {file name: text}; raises BadInput, also where the text is missing."""
    if file not in texts:
        raise BadInput(Problem(file, "$", tr("is missing from the ruleset")))
    found: C = _parsed(texts[file], file, kind, upcasts)
    return found


@lru_cache(maxsize=512)
def _parsed(text: str, file: str, kind: type[C], upcasts: Upcasts) -> C:
    """Parse a chart once for every text: charts are values, and games that carry the same ones share them."""
    return read_toml(text, kind, file=file, upcast=upcasts.file(file))


def read_charts(
    texts: Mapping[str, str], files: Mapping[str, type[Chart]], upcasts: Upcasts
) -> tuple[dict[str, Chart], list[Problem]]:
    """Read the charts that there should be from {file name: text}: those that could be read, and every problem."""
    charts: dict[str, Chart] = {}
    problems: list[Problem] = []
    for file, kind in files.items():
        try:
            charts[file] = read_chart(texts, file, kind, upcasts)
        except BadInput as error:
            problems.extend(error.problems)
    return charts, problems


Sense = Callable[[Mapping[str, Chart], Mapping[str, str]], Iterable[Problem]]
"""(charts that could be read by file, texts by file) -> what is wrong in and between them."""


def checked(kind: type[Charts], texts: Mapping[str, str], sense: Sense) -> None:
    """Read every chart of a ruleset, and see that they make sense; raises BadInput with all problems of all files.

    Done once for the same texts: what a game is laid out with is what its document is judged sound by.
    """
    _sound(kind, frozenset(texts.items()), sense)  # type: ignore[arg-type]  # a class is hashable


@lru_cache(maxsize=64)
def _sound(kind: type[Charts], found: frozenset[tuple[str, str]], sense: Sense) -> None:
    texts = dict(found)
    files = {file: one for file, one in files_of(kind).items() if file in texts or file not in kind.LATER}
    charts, problems = read_charts(texts, files, kind.UPCASTS)
    problems.extend(sense(charts, texts))
    if problems:
        raise BadInput(located(problems, texts))


def among(
    kind: type[Charts], texts: Mapping[str, str], of_rows: Callable[[Mapping[str, Chart]], Iterable[Problem]]
) -> list[Problem]:
    """Give what is found among the charts that can be read, with line and column, whether it is a fault or not."""
    charts, _ = read_charts(texts, files_of(kind), kind.UPCASTS)
    return located(of_rows(charts), texts)


def readings(chosen: Mapping[str, int]) -> dict[str, int]:
    """Give the choices that differ from the default: {ruling id: position in its alternatives}."""
    return {ruling: value for ruling, value in chosen.items() if value}


def option_problems(options: Sequence[Option], chosen: Mapping[str, int]) -> Iterator[Problem]:
    """Yield each ruling that cannot be switched, and each choice that it does not have."""
    known = {option.id: [choice.value for choice in option.choices] for option in options}
    for ruling, value in chosen.items():
        if ruling not in known:
            yield from references("options", "", {f"$.{ruling}": ruling}, set(known))
        elif value not in known[ruling]:
            allowed = ", ".join(map(str, known[ruling]))
            yield Problem(
                "options",
                f"$.{ruling}",
                tr("{value} is not a choice of this option", value=value),
                tr("choose one of {allowed}", allowed=allowed),
            )


def rows(file: str, path: str, found: Iterable[object], wanted: Iterable[object], what: str) -> Iterator[Problem]:
    """Yield each wanted row that is missing, and each row that stands twice."""
    seen = Counter(map(str, found))
    for one in map(str, wanted):
        if one not in seen:
            yield Problem(file, path, tr("no row for {what} {one}", what=what, one=one))
    for one, count in seen.items():
        if count > 1:
            yield Problem(
                file, path, tr("{count} rows for {what} {one}", count=count, what=what, one=one), tr("keep one")
            )


def rising(file: str, path: str, figures: Iterable[Exact]) -> Iterator[Problem]:
    """Yield a problem where figures that follow one another fall."""
    found = list(figures)
    if found != sorted(found):
        yield Problem(
            file, path, tr("{names} do not rise", names=", ".join(map(str, found))), tr("put the lower figure first")
        )


def is_number(figure: Number) -> bool:
    """Say whether a figure of a chart can be read as a number, and is none beyond all bounds."""
    try:
        return -MOST <= exact(figure) <= MOST
    except (ValueError, ZeroDivisionError):
        return False
