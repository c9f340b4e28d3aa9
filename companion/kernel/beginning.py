"""Beginning a game: from a scenario or rosters, charts and settings to a new document. Every front end begins here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts import reading
from companion.charts.faults import BadInput, Problem
from companion.charts.reading import references
from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.games.miniatures.rules import score as scoring
from companion.games.miniatures.rules.events import Began
from companion.games.miniatures.setup import start
from companion.games.miniatures.setup.rosters import read_roster, state_from_rosters
from companion.kernel import shelf
from companion.kernel.game import COMPUTER_GAMES, RULES_PREFIX
from companion.language import incoming
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.games.miniatures.rules.state import State
    from companion.kernel.session import Session

KIND, RULESET, HUMAN = "miniatures", "miniatures", "human"
SCENARIO, ROSTERS, SCORE = "scenario.toml", "roster/", "score.toml"
CHARTS = (*FILES, "scale.toml", SCORE)
"""The charts that a document carries."""


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is begun with: a scenario by name or file, or else rosters."""

    scenario: str = ""
    rosters: tuple[Path, ...] = ()
    settings: Mapping[str, str] = {}
    """Rulings by id with the position of a choice.

    By word `intelligence` and `scale`; in a campaign `offline`, and `field` with it.
    """
    house: Path | None = None
    """A folder of house rules: charts in place of the installed ones of the same name."""
    players: Mapping[str, str] = {}
    """Who plays each side: "human", which is the default, or "computer:LEVEL"."""
    seed: str = ""
    """The seed of the dice; by default a random one."""


class Shown(msgspec.Struct, frozen=True):
    """A scenario in the list of what can be started."""

    name: str
    title: str
    kind: str
    turns: int
    sides: tuple[str, ...]


def scenarios() -> Iterator[Shown]:
    """Give every scenario that this installation carries."""
    for name in shelf.resource_names("scenarios"):
        text, file = shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml"
        if (begins := _beginning(kind_of(text, file))) is not None:
            found, turns = begins.shown(text, file)
            yield Shown(name, found.title, found.kind, turns, begins.SIDES)
        else:
            scenario = start.read_scenario(text, file)
            yield Shown(name, scenario.title, scenario.kind, scenario.last_turn, start.sides(scenario))


def kind_of(text: str, file: str) -> str:
    """Give the kind of game that a scenario file is for, "" when it names none; raises BadInput."""
    return str(reading.read_toml(text, dict[str, Any], file=file).get("kind", ""))


def begin(path: Path | None, wanted: Beginning) -> Session:
    """Begin a game in a new document, or in memory. Raises BadInput with every problem, or JournalError."""
    from companion.kernel.session import Session

    if wrong := incoming.amiss(wanted.seed):
        raise BadInput(Problem("--seed", "", wrong))
    first = laid_out(wanted)
    return Session.create(
        path,
        kind=first.kind,
        start=first.event,
        sources=first.sources,
        seed=wanted.seed or str(secrets.randbelow(10**9)),
        scenario=first.scenario,
        label="Set-up",
    )


class First(msgspec.Struct, frozen=True):
    """What a document begins with."""

    kind: str
    event: Any
    sources: Mapping[str, str]
    scenario: str


def laid_out(wanted: Beginning) -> First:
    """Give what a document begins with, of any kind of game. Raises BadInput with every problem."""
    if not wanted.scenario:
        return _miniatures(wanted)
    text, file, folder = scenario_text(wanted.scenario)
    with reading.placed({file: text}):
        if (begins := _beginning(kind_of(text, file))) is not None:
            found: First = begins.first(wanted, text, file, folder)
            return found
        return _miniatures(wanted)


def _beginning(kind: str) -> Any:
    """Give the module that begins a computer game, `first`, `shown` and `installed`; None for miniatures."""
    return import_module(f"companion.games.{kind}.setup.beginning") if kind in COMPUTER_GAMES else None


