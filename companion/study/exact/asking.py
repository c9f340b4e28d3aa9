"""What an exact study asks: a chart's case, what is varied in it, and by whose rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from decimal import Decimal, InvalidOperation
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.misread import nearest
from companion.kernel import lookup, shelf
from companion.kernel.grids import Answers, Axis, Grid, Place
from companion.kernel.kind import kind_of_ruleset
from companion.language.tongue import number, tr

MOST = 4_000_000
"""Cases that are asked at once: their answers lie in memory."""
RANGE = re.compile(r"(-?[\d.]+?)\.\.(-?[\d.]+?)(?:\.\.([\d.]+))?")


def charts() -> list[str]:
    """Name the charts that can be asked about many cases."""
    return [name for name, one in lookup.rules().items() if one.every is not None]


class Asked(msgspec.Struct, frozen=True):
    """A chart and its cases; `names` are the axes as people typed them."""

    rule: str
    case: Mapping[str, Any]
    names: tuple[str, ...]
    values: tuple[tuple[Any, ...], ...]
    """The values of each axis as JSON has them."""
    grid: Grid

    @property
    def shape(self) -> tuple[int, ...]:
        """How many values each axis has."""
        return self.grid.shape


def asked(rule: str, over: Sequence[str], case: Mapping[str, Any] | None = None) -> Asked:
    """Read what is asked; raises BadInput for an unknown rule, place or value, and for more cases than `MOST`."""
    chart = lookup.rules().get(rule)
    if chart is None or chart.every is None:
        known = charts()
        hint = nearest(rule, known) or tr("there are: {names}", names=", ".join(known))
        raise _amiss("RULE", rule, tr("no chart can be asked so"), hint)
    if not over:
        raise _amiss("--over", "", tr("nothing is varied"), tr("write KEY=A,B or KEY=1..12, as attackers.stands=1..12"))
    base = deepcopy(dict(case if case is not None else chart.sample or {}))
    names, values = zip(*map(_axis, over), strict=True)
    places = [_place(base, name) for name in names]
    for nth, (name, place) in enumerate(zip(names, places, strict=True)):
        if any(_within(place, other) or _within(other, place) for other in places[:nth]):
            raise _amiss("--over", name, tr("it is varied twice"), tr("give all its values in one list"))
    many = prod(map(len, values))
    if many > MOST:
        what = tr("these are {n} cases", n=number(many))
        raise _amiss("--over", "", what, tr("ask of {most} at the most", most=number(MOST)))
    for name, place, those in zip(names, places, values, strict=True):
        _put(base, place, those[0], name)
    of = {_told(place): name for name, place in zip(names, places, strict=True)}
    assert chart.unrolled is not None
    decoder = msgspec.json.Decoder(chart.unrolled.open())
    read = [
        Axis(place, tuple(_read(decoder, base, place, (name, one), of) for one in those))
        for name, place, those in zip(names, places, values, strict=True)
    ]
    return Asked(rule, base, names, values, Grid(_decoded(decoder, base, of), read))


def answers(of: Asked, *, chosen: Mapping[str, int] | None = None, house: Path | None = None) -> Answers:
    """Give the chances of all its cases by the installed rules, or a house's. Raises BadInput for rules that are none.

    A case outside the chart has no answer; where none has one, BadInput says why.
    """
    ruleset = of.rule.split(".", maxsplit=1)[0]
    charts_of = kind_of_ruleset(ruleset).rulesets[ruleset].open()
    rules: Any = charts_of.load(shelf.ruleset_texts(ruleset, house=house, only=tuple(charts_of.FILES)))
    if chosen := {**of.case.get("options", {}), **(chosen or {})}:
        rules = rules.choosing(chosen)
    every = lookup.rules()[of.rule].every
    assert every is not None
    found: Answers = every.open()(rules, of.grid)
    if not len(found.p) or (found.which < 0).all():
        raise _amiss("--over", "", found.outside[0], tr("no case is one of the chart's"))
    return found


def choices(settings: Sequence[str]) -> dict[str, int]:
    """Read "RULING=N"; raises BadInput."""
    found = {}
    for text in settings:
        key, sign, value = text.partition("=")
        if not sign or not value.isdecimal():
            raise _amiss("--set", text, tr("this is no reading of a ruling"), tr("write RULING=N, N being its number"))
        found[key] = int(value)
    return found


def _amiss(where: str, given: str, what: str, hint: str) -> BadInput:
    return BadInput(Problem(where, given, what, hint))


def _axis(text: str) -> tuple[str, tuple[Any, ...]]:
    name, sign, given = text.partition("=")
    if not sign or not name or not given:
        hint = tr("write KEY=A,B or KEY=1..12, as attackers.stands=1..12")
        raise _amiss("--over", text, tr("this is no variation"), hint)
    if found := RANGE.fullmatch(given):
        return name, tuple(_steps(text, *found.groups()))
    values = tuple(map(_value, given.split(";" if ";" in given or given[0] in "[{" else ",")))
    for nth, one in enumerate(values):
        if one in values[:nth]:
            raise _amiss("--over", text, tr("a value stands here twice"), tr("name each once"))
    return name, values


def _steps(text: str, low: str, high: str, step: str | None) -> list[int | float]:
    """Give the figures of a range, both ends among them."""
    try:
        begin, end, by = Decimal(low), Decimal(high), Decimal(step or "1")
        many = int((end - begin) / by) + 1 if by > 0 else 0
    except (InvalidOperation, OverflowError):
        many = 0
    if not 0 < many <= MOST:
        raise _amiss(
            "--over", text, tr("this range has no figures"), tr("write it from the lowest: 1..12, 0.5..8..0.5")
        )
    figures = (begin + by * nth for nth in range(many))
    return [int(one) if one == one.to_integral_value() else float(one) for one in figures]


def _value(text: str) -> Any:
    """Read a value: as JSON where it is, else as the word that it is."""
    try:
        return msgspec.json.decode(text.strip())
    except msgspec.DecodeError:
        return text.strip()


def _place(base: Mapping[str, Any], name: str) -> Place:
    """Give the place of a name in a case; where one of several is wanted and none is named, it is the first."""
    here: Any = base
    place: list[str | int] = []
    for word in name.split("."):
        if isinstance(here, list) and not word.isdecimal():
            place.append(0)
            here = here[0] if here else None
        place.append(int(word) if isinstance(here, list) else word)
        try:
            here = here[place[-1]]
        except (LookupError, TypeError):
            here = None
    return tuple(place)


def _within(place: Place, other: Place) -> bool:
    return place[: len(other)] == other


def _put(base: dict[str, Any], place: Place, value: Any, name: str) -> None:
    """Write a value into a case as JSON has it. Raises BadInput where there is no such place."""
    here: Any = base
    *way, last = place
    try:
        for step in way:
            here = here.setdefault(step, {}) if isinstance(here, dict) else here[int(step)]
        if isinstance(here, dict):
            here[last] = value
        else:
            here[int(last)] = value
    except (IndexError, ValueError, TypeError, AttributeError):
        raise _amiss("--over", name, tr("the case has no such place"), tr("see companion odds RULE --help")) from None


def _told(place: Place) -> str:
    """Give a place as a fault names it: "$.attackers[0].stands"."""
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)


def _read(
    decoder: msgspec.json.Decoder[Any],
    base: dict[str, Any],
    place: Place,
    given: tuple[str, Any],
    of: Mapping[str, str],
) -> Any:
    """Give a value as the case holds it. Raises BadInput for one that does not fit."""
    name, value = given
    other = deepcopy(base)
    _put(other, place, value, name)
    found = _decoded(decoder, other, of)
    for step in place:
        if isinstance(found, dict):
            raise _amiss("--over", name, tr("a case's readings are not varied"), tr("choose them by --set RULING=N"))
        found = found[step] if isinstance(step, int) else getattr(found, step)
    return found


def _decoded(decoder: msgspec.json.Decoder[Any], case: Mapping[str, Any], of: Mapping[str, str]) -> Any:
    """Read a case; what is amiss is blamed on the variation whose place it is, of `of`, else on the case."""
    try:
        return decoder.decode(msgspec.json.encode(case))
    except msgspec.ValidationError as error:
        said, hint = lookup.in_words(error), tr("see companion odds RULE --help")
        name = next(
            (name for place, name in of.items() if said.startswith((f"{place}:", f"{place}[", f"{place}."))), ""
        )
        raise _amiss("--over" if name else "--case", name, said, hint) from None
