"""One battle as JSON, without a game: its shape, its domain, its answer (`resolve gettysburg.combat`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Figure, Men, Some, SomeFew, SomeMen, Whole
from companion.charts.figures import Exact, Outside, Reasoned, exact, shown
from companion.charts.rounding import figure
from companion.charts.traits import Traits
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.shared import Limits
from companion.games.campaign.rules.combat.battle import Fought
from companion.games.campaign.rules.combat.battle import resolve as fought
from companion.games.campaign.rules.combat.sides import Battle, BattleSide, Fighter
from companion.games.campaign.rules.combat.strength import is_demoralised, morale
from companion.games.campaign.rules.orders import Deployment
from companion.games.campaign.rules.remarking import not_asked
from companion.games.campaign.rules.state import SIDES, Side, Strength
from companion.language.messages import Id, Message, Own, says

FACTOR = says("campaign.case.factor", "expected a number from 1/{most} to {most}, got {random_factor}")
AT_LEAST = says("campaign.case.at-least", "expected a whole number, {least} or more, got {value} ({clause})")
AT_MOST = says("campaign.case.at-most", "expected a whole number, {most} or less, got {value} ({clause})")
TWICE = says("campaign.case.twice", "{corps!r} stands twice")
NO_POINT = says("campaign.case.no-point", "has no strength point")
RANK = says("campaign.case.rank", "expected a rank from 1 to {most}, got {rank}")
SAME_RANK = says("campaign.case.same-rank", "{rank} is the rank of {corps!r} too")
HQ_COMMANDS = says(
    "campaign.case.hq-commands", "expected {corps!r}: where a headquarters is, its leader commands (RTG-9.4b)"
)
NOT_OF_SIDE = says("campaign.case.not-of-side", "{corps!r} is not a corps of this side")
NEVER_ATTACKS = says("campaign.case.never-attacks", "a demoralised corps never attacks (RTG-R-UNDEMORAL)")
ATTACKER_MODES = says("campaign.case.attacker-modes", "expected attack or hasty-attack of an attacker (RTG-9.0b)")
DEPLOYED = says("campaign.case.deployed", "expected deployed: only a hasty attack is made from road mode (RTG-6.2.3b)")
WITHDRAWS = says("campaign.case.withdraws", "expected withdraw of a demoralised corps (RTG-6.1b)")

V = TypeVar("V")
Rating = Annotated[float, Meta(ge=0, le=1_000)]


class CaseCorps(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A corps in the battle; strengths in strength points, leadership and aggressiveness as far as the scale goes."""

    id: Annotated[str, Meta(min_length=1)]
    infantry: Men
    cavalry: Men
    foot_guns: Men
    horse_guns: Men
    original: SomeMen
    """Its strength at the start of the game."""
    stragglers: Men = 0
    """Counted by one of the readings alone (RTG-R-ORIGINAL)."""
    effectiveness: Rating
    fatigue: Rating
    leadership: Whole
    aggressiveness: Whole
    deployment: Deployment = "deployed"
    combat_mode: Literal["stand", "attack", "hasty-attack", "withdraw"] = "stand"
    rank: Some
    """Its combat ranking: 1 to the number of its side's corps, each once."""
    headquarters: bool = False
    traits: Traits = ()
    asked: Annotated[tuple[str, ...], Few] = ()
    """What only eyes know of it, in the words of the rows that ask for it."""


class CaseSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of the battle."""

    urgency: Whole
    """Ordered for the battle, before aggressiveness and leadership."""
    controlling: str
    """The corps whose leader commands."""
    corps: Annotated[list[CaseCorps], SomeFew]


class CaseSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Both sides."""

    confederate: CaseSide
    union: CaseSide


class BattleCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle and its draw."""

    attacker: Side = "confederate"
    town: bool = False
    random_factor: Figure
    """The multiplier drawn for the combat odds, 1/1.2 to 1.2."""
    sides: CaseSides
    options: dict[str, Whole] = {}


class ArmLosses(msgspec.Struct, frozen=True):
    """Strength points lost by arm."""

    infantry: int
    cavalry: int
    foot_guns: int
    horse_guns: int


BySide = dict[Side, dict[str, V]]


class BattleAnswer(msgspec.Struct, frozen=True):
    """What the battle came to; after a surrender urgency, ferocity, casualty rate and fatigue are null."""

    strength: BySide[float]
    echelon: BySide[int]
    battle_odds: float
    leadership_odds: float
    combat_odds: float
    urgency: dict[Side, int] | None
    ferocity: int | float | None
    casualty_rate: int | float | None
    surrendered: Side | None
    losses: BySide[ArmLosses]
    fatigue: BySide[float] | None
    morale: BySide[float]
    demoralised: list[str]
    destroyed: list[str]
    explain: list[Reasoned]


def resolve(rules: Rules, case: BattleCase) -> BattleAnswer:
    """Resolve one battle; raises Outside, with the place, for one that the rules do not know."""
    return _answer(case, fought(rules, battle_of(rules, case)))


def battle_of(rules: Rules, case: BattleCase) -> Battle:
    """Read a case as a battle, every number exactly as it is written; raises Outside."""
    factor, base = exact(case.random_factor), Fraction(figure(rules.losses.random.base))
    if not 1 / base <= factor <= base:
        what = FACTOR(most=float(base), random_factor=Own(repr(case.random_factor)))
        raise Outside("$.random_factor", what)
    confederate, union = (_side(rules, case, side) for side in SIDES)
    return Battle(attacker=case.attacker, confederate=confederate, union=union, town=case.town, random_factor=factor)


def _side(rules: Rules, case: BattleCase, side: Side) -> BattleSide:
    given: CaseSide = getattr(case.sides, side)
    for place, what in (*_off_scale(rules, given), *_wrong(given)):
        raise Outside(f"$.sides.{side}.{place}", what)
    for index, one in enumerate(given.corps):
        for nth, why in not_asked(rules, one.asked):
            raise Outside(f"$.sides.{side}.corps[{index}].asked[{nth}]", why)
    corps = tuple(_fighter(one, side) for one in given.corps)
    for index, fighter in enumerate(corps):
        for field, what in _wrong_modes(rules, fighter, attacks=side == case.attacker):
            raise Outside(f"$.sides.{side}.corps[{index}].{field}", what)
    ranked = sorted(zip(given.corps, corps, strict=True), key=lambda pair: pair[0].rank)
    return BattleSide(
        side=side,
        corps=corps,
        controlling=_id(side, given.controlling),
        urgency=given.urgency,
        ranking=tuple(one.id for _, one in ranked),
    )


def _id(side: Side, name: str) -> str:
    return f"{side}:{name}"


def _fighter(given: CaseCorps, side: Side) -> Fighter:
    return Fighter(
        id=_id(side, given.id),
        side=side,
        strength=Strength(given.infantry, given.cavalry, given.foot_guns, given.horse_guns),
        original=given.original,
        stragglers=given.stragglers,
        effectiveness=exact(given.effectiveness),
        fatigue=exact(given.fatigue),
        leadership=given.leadership,
        aggressiveness=given.aggressiveness,
        deployment=given.deployment,
        combat_mode=given.combat_mode,
        headquarters=given.headquarters,
        traits=given.traits,
        asked=given.asked,
    )


def _off_scale(rules: Rules, side: CaseSide) -> Iterator[tuple[str, Message]]:
    """Yield each rating of a side that is off the scale, with its place (RTG-13.2.1c, RTG-2.0a, RTG-2.0k)."""
    scale = rules.scale
    yield from _outside("urgency", side.urgency, scale.urgency)
    for index, one in enumerate(side.corps):
        yield from _outside(f"corps[{index}].leadership", one.leadership, scale.leadership)
        yield from _outside(f"corps[{index}].aggressiveness", one.aggressiveness, scale.aggressiveness)


def _outside(place: str, value: int, span: Limits) -> Iterator[tuple[str, Message]]:
    if value < span.min:
        yield (
            place,
            AT_LEAST(least=span.min, value=Id(str(value)), clause=Id(span.clause)),
        )
    if value > span.max:
        yield (
            place,
            AT_MOST(most=span.max, value=Id(str(value)), clause=Id(span.clause)),
        )


def _wrong(side: CaseSide) -> Iterator[tuple[str, Message]]:
    """Yield what is wrong between the corps of a side, with its place."""
    names = [one.id for one in side.corps]
    ranks: dict[int, str] = {}
    for index, one in enumerate(side.corps):
        place = f"corps[{index}]"
        if one.id in names[:index]:
            yield f"{place}.id", TWICE(corps=Own(one.id))
        if not one.infantry + one.cavalry + one.foot_guns + one.horse_guns:
            yield place, NO_POINT()
        if one.rank > len(names):
            yield f"{place}.rank", RANK(most=len(names), rank=Id(str(one.rank)))
        if one.rank in ranks:
            yield f"{place}.rank", SAME_RANK(rank=one.rank, corps=Own(ranks[one.rank]))
        ranks[one.rank] = one.id
        if one.headquarters and side.controlling != one.id:
            what = HQ_COMMANDS(corps=Own(one.id))
            yield "controlling", what
    if side.controlling not in names:
        yield "controlling", NOT_OF_SIDE(corps=Own(side.controlling))


def _wrong_modes(rules: Rules, corps: Fighter, *, attacks: bool) -> Iterator[tuple[str, Message]]:
    """Yield what is wrong with a corps' combat mode (RTG-R-UNDEMORAL, RTG-6.1b, RTG-6.2.3b, RTG-6.2.4a)."""
    demoralised = is_demoralised(rules, morale(rules, corps))
    if attacks and demoralised:
        yield "combat_mode", NEVER_ATTACKS()
    if attacks and corps.combat_mode not in ("attack", "hasty-attack"):
        yield "combat_mode", ATTACKER_MODES()
    if attacks and corps.combat_mode == "attack" and corps.deployment != "deployed":
        yield "deployment", DEPLOYED()
    if demoralised and corps.combat_mode != "withdraw":
        yield "combat_mode", WITHDRAWS()


