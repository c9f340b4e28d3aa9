"""The main menu: what a battle is begun with, or what a saved one was begun with (ANT-2.1, ANT-R-DEFAULTS)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.computer.doctrine import LEVELS
from companion.kernel.beginning import Beginning, begin
from companion.kernel.journal import JournalError
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.language.tongue import tr
from companion.terminal.keyboard import ANY, Keyboard, Left, quoted
from companion.terminal.setting import Setting

T = TypeVar("T")
SUFFIX = ".companion"
KIND, RULESET, SCENARIO = "tactical", "antietam", "antietam-{level}"
HUMAN = "human"
PLAYERS = (HUMAN, *(f"computer:{level}" for level in LEVELS))
GAMES: tuple[Level, ...] = get_args(Level)
LOOKS = ("7", "9")
"""Switches that change no rule: they are free in a saved game too (ANT-R-SAVE)."""


class Choices(Struct, frozen=True):
    """What the menu's switches stand at; the defaults are those of ANT-R-DEFAULTS."""

    play_level: int
    saved: bool = False
    union: str = HUMAN
    confederate: str = PLAYERS[1]
    level: Level = "basic"
    hidden: bool = False
    time_limit: int = 0
    activation: bool = True
    colour: bool = True
    symbols: bool = True


def main_menu(keys: Keyboard, file: Path, setting: Setting) -> tuple[Path, Setting]:
    """Let the switches be set until Return; gives the document to play, begun or found, and how it is shown.

    Raises Left.
    """
    rules = load(ruleset_texts(RULESET))
    plain = Choices(rules.play_level.historical.level, colour=setting.colour, symbols=setting.symbols)
    choices = of_document(file, plain) if file.exists() else plain
    while True:
        keys.page(menu_lines(choices, file))
        key = keys.key(tr("0-9 changes, Return goes on?"), lambda: menu_help(rules))
        if key in ("", " "):
            try:
                file = _go_on(keys, file, choices)
            except (BadInput, JournalError) as error:
                keys.say(_words(error))
                continue
            break
        if key == "Q":
            raise Left
        file, choices = _changed(keys, rules, file, choices, key or ANY)
    looks = replace(setting, colour=choices.colour, symbols=choices.symbols)
    return file, replace(looks, delay=_delay(keys, rules))


def of_document(file: Path, plain: Choices) -> Choices:
    """Give the switches as a saved game was begun with (ANT-2.1d). Raises JournalError, BadInput."""
    # Opened and closed again only to be read: the game itself is opened when Return is pressed, and its lock taken
    # once.
    with Session.open(file) as session:
        if session.kind != KIND:
            raise JournalError(tr("{file} is another kind of game; it has no main menu", file=file))
        view = session.view
        return replace(
            plain,
            saved=True,
            play_level=view.play_level,
            union=view.control["union"],
            confederate=view.control["confederate"],
            level=view.level,
            hidden=view.hidden,
            time_limit=view.time_limit,
            activation=view.activation,
        )


def menu_lines(choices: Choices, file: Path) -> Iterator[str]:
    """Give the menu with what its switches stand at (ANT-2.1a)."""
    limit = tr("TIME LIMIT {minutes} MINUTES", minutes=choices.time_limit)
    icons = choices.level == "basic" or not choices.symbols
    yield tr("BATTLE OF ANTIETAM")
    yield f"0. {tr('SAVED GAME') if choices.saved else tr('NEW GAME')}    {file}"
    yield f"1. {tr('LEVEL OF PLAY {level}', level=choices.play_level)}"
    yield f"2. {tr('UNION')}        {_player(choices.union)}"
    yield f"3. {tr('CONFEDERATE')}  {_player(choices.confederate)}"
    yield f"4. {choices.level.upper()}"
    yield f"5. {tr('HIDDEN UNITS') if choices.hidden else tr('NON-HIDDEN')}"
    yield f"6. {limit if choices.time_limit else tr('NO TIME LIMIT')}"
    yield f"7. {tr('COLOR TV') if choices.colour else tr('BLACK/WHITE')}"
    yield f"8. {tr('ACTIVATION YES') if choices.activation else tr('ACTIVATION NO')}"
    yield f"9. {tr('ICONS') if icons else tr('SYMBOLS')}"
    if choices.saved:
        yield tr("The options of a saved game stay as they were begun; 7 and 9 are looks alone.")


def menu_help(rules: Rules) -> Iterator[str]:
    """Give what each switch does."""
    yield tr("0  a new game, or one that was saved")
    yield tr(
        "1  1 and 2 favour the Confederates, {level} is historical, more favours the Union",
        level=rules.play_level.historical.level,
    )
    yield tr("2  who plays the Union: a person, or the computer at one of its levels; 3 the same for the Confederates")
    yield tr("4  how much of the rules is played; Intermediate is Advanced without leaders and command control")
    yield tr("5  enemy units are seen only where they are sighted")
    yield tr("6  minutes for each operations phase")
    yield tr("7  with colours or without; 9 symbols show facing and mode, icons do not (the Basic game has icons)")
    yield tr("8  whether the Union's divisions must be activated")
    yield tr("Return goes on, Q leaves.")


