"""Beginning a square-grid battle: its scenario, armies, set-up, map and charts to what a document begins with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from companion.charts import reading
from companion.charts.faults import BadInput, Problem
from companion.games.tactical.charts.battle import FILE as BATTLE
from companion.games.tactical.charts.map import RequiredMap, SetUpFile
from companion.games.tactical.charts.ruleset import FILES, Rules, load, unread
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.charts.turn import Sequence as Turns
from companion.games.tactical.computer.doctrine import FILE as COMPUTER
from companion.games.tactical.computer.doctrine import LEVELS, read_doctrine
from companion.games.tactical.game import KIND
from companion.games.tactical.rules.events import Began
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.turn.set_up import SetUp, read_set_up
from companion.games.tactical.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.tactical.setup.battle_file import battle_problems, completed, read_battle
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.setup.map_checks import map_problems
from companion.games.tactical.setup.map_text import located, read_map
from companion.games.tactical.setup.start import BOOK, HUMAN, Menu, Scenario, read_scenario, start
from companion.kernel import shelf, strengths
from companion.kernel.beginning import Beginning, First, Shown, settings_of
from companion.kernel.game import RULES_PREFIX
from companion.kernel.scenario_map import charts_of, map_text
from companion.kernel.shelf import MAP, OFFLINE
from companion.language.tongue import tr

T = TypeVar("T")
SCENARIO, ARMIES, SET_UP = "scenario.toml", "order-of-battle.toml", "set-up.toml"
SHELF, MAPS = "tactical", ("antietam", "shiloh", "shiloh-field")
CHARTS = (*FILES, COMPUTER, OFFLINE)
"""The charts that a document carries; the last two are the computer players' and that of battles on the table."""
REQUIRED = "map.toml"
"""The chart of what a ruleset asks of the map of its battle."""
NO, YES = "no", "yes"


def shown(text: str, file: str, name: str) -> Shown:
    """Give a scenario as lists of them show it; raises BadInput."""
    scenario = read_scenario(text, file)
    return Shown(name, scenario.title, scenario.kind, _turns(scenario), SIDES)


def _turns(scenario: Scenario) -> int:
    if scenario.turns is not None:
        return scenario.turns
    chart = "sequence.toml"
    return reading.read_toml(
        shelf.ruleset_texts(scenario.ruleset, only=(chart,))[chart], Turns, file=chart
    ).turns.number


