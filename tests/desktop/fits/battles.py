"""Games at the moments in which windows hold the most: the largest that are shipped, and all that can stand in a row."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.campaign.rules import commands as campaign
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words.maneuver import due
from companion.kernel.beginning import Beginning, begin
from companion.kernel.overriding.orders import Override
from companion.kernel.session import Session
from companion.table import way

WORD = "seen"
LARGEST = "the-field-of-antietam"
ARRIVING = "mcphersons-ridge"
BOTH = {"union": "human", "confederate": "human"}


@cache
def folder() -> Path:
    """Give the folder of the games."""
    return Path(tempfile.mkdtemp(prefix="fits"))


@cache
def _begun() -> Path:
    """Begin the largest battle: its units disordered, worn and low on ammunition by turns, a side's leaders exceptional."""
    path = folder() / "largest.companion"
    with begin(path, Beginning(scenario=LARGEST, seed="1862")) as session:
        here = [one for one in session.view.units if one.status == "on-table" and one.kind == "brigade"]
        fields: list[Any] = []
        for nth, one in enumerate(here):
            if nth % 3 == 0:
                fields.append(Override(one.id, "disordered", True, WORD))
            if nth % 4 == 0:
                fields.append(Override(one.id, "low_ammo", True, WORD))
        for one in fields:
            session.do(one)
    return path


def document(phase: str, step: int) -> Path:
    """Give the file of the largest battle at a step of its second player turn."""
    path = folder() / f"{phase}-{step}.companion"
    largest(phase, step).close()
    return path


def largest(phase: str, step: int) -> Session:
    """Give the largest battle at a step of its second player turn."""
    path = folder() / f"{phase}-{step}.companion"
    path.write_bytes(_begun().read_bytes())
    session = Session.open(path)
    for _ in range(40):
        view = session.view
        if (view.phase, view.step) == (phase, step) and (view.turn, view.player_turn) == (1, "confederate"):
            break
        session.do(cmd.NextStep(because=WORD))
    assert (session.view.phase, session.view.step) == (phase, step)
    return session


def charging() -> Session:
    """Give the largest battle in its charge: two brigades in contact with two."""
    session = largest("maneuver", 2)
    ours = [
        one.id
        for one in session.view.units
        if one.side == "confederate" and one.status == "on-table" and one.kind == "brigade"
    ]
    theirs = [
        one.id
        for one in session.view.units
        if one.side == "union" and one.status == "on-table" and one.kind == "brigade"
    ]
    for one, target in zip(ours[:2], theirs[:2], strict=True):
        session.do(cmd.Move(one, 4.0, charges=target, because=WORD))
    for _ in range(10):
        if session.view.phase == "charge":
            break
        session.do(cmd.NextStep(because=WORD))
    return session


def arriving() -> Session:
    """Give a battle in the step in which the most are due to arrive at once."""
    path = folder() / "arriving.companion"
    session = begin(path, Beginning(scenario=ARRIVING, seed="1863"))
    for _ in range(400):
        view = session.view
        if (view.phase, view.step) == ("maneuver", 2) and len(due(view)) > 2:
            break
        session.do(cmd.NextStep(because=WORD))
    return session


def volleys() -> Session:
    """Give the largest battle at the end of a fire step with a dozen volleys, tens among them, that fell on leaders' brigades."""
    session = largest("musketry", 1)
    view = session.view
    here = [one for one in view.units if one.status == "on-table" and one.kind == "brigade"]
    firers = [one for one in here if one.side == "confederate"]
    ours = [one for one in view.leaders if one.side == "union" and one.status == "on-table"]
    led = [one.id for one in here if one.side == "union"][:3]
    for leader, brigade in zip(ours, led, strict=False):
        session.do(cmd.Attach(leader.id, brigade, because=WORD))
    targets = sorted((one for one in here if one.side == "union"), key=lambda one: one.id not in led)
    for nth, (firer, target) in enumerate(zip(firers[:12], targets, strict=False)):
        volley = cmd.Fire(target.id, (cmd.FiringUnit(firer.id, (cmd.FiringGroup(3.0),)),), because=WORD)
        session.do(volley, faces=(10 if nth < 4 else 7,))
    session.do(cmd.SetDice("union", "entered", "leader"))
    return session


def over() -> Session:
    """Give the largest battle when it is over."""
    session = largest("maneuver", 2)
    session.do(cmd.EndBattle("night fell"))
    return session


def a_campaign(scenario: str = "gettysburg-campaign", *, turns: int = 3, table: bool = False) -> Path:
    """Play a campaign for some turns, or until its first battle is to go to the table, into a document."""
    path = folder() / f"{scenario}-{turns}.companion"
    if path.exists():
        return path
    wanted = Beginning(
        scenario=scenario,
        seed="7",
        players={"union": "human", "confederate": "computer:basic"},
        settings={"offline": "yes"} if table else {},
    )
    with begin(path, wanted) as session:
        while not session.view.over and session.view.turn < turns:
            asked = session.view.pending
            if asked is not None and asked.kind == "off-line-result":
                break
            if (move := session.computer_move()) is not None:
                session.do(*move.commands, label=move.label)
            elif asked is None:
                session.do(campaign.ET())
            else:
                yes = "yes" if asked.kind == "off-line" else ""
                session.do(campaign.Answer(choice=yes or asked.default or asked.choices[0]))
    return path


def fought(path: Path) -> Path:
    """Give out the battle that waits and fight it: every brigade on the table loses two stands."""
    game = path.with_name("table.companion")
    if game.exists():
        return game
    with Session.open(path) as session:
        way.table_game(game, way.export(session), seed="3")
    with Session.open(game) as session:
        lost = {
            one.id: {"stands": one.stands - 2}
            for one in session.view.units
            if one.kind == "brigade" and one.status == "on-table" and one.stands > 3
        }
        session.do(cmd.CountTable(lost, "as it stands"))
        session.do(cmd.EndBattle("night fell"))
    return game


def fought_part(session: Session) -> Path:
    """Fight the part of a battle of squares that is on the table: every brigade there loses a stand."""
    game = folder() / "part.companion"
    way.table_game(game, way.export(session), seed="3")
    with Session.open(game) as table:
        lost = {
            one.id: {"stands": one.stands - 1}
            for one in table.view.units
            if one.kind == "brigade" and one.status == "on-table" and one.stands > 2
        }
        table.do(cmd.CountTable(lost, "as it stands", pays="lost"))
        table.do(cmd.EndBattle("night fell"))
    return game


def squares(scenario: str = "antietam-advanced") -> Session:
    """Begin a battle of squares that two people play."""
    return begin(
        folder() / f"{scenario}-{len(list(folder().iterdir()))}.companion",
        Beginning(scenario=scenario, seed="7", players=BOTH),
    )
