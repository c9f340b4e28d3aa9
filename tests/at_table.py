"""A campaign paused at a battle for the table, and that table game played by its own rules."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.campaign.rules import commands as cmd
from companion.games.miniatures.rules import commands as table
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.table import way as battles
from companion.table.file.battle import encode
from companion.table.file.draft import Draft

SCENARIO = "gettysburg-battle"
SOLITAIRE = {"union": "computer:basic"}
GETTYSBURG = "Gettysburg"
DUE = (
    "pettigrew",
    "brockenbrough",
    "archer",
    "davis",
    "garnett-rifled",
    "garnett-smoothbore",
    "pegram-smoothbore",
    "pegram-rifled",
    "heth",
)
"""Heth's division, which comes on in the first turn."""


def fire(target: str, *firers: str) -> table.Fire:
    group = (table.FiringGroup(range=3.5),)
    return table.Fire(target=target, firers=tuple(table.FiringUnit(one, group) for one in firers))


PLAYED: tuple[table.AnyCommand, ...] = (
    table.NextStep(),
    table.Arrive(units=DUE),
    table.NextStep(),
    table.NextStep(),
    fire("davis", "meredith", "cutler"),
    fire("archer", "stone", "stannard"),
    fire("pettigrew", "paul", "baxter"),
    table.NextStep(),
    fire("meredith", "pettigrew", "archer"),
    table.NextStep(),
    table.LeaveTable("brockenbrough"),
    table.Surrender("pegram-rifled"),
    table.Surrender("davis"),
    table.TakeObjective("field", by="union"),
    table.NextStep(),
    table.EndBattle(reason="dusk"),
)
"""Heth comes on, is shot at, and loses a brigade to panic, one and some guns to the enemy."""


def go_on(session: Session, *, table_too: bool = True) -> bool:
    """Play a campaign on without orders; false where a battle waits for its result, or the game is over."""
    asked = session.view.pending
    if session.view.over or (asked is not None and asked.kind == "off-line-result"):
        return False
    move = session.computer_move()
    if move is not None:
        session.do(*move.commands, label=move.label)
    elif asked is not None:
        off_line = "yes" if table_too else "no"
        session.do(cmd.Answer(choice=off_line if asked.kind == "off-line" else asked.default or asked.choices[0]))
    else:
        on = cmd.Continue()
        session.do(cmd.ET() if session.why_not(on) else on)
    return True


def to_battle(session: Session) -> Session:
    """Play on to the next battle that waits for its result."""
    while go_on(session):
        pass
    return session


@cache
def _document(seed: str, players: tuple[tuple[str, str], ...], settings: tuple[tuple[str, str], ...]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made.companion"
        wanted = Beginning(
            scenario=SCENARIO, seed=seed, players=dict(players), settings={"offline": "yes", **dict(settings)}
        )
        with begin(path, wanted) as session:
            to_battle(session)
        return path.read_bytes()


def paused(path: Path, *, seed: str = "7", players: Mapping[str, str] | None = None, **settings: str) -> Path:
    """Put a campaign at `path` whose first battle, 1.1 in Gettysburg, waits for its result from the table."""
    path.write_bytes(_document(seed, tuple((players or {}).items()), tuple(settings.items())))
    return path


def battle_json(session: Session, path: Path) -> Path:
    """Write the waiting battle's file."""
    path.write_text(encode(battles.export(session)), encoding="utf-8")
    return path


def table_played(session: Session, path: Path) -> Path:
    """Make the table game of the waiting battle, play it and close it."""
    battles.table_game(path, battles.export(session), seed="63")
    with Session.open(path) as game:
        for command in PLAYED:
            game.do(command)
    return path


def typed(session: Session, **losses: dict[str, Any]) -> Draft:
    """Give the form filled in by hand: {corps with _ for the colon: figures}, no losses for the others."""
    draft = battles.blank(session)
    for line in draft.lines:
        draft = battles.edited(draft, line.command, **losses.get(line.command.replace(":", "_"), {}))
    return battles.holding(draft, "neither")
