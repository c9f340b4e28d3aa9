"""What a square-grid battle keeps are messages: names in them are nobody's words, and early documents' words are found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from companion.charts.figures import TIMES, Reasoned, of_what
from companion.games.tactical import messages as say
from companion.games.tactical.messages import working
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.duties import duties
from companion.games.tactical.rules.labels import label
from companion.games.tactical.rules.state import Leader, State
from companion.games.tactical.rules.view import called, view
from companion.games.tactical.upcasts import UPCASTS
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.kernel import languages
from companion.language.messages import BARE, Message, Unit, among, told, told_to_scripts
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules
from tests.games.tactical.ordering import clauses, moment, why_not, words

HAYS, FIRE, MEADE = "Hays at Bay", "move north", "attackers at Bay"
"""Names that are words of the program."""
A = msgspec.structs.replace(unit("A"), name=HAYS, routed=True)
B = msgspec.structs.replace(unit("B"), name=FIRE)
LED = Leader(id="union:meade", name=MEADE, side="union", rank="division", formation="Meade", bonus=5, unit=B.id)
LABELS: dict[str, tuple[str, cmd.AnyCommand]] = {
    "Hays at Bay: move north, south-east": (
        "Hays at Bay: bewegen Norden, Südosten",
        cmd.Move(unit="union:a", directions=(1, 4)),
    ),
    "move north: fire at 9,10": ("move north: Feuer auf 9,10", cmd.Target(unit="union:b", square=(9, 10))),
    "Hays at Bay: leader attackers at Bay comes over": (
        "Hays at Bay: Anführer attackers at Bay kommt herüber",
        cmd.Transfer(unit="union:a", leader="union:meade"),
    ),
    "Hays at Bay: change to column": (
        "Hays at Bay: Wechsel zu Kolonne",
        cmd.ChangeMode(unit="union:a", mode="column"),
    ),
    "Hays at Bay: force march, 2 times": ("Hays at Bay: Gewaltmarsch, 2-mal", cmd.ForceMarch(unit="union:a", times=2)),
    "Override move north: name = Hays at Bay (so called)": (
        "move north von Hand gesetzt: Name = Hays at Bay (so called)",
        cmd.Override(target="union:b", field="name", value=HAYS, reason="so called"),
    ),
    "To the table: the field around 9,10": ("Auf den Tisch: das Feld um 9,10", cmd.ToTable(around=(9, 10))),
    "Answer: ready": ("Antwort: bereit", cmd.Answer(choice="ready")),
    "Note: at Bay": ("Notiz: at Bay", cmd.Note(text="at Bay")),
    "The Union side resigns": ("Die Seite Union gibt auf", cmd.Resign(side="union")),
}
"""{label: it in German, and the command that it is of}."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def field(**given: Any) -> State:
    return state(A, B, leaders=(LED,), **given)


def upcast(text: str, *commands: Any) -> Message:
    """Read an early entry's words."""
    plain = UPCASTS.label(text, json.dumps([msgspec.to_builtins(one) for one in commands]), 2)
    return msgspec.convert(plain, Message)


# ---- labels


@pytest.mark.parametrize("text", LABELS)
def test_a_name_in_a_label_is_nobodys_words(text: str) -> None:
    german, command = LABELS[text]
    now = field()
    made = label(rules(), now, command)
    assert told(made, among(called(now, "referee"))) == text
    languages.choose("de")
    assert told(made, among(called(now, "referee"))) == german


@pytest.mark.parametrize("text", LABELS)
def test_the_words_of_an_early_label_are_told_as_todays(text: str) -> None:
    german, command = LABELS[text]
    found, names = upcast(text, command), among(called(field(), "referee"))
    assert found.key != BARE
    assert told(found, names) == text
    assert told(upcast(f"{text} (amends 5)", command), names) == f"{text} (amends 5)"
    languages.choose("de")
    assert told(found, names) == german


def test_a_unit_that_was_ordered_by_its_name_alone_is_told_by_it() -> None:
    found = upcast("Hays at Bay: move north: move north", cmd.Move(unit="hays at bay: move north", directions=(1,)))
    languages.choose("de")
    assert told(found) == "Hays at Bay: move north: bewegen Norden"
    assert told(upcast("Seymour-A: face north", cmd.Face(unit="seymour-a", direction=1))) == "Seymour-A: Front Norden"


def test_what_the_computer_did_and_what_nobody_can_explain() -> None:
    move = cmd.Move(unit="union:a", directions=(1,))
    assert upcast("The computer's Union orders", move, cmd.Done()) == say.ORDERED["union"]()
    assert upcast("The time is up", cmd.Done()) == say.TIME_UP()
    phase = upcast("The Union 1st Combat Phase", cmd.Continue())
    assert (phase.key, told(phase)) == (say.PLAYED.key, "The Union 1st Combat Phase")
    languages.choose("de")
    assert told(phase) == "1. Kampfphase der Union"
    for text in ("Die Zeit ist um", "A: move at Bay"):
        assert told(upcast(text, move)) == text


# ---- draws, and why something happened

PURPOSES = {
    "whether Hays at Bay is disrupted (ANT-8.8a)": "ob Hays at Bay zerrüttet wird (ANT-8.8a)",
    "fire of Hays at Bay at 9,10 (ANT-R-RANDOM)": "Feuer von Hays at Bay auf 9,10 (ANT-R-RANDOM)",
    "whether Meade is lost with Hays at Bay (ANT-7.12k)": "ob Meade mit Hays at Bay verloren geht (ANT-7.12k)",
    "when I Corps is released": "wann I Corps freigegeben wird",
    "losses of the attackers (ANT-T-MELEE)": "Verluste der Angreifer (ANT-T-MELEE)",
    "something else": "something else",
}


