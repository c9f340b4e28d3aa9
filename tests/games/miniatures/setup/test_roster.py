"""Rosters: what a referee's CSV file may say, and everything that can be wrong with one."""

from __future__ import annotations

import contextlib
import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.games.miniatures.setup.roster_cells import CELLS
from companion.games.miniatures.setup.rosters import RosterRow, read_roster, state_from_rosters
from companion.kernel import shelf

CHART = read_scales(shelf.ruleset_texts("miniatures", only=["scale.toml"])["scale.toml"])
SCALE = scale_of(CHART)


def read(*lines: str) -> tuple[RosterRow, ...]:
    return read_roster("\n".join(lines) + "\n", "r.csv")


def problems_of(*lines: str) -> list[str]:
    with pytest.raises(BadInput) as caught:
        read(*lines)
    return [str(problem) for problem in caught.value.problems]


UNION = "side,corps,division,unit,arm,men\nunion,I Corps,Wadsworth,Cutler,infantry,2000\n"


def both(*rebels: str) -> tuple[RosterRow, ...]:
    return read_roster(UNION, "union.csv") + read_roster("\n".join(rebels), "rebels.csv")


def test_every_column_is_read() -> None:
    (row,) = read(
        "Side,Corps,Division,Unit,Arm,Men,Fresh_at,Worn at,Exceptional,Carbine,Formation,Leader,Leader_rank,Arrives,"
        "edge,commander,mounted,leader_exceptional,invented,source",
        "Union,Cavalry Corps,Buford,Gamble,cavalry,1596,7,4,yes,breech-loading,Single Line,Buford,division,2,"
        "north-west,Col. William Gamble,no,yes,exceptional leader_exceptional,diary",
    )
    assert row == RosterRow(
        file="r.csv",
        row=2,
        side="union",
        corps="Cavalry Corps",
        division="Buford",
        unit="Gamble",
        arm="cavalry",
        men=1596,
        fresh_at=7,
        worn_at=4,
        exceptional=True,
        carbine="breech-loading",
        formation="single-line",
        leader="Buford",
        leader_rank="division",
        arrives=2,
        edge="north-west",
        commander="Col. William Gamble",
        mounted=False,
        leader_exceptional=True,
        invented=("exceptional", "leader_exceptional"),
        source="diary",
    )


