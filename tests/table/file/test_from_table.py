"""A table game read back: every stand accounted for once (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import State
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import state as table
from companion.games.miniatures.rules.apply import apply
from companion.games.miniatures.rules.decide import decide
from companion.games.miniatures.rules.forces import legal
from companion.games.miniatures.rules.story import Story
from companion.games.miniatures.setup import adding
from companion.kernel.supply import Supply
from companion.table.file.battle import BattleFile, Brigade, Guns
from companion.table.file.from_table import belongs_to_nobody, fallen, filled, stands_gone
from tests.table.file import warring
from tests.table.file.warring import SCALES, a_war, export, fates, fought, table_ids, table_of, wars, with_losses

HETH = "confederate:H"


def here(state: State | None = None) -> tuple[BattleFile, table.State]:
    """Give a battle and its table game, everybody on the table."""
    battle = export(state or a_war(changes={HETH: {"heading": 0}}))
    return battle, table_of(battle).event.state


def a_brigade(battle: BattleFile, name: str) -> Brigade:
    return next(unit for _, unit in warring.brigades(battle) if unit.id == name)


def gone(one: Brigade | Guns) -> tuple[int, int, int]:
    return one.lost or 0, one.skedaddled or 0, one.captured or 0


def done(state: table.State, *commands: cmd.AnyCommand) -> table.State:
    """Give the state after commands, decided by the rules but whether they are lawful now."""
    for command in commands:
        for event in decide(warring.table_rules(), state, command, Supply("1/1")):
            state = apply(state, event)
    return state


def lose_leader(state: table.State, name: str, how: str) -> table.State:
    story = Story(warring.table_rules(), state, Supply("1/1"))
    story.lose_leader(name, "captured" if how == "captured" else "fallen")
    return story.state


# ---- stands


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_an_untouched_game_fills_nothing_in() -> None:
    battle, state = here()
    assert filled(battle, state) == replace(battle, held_by=None)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=20)
@given(st.data(), wars(), st.sampled_from(SCALES))
def test_what_was_lost_on_the_table_is_what_the_file_says(data: st.DataObject, state: State, scale: str) -> None:
    battle = export(state, scale)
    start = table_of(battle).event.state
    fate, ids = data.draw(fates(battle)), table_ids(battle, start)
    after = fought(start, {ids[name]: stands for name, stands in fate.items()})
    assert filled(battle, after) == replace(with_losses(battle, fate), held_by=filled(battle, start).held_by)


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_who_surrenders_is_captured_and_who_leaves_has_skedaddled_each_stand_once() -> None:
    battle, state = here()
    hit = fought(state, {"archer": {"lost": 2}, "davis": {"lost": 1, "skedaddled": 2}})
    after = done(hit, cmd.Surrender(unit="archer"), cmd.LeaveTable(unit="davis"))
    back = filled(battle, after)
    assert gone(a_brigade(back, f"{HETH}/archer")) == (2, 0, 4)
    assert gone(a_brigade(back, f"{HETH}/davis")) == (1, 11, 0)


def test_captured_and_damaged_guns_are_told_apart() -> None:
    battle, state = here()
    hurt = replace(state.batteries["pegram-smoothbore"], damaged=2)
    state = replace(state, batteries=state.batteries | {hurt.id: hurt})
    after = fought(state, {"pegram-smoothbore": {"captured": 1}, "pegram-rifled": {"lost": 1}})
    guns = {unit.id: unit for one in filled(battle, after).commands() for unit in one.guns}
    assert (*gone(guns[f"{HETH}/pegram-smoothbore"]), guns[f"{HETH}/pegram-smoothbore"].damaged) == (0, 0, 1, 1)
    assert gone(guns[f"{HETH}/pegram-rifled"]) == (1, 0, 0)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("stands", 3, (0, 0, 0, 3)),  # nobody asked for a column: set aside, which is no loss
        ("captured", 2, (0, 0, 2, -2)),
        ("status", "destroyed", (6, 0, 0, 0)),
        ("status", "surrendered", (0, 0, 6, 0)),
        ("status", "quit", (0, 0, 0, 6)),
        ("status", "left", (0, 0, 0, 6)),
        ("stands", 9, (0, 0, 0, -3)),  # more than it began with: none lost
        ("lost", 6, (6, 0, 0, 0)),
    ],
)
def test_what_the_referee_set_by_hand_is_counted_once_too(
    field: str, value: object, expected: tuple[int, int, int, int]
) -> None:
    battle, state = here()
    after = done(state, cmd.Override(target="archer", field=field, value=value, reason="as counted"))
    archer = a_brigade(filled(battle, after), f"{HETH}/archer")
    assert (*gone(archer), archer.set_aside) == expected


COUNT = st.integers(0, 40)


@given(
    COUNT,
    COUNT,
    COUNT,
    COUNT,
    COUNT,
    st.integers(1, 20),
    st.sampled_from(("on-table", "destroyed", "quit", "captured")),
)
def test_however_the_books_stand_no_more_is_gone_than_there_was(
    start: int, stands: int, lost: int, skedaddled: int, captured: int, had: int, status: table.Status
) -> None:
    there = replace(
        here()[1].brigades["archer"],
        stands_at_start=start,
        stands=stands,
        lost=lost,
        skedaddled=skedaddled,
        captured=captured,
        status=status,
    )
    back = stands_gone(there, had)
    assert min(back) >= 0
    assert sum(back) <= had
    assert status not in ("destroyed", "captured") or sum(back) == had


# ---- leaders, the field


@pytest.mark.parametrize("how", ["fallen", "captured"])
def test_a_leader_who_fell_or_was_captured_is_lost_also_when_another_has_his_post(how: str) -> None:
    battle, state = here()
    after = lose_leader(state, "heth", how)
    again = replace(
        after, leaders=after.leaders | {"heth": replace(after.leaders["heth"], status="on-table", returns=0)}
    )
    for one in (after, again):
        lost = {leader.name for command in filled(battle, one).commands() for leader in command.leaders if leader.lost}
        assert lost == {"Heth"}


def test_a_leader_set_as_fallen_by_hand_is_lost() -> None:
    battle, state = here()
    after = done(state, cmd.Override(target="wadsworth", field="status", value="fallen", reason="he fell"))
    lost = [leader.name for command in filled(battle, after).commands() for leader in command.leaders if leader.lost]
    assert lost == ["Wadsworth"]


END = cmd.EndBattle("dusk")


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize("holder", ["confederate", "union", ""])
def test_who_holds_the_field_is_what_the_table_said_when_it_is_over(holder: Any) -> None:
    battle, state = here()
    said = done(state, cmd.TakeObjective("field", holder))
    assert filled(battle, said).held_by is None
    assert filled(battle, done(said, END)).held_by == (holder or "neither")


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_who_held_the_field_as_the_battle_began_does_not_answer_who_holds_it_at_the_end() -> None:
    battle, state = here()
    assert state.objectives["field"].holder == "union"
    assert filled(battle, done(state, END)).held_by is None
    assert filled(battle, done(replace(state, objectives={}), END)).held_by is None


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize(("side", "other"), [("union", "confederate"), ("confederate", "union")])
def test_a_side_without_a_stand_left_holds_nothing_and_the_other_does(side: Any, other: Any) -> None:
    battle, state = here()
    own, there = (
        [
            cmd.Surrender(one.id)
            for those in (state.brigades, state.batteries)
            for one in those.values()
            if one.side == each
        ]
        for each in (side, other)
    )
    taken = done(state, cmd.TakeObjective("field", side), *own)
    assert filled(battle, taken).held_by is None  # it may still be fought on
    assert filled(battle, done(taken, END)).held_by == other
    assert filled(battle, done(taken, *there, END)).held_by is None


# ---- how tired they are


def test_brigades_fall_by_states_and_who_is_gone_by_two() -> None:
    battle, state = here()
    after = fought(
        state, {"archer": {"lost": 2}, "davis": {"lost": 6}, "brockenbrough": {"lost": 5}, "pettigrew": {"lost": 1}}
    )
    after = done(after, cmd.Surrender(unit="stone"))
    states = fallen(battle, after)
    assert {name.removeprefix(f"{HETH}/"): count for name, count in states.items() if name.startswith(HETH)} == {
        "pettigrew": 0,
        "brockenbrough": 2,
        "archer": 1,
        "davis": 2,
    }
    assert states["union:A/stone"] == 2
    assert states["union:A/meredith"] == 0


def test_who_began_worn_or_spent_falls_from_there() -> None:
    battle, state = here(a_war(changes={HETH: {"effectiveness": 5.5, "fatigue": 3.0}}))
    assert fallen(battle, fought(state, {"davis": {"lost": 1}}))[f"{HETH}/davis"] == 0
    assert fallen(battle, fought(state, {"davis": {"lost": 6}}))[f"{HETH}/davis"] == 1
    battle, state = here(a_war(changes={HETH: {"effectiveness": 5.5, "fatigue": 6.0}}))
    assert fallen(battle, fought(state, {"davis": {"lost": 6}}))[f"{HETH}/davis"] == 0


# ---- another game


def test_a_game_of_another_battle_is_refused() -> None:
    battle, _ = here()
    other = table_of(export(a_war("confederate:H", "union:B"))).event.state
    with pytest.raises(BadInput, match=r"table game: .*brigades: the game has 14 brigades, its battle file 11"):
        filled(battle, other)
    with pytest.raises(BadInput):
        fallen(battle, other)


# ---- troops regrouped at the table


def apart(state: table.State, name: str, *stands: int) -> table.State:
    """Split a unit; the first part keeps its id, the others get numbers."""
    parts = (cmd.Part(f"{name}-{nth}" if nth else name, f"Part {nth}", n) for nth, n in enumerate(stands))
    return done(state, cmd.Split(name, tuple(parts)))


def sums(battle: BattleFile) -> dict[str, tuple[int, int, int]]:
    those: list[Brigade | Guns] = []
    for command in battle.commands():
        those += [*command.brigades, *command.guns]
    return {one.id: gone(one) for one in those}


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_parts_count_for_the_command_that_the_whole_came_from() -> None:
    battle, state = here()
    before = fought(state, {"archer": {"lost": 1}})
    stands = before.brigades["archer"].stands
    split = apart(before, "archer", stands - 2, 2)
    after = fought(
        done(split, cmd.Transfer("archer-1", before.brigades["archer"].corps)), {"archer-1": {"captured": 2}}
    )
    assert gone(a_brigade(filled(battle, after), f"{HETH}/archer")) == (1, 0, 2)
    assert sums(filled(battle, after)).keys() == sums(filled(battle, state)).keys()
    assert fallen(battle, split) == fallen(battle, before)


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_merged_units_are_parted_by_where_their_stands_came_from() -> None:
    battle, state = here()
    before = fought(state, {"archer": {"lost": 2}, "davis": {"skedaddled": 1}})
    after = done(before, cmd.Merge(("archer", "davis"), "davis"))
    assert filled(battle, after) == filled(battle, before)
    assert fallen(battle, after) == fallen(battle, before)
    more = filled(battle, fought(after, {"davis": {"lost": 3}}))
    archer, davis = (gone(a_brigade(more, f"{HETH}/{name}")) for name in ("archer", "davis"))
    assert archer[0] + davis[0] == 2 + 3
    assert min(archer[0] - 2, davis[0]) > 0
    assert (archer[1], davis[1]) == (0, 1)


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_who_was_added_at_the_table_is_of_no_command() -> None:
    battle, state = here()
    row: dict[str, Any] = {
        "side": "union",
        "unit": "Militia",
        "arm": "infantry",
        "stands": 4,
        "leader": "Couch",
        "leader_rank": "army",
    }
    fact = adding.added(warring.table_rules().scale, state, row)
    after = done(apply(state, fact), cmd.Rename("militia", "Emergency militia"))
    assert filled(battle, after) == filled(battle, state)
    assert (belongs_to_nobody(state), belongs_to_nobody(after)) == ((), ("Emergency militia",))
    own = next(one.id for one in after.brigades.values() if one.side == "union" and one.id != "militia")
    merged = done(after, cmd.Merge(("militia", own), own))
    assert filled(battle, fought(merged, {own: {"lost": 1}})).sides != battle.sides
    assert belongs_to_nobody(merged) == (after.brigades[own].name,)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_however_troops_are_regrouped_every_stand_returns_to_whose_it_was(seed: int) -> None:
    luck, (battle, state) = Random(seed), here()
    gone_before = fought(state, {one.id: {"lost": luck.randint(0, one.stands)} for one in state.brigades.values()})
    wanted, after = filled(battle, gone_before), gone_before
    for _ in range(10):
        there = [one for one in table.on_table(after) if one.stands]
        one, other = luck.choice(there), luck.choice(there)
        if one.stands > 1 and luck.random() < 0.6:
            first = luck.randint(1, one.stands - 1)
            name = f"{one.id}-{luck.randrange(10**9)}"
            parts = (cmd.Part(one.id, "A", first), cmd.Part(name, "B", one.stands - first))
            after = done(after, cmd.Split(one.id, parts))
        elif not [*legal.against(after, merge := cmd.Merge((one.id, other.id), one.id))]:
            after = done(after, merge)
    assert filled(battle, after) == wanted


# ---- who lays down his arms


def surrendered(battle: BattleFile, state: table.State) -> set[str]:
    return {one.id for one in filled(battle, state).commands() if one.surrendered}


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-R-OFF-ENTRY")
def test_a_division_that_lays_down_its_arms_at_the_table_has_surrendered() -> None:
    battle, state = here()
    hit = fought(state, {"archer": {"lost": 2}, "pegram-rifled": {"captured": 1}, "davis": {"lost": 11}})
    after = done(hit, cmd.Surrender(unit="archer", whole="division"))
    assert surrendered(battle, after) == {HETH}
    heth = filled(battle, after).command(HETH)
    assert heth is not None
    assert all(sum(gone(one)) == one.stands for one in heth.brigades)
    assert all(sum(gone(one)) == one.stands for one in heth.guns)
    assert gone(a_brigade(filled(battle, after), f"{HETH}/archer")) == (2, 0, 4)
    assert heth.leader is not None
    assert heth.leader.lost  # he is taken with them


@pytest.mark.clause("RTG-R-OFF-ENTRY")
@pytest.mark.parametrize("fate", [{"pettigrew": {"skedaddled": 1}}, {}])
def test_a_corps_of_which_somebody_is_left_or_ran_has_not_surrendered(fate: dict[str, dict[str, int]]) -> None:
    battle, state = here()
    those = [one.id for one in state.brigades.values() if one.side == "confederate"]
    guns = [one.id for one in state.batteries.values() if one.side == "confederate"]
    left = those[1:] if not fate else those
    after = done(fought(state, fate), *(cmd.Surrender(unit=one) for one in (*left, *guns)))
    assert surrendered(battle, after) == set()


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_corps_shot_down_or_of_which_guns_alone_are_taken_has_not_surrendered() -> None:
    battle, state = here()
    shot = {one.id: {"lost": one.stands} for one in table.units(state) if one.side == "confederate"}
    assert surrendered(battle, fought(state, shot)) == set()
    taken = {one.id: {"captured": one.stands} for one in state.batteries.values() if one.side == "confederate"}
    assert surrendered(battle, fought(state, shot | taken)) == set()
