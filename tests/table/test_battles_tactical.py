"""A part of Antietam's field on the table: nobody is lost, doubled or guessed on the way, whichever way it comes back."""

from __future__ import annotations

import json
import tempfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as table
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.commands import CallOff, Note, Override, ToTable
from companion.games.tactical.rules.state import Losses, State
from companion.kernel.record import SeatRefused, json_text
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import told as in_words
from companion.table import way as battles
from companion.table.away.tactical_forces import condition
from companion.table.file import battle, result
from companion.table.file.battle import BattleFile, Command, encode
from companion.table.file.editing import result_of
from companion.table.file.tables import read_offline
from tests.at_tactical_table import NORTH, in_turn_one, paused, waiting
from tests.games.tactical.building import unit
from tests.table.file.warring import each_command, fates, with_losses

AREAS = st.builds(
    ToTable,
    around=st.sampled_from([(14, 10), (16, 8), (15, 12), (13, 9)]),
    within=st.integers(5, 8),
    hours=st.integers(1, 3),
)


SEYMOUR = "union:seymour-a+seymour-b"
"""A brigade of two halves, 400 and 701 men."""


def read(session: Session, raw: bytes, name: str = "return.json") -> Any:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(raw)
        return battles.read(session, path)


def truth(session: Session) -> State:
    state = session.battles.truth()
    assert isinstance(state, State)
    return state


# ---- what goes out


def units_of(one: Command) -> list[str]:
    """Give the units that a command of the battle file stands for."""
    return [part.id for part in one.parts] or [one.id]


def test_every_unit_is_in_one_command_to_the_man_and_every_leader_is_asked_for_once() -> None:
    session = paused(None)
    state, made = truth(session), battles.export(session)
    assert state.table is not None
    commands = [one for one in made.commands() if one.brigades or one.guns]
    assert sorted(name for one in commands for name in units_of(one)) == sorted(state.table.units)
    for one in commands:
        there = [state.units[name] for name in units_of(one)]
        men = sum(each.men for each in there if each.arm != "artillery")
        assert sum(each.men for each in one.brigades) == men == one.strength.infantry + one.strength.cavalry
        guns = one.strength.foot_guns + one.strength.horse_guns
        assert sum(each.guns for each in one.guns) == sum(each.guns for each in there) == guns
        for each in one.brigades:
            assert each.stands * 200 + each.over == each.men
    asked = [one.leader.name for one in made.commands() if one.leader is not None]
    assert len(asked) == len(set(asked))
    assert {"Hooker", "Meade", "Seymour", "Longstreet", "Hood"} <= set(asked)


def test_the_file_says_where_and_when_it_is_and_who_attacks() -> None:
    made = battles.export(paused(None))
    assert (made.game, made.battle, made.turn) == ("tactical", "1.1", 1)
    assert (made.field.starts_at, made.field.hours, made.field.daylight) == ("06:00", 2, 11)
    assert made.field.terrain.startswith("clear, woods, cornfield")
    assert {force.side: force.attacks for force in made.sides} == {"union": True, "confederate": False}
    assert [force.commander for force in made.sides] == ["confederate:leader-longstreet", "union:leader-hooker"]
    assert (made.scale.men_a_point, made.scale.guns_a_point) == (1, 1)


@pytest.mark.parametrize(
    ("fatigue", "state", "is_"),
    [
        (0, {}, "fresh"),
        (26, {}, "fresh"),
        (27, {}, "worn"),
        (53, {}, "worn"),
        (54, {}, "spent"),
        (0, {"routed": True}, "spent"),
        (0, {"disrupted": True}, "spent"),
    ],
)
def test_a_unit_is_fresh_worn_or_spent_by_what_fatigue_has_left_of_it(
    fatigue: int, state: dict[str, Any], is_: str
) -> None:
    chart = read_offline(ruleset_texts("antietam", only=("offline.toml",))["offline.toml"])
    assert condition((unit(fatigue=fatigue, effectiveness=80, **state),), chart) == is_


