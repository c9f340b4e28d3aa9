"""A miniatures battle in German: whatever is said of it passes tr, and the catalogue has it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from companion.games.miniatures import messages as say
from companion.games.miniatures.prompt.demo import script
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.hand.settable import names
from companion.games.miniatures.rules.odds.prospect import prospect
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State
from companion.games.miniatures.words import (
    charge,
    fire,
    form_words,
    forms,
    gallery,
    journal,
    maneuver,
    order,
    settable,
)
from companion.games.miniatures.words.board import board
from companion.games.miniatures.words.counting import columns, summary
from companion.games.miniatures.words.history import History
from companion.games.miniatures.words.journal_rows import battle_row
from companion.games.miniatures.words.report import report
from companion.games.miniatures.words.status import lines
from companion.games.miniatures.words.step import act_rows, duties_note, duty_rows
from companion.games.miniatures.words.steps import Steps
from companion.games.miniatures.words.tellings import CLEARED, ENDS, HELD, MODES, RETREATS, sentence
from companion.kernel import languages, shelf
from companion.kernel.beginning import Beginning, begin
from companion.kernel.messages import AMENDS, NOTE
from companion.kernel.session import Session
from companion.language.messages import Id, Length, Own, Unit, among, told
from companion.language.tongue import tr
from companion.rows.clauses import Pages
from companion.rows.journal import journal_lines
from companion.rows.journal_rows import JournalRows
from companion.rows.reference import Reference
from tests.games.miniatures.building import a_battle, a_brigade, in_contact, shot, the_rules, to_step
from tests.games.miniatures.building import charge as a_charge
from tests.games.miniatures.words.test_sentences import EXAMPLES, NAMES
from tests.german import speak

SCENARIO = "mcphersons-ridge"
OWN = re.compile(r"(?<![A-Za-z0-9-])[A-Za-z]{3,}(?![A-Z0-9-])")
"""What has no such word in it is the same in every language: figures, ids of clauses."""


@pytest.fixture
def asked() -> Iterator[set[str]]:
    """Speak German, and give every string that was asked for and that the catalogue has not."""
    missing = set[str]()
    speak(lambda text: missing.add(text) if OWN.search(text) else None)
    yield missing
    languages.choose("en")


def moments() -> Iterator[Session]:
    """Play the demonstration battle, and give it after each of its entries."""
    with begin(None, Beginning(scenario=SCENARIO, seed="1863")) as session:
        for one in script():
            if one.undo:
                session.undo()
            elif not one.tick:
                session.do(*(session.decode(bytes(raw)) for raw in one.do), faces=one.roll)
            yield session


def names_in(view: Any) -> set[str]:
    """Give what is nobody's to translate: names of people, units and places."""
    return {one.name for one in (*view.units, *view.leaders, *view.objectives)} | set(view.names.values())


def test_a_battle_is_told_from_its_first_entry_to_its_report(asked: set[str]) -> None:
    for session in moments():
        view = session.view
        list(lines(view, session.duties(), session.score(), entry=session.head))
        duty_rows(session.duties())
        duties_note(session.duties())
        act_rows(view, session.log(), Steps(session.sources))
    log = session.log()
    list(journal_lines("miniatures", view, log, {line.entry: session.explain(line.entry) for line in log}))
    steps = Steps(session.sources)
    JournalRows(lambda line, names: battle_row(steps, line, names), journal.names)(view, log, head=session.head)
    history = History()
    for unit in view.units:
        history(view, log, unit.id)
    order.rows(view)
    said = report(view, log, steps, session.score())
    assert asked - names_in(view) == set()
    assert "## Schlachtordnung" in said
    assert re.search(r"Davis stürmt gegen Devin: Angreifer: Würfel 7", said)


@pytest.mark.parametrize(("event", "english"), EXAMPLES, ids=[type(event).__name__ for event, _ in EXAMPLES])
def test_every_event_has_its_german_sentence(asked: set[str], event: Any, english: str) -> None:
    said = sentence(event, NAMES)
    assert asked - {"A test", "Break through?", "Rain.", "Heth", "Hall", "Davis"} == set()
    assert bool(said) == bool(english)
    assert said != english or not said


