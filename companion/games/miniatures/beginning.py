"""Beginning a battle of miniatures: its scenario or rosters, and its charts, to what a document begins with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.charts.faults import BadInput, Problem
from companion.field.reading import read_field
from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.charts.ruleset import FIELD, FILES, load
from companion.games.miniatures.rules import score as scoring
from companion.games.miniatures.rules.events import Began
from companion.games.miniatures.rules.state import units
from companion.games.miniatures.setup import standing, start
from companion.games.miniatures.setup.build import badged
from companion.games.miniatures.setup.outside.files import roster_texts
from companion.games.miniatures.setup.rosters import read_roster, state_from_rosters
from companion.kernel import emblems, shelf
from companion.kernel.beginning import HUMAN, SCENARIO, Beginning, First, Shown, settings_of
from companion.kernel.game import RULES_PREFIX
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.games.miniatures.rules.state import State

KIND, RULESET = "miniatures", "miniatures"
ROSTERS, SCORE, GEOJSON = "roster/", "score.toml", ".geojson"
BADGES = "corps-badges"
"""The setting by which every unit of a corps has its badge."""
CHARTS = (*FILES, SCORE)
"""The charts that a document carries."""


def shown(text: str, file: str, name: str) -> Shown:
    """Give a scenario as lists of them show it; raises BadInput."""
    scenario = start.read_scenario(text, file)
    return Shown(name, scenario.title, scenario.kind, scenario.last_turn, start.sides(scenario))


def installed(sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    """Give the charts that a document would carry if it were begun today, and no scenario; raises BadInput."""
    charts = shelf.ruleset_texts(RULESET, house=house, only=CHARTS)
    scoring.read_score_sheet(charts[SCORE])
    if SCENARIO in sources:
        scenario = start.read_scenario(sources[SCENARIO], SCENARIO)
        if scenario.points or scenario.levels:
            charts[SCORE] = score_text(charts[SCORE], scenario)
    return {RULES_PREFIX + name: text for name, text in charts.items()}


def first(wanted: Beginning, text: str = "", file: str = "", folder: Path | None = None) -> First:
    """Give what a battle's document begins with, by a scenario's text or by rosters; raises BadInput."""
    _people(wanted.players)
    charts = shelf.ruleset_texts(RULESET, house=wanted.house, only=CHARTS)
    options = load(charts).options
    scoring.read_score_sheet(charts[SCORE])
    rulings = {one.id: [choice.value for choice in one.choices] for one in options.option}
    chosen, words = settings_of(rulings, {one.id: one.choices for one in options.setting}, wanted.settings)
    chart = scales.read_scales(charts["scale.toml"])
    more: dict[str, Any] = {"options": chosen, "intelligence": words.get("intelligence", "open")}
    if wanted.scenario:
        scenario = start.read_scenario(text, file)
        if scenario.points or scenario.levels:
            charts[SCORE] = score_text(charts[SCORE], scenario)
        scale = scales.scale_of(chart, words.get("scale", "") or scenario.scale)
        state, sources = _from_scenario(scenario, folder, file, scale, more)
        sources |= {SCENARIO: text}
        beside: tuple[Path, ...] = (folder,) if folder is not None else ()
    else:
        texts = {**roster_texts(wanted.rosters), **wanted.roster_texts}
        state, sources = _from_rosters(texts, scales.scale_of(chart, words.get("scale", "")), more)
        beside = (*dict.fromkeys(one.parent for one in wanted.rosters), *wanted.beside)
    if words.get("emblems") == BADGES:
        state = badged(state)
    sources |= emblems.carried((one.emblem for one in units(state)), beside)
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
    scenario: start.Scenario, folder: Path | None, file: str, scale: scales.Scale, more: dict[str, Any]
) -> tuple[State, dict[str, str]]:
    rosters = {one: roster_text(one, folder, file) for one in scenario.orders_of_battle}
    rows = [row for one, found in rosters.items() for row in read_roster(found, f"{one.removesuffix('.csv')}.csv")]
    state = start.start(scenario, rows, scale, file=file, **more)
    field = {FIELD: field_text(scenario.field, folder, file)} if scenario.field else {}
    for text in field.values():
        if wrong := [*standing.amiss(read_field(text.encode(), scenario.field), state, scenario.field)]:
            raise BadInput(wrong)
    return state, {_roster_source(one): found for one, found in rosters.items()} | field


def _from_rosters(texts: Mapping[str, str], scale: scales.Scale, more: dict[str, Any]) -> tuple[State, dict[str, str]]:
    rows = [row for file, text in texts.items() for row in read_roster(text, Path(file).name)]
    return state_from_rosters(rows, scale, **more), {_roster_source(file): text for file, text in texts.items()}


def _roster_source(name: str) -> str:
    return f"{ROSTERS}{Path(name).name.removesuffix('.csv')}.csv"


def score_text(sheet: str, scenario: start.Scenario) -> str:
    """Give the score sheet with a scenario's own points and levels; raises BadInput."""
    return scoring.sheet_text(start.score_sheet(scoring.read_score_sheet(sheet), scenario))


def field_text(name: str, folder: Path | None, asked_by: str) -> str:
    """Give a field's text: a file beside the scenario, or a shipped one; raises BadInput, also for its faults."""
    if folder is not None:
        for beside in (folder / name, folder / f"{name}{GEOJSON}"):
            if beside.is_file():
                text = shelf.read_text(beside)
                read_field(text.encode(), str(beside))
                return text
    shipped = shelf.resource_names("fields", suffix=GEOJSON)
    if name.removesuffix(GEOJSON) in shipped:
        return shelf.resource_text("fields", f"{name.removesuffix(GEOJSON)}{GEOJSON}")
    hint = tr("there are: {names}; or a GeoJSON file beside the scenario", names=", ".join(shipped) or tr("none"))
    raise BadInput(Problem(asked_by, "$.field", tr("there is no field {name!r}", name=name), hint))


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