def _player(player: str) -> str:
    return player.replace(":", " ").upper()


def _changed(keys: Keyboard, rules: Rules, file: Path, choices: Choices, key: str) -> tuple[Path, Choices]:
    """Give what a key makes of file and switches (ANT-2.1a); those of a saved game stand fast (ANT-2.1d)."""
    if key == "0":
        return _other_game(keys, file, choices)
    if choices.saved and key.isdecimal() and key not in LOOKS:
        keys.say(tr("refused: the options of a saved game cannot be changed [ANT-1.4c]"))
        return file, choices
    match key:
        case "1":
            return file, replace(choices, play_level=choices.play_level % rules.play_level.historical.most + 1)
        case "2":
            return file, replace(choices, union=_after(PLAYERS, choices.union))
        case "3":
            return file, replace(choices, confederate=_after(PLAYERS, choices.confederate))
        case "4":
            return file, replace(choices, level=_after(GAMES, choices.level))
        case "5":
            return file, replace(choices, hidden=not choices.hidden)
        case "6":
            return file, replace(choices, time_limit=0 if choices.time_limit else _minutes(keys, rules))
        case "7":
            return file, replace(choices, colour=not choices.colour)
        case "8":
            return file, replace(choices, activation=not choices.activation)
        case "9":
            return file, replace(choices, symbols=not choices.symbols)
        case _:
            keys.say(*([] if key == ANY else [tr("{key} is no key of this menu; ? explains it.", key=quoted(key))]))
            return file, choices


def _after(names: tuple[T, ...], one: T) -> T:
    """Give what a switch comes to next; after the last the first."""
    return names[(names.index(one) + 1) % len(names)]


def _minutes(keys: Keyboard, rules: Rules) -> int:
    """Ask for the time limit (ANT-R-TIME)."""
    span = rules.clock.limit
    asked = tr("Minutes ({least}-{most}; Return is {default})?", least=span.least, most=span.most, default=span.default)
    while (found := keys.number(asked)) is not None:
        if span.least <= found <= span.most:
            return found
        keys.say(tr("{found} is not between {least} and {most}.", found=found, least=span.least, most=span.most))
    return span.default


def _delay(keys: Keyboard, rules: Rules) -> int:
    """Ask how long messages stand (ANT-2.1b, ANT-R-DELAY)."""
    span = rules.clock.delay
    asked = tr(
        "Delay of messages ({least}-{most}; Return is {default}, for a beginner)?",
        least=span.least,
        most=span.most,
        default=span.default,
    )
    while key := keys.key(asked):
        if key.isdecimal() and span.least <= int(key) <= span.most:
            return int(key)
        keys.say(tr("{key} is no delay.", key=quoted(key)))
    return span.default


def _other_game(keys: Keyboard, file: Path, choices: Choices) -> tuple[Path, Choices]:
    """Turn from a new game to a saved one or back, and ask for its document (ANT-2.1c)."""
    there = sorted(one.name for one in file.absolute().parent.glob(f"*{SUFFIX}"))
    if choices.saved:
        told = tr("A name that no document has yet; Return goes back.")
        while text := keys.ask(tr("New game in which file?"), lambda: (told,)):
            found = _beside(file, text)
            if not found.exists():
                return found, replace(choices, saved=False)
            keys.say(tr("There is a file {file} already.", file=found))
        return file, choices
    listed = [tr("Saved here:"), *(f"  {name}" for name in there)]
    while text := keys.ask(tr("Saved game (its file; ? lists them, Return goes back)?"), lambda: listed):
        found = _beside(file, text)
        try:
            return found, of_document(found, choices)
        except (BadInput, JournalError) as error:
            keys.say(_words(error))
    return file, choices


def _beside(file: Path, name: str) -> Path:
    """Give the document of a name, in the folder of another."""
    return file.parent / (name if name.endswith(SUFFIX) else name + SUFFIX)


def _go_on(keys: Keyboard, file: Path, choices: Choices) -> Path:
    """Begin a new game with what the switches stand at, or take the saved one. Raises BadInput, JournalError."""
    if choices.saved:
        return file
    limit = str(choices.time_limit) if choices.time_limit else "no"
    settings = {
        "play-level": str(choices.play_level),
        "hidden": _word(choices.hidden),
        "activation": _word(choices.activation),
        "time-limit": limit,
    }
    players = {"union": choices.union, "confederate": choices.confederate}
    wanted = Beginning(scenario=SCENARIO.format(level=choices.level), settings=settings, players=players)
    with suppress(OSError):  # where it cannot be made, beginning says why
        file.absolute().parent.mkdir(parents=True, exist_ok=True)  # ANT-1.4d
    begin(file, wanted).close()
    keys.say(tr("{file} is begun.", file=file))
    return file


def _words(error: BadInput | JournalError) -> str:
    """Give why a document cannot be read or begun."""
    if isinstance(error, JournalError):
        return error.message
    return "; ".join(f"{one.what} ({one.hint})" if one.hint else one.what for one in error.problems)


def _word(value: bool) -> str:
    return "yes" if value else "no"
