"""A battle of one's own with mistakes in its map, its armies and its set-up: all told at once, each at its place."""

from __future__ import annotations

import re
from pathlib import Path

from companion.charts.faults import BadInput, Problem
from companion.kernel.beginning import Beginning, begin
from companion.kernel.shelf import resource_text

MAP = resource_text("maps", "antietam", "map.txt")
ARMIES = resource_text("tactical", "antietam.toml")
SET_UP = resource_text("tactical", "antietam-setup.toml")
SCENARIO = resource_text("scenarios", "antietam-advanced.toml")
AT = re.compile(r"[\w.-]+: line (\d+), column (\d+)")


def begun(
    folder: Path,
    *,
    the_map: str = MAP,
    armies: str = ARMIES,
    set_up: str = SET_UP,
    scenario: str = SCENARIO,
    **more: str,
) -> list[Problem]:
    """Begin a battle of texts in a folder; give what is said against it, nothing when it begins."""
    for field, name in (("order_of_battle", "my-armies"), ("set_up", "my-places"), ("map", "mine.txt")):
        scenario = re.sub(rf'^{field} = ".*"', f'{field} = "{name}"', scenario, flags=re.MULTILINE)
    texts = {"my-armies.toml": armies, "my-places.toml": set_up, "mine.txt": the_map, "my.toml": scenario}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    try:
        begin(None, Beginning(scenario=str(folder / "my.toml"), seed="1", players=more)).close()
    except BadInput as error:
        return list(error.problems)
    return []


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def row_of(section: str, row: int) -> int:
    """Give the line, counted from 1, of a row of a section of the map."""
    lines = MAP.splitlines()
    begins = lines.index(f"[{section}]")
    return [n for n, line in enumerate(lines, 1) if n > begins + 1 and line and not line.startswith("#")][row]


def on_row(section: str, row: int, column: int, sign: str) -> str:
    """Give the map with another sign in a square."""
    lines = MAP.splitlines()
    at = row_of(section, row) - 1
    lines[at] = lines[at][:column] + sign + lines[at][column + 1 :]
    return "\n".join(lines)


def placed(found: list[Problem]) -> set[tuple[str, int, int]]:
    """Give file, line and column of each problem; every one must have them."""
    places = set()
    for one in found:
        match = AT.match(str(one))
        assert match, one
        places.add((one.file, int(match[1]), int(match[2])))
    return places


def test_as_they_are_the_texts_begin_a_battle(tmp_path: Path) -> None:
    assert begun(tmp_path) == []


def test_mistakes_of_map_and_armies_are_told_at_once_with_line_and_column(tmp_path: Path) -> None:
    """A hole in the map, a bridge to nowhere, a brigade without a division, an unknown weapon, an unknown player."""
    holed = on_row("terrain", 5, 7, " ")
    lines = holed.splitlines()
    bridge = next(line for line in lines[lines.index("[bridges]") :] if re.match(r"\d+,\d+ ", line))
    row, column = map(int, bridge.split()[0].split(","))
    at = f"{row},{column}"
    roads = lines.index("[roads]")
    nowhere = "\n".join(line if n < roads else re.sub(rf" {at}\b.*", "", line) for n, line in enumerate(lines))
    armies = changed(ARMIES, ('bonus = 13, division = "Hood"', "bonus = 13"), ('weapon = "RFL"', 'weapon = "BOW"'))
    found = begun(tmp_path, the_map=nowhere, armies=armies, union="computer:clever")
    words = [str(one) for one in found]
    assert {one.file for one in found} == {"mine.txt", "my-armies.toml", "--union"}
    assert ("mine.txt", row_of("terrain", 5), 8) in placed([one for one in found if one.file == "mine.txt"])
    assert any(f"the bridge at {at} goes nowhere" in line for line in words), words
    assert any("has no division" in line for line in words), words
    assert any("'BOW' is not defined" in line for line in words), words
    for one in found:
        if one.file == "my-armies.toml":
            line = armies.splitlines()[one.line - 1]
            assert line[one.column - 1 :].startswith(("{ side", "weapon", "division"))