def test_the_code_hangs_on_what_is_at_stake_alone() -> None:
    session = paused(None)
    made = battles.export(session)
    assert battles.export(session, scale="150").check == made.check
    session.do(Override(target="union:seymour-a", field="men", value=399, reason="a straggler"))
    assert battles.export(session).check != made.check


def test_among_hidden_units_only_the_referee_gives_it_out(tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    paused(path, hidden="yes").close()
    with Session.open(path, seat="union") as session:
        with pytest.raises(SeatRefused, match="referee's seat"):
            battles.export(session)
        assert battles.battles(session) == ()
    with Session.open(path) as session:
        assert battles.export(session).battle == "1.1"


def test_in_an_open_battle_both_sides_may_have_it(tmp_path: Path) -> None:
    path = tmp_path / "open.companion"
    paused(path).close()
    with Session.open(path, seat="union") as session:
        assert battles.export(session).battle == "1.1"
        (one,) = battles.battles(session)
    assert (one.state, one.turn, one.day) == ("waiting", 1, "06:00")


def test_without_a_battle_on_the_table_there_is_nothing_to_give_out() -> None:
    session = waiting(NORTH)
    session.do(CallOff())
    with pytest.raises(Refused, match="no battle waits on the table"):
        battles.export(session)
    (one,) = battles.battles(session)
    assert one.called_off


# ---- what comes back


@given(AREAS, st.sampled_from(["200", "150"]))
@settings(max_examples=12, deadline=None)
def test_untouched_it_comes_back_without_a_man_changed(order: ToTable, scale: str) -> None:
    session = waiting(order)
    before = truth(session)
    draft = read(session, encode(battles.export(session, scale=scale)).encode())
    assert draft.questions == ()
    done = battles.apply(session, draft)
    assert not [one for one in done.events if isinstance(one, ev.Lost | ev.LeaderFell | ev.Eliminated | ev.Tired)]
    session.undo()
    assert truth(session) == before


@given(st.data())
@settings(max_examples=4, deadline=None)
def test_whatever_comes_of_it_is_entered_to_the_man_alike_by_every_way_and_undone_exactly(data: st.DataObject) -> None:
    session = waiting(data.draw(AREAS))
    before = truth(session)
    whole = battles.export(session, scale=data.draw(st.sampled_from(["200", "150"])))
    filled = fallen(with_losses(whole, data.draw(fates(whole))), data.draw(st.sets(st.integers(0, 9))))
    draft = read(session, encode(filled).encode())
    found = result_of(draft)
    by_result = read(session, msgspec.json.encode(found))
    by_hand = battles.blank(session)
    for name, one in found.corps.items():
        by_hand = battles.edited(by_hand, name, returning=0, **msgspec.structs.asdict(one))
    by_hand = battles.holding(by_hand, "neither")
    assert result_of(by_result) == result_of(by_hand) == found
    shown = [battles.preview(session, one) for one in (draft, by_result, by_hand)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0].ready
    battles.apply(session, draft)
    after = truth(session)
    for side in ("confederate", "union"):
        lost = after.losses.get(side, Losses())
        assert men(before, side) == men(after, side) + lost.infantry + lost.cavalry
        assert guns(before, side) == guns(after, side) + lost.guns
    there = set()
    for command in whole.commands():
        names, suffered = [name for name in units_of(command) if name in before.units], found.corps[command.id]
        there.update(names)
        gone = [before.units[name].men - after.units[name].men for name in names]
        assert sum(gone) == suffered.infantry + suffered.cavalry
        for name, fewer in zip(names, gone, strict=True):  # of a brigade each half by its share, to a man
            share = Fraction(before.units[name].men, max(1, sum(before.units[each].men for each in names)))
            assert abs(fewer - share * sum(gone)) < 1
        lost_guns = sum(before.units[name].guns - after.units[name].guns for name in names)
        assert lost_guns == suffered.foot_guns + suffered.horse_guns
        for name in names:
            if after.units[name].here:
                assert after.units[name].fatigue == min(100, before.units[name].fatigue + suffered.fatigue)
    elsewhere = before.units.keys() - there
    assert all(after.units[name] == before.units[name] for name in elsewhere)
    session.undo()
    assert truth(session) == before


def fallen(battle: BattleFile, nth: set[int]) -> BattleFile:
    """Have some of the leaders fall, told by their order."""
    names = [one.id for one in battle.commands() if one.leader is not None]
    chosen = {name for place, name in enumerate(names) if place in nth}
    return each_command(
        battle, lambda one: replace(one, leaders=tuple(replace(each, lost=one.id in chosen) for each in one.leaders))
    )


def men(state: State, side: str) -> int:
    return sum(one.men for one in state.units.values() if one.side == side and one.arm != "artillery")


def guns(state: State, side: str) -> int:
    return sum(one.guns for one in state.units.values() if one.side == side)


def test_a_leader_who_fell_is_lost_in_the_game_and_succeeded() -> None:
    session = paused(None)
    made = battles.export(session)
    names = [one.id for one in made.commands() if one.leader is not None]
    filled = fallen(made, {names.index("union:leader-hooker"), names.index(SEYMOUR)})
    draft = battles.holding(read(session, encode(filled).encode()), "union")
    rows = {row.command: row for row in battles.preview(session, draft).rows}
    assert (rows["union:leader-hooker"].before.leader, rows["union:leader-hooker"].after.leader) == ("Hooker", "")
    battles.apply(session, draft)
    after = truth(session)
    assert after.leaders["union:leader-hooker"].lost
    assert after.leaders["union:leader-seymour"].lost
    assert any(one.rank == "corps" and one.formation == "I Corps" and not one.lost for one in after.leaders.values())


def test_a_table_game_is_played_and_its_losses_come_back(tmp_path: Path) -> None:
    session = paused(tmp_path / "antietam.companion")
    there = tmp_path / "table.companion"
    battles.table_game(there, battles.export(session), seed="63")
    with Session.open(there) as game:
        by_hand = (("seymour", "stands", 3), ("duryea", "commander_fell", True), ("hooker", "status", "fallen"))
        for target, field, value in by_hand:
            pays = "lost" if field == "stands" else ""
            game.do(table.Override(target=target, field=field, value=value, reason="for the test", pays=pays))
        game.do(table.EndBattle(reason="dusk"))
    draft = battles.read(session, there)
    line = draft.line(SEYMOUR)
    assert draft.origin == "table"
    assert (line.had.infantry, line.infantry, line.stragglers) == (1101, 551, 0)  # half the stands, half up
    assert line.fatigue == 100  # 551 / (1000 / 200), rounded down: no more than the scale holds
    draft = battles.holding(draft, "confederate")
    done = battles.apply(session, draft)
    # 551 by 400 to 701: 200.2 and 350.8.
    assert [truth(session).units[f"union:seymour-{half}"].men for half in "ab"] == [400 - 200, 701 - 351]
    assert [name.rpartition("/")[2] for name in session.battles.records()] == [
        "result.json",
        "report.md",
        "journal.json",
    ]
    assert "Seymour" in battles.record(session, session.battles.records()[1])
    (one,) = battles.battles(session)
    assert (one.state, one.result) == ("table", done.entry)
    session.close()


# ---- what does not come back


def test_a_unit_that_the_return_does_not_mention_is_a_question_and_nothing_is_entered() -> None:
    session = paused(None)
    short = each_command(battles.export(session), lambda one: None if one.id == SEYMOUR else one)
    draft = read(session, encode(short).encode())
    assert draft.questions == ("Seymour: nothing is reported; enter its losses, or that it had none",)
    before = truth(session)
    with pytest.raises(Refused):
        battles.apply(session, draft)
    assert truth(session) == before


def test_a_result_is_entered_once() -> None:
    session = paused(None)
    raw = encode(battles.export(session)).encode()
    battles.apply(session, read(session, raw))
    with pytest.raises(Refused, match=r"battle 1\.1 has its result already: entry \d+ holds it"):
        read(session, raw)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"game": "tactical"', '"game": "campaign"', "comes from a game of kind 'campaign'"),
        ('"men": 1101,', '"men": 1001,', "1001 here, 1101 in the game"),
        ('"lost": 0', '"lost": 99', "lost 99 stands in all"),
        ('"lost": 0', '"lost": -1', "-1 is negative"),
        ('"version": 1', '"version": 2', "newer than this program"),
    ],
)
def test_a_return_that_is_not_of_this_battle_is_refused_with_its_place(old: str, new: str, says: str) -> None:
    session = paused(None)
    text = encode(battles.export(session))
    assert old in text
    before = truth(session)
    with pytest.raises(BadInput, match=says):
        read(session, text.replace(old, new, 1).encode())
    assert truth(session) == before


