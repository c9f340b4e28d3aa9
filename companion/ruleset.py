"""What every ruleset shares: the base of its charts, its files read all at once, its options, its rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from companion.charts import Exact, Number, exact
from companion.data import BadInput, Problem, read_toml, references
from companion.tongue import tr


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every row and chart: frozen, and a key that is not named here is an error."""


C = TypeVar("C", bound=Chart)


class Times(Chart, frozen=True):
    """A factor."""

    times: Number
    clause: str


class Choice(Chart, frozen=True):
    """One choice of an option."""

    value: Annotated[int, Meta(ge=0)]
    label: str


class Option(Chart, frozen=True):
    """A ruling that can be switched."""

    id: str
    label: str
    choices: list[Choice]


def read_charts(texts: Mapping[str, str], files: Mapping[str, type[Chart]]) -> tuple[dict[str, Chart], list[Problem]]:
    """Read the charts that there should be from {file name: text}: those that could be read, and every problem."""
    charts: dict[str, Chart] = {}
    problems: list[Problem] = []
    for file, kind in files.items():
        if file not in texts:
            problems.append(Problem(file, "$", tr("is missing from the ruleset")))
            continue
        try:
            charts[file] = read_toml(texts[file], kind, file=file)
        except BadInput as error:
            problems.extend(error.problems)
    return charts, problems


def chart(charts: Mapping[str, Chart], file: str, kind: type[C]) -> C:
    """Give a chart that was read, in its own type."""
    found = charts[file]
    assert isinstance(found, kind)
    return found


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
    """Say whether a figure of a chart can be read as a number."""
    try:
        exact(figure)
    except (ValueError, ZeroDivisionError):
        return False
    return True
