"""A melee for one square, from the draws of strength to the advance into it (ANT-8.4, ANT-8.2e, ANT-R-MELEE-*)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.charts.combat import MeleeRow
from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.messages import working as told
from companion.games.tactical.messages.words import both
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.advancing import advance_into, squares_of
from companion.games.tactical.rules.combat.casualties import guns_lost, suffer
from companion.games.tactical.rules.combat.field import fighter, men_in, outside_arc
from companion.games.tactical.rules.combat.fire import always_flanked
from companion.games.tactical.rules.combat.firing import random_factor
from companion.games.tactical.rules.combat.last_fire import is_flanked
from companion.games.tactical.rules.combat.leader_losses import WHOLE
from companion.games.tactical.rules.combat.melee import Attacker, Defender, Melee, drawn_of, losses, retreats, strengths
from companion.games.tactical.rules.combat.retreating import melee_length, retreat
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.costs import melee_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.hiding import show
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import percent
from companion.language import messages as word
from companion.language.messages import Id

LOSSES = "ANT-R-MELEE-LOSS"
CERTAIN = 1
"""The lowest draw: what is certain or impossible is not drawn for."""


class _Drawn(msgspec.Struct, frozen=True):
    """The losses of a melee and who goes back, with the dice."""

    defenders: int
    """Men that the defenders lose."""
    attackers: dict[str, int]
    """{attacker: men lost}."""
    retreats: tuple[bool, bool]
    working: tuple[Reasoned, ...]
    """Of the losses, the attackers' square by square."""
    rolls: tuple[Roll, ...]


def fight(story: Story, square: Square, names: Sequence[str]) -> None:
    """Resolve the melee of some attackers for a square; defenders who can no longer pay pay what they have.

    Who fights hand to hand is shown to the enemy, whichever way he looks (ANT-R-HIDDEN).
    """
    attackers = [story.unit(name) for name in names]
    side = attackers[0].side
    defenders = [one for one in story.state.at(square) if one.side != side]
    show(story, side, defenders)
    show(story, other(side), attackers)
    # One draw a side, for its whole strength, though in fire each unit has its own: only battle time is barred from
    # melee by name (ANT-R-RANDOM).
    melee, rolls = _with_chance(story, square, side, melee_of(story, square, attackers, defenders))
    strong = strengths(story.rules, melee)
    drawn = _draw(story, melee, strong.row, attackers)
    story.tell(
        ev.MeleeFought(
            square,
            tuple(names),
            tuple(one.id for one in defenders),
            float(strong.differential),
            strong.row.printed,
            sum(drawn.attackers.values()),
            drawn.defenders,
            drawn.retreats[1],
            drawn.retreats[0],
            paid=dict(chain(_paid(story, attackers, attacks=True), _paid(story, defenders, attacks=False))),
            rolls=(*rolls, *drawn.rolls),
            working=(*strong.working, *drawn.working),
        )
    )
    # Both sides may be driven off by the same melee: whoever routs from his loss goes whatever was rolled.
    held = {one: squares_of(story.state, one) for one in (side, other(side))}
    _bleed(story, defenders, drawn.defenders)
    for name, men in drawn.attackers.items():
        suffer(story, name, men, "melee")
    # The defenders first: attackers who stay may then follow up into the empty square.
    _go_back(story, defenders, all_of_them=drawn.retreats[0], casualties=drawn.defenders)
    _go_back(story, attackers, all_of_them=drawn.retreats[1], casualties=0)
    fought = dict.fromkeys(names, square)
    left = {one: held[one] - squares_of(story.state, one) for one in held}
    advance_into(story, side, left[other(side)], fought, of_melee=True)
    advance_into(story, other(side), left[side], {}, of_melee=True)


