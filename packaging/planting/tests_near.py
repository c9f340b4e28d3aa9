"""Which tests are likely to catch a fault: those that import its module, name its function, or are called like them."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

LEFT_OUT = ("tests/architecture/", "tests/benchmarks/", "tests/packaging/test_mutants")
"""What reads sources would find a fault by its letters; speeds are nobody's fault; and this program's own tests."""


class TestFile(NamedTuple):
    """A file of tests: what it imports, the words in it, and its length."""

    imports: frozenset[str]
    words: frozenset[str]
    length: int


def test_files(checkout: Path) -> dict[str, TestFile]:
    """Read every file of tests that may catch something."""
    found = {}
    for path in sorted((checkout / "tests").rglob("test_*.py")):
        name = path.relative_to(checkout).as_posix()
        if not name.startswith(LEFT_OUT):
            text = path.read_text(encoding="utf-8")
            imports = set()
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom) and node.module:
                    imports |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
                elif isinstance(node, ast.Import):
                    imports |= {one.name for one in node.names}
            found[name] = TestFile(frozenset(imports), frozenset(re.findall(r"\w+", text)), len(text))
    return found


def nearest(file: str, function: str, tests: Mapping[str, TestFile]) -> list[str]:
    """Order the files of tests by how likely they are to catch a fault in this function, short ones first."""
    module = ".".join(Path(file).with_suffix("").parts).removesuffix(".__init__")
    folder, leaf = module.rpartition(".")[0], function.rpartition(".")[2].strip("_")
    rooms = set(module.split(".")[1:-1])
    stem = module.rpartition(".")[2]

    def likely(name: str) -> float:
        test = tests[name]
        parts = Path(name).with_suffix("").parts
        return (
            6 * (parts[-1] == f"test_{stem}")
            + 3 * (stem in parts[-1])
            + 5 * (module in test.imports)
            + 1 * (folder in test.imports)
            + 4 * (leaf in test.words)
            + 2 * len(rooms & set(parts))
            - 3 * bool({"desktop", "cards", "players"} & set(parts))  # slow, and far from any rule
            - test.length / 20_000
        )

    return sorted(tests, key=lambda name: (-likely(name), name))
