"""Every fact of a square-grid battle has its sentence."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from companion.charts.figures import Reason, Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.orders.moving import IDLE
from companion.games.tactical.rules.state import OnTable, Phase, Prompt
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import explained, sentences, telling
from companion.kernel.dice import Roll
from companion.kernel.overriding.commanding import Commander
from companion.kernel.overriding.table_result import Overruled
from companion.language.messages import Figure, Label, Unit, kept
from tests.games.tactical.beginning import laid_out, played
from tests.games.tactical.building import state, unit
from tests.games.tactical.turning import leader

SEYMOUR, LAW = unit("Seymour-A"), unit("Law-A", "confederate", (9, 10))
BATTLE = state(SEYMOUR, LAW, unit("Warren-A"), unit("Warren-A", "confederate"), leaders=(leader("Meade"),))
NAMES = Names(BATTLE)
S, L, MEADE = SEYMOUR.id, LAW.id, "union:leader-meade"
ROLL = Roll(17, "rolled", kept("a draw"), 100)
EXAMPLES: list[tuple[Any, str]] = [
    (ev.Began(BATTLE), "The battle begins: A test."),
    (ev.PhaseBegan(2, Phase(5, "combat", "union", 1)), "Turn 2: Union 1st Combat Phase."),
    (ev.PhaseBegan(3, Phase(2, "recovery")), "Turn 3: Recovery/Rally Phase."),
    (ev.FordsDrawn(((12, 3), (14, 5))), "The streams can be forded at 12,3 and 14,5."),
    (ev.Remarked(S, ("dug in",)), "Of Seymour-A is said: dug in."),
    (ev.Remarked(S), "Nothing more is said of Seymour-A."),
    (ev.FordsDrawn(()), "No stream can be forded."),
    (ev.HoldsDrawn({"V Corps": 5, "VI Corps": 7}), "V Corps is held to turn 5 and VI Corps is held to turn 7."),
    (ev.Released("V Corps", "enemy"), "V Corps may move from now on: the enemy is upon it."),
    (ev.Planned("union", ()), "The Union side has written its plan."),
    (ev.LimitDrawn(1), "One division may be activated this turn."),
    (ev.Activated("Meade", (S,)), "Meade's division is activated: Seymour-A."),
    (ev.CommandTraced({S: (False, 1.0)}), "Out of command control: Seymour-A."),
    (
        ev.CommandTraced({S: (True, 1.3), L: (False, 1.0)}),
        "Out of command control: Law-A; in command control: Seymour-A; command control 1.3: Seymour-A.",
    ),
    (ev.PointsSet("union", {S: 10, L: 10, "x": 4}), "Union operation points: 2 with 10 and 1 with 4."),
    (ev.Arrived(S, (0, 30), 5, "column"), "Seymour-A comes on at 0,30, column, facing south."),
    (ev.Delayed((S,), say.TOO_EARLY(), ROLL), "Seymour-A cannot come on: not before their time."),
    (
        ev.Recovered(S, fatigue=4, order=True, ammo=True, rallied=True),
        "Seymour-A recovers 4 fatigue, regains its order, gets ammunition and rallies.",
    ),
    (ev.Recovered(S, rolls=(ROLL,)), "Seymour-A tries to recover, in vain."),
    (ev.Supplied(S, ammo=False), "Seymour-A is out of ammunition."),
    (ev.Supplied(S, ammo=True), "Seymour-A has ammunition again."),
    (ev.Sighted("union", (L,)), "The Union side sees Law-A."),
    (ev.Asked(Prompt("union", "hand-over", kept("Ready?"))), "Union is asked: Ready?"),
    (ev.Answered("ready"), "The answer is ready."),
    (
        ev.Ended(say.OUTCOME(level=Label("victory.level.draw", "Draw"), points=Figure(1200, "+,d"))),
        "The battle is over: Draw: +1,200 points.",
    ),
    (ev.Resigned("union", "dark"), "Union resigns: dark."),
    (ev.Resigned("confederate"), "Confederate resigns."),
    (ev.Ended(), "The battle is over."),
    (ev.PutBack(S, SEYMOUR), "Seymour-A is put back as it was when it was picked up."),
    (ev.Moved(S, (9, 10), 1, 1, 0), "Seymour-A moves to 9,10, facing north: 1 operation point."),
    (ev.ForceMarched(S, 4, 2), "Seymour-A has 4 operation points more, by force march, gaining 2 fatigue."),
    (ev.Faced((9, 10), 3), "The units in 9,10 face east."),
    (ev.ModeChanged(S, "column", 2), "Seymour-A is now in column (2 operation points)."),
    (ev.Fortified(S, 2, 4, 1), "Seymour-A has fortification 2, gaining 1 fatigue (4 operation points)."),
    (ev.Fortified(S, 1), "Seymour-A has fortification 1."),
    (ev.Plotted(S, (8, 10), melee=True, advance=True), "Seymour-A plots fire at 8,10, melee and an advance."),
    (ev.Plotted(S), "Seymour-A plots nothing."),
    (ev.Transferred(MEADE, S), "Meade rides to Seymour-A."),
    (ev.Reorganised((S,), (unit("S-A"), unit("S-B")), 2), "Seymour-A becomes S-A and S-B."),
    (ev.SubPhaseBegan("defensive-melee-fire", "union"), "The defenders' last fire before melee (Union)."),
    (
        ev.Fired(S, (9, 10), 1, 12, 2, out_of_ammo=True, flank=True),
        "Seymour-A fires at 9,10, range 1, into the flank: 12 casualties (2 operation points); it is out of ammunition.",
    ),
    (ev.Fired(S, (9, 10), 2, 0, 0), "Seymour-A fires at 9,10, range 2: no casualties."),
    (
        ev.MeleeFought(
            (9, 10), (S,), (L,), 11.25, "5 to 12", 12, 1065, attacker_retreats=False, defender_retreats=True
        ),
        (
            "Seymour-A attacks 9,10, held by Law-A: differential 11.2, row 5 to 12; 12 casualties of the attackers, "
            "1,065 of the defenders; the defenders go back."
        ),
    ),
    (ev.Lost(S, 12, fatigue=6), "Seymour-A loses 12 men and gains 6 fatigue."),
    (ev.Lost(S, 77, 1), "Seymour-A loses 77 men and 1 gun."),
    (ev.Lost(S, guns=2, cause="retreat"), "Seymour-A loses 2 guns in its retreat."),
    (ev.Lost(S, fatigue=6), "Seymour-A gains 6 fatigue under fire."),
    (ev.Lost(S), "Seymour-A comes through unharmed."),
    (ev.Tired(S, 5, say.BROKE_THROUGH(unit=Unit(L))), "Seymour-A gains 5 fatigue: Law-A broke through."),
    (ev.Disrupted(S, ROLL), "Seymour-A is disrupted (draw 17 of 100, rolled)."),
    (ev.Routed(S), "Seymour-A routs."),
    (ev.Stood(S, ROLL), "Seymour-A wavers, and stands (draw 17 of 100, rolled)."),
    (ev.Retreated(S, ((11, 10), (12, 10)), 1, "rout"), "Seymour-A flees 2 squares to 12,10, facing north."),
    (ev.Retreated(S, (), 1, "melee"), "Seymour-A has no way back."),
    (ev.Advanced(S, (9, 10), 1, 1, "melee"), "Seymour-A advances into 9,10, facing north, and gains 1 fatigue."),
    (ev.Eliminated(S, 30, cause="rout"), "Seymour-A is eliminated in its rout, and 30 men with it."),
    (ev.LeaderFell(MEADE, ROLL), "Meade falls (draw 17 of 100, rolled)."),
    (ev.LeaderSucceeded(MEADE, "corps", "I Corps", S), "Meade takes command of I Corps, with Seymour-A."),
    (ev.LeaderSucceeded(MEADE, "division", "Hooker", ""), "Meade takes command of Hooker's division."),
    (ev.LeaderMoved(MEADE, S), "Meade joins Seymour-A."),
    (
        ev.BattleOpened(OnTable(id="3.1", nth=1, around=(18, 9), within=2, units=(S, L))),
        "The field within 2 of 18,9 goes to the table as battle 3.1, with 2 units.",
    ),
    (
        ev.BattleOpened(OnTable(id="3.2", nth=2, units=(S, L))),
        "The whole field goes to the table as battle 3.2, with 2 units.",
    ),
    (
        ev.ResultEntered("3.1", "union", "table"),
        "The result of battle 3.1, read from the table game: the Union side holds the field.",
    ),
    (
        ev.ResultEntered("3.1", changed=(Overruled(S, "infantry", "9", "12", "counted twice"),)),
        (
            "The result of battle 3.1, typed from the form: neither side holds the field; the referee sets infantry of "
            "union:seymour-a 9 to 12 (counted twice)."
        ),
    ),
    (ev.BattleClosed("3.1"), "Battle 3.1 is off the table."),
    (ev.BattleClosed("3.1", aborted=True), "Battle 3.1 is called off."),
    (ev.Lost(S, 20, 0, 10, "table"), "Seymour-A loses 20 men on the table and gains 10 fatigue."),
    (ev.Eliminated(S, cause="table"), "Seymour-A is eliminated on the table."),
    (ev.Noted("Dinner."), "Dinner."),
    (
        ev.LetHappen((Reason(IDLE(name=Unit(S))),), "they marched"),
        "Let it happen: Seymour-A was not activated this turn and may not move – because they marched.",
    ),
    (ev.LetHappen(), "The referee lets happen what the rules refuse."),
    (ev.Overridden(S, "fatigue", 4, 0, "a slip"), "The referee sets fatigue of Seymour-A from 4 to 0: a slip."),
    (
        ev.CommanderNamed(Commander("Reynolds", "union", ("union",))),
        "Reynolds commands Union (union; knows what the side knows).",
    ),
    (ev.CommanderGone("Reynolds", "union"), "Reynolds commands no more."),
    (ev.SeatTaken("union"), "The Union player takes the referee's seat and sees both sides."),
    (
        ev.OptionSet("ANT-R-FATREC", 0, 1, "so"),
        (
            "Fatigue recovered: “swapped: a sixth beside the enemy, a third elsewhere” instead of "
            "“as printed: a third of effectiveness beside the enemy, a sixth elsewhere” (ANT-R-FATREC): so."
        ),
    ),
]
SILENT = {"picked-up"}
"""That a unit is handled is no news."""


@pytest.mark.parametrize(("event", "text"), EXAMPLES, ids=lambda one: getattr(one, "__struct_config__", one) and "")
def test_a_fact_in_words(event: Any, text: str) -> None:
    assert list(sentences([event], NAMES)) == [text]


IN_BASIC: list[tuple[Any, str]] = [
    (ev.Moved(S, (9, 10), 1, 1, 0), "Seymour-A moves to 9,10: 1 operation point."),
    (ev.Arrived(S, (0, 30), 5, "column"), "Seymour-A comes on at 0,30."),
    (ev.Retreated(S, ((11, 10), (12, 10)), 1, "rout"), "Seymour-A flees 2 squares to 12,10."),
    (ev.Advanced(S, (9, 10), 1, 0, "melee"), "Seymour-A advances into 9,10."),
]


@pytest.mark.parametrize(("event", "text"), IN_BASIC, ids=lambda one: getattr(one, "__struct_config__", one) and "")
def test_the_basic_game_tells_neither_facings_nor_modes(event: Any, text: str) -> None:
    assert list(sentences([event], Names(state(SEYMOUR, LAW, level="basic")))) == [text]


def test_of_a_long_march_the_end_is_told() -> None:
    march = [ev.Moved(S, (9, column), 3, 1, 0) for column in range(1, 6)]
    assert list(sentences(march, NAMES)) == ["Seymour-A moves 5 squares to 9,5, facing east: 5 operation points."]


def test_that_plots_are_laid_down_after_combat_is_not_told() -> None:
    over = [ev.SubPhaseBegan("melee", "union"), ev.Plotted(S)]
    assert list(sentences(over, NAMES)) == ["Melee (Union)."]
    assert [text for text, _ in explained(over, NAMES, ())] == ["Melee (Union)."]


def test_fatigue_that_nobody_gains_is_not_told() -> None:
    assert list(sentences([ev.Tired(S, 0, kept("Meade fell"))], NAMES)) == []


def test_every_kind_of_fact_is_told_or_silent_on_purpose() -> None:
    told = {event.__struct_config__.tag for event, _ in EXAMPLES}
    assert told | SILENT == {one.__struct_config__.tag for one in get_args(ev.AnyEvent)}
    assert telling(ev.PickedUp(S), NAMES) == ""


def test_the_squares_of_one_march_stand_in_one_sentence_and_another_units_in_another() -> None:
    steps = [ev.Moved(S, (9, 10), 1, 1, 0), ev.Moved(S, (8, 11), 2, 2, 1), ev.Moved(L, (7, 10), 1, 3, 0)]
    assert list(sentences(steps, NAMES)) == [
        "Seymour-A moves to 9,10 and 8,11, facing north-east: 3 operation points, gaining 1 fatigue.",
        "Law-A moves to 7,10, facing north: 3 operation points.",
    ]


def test_a_name_that_both_sides_bear_is_told_with_its_side() -> None:
    assert telling(ev.Faced((1, 1), 1), NAMES)
    assert telling(ev.Routed("union:warren-a"), NAMES).startswith("Warren-A (Union)")
    assert telling(ev.Routed("confederate:warren-a"), NAMES).startswith("Warren-A (Confederate)")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("union:vi-corps-b", "VI Corps-B"),
        ("union:leader-hood", "Hood"),
        ("x", "x"),
        ("confederate:law-a", "Law-A"),
        ("confederate:j-a-walker-b", "J.A.Walker-B"),
        ("confederate:long-c", "Long-C"),
        ("union:v-corps-a", "V Corps-A"),
    ],
)
def test_a_unit_that_a_view_knows_no_longer_is_named_by_its_id(name: str, said: str) -> None:
    assert Names(state())(name) == said


def test_a_whole_battle_is_told_without_gaps() -> None:
    """Nobody gives orders: phases, recovery, arrivals, fire."""
    before = laid_out()
    names = Names(before)
    for _, events, _ in played(before):
        for event in events:
            assert telling(event, names) or event.__struct_config__.tag in SILENT
        for text in sentences(events, names):
            assert text[0].isupper() or text[0].isdigit()
            assert text[-1] in ".!?"
            assert ":union" not in text
            assert "{" not in text


def test_workings_do_not_change_the_telling() -> None:
    with_it = ev.Lost(S, 12, working=(Reasoned("ANT-7.7e", kept("casualties"), 12),))
    assert telling(with_it, NAMES) == telling(ev.Lost(S, 12), NAMES)