def _with_chance(story: Story, square: Square, side: Side, melee: Melee) -> tuple[Melee, tuple[Roll, ...]]:
    """Give a melee with both draws of strength; without them where chance is for fire alone (ANT-R-RANDOM)."""
    if story.rules.choice("ANT-R-RANDOM") == 1:
        return melee, ()
    ours = random_factor(story, side, say.ATTACK_DRAW, square=say.square(square))
    theirs = random_factor(story, other(side), say.DEFENCE_DRAW, square=say.square(square))
    drawn = msgspec.structs.replace(melee, attacker_random=ours.value, defender_random=theirs.value)
    return drawn, (ours.roll, theirs.roll)


def melee_of(now: Situation, square: Square, attackers: Sequence[Unit], defenders: Sequence[Unit]) -> Melee:
    """Give the melee of some attackers for a square, before its draws."""
    ground, level = now.ground, now.state.level
    terrain, height = ground.terrain(square), ground.elevation(square)
    froms = [one.square for one in attackers if one.square is not None]
    open_modes = level != "basic" and now.rules.choice("ANT-R-FLANK") != 1
    always = open_modes and any(always_flanked(now.rules, fighter(now, one), level) for one in defenders)
    return Melee(
        level=level,
        play_level=now.state.play_level,
        attacker_side=attackers[0].side,
        attackers=tuple(
            Attacker(
                unit=fighter(now, one),
                flanking=one.square is not None and (always or outside_arc(level, defenders, one.square)),
                out_of_ammo=not one.ammo,
                target_terrain=terrain,
            )
            for one in attackers
        ),
        defenders=tuple(Defender(unit=fighter(now, one), out_of_ammo=not one.ammo) for one in defenders),
        defenders_flanked=any(is_flanked(now, one, list(attackers)) for one in defenders),
        # Higher than all who come: attackers of several squares are one melee and have one factor for height.
        defenders_higher=all(height > ground.elevation(at) for at in froms),
        # By one reading of the misprinted line only; the least of them, as the melee is for the square.
        defenders_fort=min(one.fort for one in defenders),
        attackers_square_men=_men_at(now, attackers[0]),
        defenders_square_men=men_in(defenders),
    )


# ---- draws and losses


def _draw(story: Story, melee: Melee, row: MeleeRow, attackers: Sequence[Unit]) -> _Drawn:
    """Draw losses and retreats, the attackers' only where the defenders stand (ANT-T-MELEE-RETREAT)."""
    side, clause = melee.attacker_side, row.clause
    why_ours = Why(say.LOSSES_DRAW["attackers"](clause=Id(clause)), side, "draw")
    ours = percent(story, drawn_of(story.rules, row.attacker_losses), why_ours)
    why_theirs = Why(say.LOSSES_DRAW["defenders"](clause=Id(clause)), other(side), "draw")
    theirs = percent(story, drawn_of(story.rules, row.defender_losses), why_theirs)
    draws = {"attacker_draw": int(ours.value), "defender_draw": int(theirs.value)}
    men: dict[str, int] = {}
    working: list[Reasoned] = []
    groups = _by_square(attackers)
    for group in groups:
        here = msgspec.structs.replace(melee, attackers_square_men=_men_at(story, group[0]))
        lost = losses(story.rules, here, row, **draws)
        # Each square's own crowding decides how badly it bleeds, of its share by men.
        part = lost.attackers * men_in(group) // max(1, men_in(attackers))
        working += lost.of_attackers
        if len(groups) > 1:
            units = both(word.Unit(one.id) for one in group)
            working.append(Reasoned("ANT-R-MELEE-LOSS", told.SHARE_OF(units=units), part))
        if story.rules.choice(LOSSES) == 1:
            men |= {one.id: min(lost.attackers, one.men) for one in group}
            continue
        men |= dict(zip((one.id for one in group), in_proportion(part, [one.men for one in group]), strict=True))
    defended = losses(story.rules, melee, row, **draws)
    lines = [*working, *defended.of_defenders]
    driven, rolls = _driven(story, row, side, lines)
    return _Drawn(defended.defenders, men, driven, tuple(lines), (ours.roll, theirs.roll, *rolls))


