"""The centre of the window: the panel of the present step, the die that is wanted, and who gets the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from companion.desktop.desk.die_strip import DieStrip
from companion.desktop.desk.outcome import Refusal
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip
from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.outcome import OutcomeStrip
from companion.games.miniatures.screen.tree_model import carried, dragged
from companion.games.miniatures.screen.work.place import Moment, moment_of
from companion.games.miniatures.screen.work.somebody import somebody_at
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import step
from companion.kernel.game import told_unread
from companion.kernel.record import Change, Done
from companion.language.tongue import tr
from companion.language.words import capital

if TYPE_CHECKING:
    from companion.games.miniatures.screen.field.page import FieldWork
    from companion.games.miniatures.screen.outcome_page import OutcomePage


def kind_of_step(view: Any) -> str:
    """Name the panel for the present step."""
    if view.over:
        return "over"
    match view.phase, view.step:
        case "maneuver", 2:
            return "maneuver"
        case "maneuver", _:
            return "leaders"
        case "musketry", _:
            return "fire"
        case "charge", 2:
            return "breakthrough"
        case _:
            return "charge"


class Centre(QWidget):
    """Panels are made when their step first comes."""

    work_changed = Signal()
    form_asked = Signal(str, dict)
    acting = Signal(tuple)
    dropped = Signal(tuple, str)
    """Some were dropped on somebody who stands in the work."""
    amend = Signal(int)
    """An entry is to be mended."""
    noted = Signal()
    """What stands at the right of the keys has changed."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.panels: dict[str, Work] = {}
        self._moment: Moment | None = None
        self.stack = QStackedWidget()
        self.die = DieStrip(desk, look)
        self.read_only = Strip(look, tone="slate")
        self.outcome = OutcomeStrip(desk, look)
        self.outcome.turned.connect(self._on_told)
        self._page: OutcomePage | None = None
        self._field: FieldWork | None = None
        self.on_field = False
        """Whether the field stands in the place of the step's list."""
        self._back_to_field = False
        """Whether it comes back once the attack that was confirmed there has been made."""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.read_only)
        lines.addWidget(self.outcome)
        lines.addWidget(self.stack, 1)
        lines.addWidget(self.die)
        self.tell_what_is_amiss()
        desk.changed.connect(self._on_change)
        desk.refused.connect(self._on_refusal)
        desk.done.connect(self._on_done)
        desk.ticked.connect(self._on_ticks)
        self.refresh()

    def tell_what_is_amiss(self) -> None:
        """Say that the game is only read, or what of it, and of what is kept beside it, cannot be read."""
        reason = self.desk.session.read_only
        held = tr("Read-only: {why}. Save a copy to go on with it.", why=reason) if reason else ""
        first = held or told_unread(self.desk.session.unread)
        self.read_only.tell(
            " ".join(f"{capital(one).rstrip('.')}." for one in (first, *self.desk.unread.values()) if one)
        )

    @property
    def work(self) -> Work:
        """The panel that is shown."""
        found = self.stack.currentWidget()
        assert isinstance(found, Work)
        return found

    def refresh(self) -> None:
        """Show the panel of the present step, as the game is."""
        if self.tells:
            self.page.look_again()
        panel: Work = self.page if self.tells else self._of_step()
        if self.on_field and not self.tells:
            panel.refresh()  # what is put together is the list's, also where the field shows it
            panel = self.field
        before = self.stack.currentWidget()
        had_focus = before is not None and before.hasFocus()
        if before is not panel:
            self.stack.setCurrentWidget(panel)
            if panel.place is not None:
                panel.place.leave()
            if had_focus:
                panel.setFocus()
        if (moment := moment_of(self.desk.view)) != self._moment:
            self._moment = moment
            for one in self.panels.values():
                one.refusal.tell("")  # it was told of the step before
        panel.refresh()
        self.work_changed.emit()

    def _on_change(self, change: Change) -> None:
        if change.origin is self.desk:
            # What was refused before something else was done is no longer asked, though it offers to be let happen.
            for one in self.panels.values():
                one.refusal.tell("")
        self.refresh()

    def _on_told(self, told: bool) -> None:
        for one in self.panels.values():
            one.leave_result(to_strip=told)

    def _of_step(self) -> Work:
        """Give the panel of the present step."""
        kind = kind_of_step(self.desk.view)
        if kind not in self.panels:
            self.panels[kind] = made = self._make(kind)
            self._listen(made)
            for rows in made.findChildren(RowList):
                rows.carries(lambda row: (carried([row.id]), row.name))
        return self.panels[kind]

    def _listen(self, made: Work) -> None:
        made.acting.connect(self.acting)
        made.keys_changed.connect(self.work_changed)
        made.form_asked.connect(self.form_asked)
        made.put_away.connect(self._on_put_away)
        made.first = self.take_key
        self.stack.addWidget(made)

    # ---- the field

    @property
    def field(self) -> FieldWork:
        """The field. Made when it is first asked for: it counts in arrays, which take their time to load."""
        if self._field is None:
            from companion.games.miniatures.screen.field.page import FieldWork

            self._field = FieldWork(self.desk, self.look, self._of_step)
            self._field.setObjectName("field")
            self._field.list_asked.connect(self.to_list)
            self._field.chart_asked.connect(self.to_chart)
            self._field.noted.connect(self.noted)
            self._listen(self._field)
        return self._field

    def _on_put_away(self) -> None:
        if self.on_field:
            self.field.refresh()

    def to_list(self) -> None:
        """Show the step's list in the place of the field."""
        self.turn_field(on=False)

    def to_chart(self) -> None:
        """Show the list's chart until what was measured is thrown for, then the field again."""
        self.turn_field(on=False)
        self._back_to_field = True

    def turn_field(self, *, on: bool) -> None:
        """Show the field in the place of the step's list, or the list."""
        self.go_on()
        self.on_field, self._back_to_field = on, False
        self.refresh()
        self.work.setFocus()

    # ---- what a step did

    @property
    def page(self) -> OutcomePage:
        """What a step did that has ended: in the place of the work until one goes on. Made when it is first needed."""
        if self._page is None:
            from companion.games.miniatures.screen.outcome_page import OutcomePage

            self._page = OutcomePage(self.desk, self.look)
            self._page.setObjectName("ended")
            self._listen(self._page)
            self._page.left.connect(self.go_on)
            self._page.amend.connect(self.amend)
        return self._page

    @property
    def tells(self) -> bool:
        """Whether the page of a step stands in the place of the work."""
        return self._page is not None and self._page.stands

    def _on_done(self, done: Done) -> None:
        if self._back_to_field and self._has_come_out(done):
            self.turn_field(on=True)
        elif self._back_to_field and any(isinstance(event, ev.StepBegan) for event in done.events):
            self.on_field, self._back_to_field = True, False  # behind the page of what the step did
        if any(isinstance(event, ev.StepBegan) for event in done.events):
            from companion.games.miniatures.words import outcome_page

            if self.page.tell(outcome_page.ended(self.desk.log)):
                self.outcome.put_away()
                self.refresh()
                self.page.setFocus()
        elif not all(isinstance(event, ev.Overridden | ev.Noted) for event in done.events):
            self.go_on()

    def _has_come_out(self, done: Done) -> bool:
        """Say whether what was confirmed on the field has come out: fired, or a combat with all that it asks."""
        if any(isinstance(event, ev.Fired) for event in done.events):
            return True
        view, began = self.desk.view, any(isinstance(event, ev.StepBegan) for event in done.events)
        waits = view.pending is not None or any(one.again for one in view.combats)
        by_hand = all(isinstance(event, ev.Overridden | ev.Noted) for event in done.events)
        return view.phase == "charge" and not began and not waits and not by_hand

    def _on_ticks(self) -> None:
        if self.tells:
            self.page.look_again()

    def go_on(self) -> bool:
        """Put away what a step did; false where nothing of that stands there."""
        if not self.tells:
            return False
        self.page.tell(None)
        self.refresh()
        return True

    def forget(self) -> None:
        """Tell no longer what was told until the next key: a refusal, and what the last act brought."""
        self.outcome.put_away()
        if not self.work.refusal.asks:
            self.work.refusal.tell("")

    def _make(self, kind: str) -> Work:
        from importlib import import_module

        module, name = kind, f"{kind.capitalize()}Work"
        made: Work = getattr(import_module(f"companion.games.miniatures.screen.work.{module}"), name)(
            self.desk, self.look
        )
        return made

    def _on_refusal(self, refusal: Refusal) -> None:
        # A battle that is over has no next step to let happen: its panel has the button that takes it up again.
        next_step = any(isinstance(one, cmd.NextStep) for one in refusal.commands)
        words = step.before_next(refusal.reasons) if next_step and refusal.reasons else refusal.text
        at_the_end = self.desk.view.over and next_step
        self.work.refuse(words, refusal.reasons, None if at_the_end else self.desk.letting(refusal))

    def take(self, names: Sequence[str]) -> None:
        """Let the work take units: the target and its firers, a brigade that is to roll."""
        self.go_on()
        for name in names:
            self.work.select(name)
        self.work.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Units of the order of battle may be dropped on the work."""
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped: on somebody, or into the work in hand."""
        names, on = dragged(event.mimeData()), somebody_at(self, event.position().toPoint())
        sides = [one.side for name in names if (one := self.desk.unit(name)) is not None]
        there, leads = self.desk.unit(on), any(self.desk.leader(name) is not None for name in names)
        if there is not None and (leads or any(there.side != side for side in sides)):
            self.dropped.emit(tuple(names), on)
        elif leads:
            self.work.refuse(tr("a leader is dropped on the unit that he is to join"))
        else:
            self.take(names)
        event.acceptProposedAction()

    def take_key(self, event: QKeyEvent) -> bool:
        """Offer a key to the die that is wanted."""
        return not self.die.isHidden() and self.die.on_key(event)
