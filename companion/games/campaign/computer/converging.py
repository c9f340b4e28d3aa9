"""The army together: it falls with all who are needed on what it knows of an enemy, and then on the next of him.

Corps that come one by one are beaten one by one. Against him who stays where he is there is time to bring up enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average, looked_at
from companion.games.campaign.computer.converging_chart import Converging
from companion.games.campaign.computer.covering import where_the_enemy_may_be
from companion.games.campaign.computer.estimates import worth_of_a_point
from companion.games.campaign.computer.marches import about, hexes_to
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.operations import Operation, chosen_operations, part
from companion.games.campaign.computer.pressing import leads, out_of_it, seat
from companion.games.campaign.computer.staying import stays
from companion.games.campaign.computer.weighing import credit
from companion.games.campaign.computer.writing import toll
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import Fought


def goes_together(now: Situation) -> bool:
    """Say whether the army keeps together: while nobody knows what the enemy does, and where he stays."""
    return now.view.turn <= now.doctrine.strong.converging.opening or stays(now)


def converge(now: Situation) -> Plan:
    """Give each corps its mission: in a blow, on the look-out, with the army that waits for one, or at rest."""
    chart, foes = now.doctrine.strong.converging, standing(now)
    fit = [one for one in now.known.own if not is_worn(now, one)]
    plan: Plan = {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    if now.view.turn > now.view.last_turn - chart.rest:
        return plan | {one.id: mission(now, one, "hold", one.hex, "last-hours") for one in fit} | _led(now, fit, ())
    line = [one for one in fit if not is_light(now, one)]
    then = now._replace(known=now.known._replace(enemies=now.known.enemies | foes))
    struck = chosen_operations(then, line, foes)
    rally = _rally(now, line, foes)
    for one in fit:
        mine = next((blow for blow in struck if one in blow.corps), None)
        if mine is not None:
            plan[one.id] = part(now, one, mine, "converge")
        elif one in line:
            plan[one.id] = mission(now, one, "gather", rally, "eyes")
        else:
            plan[one.id] = _looks(now, one, struck[0].at if struck else None, foes)
    return plan | _led(now, fit, struck)


def is_worn(now: Situation, one: Own) -> bool:
    """Say whether a corps is too tired to be sent; who fights fights on longer, who rests does so until it is fresh.

    By what it can have at the best: a poor corps is never as fresh as a good one.
    """
    seen, given, sparing = one.view.now, had(now, one), now.doctrine.operating.sparing
    if seen is None:
        return False
    fresh = seen.effectiveness + float(figure(now.rules.fatigue.fresh_level.level))
    if now.known.near(one.hex, 1):
        return seen.morale < float(figure(_chart(now).weary))
    if given is not None and given.why == "weary":
        return seen.morale < min(float(figure(sparing.rested)), fresh - 1)
    return seen.morale < min(float(figure(sparing.marches)), fresh - 2)


def standing(now: Situation) -> dict[Hex, float]:
    """Give the enemy's strength points hex by hex as they were last seen: nobody melts away by not being looked at.

    Where only smoke is told of, and is to be believed, there may be an average corps.
    """
    kept, enough = 1 - float(figure(now.doctrine.fading.share)), float(figure(_chart(now).smoke))
    seen = {one.hex: one.age for one in now.view.enemies}
    found = {at: points / kept ** seen[at] for at, points in now.known.enemies.items() if at in seen}
    smoke = {at for at in now.known.enemies if at not in seen and credit(now, at) >= enough}
    # Who is gone for is there until somebody has looked: smoke comes and goes.
    struck = {
        given.hex
        for given in now.view.missions
        if given.task == "converge" and looked_at(now.rules, now.view, given.hex) < given.since
    }
    foes = {at: average(now.view) for at in struck | smoke} | found
    return foes | dict(_fled(now, foes))


def _fled(now: Situation, foes: Mapping[Hex, float]) -> Iterator[tuple[Hex, float]]:
    """Yield where they are thought to be who were fought lately and are seen no more: just beyond what one sees."""
    chart, men, own = _chart(now), now.rules.scale.men_a_point.value, [one.hex for one in now.known.own]
    mass = now.known.mass()
    taken: list[Hex] = []
    fought = [one for one in now.view.reports if isinstance(one, Fought) and now.view.turn - one.sent <= chart.pursues]
    for one in sorted(fought, key=lambda one: (-one.sent, one.hex)):
        if any(distance(one.hex, at) <= chart.close for at in taken):
            continue
        taken.append(one.hex)
        left = 0 if one.surrendered else one.enemy_strength * (100 - one.enemy_loss_percent) / 100 / men
        seen = sum(points for at, points in foes.items() if distance(at, one.hex) <= chart.close)
        spots = [
            at
            for at in about(one.hex, chart.close + 1)
            if at in now.ground.terrain and now.ground.passable(at) and min(distance(at, spot) for spot in own) > 1
        ]
        if spots and mass is not None and left > seen + average(now.view) / 3:
            yield min(spots, key=lambda at: (distance(at, one.hex), -distance(at, mass), at)), left - seen


def against(now: Situation, at: Hex, foes: Mapping[Hex, float]) -> float:
    """Give the combat strength to be reckoned with: his who is there, and shares of theirs who are near him."""
    shares = now.doctrine.strong.converging.help
    points = 0.0
    for spot, men in foes.items():
        far = distance(spot, at)
        if far <= len(shares):
            points += men * (float(figure(shares[far - 1])) if far else 1)
    # A point of fatigue is a point of every man's worth.
    worth = worth_of_a_point(now, "stand")
    return points * max(1.0, worth - wear(now, at, points))


def wear(now: Situation, at: Hex, points: float) -> float:
    """Give the fatigue that so many strength points of the enemy's are thought to have from battles about their hex.

    Every battle tires, by its losses and besides; who is let alone rests.
    """
    chart, per = _chart(now).wear, float(figure(now.rules.combat.tiring_losses.percent))
    rest, men = float(figure(chart.rest)), now.rules.scale.men_a_point.value
    fought = [one for one in now.view.reports if isinstance(one, Fought) and distance(one.hex, at) <= chart.hexes]
    tired, last = 0.0, 0
    for one in sorted(fought, key=lambda one: one.sent):
        share = min(1.0, one.enemy_strength / men / max(points, 1.0))
        tired = max(0.0, tired - rest * (one.sent - last))
        tired += share * (one.enemy_loss_percent / per + float(figure(chart.a_battle)))
        last = one.sent
    return max(0.0, tired - rest * (now.view.turn - last))


def is_light(now: Situation, one: Own) -> bool:
    """Say whether a corps is too small for a blow, as a cavalry division is."""
    return one.strength < float(figure(_chart(now).light)) * average(now.view)


def _rally(now: Situation, line: Sequence[Own], foes: Mapping[Hex, float]) -> Hex:
    """Give where the army waits together: on the way to the enemy, out of his reach; where it was, while it is."""
    clear = _chart(now).clear
    before = next((given.hex for one in line if (given := had(now, one)) is not None and given.why == "eyes"), None)
    if before is not None and all(distance(at, before) >= clear for at in foes):
        together = sum(distance(one.hex, before) <= 1 for one in line)
        if 2 * together < len(line) or foes:
            return before
    start = before or now.known.mass() or now.ground.exits[0]
    way = now.ground.route(start, (where_the_enemy_may_be(now),), now.known.side, toll(now.rules)) or ()
    ahead = [at for at in way[: _chart(now).step] if all(distance(at, spot) >= clear for spot in foes)]
    return ahead[-1] if ahead else start


def _looks(now: Situation, one: Own, at: Hex | None, foes: Mapping[Hex, float]) -> Mission:
    """Let light horse look about near an enemy, from where all are two hexes off."""
    goal = at or where_the_enemy_may_be(now)
    before = had(now, one)
    near = _chart(now).close
    if (
        before is not None
        and before.task == "watch"
        and distance(before.hex, goal) <= near + 1
        and not _beside(before.hex, foes)
    ):
        return before
    far = hexes_to(now.ground, one.hex, now.known.side)
    spots = [spot for spot in far if distance(spot, goal) >= near and not _beside(spot, foes)]
    spot = min(spots, key=lambda spot: (distance(spot, goal), far[spot], spot), default=one.hex)
    return mission(now, one, "watch", spot, "eyes")


def _beside(spot: Hex, foes: Mapping[Hex, float]) -> bool:
    return any(distance(spot, at) <= 1 for at in foes)


def _led(now: Situation, fit: Sequence[Own], struck: Sequence[Operation]) -> Plan:
    """Keep headquarters with the army, where those of the greatest blow hear it.

    Not before it, nor at the enemy: blows come and go, and who rides after each of them shuttles.
    """
    staff, main = now.known.headquarters, max(struck, key=lambda blow: len(blow.corps), default=None)
    if staff is None:
        return {}
    return {staff.id: leads(now, seat(now, now.known.mass() or staff.hex), main.corps if main else fit)}


def _chart(now: Situation) -> Converging:
    return now.doctrine.strong.converging
