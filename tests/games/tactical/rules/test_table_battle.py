"""A part of the field goes to a table of miniatures and comes back: nothing lost, doubled or guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.duties import duties
from companion.games.tactical.rules.legal import why_not
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.secrecy import tells
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.table.battle import leaders_of
from companion.games.tactical.rules.view import to_act, view
from companion.kernel.overriding.table_result import Overruled
from companion.kernel.supply import Supply
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import moment, rules
from tests.games.tactical.turning import leader

MEADE = leader("Meade", corps="I Corps", unit="union:seymour-a")
HOOKER = leader("Hooker", rank="corps", formation="I Corps", corps="I Corps", unit="union:seymour-a")
SEYMOUR = leader("Seymour", rank="brigade", formation="Seymour", brigade="Seymour", division="Meade", corps="I Corps")
THERE: dict[str, Any] = {"brigade": "Seymour", "division": "Meade", "corps": "I Corps"}
UNITS = (
    unit("Law-A", "confederate", (4, 3), fire_plot=(2, 2)),
    unit("Lee", "confederate", (5, 3), arm="artillery", weapon="N12"),
    unit("Hays", "confederate", (8, 8)),
    unit("Seymour-A", at=(2, 2), melee_plot=True, advance_plot=True, **THERE),
    unit("Seymour-B", at=(2, 3), **THERE),
    unit("Magilton", at=(0, 8), **(THERE | {"brigade": "Magilton"})),
)
AROUND = cmd.ToTable(around=(3, 2), within=2)
IDS = ("confederate:law-a", "confederate:lee", "union:seymour-a", "union:seymour-b")
NOTHING = dict.fromkeys(IDS, cmd.UnitResult())


def battle(*leaders: Leader, **given: Any) -> State:
    return state(*UNITS, leaders=leaders, turn=3, **given)


def now(of: State) -> Moment:
    return msgspec.structs.replace(moment(*UNITS), state=of)


def done(of: State, *commands: cmd.AnyCommand) -> tuple[list[ev.AnyEvent], State]:
    """What commands lead to, with no draw at all."""
    events: list[ev.AnyEvent] = []
    for command in commands:
        for event in decide(now(of), command, Supply("1/1", faces=(), entered=lambda _: True)):
            of = apply(of, event)
            events.append(event)
    return events, of


def reasons(of: State, command: cmd.AnyCommand) -> str:
    return "; ".join(one.text for one in why_not(now(of), command))


def result(**more: Any) -> cmd.EnterResult:
    """A result of battle 3.1 without losses, but for those told by unit: law_a={"men": 10}."""
    fields = ("battle", "units", "leaders", "field", "check", "origin", "changed", "records")
    own = {key: value for key, value in more.items() if key in fields}
    ids = {name.partition(":")[2].replace("-", "_"): name for name in IDS}
    suffered = {ids[key]: cmd.UnitResult(**value) for key, value in more.items() if key not in fields}
    return cmd.EnterResult(**({"battle": "3.1", "units": NOTHING | suffered} | own))


def strength(of: State) -> dict[str, tuple[int, int]]:
    return {one.id: (one.men, one.guns) for one in of.units.values()}


# ---- it goes


def test_the_units_within_reach_of_a_square_go_both_sides() -> None:
    (opened,), after = done(battle(), AROUND)
    assert isinstance(opened, ev.BattleOpened)
    assert (opened.battle.id, opened.battle.units) == ("3.1", IDS)
    assert after.table == opened.battle
    assert strength(after) == strength(battle())


def test_without_a_square_the_whole_field_goes() -> None:
    _, after = done(battle(), cmd.ToTable())
    assert after.table is not None
    assert set(after.table.units) == {one.id for one in UNITS}


def test_gunboats_stay_on_their_river() -> None:
    boat = unit("Tyler", at=(3, 3), arm="artillery", weapon="P20", gunboat=True)
    afloat = battle()
    with_boat = replace(afloat, units=afloat.units | {boat.id: boat})
    _, after = done(with_boat, cmd.ToTable())
    assert after.table is not None
    assert boat.id not in after.table.units
    assert set(after.table.units) == {one.id for one in UNITS}


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (cmd.ToTable(around=(8, 8)), "no union unit within 2 squares of 8,8"),
        (cmd.ToTable(around=(3, 2), within=0), "no confederate unit within 0 squares of 3,2"),
        (cmd.ToTable(around=(99, 0)), "no square 99,0"),
        (cmd.CallOff(), "no battle is on the table"),
        (cmd.EnterResult(battle="3.1", units={}), "no battle is on the table"),
    ],
)
def test_what_cannot_go_is_refused_in_words(command: cmd.AnyCommand, says: str) -> None:
    assert says in reasons(battle(), command)


def test_while_it_is_away_the_game_stands_still() -> None:
    _, after = done(battle(), AROUND)
    for command in (cmd.Done(), cmd.Continue(), cmd.Face(unit="union:magilton", direction=3), AROUND):
        assert "battle 3.1 is on the table" in reasons(after, command)
    assert to_act(after) == "referee"
    told = [duty.text for duty in duties(view(rules(), after, "union"))]
    assert told == ["battle 3.1 is on the table: its result is entered (battle import), or it is called off"]


def test_called_off_nothing_has_happened() -> None:
    before = battle(MEADE)
    _, after = done(before, AROUND, cmd.CallOff())
    assert replace(after, tables=0) == before
    _, again = done(after, AROUND)
    assert again.table is not None
    assert again.table.id == "3.2"  # a result of the first is not one of the second


# ---- it comes back


def test_losses_and_fatigue_come_back_unit_by_unit() -> None:
    command = result(law_a={"men": 150, "fatigue": 30}, lee={"guns": 2, "fatigue": 9}, seymour_b={"fatigue": 4})
    _, after = done(battle(), AROUND, command)
    there = after.units
    assert (there["confederate:law-a"].men, there["confederate:law-a"].fatigue) == (250, 30)
    assert (there["confederate:lee"].guns, there["confederate:lee"].fatigue) == (10, 9)
    assert (there["union:seymour-b"].men, there["union:seymour-b"].fatigue) == (400, 4)
    assert (after.losses["confederate"].infantry, after.losses["confederate"].guns) == (150, 2)
    assert after.table is None


def test_a_battle_without_a_shot_costs_nothing_but_the_hour() -> None:
    before = battle(MEADE, HOOKER, SEYMOUR)
    events, after = done(before, AROUND, result())
    assert strength(after) == strength(before)
    assert after.losses == before.losses
    assert not any(isinstance(one, ev.Lost) for one in events)


def test_who_fought_has_neither_plots_nor_points_left_and_who_did_not_keeps_them() -> None:
    _, after = done(battle(), AROUND, result())
    for name in IDS:
        one = after.units[name]
        assert (one.points, one.fire_plot, one.melee_plot, one.advance_plot) == (0, None, False, False)
    assert after.units["union:magilton"].points == 10


def test_a_unit_that_is_gone_leaves_the_map_and_its_leaders_ride_to_another() -> None:
    events, after = done(battle(MEADE, HOOKER, SEYMOUR), AROUND, result(seymour_a={"men": 400}))
    assert after.units["union:seymour-a"].status == "eliminated"
    assert after.leaders[MEADE.id].unit == after.leaders[HOOKER.id].unit == "union:seymour-b"
    assert not after.leaders[SEYMOUR.id].lost  # the other half of his brigade is left
    assert after.losses["union"].infantry == 400
    assert [one.cause for one in events if isinstance(one, ev.Eliminated)] == ["table"]


def test_a_unit_that_surrendered_is_lost_whole() -> None:
    _, after = done(battle(), AROUND, result(lee={"guns": 1, "surrendered": True}))
    assert after.units["confederate:lee"].status == "eliminated"
    assert after.losses["confederate"].guns == 12


def test_a_unit_that_was_taken_off_the_map_by_hand_meanwhile_loses_its_men_and_is_not_taken_off_again() -> None:
    _, opened = done(battle(), AROUND)
    law = opened.units["confederate:law-a"]
    gone = replace(opened, units=opened.units | {law.id: replace(law, square=None, status="to-arrive")})
    events, after = done(gone, result(law_a={"men": law.men}))
    assert after.table is None
    assert after.units[law.id].men == 0
    assert not any(isinstance(one, ev.Eliminated) for one in events)


def test_leaders_fall_only_as_entered_and_are_succeeded() -> None:
    _, after = done(battle(MEADE, HOOKER, SEYMOUR), AROUND, result(leaders=(HOOKER.id,)))
    assert after.leaders[HOOKER.id].lost
    assert (after.leaders[MEADE.id].rank, after.leaders[MEADE.id].formation) == ("corps", "I Corps")
    assert after.losses["union"].corps_leaders == 1
    counted = score(rules(), after)
    assert counted.confederate > 0


def test_the_leaders_of_a_battle_are_those_with_its_units() -> None:
    _, after = done(battle(MEADE, HOOKER, SEYMOUR, leader("Other", unit="union:magilton")), AROUND)
    assert after.table is not None
    assert {one.id for one in leaders_of(after, after.table)} == {MEADE.id, HOOKER.id, SEYMOUR.id}
    assert leaders_of(replace(after, level="intermediate"), after.table) == ()


def test_fatigue_ends_where_the_scale_does() -> None:
    tired = replace(battle(), units={one.id: replace(one, fatigue=90) for one in UNITS})
    _, after = done(tired, AROUND, result(law_a={"fatigue": 40}))
    assert after.units["confederate:law-a"].fatigue == 100


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (result(battle="3.2"), "the result is of battle 3.2; battle 3.1 waits for one"),
        (result(law_a={"men": 401}), "confederate:law-a has 400 men; 401 cannot be lost"),
        (result(law_a={"guns": 1}), "confederate:law-a has 0 guns; 1 cannot be lost"),
        (result(lee={"fatigue": 101}), "confederate:lee: fatigue of 101 is more than 100"),
        (result(units={**NOTHING, "union:magilton": cmd.UnitResult()}), "union:magilton is not in battle 3.1"),
        (result(units={IDS[0]: cmd.UnitResult()}), f"fought in battle 3.1: {', '.join(IDS[1:])}"),
        (result(leaders=("union:leader-lee",)), "union:leader-lee is no leader of battle 3.1"),
    ],
)
def test_a_result_that_is_not_of_the_battle_changes_nothing(command: cmd.EnterResult, says: str) -> None:
    _, after = done(battle(), AROUND)
    assert says in reasons(after, command)
    with pytest.raises(Refused):
        done(after, command)


def test_what_the_referee_overruled_is_in_the_journal() -> None:
    changed = (Overruled("union:seymour-a", "infantry", "10", "12", "counted twice"),)
    events, _ = done(battle(), AROUND, result(field="union", check="7K3E-15ET", origin="table", changed=changed))
    (entered,) = [one for one in events if isinstance(one, ev.ResultEntered)]
    assert (entered.field, entered.check, entered.origin, entered.changed) == ("union", "7K3E-15ET", "table", changed)


def test_among_hidden_units_no_side_reads_who_went() -> None:
    hidden = battle(hidden=True)
    events, after = done(hidden, AROUND)
    assert [tells(hidden, side, events[0]) for side in ("union", "confederate")] == [False, False]
    raw = msgspec.json.encode(view(rules(), after, "union")).decode()
    assert "law-a" not in raw
    assert '"on_table":"3.1"' in raw


lost = st.tuples(st.integers(0, 400), st.integers(0, 120), st.booleans())


@given(st.lists(lost, min_size=3, max_size=3), st.integers(0, 12))
def test_men_and_guns_are_conserved(of: Sequence[tuple[int, int, bool]], guns: int) -> None:
    troops = (IDS[0], IDS[2], IDS[3])
    suffered = {
        name: cmd.UnitResult(men=men, fatigue=min(fatigue, 100), surrendered=gave_up)
        for name, (men, fatigue, gave_up) in zip(troops, of, strict=True)
    }
    before = battle(MEADE, HOOKER, SEYMOUR)
    _, after = done(before, AROUND, result(units=NOTHING | suffered | {IDS[1]: cmd.UnitResult(guns=guns)}))
    for side in ("union", "confederate"):
        own = [one for one in after.units.values() if one.side == side]
        had = [one for one in before.units.values() if one.side == side]
        gone = after.losses.get(side)
        men, lost_guns = (gone.infantry, gone.guns) if gone is not None else (0, 0)
        assert _men(own) + men == _men(had)
        assert sum(one.guns for one in own) + lost_guns == sum(one.guns for one in had)
    assert all((one.status == "eliminated") == (one.men == 0 and one.guns == 0) for one in after.units.values())


def _men(units: Sequence[Unit]) -> int:
    return sum(one.men for one in units)
