"""The log of a square-grid battle: each figure's working stands below its own sentence, and nowhere else."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.words.blows import Blow, Told, blows, with_workings
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import explained
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.language.messages import told as in_words
from companion.rows.journal import journal_lines
from tests.games.tactical.beginning import laid_out, next_order, played
from tests.games.tactical.building import state, unit

MELEE = ev.MeleeFought(
    (1, 1), ("union:a",), ("confederate:b",), 1.0, "0 to 4", 3, 0, attacker_retreats=False, defender_retreats=False
)


def on(session: Session, turns: int = 1) -> Session:
    """Play on without an order to any unit."""
    while not session.view.over and session.view.turn <= turns:
        session.do(next_order(session.view.truth))
    return session


@cache
def first_turn() -> Session:
    return on(begin(None, Beginning(scenario="antietam-advanced", seed="1")))


def test_every_fact_of_a_document_gets_the_working_that_it_had_when_it_happened() -> None:
    """Two ways: as the rules told it, and out of the entry's one table of workings."""
    session = first_turn()
    checked = 0
    for line in session.log()[2:]:
        told = with_workings(line.events, session.explain(line.entry))
        assert [one.event for one in told] == list(line.events)
        assert sum(len(one.working) for one in told) == len(session.explain(line.entry))
        for one in told:
            if isinstance(one.event, ev.Fired):
                assert one.working[-1].value == one.event.casualties
                checked += 1
            elif isinstance(one.event, ev.MeleeFought):
                assert one.working
            elif isinstance(one.event, ev.Lost):
                assert one.working[-1].clause in ("ANT-R-FATGAIN", "ANT-T-FATGAIN", "ANT-R-RETREAT-ZOC")
            elif not isinstance(one.event, ev.Worked):
                assert one.working == ()
    assert checked > 20


def test_a_seat_without_the_working_reads_the_facts_alone() -> None:
    fired = ev.Fired("union:a", (1, 1), 1, 12, 2, working_lines=ev.WorkingLines(6))
    assert with_workings([fired], ()) == (Told(fired),)


def test_the_log_explains_a_figure_below_its_own_sentence() -> None:
    session = first_turn()
    line = next(line for line in session.log() if any(isinstance(one, ev.Fired) for one in line.events))
    told = list(journal_lines(session.kind, session.view, [line], {line.entry: session.explain(line.entry)}))
    at = next(n for n, text in enumerate(told) if " fires at " in text)
    fire = next(one for one in line.events if isinstance(one, ev.Fired))
    assert told[at + fire.working_lines].endswith(f": {fire.casualties} [ANT-R-FIRE-FORMULA]")
    assert told[at + fire.working_lines + 1].lstrip()[0].isupper()  # the next sentence
    assert all("[ANT-" in text for text in told[at + 1 : at + 1 + fire.working_lines])


def test_the_working_of_a_melee_calls_its_units_by_name() -> None:
    fact = msgspec.structs.replace(MELEE, working_lines=2)
    working = [
        Reasoned("ANT-R-MELEE-STRENGTH", say.STRENGTH_OF[who](number=1), 4.0) for who in ("attackers", "defenders")
    ]
    battle = state(unit("A"), unit("B", "confederate"))
    ((_, lines),) = explained([fact], Names(battle), working)
    assert [in_words(one.label) for one in lines] == ["A: strength", "B: strength"]


def test_blows_hold_every_fact_once_in_order() -> None:
    for _, events, _ in played(laid_out()):
        told = [Told(one) for one in events if not isinstance(one, ev.SubPhaseBegan)]
        found = [fact for blow in blows(map(Told, events)) for fact in blow.facts]
        assert found == told


def test_a_blow_has_what_followed_from_it_and_knows_its_sub_phase() -> None:
    events: list[Any] = [
        ev.SubPhaseBegan("offensive-fire", "union"),
        ev.Fired("union:a", (1, 1), 1, 12, 2),
        ev.Lost("confederate:b", 12),
        ev.Routed("confederate:b"),
        ev.Fired("union:c", (1, 1), 1, 0, 2),
        ev.Advanced("union:a", (1, 1), 1, 0),
        ev.SubPhaseBegan("defensive-melee-fire", "confederate"),
        ev.SubPhaseBegan("melee", "union"),
        ev.Sighted("union", ("confederate:b",)),
        MELEE,
        ev.Lost("union:a", 3),
        ev.Plotted("union:a"),
    ]
    found = list(blows(map(Told, events)))
    assert [(one.sub_phase, type(one.head).__name__, len(one.facts)) for one in found] == [
        ("offensive-fire", "Fired", 3),
        ("offensive-fire", "Fired", 1),
        ("offensive-fire", "Advanced", 1),
        ("melee", "MeleeFought", 3),
        (None, "Plotted", 1),
    ]
    assert all(isinstance(one, Blow) for one in found)