def installed(sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    """Give the charts that a document would carry if it were begun today, and no scenario; raises BadInput."""
    begins = _beginning(kind_of(sources[SCENARIO], SCENARIO)) if SCENARIO in sources else None
    if begins is not None:
        of_computer_game: dict[str, str] = begins.installed(sources, house)
        return of_computer_game
    charts = shelf.ruleset_texts(RULESET, house=house, only=CHARTS)
    scoring.read_score_sheet(charts[SCORE])
    if SCENARIO in sources:
        scenario = start.read_scenario(sources[SCENARIO], SCENARIO)
        if scenario.points:
            charts[SCORE] = score_text(charts[SCORE], scenario)
    return {RULES_PREFIX + name: text for name, text in charts.items()}


def _miniatures(wanted: Beginning) -> First:
    _people(wanted.players)
    charts = shelf.ruleset_texts(RULESET, house=wanted.house, only=CHARTS)
    options = load(charts).options
    scoring.read_score_sheet(charts[SCORE])
    rulings = {one.id: [choice.value for choice in one.choices] for one in options.option}
    chosen, words = settings_of(rulings, {one.id: one.choices for one in options.setting}, wanted.settings)
    chart = scales.read_scales(charts["scale.toml"])
    more: dict[str, Any] = {"options": chosen, "intelligence": words.get("intelligence", "open")}
    if wanted.scenario:
        state, sources = _from_scenario(wanted.scenario, charts, chart, words.get("scale", ""), more)
    else:
        state, sources = _from_rosters(wanted.rosters, scales.scale_of(chart, words.get("scale", "")), more)
    carried = {RULES_PREFIX + name: text for name, text in charts.items()} | sources
    return First(KIND, Began(state), carried, state.scenario or state.title)


def _people(players: Mapping[str, str]) -> None:
    """Refuse a computer: miniatures are played by people."""
    for side, player in players.items():
        if player.partition(":")[0] == "computer":
            hint = tr("miniatures are played by people, the computer keeps the rules")
            raise BadInput(Problem(f"--{side}", "", tr("no computer player plays miniatures"), hint))
        if player != HUMAN:
            hint = tr("{human} is the only one for miniatures", human=HUMAN)
            raise BadInput(Problem(f"--{side}", "", tr("{player!r} is no player", player=player), hint))


def _from_scenario(
    name: str, charts: dict[str, str], chart: scales.ScaleChart, scale: str, more: dict[str, Any]
) -> tuple[State, dict[str, str]]:
    text, file, folder = scenario_text(name)
    scenario = start.read_scenario(text, file)
    if scenario.points:
        charts[SCORE] = score_text(charts[SCORE], scenario)
    rosters = {one: roster_text(one, folder, file) for one in scenario.orders_of_battle}
    rows = [row for one, found in rosters.items() for row in read_roster(found, f"{one.removesuffix('.csv')}.csv")]
    state = start.start(scenario, rows, scales.scale_of(chart, scale or scenario.scale), file=file, **more)
    sources = {_roster_source(one): found for one, found in rosters.items()}
    return state, {SCENARIO: text} | sources


def _from_rosters(rosters: Sequence[Path], scale: scales.Scale, more: dict[str, Any]) -> tuple[State, dict[str, str]]:
    named = ((path, incoming.amiss(path.name)) for path in rosters)  # the title of the game is made of them
    wrong = [(path, tr("the name of the file {wrong}", wrong=one)) for path, one in named if one]
    if problems := [Problem(str(path), "$", what) for path, what in wrong]:
        raise BadInput(problems)
    texts = {str(path): shelf.read_text(path) for path in rosters}
    rows = [row for file, text in texts.items() for row in read_roster(text, Path(file).name)]
    return state_from_rosters(rows, scale, **more), {_roster_source(file): text for file, text in texts.items()}


def _roster_source(name: str) -> str:
    return f"{ROSTERS}{Path(name).name.removesuffix('.csv')}.csv"


def score_text(sheet: str, scenario: start.Scenario) -> str:
    """Give the score sheet with a scenario's own points; raises BadInput."""
    return scoring.sheet_text(start.score_sheet(scoring.read_score_sheet(sheet), scenario))


def scenario_text(name: str) -> tuple[str, str, Path | None]:
    """Give a scenario's text, its name for messages, and its folder when it is a file; raises BadInput."""
    if name.endswith(".toml") or "/" in name:
        path = Path(name)
        return shelf.read_text(path), path.name, path.absolute().parent
    known = shelf.resource_names("scenarios")
    if name not in known:
        near = next(references("", "", {"": name}, set(known))).hint
        hint = near or tr("there are: {names}; a file of your own ends in .toml", names=", ".join(known))
        raise BadInput(Problem(name, "$", tr("there is no such scenario"), hint))
    return shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml", None


def roster_text(name: str, folder: Path | None, asked_by: str) -> str:
    """Give an order of battle's text: a file beside the scenario, or a shipped one by name; raises BadInput."""
    if folder is not None:
        for beside in (folder / name, folder / f"{name}.csv"):
            if beside.is_file():
                return shelf.read_text(beside)
    shipped = shelf.resource_names("orders-of-battle", suffix=".csv")
    if name.removesuffix(".csv") in shipped:
        return shelf.resource_text("orders-of-battle", f"{name.removesuffix('.csv')}.csv")
    hint = tr("there are: {names}; or a CSV file beside the scenario", names=", ".join(shipped))
    raise BadInput(Problem(asked_by, "$.orders_of_battle", tr("there is no order of battle {name!r}", name=name), hint))


def settings_of(
    rulings: Mapping[str, Sequence[int]], words: Mapping[str, Sequence[str]], given: Mapping[str, str]
) -> tuple[dict[str, int], dict[str, str]]:
    """Part rulings from settings; raises BadInput with every one that is not known or has no such choice."""
    problems: list[Problem] = []
    chosen: dict[str, int] = {}
    for name, value in given.items():
        if name in words:
            problems += _choice(name, value, words[name])
        elif name in rulings:
            problems += _choice(name, value, map(str, rulings[name]))
            chosen |= {name: int(value)} if value in map(str, rulings[name]) else {}
        else:
            problems += references("--set", "", {name: name}, {*rulings, *words})
    if problems:
        raise BadInput(problems)
    return {name: value for name, value in chosen.items() if value}, {k: v for k, v in given.items() if k in words}


def _choice(name: str, value: str, allowed: Iterable[str]) -> Iterator[Problem]:
    known = list(allowed)
    if value not in known:
        yield Problem(
            "--set",
            name,
            tr("{value!r} is not one of its choices", value=value),
            tr("choose {names}", names=", ".join(known)),
        )
