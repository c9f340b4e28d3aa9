"""Who can be fired at and who can fire, each with its key: what was fired at before stands first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.desktop.desk.outcome import Refusal
from companion.drawing import marks
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.attack import Attack, FiringLine
from companion.games.miniatures.screen.work.hints import Picker
from companion.games.miniatures.screen.work.pick import PickItem
from companion.games.miniatures.screen.work.place import moment_of
from companion.games.miniatures.words import favourites
from companion.games.miniatures.words.favourites import Favourite


def before(desk: MiniaturesDesk) -> tuple[Favourite, ...]:
    """Give the attacks that may be made again in this step."""
    return favourites.favourites(desk.view, desk.remembered, lambda order: not desk.session.why_not(order))


def before_items(desk: MiniaturesDesk, those: tuple[Favourite, ...], digits: Sequence[str]) -> list[PickItem]:
    """Give former attacks by their digits."""
    side = desk.view.to_act
    told = [(favourites.who_at_whom(one.order, desk.name), favourites.from_where(one)) for one in those]
    return [PickItem(nth, nth, who, side, note=how) for nth, (who, how) in zip(digits, told, strict=True)]


def targets(desk: MiniaturesDesk, picker: Picker, taken: str, those: tuple[Favourite, ...]) -> list[PickItem]:
    """Give the enemies that stand there, those first that were fired at before."""
    enemies = {one.id: one for one in desk.view.units if one.status == "on-table" and one.side != desk.view.to_act}
    names = favourites.first(list(enemies), list(dict.fromkeys(one.order.target for one in those)))
    hint = picker.offer(names, taken, moment_of(desk.view))
    return [_item(enemies[name], hint[name]) for name in names]


def _item(one: Any, hint: str) -> PickItem:
    return PickItem(one.id, hint, one.name, one.side, marks.pips(one), one.state, marks.marks(one))


class Answers:
    """Why units may not fire at the target, asked once for a position and a target: most keys change neither."""

    def __init__(self, desk: MiniaturesDesk, attack: Attack) -> None:
        """Take the attack that they would join."""
        self._desk, self._attack = desk, attack
        self._of: tuple[Any, cmd.Fire, str | None] | None = None
        self._said: dict[str, str] = {}

    def of(self, name: str) -> str:
        """Give the reason, "" where there is none."""
        view, rest = self._desk.view, (self._attack.command([]), self._desk.session.read_only)
        if self._of is None or self._of[0] is not view or self._of[1:] != rest:
            self._of, self._said = (view, *rest), {}
        if name not in self._said:
            self._said[name] = self._desk.why_not(self._attack.command([FiringLine(name, 0)]))
        return self._said[name]


def firers(
    desk: MiniaturesDesk, attack: Attack, picker: Picker, answers: Answers, taken: str
) -> tuple[list[PickItem], list[str]]:
    """Give who may fire at the target, whose target it was before first; and the reasons of those who may not.

    Who fires already keeps his place among them, without a letter: nobody moves under the hand that picks.
    """
    used = {line.unit for line in attack.lines}
    may: dict[str, Any] = {}
    cannot: list[str] = []
    for one in desk.view.units:
        if one.side != desk.view.to_act or one.status != "on-table":
            continue
        if one.id in used:
            may[one.id] = one
        elif reason := answers.of(one.id):
            cannot.append(reason)
        else:
            may[one.id] = one
    last = {name: desk.remembered.last_attack(name) for name in may}
    liked = [name for name, one in last.items() if one is not None and one.order.target == attack.target]
    names = favourites.first(list(may), liked)
    hint = picker.offer(names, taken, moment_of(desk.view))
    made = [PickItem(name, hint[name], may[name].name, may[name].side, picked=name in used) for name in names]
    return ([] if all(one.picked for one in made) else made), cannot


def refused(desk: MiniaturesDesk, attack: Attack, name: str) -> Refusal | None:
    """Give why a unit may not fire at the target, None where it may."""
    order = attack.command([FiringLine(name, 0)])
    reason = desk.why_not(order)
    return Refusal(reason, desk.session.why_not(order), (order,)) if reason else None


def let_fire(attack: Attack, pick: Callable[[], object], because: str) -> None:
    """Take a firer whom the rules refuse, by the referee's word."""
    attack.because = because
    pick()


def bare(desk: MiniaturesDesk, attack: Attack) -> Any:
    """Give a prospect for the die modifiers alone, before anybody fires: they are alike for whoever could."""
    for one in desk.view.units:
        if one.side == desk.view.to_act and one.status == "on-table":
            found = desk.session.odds(attack.command([FiringLine(one.id, 0)]))
            if found is not None:
                return found
    return None


def aim_as_before(desk: MiniaturesDesk, attack: Attack, unit: str) -> bool:
    """Aim at what a unit fired at the last time, if it stands there; say whether it does."""
    last = desk.remembered.last_attack(unit)
    target = desk.unit(last.order.target) if last is not None else None
    if target is None or target.status != "on-table" or target.side == desk.view.to_act:
        return False
    attack.aim(target.id)
    return True
