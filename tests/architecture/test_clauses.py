"""Every clause that a test says it proves stands in some ruleset: a slip of the pen would prove nothing."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from companion.kernel import shelf

TESTS = Path(__file__).parents[1]


def marked(source: str) -> Iterator[str]:
    """Yield the clauses that the tests of a module name as literals."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            yield from (one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str))


def known() -> set[str]:
    """Give the ids of all clauses and rulings of all rulesets."""
    found: set[str] = set()
    for name in shelf.ruleset_names():
        texts = shelf.ruleset_texts(name)
        for file, rows in (("clauses.toml", "clause"), ("rulings.toml", "ruling")):
            found |= {row["id"] for row in tomllib.loads(texts.get(file, "")).get(rows, ())}
    return found


def test_a_clause_that_is_named_is_found() -> None:
    assert [*marked('@pytest.mark.clause("A-1", "A-2")\ndef test_it() -> None: ...')] == ["A-1", "A-2"]


def test_every_clause_that_a_test_proves_stands_in_a_ruleset() -> None:
    ids = known()
    strange = {
        f"{file.relative_to(TESTS)}: {clause}"
        for file in TESTS.rglob("test_*.py")
        for clause in marked(file.read_text(encoding="utf-8"))
        if clause not in ids
    }
    assert strange == set()
