"""Orders of battle that other people keep: small made-up twins of their shapes, read into our roster."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from companion.charts.faults import BadInput
from companion.games.miniatures.setup.outside import (
    Brought,
    Mapping,
    bring,
    is_ours,
    mapping_text,
    read_mapping,
    remembered,
)
from companion.games.miniatures.setup.outside.cells import NoFigure, guns_of, whole
from companion.games.miniatures.setup.outside.files import rosters, texts_of
from companion.games.miniatures.setup.outside.vocabulary import arm_of, side_of
from companion.kernel.beginning import Beginning, begin
from companion.language.escaping import cell
from companion.rows.sheets import order_of_battle
from tests.sheets.making import ods, xlsx

REGIMENTS = """\
type,state,regiment_or_battery,brigade,division,corps,army,july1_Commander,men,killed,3inch_rifles,10lb_parrots,12lb_napoleons
Infantry,Ohio,1st,Able,North,Upper,Union,COL One,"1,100",3,0,0,0
Infantry,Maine,2nd,Able,North,Upper,Union,COL Two,400,3,0,0,0
Artillery,US,"Battery A,  9th",Guns,Artillery_Bde,Upper,Union,CPT Three,99,0,0,0,6
Artillery,Virginia,Battery Mixed,Guns,South,Lower,Confederate,CPT Four,90,0,1,1,2
Cavalry,Texas,3rd,Baker,South,Lower,Confederate,COL Five,350,1,0,0,0
"""
"""As a table of regiments has it that a history class made: guns in a column a type, the army for the side."""
SCOURGE = """\
Name,ID,NAME1,NAME2,SIDE 1,ARMY 2,CORPS 3,DIV 4,BGDE 5,BTN 6,CLASS,PORTRAIT,Weapon,AMMO,FLAGS,FLAG2,Formation,Head Count,Ability
,comment,,,,,,,,,,,,,,,,,
a,O1,MG Upper,II Corps,1,1,1,,,,UGLB_USA_Inf_Cdr_Corps,(1-0),,,,,D,1,5
b,O2,BG North,1st Division,1,1,1,1,,,UGLB_USA_Inf_Cdr_Div,(1-0),,,,,D,1,5
c,O3,"BG John Able, Jr.",2nd Brigade,1,1,1,1,1,,UGLB_USA_Inf_Cdr_Brig,(1-0),,,,,D,1,5
d,O4,1st Ohio,,1,1,1,1,1,1,UGLB_USA_Inf_7,(1-0),IDS_Springfield,60,,,D,420,
e,O5,2nd Ohio,,1,1,1,1,1,2,UGLB_USA_Inf_7,(1-0),IDS_Springfield,60,,,D,380,
f,O6,Capt Three,Battery B Light,1,1,1,1,2,,UGLB_USA_Art_Cdr_Bty,(1-0),,,,,D,1,5
g,O7,#1 Gun / Left Section,,1,1,1,1,2,1,UGLB_USA_Art_3,(1-0),IDS_ARSN_12lb_Napoleon,8,,,D,15,
h,O8,#2 Gun / Left Section,,1,1,1,1,2,2,UGLB_USA_Art_3,(1-0),IDS_ARSN_12lb_Napoleon,8,,,D,15,
i,O9,Ordnance Wagon,,1,1,1,1,9,1,UGLB_USA_Wagon,(1-0),,,,,D,10,
j,P1,Col Baker,Baker's Brigade,2,1,1,1,1,,UGLB_CSA_Cav_Cdr_Brig,(1-0),,,,,D,1,5
k,P2,3rd Texas Cavalry,,2,1,1,1,1,1,UGLB_CSA_Cav_1,(1-0),IDS_Sharps,60,,,D,310,
"""
"""As Scourge of War has it: a number a level, commanders in rows of their own, a gun a row."""


def made(found: Brought) -> dict[str, dict[str, str]]:
    return {
        row["unit"]: {key: one for key, one in row.items() if one} for row in csv.DictReader(io.StringIO(found.text))
    }


def of(text: str, name: str = "x.csv", mapping: Mapping | None = None) -> Brought:
    return bring(text.encode(), name, mapping)


def test_regiments_are_summed_to_brigades_and_guns_by_kind() -> None:
    found = of(REGIMENTS)
    assert found.faults == ()
    assert (found.read, found.count(), found.count("artillery")) == (5, 2, 2)
    units = made(found)
    assert units["Able"] == {
        "side": "union",
        "corps": "Upper",
        "division": "North",
        "unit": "Able",
        "arm": "infantry",
        "men": "1500",
    }
    assert units["Baker"]["arm"] == "cavalry"
    assert units["Battery A, 9th (US)"] | {"corps": "", "commander": ""} == {
        "side": "union", "corps": "", "division": "Artillery Bde", "unit": "Battery A, 9th (US)", "arm": "artillery",
        "guns": "6", "gun_type": "smoothbore", "battalion": "Guns", "commander": "",
    }  # fmt: skip
    mixed = [(row.guns, row.gun_type) for row in found.rows if row.unit.startswith("Battery Mixed")]
    assert sorted(mixed) == [(2, "rifled"), (2, "smoothbore")]
    assert [one.head for one in found.columns if one.meaning == "ignore"] == ["killed"]


def test_scourge_of_war_is_read_by_its_levels() -> None:
    found = of(SCOURGE, "OOB_Test.csv")
    assert found.faults == ()
    assert made(found) == {
        "Able (2nd Brigade)": {"side": "union", "corps": "II Corps", "division": "1st Division", "unit": "Able (2nd Brigade)", "arm": "infantry", "men": "800"},
        "Battery B Light": {"side": "union", "corps": "II Corps", "division": "1st Division", "unit": "Battery B Light", "arm": "artillery", "guns": "2", "gun_type": "smoothbore", "commander": "Capt Three"},
        "Baker (Baker's Brigade)": {"side": "confederate", "corps": "1 Corps", "division": "1 Division", "unit": "Baker (Baker's Brigade)", "arm": "cavalry", "men": "310"},
    }  # fmt: skip


def test_tables_of_whole_armies_are_told_as_such_and_one_battle_is_asked_for() -> None:
    armies = (
        "battle_id,belligerent,battle_name,killed,wounded,strength\nU1,US,Field,1,2,900\nU2,Confederate,Ford,1,2,800\n"
    )
    found = of(armies)
    assert found.faults[-1] == "no column names a brigade, a regiment or a battery: it tells of whole armies"
    units = "BattlefieldCode,belligerent,unit\nAA1,US,1st Ohio\nAA1,Confederate,2nd Georgia\nBB2,US,9th Maine\n"
    assert of(units).faults == (
        "the file holds 2 battles; say which one: BattlefieldCode",
        "no column says how many men or guns: say a number for those that have none",
    )
    wanted = Mapping(columns=of(units).mapping.columns, only={"BattlefieldCode": "AA1"}, men=400)
    found = of(units, mapping=wanted)
    assert [(row.side, row.unit, row.men, row.invented) for row in found.rows] == [
        ("union", "1st Ohio", 400, ("men",)),
        ("confederate", "2nd Georgia", 400, ("men",)),
    ]


def test_a_sheet_a_side_with_joined_cells_headings_and_totals() -> None:
    rows = [
        ["Order of battle of the evening"],
        ["Corps", "Division", "Brigade", "Strength", "Notes"],
        ["I Corps", "1st", "1st", 1500, "x"],
        [None, None, "2nd", "ca. 1.200", None],
        [None, "2nd", "1st", 900, None],
        ["Total", None, None, 3600, None],
    ]
    book: dict[str, Any] = {"Federals": rows, "Rebs": rows, "Rules": [["read me"]]}
    for write in (xlsx, ods):
        found = bring(write(book), "evening.any")
        assert found.faults == ()
        assert found.sheets == ("Federals", "Rebs")
        places = [(row.side, row.corps, row.division, row.unit, row.men) for row in found.rows][:3]
        assert places == [
            ("union", "I Corps", "1st Division", "1st Brigade", 1500),
            ("union", "I Corps", "1st Division", "2nd Brigade", 1200),
            ("union", "I Corps", "2nd Division", "1st Brigade", 900),
        ]
        assert len(found.rows) == 6
        assert "a total is no unit: rows Federals!6, Rebs!6" in found.left


def test_lines_of_one_cell_say_what_follows_them() -> None:
    text = "unit,men\nUNION,\nFirst Corps,\nCutler,2000\nCONFEDERATE ARMY,\nThird Corps,\nDavis,2300\nsee above,\n"
    found = of(text)
    assert [(row.side, row.corps, row.unit) for row in found.rows] == [
        ("union", "First Corps", "Cutler"),
        ("confederate", "Third Corps", "Davis"),
    ]
    assert found.left == ("one cell alone is no unit: row 8",)


def test_a_fault_is_told_once_with_the_rows_that_it_is_of() -> None:
    rows = "\n".join(f"Union,B{nth},many" for nth in range(23))
    found = of(f"side,brigade,men\n{rows}\nRebels,C,900\n")
    assert found.faults == ("'many' is no whole number of men: rows 2, 3, 4, 5, 6 and 18 more",)
    # A column of that name in which no cell is a figure is no column of men.
    found = of(f"side,brigade,men\n{rows}\nRebels,C,many\n")
    assert found.faults == ("no column says how many men or guns: say a number for those that have none",)
    asked = Mapping(columns={"side": "side", "brigade": "brigade", "men": "men"})
    assert of(f"side,brigade,men\n{rows}\nRebels,C,900\n", mapping=asked).faults == (
        "'many' is no whole number of men: rows 2, 3, 4, 5, 6 and 18 more",
    )


def test_neutrals_and_rows_without_figures_are_left_out_and_told() -> None:
    found = of("side,brigade,men\nUnion,A,900\nSioux,B,900\nSouth,C,n/a\nSouth,D,700\n")
    assert [row.unit for row in found.rows] == ["A", "D"]
    assert found.left == ("the side 'Sioux' is neither: row 3", "no number of men: row 4")


@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("Union", "union"), ("FEDERAL", "union"), ("U.S.A.", "union"), ("North", "union"), ("Yankees", "union"),
        ("Nordstaaten", "union"), ("Army of the Potomac", "union"), ("The Union Army", "union"), ("us", "union"),
        ("Confederate", "confederate"), ("CSA", "confederate"), ("C.S.", "confederate"), ("Rebels", "confederate"),
        ("Südstaaten", "confederate"), ("Konföderierte", "confederate"), ("Army of Northern Virginia", "confederate"),
        ("Army of Tennessee", "confederate"), ("Army of the Tennessee", "union"), ("Grey", "confederate"),
        ("Confederate Army of Northern Virginia", "confederate"), ("UNION ARMY OF THE POTOMAC (Meade)", "union"),
        ("Northern Division", ""), ("Sioux", ""), ("", ""), ("North Carolina", ""), ("South Mountain", ""), ("1", ""),
    ],
)  # fmt: skip
def test_a_side_is_known_by_any_of_its_names(name: str, side: str) -> None:
    assert side_of(name) == side


@pytest.mark.parametrize(
    "head", ["Mannschaft", "Mannstärke", "Kopfstärke", "Truppenstärke", "Soldaten", "Stärke (Mann)", "Bayonets", "Eff."]
)
def test_men_are_known_by_the_words_that_clubs_have_for_them(head: str) -> None:
    found = of(f"Seite;Brigade;{head}\nUnion;A;1.302\nCSA;B;700\n")
    assert [row.men for row in found.rows] == [1302, 700]


@pytest.mark.parametrize(
    ("cell", "figure"),
    [
        (450, 450), (450.0, 450), ("1,234", 1234), ("1.234", 1234), ("1 234", 1234), ("1'234", 1234), ("1\u00a0234", 1234),
        ("ca. 450", 450), ("~450", 450), ("450 men", 450), ("450*", 450), ("450[3]", 450), ("12.0", 12), ("", 0), ("-", 0),
        ("n/a", 0), (None, 0), ("6 guns", 6), ("1,234,567", 1234567), ("2749.5", 2750),
    ],
)  # fmt: skip
def test_a_figure_is_read_in_whatever_form(cell: Any, figure: int) -> None:
    assert whole(cell) == figure


@pytest.mark.parametrize("cell", ["many", "4-5", "12,34,5", True, -3, "1e9999", "９" * 20, float("nan"), float("inf")])
def test_what_is_no_figure_is_refused(cell: Any) -> None:
    with pytest.raises(NoFigure):
        whole(cell)


def test_guns_are_parted_by_what_is_told_of_their_type() -> None:
    assert guns_of("6 12-pdr Napoleon [SB]", 6) == {"smoothbore": 6}
    assert guns_of("4 Napoleons, 2 10-pdr Parrotts", 6) == {"smoothbore": 4, "rifled": 2}
    assert guns_of("3-inch ordnance rifle", 4) == {"rifled": 4}
    assert guns_of("12-pdr howitzer", 2) == {"smoothbore": 2}
    assert guns_of("siege train", 2) == {"": 2}
    assert arm_of("Horse Artillery") == "artillery"
    assert arm_of("mounted infantry") == "cavalry"


def test_a_mapping_is_written_read_and_refused_in_words() -> None:
    mapping = Mapping(
        side="union", men=300, fill_down=True, columns={'a "b"': "unit", "Nötes": "ignore"}, only={"x": "y"}
    )
    assert read_mapping(mapping_text(mapping), "m.toml") == mapping
    with pytest.raises(BadInput) as caught:
        read_mapping('side = "blue"\n[columns]\n"A" = "brigad"\n', "m.toml")
    assert [str(one) for one in caught.value.problems] == [
        "m.toml: columns.A: 'brigad' is not known (did you mean 'brigade'?)",
        "m.toml: side: 'blue' is not known (one of union, confederate)",
    ]


def test_what_was_said_of_a_file_is_remembered_for_the_next_with_its_heads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    text = "belongs,bunch,heads\nNorth,A,900\nSouth,B,800\n"
    (tmp_path / "one.csv").write_text(text)
    (tmp_path / "two.csv").write_text(text.replace("900", "950"))
    (first,) = rosters([tmp_path / "one.csv"])
    assert first.brought is None or first.brought.faults
    said = Mapping(columns={"belongs": "side", "bunch": "brigade", "heads": "men"})
    (told,) = rosters([tmp_path / "one.csv"], said)
    told.remember()
    (second,) = rosters([tmp_path / "two.csv"])
    assert second.brought is not None
    assert [row.men for row in second.brought.rows] == [950, 800]
    assert remembered.known(["other", "heads"]) is None
    assert list(texts_of([told, second])) == ["one.csv", "two.csv"]


def test_our_own_roster_is_left_to_its_own_reader() -> None:
    assert is_ours(b"side,corps,division,unit,arm,men\n")
    assert is_ours(b"\xef\xbb\xbfSide,Division,Unit,Arm,mem\r\n")
    assert not is_ours(b"side,corps,division,brigade,commander,men\n")
    assert not is_ours(SCOURGE.encode())


def test_a_book_s_headings_stand_above_the_heads_as_well_and_a_total_is_no_side() -> None:
    found = of("UNION\nFirst Corps\nBrigade,Men\nMeredith,1829\nCONFEDERATE\nDavis,2305\n")
    assert [(row.side, row.corps, row.unit) for row in found.rows] == [
        ("union", "First Corps", "Meredith"),
        ("confederate", "", "Davis"),
    ]
    german = (
        "Army;Korps;Brigade;Mann\nNordstaaten;I;Able;1.829\n;;Baker;2.017\nSüdstaaten;III;Cox;1.197\nSumme;;;5043\n"
    )
    assert [(row.side, row.corps, row.men) for row in of(german).rows] == [
        ("union", "I Corps", 1829),
        ("union", "I Corps", 2017),
        ("confederate", "III Corps", 1197),
    ]


def test_a_tree_of_names_is_read_by_its_levels() -> None:
    tree = '{"Union": {"I Corps": {"Wadsworth": [{"name": "Meredith", "men": 1829}]}}, "CSA": {"III": {"Heth": [{"name": "Davis", "men": 9}]}}}'
    assert [(row.side, row.corps, row.division, row.unit) for row in of(tree, "x.json").rows] == [
        ("union", "I Corps", "Wadsworth", "Meredith"),
        ("confederate", "III Corps", "Heth", "Davis"),
    ]


def test_heads_without_rows_are_told_as_such() -> None:
    with pytest.raises(BadInput, match="has a header and no row"):
        of("Side,Brigade,Men\n")


def test_what_is_wrong_with_many_cells_of_a_column_is_one_sentence() -> None:
    rows = "".join(f"Union,I Corps,Wadsworth,B{nth},{nth}x\n" for nth in range(23))
    found = of(f"Side,Corps,Division,Brigade,Men\n{rows}Confederate,III Corps,Heth,Davis,2300\n")
    assert found.faults == ("'0x' is no whole number of men, and the like: rows 2, 3, 4, 5, 6 and 18 more",)


def test_sides_of_others_are_left_out_in_one_sentence() -> None:
    rows = "".join(
        f"{name},I,D,B{nth},300\n" for nth, name in enumerate(("Union", "CSA", "France", "Prussia", "Spain"))
    )
    found = of(f"Side,Corps,Division,Brigade,Men\n{rows}")
    assert found.left == ("the side 'France' is neither, and the like: rows 4, 5, 6",)


def sheets_of(**sheets: tuple[str, list[list[object]]]) -> bytes:
    book, out = openpyxl.Workbook(), io.BytesIO()
    book.remove(book.active)
    for name, (state, rows) in sheets.items():
        sheet = book.create_sheet(name)
        sheet.sheet_state = state
        for row in rows:
            sheet.append(row)
    book.save(out)
    return out.getvalue()


HEADS: list[object] = ["Side", "Corps", "Division", "Brigade", "Men"]
NOW: list[list[object]] = [
    HEADS, ["Union", "I", "Wadsworth", "Cutler", 2017], ["Confederate", "III", "Heth", "Davis", 2299]
]  # fmt: skip


def test_a_hidden_sheet_is_not_read_and_told_unless_it_is_named_or_the_only_one() -> None:
    old: list[list[object]] = [HEADS, ["Union", "I", "Wadsworth", "Ghost", 999]]
    raw = sheets_of(Now=("visible", NOW), Old=("hidden", old), Deep=("veryHidden", old))
    found = bring(raw, "x.xlsx")
    assert [one.unit for one in found.rows] == ["Cutler", "Davis"]
    assert found.left == ("2 sheets are hidden and were not read: Old, Deep",)
    assert [one.unit for one in bring(raw, "x.xlsx", Mapping(sheet="Old", columns={})).rows] == ["Ghost"]
    assert len(bring(sheets_of(Empty=("visible", []), Now=("hidden", NOW)), "x.xlsx").rows) == 2


def test_a_formula_that_was_never_worked_out_is_told_with_its_cell() -> None:
    raw = sheets_of(Now=("visible", [*NOW[:2], ["Confederate", "III", "Heth", "Davis", "=2000+299"]]))
    with pytest.raises(BadInput, match=r"1 cell holds a formula that was never worked out: E3"):
        bring(raw, "x.xlsx")


def test_a_column_of_men_that_is_mostly_wrong_is_told_by_its_cells() -> None:
    found = of(
        "Side,Corps,Division,Brigade,Strength\nUnion,I,W,Cutler,#REF!\nUnion,I,W,Krz,#REF!\nCSA,III,H,Davis,2299\n"
    )
    assert found.faults == ("'#REF!' is no whole number of men: rows 2, 3",)


@pytest.mark.parametrize("said", ["Trefoil", "greek cross"])
def test_a_stranger_s_column_of_badges_counts_where_it_names_one_of_ours(said: str) -> None:
    table = f"Side,Corps,Division,Brigade,Men,Badge\nUnion,I,W,Cutler,2017,{said}\nUnion,I,W,Krz,900,Red disc\nCSA,III,H,Davis,2299,\n"
    found = of(table)
    assert not found.faults
    assert [one.emblem for one in found.rows] == [said.casefold().replace(" ", "-"), "", ""]


def test_what_sheets_gave_out_is_read_in_again(tmp_path: Path) -> None:
    rows = (
        "side,corps,division,unit,arm,men,guns,gun_type,emblem\n"
        "union,XI Corps,Schurz,Krz,infantry,1200,,,corps\nunion,II Corps,Gibbon,'+2nd,infantry,900,,,\n"
        "union,II Corps,Gibbon,Hall,artillery,,6,rifled,\nconfederate,Third Corps,Heth,Davis,infantry,2200,,,\n"
    )
    with begin(None, Beginning(roster_texts={"mine.csv": rows}, seed="1")) as session:
        table = order_of_battle(session)
    out = io.StringIO()
    csv.writer(out).writerows([[one if not isinstance(one, str) else cell(one) for one in row] for row in table])
    found = of(out.getvalue())
    assert not found.faults
    assert [(one.corps, one.division, one.unit, one.stands, one.gun_type, one.emblem) for one in found.rows] == [
        ("II Corps", "Gibbon", "+2nd", 5, "", ""),
        ("II Corps", "Gibbon", "Hall", 1, "rifled", ""),
        ("XI Corps", "Schurz", "Krz", 6, "", "crescent"),
        ("Third Corps", "Heth", "Davis", 11, "", ""),
    ]


CODES = """\
cwsac_id,belligerent,unit_code,companies,batteries,detachment,section,added,src,comment
XX003,Confederate,CAL0001BA,,,,,FALSE,HIM,
XX003,Confederate,CAL0022RI02,,,,,FALSE,HIM,
XX003,US,UIL0111RI,,,,,FALSE,HER,
XX003,US,UMD0003RC,,,,,FALSE,HER,
XX003,US,UMOLANDYA,,,,,FALSE,HER,
XX004,US,UMD0001RC,,,,,FALSE,HER,
"""


@pytest.mark.parametrize("head", ["cwsac_id", "cwsac id", "CWSAC ID"])
def test_units_by_their_codes_are_read_for_one_battle_however_its_column_is_written(head: str) -> None:
    found = of(CODES, mapping=Mapping(columns={}, only={head: "XX003"}, men=400, guns=6))
    assert not found.faults
    assert [(one.side, one.unit, one.arm, one.men, one.guns) for one in found.rows] == [
        ("confederate", "1st AL Artillery Bn", "artillery", 0, 6),
        ("confederate", "22nd AL Infantry", "infantry", 400, 0),
        ("union", "111th IL Infantry", "infantry", 400, 0),
        ("union", "3rd MD Cavalry", "cavalry", 400, 0),
        ("union", "Land MO Artillery Battery", "artillery", 0, 6),
    ]


def test_a_column_that_is_not_there_for_one_battle_is_told() -> None:
    found = of(CODES, mapping=Mapping(columns={}, only={"fight": "XX003"}, men=400, guns=6))
    assert "there is no column 'fight' for only" in found.faults


def test_a_column_of_guns_may_say_their_types_with_their_numbers() -> None:
    table = "Side;Brigade;Men;Guns\nUnion;Cutler;2017;\nUnion;Hall's Battery;;6 3-inch rifles\n"
    found = of(f"{table}CSA;Davis;2299;\nCSA;Pegram's Bn;;3 Napoleons, 2 10-pdr Parrotts\n")
    assert not found.faults
    assert [(one.unit, one.arm, one.guns, one.gun_type) for one in found.rows] == [
        ("Cutler", "infantry", 0, ""), ("Hall's Battery", "artillery", 6, "rifled"), ("Davis", "infantry", 0, ""),
        ("Pegram's Bn", "artillery", 3, "smoothbore"), ("Pegram's Bn", "artillery", 2, "rifled"),
    ]  # fmt: skip
