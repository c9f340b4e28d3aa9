"""What is counted besides luck: two ways to each figure, for every kind of game."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from companion.games.campaign.rules import events as marched
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.players import NamePlayer
from companion.games.tactical.rules import events as shot
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.game import Seat
from companion.kernel.session import Session
from companion.study.numbers.besides import guns_words
from companion.study.numbers.flat import as_csv, flat
from companion.study.numbers.luck import luck
from companion.study.numbers.reckoned import Numbers, as_value, called, numbers
from companion.study.numbers.table import lines
from companion.study.numbers.tables import lost_by, tables
from tests.evenings import notebook
from tests.old import keeping as documents

EVENINGS = ("the-cornfield", "second-day", "two-joneses")
OLD = Path(documents.__file__).parent / "format-4"
CAMPAIGNS = ("campaign", "campaign-computers", "campaign-returned")
BATTLES = ("tactical", "shiloh-people", "tactical-hidden")


@cache
def played(name: str) -> Session:
    return notebook.played(Path(notebook.__file__).parent / f"{name}.txt")


@pytest.fixture
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Session]:
    with Session.open(Path(copy(OLD / f"{request.param}.companion", tmp_path))) as session:
        yield session


def rows(found: Numbers, table: str, **named: object) -> list[Any]:
    return [one for one in found.tables[table] if all(one[key] == value for key, value in named.items())]


@pytest.mark.parametrize("name", EVENINGS)
def test_the_last_turn_has_the_stands_that_stand_on_the_table(name: str) -> None:
    session = played(name)
    found = numbers(session)
    for side in ("union", "confederate"):
        here = [one for one in session.view.units if one.side == side and one.status == "on-table"]
        last = rows(found, "strength", side=side)[-1]
        assert last["stands"] == sum(one.stands for one in here if one.kind == "brigade")
        assert last["guns"] == sum(one.stands for one in here if one.kind == "battery")
        assert last["turn"] == session.view.turn


@pytest.mark.parametrize("name", EVENINGS)
def test_the_commands_of_a_side_add_up_to_it_in_every_turn(name: str) -> None:
    found = numbers(played(name))
    assert len({row["turn"] for row in found.tables["strength"]}) == played(name).view.turn + 1
    for row in found.tables["strength"]:
        those = rows(found, "commands", turn=row["turn"], side=row["side"])
        assert sum(one["stands"] for one in those) == row["stands"]
        assert sum(one["guns"] for one in those) == row["guns"]


@pytest.mark.parametrize("name", EVENINGS)
def test_what_fire_takes_somebody_gave_and_each_shot_is_counted_once_a_firer(name: str) -> None:
    session = played(name)
    found = numbers(session)
    fire = found.tables["fire"]
    by_fire = [one for one in found.losses if one.cause == "fire"]
    assert by_fire
    assert all(one.by for one in by_fire)
    assert sum(row["given"] for row in fire) == pytest.approx(sum(row["taken"] for row in fire), abs=0.01)
    assert sum(row["taken"] for row in fire) == sum(one.lost["stands"] for one in by_fire)
    shots = [one for line in session.log() if line.current for one in line.events if isinstance(one, ev.Fired)]
    assert sum(row["volleys"] for row in fire) == sum(len(one.shot.firers) for one in shots)
    units = called(session)[0]
    assert all(units[by][0] != one.side for one in by_fire for by in one.by)


@pytest.mark.parametrize("name", EVENINGS)
def test_captured_stands_are_the_doing_of_the_other_side(name: str) -> None:
    session = played(name)
    units = called(session)[0]
    taken = [one for one in numbers(session).losses if one.cause in ("captured", "charge") and one.by]
    assert taken
    assert all(units[by][0] != one.side for one in taken for by in one.by)


@pytest.mark.parametrize("name", EVENINGS)
def test_the_commands_share_a_sides_rolls_and_their_expectations_add_up(name: str) -> None:
    found = numbers(played(name))
    of_side = Counter[str]()
    whose = called(played(name))[1]
    assert found.luck is not None
    for place, one in found.by.command.items():
        of_side[whose[place][0]] += one.found
    assert of_side == Counter({side: one.found for side, one in found.luck.items()})


@pytest.mark.parametrize("name", EVENINGS)
def test_guns_are_counted_apart_and_no_side_loses_more_stands_than_came(name: str) -> None:
    session = played(name)
    found, batteries = numbers(session), {one.id for one in session.view.units if one.kind == "battery"}
    for one in found.losses:
        assert one.lost["guns"] == (one.lost["stands"] if one.unit in batteries else 0)
    for side in ("union", "confederate"):
        strength = [row["stands"] for row in found.tables["strength"] if row["side"] == side]
        came = strength[0] + sum(row["stands"] for row in found.tables["arrivals"] if row["side"] == side)
        lost = sum(n for (_, whose), n in lost_by(found, "stands").items() if whose == side)
        assert lost == came - strength[-1] > 0
    guns = [one for one in found.losses if one.unit in batteries]
    assert guns
    said = guns_words(found, called(session)[0])
    for side, word in (("union", "Union"), ("confederate", "Confederate")):
        many = sum(one.lost["guns"] for one in guns if one.side == side)
        assert (f"{word} {many} " in said) == bool(many)


def test_a_player_has_the_luck_of_all_that_he_commands() -> None:
    session = played("two-joneses").as_it_was(played("two-joneses").head)
    session.do(NamePlayer("union", "Ruth"))
    found = numbers(session)
    assert found.luck is not None
    own = [one for *_, one in session.rolled() if one.side == "union" and one.kind != "leader"]
    against = [one for *_, one in session.rolled() if one.both and one.side != "union"]
    assert found.by.player == {"Ruth": luck(own, turned=against)}
    ruth, side = found.by.player["Ruth"], found.luck["union"]
    assert (ruth.percentile, ruth.expected, ruth.found) == (side.percentile, side.expected, side.found)


@pytest.mark.parametrize("opened", CAMPAIGNS, indirect=True)
def test_a_campaign_tells_its_strength_its_marches_and_its_battles(opened: Session) -> None:
    found = numbers(opened)
    assert found.luck is None
    for side in ("union", "confederate"):
        last = rows(found, "strength", side=side)[-1]
        corps = rows(found, "commands", side=side, turn=last["turn"])
        assert sum(one["points"] for one in corps) == last["points"]
    events = [one for line in opened.log() if line.current for one in line.events]
    assert sum(row["hexes"] for row in found.tables["marches"]) == sum(
        isinstance(one, marched.Entered) for one in events
    )
    fought = [one for one in events if isinstance(one, marched.BattleClosed) and not one.aborted]
    assert len(found.tables["battles"]) == len(fought)
    lost = sum(one.lost["points"] for one in found.losses if one.by)
    assert sum(row["union_lost"] + row["confederate_lost"] for row in found.tables["battles"]) == lost


@pytest.mark.parametrize("opened", ["campaign-computers"], indirect=True)
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_headquarters_learns_of_no_true_strength(opened: Session, seat: Seat) -> None:
    opened.seat = seat
    found = numbers(opened)
    assert not found.tables["strength"]
    assert not found.tables["commands"]
    told = {one.corps for line in opened.log() for one in line.events if isinstance(one, marched.StrengthLost)}
    assert {one.unit for one in found.losses if one.cause != "straggled"} == told


@pytest.mark.parametrize("opened", BATTLES, indirect=True)
def test_a_square_grid_battle_tells_its_strength_and_its_shots(opened: Session) -> None:
    found = numbers(opened)
    assert found.luck is None
    for side in ("union", "confederate"):
        last = rows(found, "strength", side=side)[-1]
        here = [one for one in opened.view.units if one.side == side and one.status == "on-map"]
        assert last["men"] == sum(one.men for one in here if one.arm != "artillery")
        assert last["guns"] == sum(one.guns for one in here)
        commands = rows(found, "commands", side=side, turn=last["turn"])
        assert sum(one["men"] for one in commands) == last["men"]
    events = [one for line in opened.log() if line.current for one in line.events]
    fired = [one for one in events if isinstance(one, shot.Fired)]
    assert sum(row["shots"] for row in found.tables["shots"]) == len(fired)
    assert sum(row["casualties"] for row in found.tables["shots"]) == sum(one.casualties for one in fired)


@pytest.mark.parametrize("opened", ["tactical-hidden", "miniatures-hidden"], indirect=True)
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_side_that_knows_less_is_told_of_its_own(opened: Session, seat: Seat) -> None:
    whole = numbers(opened)
    opened.seat = seat
    assert opened.hidden
    found = numbers(opened)
    for table in ("strength", "commands"):
        assert list(found.tables[table]) == [row for row in whole.tables[table] if row["side"] == seat]
    assert all(row["side"] == seat for name in ("fire", "shots") for row in found.tables.get(name, ()))


@pytest.mark.parametrize("opened", ["campaign-computers", "tactical", "miniatures"], indirect=True)
def test_every_table_is_one_of_csv_and_one_in_words(opened: Session) -> None:
    found = numbers(opened)
    value = as_value(found)
    for name, made in flat(found).items():
        read = list(csv.DictReader(io.StringIO(as_csv(made))))
        assert len(read) == len(made)
        if name == "rolls":
            assert [one["p"] for one in read] == ["/".join(map(str, one["p"])) for one in value["rolls"]]
        if name == "losses":
            assert [int(one["entry"]) for one in read] == [one["entry"] for one in value["losses"]]
    for table in tables(found, *called(opened)):
        assert all(len(row) == len(table.heads) for row in table.rows), table.id
        assert table.title


def test_a_side_that_has_not_rolled_is_as_lucky_as_it_could_be_and_nothing_is_told_of_it(tmp_path: Path) -> None:
    path = tmp_path / "evening.companion"
    with begin(path, Beginning(scenario="the-cornfield", seed="1863")) as session:
        found = numbers(session)
        assert as_value(found)["luck"] == {
            "union": {"percentile": 50.0, "expected": 0.0, "found": 0, "rolls": 0},
            "confederate": {"percentile": 50.0, "expected": 0.0, "found": 0, "rolls": 0},
            "by": {"command": {}, "player": {}},
        }
        told = list(lines(found, *called(session)))
    assert told[0] == "No roll with odds yet."
    assert not any("luck of" in one for one in told)
