"""Which language is spoken, and how its words and numbers come out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wording import po

from companion.charts.faults import BadInput
from companion.kernel import languages
from companion.language import tongue
from companion.language.catalogue import Catalogue
from companion.language.tongue import number, plural, tr
from tests.speaking import Speaking


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nv_US.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "COMPANION_LANGUAGE": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "COMPANION_LANGUAGE": "en"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(env: dict[str, str], language: str) -> None:
    assert languages.wanted(env) == language


@pytest.mark.parametrize(("whole", "language"), [(True, "de"), (False, "en")])
def test_a_system_is_answered_in_its_language_once_all_is_translated(
    whole: bool, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = po.compiled(f'msgid ""\nmsgstr ""\n\nmsgid "yes"\nmsgstr "{"ja" if whole else ""}"\n')
    monkeypatch.setattr(languages, "catalogue", lambda _: Catalogue(made))
    assert languages.wanted({"LANG": "de_DE.UTF-8"}) == language


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="en, de"):
        languages.choose("xx")


def test_words_plurals_and_numbers_are_the_languages_own() -> None:
    assert (tr("{n} of {all}", n=1, all=2), number(12345), number(0.5, ".2f")) == ("1 of 2", "12,345", "0.50")
    german = {"{n} stand": "{n} Base", "{n} stands": "{n} Basen"}
    tongue.speak(Speaking(lambda text: german.get(text, text)), thousands=".", decimal=",")
    assert [plural(n, "{n} stand", "{n} stands") for n in (0, 1, 1200)] == ["0 Basen", "1 Base", "1.200 Basen"]
    assert (number(-1234567.891, ".1f"), number(7)) == ("-1.234.567,9", "7")


class _Contexts(Speaking):
    """A language with words for two meanings of one."""

    def pgettext(self, context: str, message: str, /) -> str:
        return {"rules": "Base", "hand": "Halt"}.get(context, message)

    def npgettext(self, context: str, one: str, many: str, n: int, /) -> str:
        return {"loss": "{n} weg"}.get(context, one if n == 1 else many)


def test_a_word_of_two_meanings_is_said_by_its_context_and_else_as_it_is_everywhere() -> None:
    assert (tongue.tr_in("hand", "stand"), tongue.said("x", "{unit} fires", unit="Davis")) == ("stand", "Davis fires")
    tongue.speak(_Contexts(lambda text: text.upper()))
    assert [tongue.tr_in(context, "stand") for context in ("rules", "hand", "x")] == ["Base", "Halt", "STAND"]
    assert tongue.said("rules", "stand") == "Base"
    assert tongue.said_of(2, "loss", "{n} stand", "{n} stands") == "2 weg"
    assert [tongue.said_of(n, "x", "one", "many") for n in (1, 5)] == ["ONE", "MANY"]


def test_what_is_declared_is_what_it_is() -> None:
    assert (tongue.word("union"), tongue.declared({"a": "b"})) == ("union", {"a": "b"})
