"""What a session promises before the dice, to whom; who throws them; and the texts that a seat may read."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.odds.prospect import ChargeProspect, FireProspect, ManeuverProspect, MoveProspect
from companion.games.miniatures.rules.state import Brigade, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.language.messages import told as in_words

from .conftest import Begin
from .test_undo import to_fire, volley, whole

SEATS = ("referee", "union", "confederate")
HIDING = ("strengths-hidden", "units-hidden")
ORDERS: dict[str, cmd.AnyCommand] = {
    "fire": volley(),
    "check": cmd.Maneuver(unit="cutler"),
    "move": cmd.Move(unit="cutler", inches=0.0),
    "contact": cmd.Move(unit="cutler", inches=4.0, charges="davis"),
    "charge": cmd.ResolveCharge(attackers=("cutler",), defenders=("davis",)),
}


def in_charge(start: State, **more: object) -> dict[str, object]:
    """Give what begins a battle in its first charge step: Cutler and Davis of one strength, in contact."""
    cutler = msgspec.structs.replace(
        start.brigades["cutler"], this_turn=ThisTurn(charges="davis"), exceptional_commander=False
    )
    brigades: dict[str, Brigade] = {**start.brigades, "cutler": cutler}
    return {"brigades": brigades, "step": 5, "judged": {"cutler": "worn", "davis": "worn"}, **more}


# ---- odds


def test_each_kind_of_roll_has_its_promise_and_a_word_has_none(begin: Begin) -> None:
    session = begin()
    kinds = {name: type(session.odds(order)) for name, order in ORDERS.items()}
    assert kinds == {
        "fire": FireProspect,
        "check": ManeuverProspect,
        "move": MoveProspect,
        "contact": MoveProspect,
        "charge": ChargeProspect,
    }
    assert session.odds(cmd.Note(text="a word")) is None
    assert session.odds(cmd.NextStep()) is None


def test_odds_are_given_before_the_order_is_lawful_and_change_nothing(begin: Begin) -> None:
    session = begin()
    assert session.why_not(volley())
    before, entries = whole(session), len(session.log())
    promise = session.odds(volley())
    assert sum(Fraction(*one.p) for one in promise.odds.outcomes) == 1
    assert (whole(session), len(session.log())) == (before, entries)
    to_fire(session)
    assert session.odds(volley()) == promise
    done = session.do(volley(), faces=[9])
    assert done.events[0].shot.effect == promise.effects[8]


def test_the_readings_in_force_and_their_undoing_change_the_odds(begin: Begin, start: State) -> None:
    column = msgspec.structs.replace(
        start.brigades["davis"], formation="attack-column", this_turn=ThisTurn(about_faced=True)
    )
    session = begin(brigades={**start.brigades, "davis": column})
    assert session.odds(volley()).die_modifier == 1
    session.do(cmd.SetOption(option="D10-RUL-FIRE-DIE-PLUS-ONCE", value=1, reason="agreed"))
    assert session.odds(volley()).die_modifier == 2
    session.undo()
    assert session.odds(volley()).die_modifier == 1


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    "order",
    [
        volley("nobody"),
        volley(firer="nobody"),
        cmd.Maneuver(unit="nobody"),
        cmd.Maneuver(unit="cutler", in_radius=("nobody",)),
        cmd.Move(unit="nobody", inches=1.0),
        cmd.Move(unit="cutler", inches=1.0, charges="nobody"),
        cmd.ResolveCharge(attackers=("cutler",), defenders=("nobody",)),
        cmd.ResolveCharge(attackers=("cutler",), defenders=("davis",), supported=("nobody",)),
    ],
    ids=["target", "firer", "check", "leader", "mover", "contact", "defender", "supported"],
)
def test_an_order_that_names_nobody_known_has_no_odds(begin: Begin, seat: str, order: cmd.AnyCommand) -> None:
    for intelligence in ("open", *HIDING):
        session = begin(seat=seat, intelligence=intelligence)
        assert session.odds(order) is None


def test_a_range_that_nothing_reaches_has_no_odds(begin: Begin) -> None:
    session = begin()
    far = (cmd.FiringUnit("cutler", (cmd.FiringGroup(40.0),)),)
    assert session.odds(cmd.Fire(target="davis", firers=far)) is None


@pytest.mark.parametrize("name", ORDERS)
def test_in_open_play_every_seat_gets_the_odds_that_the_referee_gets(begin: Begin, name: str) -> None:
    session = begin()
    expected = session.odds(ORDERS[name])
    assert expected is not None
    for seat in SEATS:
        session.seat = seat
        assert session.odds(ORDERS[name]) == expected


@pytest.mark.parametrize("intelligence", HIDING)
@pytest.mark.parametrize(
    ("name", "given_to"),
    [
        ("fire", ["referee"]),
        ("check", ["referee", "union"]),
        ("move", ["referee", "union"]),
        ("contact", ["referee"]),
        ("charge", ["referee"]),
    ],
)
def test_odds_that_would_tell_a_hidden_strength_are_the_referees_alone(
    begin: Begin, intelligence: str, name: str, given_to: list[str]
) -> None:
    session = begin(intelligence=intelligence)
    asked = []
    for seat in SEATS:
        session.seat = seat
        asked += [seat] if session.odds(ORDERS[name]) is not None else []
    assert asked == given_to


def test_a_hidden_unit_and_none_at_all_answer_alike(begin: Begin) -> None:
    session = begin(seat="confederate", intelligence="units-hidden")
    assert session.odds(volley("cutler", "davis")) is None
    assert session.odds(volley("nobody", "davis")) is None


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE-AGAIN")
@pytest.mark.parametrize(("intelligence", "given_to"), [("open", SEATS), *((one, ("referee",)) for one in HIDING)])
def test_a_struggle_names_nobody_but_its_odds_tell_of_both_sides(
    begin: Begin, start: State, intelligence: str, given_to: tuple[str, ...]
) -> None:
    session = begin(**in_charge(start, intelligence=intelligence))
    session.do(ORDERS["charge"], faces=[5, 5])
    assert session.duties()
    for seat in SEATS:
        session.seat = seat
        assert (session.odds(cmd.RollAgain()) is not None) is (seat in given_to)


# ---- who throws the dice


def test_by_hand_wants_every_die_though_the_mode_is_rolled(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    before, entries = whole(session), len(session.log())
    with pytest.raises(DieWanted, match="fire of Cutler at Davis") as wanted:
        session.do(volley(), by_hand=True)
    assert wanted.value.nth == 1
    with pytest.raises(DiceLeftOver):
        session.do(volley(), faces=[3, 4], by_hand=True)
    with pytest.raises(BadFace):
        session.do(volley(), faces=[11], by_hand=True)
    assert (whole(session), len(session.log())) == (before, entries)
    [roll] = session.do(volley(), faces=[3], by_hand=True).dice
    assert (roll.face, roll.origin) == (3, "entered")


def test_not_by_hand_rolls_though_the_mode_is_entered(begin: Begin) -> None:
    session = begin(seed="abc", dice={"union/fire": "entered"})
    to_fire(session)
    with pytest.raises(DieWanted):
        session.do(volley())
    with pytest.raises(DiceLeftOver):
        session.do(volley(), faces=[9], by_hand=False)
    done = session.do(volley(), by_hand=False)
    expected = 1 + int(10 * random.Random(f"abc/{done.entry}").random())
    assert [(roll.face, roll.origin) for roll in done.dice] == [(expected, "rolled")]


def test_by_hand_or_not_holds_for_all_dice_of_an_entry(begin: Begin, start: State) -> None:
    session = begin(**in_charge(start, dice={"confederate/charge": "entered"}))
    mixed = session.do(ORDERS["charge"], faces=[9])
    assert [roll.origin for roll in mixed.dice] == ["rolled", "entered"]
    session.undo()
    rolled = session.do(ORDERS["charge"], by_hand=False)
    assert [roll.origin for roll in rolled.dice] == ["rolled", "rolled"]
    session.undo()
    with pytest.raises(DieWanted) as wanted:
        session.do(ORDERS["charge"], faces=[7], by_hand=True)
    assert wanted.value.nth == 2
    entered = session.do(ORDERS["charge"], faces=[7, 5], by_hand=True)
    assert [(roll.face, roll.origin) for roll in entered.dice] == [(7, "entered"), (5, "entered")]


def test_not_by_hand_rolls_after_the_mode_was_set_in_the_game(begin: Begin) -> None:
    session = begin(step=1)
    session.do(cmd.SetDice(side="union", mode="entered"))
    with pytest.raises(DieWanted):
        session.do(ORDERS["check"])
    assert [roll.origin for roll in session.do(ORDERS["check"], by_hand=False).dice] == ["rolled"]


def test_by_hand_asks_for_no_die_where_none_is_thrown(begin: Begin) -> None:
    session = begin()
    assert session.do(cmd.Note(text="a word"), by_hand=True).dice == ()
    assert session.do(cmd.NextStep(), by_hand=False).dice == ()


# ---- the texts that the game was started with


@pytest.fixture
def sources(sources: dict[str, str]) -> dict[str, str]:
    """The charts with a scenario and a roster that name the hidden."""
    return {**sources, "scenario.toml": "# Cutler comes on in turn 2", "roster.toml": "# Meredith, Hall, Davis, Heth"}


@pytest.mark.parametrize("intelligence", HIDING)
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_side_that_knows_less_gets_the_charts_alone(
    begin: Begin, sources: dict[str, str], seat: str, intelligence: str
) -> None:
    session = begin(intelligence=intelligence)
    assert dict(session.sources) == sources
    session.seat = seat
    assert dict(session.sources) == {name: text for name, text in sources.items() if name.startswith(RULES_PREFIX)}
    told = " ".join(session.sources.values()).lower()
    for name in ("cutler", "meredith", "davis", "archer", "heth"):
        assert name not in told


@pytest.mark.parametrize("seat", SEATS)
def test_in_open_play_every_seat_gets_every_text(begin: Begin, sources: dict[str, str], seat: str) -> None:
    assert dict(begin(seat=seat).sources) == sources


def test_a_side_that_opens_the_document_gets_no_more(begin: Begin, sources: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    begin(path, intelligence="units-hidden").close()
    with Session.open(path, seat="union") as side:
        assert "scenario.toml" not in side.sources
        assert side.odds(volley()) is None
        assert side.odds(ORDERS["check"]) is not None
    with Session.open(path) as referee:
        assert dict(referee.sources) == sources


# ---- a window that reads along


def test_a_read_only_window_keeps_in_step(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "step.companion"
    session = begin(path, step=1)
    with Session.open(path, seat="union") as other:
        told: list[str] = []
        other.subscribe(lambda change: told.append(in_words(change.label)))
        assert not other.refresh()
        session.do(cmd.Note(text="one"))
        assert other.refresh()
        assert other.head == session.head
        session.undo()
        assert other.refresh()
        assert other.head == session.head
        assert len(told) == 2
