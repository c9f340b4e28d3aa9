"""Whatever names, titles, notes and reasons hold, what is told of a game has as many headings, lines and rows."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from msgspec.structs import replace

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.commands import Note as OfMiniatures
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.journal import Draft, MemoryJournal
from companion.kernel.overriding.facts import Noted, Overridden
from companion.kernel.overriding.orders import Note
from companion.kernel.record import json_text
from companion.kernel.session import Session
from companion.language import incoming
from companion.rows.journal import journal_lines
from companion.rows.report import markdown_report
from companion.terminal.writing import write_lines
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.language.test_escaping import NASTY, TEXTS

SHORT = settings(max_examples=25, deadline=None)
PARSED = MarkdownIt("commonmark").enable(["table", "strikethrough"])
HONEST = "Cutler"
SAID = TEXTS.filter(lambda text: text.strip() and not re.search("[\ud800-\udfff]", text))
"""No half signs: no document can hold them."""


def shape(text: str) -> list[str]:
    """Give the blocks of a Markdown text, and of what stands in them all but words and emphasis."""
    tokens = PARSED.parse(text)
    inner = [child.type for one in tokens for child in one.children or ()]
    assert not {"link_open", "image", "html_inline", "code_inline", "hardbreak", "s_open"} & set(inner), inner
    return [one.type for one in tokens] + [one for one in inner if one in ("strong_open", "em_open")]


@cache
def sources() -> dict[str, str]:
    from companion.games.miniatures.beginning import CHARTS
    from companion.kernel.game import RULES_PREFIX
    from companion.kernel.shelf import ruleset_texts

    return {RULES_PREFIX + name: text for name, text in ruleset_texts("miniatures", only=CHARTS).items()}


def battle(said: str) -> Session:
    """Make a battle as an older document may hold it: every name, title, note and reason is this text."""
    made = (
        replace(a_brigade("cutler", corps="I", division="D"), name=said),
        replace(a_battery("hall"), name=said),
        replace(a_leader("heth", "confederate"), name=said, status="fallen"),
        replace(a_brigade("davis", "confederate", division="C"), name=said),
    )
    state = a_battle(*made, title=said, names={"I": said, "D": said, "C": said})
    facts = (Noted(said), Overridden("game", "title", said, said, said), Overridden("cutler", "name", "x", said, said))
    return told("miniatures", ev.Began(state), sources(), OfMiniatures(text=said), facts)


def told(kind: str, start: object, texts: Any, note: Any, facts: tuple[object, ...]) -> Session:
    """Give a game whose entries say this; as they are stored, so that no gate is passed."""
    book = MemoryJournal({"kind": kind, "seed": "7", "scenario": "x"}, texts)
    at = "2026-11-22T20:00:00Z"
    book.append([Draft(at=at, seat="referee", label="Set-up", command="[]", events=json_text([start]))])
    book.append(
        [
            Draft(at=at, seat="referee", label=f"Note: {note.text}", command=json_text([note]), events=json_text([one]))
            for one in facts
        ]
    )
    return Session(book)


@cache
def begun(scenario: str) -> First:
    return laid_out(Beginning(scenario=scenario))


def of_computer(scenario: str) -> Callable[[str], Session]:
    def make(said: str) -> Session:
        first = begun(scenario)
        start = msgspec.structs.replace(first.event, state=replace(first.event.state, title=said))
        return told(first.kind, start, first.sources, Note(text=said), (Noted(said),))

    return make


GAMES = {"miniatures": battle, "campaign": of_computer("gettysburg-battle"), "tactical": of_computer("antietam-basic")}


@SHORT
@given(said=SAID)
def test_the_report_and_the_log_of_any_names(said: str) -> None:
    assert_alike(battle(said), "miniatures")


@pytest.mark.parametrize("kind", ["campaign", "tactical"])
@pytest.mark.parametrize("said", [one for one in NASTY if "\ud800" not in one][::3])
def test_the_report_and_the_log_of_any_notes(kind: str, said: str) -> None:
    assert_alike(GAMES[kind](said), kind)


@cache
def honest(kind: str) -> tuple[list[str], int]:
    session = GAMES[kind](HONEST)
    return shape(markdown_report(session)), len(shown(session).splitlines())


def shown(session: Session) -> str:
    """Give the log as the terminal has it."""
    import click

    @click.command
    def log() -> None:
        write_lines(journal_lines(session.kind, session.view, session.log()))

    return CliRunner().invoke(log).stdout


def assert_alike(session: Session, kind: str) -> None:
    blocks, lines = honest(kind)
    report, log = markdown_report(session), shown(session)
    assert shape(report) == blocks
    assert len(log.splitlines()) == lines
    for text in (report, log):
        assert not any(incoming.faults(text.replace("\n", "")))


@settings(max_examples=10, deadline=None)
@given(said=st.sampled_from(NASTY).filter(lambda text: "\ud800" not in text))
def test_a_document_with_such_names_is_read_in_every_way(said: str) -> None:
    session = battle(said)
    assert session.view.title == said
    assert session.duties() is not None
    assert session.log()
