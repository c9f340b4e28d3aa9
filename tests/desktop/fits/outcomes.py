"""What came of a step, at its fullest: ten volleys with tens at the largest battle's brigades."""

from __future__ import annotations

from companion.games.miniatures.rules import commands as cmd
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk

MOST = 10


def fire(walk: Walk) -> Shown:
    """The page of a step of fire; then that of a step in which nobody fired."""
    session = battles.largest("musketry", 1)
    view = session.view
    there = [one for one in view.units if one.status == "on-table" and one.kind == "brigade"]
    ours = [one for one in there if one.side == view.to_act]
    theirs = [one for one in there if one.side != view.to_act]
    for firer, target in list(zip(ours, theirs, strict=False))[:MOST]:
        order = cmd.Fire(target.id, (cmd.FiringUnit(firer.id, (cmd.FiringGroup(1.0),)),), because=battles.WORD)
        session.do(order, faces=(10,), by_hand=True)
    window = walk.game(session)
    window.run("next-step")
    while window.desk.waiting is not None:
        window.desk.enter(4)
    yield "fire", window
    bar = window.centre.page.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    yield "end", window
    window.run("next-step")
    window.run("next-step")
    yield "no fire", window


def charge(walk: Walk) -> Shown:
    """The page of a charge with its consequences."""
    session = battles.charging()
    window = walk.game(session)
    work = window.centre.work
    if (order := work.order()) is not None:
        window.desk.do(order, faces=(1, 9), by_hand=True)
    while (asked := window.desk.view.pending) is not None:
        window.desk.do(cmd.Answer(asked.choices[0]))
    yield "strip", window
    window.desk.do(cmd.NextStep(because=battles.WORD))
    yield "page", window


def shown(walk: Walk) -> Shown:
    """Both."""
    yield from fire(walk)
    yield from charge(walk)