@pytest.mark.parametrize("text", PURPOSES)
def test_what_an_early_draw_was_for_is_told_as_it_was(text: str) -> None:
    roll = {"face": 3, "origin": "rolled", "why": text, "sides": 10}
    (die,) = json.loads(UPCASTS.dice(json.dumps([roll]), "[]", 2))
    found = msgspec.convert(die["why"], Message)
    assert told_to_scripts(found) == text
    languages.choose("de")
    assert told(found) == PURPOSES[text]


WHYS: dict[str, tuple[dict[str, Any], str]] = {
    "tired": ({"unit": "union:a", "fatigue": 5, "why": "Hays at Bay broke through"}, "Hays at Bay brach durch"),
    "delayed": ({"units": ["union:a"], "why": "the enemy is at 9,10"}, "der Feind steht auf 9,10"),
    "ended": ({"why": "Union Minor Victory: +3,300 points"}, "Kleiner Sieg der Union: +3.300 Punkte"),
}


@pytest.mark.parametrize("tag", WHYS)
def test_why_something_happened_is_told_as_it_was(tag: str) -> None:
    old, german = WHYS[tag]
    (fact,) = json.loads(UPCASTS.facts(json.dumps([{"event": tag} | old]), 2))
    found = msgspec.convert(fact["why"], Message)
    assert told_to_scripts(found) == old["why"]
    languages.choose("de")
    assert told(found) == german


def test_a_battle_that_was_over_without_a_word_is() -> None:
    assert json.loads(UPCASTS.facts('[{"event": "ended", "why": ""}]', 2)) == [{"event": "ended"}]


def test_an_early_question_is_told_as_it_was() -> None:
    text = "Union 1st Operations Phase, turn 3: the union player takes over"
    prompt = {"seat": "union", "kind": "hand-over", "text": text, "choices": ["ready"]}
    (fact,) = json.loads(UPCASTS.facts(json.dumps([{"event": "asked", "prompt": prompt}]), 2))
    found = msgspec.convert(fact["prompt"]["text"], Message)
    assert told(found) == text
    languages.choose("de")
    assert told(found) == "1. Operationsphase der Union, Zug 3: der Spieler Union übernimmt"


# ---- workings

LINES: Mapping[str, str] = {
    "600 men with Rifle/Musket at range 2, 1.5 for each 100": working.BASE["men"].key,
    "target in woods": working.TARGET_IN.key,
    "infantry in woods": working.ARM_IN["infantry"].key,
    "attackers, unit 2: 1400 men": working.MEN_OF["attackers"].key,
    "defenders, unit 1: 12 guns, as men": working.GUNS_OF["defenders"].key,
    "the share of Hays at Bay and 5 lost": working.SHARE_OF.key,
    "from normal to column in woods": working.FROM_TO_WOODS.key,
    "from normal to column": working.FROM_TO.key,
    "heavy guns: 1.5 times as much": working.SO_MUCH.key,
    "Meade has only just come up": working.JUST_COME_UP.key,
    "woods, diagonal": working.DIAGONAL.key,
    "casualties": working.LOSS.key,
    "a row of a house": BARE,
}


@pytest.mark.parametrize("text", LINES)
def test_an_early_line_of_a_working_says_what_it_said(text: str) -> None:
    raw = json.dumps(
        [{"clause": "ANT-X", "label": text, "value": 1}, {"clause": "ANT-X", "label": f"{text}, x", "value": 2}]
    )
    one, times = msgspec.json.decode(UPCASTS.working(raw.encode(), 2), type=list[Reasoned])
    assert isinstance(one.label, Message)
    assert (one.label.key, told_to_scripts(one.label)) == (LINES[text], text)
    assert isinstance(times.label, Message)
    assert (times.label.key, told_to_scripts(times.label)) == (TIMES.key, f"{text}, x")
    assert of_what(times) == (one.label, True)


def test_scripts_read_figures_as_they_are_and_people_with_their_signs() -> None:
    line = working.MEN_IN_SQUARE(men=1208)
    assert (told(line), told_to_scripts(line)) == ("1,208 men in the square", "1208 men in the square")
    languages.choose("de")
    assert (told(line), told_to_scripts(line)) == ("1.208 Mann im Feld", "1208 men in the square")


# ---- what is told now


def test_names_in_facts_reasons_and_duties_are_nobodys_words() -> None:
    languages.choose("de")
    now = moment(A, B, leaders=(LED,))
    order = cmd.PlotMelee(unit=A.id)
    assert clauses(now, order) == {"ANT-R-ROUTED-MOVE"}
    assert [words(now, one) for one in why_not(now, order)] == ["Hays at Bay ist auf der Flucht und plant nichts"]
    seen = view(rules(), now.state, "union")
    assert any(duty.text.startswith(f"{HAYS} ") for duty in duties(seen))
    fact = ev.Tired(B.id, 5, say.BROKE_THROUGH(unit=Unit(A.id)))
    assert list(sentences([fact], Names(seen))) == ["Move north gewinnt 5 Erschöpfung: Hays at Bay brach durch."]


def test_who_was_called_otherwise_is_told_so_and_who_shares_a_name_is_told_apart() -> None:
    union, south = unit("Hays"), unit("Hays", "confederate")
    known = Names(view(rules(), state(union, south, B), "referee"))
    names = known.then({union.id: "Hays", south.id: "Hays", B.id: "Seymour-A"})
    assert [names(one) for one in (union.id, south.id, B.id)] == ["Hays (Union)", "Hays (Confederate)", "Seymour-A"]
    assert known(B.id) == FIRE
    languages.choose("de")
    assert Names(view(rules(), state(union, south), "referee"))(south.id) == "Hays (Konföderierte)"
