"""What a player believes: where the enemy is and how strong, and what his own corps can still do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.computer.doctrine import Doctrine
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, cube, distance
from companion.games.campaign.rules.state import Side
from companion.games.campaign.rules.view import CorpsView, View


class Own(NamedTuple):
    """An own corps as its commander knows it."""

    view: CorpsView
    hex: Hex
    strength: int
    """Strength points: present ones where it is seen, else those of the start."""
    weary: bool

    @property
    def id(self) -> str:
        """Its id."""
        return self.view.id

    @property
    def cavalry(self) -> bool:
        """Say whether it marches as cavalry."""
        return self.view.kind == "cavalry"


class Beliefs(NamedTuple):
    """A side's picture of the campaign."""

    side: Side
    enemies: dict[Hex, float]
    """Strength points believed in a hex, less by every turn of a report's age (RTG-R-AI-UNION)."""
    own: tuple[Own, ...]
    """The corps on the map, headquarters aside."""
    headquarters: Own | None

    @property
    def everybody(self) -> tuple[Own, ...]:
        """Give the corps on the map and headquarters."""
        return self.own if self.headquarters is None else (*self.own, self.headquarters)

    def near(self, at: Hex, reach: int) -> float:
        """Give the enemy strength believed within a distance."""
        return sum(points for spot, points in self.enemies.items() if distance(spot, at) <= reach)

    def centre(self) -> Hex | None:
        """Give the believed hex nearest to the enemy's centre of strength; None when nothing is believed."""
        return _middle(self.enemies)

    def mass(self) -> Hex | None:
        """Give the own corps' hex nearest to their centre of strength."""
        at: dict[Hex, float] = {}
        for one in self.own:
            at[one.hex] = at.get(one.hex, 0.0) + one.strength
        return _middle(at)


class Situation(NamedTuple):
    """What a player plans with: the rules, the map, his doctrine, what his side knows and what he makes of it."""

    rules: Rules
    ground: Ground
    doctrine: Doctrine
    view: View
    known: Beliefs
    rumoured: Beliefs | None = None
    """What every rumour says, where `known` holds what is weighed."""

    @property
    def by_rumour(self) -> Situation:
        """Give the situation as every rumour has it."""
        return self if self.rumoured is None else self._replace(known=self.rumoured, rumoured=None)

    @property
    def urgency(self) -> int:
        """Give the urgency of all that is not pressing."""
        return int(figure(self.doctrine.urgency.level))

    @property
    def place(self) -> Hex | None:
        """Give the hex that the scenario is about; None where it is about none."""
        place = self.rules.scenarios[self.view.scenario].objective
        return None if place is None else (place[0], place[1])


def _middle(weights: dict[Hex, float]) -> Hex | None:
    whole = sum(weights.values())
    if not whole:
        return None
    spots = {spot: cube(spot) for spot in weights}
    q = sum(spots[spot][0] * weight for spot, weight in weights.items()) / whole
    r = sum(spots[spot][1] * weight for spot, weight in weights.items()) / whole
    # A hex that somebody stands in, not the centre of gravity itself: between two armies there may be a mountain.
    return min(weights, key=lambda spot: ((spots[spot][0] - q) ** 2 + (spots[spot][1] - r) ** 2, spot))


def beliefs(rules: Rules, ground: Ground, doctrine: Doctrine, view: View) -> Beliefs:
    """Form a side's picture from its view alone."""
    assert view.seat != "referee"
    own = [_own(doctrine, one) for one in view.corps if one.side == view.seat and one.status == "present" and one.hex]
    corps = tuple(one for one in own if not one.view.headquarters)
    enemies = believed_enemies(rules, ground, doctrine, view)
    return Beliefs(view.seat, enemies, corps, next((one for one in own if one.view.headquarters), None))


def believed_enemies(rules: Rules, ground: Ground, doctrine: Doctrine, view: View) -> dict[Hex, float]:
    """Give the enemy strength believed in each hex, by sightings and activity, less by every turn of their age.

    What a corps has looked at since without a word of the enemy is empty. Activity tells no strength: it is taken for
    an average corps, as one's own are; where own corps may be it was theirs (RTG-R-AI-UNION, RTG-10.3a).
    """
    kept, least = 1 - float(figure(doctrine.fading.share)), figure(doctrine.believed.points)
    found: dict[Hex, float] = {}
    seen = {one.hex: one.sent for one in view.enemies}
    for one in view.enemies:
        # A corps that has looked since and says nothing of him has seen the hex empty.
        if one.sent >= looked_at(rules, view, one.hex):
            found[one.hex] = one.men / rules.scale.men_a_point.value * kept**one.age
    unknown = average(view)
    for smoke in view.activity:
        at = smoke.hex
        # Activity is told of friend and foe alike, and one report in some turns is false: it counts only where nothing
        # better is known.
        if smoke.sent > max(seen.get(at, -1), looked_at(rules, view, at)) and not _own_smoke(view, at):
            found[at] = max(found.get(at, 0.0), unknown * kept**smoke.age)
    return {at: points for at, points in found.items() if points >= least and ground.passable(at)}


def _reported(view: View) -> Iterator[tuple[Hex, int]]:
    """Yield where own corps stood, by their newest letters, and the turn of these."""
    for one in view.corps:
        if one.side == view.seat and one.status == "present" and one.reported is not None:
            yield one.reported.hex, one.reported.sent


def looked_at(rules: Rules, view: View, at: Hex) -> int:
    """Give the last turn in which an own corps is known to have reconnoitred a hex; -1 for never (RTG-4.1a)."""
    reach = rules.reconnaissance.radius.hexes
    return max((sent for spot, sent in _reported(view) if distance(spot, at) <= reach), default=-1)


def _own_smoke(view: View, at: Hex) -> bool:
    """Say whether an own corps may have come to a hex since it reported: a hex a turn is taken for what it marches."""
    standing = (one.hex for one in view.corps if one.side == view.seat and one.status == "present")
    return at in standing or any(distance(spot, at) <= view.turn - sent for spot, sent in _reported(view))


def average(view: View) -> float:
    """Give the strength of an average corps of one's own at the start: armies are much alike."""
    corps = [one.original for one in view.corps if one.side == view.seat and not one.headquarters]
    return sum(corps) / max(len(corps), 1)


def _own(doctrine: Doctrine, one: CorpsView) -> Own:
    assert one.hex is not None
    now = one.now
    # Far corps are reckoned as they set out: their commander knows no better, and the computer may not either.
    strength = now.strength.total if now else one.start.strength.total if one.start else one.original
    weary = now is not None and now.morale < float(figure(doctrine.weary_below.morale))
    return Own(one, one.hex, strength, weary)
