"""Rosters: an order of battle as a CSV file, one row a brigade or the guns of one type of one battery.

Comma-separated, UTF-8, the first row names the columns, in any order. An empty cell leaves the default.

| column | holds |
|---|---|
| side | union, confederate |
| corps, division | names; a division may be empty for troops directly under a corps |
| unit | the brigade's or battery's name; what stands in brackets is shown but not part of the id |
| arm | infantry, cavalry, artillery |
| men or stands | one of them for troops; stands count as they are, men by the scale |
| guns or stands, gun_type | for artillery; gun_type smoothbore or rifled: a mixed battery has two rows |
| horse | yes for horse artillery |
| fresh_at, worn_at | the fewest stands at which it is fresh, worn; by default the shares of scale.toml |
| exceptional | yes when the brigade's commander is exceptional |
| carbine | muzzle-loading (default), breech-loading: what cavalry fires (D10-RUL-FIRE-CAV-SLASH) |
| formation | single-line (default), double-line, attack-column, march-column |
| leader, leader_rank | the leader of this row's division (default), corps or army; once is enough |
| arrives | the turn it comes on; empty or 0 stands on the table from the start |

Further columns, all optional:

| column | holds |
|---|---|
| edge | the table's edge it comes on by: north, north-east, … |
| commander | the brigade commander's name |
| battalion | guns of one battalion (or artillery brigade) and type are pooled into gun stands |
| mounted | of cavalry; by default yes |
| limbered | of guns; by default those that arrive |
| leader_exceptional | yes when the leader of this row is exceptional |
| invented | names of columns whose value no source gives, apart by spaces: shown as invented |
| source | where the figures come from |
| traits | words for rows of house rules to name, apart by spaces: iron-brigade veterans |
| emblem | a badge of the house by its name, `corps` for that of the corps, or a picture beside the roster: iron.png |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.rules.state import Side, State
from companion.games.miniatures.setup.build import Forces, forces, one_sided, twins
from companion.games.miniatures.setup.leaders import posts_of
from companion.games.miniatures.setup.roster_cells import CELLS, BadCell
from companion.games.miniatures.setup.roster_row import INVENTED, MUST, RosterRow
from companion.games.miniatures.setup.roster_table import Record, table
from companion.language.tongue import tr

__all__ = ["INVENTED", "RosterRow", "read_roster", "state_from_rosters"]


def read_roster(text: str, file: str) -> tuple[RosterRow, ...]:
    """Read a roster; raises BadInput with every problem of every row: file, row and column, what is wrong, a hint."""
    records, found = table(text, file)
    problems = list(found)
    rows: dict[int, RosterRow] = {}
    for record in records:
        values, wrong = _values(record, file)
        wrong += _sense_problems(values, record, file)
        problems += wrong
        if not wrong:
            rows[record.row] = RosterRow(file=file, row=record.row, **values)
    problems += twins(tuple(rows.values()))
    if problems:
        raise BadInput(sorted(problems, key=lambda one: _row_number(one.path)))
    return tuple(rows.values())


def _row_number(path: str) -> int:
    number = path.removeprefix("row ").split(",")[0]
    return int(number) if number.isdecimal() else 0


def _values(record: Record, file: str) -> tuple[dict[str, Any], list[Problem]]:
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for column, cell in record.cells.items():
        try:
            values[column] = CELLS[column](cell)
        except BadCell as error:
            problems.append(Problem(file, f"row {record.row}, {column}", error.what, error.hint))
    return values, problems


ONLY: Mapping[str, tuple[str, ...]] = {
    "guns": ("artillery",),
    "gun_type": ("artillery",),
    "horse": ("artillery",),
    "battalion": ("artillery",),
    "limbered": ("artillery",),
    "carbine": ("cavalry",),
    "mounted": ("cavalry",),
    "formation": ("infantry", "cavalry"),
    "exceptional": ("infantry", "cavalry"),
    "fresh_at": ("infantry", "cavalry"),
    "worn_at": ("infantry", "cavalry"),
}
"""Columns that only some arms fill."""


def _sense_problems(values: Mapping[str, object], record: Record, file: str) -> list[Problem]:
    """Give what is wrong between the cells of a row."""
    cells = record.cells
    problems = [Problem(file, f"row {record.row}, {name}", tr("is empty")) for name in MUST if name not in cells]

    def wrong(column: str, what: str, hint: str = "") -> None:
        problems.append(Problem(file, f"row {record.row}, {column}", what, hint))

    arm = values.get("arm")
    for column, arms in ONLY.items():
        # A spreadsheet fills a whole column with "no": that says nothing of the wrong arm.
        if arm is not None and arm not in arms and cells.get(column, "no").casefold() not in ("no", "0", "false"):
            cure = tr("empty the cell: it is for {arms}", arms=_and(arms))
            wrong(column, tr("is not for {arm}", arm=tr(str(arm))), cure)
    if arm == "artillery":
        if "guns" not in cells and "stands" not in cells:
            wrong("guns", tr("guns and stands are both missing"), tr("give one of them"))
        if "gun_type" not in cells:
            wrong("gun_type", tr("is empty"), tr("smoothbore or rifled; a mixed battery has a row for each"))
    elif "men" not in cells and "stands" not in cells:
        wrong("men", tr("men and stands are both missing"), tr("give one of them"))
    fresh, worn, stands = (values.get(name) for name in ("fresh_at", "worn_at", "stands"))
    if isinstance(fresh, int) and isinstance(worn, int) and worn > fresh:
        above = tr("worn at {worn_at} is above fresh at {fresh_at}", worn_at=worn, fresh_at=fresh)
        wrong("worn_at", above, tr("fewer stands are worn than are fresh"))
    for column, value in (("fresh_at", fresh), ("worn_at", worn)):
        if isinstance(value, int) and isinstance(stands, int) and value > stands:
            wrong(column, tr("{value} is more than its {stands} stands", value=value, stands=stands))
    if "leader" not in cells and ("leader_rank" in cells or values.get("leader_exceptional")):
        wrong("leader", tr("is empty, but the row tells about a leader"))
    rank = values.get("leader_rank", "division")
    if "leader" in cells and rank in ("division", "corps") and rank not in cells:
        wrong(f"{rank}", tr("is empty, but the row names the leader of a {rank}", rank=tr(rank)))
    return problems


def _and(arms: Sequence[str]) -> str:
    """Join the words for arms."""
    said = tr(arms[0])
    for arm in arms[1:]:
        said = tr("{several} and {last}", several=said, last=tr(arm))
    return said


def state_from_rosters(
    rows: Sequence[RosterRow],
    scale: Scale,
    *,
    title: str = "",
    last_turn: int = 0,
    first: Side = "union",
    options: Mapping[str, int] | None = None,
    intelligence: Literal["open", "strengths-hidden", "units-hidden"] = "open",
) -> State:
    """Start a game from rosters without a scenario.

    The title is by default that of the files; turns and minutes are those of scale.toml, or as many turns as the last
    arrival needs. Raises BadInput with every
    problem between the rows: units twice over two files, two leaders for one post, thresholds above the stands, only
    one side.
    """
    problems = list(one_sided(rows, _title(rows)))
    made = Forces()
    try:
        made = forces(rows, posts_of(rows), scale)
    except BadInput as error:
        problems += error.problems
    if problems:
        raise BadInput(problems)
    return State(
        scenario="",
        title=title or _title(rows),
        last_turn=last_turn or max(scale.turns, *(row.arrives for row in rows)),
        brigades=made.brigades,
        batteries=made.batteries,
        leaders=made.leaders,
        names=made.names,
        first=first,
        player_turn=first,
        minutes=scale.minutes,
        options=dict(options or {}),
        intelligence=intelligence,
    )


def _title(rows: Sequence[RosterRow]) -> str:
    """Name the files, without folder and ending, in their order."""
    files = dict.fromkeys(row.file.replace("\\", "/").rpartition("/")[2] for row in rows)
    return " and ".join(file.rpartition(".")[0] or file for file in files) or "rosters"