def test_every_bad_row_is_reported_at_once() -> None:
    found = problems_of(
        "side,division,unit,arm,men,stands,guns,gun_type,horse,fresh_at,worn_at,leader,leader_rank,carbine",
        "blue,A,One,infantry,900,,,,,,,,,",
        "union,A,Two,infantry,many,,,,,,,,,",
        "union,A,Three,infantri,900,,,,,,,,,",
        "union,A,Four,infantry,-5,,,,,,,,,",
        "union,A,Five,infantry,,,,,,,,,,",
        "union,A,Six,infantry,,8,,,,5,7,,,",
        "union,A,,infantry,900,,,,,,,,,",
        "union,A,Eight,artillery,,,4,,yes,,,,,",
        "union,A,Nine,infantry,900,,,rifled,,,,,,breech-loading",
        "union,A,Ten,infantry,900,,,,,,,Heth,general,",
        "union,A,Eleven,infantry,,4,,,,5,,,,",
        "union,A,Twelve,infantry,900,,,,,,,,,",
        "union,A,twelve,infantry,800,,,,,,,,,",
        "union,A,Fourteen,infantry",
        "union,,Fifteen,infantry,900,,,,,,,Heth,,",
    )
    assert found == [
        "r.csv: row 2, side: 'blue' is not known (one of union, confederate)",
        "r.csv: row 3, men: expected a whole number, got 'many' (digits only, without separators)",
        "r.csv: row 4, arm: 'infantri' is not known (did you mean 'infantry'?)",
        "r.csv: row 5, men: -5 is negative (a whole number from 1 to 99999)",
        "r.csv: row 6, men: men and stands are both missing (give one of them)",
        "r.csv: row 7, worn_at: worn at 7 is above fresh at 5 (fewer stands are worn than are fresh)",
        "r.csv: row 8, unit: is empty",
        "r.csv: row 9, gun_type: is empty (smoothbore or rifled; a mixed battery has a row for each)",
        "r.csv: row 10, gun_type: is not for infantry (empty the cell: it is for artillery)",
        "r.csv: row 10, carbine: is not for infantry (empty the cell: it is for cavalry)",
        "r.csv: row 11, leader_rank: 'general' is not known (one of division, corps, army)",
        "r.csv: row 12, fresh_at: 5 is more than its 4 stands",
        "r.csv: row 14, unit: twelve stands in row 13 already",
        "r.csv: row 15: has 4 cells, the header has 14 (a comma inside a name wants quotation marks around it)",
        "r.csv: row 16, division: is empty, but the row names the leader of a division",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the roster is empty"),
        ("\n\n", "the roster is empty"),
        ("side,division,unit,arm,men\n", "has a header and no row"),
        ("side;division;unit;arm;men\nunion;A;B;infantry;900\n", "apart by semicolons, not by commas"),
        ("side\tdivision\tunit\tarm\tmen\n", "apart by tabs"),
        ("side,division,unit,arm,man\nunion,A,B,infantry,900\n", "row 1, man: unknown column (did you mean 'men'?)"),
        ("side,division,unit,men\nunion,A,B,900\n", "row 1, arm: the column is missing"),
        ("side,division,unit,arm\nunion,A,B,infantry\n", "row 1, men: the column is missing"),
        ("side,side,division,unit,arm,men\n", "row 1, side: the column stands 2 times"),
        ('side,division,unit,arm,men\nunion,"A,B,infantry,900\nunion,A,C,infantry,900\n', "row 2: cannot be parted"),
        ('side,division,unit,arm,men\nunion,"A"x,B,infantry,900\n', "row 2: cannot be parted into cells"),
        ("side,division,unit,arm,men\nunion,A,B,infantry,900,x\n", "row 2: has 6 cells, the header has 5"),
        ('side,division,unit,arm,men\nunion,A,"B\nC",infantry,900\n', "row 2, unit: holds U+000A at 2, a line break"),
        ("side,division,unit,arm,men\nunion,A,B,infantry,99999999999999999999\n", "row 2, men: expected a whole"),
        ("side,division,unit,arm,men,invented\nunion,A,B,infantry,9,man\n", "row 2, invented: 'man' is no column"),
    ],
)
def test_what_is_wrong_with_the_file_is_said(text: str, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_roster(text, "r.csv")
    assert words in str(caught.value)


def test_spreadsheets_leave_empty_columns_rows_and_a_byte_order_mark() -> None:
    rows = read_roster("\ufeffside,division,unit,arm,men,\r\n\r\nunion, A ,B,infantry,900,\r\n,,,,,\r\n", "r.csv")
    assert [(row.row, row.division, row.unit) for row in rows] == [(3, "A", "B")]


@pytest.mark.clause("D10-RUL-FIRE-PER-STAND", "D10-RUL-SCOPE")
def test_guns_of_a_battalion_and_type_are_pooled() -> None:
    state = state_from_rosters(
        both(
            "side,corps,division,unit,arm,men,guns,gun_type,horse,battalion",
            "confederate,Third Corps,Heth,Davis,infantry,2299,,,,",
            'confederate,Third Corps,Heth,"Moore (Huger, Va.)",artillery,,2,rifled,,Garnett',
            'confederate,Third Corps,Heth,"Moore (Huger, Va.)",artillery,,2,smoothbore,,Garnett',
            'confederate,Third Corps,Heth,"Maurin (Donaldsonville, La.)",artillery,,10,rifled,,Garnett',
            "confederate,Third Corps,Heth,Hart,artillery,,3,rifled,yes,",
        ),
        SCALE,
    )
    pooled = state.batteries["heth-garnett-rifled"]
    assert (pooled.guns, pooled.stands, pooled.horse) == (12, 2, False)
    assert pooled.label == "Moore (Huger, Va.), Maurin (Donaldsonville, La.)"
    assert state.batteries["heth-garnett-smoothbore"].stands == 1
    assert (state.batteries["hart"].stands, state.batteries["hart"].horse) == (1, True)


@pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")
def test_cavalry_is_armed_as_the_row_says_and_with_muzzle_loaders_else() -> None:
    state = state_from_rosters(
        both(
            "side,division,unit,arm,men,carbine,mounted",
            "confederate,Stuart,Hampton,cavalry,1700,breech-loading,",
            "confederate,Stuart,Jenkins,cavalry,1000,,no",
        ),
        SCALE,
    )
    hampton, jenkins = state.brigades["hampton"], state.brigades["jenkins"]
    assert (hampton.carbine, hampton.mounted) == ("breech-loading", True)
    assert (jenkins.carbine, jenkins.mounted) == ("muzzle-loading", False)


@pytest.mark.clause("D10-RUL-SCOPE", "D10-RUL-SEQ-HEADINGS")
def test_a_game_starts_from_two_rosters() -> None:
    state = state_from_rosters(
        both(
            "side,corps,division,unit,arm,stands,fresh_at,worn_at,leader,leader_rank,leader_exceptional,arrives,edge,invented",
            "confederate,Third Corps,Heth,Davis,infantry,10,9,6,Heth,,yes,3,west,leader_exceptional",
            "confederate,Third Corps,Heth,Archer,infantry,6,,,A.P. Hill,corps,,2,north-west,",
            "confederate,Third Corps,,Ryan,infantry,1,,,Lee,army,,,,",
        ),
        SCALE,
    )
    assert (state.title, state.first, state.player_turn, state.turn) == ("union and rebels", "union", "union", 1)
    assert (state.last_turn, state.minutes) == (SCALE.turns, SCALE.minutes)
    davis = state.brigades["davis"]
    assert (davis.stands, davis.fresh_at, davis.worn_at, davis.status) == (10, 9, 6, "to-arrive")
    assert (davis.arrives.turn, davis.arrives.edge) == (3, "west")
    assert (davis.division, davis.corps) == ("heth", "third-corps")
    heth, hill, lee = (state.leaders[name] for name in ("heth", "ap-hill", "lee"))
    assert (heth.rank, heth.commands, heth.exceptional, heth.invented) == ("division", "heth", True, ("exceptional",))
    assert (heth.arrives.turn, heth.arrives.edge) == (2, "north-west")  # with the first of his troops
    assert (hill.rank, hill.commands, hill.status) == ("corps", "third-corps", "on-table")
    assert (lee.rank, lee.commands) == ("army", "")


@pytest.mark.clause("D10-RUL-FORM-FEW-STANDS")
@pytest.mark.parametrize(("men", "formation"), [(200, "single-line"), (400, "attack-column")])
def test_one_stand_stands_in_line(men: int, formation: str) -> None:
    header = "side,division,unit,arm,men,formation"
    state = state_from_rosters(both(header, f"confederate,Heth,Davis,infantry,{men},attack-column"), SCALE)
    assert state.brigades["davis"].formation == formation


def test_the_last_arrival_still_comes() -> None:
    late = both("side,division,unit,arm,men,arrives", "confederate,Heth,Davis,infantry,900,40")
    assert state_from_rosters(late, SCALE).last_turn == 40


def test_one_side_two_leaders_twins_and_thresholds_are_reported_together() -> None:
    rows = read_roster(UNION, "a.csv") + read_roster(
        "side,corps,division,unit,arm,men,fresh_at,leader\n"
        "union,I Corps,Wadsworth,Cutler,infantry,400,3,Wadsworth\n"
        "union,I Corps,Wadsworth,Stone,infantry,400,,Doubleday\n",
        "b.csv",
    )
    with pytest.raises(BadInput) as caught:
        state_from_rosters(rows, SCALE)
    assert [str(problem) for problem in caught.value.problems] == [
        "a and b: has no unit of the confederate side (a battle needs both sides)",
        "b.csv: row 2, unit: Cutler stands in a.csv, row 2 already",
        "b.csv: row 2, fresh_at: 3 is more than the 2 stands of 400 men at 200 a stand",
        "b.csv: row 3, leader: Doubleday and Wadsworth both lead the division Wadsworth (keep one of them)",
    ]


def test_ids_are_short_unique_and_take_any_script() -> None:
    state = state_from_rosters(
        both(
            "side,corps,division,unit,arm,men,leader",
            "confederate,A,1st,O’Neal,infantry,900,Hays",
            "confederate,A,2nd,Hays,infantry,900,",
            "confederate,A,2nd,Smith,infantry,900,",
            "confederate,B,2nd,Smith,infantry,900,",
            "confederate,B,2nd,Krzyżanowski (Łódź),infantry,900,",
            "confederate,B,2nd,Суворов,infantry,900,",
            "confederate,B,2nd,!!!,infantry,900,",
        ),
        SCALE,
    )
    rebels = {one.id: one.name for one in state.brigades.values() if one.side == "confederate"}
    assert rebels == {
        "oneal": "O’Neal",
        "hays": "Hays",
        "a-2nd-smith": "Smith",
        "b-2nd-smith": "Smith",
        "krzyzanowski": "Krzyżanowski (Łódź)",
        "суворов": "Суворов",
        "2nd": "!!!",
    }
    assert list(state.leaders) == ["hays-division"]
    assert {one.division for one in state.brigades.values()} == {"1st", "a-2nd", "b-2nd", "wadsworth"}


cells = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["union", "confederate", "infantry", "cavalry", "artillery", "rifled", "yes", "8", "0", "-1", ""]),
)


