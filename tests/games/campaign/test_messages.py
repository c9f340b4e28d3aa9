"""What a campaign keeps are messages: names in them are nobody's words, and what early documents said is found in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from companion.games.campaign.messages import working
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.labels import label
from companion.games.campaign.rules.state import State
from companion.games.campaign.upcasts import UPCASTS
from companion.kernel import languages
from companion.language.messages import BARE, Message, among, told
from tests.games.campaign.playing import laid_out, rules

CALLED = {"union:A": "Hays at Bay", "union:B": "II Corps", "confederate:A": "the force"}
"""Corps whose names are words of the program."""
LABELS: dict[str, tuple[str, str, cmd.AnyCommand]] = {
    "SU Hays at Bay (A): urgency 7": (
        "SU urgency of Hays at Bay (A): 7",
        "SU Nachdruck Hays at Bay (A): 7",
        cmd.SU(corps="union:A", urgency=7),
    ),
    "SM Hays at Bay (A): force": (
        "SM march mode of Hays at Bay (A): force",
        "SM Marschart Hays at Bay (A): Gewaltmarsch",
        cmd.SM(corps="union:A", march="force"),
    ),
    "RT Hays at Bay (A): 12,9": (
        "RT retreat of Hays at Bay (A): to 12,9",
        "RT Rückzug Hays at Bay (A): nach 12,9",
        cmd.RT(corps="union:A", hex=(12, 9)),
    ),
    "MV Hays at Bay (A): from 14,12 by 6 1": (
        "MV march of Hays at Bay (A): from 14,12 by 6 1",
        "MV Marsch Hays at Bay (A): von 14,12, Richtungen 6 1",
        cmd.MV(corps="union:A", start=(14, 12), path=(6, 1)),
    ),
    "MV Hays at Bay (A): to 14,12": (
        "MV march of Hays at Bay (A): to 14,12",
        "MV Marsch Hays at Bay (A): nach 14,12",
        cmd.MV(corps="union:A", start=(14, 12), path=()),
    ),
    "CD the force: road": (
        "CD deployment of the force: road",
        "CD Gliederung der Verband: Marschkolonne",
        cmd.CD(corps="force", deployment="road"),
    ),
    "CD the force (A): road": (
        "CD deployment of the force (A): road",
        "CD Gliederung the force (A): Marschkolonne",
        cmd.CD(corps="confederate:A", deployment="road"),
    ),
    "PT Hays at Bay (A)": (
        "PT patrol of Hays at Bay (A)",
        "PT Streife Hays at Bay (A)",
        cmd.PT(corps="union:A"),
    ),
    "OF: force of Hays at Bay (A), II Corps (B) at rest": (
        "OF force of Hays at Bay (A), II Corps (B) at rest",
        "OF Verband aus Hays at Bay (A), II Corps (B), Marsch Rast",
        cmd.OF(corps=("union:A", "union:B"), rate="rest"),
    ),
    "Set up Hays at Bay (A): number 3, contact stand": (
        "Set up Hays at Bay (A): number 3, contact stand",
        "Aufbau Hays at Bay (A): Nummer 3, Kontakt standhalten",
        cmd.SetUp(corps="union:A", number=3, contact="stand"),
    ),
    "Override Hays at Bay (A): fatigue = 1.5 (so called)": (
        "Override Hays at Bay (A): fatigue = 1.5 (so called)",
        "Hays at Bay (A) von Hand gesetzt: Erschöpfung = 1.5 (so called)",
        cmd.Override(target="union:A", field="fatigue", value=1.5, reason="so called"),
    ),
    "Answer: yes": ("Answer: yes", "Antwort: ja", cmd.Answer(choice="yes")),
    "Note: at Bay": ("Note: at Bay", "Notiz: at Bay", cmd.Note(text="at Bay")),
    "The Union player resigns": (
        "The Union player resigns",
        "Der Spieler „Union“ gibt auf",
        cmd.Resign(side="union"),
    ),
    "RTG-R-SLOW = 1 (quick)": (
        "RTG-R-SLOW = 1 (quick)",
        "RTG-R-SLOW = 1 (quick)",
        cmd.SetOption(option="RTG-R-SLOW", value=1, reason="quick"),
    ),
}
"""{what an early document said: what is said today, in German, the command}."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def field() -> State:
    """Give a state in which some are called otherwise."""
    state = laid_out("gettysburg-battle")
    corps = {name: msgspec.structs.replace(state.corps[name], unit=unit) for name, unit in CALLED.items()}
    return msgspec.structs.replace(state, phase="union", corps=state.corps | corps)


def upcast(words: str, command: Any) -> Message:
    """Read an early entry's words."""
    plain = UPCASTS.label(words, json.dumps([msgspec.to_builtins(command)]), 2)
    return msgspec.convert(plain, Message)


