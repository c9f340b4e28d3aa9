"""Every event has its sentence, and sentences join as people speak."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_args

import pytest
from msgspec import structs

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.state import Combat, Placed, Prompt, Shot
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.tellings import sentence, sentences
from companion.kernel.dice import Roll
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import kept
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

ROLL = Roll(9, "rolled", kept("a die"))
VIEW = SimpleNamespace(
    names={},
    units=[
        SimpleNamespace(id="davis", name="Davis", kind="brigade"),
        SimpleNamespace(id="hall", name="Hall", kind="battery"),
    ],
    leaders=[SimpleNamespace(id="heth", name="Heth")],
    objectives=[SimpleNamespace(id="hill", name="Oak Hill")],
)
NAMES = Names(VIEW)
REASONS = (Reason(why.MOUNTED(name=say.unit("davis")), "D10-FORM-SINGLE-LINE-FIRE"),)
EXAMPLES: list[tuple[Any, str]] = [
    (ev.Began(a_battle(a_brigade("davis"))), "The battle begins: A test."),
    (ev.StepBegan(2, "union", 1), ""),
    (ev.BattleEnded(), "The battle is over."),
    (ev.Maneuvered("davis", "well-handled", ROLL, 11), "Davis rolls to maneuver (die 9, rolled): well handled."),
    (ev.Marked("davis", "disordered"), "Davis is disordered."),
    (ev.Marked("hall", "silenced", on=False), "Hall can fire again."),
    (ev.GunsDamaged("hall"), "Hall has one gun stand damaged."),
    (ev.StandsLost("davis", 2, "lost"), "Davis loses two stands."),
    (ev.StandsLost("davis", 1, "skedaddled"), "Davis loses one stand to skedaddling."),
    (ev.StandsLost("hall", 1, "captured"), "Hall has one gun stand captured."),
    (ev.LeftTable("davis", "destroyed"), "Davis is destroyed."),
    (ev.FormationChanged("davis", "march-column"), "Davis forms march column."),
    (ev.ModeChanged("davis", "dismounted"), "Davis dismounts and forms single line."),
    (ev.ModeChanged("hall", "unlimbered"), "Hall unlimbers."),
    (ev.ModeChanged("hall", "limbered"), "Hall limbers."),
    (ev.Placed("davis", (28.64, 20.0), 269.6), "Davis is placed at 28.6, 20.0, facing 270°."),
    (ev.LeaderPlaced("heth", (28.0, 20.0)), "Heth is placed at 28.0, 20.0."),
    (ev.Lifted("davis"), "Davis is taken off the field."),
    (ev.Faced("davis"), "Davis faces about."),
    (ev.Faced("hall"), "Hall changes its facing."),
    (ev.Moved("davis", 4.5, 0.5, by_road=True), "Davis moves 4.5 in by road."),
    (ev.Charged("davis", "hall"), "Davis charges Hall."),
    (ev.Touched("davis", ("hall",)), "Davis also touches Hall."),
    (ev.ContactBroken("davis"), "Davis is no longer in contact."),
    (ev.ContactBroken("davis", "hall"), "Davis is no longer in contact with Hall."),
    (ev.Retreated("davis", "beyond-musketry"), "Davis falls back beyond musket range."),
    (ev.Arrived("davis", "west"), "Davis arrives at the west edge."),
    (ev.Delayed("davis", 5), "Davis is delayed to turn 5."),
    (ev.Seen("davis"), "Davis is seen."),
    (ev.PlayerNamed("union", "Anna"), "Union is played by Anna."),
    (ev.PlayerNamed("union"), "Union has no player of its own."),
    (ev.LeaderAttached("heth", "davis"), "Heth joins Davis."),
    (ev.LeaderAttached("heth"), "Heth rides on his own."),
    (ev.LeaderMoved("heth", 9.0), "Heth rides 9 in."),
    (ev.LeaderTested("heth", "horse-shot", ROLL), "Heth comes under fire (die 9, rolled): horse shot."),
    (ev.LeaderLost("heth", "fallen", 4), "Heth falls; his replacement is due in turn 4."),
    (ev.CommanderFell("davis"), "Davis has lost its commander."),
    (ev.LeaderReplaced("heth", "davis"), "A replacement takes the post of Heth with Davis."),
    (ev.Fired(Shot("hall", ("davis",), ""), 0.25, None, None), "Davis fires at Hall: too few fire points to tell."),
    (
        ev.Fired(Shot("davis", ("hall", "davis"), "telling"), 8.0, "8,9", 9, ROLL),
        "Hall and Davis fire at Davis: 8 fire points, die 9, rolled → telling fire.",
    ),
    (
        ev.Fired(Shot("davis", ("hall",), "desultory"), 1.0, "1", 2, ROLL),
        "Hall fires at Davis: 1 fire point, die 9, rolled → desultory fire.",
    ),
    (ev.ShotsTookEffect(), "The fire takes effect."),
    (ev.EffectivenessJudged({}), ""),
    (
        ev.CombatRolled(("davis",), ("hall",), "swept", 8, ROLL, ROLL),
        "Davis charges Hall: attacker's die 9, rolled; defender's die 9, rolled; difference +8 → swept.",
    ),
    (ev.CombatStands(Combat(("davis",), ("hall",))), ""),
    (ev.CombatEnded(("davis",), "attacker"), "The charge of Davis is over: the attacker holds the position."),
    (ev.PursuitDeclared("davis", "break-through"), "Davis breaks through."),
    (ev.BrokeThrough("davis", "hall"), "Davis goes on past the position it has won and strikes Hall."),
    (ev.Asked(Prompt("union", "pursuit", kept("Break through?"), ("carry",))), "Union must decide: Break through?"),
    (ev.Answered("carry"), "The answer: carry."),
    (ev.Withdrawn("davis"), "The question about Davis is not asked any more."),
    (ev.ObjectiveTaken("hill", "union"), "Oak Hill is held by the Union side."),
    (ev.ObjectiveTaken("hill"), "Oak Hill is held by nobody."),
    (ev.Noted("Rain.", "davis"), "Note on Davis: Rain."),
    (
        ev.LetHappen(REASONS, "we forgot"),
        "Let it happen: Davis is mounted: cavalry fires only on foot – because we forgot.",
    ),
    (ev.LetHappen(), "The referee lets happen what the rules refuse."),
    (ev.Overridden("davis", "low_ammo", False, True, "a slip"), "Override: Davis, low ammo no → yes (a slip)."),
    (
        ev.CommanderNamed(Commander("Reynolds", "union", ("union",))),
        "Reynolds commands Union (union; knows what the side knows).",
    ),
    (ev.CommanderGone("Reynolds", "union"), "Reynolds commands no more."),
    (ev.DiceModeSet("union", "fire", "entered"), "Union dice (fire) are now entered."),
    (ev.OptionSet("D10-X", 0, 1, "as agreed"), "Ruling D10-X is read as 1 from here, not 0 (as agreed)."),
    (ev.Ticked((1,)), ""),
    (
        facts.UnitSplit("davis", "davis", (a_brigade("davis", stands=5), a_brigade("davis left", stands=3))),
        "Davis is split: Davis (five stands) and Davis Left (three stands).",
    ),
    (
        facts.UnitsMerged(("hall", "davis"), (), (a_battery("hall"),)),
        "Hall and Davis are merged: Hall (two gun stands).",
    ),
    (facts.UnitAdded({}, (a_brigade("stone"),)), "Stone (eight stands) joins the Union side."),
    (
        facts.UnitAdded({}, (a_brigade("stone", status="to-arrive", arrives=Placed(4)),)),
        "Stone (eight stands) joins the Union side, to arrive in turn 4.",
    ),
    (facts.Renamed("davis", "Davis", "Connally"), "Davis is called Connally from here on."),
    (facts.Transferred("davis", "", "hill"), "Davis comes under Oak Hill."),
]


@pytest.mark.parametrize(("event", "words"), EXAMPLES, ids=[type(event).__name__ for event, _ in EXAMPLES])
def test_an_event_in_words(event: Any, words: str) -> None:
    assert sentence(event, NAMES) == words


def test_every_event_has_an_example() -> None:
    assert {type(event) for event, _ in EXAMPLES} == set(get_args(ev.AnyEvent))


def test_what_happens_to_one_unit_is_one_sentence() -> None:
    told = [
        ev.ShotsTookEffect(),
        ev.Marked("davis", "disordered"),
        ev.StandsLost("davis", 1, "lost"),
        ev.Marked("hall", "silenced"),
    ]
    assert list(sentences(told, NAMES)) == [
        "The fire takes effect.",
        "Davis is disordered and loses one stand.",
        "Hall is silenced.",
    ]


def test_stands_that_go_the_same_way_are_counted_together() -> None:
    captured, ran = ev.StandsLost("davis", 1, "captured"), ev.StandsLost("davis", 1, "skedaddled")
    between = ev.CombatStands(Combat(("hall",), ("davis",)))
    assert list(sentences([captured, between, captured, ran], NAMES)) == [
        "Davis has two stands captured and loses one stand to skedaddling."
    ]


def test_fire_without_effect_does_no_harm() -> None:
    assert list(sentences([ev.ShotsTookEffect(), ev.StepBegan(1, "union", 1)], NAMES)) == ["The fire does no harm."]


def test_those_who_arrive_together_arrive_in_one_sentence() -> None:
    assert list(
        sentences([ev.Arrived("davis", "west"), ev.Arrived("heth", "west"), ev.Arrived("hall", "")], NAMES)
    ) == ["Davis and Heth arrive at the west edge.", "Hall arrives."]


def test_an_unknown_name_keeps_its_id() -> None:
    assert sentence(ev.Seen("stuart"), NAMES) == "Stuart is seen."


def test_names_come_from_a_view() -> None:
    from companion.games.miniatures.rules.view import view
    from tests.games.miniatures.building import the_rules

    state = a_battle(a_brigade("cutler"), a_battery("hall"), a_leader("heth", "confederate"))
    rules = the_rules()
    names = Names(view(rules.rules(state), structs.replace(state, names={"union-1": "First Division"}), "referee"))
    assert (names("cutler"), names("union-1"), names("heth"), names.batteries) == (
        "Cutler",
        "First Division",
        "Heth",
        {"hall"},
    )


def test_who_breaks_through_does_not_hold_what_he_has_won() -> None:
    over = ev.CombatEnded(("davis",), "attacker")
    on = list(sentences([ev.PursuitDeclared("davis", "break-through"), over], NAMES))
    assert on == ["Davis breaks through.", "The charge of Davis is over: the position is won."]
    stays = list(sentences([ev.PursuitDeclared("davis", "carry"), over], NAMES))
    assert stays[1] == "The charge of Davis is over: the attacker holds the position."
