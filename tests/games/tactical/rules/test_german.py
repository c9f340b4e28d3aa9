"""A square-grid battle in German: what passes tr while its charts, tellings and labels are made is in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.cards.source import of_rules
from companion.games.tactical.cards.deck import deck
from companion.games.tactical.messages import working
from companion.games.tactical.prompt.text.window import units_key
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.duties import duties
from companion.games.tactical.rules.labels import label
from companion.games.tactical.rules.names import unknown
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.view import view
from companion.games.tactical.words.lines import phase_named
from companion.games.tactical.words.status import lines
from companion.kernel import languages
from companion.language import tongue
from companion.language.messages import among, declared, told
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules
from tests.german import speak, words

UNTRANSLATED = ("Antietam", "Shiloh", "I Corps", "Jackson", "A", "B", "E")
"""Names, which are nobody's to translate."""


@pytest.fixture
def missing() -> Iterator[set[str]]:
    """Speak German, and note what it has no words for."""
    found, german = set[str](), set(words().values())
    speak(lambda text: found.add(text) if text not in german and any(map(str.isalpha, text)) else None)
    yield found
    languages.choose("en")


@pytest.mark.parametrize("book", ["antietam", "shiloh"])
def test_the_charts_have_no_english_left(book: str, missing: set[str]) -> None:
    assert deck(of_rules(book)).cards
    assert missing <= set(UNTRANSLATED)


def test_the_status_has_no_english_left(missing: set[str]) -> None:
    now = state(
        unit("A", corps="I Corps", routed=True), unit("B", in_command=False, ammo=False), unit("E", "confederate")
    )
    seen = view(rules(), now, "referee")
    text = "\n".join(lines(seen, duties(seen), score(rules(), now), entry=3))
    assert "ohne Führung" in text
    assert {one for one in missing if one not in (now.title, *UNTRANSLATED)} == set()


def test_what_the_journal_keeps_is_told_again(missing: set[str]) -> None:
    one = unit("A")
    kept = label(rules(), state(one), cmd.Target(unit=one.id, square=(9, 10)))
    assert told(kept, among({one.id: "A"})) == "A: Feuer auf 9,10"
    assert told(working.MEN_IN_SQUARE(men=1208)).startswith("1.208 ")
    sentences, terms = declared()
    for key, sentence in sentences.items():
        if key.startswith("tactical."):
            tongue.said(key, sentence.one)
    for key, word in terms.items():
        if key.startswith("tactical."):
            tongue.said(key, word)
    list(units_key(symbols=True))
    assert phase_named("union-combat-1") == "1. Kampfphase der Union"
    assert unknown(state(one), "union", "Meade").text == "die Seite Union hat keine Einheit 'Meade'"
    assert missing == set()