def test_there_are_no_stragglers_in_this_game() -> None:
    session = paused(None)
    made = battles.export(session)
    draft = read(session, encode(made).encode())
    with pytest.raises(BadInput, match="no stragglers in this game"):
        battles.edited(draft, SEYMOUR, stragglers=3)
    gone = {SEYMOUR: {"skedaddled": 2}}
    ran = read(session, encode(with_losses(made, gone)).encode())
    line = ran.line(SEYMOUR)
    assert (line.infantry, line.stragglers, line.fatigue) == (0, 0, 0.0)
    assert any("which rejoin" in in_words(one.label) for one in line.working)


def test_forces_changed_by_hand_while_it_was_away_are_told() -> None:
    session = paused(None)
    draft = read(session, encode(battles.export(session)).encode())
    session.do(Note(text="a note changes nothing"))
    assert battles.preview(session, draft).ready
    session.do(Override(target="union:seymour-a", field="men", value=390, reason="counted again"))
    (reason,) = battles.preview(session, draft).reasons
    assert "the forces are not those that this return was begun with" in reason.text


def test_after_the_result_the_battle_goes_on_where_it_stood() -> None:
    session = paused(None)
    phase = session.view.phase_id
    battles.apply(session, read(session, encode(battles.export(session)).encode()))
    assert session.view.phase_id == phase
    assert session.view.to_act == "union"
    assert session.view.on_table == ""
    assert in_turn_one().turn == session.view.turn


