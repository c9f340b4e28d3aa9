"""The modifiers of a charge from roll to roll of a desperate struggle, in whole numbers.

What `charge.worked_out_again` finds after each `charge.after_struggle`, kept up stand by stand instead of worked out
anew: supported, outnumbered, disordered (D10-RUL-CHARGE-STRUGGLE). A test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from companion.charts.figures import Exact
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge, charge_modifiers, formations
from companion.games.miniatures.rules.charge_losses import SCOPE, each_gives, given

# For asking a melee row how many fight when there is no end of stands.
MELEE = 1_000_000
"""More stands than any formation's melee row would ever leave out."""


class Left(Protocol):
    """Who is left of a side: what a result takes is taken of them."""

    @property
    def troops(self) -> int:
        """Their troop stands."""

    def standing(self) -> list[charge.Fighter]:
        """Give the units, with the stands that they have left."""


class Side:
    """One side's stands as a struggle wears them down."""

    def __init__(
        self, rules: Rules, units: list[charge.Fighter], gives: str, *, may_be_supported: bool, supporting: int
    ) -> None:
        self._rules = rules
        self.units = units
        self.stands = [unit.stands for unit in units]
        self._damaged = [unit.damaged for unit in units]
        self.guns = [unit.arm == "artillery" for unit in units]
        self._supported = [may_be_supported and charge.supported(rules, unit) for unit in units]
        wanted = gives == "gun"
        # As `after_struggle` has it, where the owner's choice is not known before the dice.
        self._order = sorted(range(len(units)), key=lambda i: self.guns[i] != wanted)  # stable: the first one gives
        self._each = each_gives(units) if rules.choice(SCOPE) == 1 else []
        self._giver = 0
        self.lost = 0
        self.total = sum(self.stands)
        self.troops = sum(n for n, gun in zip(self.stands, self.guns, strict=True) if not gun)
        self.supported = sum(n for n, held in zip(self.stands, self._supported, strict=True) if held)
        self._compared = [charge.compared(rules, unit) for unit in units]
        self.compared: Exact = sum(self._compared) + supporting
        self._reading = rules.choice("D10-RUL-CHARGE-STANDS")
        self._whole = bool(rules.choice("D10-RUL-STATE-DAMAGED-COMBAT"))
        self._most = [self._melee(unit) for unit in units]

    def _melee(self, unit: charge.Fighter) -> int:
        if self._reading == 1:
            return MELEE
        return formations.stands_that_fight(
            self._rules, unit.formation, MELEE, on_road=unit.on_road, over_bridge=unit.over_bridge
        )

    def standing(self) -> list[charge.Fighter]:
        """Give the units that are left, with the stands that they have left."""
        left = zip(self.units, self.stands, self._damaged, strict=True)
        return [replace(unit, stands=stands, damaged=damaged) for unit, stands, damaged in left if stands]

    def lose(self) -> None:
        """Take off what this side gives in a struggle: a stand, or one of each brigade."""
        if self._rules.choice(SCOPE) == 0:
            index = self._order[self._giver]
            while not self.stands[index]:
                self._giver += 1
                index = self._order[self._giver]
            self._lose_of(index)
            return
        # Batteries begin to pay when the last brigade beside them is gone.
        if not any(self.stands[index] for index in self._each):
            self._each = [index for index, stands in enumerate(self.stands) if stands]
        for index in [index for index in self._each if self.stands[index]]:
            self._lose_of(index)

    def _lose_of(self, index: int) -> None:
        self.stands[index] -= 1
        self.lost += 1
        self.total -= 1
        left = self.stands[index]
        if self._supported[index]:
            self.supported -= 1
        if self.guns[index]:
            self._damaged[index] = min(self._damaged[index], left)
            now = self._gun_stands(index, left)
        else:
            self.troops -= 1
            now = min(left, self._most[index])
        self.compared += now - self._compared[index]
        self._compared[index] = now

    def _gun_stands(self, index: int, left: int) -> Exact:
        if self._reading == 2:
            return 0
        damaged = 0 if self._whole else self._damaged[index]
        return left - damaged + damaged * self._rules.damaged_gun_stand


