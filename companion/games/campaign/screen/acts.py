"""What can be done from a campaign's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.house import House
from companion.desktop.desk.panel import KeyHint
from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.dialogs.amend_answers import Waits
from companion.desktop.dialogs.palette import Find
from companion.desktop.shell import every_window
from companion.desktop.shell.seated_acts import SeatedEvening
from companion.desktop.widgets.acts import Act
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen import here
from companion.games.campaign.screen.battles.acts import TableActs
from companion.games.campaign.screen.page import CorpsPage
from companion.games.campaign.screen.rows.army import titled
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.session import Session
from companion.language.messages import name_told
from companion.language.tongue import tr
from companion.rows.by_hand import Settable
from companion.rows.order_form import Offers


class CampaignEvening(SeatedEvening):
    """The acts of a campaign's window."""

    first_fields = ("fatigue", "turn")
    resigning_clause = "RTG-R-GAME-END"

    def __init__(self, house: House, window: CampaignWindow) -> None:
        super().__init__(house, window)
        self.window, self.desk = window, window.desk
        self.table = TableActs(house, window)
        self.begin([*self.acts(), *self.table.acts()])

    def settable(self) -> Settable:
        """Give what an override may set."""
        from companion.games.campaign.screen.rows import settable as campaign_settable

        return campaign_settable

    def settings(self) -> tuple[str, ...]:
        """Tell whether battles may leave for the table."""
        answer = tr("yes") if self.desk.view.offline else tr("no")
        return (tr("Battles may be fought on the table: {answer}", answer=answer),)

    def ended(self) -> str:
        """Say why nobody resigns."""
        return tr("the game is over")

    def resigning(self) -> str:
        """Say what resigning means: the points are counted as they are."""
        return tr(
            "The campaign ends as it stands and the points are counted now, by the scenario's own table: "
            "resigning costs none and gives the enemy none. Only the referee can take it back."
        )

    def waits(self, view: Any) -> Sequence[Waits]:
        """Give the question that waits; a ranking as it is offered, and in every other order."""
        from companion.games.campaign.screen.rows import questions

        asked = questions.question(view)
        if asked is None or asked.sort == "table":
            return ()
        said = questions.rankings(asked.corps, self.desk.name) if asked.sort == "ranking" else asked.answers
        answers = tuple((one.words, cmd.Answer(choice=one.choice)) for one in said)
        return (Waits(view.pending.kind, asked.text or asked.title, answers),)

    def offers(self, view: Any) -> Offers:
        """Give the corps."""
        return {"corps": tuple((self.desk.name(one.id), one.id) for one in view.corps)}

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        window = self.window
        return [
            *self.of_files(),
            *self.of_journal(),
            *self.of_referee(),
            Act("end", tr("End the phase"), window.end_phase, "F8", "Phase", window.header.end_reason),
            *self.of_sides(),
            Act("palette", tr("Any command, corps or clause …"), self.open_palette, "Ctrl+K", "View", self._covered),
            Act("map", tr("Go to the map"), window.map.setFocus, "F2", "View", self._covered),
            Act(
                "army", tr("Go to the army"), partial(window.drawers.go, window.army.list), "F3", "View", self._covered
            ),
            Act("journal", tr("Journal: show it, put it away"), window.to_journal, "F4", "View", self._covered),
            Act(
                "letters",
                tr("Go to the letters"),
                partial(window.drawers.go, window.box.list),
                "F7",
                "View",
                self._covered,
            ),
            Act(
                "read-all",
                tr("All letters are read"),
                window.box.read_all,
                "Alt+Shift+L",
                "View",
                window.box.none_unread,
            ),
            Act("page", tr("Page of the corps: reported, sent, done …"), self.open_page, "F5", "View", self._no_page),
            Act(
                "home",
                tr("Headquarters in the middle of the map"),
                window.map.go_home,
                "Ctrl+Home",
                "View",
                self._covered,
            ),
            Act("whole", tr("The whole map"), window.map.fit, "Ctrl+Shift+0", "View", self._covered),
            Act(
                "replay",
                tr("Replay the campaign"),
                window.points.open_replay,
                "Ctrl+R",
                "View",
                window.points.no_replay,
            ),
            *self.looks(),
            every_window.keys(self.show_keys),
            *self.of_rules(),
        ]

    # ---- dialogs, reading, finding

    def open_page(self) -> None:
        """Show what is known of the corps that is selected, else of the first: reported, sent, done, why it stood."""
        name = self.desk.selection or self.desk.view.corps[0].id
        self.show_dialog(CorpsPage(self.desk, self.window.look, name, self.window))

    def _no_page(self) -> str:
        return self._covered() or ("" if self.desk.view.corps else tr("there is no corps"))

    def keys_now(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return self.window.hints()

    def back_to_work(self) -> None:
        """Give the keys to the journal where it is shown, else to the army."""
        focus = self.window.journal.list if self.window.journal.isVisible() else self.window.army.list
        focus.setFocus()

    def here(self, widget: QWidget | None, place: QPoint) -> Sequence[Act]:
        """Give what can be done with what lies at a place of the screen."""
        return here.acts(self.window, widget, place)

    def clause_now(self) -> str:
        """Give the clause behind the question, the order or the phase."""
        return self.window.clause

    def of_game(self) -> Iterator[Find]:
        """Give the corps that the seat knows and the towns of the map."""
        for one in self.desk.view.corps:
            words = f"{one.unit} {name_told(one.leader)} {one.letter} {one.number}".lower()
            yield Find(one.id, "corps", titled(one), "", "", partial(self.desk.select, one.id), words)
        for at, town in self.desk.ground.towns.items():
            yield Find(f"town {at}", "place", town, "", "", partial(self.window.show_hex, at), town.lower())


def open_window(
    house: House, session: Session, path: Path | None, name: str, former: SeatedDesk | None = None
) -> CampaignWindow:
    """Give a campaign its window; in the place of a former one whoever sat there sits here."""
    window = CampaignWindow(session, house.look, name)
    window.path = path
    window.evening = CampaignEvening(house, window)
    if former is not None:
        window.desk.take_over(former)
    return window