def test_the_file_and_a_result_of_it_fit_the_schemas_that_are_printed() -> None:
    session = paused(None)
    made = battles.export(session)
    plain = json.loads(encode(made))
    jsonschema.Draft202012Validator(json.loads(json.dumps(battle.schema()))).validate(plain)
    told = json.loads(msgspec.json.encode(result_of(read(session, encode(made).encode()))))
    jsonschema.Draft202012Validator(json.loads(json.dumps(result.schema()))).validate(told)


def test_among_hidden_units_a_side_s_journal_tells_no_enemy_that_it_does_not_see(tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    with paused(path, hidden="yes") as session:
        made = battles.export(session)
        with Session.open(path, seat="union") as union:
            seen = {one.id for one in union.view.units}
        hidden = [one for one in made.commands() if one.brigades and seen.isdisjoint(units_of(one))]
        unseen = [name for one in hidden for name in units_of(one)]
        assert unseen
        losses = {hidden[0].id: {"lost": 1}, SEYMOUR: {"lost": 1}}
        battles.apply(session, read(session, encode(with_losses(made, losses)).encode()))
        assert unseen[0] in json_text(session.log())
    with Session.open(path, seat="union") as union:
        shown = json_text(union.log()) + json_text(union.view)
        with pytest.raises(SeatRefused):
            union.battles.record("battles/1.1/5/result.json")
    assert not [name for name in unseen if name in shown]
    assert '"around"' not in shown
    assert "union:seymour-b" in shown


def test_shiloh_s_field_goes_the_same_way_by_its_own_rules() -> None:
    session = paused(None, "shiloh-sunken-road", ToTable())
    made = battles.export(session)
    assert made.rules.keys() == {"shiloh", "miniatures"}
    before = truth(session)
    filled = with_losses(made, {one.id: {"lost": 1} for one in made.commands() if one.brigades or one.guns})
    draft = battles.holding(read(session, encode(filled).encode()), "confederate")
    battles.apply(session, draft)
    after = truth(session)
    for side in ("confederate", "union"):
        lost = after.losses.get(side, Losses())
        assert men(before, side) == men(after, side) + lost.infantry + lost.cavalry
        assert guns(before, side) == guns(after, side) + lost.guns
        assert lost.infantry > 0
