"""A draft as the two files that a game is begun with: the scenario, and the order of battle beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.games.miniatures.screen.editor.draft import ONLY, PAGE, Draft, Node
from companion.games.miniatures.setup.ids import slug
from companion.games.miniatures.setup.scenario_text import Value, roster_csv, scenario_toml

MADE_BY = "Made by the scenario editor; the order of battle stands beside it."
"""The first line of what the editor wrote: only then is the order of battle beside it the editor's own."""
NUMBER = re.compile(r"-?[0-9]{1,9}")
PAGE_KEYS = (
    "name",
    "title",
    "date",
    "description",
    "last_turn",
    "starts_at",
    "minutes",
    "first",
    "scale",
    "guns",
    "field",
)
NUMBERS = ("last_turn", "minutes", "arrives", "points")


def roster_text(draft: Draft) -> str:
    """Give the order of battle: a row a unit, in the order of the tree."""
    return roster_csv([record(draft, one) for one in draft.of_kind("unit")])


def record(draft: Draft, one: Node) -> dict[str, str]:
    """Give the cells of a unit with its place in the tree; what its arm has not is left out."""
    arm = one.cells.get("arm", "")
    cells = {name: cell.strip() for name, cell in one.cells.items() if arm in ONLY.get(name, (arm,))}
    return draft.place(one.key) | cells


def forces(draft: Draft) -> Iterator[tuple[int, dict[str, Value]]]:
    """Yield the entries that take every unit of the order of battle, each with the node it stands for."""
    seen: set[tuple[str, ...]] = set()
    for one in draft.of_kind("unit"):
        place = draft.place(one.key)
        names = [("corps", place["corps"]), ("division", place["division"]), ("unit", one.name)]
        name, value = next(((name, value) for name, value in names if value), ("unit", ""))
        if (place["side"], name, value) not in seen:
            seen.add((place["side"], name, value))
            yield one.key, {"side": place["side"], name: value}


def leader(draft: Draft, one: Node) -> dict[str, Value]:
    """Give a leader's entry: his rank is that of what he stands under."""
    place, above = draft.place(one.key), draft.node(one.parent)
    rank = above.kind if above is not None else "army"
    entry: dict[str, Value] = {"side": place["side"], "rank": rank}
    entry |= {name: place[name] for name in ("corps", "division") if place[name]}
    entry["name"] = one.name
    entry |= {"exceptional": True} if one.cells.get("exceptional") == "yes" else {}
    entry |= {name: _number(one.cells[name]) for name in ("arrives",) if one.cells.get(name, "").strip()}
    entry |= {name: one.cells[name] for name in ("edge", "why") if one.cells.get(name)}
    entry |= {"invented": tuple(one.cells["invented"].split())} if one.cells.get("invented") else {}
    return entry


def objective(one: Node) -> dict[str, Value]:
    """Give an objective's entry; its id is made of its name where it has none yet."""
    entry: dict[str, Value] = {"id": one.cells.get("id") or slug(one.name), "name": one.name}
    entry |= {"points": _number(one.cells["points"])} if one.cells.get("points", "").strip() else {}
    entry |= {"holder": one.cells["holder"]} if one.cells.get("holder") else {}
    entry |= {"asks": True} if one.cells.get("asks") == "yes" else {}
    return entry


def scenario_text(draft: Draft, roster: str) -> str:
    """Give the scenario file, its order of battle by name."""
    page = draft.node(PAGE)
    cells = page.cells if page is not None else {}
    head: dict[str, Value] = {"format": 1, "kind": "miniatures"}
    for name in PAGE_KEYS:
        text = cells.get(name, "").strip()
        if text or name == "title":
            head[name] = _number(text) if name in NUMBERS else text
    head["orders_of_battle"] = (roster,)
    if draft.invented:
        head["invented"] = draft.invented
    taken: list[dict[str, Value]] = [entry for _, entry in forces(draft)]
    tables = [("[[forces]]", entry) for entry in taken]
    if not taken:
        head["forces"] = ()
    tables += [("[[leaders]]", leader(draft, one)) for one in draft.of_kind("leader")]
    tables += [("[[objectives]]", objective(one)) for one in draft.of_kind("objective")]
    tables += [(f"[[{table}]]", entry) for table, entry in draft.kept]
    if draft.score:
        tables.append(("[score]", dict(draft.score)))
    return scenario_toml(head, tables, head=MADE_BY)


def _number(text: str) -> Value:
    """Give a number as such; anything else as it was typed, for the reader to refuse."""
    return int(text) if NUMBER.fullmatch(text.strip()) else text.strip()