def _driven(
    story: Story, row: MeleeRow, side: Side, lines: list[Reasoned]
) -> tuple[tuple[bool, bool], tuple[Roll, ...]]:
    """Draw whether (the defenders, the attackers) go back."""
    defend, first = _percent_draw(story, row.defender_retreats, "defenders", other(side), lines)
    if retreats(row, defender_draw=defend, attacker_draw=WHOLE)[0]:
        return (True, False), first
    attack, second = _percent_draw(story, row.attacker_retreats, "attackers", side, lines)
    return retreats(row, defender_draw=defend, attacker_draw=attack), (*first, *second)


def _percent_draw(story: Story, odds: int, who: str, side: Side, lines: list[Reasoned]) -> tuple[int, tuple[Roll, ...]]:
    clause = story.rules.melee.retreats
    lines.append(Reasoned(clause, told.GO_BACK[who](), odds))
    # Nothing is drawn for what is certain: entered dice are not asked for in vain.
    if odds in (0, WHOLE):
        return CERTAIN, ()
    roll = story.dice.choose(WHOLE, Why(say.RETREAT_DRAW[who](clause=Id(clause)), side, "draw"))
    lines.append(Reasoned(clause, told.DRAW[who](), roll.face))
    return roll.face, (roll,)


def in_proportion(lost: int, men: Sequence[int]) -> list[int]:
    """Share losses by men, rounded down; what is left over falls on the largest unit (ANT-R-MELEE-LOSS)."""
    total = sum(men)
    if not total:
        return [0 for _ in men]
    shares = [lost * count // total for count in men]
    # On the largest, not spread by remainders: so the book's odd men go.
    shares[men.index(max(men))] += lost - sum(shares)
    return shares


def _bleed(story: Story, defenders: Sequence[Unit], lost: int) -> None:
    """Share the defenders' losses among their infantry and cavalry."""
    troops = [one for one in defenders if one.arm != "artillery"]
    if story.rules.choice(LOSSES) == 1:
        for one in troops:
            suffer(story, one.id, lost, "melee")
        return
    for one, men in zip(troops, in_proportion(lost, [one.men for one in troops]), strict=True):
        suffer(story, one.id, men, "melee")


# ---- what follows


def _go_back(story: Story, units: Sequence[Unit], *, all_of_them: bool, casualties: int) -> None:
    """Drive units back: all, or guns that are worn out; guns that go lose some (ANT-8.5c, ANT-R-GUN-LOSS)."""
    worn = story.rules.fatigue.gun_retreat_above.fatigue
    for was in units:
        one = story.unit(was.id)
        if not one.here or one.square != was.square or (one.routed and not was.routed):
            # A rout is farther than any melee retreat; both would send it back twice.
            continue  # gone, or driven farther by its rout already
        if one.arm == "artillery":
            # Worn-out gunners leave their post even where their side holds it.
            tired = one.mode == "unlimbered" and one.fatigue > worn
            if not all_of_them and not tired:
                continue
            guns, rolls = guns_lost(story, one, casualties, least=story.rules.guns.least.guns)
            suffer(story, one.id, casualties, "melee", guns=guns, rolls=rolls)
            one = story.unit(was.id)
            if one.here and one.square == was.square:
                retreat(story, one.id, melee_length(story), "melee" if all_of_them else "guns")
        elif all_of_them:
            retreat(story, one.id, melee_length(story), "melee")


def _paid(now: Situation, units: Sequence[Unit], *, attacks: bool) -> list[tuple[str, int]]:
    """Give what a melee costs each unit; one short of points pays what it has (ANT-8.4e, ANT-R-FIRE-OP)."""
    found = []
    for one in units:
        cost = melee_cost(now.rules, payer_of(now.rules, now.state, one), attacks=attacks)
        found.append((one.id, min(one.points, cost.points or 0)))
    return found


def _by_square(units: Sequence[Unit]) -> list[list[Unit]]:
    found: dict[Square | None, list[Unit]] = {}
    for one in units:
        found.setdefault(one.square, []).append(one)
    return list(found.values())


def _men_at(now: Situation, one: Unit) -> int:
    """Give the infantry and cavalry in a unit's square."""
    return men_in(now.state.at(one.square)) if one.square is not None else 0
