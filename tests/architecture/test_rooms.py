"""The rooms of the house: who may know whom, and that every rule about it is caught when it is broken."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from companion.kernel.beginning import scenarios
from companion.kernel.kind import house
from tests.architecture.house import (
    GAMES,
    ROOT,
    Edge,
    borne,
    broken,
    circles,
    contracts,
    door_edges,
    imports,
    layers,
    modules,
    says_nothing,
    source,
)

ONE_WAY, PURE, JOURNAL = "imports run one way", "charts, rules and drawings are pure", "the journal knows no rules"
LOOSE = {"companion.__init__", "companion.__main__"}
RULES_MAY_ASK = ("dice", "draws", "messages", "overriding")
"""What of the kernel rules may know: what they are handed, and what all kinds share."""
SEVERAL = "companion.table"
"""The one room besides the games that knows games: there their battles meet."""
CAPITAL, WORDS_OF_A_NAME = re.compile(r"(?<=[a-z0-9])(?=[A-Z])"), re.compile("_+")
CLAUSE = re.compile(r"\b(?:D10|ANT|RTG|SHI)-(?=[A-Z0-9])")

OWN = {"view", "state", "session", "rules", "options", "desk", "game", "command"}
"""What is of one kind of game: who asks whether it has something guesses which kind it is."""
REGISTRY = "companion.kernel.kind"
"""It finds the games by their folders, and names none of them."""


# ---- circles


def test_nobody_imports_in_a_circle_types_and_doors_counted() -> None:
    assert circles(imports() | door_edges()) == []


def test_a_circle_is_seen_by_imports_and_by_doors() -> None:
    dice, kind = "companion.kernel.dice", f"{GAMES}.campaign.kind"
    planted = imports() | {("companion.language.tongue", dice)}
    assert any(dice in circle for circle in circles(planted))
    asked = imports() | door_edges() | {(f"{GAMES}.campaign.game", kind)}
    assert any(kind in circle for circle in circles(asked))
    assert circles({("a", "b"), ("b", "c"), ("d", "a")}) == []
    assert circles({("a", "b"), ("b", "c"), ("c", "b"), ("d", "d")}) == [["b", "c"]]


# ---- layers


def _of(module: str, rooms: Iterable[str]) -> list[str]:
    return [room for room in rooms if module == room or module.startswith(room + ".")]


def _misplaced(names: Iterable[str]) -> list[str]:
    """Give the modules that stand in no layer, or in several; what only holds other rooms needs none."""
    rooms = [room for row in layers() for room in row]
    return [one for one in names if len(_of(one, rooms)) != 1 and not says_nothing(one) and one != "companion"]


def test_every_module_stands_in_one_layer() -> None:
    assert sorted(_misplaced(modules())) == []


def test_a_module_beside_the_layers_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    short = [[room for room in row if room != "companion.study"] for row in layers()]
    monkeypatch.setattr("tests.architecture.test_rooms.layers", lambda: short)
    found = _misplaced(modules())
    assert found
    assert all(one.startswith("companion.study") for one in found)
    twice = [*short, ["companion.study"], ["companion.study.simulating"]]
    monkeypatch.setattr("tests.architecture.test_rooms.layers", lambda: twice)
    assert _misplaced(modules()) == ["companion.study.simulating"]


def test_nothing_lies_loose_at_the_top() -> None:
    assert {f"companion.{path.stem}" for path in (ROOT / "companion").glob("*.py")} == LOOSE


def test_what_holds_all_rooms_imports_none() -> None:
    assert not [other for one, other in imports() if one == "companion"]


def _neighbours() -> Iterator[Edge]:
    """Yield for each layer an import of the one above it."""
    known = modules()
    rows = [[room for room in row if room in known] for row in layers()]
    for above, below in pairwise(rows):
        yield below[0], above[0]


def test_an_import_upwards_is_caught() -> None:
    assert [planted for planted in _neighbours() if not broken(ONE_WAY, [planted])] == []


# ---- what is pure


def test_every_pure_room_is_in_the_contract() -> None:
    pure = contracts()[PURE].contract_options["source_modules"]
    rooms = {f"{GAMES}.{game}.{room}" for game in house() for room in ("charts", "rules")}
    assert {"companion.charts", "companion.drawing", "companion.field", *rooms} == set(pure)


def test_what_is_impure_is_caught() -> None:
    rooms = contracts()[PURE].contract_options["source_modules"]
    planted = [(room, outside) for room in rooms for outside in ("os", "companion.kernel.supply", "PySide6")]
    assert [edge for edge in planted if not broken(PURE, [edge])] == []


def test_what_is_impure_by_others_is_caught() -> None:
    """Language is no pure room itself: what its gate would import reaches the rules by two others."""
    assert broken(PURE, [("companion.language.tongue", "time")])
    assert broken(PURE, [("companion.kernel.draws", "companion.kernel.shelf")])


def test_a_rule_in_the_journal_is_caught() -> None:
    for known in (f"{GAMES}.campaign.rules.state", "companion.kernel.dice", "companion.kernel.shelf"):
        assert broken(JOURNAL, [("companion.kernel.journal.entries", known)])


def _asked_too_much(edges: Iterable[Edge]) -> list[Edge]:
    """Give the imports of the kernel that rules may not have."""
    rules = [f"{GAMES}.{game}.rules" for game in house()]
    allowed = [f"companion.kernel.{one}" for one in RULES_MAY_ASK]
    return sorted(
        (one, other)
        for one, other in edges
        if _of(one, rules) and _of(other, ["companion.kernel"]) and not _of(other, allowed)
    )


def test_rules_know_of_the_kernel_what_they_are_handed() -> None:
    assert _asked_too_much(imports()) == []
    planted = (f"{GAMES}.tactical.rules.decide", "companion.kernel.session")
    assert _asked_too_much(imports() | {planted}) == [planted]


# ---- games


def _game_of(module: str) -> str:
    return module.split(".")[2] if module.startswith(GAMES + ".") else ""


def _strangers(edges: Iterable[Edge]) -> list[Edge]:
    """Give the imports of one game by another."""
    return sorted((one, other) for one, other in edges if _game_of(one) and _game_of(other) not in ("", _game_of(one)))


def test_games_do_not_know_each_other() -> None:
    assert _strangers(imports() - borne()) == []
    planted = (f"{GAMES}.campaign.screen.window", f"{GAMES}.miniatures.charts.scale")
    assert _strangers((imports() | {planted}) - borne()) == [planted]


def _named(module: str, text: str, edges: Iterable[Edge]) -> set[str]:
    """Give what a module names of a game: by import, in a string that is no docstring its id, its rulesets, scenarios
    or clauses, or in a name of its own; and where it guesses which one it has.
    """
    ids = _ids()
    found = {_game_of(other) for one, other in edges if one == module} - {""}
    tree = ast.parse(text)
    for name in _called(tree):
        found |= {one for one in ids if one in WORDS_OF_A_NAME.split(name)}
    for value in _strings(tree):
        found |= {value} & (ids | _scenarios())
        found |= {one for one in ids if f"{GAMES}.{one}" in value}
        found |= set(CLAUSE.findall(value))
    return found | set(_guesses(tree))


@cache
def _ids() -> frozenset[str]:
    return frozenset(name for kind in house().values() for name in (kind.id, *kind.rulesets))


@cache
def _scenarios() -> frozenset[str]:
    return frozenset(one.name for one in scenarios())


def _called(tree: ast.AST) -> Iterator[str]:
    """Yield what a module calls its things, and what it asks of others, in small letters with lines between words."""
    for one in ast.walk(tree):
        match one:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield CAPITAL.sub("_", name).lower()
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield CAPITAL.sub("_", name.rpartition(".")[2]).lower()
            case _:
                pass


def _guesses(tree: ast.AST) -> Iterator[str]:
    """Yield where a module asks whether something of a game has an attribute, or takes another where it has not."""
    for one in ast.walk(tree):
        match one:
            case ast.Call(func=ast.Name(id="hasattr" | "getattr" as asks), args=[of, _, *otherwise]):
                if (asks == "hasattr" or otherwise) and (_last(of) in OWN):
                    yield f"{asks}({_last(of)})"
            case _:
                pass


def _last(of: ast.expr) -> str:
    """Give the last part of a name: "view" of session.view."""
    match of:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _strings(tree: ast.AST) -> Iterator[str]:
    """Yield a module's strings, but those that stand alone: what a thing says of itself."""
    alone = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in alone:
            yield one.value


