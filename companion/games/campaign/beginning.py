"""Beginning a campaign: its scenario, armies, map and charts to what a document begins with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from companion.charts import reading
from companion.charts.faults import BadInput, Problem
from companion.games.campaign.charts.ruleset import FILES, Rules, load
from companion.games.campaign.charts.sequence import Sequence
from companion.games.campaign.computer.doctrine import read_doctrine
from companion.games.campaign.computer.player import LEVELS
from companion.games.campaign.game import KIND
from companion.games.campaign.rules.events import Began
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import SIDES, Side
from companion.games.campaign.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.setup.start import HUMAN, read_scenario, start
from companion.kernel import shelf as data
from companion.kernel import strengths
from companion.kernel.beginning import Beginning, First, Shown, settings_of
from companion.kernel.game import RULES_PREFIX
from companion.kernel.scenario_map import charts_of, map_text
from companion.kernel.shelf import MAP, OFFLINE
from companion.language.tongue import tr

RULESET = "gettysburg"
SCENARIO, ARMIES = "scenario.toml", "order-of-battle.toml"
CHARTS = (*FILES, "players.toml", OFFLINE)
"""The charts that a document carries; the last are the computer players' and the off-line battles'."""
SETTINGS = {"offline": ("no", "yes"), "field": ("withdraws", "stays"), **strengths.settings()}
"""Whether battles may be fought on the table (RTG-15.0a), what who loses the field there does (RTG-R-OFF-SCALE), and
how strong the armies are.
"""
MAPS = ("gettysburg",)
"""The maps that an installation carries."""


def shown(text: str, file: str, name: str) -> Shown:
    """Give a scenario as lists of them show it; raises BadInput."""
    scenario = read_scenario(text, file)
    chart = "sequence.toml"
    sequence = reading.read_toml(data.ruleset_texts(RULESET, only=(chart,))[chart], Sequence, file=chart)
    turns = next(row.turns for row in sequence.scenario if row.id == scenario.scenario)
    return Shown(name, scenario.title, scenario.kind, turns, SIDES)


def first(wanted: Beginning, text: str, file: str, folder: Path | None) -> First:
    """Give what a campaign's document begins with; raises BadInput with every problem."""
    scenario = read_scenario(text, file)
    texts = charts(wanted.house) | {MAP: map_text(scenario, folder, wanted.house, file=file, shipped=MAPS)}
    rules = load(texts)
    read_doctrine(texts)
    rulings = {one.id: [choice.value for choice in one.choices] for one in rules.options.option}
    chosen, words = settings_of(rulings, SETTINGS, wanted.settings)
    offline = words.get("offline") == "yes"
    loser_withdraws = offline and words.get("field") != "stays"
    if words.get("field") == "withdraws" and not offline:
        what, hint = tr("withdraws counts after battles on the table alone"), tr("add --set offline=yes")
        raise BadInput(Problem("--set", "field", what, hint))
    ground = read_map(texts[MAP], file=MAP)
    name = scenario.order_of_battle or rules.scenarios[scenario.scenario].order_of_battle
    armies_text = _text(name, folder, "campaign", file=file, what="order of battle")
    armies = _armies(rules, ground, armies_text, name)
    players = _players(wanted.players)
    with reading.placed(texts):
        state = start(
            rules,
            ground,
            scenario,
            armies.at_strength(words),
            control=players,
            options=chosen,
            offline=offline,
            loser_withdraws=loser_withdraws,
        )
    carried = {RULES_PREFIX + one: found for one, found in texts.items()}
    carried |= {SCENARIO: text, ARMIES: armies_text}
    return First(KIND, Began(state), carried, scenario.name)


def charts(house: Path | None) -> dict[str, str]:
    """Give the charts of the ruleset, with those of a folder of house rules; the folder may hold a map alone."""
    return data.ruleset_texts(RULESET, house=charts_of(house), only=CHARTS)


def installed(sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    """Give charts and map that a document would carry if it were begun today; raises BadInput."""
    texts = charts(house)
    scenario = read_scenario(sources[SCENARIO], SCENARIO)
    try:
        texts[MAP] = map_text(scenario, None, house, file=SCENARIO, shipped=MAPS)
    except BadInput:  # a map of one's own, which only the document has
        texts[MAP] = sources[RULES_PREFIX + MAP]
    return {RULES_PREFIX + name: text for name, text in texts.items()}


def _armies(rules: Rules, ground: Ground, text: str, name: str) -> OrderOfBattle:
    return read_order_of_battle(text, file=f"{name.removesuffix('.toml')}.toml", scale=rules.scale, ground=ground)


def _text(name: str, folder: Path | None, shelf: str, *, file: str, what: str) -> str:
    """Give a text that a scenario names: a file beside it, or a shipped one by name; raises BadInput."""
    if folder is not None:
        for beside in (folder / name, folder / f"{name}.toml"):
            if beside.is_file():
                return data.read_text(beside)
    known = data.resource_names(shelf)
    if name.removesuffix(".toml") in known:
        return data.resource_text(shelf, f"{name.removesuffix('.toml')}.toml")
    hint = tr("there are: {names}; or a TOML file beside the scenario", names=", ".join(known))
    told = tr("there is no {what} {name!r}", what=tr(what), name=name)
    raise BadInput(Problem(file, "$.order_of_battle", told, hint))


def _players(given: Mapping[str, str]) -> dict[Side, str]:
    """Read who plays each side; raises BadInput with every one that is no player."""
    problems: list[Problem] = []
    players: dict[Side, str] = {}
    for side in get_args(Side):
        player = given.get(side, HUMAN)
        kind, _, level = player.partition(":")
        if player == HUMAN or (kind == "computer" and level in LEVELS):
            players[side] = player
            continue
        offered = ", ".join((HUMAN, *(f"computer:{one}" for one in LEVELS)))
        problems.append(
            Problem(
                f"--{side}", "", tr("{player!r} is no player", player=player), tr("choose {offered}", offered=offered)
            )
        )
    if problems:
        raise BadInput(problems)
    return players
