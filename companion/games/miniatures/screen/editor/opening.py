"""A scenario as a draft: what its entries do to the orders of battle is drawn into the tree."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput
from companion.games.miniatures.beginning import roster_text
from companion.games.miniatures.screen.editor.draft import CONFEDERATE, PAGE, UNION, Draft, Kind, add, change, empty
from companion.games.miniatures.screen.editor.texts import MADE_BY, PAGE_KEYS
from companion.games.miniatures.setup import start
from companion.games.miniatures.setup.leaders import Post, commanded, posts_of
from companion.games.miniatures.setup.names import unknown_names
from companion.games.miniatures.setup.roster_table import table
from companion.games.miniatures.setup.rosters import RosterRow, read_roster
from companion.games.miniatures.setup.scenario_text import record_of
from companion.kernel.beginning import scenario_text

KEPT = ("levels", "sudden_death", "briefings")
"""Tables of a scenario that the editor keeps as they stand."""
LEADER_COLUMNS = ("leader", "leader_rank", "leader_exceptional")


def load(name: str) -> Draft:
    """Give the draft of a shipped scenario by name, or of a file. Raises BadInput with every problem.

    What the editor itself left unfinished is read cell by cell, so that it can be mended.
    """
    text, file, folder = _text(name)
    try:
        scenario = start.read_scenario(text, file)
        rows = [
            row
            for one in scenario.orders_of_battle
            for row in read_roster(roster_text(one, folder, file), f"{one.removesuffix('.csv')}.csv")
        ]
        strange = [*unknown_names(scenario, rows, file)]
        if strange:
            raise BadInput(strange)
    except BadInput:
        # Only what the editor itself has written: a person's own file is refused with its faults, as what is read over
        # could be lost when it is saved.
        if text.startswith(f"# {MADE_BY}"):
            with suppress(tomllib.TOMLDecodeError, AttributeError, TypeError, ValueError):  # someone else changed it
                return _unfinished(tomllib.loads(text), folder, file)
        raise
    return _drawn_up(scenario, rows, file)


def _text(name: str) -> tuple[str, str, Path | None]:
    """Give a scenario's text, name and folder; what the editor wrote is opened whatever it holds. Raises BadInput."""
    try:
        return scenario_text(name)
    except BadInput:
        path, text = Path(name), ""
        with suppress(OSError, UnicodeDecodeError):
            text = path.read_text(encoding="utf-8-sig")
        if not text.startswith(f"# {MADE_BY}"):
            raise
        return text, path.name, path.absolute().parent


def _drawn_up(scenario: start.Scenario, rows: Sequence[RosterRow], file: str) -> Draft:
    changed, present = start._chosen(scenario.forces, rows)  # noqa: SLF001 - the very steps of setup.start
    chosen = [row for row, here in zip(changed, present, strict=True) if here]
    known = start._moved(posts_of(rows), rows, changed)  # noqa: SLF001
    posts, wrong = start._posts(scenario.leaders, known, chosen, file)  # noqa: SLF001
    if wrong:
        raise BadInput(wrong)
    why = {(one.side, one.rank, one.division or one.corps): one.why for one in scenario.leaders}
    page = {key: str(getattr(scenario, key) or "") for key in PAGE_KEYS}
    page |= {"guns": ""} if scenario.guns == "battalions" else {}
    page["description"] = " ".join(scenario.description.split())
    kept = [(table, msgspec.to_builtins(one)) for table in KEPT for one in getattr(scenario, table)]
    draft = _page(page, scenario.score, scenario.invented, kept)
    places: dict[tuple[str, str, str], int] = {}
    for post in (post for post in posts if commanded(post, chosen)):
        draft, parent = _formation(draft, places, (post.side, post.corps, post.division))
        told = why.get((post.side, post.rank, post.division or post.corps), "")
        draft, _ = add(draft, "leader", parent, _leader_cells(post, told))
    for row in chosen:
        draft, parent = _formation(draft, places, (row.side, row.corps, row.division))
        draft, _ = add(draft, "unit", parent, _unit_cells(record_of(row)))
    for one in scenario.objectives:
        cells = {"id": one.id, "name": one.name, "points": str(one.points), "holder": one.holder}
        cells |= {"asks": "yes"} if one.asks else {}
        draft, _ = add(draft, "objective", PAGE, cells)
    return draft


def _unfinished(found: Mapping[str, Any], folder: Path | None, file: str) -> Draft:
    """Read what the editor wrote without asking whether it can be played."""
    page = {key: str(found.get(key, "")) for key in PAGE_KEYS}
    score = {key: value for key, value in dict(found.get("score", {})).items() if isinstance(value, int)}
    kept = [(table, dict(one)) for table in KEPT for one in found.get(table, ()) if isinstance(one, Mapping)]
    draft = _page(page, score, tuple(map(str, found.get("invented", ()))), kept)
    places: dict[tuple[str, str, str], int] = {}
    for one in found.get("leaders", ()):
        cells = {key: _cell(value) for key, value in one.items()}
        division = cells.pop("division", "") if cells.get("rank") == "division" else ""
        place = (cells.pop("side", ""), cells.pop("corps", "") if cells.pop("rank", "") != "army" else "", division)
        draft, parent = _formation(draft, places, place)
        draft, _ = add(draft, "leader", parent, cells)
    for name in found.get("orders_of_battle", ()):
        text = roster_text(str(name), folder, file)
        try:
            records, _ = table(text, f"{name}.csv")
        except BadInput:
            continue  # a header and no unit yet
        for record in records:
            cells = dict(record.cells)
            sides = (cells.pop("side", ""), cells.pop("corps", ""), cells.pop("division", ""))
            draft, parent = _formation(draft, places, sides)
            draft, _ = add(draft, "unit", parent, _unit_cells(cells))
    for one in found.get("objectives", ()):
        draft, _ = add(draft, "objective", PAGE, {key: _cell(value) for key, value in one.items()})
    return draft


def _page(
    cells: Mapping[str, str],
    score: Mapping[str, int],
    invented: tuple[str, ...],
    kept: Sequence[tuple[str, dict[str, Any]]],
) -> Draft:
    draft = empty()
    for column, text in cells.items():
        draft = change(draft, PAGE, column, text)
    return Draft(draft.nodes, draft.next_key, dict(score), invented, tuple(kept))


def _formation(draft: Draft, places: dict[tuple[str, str, str], int], place: tuple[str, str, str]) -> tuple[Draft, int]:
    """Give the node of a side, corps and division, made where it is not there yet."""
    side, corps, division = place
    parent = CONFEDERATE if side == "confederate" else UNION
    levels: tuple[tuple[Kind, str, tuple[str, str, str]], ...] = (
        ("corps", corps, (side, corps, "")),
        ("division", division, place),
    )
    for kind, name, level in levels:
        if name:
            if level not in places:
                draft, places[level] = add(draft, kind, parent, {"name": name})
            parent = places[level]
    return draft, parent


def _leader_cells(post: Post, why: str) -> dict[str, str]:
    cells = {"name": post.name, "exceptional": "yes" if post.exceptional else "", "why": why}
    if post.arrives is not None:
        cells |= {"arrives": str(post.arrives.turn), "edge": post.arrives.edge}
    cells["invented"] = " ".join(post.invented)
    return {key: value for key, value in cells.items() if value}


def _unit_cells(cells: Mapping[str, str]) -> dict[str, str]:
    kept = {k: v for k, v in cells.items() if k not in ("side", "corps", "division", *LEADER_COLUMNS)}
    if "invented" in kept:
        kept["invented"] = " ".join(word for word in kept["invented"].split() if not word.startswith("leader"))
    return kept


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
