"""The campaign's pictures: its window, the page of a result from the table, the replay."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from companion.games.campaign.rules import commands as cmd
from companion.games.miniatures.rules import commands as table
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.table import way as battles

WIDE, HIGH = 1366, 768
PEOPLE = {"union": "human", "confederate": "computer:basic"}
SOUTH = {"union": "computer:basic", "confederate": "human"}
COMPUTERS = {"union": "computer:strong", "confederate": "computer:strong"}


class Studio(Protocol):
    """What takes pictures."""

    desktop: Any
    scale: float

    def take(self, widget: QWidget, name: str) -> None:
        """Take a picture, where it is wanted."""


def campaign(scenario: str, until: Callable[[Any], bool], **given: Any) -> Path:
    """Play a campaign to a moment of it, people answering as they are offered, into a document."""
    path = Path(tempfile.mkdtemp()) / f"{scenario}.companion"
    with begin(path, Beginning(scenario=scenario, seed="7", **given)) as session:
        while not session.view.over and not until(session.view):
            asked = session.view.pending
            if (move := session.computer_move()) is not None:
                session.do(*move.commands, label=move.label)
            elif asked is None:
                session.do(cmd.ET())
            else:
                yes = "yes" if asked.kind == "off-line" else ""
                session.do(cmd.Answer(choice=yes or asked.default or asked.choices[0]))
    return path


def waits_for_the_table(view: Any) -> bool:
    """A battle is on the table."""
    return view.pending is not None and view.pending.kind == "off-line-result"


def fought(path: Path) -> Path:
    """Give out the battle that waits and fight it: every brigade on the table loses two stands."""
    game = path.with_name("table.companion")
    with Session.open(path) as session:
        battles.table_game(game, battles.export(session), seed="3")
    with Session.open(game) as session:
        lost = {
            one.id: {"stands": one.stands - 2}
            for one in session.view.units
            if one.kind == "brigade" and one.status == "on-table" and one.stands > 3
        }
        session.do(table.CountTable(lost, "as it stands"))
        session.do(table.EndBattle("night fell"))
    return game


def campaigns(studio: Studio, mark: str) -> Iterator[str]:
    """Take the campaign's windows."""

    def opened(path: Path) -> Any:
        window = studio.desktop.open(path)
        window.resize(round(WIDE * studio.scale), round(HIGH * studio.scale))
        window.activateWindow()
        QTest.qWait(300)  # the map is drawn once the window has its size
        return window

    window = opened(campaign("gettysburg-campaign", lambda view: view.turn >= 9, players=SOUTH))
    studio.take(window, f"campaign{mark}")
    yield "campaign"
    path = campaign("gettysburg-battle", waits_for_the_table, players=PEOPLE, settings={"offline": "yes"})
    window = opened(path)
    studio.take(window, f"paused-battle{mark}")
    window.run("table-result")
    page = window.evening.table.dialog
    page.made.read(fought(path))
    for step in ("field", "forces", "losses", "preview"):
        page.show_step(step)
        studio.take(page, f"result-{step}{mark}")
    page.reject()
    yield "result"
    window = opened(campaign("gettysburg-campaign", lambda _: False, players=COMPUTERS))
    window.run("replay")
    replay = window.points.replay
    replay.resize(round(WIDE * studio.scale), round(HIGH * studio.scale))
    QTest.qWait(300)
    studio.take(replay, f"replay{mark}")
    replay.close()
    yield "replay"
