"""Exact odds of a charge against icepool asked the same question, in one run."""

from __future__ import annotations

from typing import Any

import icepool
import pytest

from companion.charts.figures import row_for
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules.charge_losses import fate
from companion.games.miniatures.rules.odds.charge import of_charge
from companion.kernel import shelf

COMBAT = charge.Combat(
    attackers=[charge.Fighter(stands=8, state="fresh", confederate=True)],
    defenders=[charge.Fighter(stands=7, state="worn")],
    ground="favorable",
)


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(shelf.ruleset_texts("miniatures"))


def by_icepool(rules: Rules, combat: charge.Combat) -> Any:
    """Two dice, a result and both sides' losses; a struggle rolls again. Each roll is asked once, not once a face."""
    kept = charge.Ladders.of(rules, combat)
    asked: dict[int, Any] = {}

    def roll(now: charge.Combat, before: int) -> Any:
        if before not in asked:
            attacking = charge.total([*kept.kept_attacker, *charge.worked_out_again(rules, now, "attacker")])
            net = attacking - charge.total([*kept.kept_defender, *charge.worked_out_again(rules, now, "defender")])
            asked[before] = icepool.map(
                lambda one, two: outcome(now, before, one - two + net), icepool.d10, icepool.d10
            )
        return asked[before]

    def outcome(now: charge.Combat, before: int, difference: int) -> Any:
        row = row_for(rules.charge.result, difference)
        if row.lost_each_side:
            after = charge.after_struggle(rules, now)
            gone = not (after.attackers and after.defenders)
            return ("gone", before + 1, before + 1) if gone else roll(after, before + 1)
        units = now.attackers if row.loser == "attacker" else now.defenders
        lost = fate(rules, row, units, difference, loses=True).stands_lost
        attackers_lose = row.loser == "attacker"
        return row.id, before + (lost if attackers_lose else 0), before + (0 if attackers_lose else lost)

    return roll(combat, 0)


def test_ours(benchmark: Any, rules: Rules) -> None:
    odds = benchmark(of_charge, rules, COMBAT)
    peer = by_icepool(rules, COMBAT)
    assert odds.expected["attacker_stands_lost"] == pytest.approx(float(peer.marginals[1].mean()))
    assert odds.expected["defender_stands_lost"] == pytest.approx(float(peer.marginals[2].mean()))


def test_icepool(benchmark: Any, rules: Rules) -> None:
    benchmark(by_icepool, rules, COMBAT)
