"""A world in which plans are tried: what a side knows as it knows it, and the enemy as he is imagined."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.imagining.enemies import army, believed
from companion.games.campaign.computer.imagining.playing import Middling
from companion.games.campaign.computer.writing import told
from companion.games.campaign.rules.commanders import natural_secondary
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.reconnaissance import reconnoitre
from companion.games.campaign.rules.state import SIDES, Corps, Dispatch, Side, State, key, other
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.rules.zones import in_enemy_zone
from companion.kernel.dice import Dice
from companion.kernel.supply import Supply


def imagined(now: Situation) -> State:
    """Give the campaign as a side imagines it in its player phase, drawn from what it knows alone."""
    side, dice = now.known.side, Supply(stream(now.view))
    bare = _told(now, tuple(army(now, believed(now, dice))))
    return _with_reports_of(other(side), now.rules, now.ground, bare, Middling())


def stream(view: View) -> str:
    """Give the name of the draws: of what a side has heard so far, so that a replay imagines the same."""
    sightings = sum(one.men for one in view.enemies)
    return f"imagined/{view.seat}/{view.turn}/{len(view.reports)}/{sightings}"


def _told(now: Situation, enemies: tuple[Corps, ...]) -> State:
    view, side = now.view, now.known.side
    row = now.rules.scenarios[now.view.scenario]
    own = tuple(_own(now, one) for one in view.corps if one.side == side)
    corps = sorted((*own, *enemies), key=lambda one: (SIDES.index(one.side), one.number))
    state = State(
        scenario="battle" if view.scenario == "battle" else "campaign",
        title=view.title,
        turn=view.turn,
        first_slot=[one.start for one in now.rules.slots].index(row.first_turn),
        first_day=row.first_day,
        last_turn=view.last_turn,
        phase=side,
        setting_up=(),
        rain=view.rain,
        corps={one.id: one for one in corps},
        holder=dict(_holders(now, corps)),
        foraged={key(one.hex): one.times for one in view.foraged},
        forage_points=view.forage_points,
        exited_points=view.exited_points,
        missions={one.corps: one for one in view.missions},
        dispatches=tuple(_letters(view, under_way=True)),
        letters=tuple(_letters(view, under_way=False)),
        issued=len(view.letters),
        reports=view.reports,
        control=dict.fromkeys(SIDES, "computer:able"),
        options=view.options,
    )
    seconds: dict[str, str] = {}
    for each in SIDES:
        known = next((one.id for one in view.corps if one.side == each and one.secondary), None)
        natural = natural_secondary(state, each)
        if known is not None or natural is not None:
            seconds[each] = known or (natural.id if natural else "")
    return replace(state, secondary=seconds)


def _own(now: Situation, one: CorpsView) -> Corps:
    """Give an own corps as its commander knows it: as it is, or as it set out and was told to do since."""
    seen, chart = one.now, now.rules.scale.leadership
    at = one.hex or (one.start.hex if one.start else now.rules.returns_at[one.side])
    strength = seen.strength if seen else one.start.strength if one.start else None
    assert strength is not None
    corps = Corps(
        id=one.id,
        side=one.side,
        letter=one.letter,
        number=one.number,
        unit=one.unit,
        leader=one.leader,
        leadership=seen.leadership if seen else (chart.min + chart.max) // 2,
        aggressiveness=seen.aggressiveness if seen else 0,
        effectiveness=seen.effectiveness if seen else float(now.rules.effectiveness_of[one.id]),
        kind=one.kind,
        headquarters=one.headquarters,
        strength=strength,
        original=one.original,
        status=one.status,
        hex=at,
        urgency=now.urgency,
        start=one.start,
        traits=one.traits,
    )
    if seen is None:
        return _as_told(now, one, corps)
    return replace(
        corps,
        stragglers=seen.stragglers,
        set_aside=seen.set_aside,
        fatigue=seen.fatigue,
        demoralised=seen.demoralised,
        contact=seen.contact,
        urgency=seen.urgency,
        combat=seen.combat,
        march=seen.march,
        patrol=seen.patrol,
        deployment=seen.deployment,
        imposed=seen.imposed,
        orders=seen.orders,
        retreat_to=seen.retreat_to,
        attack_hex=seen.attack_hex,
        reinforce=seen.reinforce,
    )


def _as_told(now: Situation, one: CorpsView, corps: Corps) -> Corps:
    """Give a corps out of sight as by its last letter it should be: who far marches on, and how it behaves."""
    if one.hex is None or one.status != "present":
        return corps
    known = told(now.view, Own(one, one.hex, corps.strength.total, weary=False))
    letter = next((each for each in reversed(now.view.letters) if each.corps == one.id), None)
    orders = () if letter is None or letter.under_way or known.goal == one.hex else letter.orders
    contact = known.contact if known.contact in ("withdraw", "stand", "attack") else "initiative"
    return replace(corps, contact=contact, urgency=known.urgency or corps.urgency, orders=orders)


def _letters(view: View, *, under_way: bool) -> Iterator[Dispatch]:
    for nth, one in enumerate(view.letters, 1):
        if one.under_way or not under_way:
            yield Dispatch(one.corps, one.orders, one.sent, nth, one.expected, one.expected)


def _holders(now: Situation, corps: list[Corps]) -> Iterator[tuple[str, Side]]:
    """Give whose hexes are, as far as anybody is thought to be in them alone; the scenario's as it says."""
    for line in now.rules.scenarios[now.view.scenario].holder:
        yield f"{line.hex[0]},{line.hex[1]}", line.side
    standing: dict[str, set[Side]] = {}
    for one in corps:
        if one.here:
            standing.setdefault(key(one.hex), set()).add(one.side)
    for at, sides in standing.items():
        if len(sides) == 1:
            yield at, next(iter(sides))


def _with_reports_of(side: Side, rules: Rules, ground: Ground, state: State, dice: Dice) -> State:
    """Give the world with what the enemy's corps see in it: he is no blinder than oneself."""
    story = Story(rules, ground, replace(state, corps=_before_the_enemy(state), reports=()), dice)
    reconnoitre(story)
    seen = (one for one in story.state.reports if one.to == side)
    told = (replace(one, sent=state.turn, arrives=state.turn) for one in seen)
    return replace(story.state, reports=(*state.reports, *told))


def _before_the_enemy(state: State) -> dict[str, Corps]:
    """Give the corps with a combat mode for each that stands before an enemy."""
    return {
        name: replace(one, combat="stand") if one.combat == "inactive" and in_enemy_zone(state, one) else one
        for name, one in state.corps.items()
    }