def net_modifiers(rules: Rules, combat: charge.Combat) -> Iterator[tuple[int, Side, Side]]:
    """Yield, roll by roll, the net modifier worked out again and both sides as they stand, until a side is used up."""
    count = charge_modifiers.supporters_count(rules)
    turned = charge_modifiers.flanked(rules, charge_modifiers.Side(combat, "defender"))
    attacker = Side(
        rules,
        combat.attackers,
        given(combat, combat.attackers),
        may_be_supported=True,
        supporting=count * combat.attackers_supporting,
    )
    defender = Side(
        rules,
        combat.defenders,
        given(combat, combat.defenders),
        may_be_supported=not turned,
        supporting=count * combat.defenders_supporting,
    )
    sides: tuple[charge.Who, charge.Who] = ("attacker", "defender")
    support = {who: charge_modifiers.worth(rules, "supported", who) for who in sides}
    disorder = {who: charge_modifiers.worth(rules, "disordered", who) for who in sides}
    share, spent = rules.half_rule, rules.once(_judged_again)
    silenced_counts = rules.choice("D10-RUL-CHARGE-SILENCED") == 0
    all_disorder = rules.choice("D10-RUL-CHARGE-STRUGGLE-DISORDER") == 0
    all_disordered = False
    while attacker.total and defender.total:
        net = (
            disorder["attacker"]
            if _is_disordered(attacker, share, everybody=all_disordered, silenced_counts=silenced_counts)
            else 0
        )
        net -= (
            disorder["defender"]
            if _is_disordered(defender, share, everybody=all_disordered, silenced_counts=silenced_counts)
            else 0
        )
        if attacker.supported and attacker.supported >= attacker.total * share:
            net += support["attacker"]
        if spent:
            net += _spent(rules, attacker, spent["attacker"]) - _spent(rules, defender, spent["defender"])
        if defender.supported and defender.supported >= defender.total * share:
            net -= support["defender"]
        # Neither is outnumbered where both are alike, whatever ratio a house might write.
        if attacker.compared != defender.compared:
            net += _outnumbered(rules, attacker, defender, "attacker")
            net -= _outnumbered(rules, defender, attacker, "defender")
        yield net, attacker, defender
        attacker.lose()
        defender.lose()
        all_disordered = all_disorder


def _outnumbered(rules: Rules, own: Side, enemy: Side, who: charge.Who) -> int:
    mine, theirs = own.compared, enemy.compared
    if mine and theirs > mine:
        for ratio, row in rules.outnumbered:
            if row.side in ("both", who) and theirs >= mine * ratio:
                return row.value
    return 0


def _judged_again(rules: Rules) -> dict[charge.Who, int]:
    """Give what the rows of the spent come to that are judged at each roll, a side (D10-RUL-CHARGE-FRESH-TIME)."""
    sides: tuple[charge.Who, charge.Who] = ("attacker", "defender")
    rows = {
        who: [one for one in charge_modifiers.of_side(rules, who) if charge_modifiers.is_judged_again(rules, one.row)]
        for who in sides
    }
    return {who: sum(int(one.value) for one in those) for who, those in rows.items()} if any(rows.values()) else {}


def _spent(rules: Rules, side: Side, worth: int) -> int:
    """Give what a side's being spent comes to, by what is left of it."""
    units = zip(side.units, side.stands, strict=True)
    those = sum(left for unit, left in units if unit.state and charge_modifiers.is_spent(rules, unit, left))
    return worth if those and those >= side.total * rules.half_rule else 0


def _is_disordered(side: Side, share: Exact, *, everybody: bool, silenced_counts: bool) -> bool:
    """Say whether a side is: by the units' own state, or after a struggle of all, batteries being silenced."""
    if everybody and silenced_counts:
        return True
    those = 0
    for unit, stands, gun in zip(side.units, side.stands, side.guns, strict=True):
        if unit.disordered or (unit.silenced and silenced_counts) or (everybody and not gun):
            those += stands
    return bool(those) and those >= side.total * share
