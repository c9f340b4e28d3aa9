"""What a study asks: scenarios, what is settled for all its games, and what is varied."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import First
from companion.kernel.kind import kind_of
from companion.language.tongue import tr

SIDES = ("union", "confederate")
RULES = "rules"
"""The key by which folders of house rules are varied."""
OF_SCENARIO = "scenario."
"""What a key begins with that is a line of the scenario's file: scenario.last_turn."""
INSTALLED = "installed"
"""The value of `rules` that is no folder."""
BASIC = "basic"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A study: its games are numbered from 1 in every variant."""

    scenarios: tuple[str, ...]
    settings: Mapping[str, str]
    """What holds in every game: rulings, words, levels by side."""
    vary: Mapping[str, tuple[str, ...]] = {}
    """Values by key; every combination is a variant, the first of each key what the others are compared with."""
    seed: str
    games: int
    paired: bool = False
    until: float | None = None
    """Half a 95 % interval, in points, at which it is narrow enough."""


class Variant(msgspec.Struct, frozen=True):
    """One combination, in one scenario."""

    scenario: str
    chosen: dict[str, str]


def variants(plan: Plan) -> tuple[Variant, ...]:
    """Give every combination in every scenario, the last key varying fastest."""
    keys = tuple(plan.vary)
    every = [dict(zip(keys, values, strict=True)) for values in product(*plan.vary.values())]
    return tuple(Variant(scenario, chosen) for scenario in plan.scenarios for chosen in every)


def varied(texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Read "KEY=A,B"; raises BadInput for what is none, an empty list, a key or a value given twice."""
    found: dict[str, tuple[str, ...]] = {}
    for text in texts:
        key, sign, given = text.partition("=")
        values = tuple(given.split(","))
        if not sign or not key:
            raise _amiss(text, tr("this is no variation"), tr("write KEY=A,B, as union=basic,strong"))
        if key in found:
            raise _amiss(text, tr("{key} is varied twice", key=key), tr("give all its values in one list"))
        if "" in values:
            raise _amiss(text, tr("a value is missing"), tr("write KEY=A,B, as union=basic,strong"))
        if len({*values}) != len(values):
            raise _amiss(text, tr("a value stands here twice"), tr("name each once"))
        found[key] = values
    return found


def _amiss(text: str, what: str, hint: str) -> BadInput:
    return BadInput(Problem("--vary", text, what, hint))


def laid_out(plan: Plan) -> tuple[First, ...]:
    """Give what the games of each variant begin with. Raises BadInput for what no game could begin with."""
    made = tuple(first(plan, one) for one in variants(plan))
    for one in made:
        if kind_of(one.kind).computers is None:
            raise BadInput(Problem(one.scenario, "", tr("no computer plays games of the kind {kind}", kind=one.kind)))
    return made


def named(plan: Plan, firsts: Sequence[First]) -> Plan:
    """Give a study by names alone: where a scenario's file and a house's folder lie is nobody's business later.

    Raises BadInput where two have one name.
    """
    each = len(firsts) // len(plan.scenarios)
    scenarios = tuple(one.scenario for one in firsts[::each])
    vary = {key: tuple(map(_name, values)) if key == RULES else values for key, values in plan.vary.items()}
    settings = {key: _name(value) if key == RULES else value for key, value in plan.settings.items()}
    for names in (scenarios, vary.get(RULES, ())):
        if len({*names}) != len(names):
            what, hint = tr("two have one name: {names}", names=", ".join(names)), tr("give each one of its own")
            raise BadInput(Problem("study", "", what, hint))
    return msgspec.structs.replace(plan, scenarios=scenarios, vary=vary, settings=settings)


def _name(folder: str) -> str:
    return folder if folder == INSTALLED else Path(folder).absolute().name


def first(plan: Plan, variant: Variant) -> First:
    """Give what the games of a variant begin with. Raises BadInput for what no game could begin with."""
    from companion.kernel import beginning

    given = {**plan.settings, **variant.chosen}
    players = {side: f"computer:{given.pop(side, BASIC)}" for side in SIDES}
    house = given.pop(RULES, INSTALLED)
    lines = {key.removeprefix(OF_SCENARIO): given.pop(key) for key in tuple(given) if key.startswith(OF_SCENARIO)}
    wanted = beginning.Beginning(
        scenario=variant.scenario,
        settings=given,
        players=players,
        house=None if house == INSTALLED else Path(house),
    )
    if not lines:
        return beginning.laid_out(wanted)
    text, file, folder = beginning.scenario_text(variant.scenario)
    return beginning.laid_out_from(wanted, changed(text, lines, file), file, folder)


def changed(text: str, lines: Mapping[str, str], file: str) -> str:
    """Give a scenario's text with other values in lines of its head; raises BadInput for one that it lacks."""
    head, table, rest = _parted(text)
    for key, value in lines.items():
        line = re.compile(rf"^{re.escape(key)}\s*=.*$", re.MULTILINE)
        if not line.search(head):
            what = tr("the scenario has no line {key}", key=key)
            raise BadInput(Problem(file, key, what, tr("a line of the file's head can be varied")))
        head = line.sub(f"{key} = {_literal(value)}".replace("\\", r"\\"), head, count=1)
    return head + table + rest


def _literal(value: str) -> str:
    """Give a value as TOML has it; a word may be typed without quotes."""
    try:
        tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        return msgspec.json.encode(value).decode()
    return value


def _parted(text: str) -> tuple[str, str, str]:
    found = re.search(r"^\[", text, re.MULTILINE)
    return (text, "", "") if found is None else (text[: found.start()], "[", text[found.end() :])


def told(chosen: Mapping[str, str]) -> Iterator[str]:
    """Yield what was chosen, a key and its value each."""
    yield from (f"{key}={value}" for key, value in chosen.items())
