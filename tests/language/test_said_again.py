"""What is said again of the same thing is said once, in each language."""

from __future__ import annotations

from companion.kernel import languages
from companion.language.tongue import said_again, tr


def test_it_is_said_once_in_each_language() -> None:
    said: list[str] = []

    @said_again
    def greeted(name: str) -> str:
        said.append(name)
        return tr("Language: {name}", name=name)

    assert [greeted("x"), greeted("x"), greeted("y")] == ["Language: x", "Language: x", "Language: y"]
    languages.choose("de")
    try:
        assert greeted("x") == "Sprache: x"
    finally:
        languages.choose(languages.ENGLISH)
    assert greeted("x") == "Language: x"
    assert said[:3] == ["x", "y", "x"]
