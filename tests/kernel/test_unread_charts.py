"""Charts that a document carries and that cannot be read: they cost their own figures, never what has happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest

from companion.charts import reading, ruleset
from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.charts.upcasting import Upcasts
from companion.kernel import journal
from companion.kernel.beginning import Beginning, begin, laid_out
from companion.kernel.game import RULES_PREFIX
from companion.kernel.record import now
from companion.kernel.session import Session

SCENARIOS = {"miniatures": "the-cornfield", "campaign": "gettysburg-battle", "tactical": "antietam-basic"}
GARBLED = "format = 1\nrotten ="
SEATS = ("referee", "union", "confederate")


@cache
def begun(kind: str) -> tuple[dict[str, str], list[journal.Draft]]:
    """Give what a game of a kind carries, and its entries."""
    session = begin(None, Beginning(scenario=SCENARIOS[kind], seed="7"))
    note = session.decode('{"order": "note", "text": "Mist."}')
    session.do(note)
    session.do(note)
    book: Any = session._book
    return dict(book.sources()), [
        journal.Draft(at=one.at, seat=one.seat, label=one.label, command=one.command, events=one.events, dice=one.dice)
        for one in book.entries()
    ]


def carrying(kind: str, **changed: str) -> Session:
    """Give the game with other texts in the place of some, by the names of their files."""
    sources, drafts = begun(kind)
    book = journal.MemoryJournal({"kind": kind, "seed": "7", "scenario": "s"}, sources | changed)
    book.append(drafts)
    return Session(book)


def every_chart() -> Iterator[tuple[str, str]]:
    for kind in SCENARIOS:
        files = import_module(f"companion.games.{kind}.charts.ruleset").FILES
        yield from ((kind, file) for file in files)
    yield "miniatures", "score.toml"


@pytest.mark.parametrize(("kind", "file"), list(every_chart()))
def test_a_chart_that_cannot_be_read_costs_nothing_of_what_has_happened(kind: str, file: str) -> None:
    whole, broken = carrying(kind), carrying(kind, **{RULES_PREFIX + file: GARBLED})
    for seat in SEATS:
        whole.seat = broken.seat = seat
        assert broken.log() == whole.log()
        assert msgspec.json.encode(broken.view) == msgspec.json.encode(whole.view)
        assert msgspec.json.encode(broken.duties()) == msgspec.json.encode(whole.duties())
        assert broken.score() == (None if file == "score.toml" else whole.score())
        assert [broken.explain(one.entry) for one in broken.log()] == [whole.explain(one.entry) for one in whole.log()]
    assert set(broken.unread) <= {file}
    with pytest.raises(BadInput, match=file):
        broken.check()


DECIDES = {
    "miniatures": ("sequence.toml", '{"order": "next-step"}'),
    "campaign": ("scale.toml", '{"order": "set-up", "corps": "A", "urgency": 4}'),
    "tactical": ("sequence.toml", '{"order": "continue"}'),
}
"""A chart of each kind, and a command that is decided by it."""


@pytest.mark.parametrize("kind", SCENARIOS)
def test_nothing_is_decided_by_a_chart_that_stands_in(kind: str) -> None:
    file, command = DECIDES[kind]
    session = carrying(kind, **{RULES_PREFIX + file: GARBLED})
    assert session.view
    before = session.head
    (reason,) = session.why_not(session.decode(command))
    assert reason.text.startswith(file)
    assert "companion update" in reason.text
    with pytest.raises(Refused, match=file):
        session.do(session.decode(command))
    assert session.odds(session.decode(command)) is None
    assert session.head == before


@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_journal_is_told_without_a_chart_but_the_one_that_names_its_phases(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(kind)  # To begin one reads every chart.
    parsed: list[str] = []

    def watched(text: str, file: str, chart: Any, upcasts: Upcasts) -> Any:
        parsed.append(file)
        return reading.read_toml(text, chart, file=file, upcast=upcasts.file(file))

    monkeypatch.setattr(ruleset, "_parsed", watched)
    session = carrying(kind)
    assert len(session.log()) == 3
    assert set(parsed) <= ({"ruleset.toml", "sequence.toml"} if kind == "tactical" else set())


@pytest.mark.parametrize("kind", SCENARIOS)
def test_charts_of_the_same_text_are_parsed_once(kind: str) -> None:
    first, second = carrying(kind), carrying(kind)
    assert first.rules is not second.rules
    for one, other in zip(first.rules.every().values(), second.rules.every().values(), strict=True):
        assert one is other


def test_a_game_is_not_begun_with_a_chart_that_cannot_be_read() -> None:
    first = laid_out(Beginning(scenario="the-cornfield", seed="7"))
    with pytest.raises(BadInput, match=r"charge\.toml"):
        Session.create(
            None,
            kind=first.kind,
            start=first.event,
            sources=dict(first.sources) | {f"{RULES_PREFIX}charge.toml": GARBLED},
            seed="7",
            scenario=now(),
        )


@pytest.mark.parametrize("about", ["rotten =", "id = 1" + "0" * 5000, "id = " + "[" * 5000, 'id = "chess"'])
def test_a_battle_that_does_not_say_its_ruleset_is_shown_all_the_same(about: str) -> None:
    session = carrying("tactical", **{f"{RULES_PREFIX}ruleset.toml": about})
    assert len(session.log()) == 3
    assert session.view.turn == carrying("tactical").view.turn
    assert set(session.unread) == {"ruleset.toml"}