def test_mistakes_of_the_set_up_are_told_at_once_with_line_and_column(tmp_path: Path) -> None:
    """A unit in the creek, two batteries in a square, a unit that there is not, one without a square, one off the map."""
    creek = re.search(r"^Antietam Creek: (\S+)", MAP, re.MULTILINE)
    assert creek
    lines = SET_UP.splitlines()
    guns = [line.split(" = ")[0] for line in lines if line.startswith(("Res-B", "Res-C"))]
    set_up = changed(
        SET_UP,
        ("Law-A = [", f"Law-A = [{creek[1]}]  # ["),
        ("Wofford-A", "Woford-A"),
        ("Hays-A = [", "Hays-A = [99, 1]  # ["),
    )
    square = re.search(rf"^{guns[0]} = (.*)$", set_up, re.MULTILINE)
    assert square
    set_up = re.sub(rf"^{guns[1]} = .*$", f"{guns[1]} = {square[1]}", set_up, flags=re.MULTILINE)
    lines, found = set_up.splitlines(), begun(tmp_path, set_up=set_up)
    words = [str(one) for one in found]
    for told in (
        "nobody can stand there",
        "'Woford-A' is not defined (did you mean 'Wofford-A'?)",
        "Wofford-A of the confederate army has no square",
        "a square holds one unit of artillery, not 2",
        "99,1 is off the map",
    ):
        assert any(told in line for line in words), (told, words)
    for one in found:
        assert one.file == "my-places.toml"
        name = one.path.partition(".units.")[2]
        assert lines[one.line - 1][one.column - 1 :].strip('"').startswith(name or "[[area]]"), one


def test_mistakes_of_map_armies_and_set_up_are_told_at_once(tmp_path: Path) -> None:
    """A hole, and a unit in the creek; a brigade without a division, whose units keep their squares."""
    creek = re.search(r"^Antietam Creek: (\S+)", MAP, re.MULTILINE)
    assert creek
    armies = changed(ARMIES, ('bonus = 13, division = "Hood"', "bonus = 13"))
    set_up = changed(SET_UP, ("Law-A = [", f"Law-A = [{creek[1]}]  # ["), ("Wofford-A", "Woford-A"))
    found = begun(tmp_path, the_map=on_row("terrain", 5, 7, " "), armies=armies, set_up=set_up)
    places = placed(found)
    told = {(one.file, one.what.partition(":")[0]) for one in found}
    assert ("mine.txt", row_of("terrain", 5), 8) in places
    assert ("my-armies.toml", "the brigade Law has no division, or is independent with one") in told
    assert ("my-places.toml", f"{creek[1]} is stream") in told
    assert ("my-places.toml", "'Woford-A' is not defined") in told
    assert {words for _, words in told if "is not defined" in words} == {"'Woford-A' is not defined"}


def test_of_armies_whose_rows_cannot_be_read_nothing_is_said_of_their_squares(tmp_path: Path) -> None:
    found = begun(tmp_path, armies=changed(ARMIES, ("men = ", "many = ")))
    assert {one.file for one in found} == {"my-armies.toml"}


def test_what_a_map_lacks_to_be_the_battles_is_told_with_line_and_column(tmp_path: Path) -> None:
    """An objective that is not marked, reinforcements that come on elsewhere."""
    church = re.search(r"^18,9 Dunker Church\n", MAP, re.MULTILINE)
    assert church
    found = begun(tmp_path, the_map=changed(MAP, (church[0], ""), ("union 2: 0,18 0,19", "union 2: 0,18")))
    assert {(one.file, one.line, one.column) for one in found} >= {("mine.txt", row_of("terrain", 18), 10)}
    assert all(one.line for one in found), found
    assert any("the squares of union 2 are not those of this battle" in str(one) for one in found)
