"""An entry of the journal opened as the form in which it was made, at its own time; and an act that was forgotten.

An entry of several acts is opened act by act, each as the game was before it. A question that only the change brings is
answered with the words in which the table would be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from companion.charts.figures import Refused
from companion.desktop.desk.outcome import Asked, Outcome, Refusal
from companion.desktop.dialogs.amend_acts import ActsDialog
from companion.desktop.dialogs.amend_answers import Waits
from companion.desktop.dialogs.amending import AmendDialog, Ways
from companion.desktop.dialogs.palette import Find, Palette
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.commands import COMMAND_KEYS
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.own_dialogs import OF_SEVERAL, OWN_DIALOGS, own_dialog
from companion.games.miniatures.words import asked, forms
from companion.kernel.dice import DieWanted
from companion.kernel.record import Done
from companion.kernel.session import Session
from companion.language.messages import Message, kept, told
from companion.language.tongue import tr
from companion.language.words import capital, side_words


class ThatTime(MiniaturesDesk):
    """The desk as it was at an earlier moment: what is given at it is done nowhere, and goes to whoever mends."""

    given = Signal(tuple)

    def do(
        self,
        *commands: Any,
        faces: Sequence[int] = (),
        by_hand: bool | None = None,
        label: Message | None = None,
        seat: str = "",
        then: Callable[[Done], object] | None = None,
    ) -> Outcome:
        """Give commands on; one that was refused then is refused here."""
        del faces, label, seat, then
        # Of several the later ones hang on the earlier: the preview decides them all together.
        against = self.session.why_not(commands[0]) if len(commands) == 1 else ()
        if against:
            return Refusal("; ".join(one.text for one in against), tuple(against), commands)
        self.given.emit(commands)
        return Asked(commands, (), by_hand, kept(""), 0)


class Forms(QObject):
    """Opens forms of acts as the game was before a dialog's entry; it lives as long as the dialog."""

    def __init__(self, dialog: AmendDialog) -> None:
        super().__init__(dialog)
        self.commands = dialog.commands
        """The entry's acts, of which one is changed."""
        line = dialog.line()
        self._faces = tuple(roll.face for roll in line.dice)
        self.then = ThatTime(dialog.desk.session.as_it_was(line.parent or 0), self)
        self.then.given.connect(self._give)
        self._before, self._place = False, slice(0, len(self.commands))
        """Whether what is given comes before the entry, and else in the place of which of its acts."""
        self._opened: QDialog | None = None

    def change(self) -> None:
        """Open the entry's own act as it was filled in; of several that are not one dialog's, the list of them."""
        tags = {forms.tag_of(type(one)) for one in self.commands}
        if len(self.commands) == 1 or (len(tags) == 1 and tags <= set(OF_SEVERAL)):
            self._open(tags.pop(), self._title(), self.commands)
            return
        steps = list(self._steps())
        acts = [words for words, _ in steps]
        before = [entry for _, entry in steps]
        ActsDialog(
            self._dialog().look,
            self._title(),
            acts,
            self._dialog(),
            change=lambda nth: self._change_one(nth, before[nth]),
            leave_out=self._leave_out,
        ).open()

    def precede(self, tag: str) -> None:
        """Open the form of an act that comes before it."""
        self._before = True
        self._open(tag, tr("Before entry {n}", n=self._dialog().entry))

    def _title(self) -> str:
        return tr("Entry {n}", n=self._dialog().entry)

    def _steps(self) -> Iterator[tuple[str, int]]:
        """Give each act in words, with the entry after which it was given; they are done in memory, with their dice."""
        session, faces = self.then.session, list(self._faces)
        for one in self.commands:
            before = session.head
            yield _done(session, one, faces) or _words(forms.tag_of(type(one))), before

    def _change_one(self, nth: int, before: int) -> None:
        self.then.session.goto(before)
        self._place = slice(nth, nth + 1)
        one = self.commands[nth]
        self._open(forms.tag_of(type(one)), f"{self._title()}, {nth + 1}", (one,))

    def _leave_out(self, nth: int) -> None:
        self._dialog().put((*self.commands[:nth], *self.commands[nth + 1 :]), before=False)

    def _open(self, tag: str, head: str, given: Sequence[Any] = ()) -> None:
        dialog = self._dialog()
        if tag in OWN_DIALOGS:
            self._opened = own_dialog(tag, self.then, dialog.look, dialog, target="game", given=given)
        else:
            preset = forms.spread(given[0]) if given else None
            self._opened = CommandForm(
                self.then, dialog.look, tag, preset=preset, parent=dialog, title=f"{head}: {_words(tag)}"
            )
        self._opened.open()

    def _give(self, commands: tuple[Any, ...]) -> None:
        """Give what was filled in to the dialog behind."""
        if self._opened is not None:
            self._opened.done(QDialog.DialogCode.Accepted)
        at = self._place
        whole = commands if self._before else (*self.commands[: at.start], *commands, *self.commands[at.stop :])
        self._dialog().put(whole, before=self._before)

    def _dialog(self) -> AmendDialog:
        # Asked for and not kept: who is closed must not be held by what it has opened.
        dialog = self.parent()
        assert isinstance(dialog, AmendDialog)
        return dialog


def ask_act(dialog: AmendDialog, before: bool) -> None:
    """Open the form of an entry's act, or the list of all acts, of which one comes before it."""
    opens = Forms(dialog)
    if before:
        finds = [
            Find(tag, "command", _words(tag), "", "", partial(opens.precede, tag), f"{_words(tag)} {tag}".lower())
            for tag in COMMAND_KEYS
        ]
        Palette(dialog.look, finds, dialog, sought=tr("Which act was forgotten?")).open()
    else:
        opens.change()


def nothing_to_fill_in(dialog: AmendDialog) -> str:
    """Say why an entry's act has nothing to be filled in, "" where it has."""
    if len(dialog.commands) != 1 or not isinstance(dialog.commands[0], cmd.NextStep):
        return ""
    session = dialog.desk.session.as_it_was(dialog.line().parent or 0)
    fields = forms.fields("next-step", session.view, rules=session.rules)
    asks = any(one.choices for one in fields if one.name != forms.BECAUSE)
    return "" if asks else tr("nothing is filled in when a step ends")


def waiting(view: Any) -> Sequence[Waits]:
    """Give the questions that wait, each with its answers."""
    return tuple(
        Waits(
            one.name,
            tr("{question} ({side})", side=capital(side_words(one.seat)), question=told(one.text)),
            tuple((asked.choice(view, choice), cmd.Answer(choice, one.name)) for choice in one.choices),
        )
        for one in view.waiting
    )


WAYS = Ways(ask_act, nothing_to_fill_in, waiting)
"""How acts of the table are given within an amendment."""


def _done(session: Session, command: Any, faces: list[int]) -> str:
    """Do a command with as many of the next dice as it takes; gives what it is in words, "" where it cannot be done."""
    for count in range(len(faces) + 1):
        try:
            done = session.do(command, faces=faces[:count], by_hand=True)
        except DieWanted:
            continue
        except Refused:
            return ""
        del faces[:count]
        return told(done.label)
    return ""


def _words(tag: str) -> str:
    return tr(COMMAND_KEYS[tag][0])
