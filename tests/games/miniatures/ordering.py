"""One order of every kind, by hand, for the small battle of `a_line`; with what each may be left to its defaults."""

from __future__ import annotations

from companion.games.miniatures.rules import commands as cmd

GROUPS = (cmd.FiringGroup(range=6.0, stands=3), cmd.FiringGroup(range=12.5, enfilade=True))

ORDERS: tuple[cmd.AnyCommand, ...] = (
    cmd.NextStep(),
    cmd.NextStep(outside_musket_range=("cutler",)),
    cmd.Answer("the left"),
    cmd.Answer("the left", "davis"),
    cmd.ReplaceLeader("heth"),
    cmd.ReplaceLeader("heth", "davis", attached=True),
    cmd.Attach("heth", "davis"),
    cmd.Detach("heth"),
    cmd.MoveLeader("heth", 7.5, whole_move_on_road=True, fords=1),
    cmd.Maneuver("davis"),
    cmd.Maneuver("davis", in_radius=("heth",), in_fieldworks=True, outside_musket_range=True),
    cmd.ChangeFormation("davis", "march-column"),
    cmd.Mount("gamble", "march-column"),
    cmd.Dismount("gamble"),
    cmd.Limber("pegram"),
    cmd.Unlimber("pegram", "heth"),
    cmd.Face("davis"),
    cmd.Face("pegram", "heth"),
    cmd.Move("davis", 6.25, "wheel", rough_inches=1.5, fords=1, linear_objects=2, passages=1, closed_wood=True),
    cmd.Move("davis", 4.0, away=True, whole_move_on_road=True, charges="cutler"),
    cmd.Arrive(("davis", "heth"), "west"),
    cmd.Delay(("davis",), 5),
    cmd.Fire("davis", (cmd.FiringUnit("cutler", GROUPS), cmd.FiringUnit("hall", (cmd.FiringGroup(9.0),))), "cover"),
    cmd.Fire("archer", (cmd.FiringUnit("hall", (cmd.FiringGroup(range=20.0, ball=True),)),)),
    cmd.ResolveCharge(
        ("davis", "archer"),
        ("cutler",),
        "works",
        outflanked=True,
        supported=("cutler",),
        on_road=("davis",),
        over_bridge=("davis",),
        parted=True,
    ),
    cmd.RollAgain(),
    cmd.RollAgain(supported=()),
    cmd.RollAgain(supported=("cutler",)),
    cmd.RollAgain(combat="davis"),
    cmd.Touch("davis", ("cutler", "hall")),
    cmd.BreakContact("davis"),
    cmd.BreakContact("davis", "cutler"),
    cmd.BreakThrough("davis"),
    cmd.BreakThrough("davis", "cutler"),
    cmd.Surrender("davis"),
    cmd.LeaveTable("hall"),
    cmd.TakeObjective("ridge", "union"),
    cmd.TakeObjective("ridge"),
    cmd.MarkSeen("hall", seen=False),
    cmd.Note("a note"),
    cmd.Note("the left is open", "cutler"),
    cmd.Override("davis", "stands", 5, "a miscount"),
    cmd.Override("davis", "disordered", True, "forgotten"),
    cmd.Override("davis", "formation", "march-column", "forgotten"),
    cmd.Override("game", "options", {"D10-RUL-FIRE-RANGE-CELLS": 1}, "our club"),
    cmd.CountTable({"davis": {"stands": 6, "disordered": True}, "hall": {"damaged": 1}}, "after supper"),
    cmd.SetDice("union", "entered", "fire"),
    cmd.SetOption("D10-RUL-FIRE-RANGE-CELLS", 1, "our club"),
    cmd.NamePlayer("union-1", "Anna"),
    cmd.NamePlayer("union"),
    cmd.NameCommander("Tom", "confederate", ("davis",), "own"),
    cmd.Dismiss("Tom"),
    cmd.Tick((1, 2)),
    cmd.Tick((1,), done=False),
    cmd.EndBattle("the light is gone"),
    cmd.EndBattle("one more turn", over=False),
    cmd.Place({"davis": (30.0, 20.5, 90.0), "heth": (28.0, 20.0)}),
    cmd.Lift(("davis", "heth")),
    cmd.Split("davis", (cmd.Part("davis", "Davis", 4), cmd.Part("davis-left", "Davis, left", 3))),
    cmd.Merge(("davis", "archer"), "archer"),
    cmd.AddUnit({"side": "union", "unit": "Stone", "arm": "infantry", "division": "Doubleday", "stands": 6}),
    cmd.Rename("davis", "Connally"),
    cmd.Transfer("davis", "pender"),
)
"""Not all are lawful there: a form makes what it is told, and the rules refuse it."""


def name(order: cmd.AnyCommand) -> str:
    """Give an order's tag, for the names of tests."""
    return str(type(order).__struct_config__.tag)