def _answer(case: BattleCase, outcome: Fought) -> BattleAnswer:
    def by_side(values: Mapping[str, V]) -> BySide[V]:
        return {side: {one.id: values[_id(side, one.id)] for one in getattr(case.sides, side).corps} for side in SIDES}

    def told(values: Mapping[str, Exact]) -> BySide[float]:
        return by_side({name: float(value) for name, value in values.items()})

    return BattleAnswer(
        strength=told(outcome.strength),
        echelon=by_side(outcome.echelon),
        battle_odds=float(outcome.battle_odds),
        leadership_odds=float(outcome.leadership_odds),
        combat_odds=float(outcome.combat_odds),
        urgency=outcome.urgency,
        ferocity=None if outcome.ferocity is None else shown(outcome.ferocity),
        casualty_rate=None if outcome.casualty_rate is None else shown(outcome.casualty_rate),
        surrendered=outcome.surrendered,
        losses=by_side({name: _by_arm(lost) for name, lost in outcome.losses.items()}),
        fatigue=None if outcome.fatigue is None else told(outcome.fatigue),
        morale=told(outcome.morale),
        demoralised=list(outcome.demoralised),
        destroyed=list(outcome.destroyed),
        explain=list(outcome.explain),
    )


def _by_arm(lost: Strength) -> ArmLosses:
    return ArmLosses(lost.infantry, lost.cavalry, lost.foot_guns, lost.horse_guns)