def installed(sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    """Give charts and map that a document would carry if it were begun today; raises BadInput."""
    scenario = read_scenario(sources[SCENARIO], SCENARIO)
    texts = charts(scenario, house)
    if RULES_PREFIX + BATTLE in sources:
        texts[BATTLE] = sources[RULES_PREFIX + BATTLE]  # what it is about is the scenario's, and no rule
    try:
        texts[MAP] = map_text(scenario, None, house, file=SCENARIO, shipped=MAPS)
    except BadInput:  # a map of one's own, which only the document has
        texts[MAP] = sources[RULES_PREFIX + MAP]
    return {RULES_PREFIX + name: text for name, text in texts.items()}


def first(wanted: Beginning, text: str, file: str, folder: Path | None) -> First:
    """Give what a battle's document begins with; raises BadInput with every problem."""
    scenario = read_scenario(text, file)
    texts = charts(scenario, wanted.house) | {MAP: map_text(scenario, folder, wanted.house, file=file, shipped=MAPS)}
    battle_text = _text(scenario.battle, folder, file, "battle") if scenario.battle != BOOK else ""
    if battle_text:
        texts[BATTLE] = _completed(battle_text, texts, scenario)
    plain = load(texts)
    read_doctrine(texts)
    rulings = {one.id: [choice.value for choice in one.choices] for one in plain.options.option}
    chosen, words = settings_of(rulings, settings(plain), wanted.settings)
    rules = plain.choosing(chosen)
    armies_text = _text(scenario.order_of_battle, folder, file, "order_of_battle")
    set_up_text = _text(scenario.set_up, folder, file, "set_up")
    problems: list[Problem] = []
    ground = _tried(lambda: _ground(texts[MAP], scenario, rules, wanted.house), problems)
    armies = _tried(
        lambda: read_order_of_battle(armies_text, file=_file(scenario.order_of_battle), rules=rules), problems
    )
    players = _tried(lambda: _players(wanted.players), problems)
    set_up = _tried(lambda: _set_up(set_up_text, _file(scenario.set_up), armies, ground, rules), problems)
    if battle_text:
        _tried(lambda: _held_against(battle_text, scenario, ground, armies), problems)
    if problems or ground is None or armies is None or players is None or set_up is None:
        raise BadInput(problems)
    menu = _menu(words, players, chosen)
    carried = {RULES_PREFIX + one: found for one, found in texts.items()}
    carried |= {SCENARIO: text, ARMIES: armies_text, SET_UP: set_up_text}
    began = Began(start(rules, ground, scenario, armies.at_strength(words), set_up, menu=menu))
    return First(KIND, began, carried, scenario.name)


def _completed(text: str, texts: Mapping[str, str], scenario: Scenario) -> str:
    """Give the battle file with what the map marks, where the map can be read; raises BadInput for the file alone."""
    battle = read_battle(text, file=_file(scenario.battle))
    try:
        ground = read_map(texts[MAP], Terrains.of(unread(texts)), file=scenario.map)
        return completed(text, battle, ground, scenario.level)
    except BadInput:  # told with all else that is wrong with the map
        return text


def _held_against(text: str, scenario: Scenario, ground: Ground | None, armies: OrderOfBattle | None) -> None:
    file = _file(scenario.battle)
    battle_problems(text, read_battle(text, file=file), ground, None if armies is None else armies.units, file=file)


def settings(rules: Rules) -> dict[str, tuple[str, ...]]:
    """Give what a game is begun with, and the choices of each: the main menu's options and both strengths.

    Those are of ANT-2.1a and ANT-R-TIME.
    """
    limit, levels = rules.clock.limit, rules.play_level.historical
    return {
        "play-level": tuple(str(level) for level in range(1, levels.most + 1)),
        "hidden": (NO, YES),
        "activation": (YES, NO),
        "save-points": (NO, YES),
        "time-limit": (NO, *(str(minutes) for minutes in range(limit.least, limit.most + 1))),
        **strengths.settings(),
    }


def charts(scenario: Scenario, house: Path | None, *, only: Sequence[str] = CHARTS) -> dict[str, str]:
    """Give the charts of a scenario's ruleset, with those of a folder of house rules; it may hold a map alone."""
    return shelf.ruleset_texts(scenario.ruleset, house=charts_of(house), only=only)


def _set_up(text: str, file: str, armies: OrderOfBattle | None, ground: Ground | None, rules: Rules) -> SetUp | None:
    """Read the set-up; None where what its units are or where they stand is not known. Raises BadInput."""
    if armies is None or ground is None:
        reading.read_toml(text, SetUpFile, file=file)
        return None
    return read_set_up(text, armies.units, ground, rules, file=file)


def _ground(text: str, scenario: Scenario, rules: Rules, house: Path | None) -> Ground:
    """Read the map; raises BadInput with all that is wrong with it, or that it lacks to be the battle's."""
    own = house is None or not (house / MAP).is_file()
    file = scenario.map if own and scenario.map not in MAPS else MAP
    ground = battlefield(text, rules, file=file)
    required = None
    if scenario.map in MAPS and rules.scale.map is not None and scenario.battle == BOOK:
        chart = charts(scenario, house, only=(REQUIRED,))[REQUIRED]
        required = reading.read_toml(chart, RequiredMap, file=REQUIRED)
    if problems := map_problems(ground, required, rules, file=file):
        raise BadInput(located(problems, text), read=ground)
    return ground


def _tried(read: Callable[[], T], problems: list[Problem]) -> T | None:
    """Give what is read, or having added its problems to those of other parts what could be read, None for nothing."""
    try:
        return read()
    except BadInput as error:
        problems += error.problems
        found: T | None = error.read
        return found


def _menu(words: Mapping[str, str], players: Mapping[Side, str], chosen: Mapping[str, int]) -> Menu:
    level, minutes = words.get("play-level"), words.get("time-limit", NO)
    return Menu(
        play_level=None if level is None else int(level),
        hidden=words.get("hidden") == YES,
        activation=words.get("activation", YES) == YES,
        time_limit=0 if minutes == NO else int(minutes),
        save_points=words.get("save-points") == YES,
        control=players,
        options=chosen,
    )


def _players(given: Mapping[str, str]) -> dict[Side, str]:
    """Read who plays each side; raises BadInput with every one that is no player."""
    known = (HUMAN, *(f"computer:{level}" for level in LEVELS))
    who = {side: given.get(side, HUMAN) for side in SIDES}
    problems = [
        Problem(
            f"--{side}",
            "",
            tr("{player!r} is no player", player=player),
            tr("choose one of {names}", names=", ".join(known)),
        )
        for side, player in who.items()
        if player not in known
    ]
    if problems:
        raise BadInput(problems)
    return who


def _text(name: str, folder: Path | None, file: str, field: str) -> str:
    """Give a text that a scenario names: a file beside it, or a shipped one by name; raises BadInput."""
    if folder is not None and (folder / _file(name)).is_file():
        return shelf.read_text(folder / _file(name))
    known = shelf.resource_names(SHELF)
    if name.removesuffix(".toml") in known:
        return shelf.resource_text(SHELF, _file(name))
    hint = tr("there are: {names}; or a TOML file beside the scenario", names=", ".join(known))
    raise BadInput(Problem(file, f"$.{field}", tr("there is nothing called {name!r}", name=name), hint))


def _file(name: str) -> str:
    return f"{name.removesuffix('.toml')}.toml"
