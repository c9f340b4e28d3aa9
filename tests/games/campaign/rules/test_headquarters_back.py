"""The state of a headquarters that comes back: by its chart, and by what a document says."""

from __future__ import annotations

import msgspec
import pytest

from companion.games.campaign.charts.ruleset import load
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight
from companion.games.campaign.rules.state import Side, Strength
from companion.kernel.shelf import ruleset_texts
from tests.games.campaign.battles import a_game, headquarters, story, the_rules

USA: Side = "union"


@pytest.mark.clause("RTG-R-HQ-BACK")
def test_in_which_state_it_returns_is_the_charts_to_say() -> None:
    texts = dict(ruleset_texts("gettysburg"))
    for was, new in (
        ("points = 4,", "points = 7,"),
        ("fatigue = 0,", "fatigue = 2,"),
        ("level = 9,", "level = 8,"),
        ("level = 0,", "level = 10,"),
        ('deployment = "deployed"', 'deployment = "road"'),
        ('march = "rest"', 'march = "normal"'),
    ):
        assert texts["headquarters.toml"].count(was) == 1
        texts["headquarters.toml"] = texts["headquarters.toml"].replace(was, new)
    for rules, expected in (
        (the_rules(), (Strength(cavalry=4), 0.0, 9.0, 0, "deployed", "rest")),
        (load(texts), (Strength(cavalry=7), 2.0, 8.0, 10, "road", "normal")),
    ):
        gone = headquarters(USA, strength=Strength(), original=4, fatigue=5.0, aggressiveness=3, march="force")
        told = story(a_game(gone), 5, rules=rules)
        fight.after_losses(told, [gone.id])
        meade = told.state.corps[gone.id]
        found = (
            meade.strength,
            meade.fatigue,
            meade.effectiveness,
            meade.aggressiveness,
            meade.deployment,
            meade.march,
        )
        assert found == expected


@pytest.mark.clause("RTG-R-HQ-BACK")
def test_a_return_that_was_written_without_its_state_is_read_as_it_was_meant() -> None:
    """The first documents name only hex, strength and leadership."""
    old = b'{"event":"headquarters-returned","corps":"union:HQ","hex":[20,18],"strength":{"cavalry":4},"leadership":6}'
    event = msgspec.json.decode(old, type=ev.AnyEvent)
    gone = headquarters(USA, strength=Strength(), fatigue=5.0, aggressiveness=3, effectiveness=8.5, march="force")
    meade = folding.apply(a_game(gone), event).corps[gone.id]
    found = (
        meade.hex,
        meade.strength,
        meade.leadership,
        meade.fatigue,
        meade.aggressiveness,
        meade.deployment,
        meade.march,
    )
    assert found == ((20, 18), Strength(cavalry=4), 6, 0.0, 0, "deployed", "rest")
    assert meade.effectiveness == 8.5
