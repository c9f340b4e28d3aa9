"""The secondary army commander: the best leader at first, whoever is named, and who comes after him."""

from __future__ import annotations

import pytest

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.commanders import natural_secondary, pass_on_post
from tests.games.campaign.commanding import a_phase, a_story, clauses, laid_out, ordered, with_corps


@pytest.mark.clause("RTG-R-SECONDARY", "RTG-2.0o")
def test_the_best_leader_is_secondary_at_first_among_equals_the_lowest_number() -> None:
    state = laid_out()
    assert state.secondary == {"confederate": "confederate:C", "union": "union:A"}
    assert state.corps["confederate:C"].leadership == state.corps["confederate:J"].leadership
    assert state.corps["confederate:HQ"].leadership > state.corps["confederate:C"].leadership
    renumbered = with_corps(with_corps(state, "confederate:C", number=10), "confederate:J", number=3)
    found = natural_secondary(renumbered, "confederate")
    assert found is not None
    assert found.letter == "J"


@pytest.mark.clause("RTG-13.1.3a", "RTG-12.0a")
def test_dc_names_another_at_once() -> None:
    state = ordered(a_phase(), cmd.DC(corps="4"))
    assert state.secondary == {"confederate": "confederate:D", "union": "union:A"}


@pytest.mark.clause("RTG-R-SECONDARY")
def test_dc_refuses_headquarters_the_gone_and_who_is_it_already() -> None:
    state = a_phase()
    assert clauses(state, cmd.DC(corps="11")) == {"RTG-R-SECONDARY"}
    assert clauses(with_corps(state, "confederate:D", status="eliminated"), cmd.DC(corps="D")) == {"RTG-R-ELIMINATED"}
    assert clauses(with_corps(state, "confederate:D", status="exited"), cmd.DC(corps="D")) == {"RTG-R-XU-SIDE"}
    assert clauses(state, cmd.DC(corps="C")) == {"RTG-13.1.3a"}


@pytest.mark.clause("RTG-R-SECONDARY")
def test_the_post_passes_on_when_the_corps_is_gone() -> None:
    story = a_story(with_corps(a_phase(), "confederate:C", status="eliminated"))
    pass_on_post(story, "confederate")
    assert story.state.secondary["confederate"] == "confederate:J"
    pass_on_post(story, "confederate")
    pass_on_post(story, "union")
    assert len(story.events) == 1


def test_without_corps_nobody_is() -> None:
    state = a_phase()
    for name in [name for name in state.corps if name.startswith("union") and not name.endswith("HQ")]:
        state = with_corps(state, name, status="eliminated")
    story = a_story(state)
    pass_on_post(story, "union")
    assert story.events == []
    assert natural_secondary(state, "union") is None
