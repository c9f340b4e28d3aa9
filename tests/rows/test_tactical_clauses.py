"""The rules of square-grid battles as pages: every link leads somewhere, every clause that a battle cites can be read."""

from __future__ import annotations

import re

import pytest

from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.rows.clauses import Pages
from tests.games.tactical.beginning import next_order

_LINK = re.compile(r'href="clause:([^"]+)"')
SCENARIOS = ("antietam-advanced", "antietam-basic", "shiloh-sunken-road")


def begun(scenario: str) -> Session:
    return begin(None, Beginning(scenario=scenario, seed="1"))


def pages(session: Session) -> Pages:
    return Pages(session.sources, session.view.options, "tactical")


@pytest.mark.parametrize("scenario", ["antietam-advanced", "shiloh-sunken-road"])
def test_every_link_of_every_page_leads_to_a_page(scenario: str) -> None:
    found = pages(begun(scenario))
    for name, _ in found.names():
        for link in _LINK.findall(found.page(name)):
            assert found.kind(link), (name, link)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_battle_cites_can_be_read(scenario: str) -> None:
    session = begun(scenario)
    cited: set[str] = set()
    while not session.view.over and session.view.turn < 3:
        cited |= {duty.clause for duty in session.duties()}
        done = session.do(next_order(session.view.truth))
        cited |= {line.clause for line in done.explain}
    found = pages(session)
    assert len(cited) > 8
    assert not [clause for clause in cited if clause and not found.kind(clause)]


def test_a_shiloh_battle_has_both_books_and_an_antietam_battle_one() -> None:
    shiloh, antietam = pages(begun("shiloh-sunken-road")), pages(begun("antietam-advanced"))
    assert (shiloh.kind("SHI-R-CREW"), shiloh.kind("ANT-8.4a")) == ("ruling", "clause")
    assert (antietam.kind("SHI-R-CREW"), antietam.kind("ANT-8.4a")) == ("", "clause")


def test_a_ruling_that_is_read_otherwise_is_marked_on_its_page() -> None:
    session = begin(None, Beginning(scenario="antietam-advanced", seed="1", settings={"ANT-R-FATREC": "1"}))
    page = pages(session).page("ANT-R-FATREC")
    assert "✓" in page
    assert "ANT-R-FATREC" in pages(session).page("").split("Read otherwise in this game")[1]
