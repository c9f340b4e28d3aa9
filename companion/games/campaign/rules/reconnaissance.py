"""The reconnaissance phase: what corps see of the enemy, where they say they are, smoke and dust (RTG-4.1, RTG-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure, half_up
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.rules.combat.reconnaissance import cavalry_power, estimated, reconnaissance_error
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.couriers import turns_on_the_way
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.state import SIDES, Corps, Side, State, key
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import chance, uniform
from companion.language.messages import Id

RULING = Id("RTG-R-ACTIVITY")


def reach(rules: Rules, one: Corps) -> int:
    """Give how many hexes a corps reconnoitres around it (RTG-4.1a, RTG-4.1b)."""
    chart = rules.reconnaissance
    return chart.patrol_radius.hexes if one.patrol else chart.radius.hexes


def seen_by(rules: Rules, state: State, one: Corps) -> Iterator[tuple[Hex, tuple[Corps, ...]]]:
    """Yield every hex within reach that holds enemies, with them, the nearest first, then by column and row."""
    found: dict[Hex, list[Corps]] = {}
    for other in state.present():
        if other.side != one.side and distance(one.hex, other.hex) <= reach(rules, one):
            found.setdefault(other.hex, []).append(other)
    for at in sorted(found, key=lambda at: (distance(one.hex, at), at)):
        yield at, tuple(found[at])


def men_told(rules: Rules, strength: Exact) -> int:
    """Give an estimate as men, rounded, and never less than the least that is told (RTG-R-RECON-ERR)."""
    chart = rules.reconnaissance
    men = Fraction(strength) * rules.scale.men_a_point.value
    return max(half_up(men / chart.round_to.men) * chart.round_to.men, chart.least_told.men)


def reconnoitre(story: Story) -> None:
    """Send every corps' sightings and its location report, Confederates first, by number (RTG-4.1a)."""
    for one in tuple(story.state.present()):
        for at, enemies in seen_by(story.rules, story.state, one):
            _sight(story, one, at, enemies)
        _tell_where(story, one)


def _sight(story: Story, one: Corps, at: Hex, enemies: Sequence[Corps]) -> None:
    rules, turn = story.rules, story.state.turn
    power = cavalry_power(rules, [Fighter.of(one)]), cavalry_power(rules, [Fighter.of(other) for other in enemies])
    error = reconnaissance_error(rules, own=power[0], enemy=power[1])
    why = Why(say.SEES(corps=Id(one.id), hex=Id(key(at)), ruling=Id("RTG-R-RECON-ERR")), one.side, "draw")
    draw = uniform(story, why).value * error / 100
    men = men_told(rules, estimated(sum(other.strength.total for other in enemies), draw))
    # Measured once, as it is sent; headquarters may have moved when it comes in.
    arrives = turn + turns_on_the_way(rules, story.state, one.side, one.hex)
    report = reports.Sighting(to=one.side, sent=turn, arrives=arrives, corps=one.id, hex=at, men=men)
    working = (
        Reasoned("RTG-9.2.1a", of_working.ERROR_IN(corps=Id(one.id), hex=Id(key(at))), shown(error)),
        Reasoned("RTG-R-RECON-ERR", of_working.TAKES_FOR(corps=Id(one.id)), shown(1 + draw)),
    )
    story.tell(ev.Reported(report, working))


def _tell_where(story: Story, one: Corps) -> None:
    """Send a location report: the hex, what the corps is about, forage and leaders lost since (RTG-R-REPORT-TEXT)."""
    turn = story.state.turn
    report = reports.Location(
        to=one.side,
        sent=turn,
        arrives=turn + turns_on_the_way(story.rules, story.state, one.side, one.hex),
        corps=one.id,
        hex=one.hex,
        combat="" if one.combat == "inactive" else one.combat,
        foraged=one.foraged,
        leader_lost=one.leader_lost,
        new_leader=one.leader if one.leader_lost else "",
    )
    story.tell(ev.Reported(report))


def report_activity(story: Story) -> None:
    """Give each player what smoke and dust show, true and false; no courier rides for that (RTG-10.3, RTG-4.2.2a).

    The hexes are told in the order of the map, so that nothing marks the false one.
    """
    occupied = sorted({one.hex for one in story.state.present()})
    p = Fraction(figure(story.rules.activity.occupied_hex.chance))
    for side in SIDES:
        seen = [
            at for at in occupied if chance(story, p, Why(say.ACTIVITY(hex=Id(key(at)), ruling=RULING), side, "draw"))
        ]
        # Own corps among them: dust has no flag.
        for at in sorted((*seen, *_falsely_seen(story, side, set(occupied)))):
            turn = story.state.turn
            story.tell(ev.Reported(reports.Activity(to=side, sent=turn, arrives=turn, hex=at)))


def _falsely_seen(story: Story, side: Side, occupied: set[Hex]) -> tuple[Hex, ...]:
    """Give one random hex that could hold somebody and does not, or none (RTG-10.3c)."""
    p = Fraction(figure(story.rules.activity.false_report.chance))
    if not chance(story, p, Why(say.FALSE_ACTIVITY(ruling=RULING), side, "draw")):
        return ()
    empty = [at for at in sorted(story.ground.terrain) if story.ground.passable(at) and at not in occupied]
    drawn = story.dice.choose(len(empty), Why(say.FALSE_HEX(ruling=RULING), side, "draw"))
    return (empty[drawn.face - 1],)
