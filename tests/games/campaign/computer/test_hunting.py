"""Kept positions: who is beaten is run down, in sight or out of it, and nobody is hunted who is too many."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.hunting import hunts, quarries
from companion.games.campaign.computer.imagining.postures import planned
from companion.games.campaign.computer.line import goals
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.reports import AnyReport, Fought
from companion.games.campaign.rules.state import State
from tests.games.campaign.commanding import gathered
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_letter,
    a_sighting,
    a_situation,
    following,
    ordered_by,
    placed,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN: Hex = (12, 8)
PIKE: Sequence[Hex] = ((13, 8), (14, 7), (15, 7))
"""The hexes straight on from the town by its first direction but one."""


def a_battle(*reports: AnyReport, turn: int) -> State:
    state = a_campaign("confederate", *reports, turn=turn, scenario="battle")
    return placed(gathered(state, "confederate", TOWN), "confederate", HQ=(11, 8))


def fought(at: Hex, *, sent: int, loss: int = 20) -> Fought:
    return Fought(
        to="confederate",
        sent=sent,
        arrives=sent + 1,
        battle="1",
        hex=at,
        attacked=True,
        corps=("confederate:A",),
        loss_percent=10,
        enemy_loss_percent=loss,
        enemy_strength=15000,
    )


def looks(*turns: int, at: Hex = TOWN) -> list[AnyReport]:
    return [a_letter("confederate", "A", at, sent=turn) for turn in turns]


def knows(state: State) -> Situation:
    return weighed(a_situation(state, "confederate"))


def test_who_was_fought_and_is_gone_is_looked_for_straight_on() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", TOWN, 15000, sent=3), fought(TOWN, sent=3)]
    reports += [a_sighting("confederate", PIKE[0], 9000, sent=4), *looks(3, 4, 5)]
    found = quarries(knows(a_battle(*reports, turn=5)))
    assert found[0].at == PIKE[2]
    assert PIKE[0] not in {one.at for one in found}


def test_who_was_fought_and_is_still_in_sight_is_hunted_where_he_is() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", TOWN, 15000, sent=3), fought(TOWN, sent=3)]
    reports += [a_sighting("confederate", PIKE[0], 9000, sent=4), *looks(3, 4)]
    assert [one.at for one in quarries(knows(a_battle(*reports, turn=4)))] == [PIKE[0]]


def test_who_went_without_a_fight_is_not_hunted() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", (13, 8), 12000, sent=3), *looks(3, 4)]
    assert quarries(knows(a_battle(*reports, turn=4))) == []


def test_what_battle_has_taken_has_not_got_away() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", TOWN, 15000, sent=3), fought(TOWN, sent=3, loss=30)]
    reports += [a_sighting("confederate", TOWN, 10000, sent=4), *looks(3, 4)]
    assert quarries(knows(a_battle(*reports, turn=4))) == []


def test_the_few_are_hunted_by_one_corps_each_that_can_beat_them() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", at, 3000, sent=4) for at in ((13, 8), (11, 9))]
    now = knows(a_battle(*reports, *looks(2, 3, 4), turn=4))
    found = list(hunts(now, now.known.own))
    assert {one.quarry.at for one in found} == {(13, 8), (11, 9)}
    assert len({one.by.id for one in found}) == len(found)


def test_nobody_hunts_beside_those_whom_he_would_attack_instead() -> None:
    reports: list[AnyReport] = [
        a_sighting("confederate", (13, 8), 3000, sent=4),
        a_sighting("confederate", (13, 9), 30000, sent=4),
    ]
    now = knows(a_battle(*reports, *looks(4), turn=4))
    assert not list(hunts(now, now.known.own))


def test_a_hunter_marches_by_night_on_his_own_and_attacks() -> None:
    reports: list[AnyReport] = [a_sighting("confederate", (14, 7), 3000, sent=4), *looks(2, 3, 4)]
    state = following(a_battle(*reports, turn=4), "confederate", "seek")
    now = knows(state)
    assert now.view.slot == "night"
    plan = planned(now, "seek")
    after = next(name for name, one in plan.items() if one.task == "strike")
    assert goals(now, plan)[after].contact == "attack"
    ordered = ordered_by(state, "confederate")
    assert all(after not in one.corps for one in ordered if isinstance(one, cmd.OF))
    assert cmd.CM(corps=after, contact="attack") in ordered