columns = st.lists(st.sampled_from([*CELLS, "colour", ""]), max_size=14)


@given(columns, st.lists(st.lists(cells, max_size=14), max_size=6))
def test_random_cells_raise_nothing_but_bad_input(header: list[str], records: list[list[str]]) -> None:
    out = io.StringIO(newline="")
    csv.writer(out).writerows([header, *records])
    _only_bad_input(out.getvalue())


@given(st.lists(st.fixed_dictionaries(dict.fromkeys(CELLS, cells)), min_size=1, max_size=5))
def test_random_rows_raise_nothing_but_bad_input(records: list[dict[str, str]]) -> None:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(CELLS))
    writer.writeheader()
    writer.writerows({**record, "side": "union", "unit": record["unit"] or "U"} for record in records)
    _only_bad_input(out.getvalue())


@given(st.text())
def test_random_text_raises_nothing_but_bad_input(text: str) -> None:
    _only_bad_input(text)
    _only_bad_input("side,division,unit,arm,men\n" + text)


names = st.text(alphabet="aA1. -()’'éЖ漢!", max_size=5)
filled = names.map(lambda name: f"{name}d")


@given(
    st.lists(
        st.builds(
            RosterRow,
            file=st.just("r.csv"),
            row=st.integers(2, 99),
            side=st.sampled_from(["union", "confederate"]),
            unit=names,
            arm=st.sampled_from(["infantry", "cavalry", "artillery"]),
            corps=filled,
            division=filled,
            battalion=names,
            men=st.integers(1, 9999),
            guns=st.integers(1, 30),
            stands=st.integers(0, 12),
            gun_type=st.sampled_from(["smoothbore", "rifled"]),
            arrives=st.integers(0, 3),
            leader=names,
            leader_rank=st.sampled_from(["division", "corps", "army"]),
        ),
        max_size=12,
        unique_by=lambda row: (row.side, row.unit.casefold()),
    )
)
@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
def test_any_rows_make_a_sound_table_or_bad_input(rows: list[RosterRow]) -> None:
    with contextlib.suppress(BadInput):
        state = state_from_rosters(rows, SCALE)
        troops = [row for row in rows if row.arm != "artillery"]
        assert len(state.brigades) == len(troops)
        assert sum(one.men for one in state.brigades.values()) == sum(row.men for row in troops)
        assert sum(one.guns for one in state.batteries.values()) == sum(row.guns for row in rows) - sum(
            row.guns for row in troops
        )
        ids = [*state.brigades, *state.batteries, *state.leaders]
        assert len(set(ids)) == len(ids)
        assert all(ids)
        assert all(1 <= one.worn_at <= one.fresh_at <= one.stands for one in state.brigades.values())
        assert all(one.stands >= 1 for one in state.batteries.values())
        assert all(one.rank == "army" or one.commands in state.names for one in state.leaders.values())


def _only_bad_input(text: str) -> None:
    with contextlib.suppress(BadInput):
        state_from_rosters(read_roster(text, "r.csv"), SCALE)


def test_the_columns_are_described_where_the_format_is() -> None:
    from companion.games.miniatures.setup import rosters

    assert rosters.__doc__ is not None
    assert not [name for name in CELLS if name not in rosters.__doc__]
