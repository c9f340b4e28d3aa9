"""What ? and H show at each menu of a battle: the keys of the book, and a few of ours."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.prompt.directions import directions
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.rules.orders import remarking
from companion.language.tongue import tr


def cursor_help(post: Post) -> Iterator[str]:
    """Give the cursor menu (ANT-7.1)."""
    basic = post.view.level == "basic"
    yield tr("CURSOR MENU")
    yield _row("V", tr("squares in sight from here, all round") if basic else tr("squares in sight, in a direction"))
    yield _row("0", tr("centres the map at the cursor, and draws it"))
    yield _row(_directions(post), tr("moves the cursor as the compass shows; arrows do on a terminal"))
    yield _row("T", tr("takes the units off the map to show the terrain, and puts them back"))
    if post.clock.limited:
        yield _row("S", tr("stops the clock, and lets it go on"))
    yield _row("C", tr("to combat: ends your orders, once you have confirmed it"))
    yield _row(tr("SPACE"), tr("picks up your first unit in the square for orders; Return does too"))
    yield _row("G", tr("goes to a square by its numbers, or to a unit by its name"))
    yield _row("N", tr("goes to the next square with units of yours"))
    yield _row("O", tr("objectives and score"))
    yield _row("Q", tr("leaves; every order is saved as it is given"))
    yield ""
    yield from post.key_to_map()


def command_help(post: Post) -> Iterator[str]:
    """Give the command menu; the Basic game has fewer commands (ANT-7.3, ANT-QS-3.3)."""
    level = post.view.level
    yield tr("COMMAND MENU")
    yield _row("0", tr("centres the map on the unit, and draws it"))
    yield _row(_directions(post), tr("moves the unit as the compass shows; it pays and tires"))
    if level != "basic":
        march = post.rules.points.force_march
        yield _row(
            "X",
            tr("force march: {points} operation point for {fatigue} fatigue", points=march.op, fatigue=march.fatigue),
        )
        yield _row("D", tr("asks for a new facing; all in the square take it, and it costs nothing"))
    if level == "advanced":
        yield _row("L", tr("leaders: who is here, transfer, to the division's or corps' commander"))
    if level != "basic":
        yield _row("I", tr("shows all of the unit's division"))
        yield _row("A", tr("plots an advance into a square that the enemy leaves, or no longer"))
    yield _row(
        "M",
        tr("plots melee, or no longer; in line with the facing")
        if level != "basic"
        else tr("plots melee with the enemy that it fires at, or no longer"),
    )
    yield _row("F", tr("target menu: a square to fire at before all others"))
    if level != "basic":
        yield _row("S", tr("changes the mode: column, mounted, limbered, or back"))
    if level == "advanced":
        yield _row("B", tr("builds a level of fortification"))
    if post.rules.costs.reorganise is not None:
        yield _row("R", tr("parts a brigade into its halves, or joins them"))
    if remarking.asked(post.rules):
        yield _row("E", tr("asks what only eyes know of the unit"))
    yield _row("V", tr("shows the squares that it can fire into"))
    yield _row("T", tr("takes the units off the map to show the terrain, and puts them back"))
    if level != "basic":
        yield _row("P", tr("the other page of the unit's statistics"))
    yield _row("H", tr("this list; ? too"))
    yield _row("U", tr("the next unit in the square"))
    yield _row("N", tr("the next unit in the order of battle"))
    yield _row("Z", tr("puts the unit back as it was when you picked it up"))
    yield _row("Q", tr("puts the unit down: back to the cursor menu"))


def target_help(post: Post) -> Iterator[str]:
    """Give the target menu (ANT-7.13g)."""
    yield tr("TARGET MENU")
    yield _row(_directions(post), tr("moves the cursor over the target"))
    yield _row("T", tr("plots fire at the square under the cursor"))
    yield _row("V", tr("shows every square that can be plotted"))
    yield _row("E", tr("no plot: the unit fires at the nearest enemy in sight"))
    yield _row("0", tr("draws the map"))
    yield _row("Q", tr("back; the plot stays as it was"))


def leader_help(post: Post) -> Iterator[str]:
    """Give the leaders' menu (ANT-7.3e)."""
    del post
    yield tr("LEADERS")
    yield _row("T", tr("sends a commander who is here to another unit of his formation, at no cost"))
    yield _row("Y, N", tr("takes the unit under the cursor, or goes on to the next"))
    yield _row("D", tr("goes to the unit's division commander"))
    yield _row("C", tr("goes to its corps commander"))
    yield _row("Q", tr("back"))


def activation_help() -> Iterator[str]:
    """Give the keys of the activation cycle (ANT-3.1)."""
    yield tr("ACTIVATION")
    yield _row("Y", tr("activates the division: it may move this turn, with its corps' artillery"))
    yield _row("N", tr("passes it by; it is offered again after the others"))
    yield _row("V", tr("draws the map"))
    yield _row("Q", tr("activates no more this turn"))


def examining_help(post: Post) -> Iterator[str]:
    """Give the keys of the examination at the end (ANT-10.0c)."""
    yield tr("THE FIELD AFTER THE BATTLE")
    yield _row("V, 0, T, G, O", tr("as in the game: sight, centre, terrain, go to a square, objectives and score"))
    yield _row(_directions(post), tr("moves the cursor"))
    yield _row(tr("SPACE"), tr("shows the first unit in the square, of either side"))
    yield _row("P, U, N", tr("other page of statistics, next unit in the square, next unit of its side"))
    yield _row("Q", tr("puts the unit down, and leaves"))
    yield ""
    yield from post.key_to_map()


def _directions(post: Post) -> str:
    return directions(ten_keys=post.setting.ten_keys)


def _row(key: str, words: str) -> str:
    return f"  {key:<9} {words}"