@pytest.mark.parametrize("words", LABELS)
def test_a_name_in_a_label_is_nobodys_words(words: str) -> None:
    english, german, command = LABELS[words]
    made = label(rules(), field(), command)
    assert told(made, among(CALLED)) == english
    languages.choose("de")
    assert told(made, among(CALLED)) == german


@pytest.mark.parametrize("words", LABELS)
def test_the_words_of_an_early_label_are_told_as_todays(words: str) -> None:
    english, german, command = LABELS[words]
    found = upcast(words, command)
    assert found.key != BARE
    assert told(found) == english
    assert told(upcast(f"{words} (amends 5)", command)) == f"{english} (amends 5)"
    languages.choose("de")
    assert told(found) == german
    assert told(upcast(f"{words} (amends 5)", command)) == f"{german} (berichtigt 5)"


def test_words_that_do_not_fit_their_command_stay_as_they_were() -> None:
    languages.choose("de")
    for words in ("The staff writes", "SU I Corps (A): march 7", "SU : urgency 7"):
        assert told(upcast(words, cmd.SU(corps="union:A", urgency=7))) == words


QUESTIONS: dict[str, dict[str, Any]] = {
    "Hays at Bay (The Union) has failed to get away safely; its morale is 2.5. Shall it try again? If it fails it routs "
    "and loses 12 percent; if it does not try it stands.": {
        "kind": "second-withdrawal",
        "corps": ["union:A"],
        "german": "Hays at Bay (The Union) ist nicht sicher losgekommen; die Moral ist 2,5.",
    },
    "Battle in Reserve at Bay (5,8): rank your corps for combat, the front line first. union:A: Hays at Bay, draw; "
    "union:B: reserve, The Union": {
        "kind": "ranking",
        "corps": ["union:A", "union:B"],
        "german": "Schlacht bei Reserve at Bay (5,8): die Korps für den Kampf reihen, die vordere Linie zuerst. "
        "union:A: Hays at Bay, draw; union:B: reserve, The Union",
    },
    "Battle in 5,8, you are defending. Estimated battle odds 1:2.5. You seem badly outnumbered. Which urgency, 0 to 9? 0 "
    "counts as 1.": {"kind": "urgency", "german": "Schlacht bei 5,8, Rolle: in der Verteidigung."},
    "Union Player Phase, turn 3, July 1, 1300: the Union player takes over": {
        "kind": "hand-over",
        "german": "Spielerphase der Union, Zug 3, 1. Juli, 1300",
    },
    "Battle 9.1 is fought on the table: enter its result, or answer computer to fight it here.": {
        "kind": "off-line-result",
        "german": "",
    },
    "What now?": {"kind": "hand-over", "german": "What now?"},
}


@pytest.mark.parametrize("words", QUESTIONS)
def test_an_early_question_is_told_as_it_was_and_its_names_are_nobodys_words(words: str) -> None:
    asked = {name: value for name, value in QUESTIONS[words].items() if name != "german"}
    old = {"event": "asked", "prompt": asked | {"seat": "union", "text": words}}
    (fact,) = json.loads(UPCASTS.facts(json.dumps([old]), 2))
    found = msgspec.convert(fact["prompt"]["text"], Message)
    assert told(found) == words
    languages.choose("de")
    assert told(found).startswith(QUESTIONS[words]["german"])
    assert told(found) != words or words == "What now?"


LINES: Mapping[str, str] = {
    "union:A foot_guns: stand": working.OF_ARM.key,
    "union:A foot_guns: no multiple is less": working.FLOOR.key,
    "union:A foot_guns: 12 strength points at 5.333333333333333": working.POINTS_AT.key,
    "union:A: front line": working.ECHELON.key,
    "union:A: combat strength": working.STRENGTH.key,
    "union:A: demoralised, of the larger force, x 1.25": working.BLEEDS_MORE.key,
    "union:A: strength points lost on the table; surrendered": working.TABLE_LOSS.key,
    "union:A: strength points lost on the table; 2.5 fatigue, 3 stragglers": working.TABLE_LOSS.key,
    "combat odds 1:2.2": working.COMBAT_ODDS.key,
    "Union corps eliminated: 1 x 20": working.SCORED.key,
    "-7 points in the battle: Draw": working.LEVEL.key,
    "a line of nobody's": BARE,
}


@pytest.mark.parametrize("words", LINES)
def test_a_line_of_an_early_working_is_told_as_it_was(words: str) -> None:
    raw = json.dumps([{"clause": "RTG-9.0a", "label": words, "value": 1}]).encode()
    (line,) = json.loads(UPCASTS.working(raw, 2))
    found = msgspec.convert(line["label"], Message)
    assert (told(found), found.key) == (words, LINES[words])
