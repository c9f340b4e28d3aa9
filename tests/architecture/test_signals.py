"""What lives longer than a widget must not call it when it is gone: a bound method is let go with it, a lambda is not."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.house import ROOT

LONG_LIVED = {"desk", "look", "house", "session"}
"""Names of what outlives a window: a game goes on when its window is laid out anew, in another language or size."""


def late_calls(text: str) -> list[int]:
    """Give the lines in which a signal of something long-lived is connected to a lambda that speaks of `self`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "connect"
        and any(isinstance(one, ast.Name | ast.Attribute) and called(one) in LONG_LIVED for one in ast.walk(node.func))
        and any(isinstance(one, ast.Lambda) and speaks_of_self(one) for one in node.args)
    ]


def called(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr


def speaks_of_self(node: ast.Lambda) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "self" for one in ast.walk(node.body))


@pytest.mark.parametrize(
    "planted", ["desk.changed.connect(lambda _: self.refresh())", "self.look.changed.connect(lambda: self.hide())"]
)
def test_a_planted_one_is_found(planted: str) -> None:
    assert late_calls(planted) == [1]
    assert (
        late_calls(
            planted.replace("lambda _: self.refresh()", "self.refresh").replace("lambda: self.hide()", "self.hide")
        )
        == []
    )


def test_nothing_that_outlives_a_widget_calls_it_when_it_is_gone() -> None:
    found = [
        f"{path}:{line}"
        for path in sorted((ROOT / "companion").rglob("*.py"))
        for line in late_calls(path.read_text(encoding="utf-8"))
    ]
    assert found == []
