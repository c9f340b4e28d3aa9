"""What a volley is worth: its points, the modifier of its die, the stands that it may be expected to take."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import musketry
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.odds.single import of_volley
from companion.games.miniatures.rules.state import State


class Worth(msgspec.Struct, frozen=True):
    """A volley before its die."""

    points: float
    die_modifier: int
    expected: float
    """Stands that troops may be expected to lose; guns lose none to a volley but by being wrecked."""


NOTHING = Worth(0.0, 0, 0.0)


class Worths:
    """Reckons volleys by the rules in force, each kind of them once: `rules.once(Worths)`."""

    def __init__(self, rules: Rules) -> None:
        """Take the rules."""
        self._rules = rules
        self._known: dict[bytes, Worth] = {}

    def of(self, state: State, order: cmd.Fire) -> Worth:
        """Give what an order to fire is worth; NOTHING where the chart has no answer."""
        attack = as_attack(self._rules, state, order)
        # By band, not by inch: what is a hair nearer is worth the same.
        attack = replace(attack, firers=[self._by_band(one) for one in attack.firers])
        key = msgspec.json.encode(attack)
        if key not in self._known:
            self._known[key] = self._reckoned(attack)
        return self._known[key]

    def _by_band(self, firer: musketry.Firer) -> musketry.Firer:
        bands = [band.upto for band in self._rules.bands[firer.arm if firer.arm != "cavalry" else firer.carbine]]
        groups = [
            replace(one, range=float(next((upto for upto in bands if one.range <= upto), one.range)))
            for one in firer.groups
            if not one.ball or firer.arm not in GUNS
        ] + [one for one in firer.groups if one.ball and firer.arm in GUNS]
        return replace(firer, groups=groups)

    def _reckoned(self, attack: musketry.Attack) -> Worth:
        try:
            volley = musketry.prepare(self._rules, attack)
            lost = of_volley(self._rules, attack).expected["stands_lost"]
        except Outside:
            return NOTHING
        return Worth(float(Fraction(volley.points)), volley.die_modifier, lost)
