"""Whose doing a loss was, told from the facts of a log before it: of the volley that hit, of those in the combat."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import events as ev


class Blame:
    """Reads facts in their order; what a seat's log does not tell is nobody's doing."""

    def __init__(self, rules: Any) -> None:
        """Take the rules, which say what an effect costs."""
        self._rules = rules
        self._waiting: list[tuple[str, ev.Fired]] = []
        self._due: list[tuple[str, ev.Fired]] = []
        self._fight: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def hear(self, fact: Any) -> None:
        """Take a fact that is no loss."""
        match fact:
            case ev.Fired():
                hit = (fact.shot.target, fact.shot.beside)
                self._waiting += [(name, fact) for name in hit if name and fact.shot.effect]
            case ev.ShotsTookEffect():
                # A step's fire falls together, and its losses are told after it, volley by volley.
                self._due, self._waiting = self._waiting, []
            case ev.CombatRolled():
                self._fight = (fact.attackers, fact.defenders)
            case _:
                pass

    def of(self, loss: ev.StandsLost) -> tuple[str, ...]:
        """Give who took a unit's stands, () for nobody who is told."""
        if loss.by == "fire":
            return self._volley(loss)
        attackers, defenders = self._fight
        if loss.by != "charge":
            return ()
        return defenders if loss.unit in attackers else attackers if loss.unit in defenders else ()

    def _volley(self, loss: ev.StandsLost) -> tuple[str, ...]:
        """Give who fired the first volley that costs so many stands, else the first that hit at all."""
        those = [one for one in self._due if one[0] == loss.unit]
        exact = [one for one in those if self._rules.effects[one[1].shot.effect].stands_lost == loss.stands]
        found = next(iter(exact or those), None)
        if found is None:
            return ()
        self._due.remove(found)
        return found[1].shot.firers
