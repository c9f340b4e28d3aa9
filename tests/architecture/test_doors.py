"""What is behind the doors of each kind: it is there, and has the shape that the door promises.

A door is a string, which no type checker follows. So each stands here a second time as an import, in a table of the
shape that `kernel/kind.py` promises: the type checker holds what is imported to the shape, the test holds that to the
door.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.desktop.desk.house import House
from companion.desktop.shell.acting import ActingWindow
from companion.drawing.figure import Illustrated
from companion.drawing.shapes import Measure
from companion.games.campaign import beginning as campaign_beginning
from companion.games.campaign import game as campaign_game
from companion.games.campaign.charts import ruleset as campaign_ruleset
from companion.games.campaign.computer import doctrine as campaign_doctrine
from companion.games.campaign.computer import tallies as campaign_tallies
from companion.games.campaign.computer import turns as campaign_turns
from companion.games.campaign.prompt import course as campaign_prompt
from companion.games.campaign.rules import by_mail as campaign_by_mail
from companion.games.campaign.screen import acts as campaign_acts
from companion.games.campaign.words import journal as campaign_journal
from companion.games.campaign.words import marched as campaign_marched
from companion.games.campaign.words import numbers as campaign_numbers
from companion.games.campaign.words import report as campaign_report
from companion.games.campaign.words import status as campaign_status
from companion.games.campaign.words import tallies as campaign_table
from companion.games.miniatures import beginning as miniatures_beginning
from companion.games.miniatures import game as miniatures_game
from companion.games.miniatures.charts import ruleset as miniatures_ruleset
from companion.games.miniatures.prompt import plain as miniatures_prompt
from companion.games.miniatures.rules import by_mail as miniatures_by_mail
from companion.games.miniatures.rules.odds import prospect as miniatures_odds
from companion.games.miniatures.screen import acts as miniatures_acts
from companion.games.miniatures.words import fought as miniatures_fought
from companion.games.miniatures.words import journal as miniatures_journal
from companion.games.miniatures.words import numbers as miniatures_numbers
from companion.games.miniatures.words import report as miniatures_report
from companion.games.miniatures.words import status as miniatures_status
from companion.games.tactical import beginning as tactical_beginning
from companion.games.tactical import game as tactical_game
from companion.games.tactical.charts import ruleset as tactical_ruleset
from companion.games.tactical.computer import doctrine as tactical_doctrine
from companion.games.tactical.computer import tallies as tactical_tallies
from companion.games.tactical.computer import turns as tactical_turns
from companion.games.tactical.prompt import course as tactical_prompt
from companion.games.tactical.prompt import main_menu as tactical_menu
from companion.games.tactical.rules import by_mail as tactical_by_mail
from companion.games.tactical.screen import acts as tactical_acts
from companion.games.tactical.setup import resuming as tactical_resuming
from companion.games.tactical.words import illustrated as tactical_illustrated
from companion.games.tactical.words import journal as tactical_journal
from companion.games.tactical.words import numbers as tactical_numbers
from companion.games.tactical.words import report as tactical_report
from companion.games.tactical.words import status as tactical_status
from companion.games.tactical.words import tallies as tactical_table
from companion.kernel.begun import Begins
from companion.kernel.draws import InNumbers
from companion.kernel.game import Game
from companion.kernel.kind import Door, Figures, Journal, Ruleset, Status, Tallies, house
from companion.kernel.known import Known
from companion.kernel.session import Session
from companion.table.away import campaign as campaign_away
from companion.table.away import history, words
from companion.table.away import tactical as tactical_away
from companion.table.away.brought import Brought
from companion.table.file import carried
from companion.table.file.wording import Words
from tests.architecture.house import doors

RULESETS: Mapping[str, Ruleset] = {
    "miniatures": miniatures_ruleset,
    "gettysburg": campaign_ruleset,
    "antietam": tactical_ruleset,
    "shiloh": tactical_ruleset,
}
GAMES: Mapping[str, Callable[..., Game]] = {
    "miniatures": miniatures_game.Miniatures,
    "campaign": campaign_game.Campaign,
    "tactical": tactical_game.Tactical,
}
KNOWN: Mapping[str, Callable[[str], bool]] = {
    "miniatures": miniatures_game.known_event,
    "campaign": campaign_game.known_event,
    "tactical": tactical_game.known_event,
}
BEGINNINGS: Mapping[str, Begins] = {
    "miniatures": miniatures_beginning,
    "campaign": campaign_beginning,
    "tactical": tactical_beginning,
}
STATUS: Mapping[str, Status] = {
    "miniatures": miniatures_status,
    "campaign": campaign_status,
    "tactical": tactical_status,
}
JOURNALS: Mapping[str, Journal] = {
    "miniatures": miniatures_journal,
    "campaign": campaign_journal,
    "tactical": tactical_journal,
}
REPORTS: Mapping[str, Callable[[Any], str]] = {
    "miniatures": miniatures_report.of_session,
    "campaign": campaign_report.of_session,
    "tactical": tactical_report.of_session,
}
PROMPTS: Mapping[str, Callable[[Any, Any, Any, Any], None]] = {
    "miniatures": miniatures_prompt.play,
    "campaign": campaign_prompt.play,
    "tactical": tactical_prompt.play,
}
PROSPECTS: Mapping[str, Callable[[Any, Any, Any], Any]] = {"miniatures": miniatures_odds.prospect}
NUMBERS: Mapping[str, InNumbers] = {
    "miniatures": miniatures_numbers,
    "campaign": campaign_numbers,
    "tactical": tactical_numbers,
}
ILLUSTRATED: Mapping[str, Callable[[Any, Measure], Illustrated]] = {
    "miniatures": miniatures_fought.illustrated,
    "campaign": campaign_marched.illustrated,
    "tactical": tactical_illustrated.illustrated,
}
BY_MAIL: Mapping[str, Known] = {
    "miniatures": miniatures_by_mail,
    "campaign": campaign_by_mail,
    "tactical": tactical_by_mail,
}
WINDOWS: Mapping[str, Callable[[House, Session, Path | None, str, Any], ActingWindow]] = {
    "miniatures": miniatures_acts.open_window,
    "campaign": campaign_acts.open_window,
    "tactical": tactical_acts.open_window,
}
MENUS: Mapping[str, Callable[[Any, Path, Any], tuple[Path, Any]]] = {"tactical": tactical_menu.main_menu}
RESUMING: Mapping[str, Callable[[Any], str]] = {"tactical": tactical_resuming.resumed}
UNLIKE: Mapping[str, Callable[[str, str], str]] = {"campaign": campaign_doctrine.unlike}
FIGURES: Mapping[str, Figures] = {"campaign": campaign_doctrine, "tactical": tactical_doctrine}
MOVES: Mapping[str, Callable[[Any, Any, Any], Any]] = {
    "campaign": campaign_turns.next_move,
    "tactical": tactical_turns.next_move,
}
BEGINS: Mapping[str, Callable[[Any], str]] = {"campaign": campaign_status.begins, "tactical": tactical_status.begins}
TALLIES: Mapping[str, Tallies] = {"campaign": campaign_tallies, "tactical": tactical_tallies}
TABLES: Mapping[str, Callable[[Any], tuple[tuple[str, str], ...]]] = {
    "campaign": campaign_table.table,
    "tactical": tactical_table.table,
}
CONDUCT: Mapping[str, Callable[[Any], tuple[tuple[str, Any, Any], ...]]] = {
    "campaign": campaign_table.conduct,
    "tactical": tactical_table.conduct,
}
BATTLES: Mapping[str, Callable[[Any], Brought]] = {
    "campaign": campaign_away.CampaignAway,
    "tactical": tactical_away.TacticalAway,
}
LINES: Mapping[str, Callable[[], Words]] = {"campaign": words.of_corps, "tactical": words.of_units}
CARRIED: Mapping[str, Callable[[Mapping[str, str]], dict[str, str]]] = {
    "campaign": history.carried,
    "tactical": carried.nothing_besides,
}
PROMISED: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("game", GAMES),
    ("known_event", KNOWN),
    ("beginning", BEGINNINGS),
    ("status", STATUS),
    ("journal", JOURNALS),
    ("report", REPORTS),
    ("prompt", PROMPTS),
    ("prospect", PROSPECTS),
    ("numbers", NUMBERS),
    ("known", BY_MAIL),
    ("illustrated", ILLUSTRATED),
    ("screen.window", WINDOWS),
    ("menu", MENUS),
    ("resume", RESUMING),
    ("unlike", UNLIKE),
    ("computers.doctrine", FIGURES),
    ("computers.next_move", MOVES),
    ("computers.begins", BEGINS),
    ("computers.tallies", TALLIES),
    ("computers.table", TABLES),
    ("computers.conduct", CONDUCT),
    ("away.battles", BATTLES),
    ("away.words", LINES),
    ("away.carried", CARRIED),
)


def _behind(kind: object, place: str) -> object:
    """Give what is behind a door of a kind, "computers.table" of its computers'; None where it has none."""
    door = kind
    for name in place.split("."):
        door = getattr(door, name) if door is not None else None
    return door.open() if isinstance(door, Door) else None


def test_every_door_opens() -> None:
    opened = {door: door.open() for found in doors().values() for door in found}
    assert opened
    assert not [door for door, behind in opened.items() if behind is None]


@pytest.mark.parametrize(("place", "promised"), PROMISED, ids=[place for place, _ in PROMISED])
def test_what_is_behind_a_door_has_the_shape_that_it_promises(place: str, promised: Mapping[str, object]) -> None:
    behind = {name: _behind(kind, place) for name, kind in house().items()}
    assert {name: found for name, found in behind.items() if found is not None} == promised


def test_rulesets_have_the_shape_that_their_doors_promise() -> None:
    behind = {name: door.open() for kind in house().values() for name, door in kind.rulesets.items()}
    assert behind == RULESETS


def test_what_cases_and_decks_name_can_be_called() -> None:
    kinds = house().values()
    cases = [door for kind in kinds for case in kind.cases.values() for door in (case.resolve, case.odds) if door]
    decks = [deck.content for kind in kinds for deck in kind.decks]
    assert not [door for door in (*cases, *decks) if not callable(door.open())]