def test_every_end_retreat_and_marker_of_a_fact_has_its_german_words(asked: set[str]) -> None:
    for words in (one for table in (CLEARED, ENDS, HELD, MODES, RETREATS) for one in table.values()):
        tr(words, attackers="", formation="", length="")
    assert asked == set()


def test_the_board_and_the_odds_of_every_roll(asked: set[str]) -> None:
    rules = the_rules()
    there = (a_brigade("cutler", exceptional_commander=True), a_brigade("davis", "confederate", disordered=True))
    combat = a_battle(in_contact(there[0], "davis"), there[1], step="charge")
    tried: list[tuple[State, Any]] = [
        (to_step(a_battle(*there), "offensive"), shot("cutler", at="davis")),
        (a_battle(a_brigade("cutler", disordered=True), step="move"), cmd.Maneuver("cutler")),
        (combat, a_charge("cutler", "davis")),
    ]
    for state, command in tried:
        of, view = rules.rules(state), rules.view(state, "referee")
        found: Any = prospect(of, state, command)
        shown = board(of, view, rules.score(state, "referee"), prospect=found)
        assert shown.odds
    fire_of, state = rules.rules(tried[0][0]), tried[0][0]
    promise: Any = prospect(fire_of, state, tried[0][1])
    for face in range(1, 11):
        fire.chart(fire_of, promise, face)
        for target in rules.view(state, "referee").units:
            fire.outcome(fire_of, promise, target, face)
            fire.below(promise, target, str.title)
        maneuver.chart(fire_of, None, face)
    for result in fire_of.results:
        assert charge.what_it_means(fire_of, result)
    assert asked - {"A test", "Cutler", "Davis"} == set()


def test_every_form_and_every_field_that_may_be_set(asked: set[str]) -> None:
    view = the_rules().view(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate")), "referee")
    for tag in forms.COMMANDS:
        assert forms.says(tag)
        forms.fields(tag, view)
    for kind in (Brigade, Battery, Leader, State):
        for name in names([kind]):
            form_words.setting(name)
    settable.columns("davis", "stands")
    for column in columns():
        assert column.title
    summary((), {})
    assert asked - {"A test", "Cutler", "Davis"} == set()


def test_the_charts_are_read_in_german(asked: set[str]) -> None:
    session = begin(None, Beginning(scenario=SCENARIO))
    pages = Pages(session.sources, {}, "miniatures")
    for name, _ in pages.names():
        assert pages.page(name)
    texts = {name.removeprefix("rules/"): text for name, text in session.sources.items() if name.startswith("rules/")}
    reference = Reference(shelf.ruleset_texts("miniatures") | texts, {})
    list(reference.contents())
    for name, _ in pages.names():
        list(reference.about(name))
    gallery.plan_aloud(gallery.plan(session.view))
    for name in ("mcphersons-ridge", "the-cornfield", "the-field-of-antietam"):
        file = f"{name}.toml"
        assert gallery.card(session.view, shelf.resource_text("scenarios", file), file).description
    assert asked - names_in(session.view) == set()


def test_what_is_stored_is_told_in_german_with_names_as_they_are(asked: set[str]) -> None:
    names = among({"pegram": "Pegram, rifled", "devin": "Devin", "davis": "Davis", "hays": "Hays at Bay"})
    pegram, devin, hays = Unit("pegram"), Unit("devin"), Unit("hays")
    moved = say.MOVE_CHARGING(unit=pegram, length=Length(8.5), mode=say.MOVES["oblique"], target=devin)
    assert told(moved, names) == "Pegram, rifled 8,5 Zoll schräg, stürmt gegen Devin"
    assert told(NOTE(words=Own("End of the line"))) == "Notiz: End of the line"
    assert told(say.MARKER_ON(unit=Unit("davis"), marker=say.MARKERS["disordered"]), names) == (
        "Davis: Marker „Unordnung“ hinlegen"
    )
    fired = say.FIRE_ROLL(units=say.units(["davis", "pegram"]), target=hays)
    assert told(fired, names) == "Feuer von Davis, Pegram, rifled auf Hays at Bay"
    assert told(AMENDS(what=say.FACE(unit=hays), entry=Id("5")), names) == "Hays at Bay ändert die Front (berichtigt 5)"
    assert not asked
