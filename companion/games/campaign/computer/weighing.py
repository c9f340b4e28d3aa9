"""What the strong level makes of its reports: by how many the enemy was seen, and whose smoke it is."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Activity, Location, Sighting


def weighed(now: Situation) -> Situation:
    """Give a situation with the enemy weighed by all that was seen of him, not by the greatest guess.

    Of several who guess at a hex in a turn each errs by himself: the mean of them errs least. Smoke counts as far as it
    is believed.
    """
    guesses: dict[tuple[Hex, int], list[int]] = {}
    for one in now.view.reports:
        if isinstance(one, Sighting):
            guesses.setdefault((one.hex, one.sent), []).append(one.men)
    means = {
        one.hex: _mean(guesses.get((one.hex, one.sent), [one.men])) / one.men for one in now.view.enemies if one.men
    }
    enemies = {at: points * means.get(at, credit(now, at)) for at, points in now.known.enemies.items()}
    least = figure(now.doctrine.believed.points)
    believed = now.known._replace(enemies={at: one for at, one in enemies.items() if one >= least})
    return now._replace(known=believed, rumoured=now.known)


def credit(now: Situation, at: Hex) -> float:
    """Give how far smoke is to be believed, 0 to 1: a false report comes once, an army's come about a place.

    What own corps may have raised counts for nothing.
    """
    chart = now.doctrine.operating.smoke
    told = (
        one
        for one in now.view.reports
        if isinstance(one, Activity) and now.view.turn - one.sent <= chart.turns and distance(one.hex, at) <= 1
    )
    return min(1.0, float(figure(chart.share)) * sum(not is_own(now, one) for one in told))


def is_own(now: Situation, smoke: Activity) -> bool:
    """Say whether an own corps stood near enough to smoke, by its letters of about that turn."""
    pace = float(figure(now.doctrine.operating.pace.horse))
    return any(
        isinstance(one, Location) and distance(one.hex, smoke.hex) <= pace * abs(one.sent - smoke.sent)
        for one in now.view.reports
        if abs(one.sent - smoke.sent) <= now.doctrine.operating.smoke.own
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)
