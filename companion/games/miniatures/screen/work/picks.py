"""What a fire step offers to pick: attacks as before by digit, targets and firers by letters that stay for the step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer

from companion.desktop.desk.panel import scrolling, tightly
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work import aiming
from companion.games.miniatures.screen.work.attack import Attack
from companion.games.miniatures.screen.work.hints import DIGITS, Picker
from companion.games.miniatures.screen.work.pick import PickGrid
from companion.games.miniatures.screen.work.place import moment_of
from companion.games.miniatures.words.favourites import Favourite
from companion.games.miniatures.words.remembered import firers
from companion.language.tongue import tr


class Picks:
    """The three grids of a fire step, and who has which key in them."""

    def __init__(
        self, desk: MiniaturesDesk, look: Look, attack: Attack, pick: Callable[[str], object], taken: str
    ) -> None:
        """Take what picks a unit, and the letters that mean something else."""
        self._desk, self._look, self._attack, self._taken = desk, look, attack, taken
        self._enemies, self._own, self._former = Picker(), Picker(), Picker(DIGITS)
        self._answers = aiming.Answers(desk, attack)
        self.favourites: tuple[Favourite, ...] = ()
        self.before = PickGrid(look, self.repeat, wide=330)
        self.targets = PickGrid(look, pick)
        self.candidates = PickGrid(look, pick, wide=150, headed=False)
        self.targets_area, self.candidates_area = tightly(scrolling(self.targets)), tightly(scrolling(self.candidates))
        self.targets_area.setObjectName("targets")
        self.candidates_area.setObjectName("firers")
        self.targets_area.setMinimumHeight(look.px(70))
        self.candidates_area.setMinimumHeight(look.px(24))
        self.who = label("", "label")
        """What stands over those who may fire."""
        self.repeated: Callable[[], object] = lambda: None
        """What hears that a former attack was put together again."""

    def offer_targets(self) -> None:
        """Offer attacks as before, and whom to fire at."""
        desk, look = self._desk, self._look
        self.favourites = aiming.before(desk)
        digits = self._former.offer([_called(one) for one in self.favourites], "", moment_of(desk.view))
        head = tr("As before, by its digit") if self.favourites else ""
        self.before.show_items(aiming.before_items(desk, self.favourites, list(digits.values())), head=head)
        items = aiming.targets(desk, self._enemies, self._taken, self.favourites)
        head = tr("Pick the target by its letter") if items else tr("No enemy is on the table")
        self.targets.show_items(items, head=head)
        self.targets_area.setMaximumHeight(max(look.px(70), self.targets.height()))

    def offer_firers(self, taken: str) -> None:
        """Offer who may fire at the target; `taken` are letters of what eyes say of it."""
        items, cannot = aiming.firers(self._desk, self._attack, self._own, self._answers, self._taken + taken)
        head = tr("Add a firer") if self._attack.lines else tr("Who fires?")
        self.candidates.show_items(items, head=head if items else "", without=cannot)
        self.who.setText(head.upper() if items else "")
        self.candidates_area.setMaximumHeight(max(self._look.px(24), self.candidates.height()))
        QTimer.singleShot(0, self.candidates_area, self._to_first)  # once it has its height

    def _to_first(self) -> None:
        """Have in sight who may still be picked: those who fire already stand in the table."""
        self.candidates_area.verticalScrollBar().setValue(self.candidates.top_of_first())

    def press(self, letter: str) -> tuple[bool, str]:
        """Take a letter; says whether it belongs to somebody's, and who it is once they are whole."""
        return (self._own if self._attack.target else self._enemies).press(letter)

    def press_digit(self, digit: int) -> bool:
        """Put the former attack of a digit together again; false where the digit is nobody's."""
        meant, name = self._former.press(str(digit))
        found = next((one for one in self.favourites if _called(one) == name), None)
        if found is not None:
            self._attack.repeat(found.order)
            self.repeated()
        return meant

    def repeat(self, digit: str) -> None:
        """Put the former attack of a digit together again."""
        self.press_digit(int(digit))


def _called(one: Favourite) -> str:
    """Tell one former attack from the others: at whom, by whom."""
    return " ".join((one.order.target, *firers(one.order)))