def _outside() -> list[str]:
    return [one for one in modules() if not _of(one, (GAMES, SEVERAL))]


def test_nobody_outside_names_a_game() -> None:
    edges = [edge for edge in imports() if _game_of(edge[1])]
    found = {one: _named(one, source(one).read_text(encoding="utf-8"), edges) for one in _outside()}
    assert {one: names for one, names in found.items() if names} == {}


def test_who_names_a_game_is_seen() -> None:
    me = "companion.rows.gallery"
    assert _named(me, "", {(me, f"{GAMES}.campaign.kind")}) == {"campaign"}
    assert _named(me, 'kind == "tactical"', ()) == {"tactical"}
    assert _named(me, 'rules = f"companion.games.miniatures.{room}"', ()) == {"miniatures"}
    assert _named(me, 'Reason(text, "ANT-3.1b")', ()) == {"ANT-"}
    assert _named(me, 'begin("mcphersons-ridge")', ()) == {"mcphersons-ridge"}
    assert _named(me, "def of_campaign(): ...", ()) == {"campaign"}
    assert _named(me, "class ShilohRows: ...", ()) == {"shiloh"}
    assert _named(me, "if one.is_tactical: ...", ()) == {"tactical"}
    assert _named(me, "import companion.games.miniatures.kind as kind", ()) == set()  # the import itself is an edge
    assert _named(me, 'hasattr(session.view, "corps")', ()) == {"hasattr(view)"}
    assert _named(me, 'getattr(rules, "setting", ())', ()) == {"getattr(rules)"}
    assert _named(me, 'getattr(view, name), getattr(os, "O_BINARY", 0)', ()) == set()
    assert _named(me, '"""Shown as ANT-3.1b wants it."""\nname = "campaigning"', ()) == set()
