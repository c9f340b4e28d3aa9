"""The house as tests look at it: its modules, who imports whom, the doors between rooms, the contracts."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import grimp
import msgspec
from importlinter.application.use_cases import read_user_options
from importlinter.configuration import configure
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

from companion.kernel.kind import Door, house

ROOT = Path(__file__).resolve().parents[2]
GAMES = "companion.games"
SHAPES = {"layers": LayersContract, "forbidden": ForbiddenContract}
Edge = tuple[str, str]

configure()


@cache
def _whole() -> grimp.ImportGraph:
    """Give who imports whom, imports that only types need among them."""
    return grimp.build_graph("companion", include_external_packages=True, cache_dir=None)


@cache
def modules() -> frozenset[str]:
    """Name every module of the house."""
    return frozenset(one for one in _whole().modules if one.partition(".")[0] == "companion")


def source(module: str) -> Path:
    """Give a module's file."""
    place = ROOT.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


@cache
def imports() -> frozenset[Edge]:
    """Give (who, whom) for every import within the house."""
    whole = _whole()
    known = modules()
    return frozenset(
        (one, other) for one in known for other in whole.find_modules_directly_imported_by(one) if other in known
    )


def doors() -> dict[str, list[Door[Any]]]:
    """Give {kind: its doors}."""
    return {kind.id: list(_doors(kind)) for kind in house().values()}


def _doors(value: object) -> Iterator[Door[Any]]:
    if isinstance(value, Door):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _doors(getattr(value, name))
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _doors(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from _doors(one)


def door_edges() -> set[Edge]:
    """Give (who, whom) for every door: a kind reaches what is behind its doors."""
    return {(f"{GAMES}.{kind}.kind", door.partition(":")[0]) for kind, found in doors().items() for door in found}


def circles(edges: Iterable[Edge]) -> list[list[str]]:
    """Give the circles: each a set of modules of which every one reaches every other (Tarjan), sorted."""
    after: dict[str, set[str]] = {}
    for one, other in edges:
        after.setdefault(one, set()).add(other)
        after.setdefault(other, set())
    met: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found: list[list[str]] = []
    for start in sorted(after):
        if start in met:
            continue
        path = [(start, iter(sorted(after[start])))]
        met[start] = lowest[start] = len(met)
        waiting.append(start)
        while path:
            here, others = path[-1]
            for other in others:
                if other not in met:
                    met[other] = lowest[other] = len(met)
                    waiting.append(other)
                    path.append((other, iter(sorted(after[other]))))
                    break
                if other in waiting:
                    lowest[here] = min(lowest[here], met[other])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[here])
                if lowest[here] == met[here]:
                    circle = waiting[waiting.index(here) :]
                    del waiting[waiting.index(here) :]
                    if len(circle) > 1:
                        found.append(sorted(circle))
    return sorted(found)


def contracts() -> dict[str, Any]:
    """Give the contracts of pyproject.toml by name, ready to be held against a graph."""
    options = read_user_options(str(ROOT / "pyproject.toml"))
    return {
        one["name"]: SHAPES[one["type"]](one["name"], options.session_options, one) for one in options.contracts_options
    }


def broken(name: str, planted: Iterable[Edge] = ()) -> bool:
    """Say whether a contract is broken, with imports planted that the house does not have."""
    whole = deepcopy(_whole())
    for one, other in planted:
        whole.add_import(importer=one, imported=other)
    contract = contracts()[name]
    kept: bool = contract.check(whole, verbose=False).kept
    return not kept


def _written() -> list[dict[str, Any]]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    return found


def borne() -> set[Edge]:
    """Give the imports that the contract of the layers still bears with; it insists that each is there."""
    lines = next(one.get("ignore_imports", []) for one in _written() if one["type"] == "layers")
    return {(line.split(" -> ")[0], line.split(" -> ")[1]) for line in lines}


def layers() -> list[list[str]]:
    """Give the layers of the contract by full name, the highest first; rooms that stand side by side in one."""
    found: list[str] = next(one["layers"] for one in _written() if one["type"] == "layers")
    return [[one.strip(" ()") for one in row.replace("|", ":").split(":")] for row in found]


def says_nothing(module: str) -> bool:
    """Say whether a module holds nothing but what it says of itself."""
    body = ast.parse(source(module).read_text(encoding="utf-8")).body
    return all(isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) for one in body)
