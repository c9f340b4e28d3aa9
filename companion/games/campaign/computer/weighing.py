"""What the strong level makes of its reports: by how many the enemy was seen, and whose smoke it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Activity, Location, Sighting


def weighed(now: Situation) -> Situation:
    """Give a situation with the enemy weighed by all that was seen of him, not by the greatest guess.

    Of several who guess at a hex in a turn each errs by himself: the mean of them errs least. Smoke counts as far as it
    is believed.
    """
    now = now._replace(smoke=foreign_smoke(now))
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

    What own corps raised counts for nothing, what is old for less.
    """
    chart, kept = now.doctrine.operating.smoke, 1 - float(figure(now.doctrine.fading.share))
    told = (
        one
        for one in (foreign_smoke(now) if now.smoke is None else now.smoke)
        if now.view.turn - one.sent <= chart.turns and distance(one.hex, at) <= 1
    )
    return min(1.0, float(figure(chart.share)) * sum(kept ** (now.view.turn - one.sent) for one in told))


def sits_still(now: Situation) -> bool:
    """Say whether the enemy stays where he is: several of his hexes were told of again some turns later."""
    return len(still_there(now)) >= now.doctrine.operating.still.hexes


def still_there(now: Situation) -> frozenset[Hex]:
    """Give the hexes where the enemy was told of lately and again some turns later."""
    told: dict[Hex, list[int]] = {}
    seen = [(one.hex, one.sent) for one in now.view.reports if isinstance(one, Sighting)]
    seen += [(one.hex, one.sent) for one in (foreign_smoke(now) if now.smoke is None else now.smoke)]
    for at, sent in seen:
        if now.view.turn - sent <= now.doctrine.operating.smoke.turns:
            told.setdefault(at, []).append(sent)
    apart = figure(now.doctrine.operating.still.turns)
    return frozenset(at for at, turns in told.items() if max(turns) - min(turns) >= apart)


def foreign_smoke(now: Situation) -> tuple[Activity, ...]:
    """Give the smoke of late that no own corps was near enough to have raised."""
    letters: dict[str, list[Location]] = {}
    for one in now.view.reports:
        if isinstance(one, Location):
            letters.setdefault(one.corps, []).append(one)
    smoke = (one for one in now.view.reports if isinstance(one, Activity))
    last = now.doctrine.operating.smoke.turns
    return tuple(one for one in smoke if now.view.turn - one.sent <= last and not _own(now, one, letters))


def _own(now: Situation, smoke: Activity, letters: Mapping[str, Sequence[Location]]) -> bool:
    """Say whether an own corps stood near enough to smoke, by its letter nearest to that turn."""
    pace, own = float(figure(now.doctrine.operating.pace.horse)), now.doctrine.operating.smoke.own
    # Who wrote from elsewhere in that very turn did not raise it, however near he came before or after.
    nearest = (min(found, key=lambda one: abs(one.sent - smoke.sent)) for found in letters.values())
    return any(
        abs(one.sent - smoke.sent) <= own and distance(one.hex, smoke.hex) <= pace * abs(one.sent - smoke.sent)
        for one in nearest
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)
