"""What the pages of the tour tell, which part of the window each speaks of, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.tour.playing import Played, fired, rolled
from companion.language.tongue import tr


class Ask(NamedTuple):
    """Something to do on a page."""

    words: str
    part: str
    """What is framed until it is done."""
    done: Callable[[Played], bool]
    do: Callable[[Played], object]
    """Does it for whoever wishes."""


class Stop(NamedTuple):
    """A page of the tour: the part that it speaks of, its words, the keys to press, and what it asks for, in order."""

    part: str
    title: str
    words: str
    keys: tuple[tuple[str, str], ...]
    asks: tuple[Ask, ...] = ()


def _until(step: str, words: str) -> Ask:
    """Ask to go on to a kind of step."""

    def there(played: Played) -> bool:
        return played.step == step

    return Ask(words, "next-step", there, lambda played: played.go_on(lambda: there(played)))


def stops() -> tuple[Stop, ...]:
    """Give the pages."""
    return (*_looking(), *_shooting(), *_charging(), *_leaving())


def _looking() -> tuple[Stop, ...]:
    return (
        Stop(
            "header",
            tr("The window and the turn clock"),
            tr(
                "At the top stand the turn, the phases of the player turn, and in gold the step that is now. At the "
                "right you see what undo and redo would do, and for each side whether real dice are typed or the app "
                "rolls."
            ),
            (("F5", tr("Union dice")), ("F6", tr("Confederate dice"))),
        ),
        Stop(
            "order-of-battle",
            tr("The order of battle"),
            tr(
                "Each pip is a stand, and lost ones are outlined; gaps part spent, worn and fresh. Every state has a "
                "letter of its own, so nothing hangs on colour. On McPherson's Ridge, find Buford's two brigades."
            ),
            (("Ctrl F", tr("filter by name, state or marker")), ("F3", tr("go to the list"))),
            (
                Ask(
                    tr("Choose a brigade that is on the table: click on it, or F3 and the arrows"),
                    "order-of-battle",
                    lambda played: (
                        played.desk.selection
                        in [one.id for acting in (True, False) for one in played.brigades(acting=acting)]
                    ),
                    Played.choose,
                ),
            ),
        ),
        Stop(
            "duties",
            tr("What this step demands"),
            tr(
                "A triangle must be done before the step can end; a box may be done or left. Next leads on, and while "
                "something is still open it says what."
            ),
            (("F8", tr("next step")),),
            (
                Ask(
                    tr("End this step: F8, or click on Next step"),
                    "next-step",
                    lambda played: played.happened(ev.StepBegan),
                    lambda played: played.go_on(lambda: played.happened(ev.StepBegan)),
                ),
            ),
        ),
        Stop(
            "detail",
            tr("A maneuver roll"),
            tr(
                "In the second step of the Maneuver phase each brigade stands here with its modifiers and its odds. "
                "Choose one, then let the app roll or type the face of your own die. The chart lights its row and says "
                "what the brigade may do now."
            ),
            (("↑ ↓", tr("choose a brigade")), ("R", tr("the app rolls")), ("↵", tr("apply"))),
            (
                _until("maneuver", tr("Go on to the step of brigades and batteries: F8")),
                Ask(tr("Choose a brigade and let the app roll for it: R"), "work", rolled, Played.roll),
            ),
        ),
    )


def _shooting() -> tuple[Stop, ...]:
    return (
        Stop(
            "work",
            tr("Fire"),
            tr(
                "In a fire step pick the target by its letter, then each firer by its own, and the range band by its "
                "digit. The printed chart lights the row of the fire points, with the odds beside it."
            ),
            (("1–5", tr("range band")), (tr("Space"), tr("type the die")), ("R", tr("the app rolls"))),
            (
                _until("fire", tr("Go on to a fire step: F8")),
                Ask(
                    tr("Pick a target by its letter, or click on it"),
                    "targets",
                    lambda played: fired(played) or bool(played.step == "fire" and played.work.attack.target),
                    Played.aim,
                ),
                Ask(
                    tr("Pick who fires at it by his letter; a digit is the range"),
                    "firers",
                    lambda played: fired(played) or bool(played.step == "fire" and played.work.attack.lines),
                    Played.add_firer,
                ),
                Ask(tr("Let the app roll: R"), "fire-die", fired, Played.shoot),
            ),
        ),
        Stop(
            "journal",
            tr("A mistyped die"),
            tr(
                "Every roll stands in the journal with its working. A mistyped die is mended from its line, and you "
                "see first what that changes. The old line stays, struck through."
            ),
            (("Ctrl M", tr("mend the last die")), ("F4", tr("go to the journal"))),
            (
                Ask(
                    tr("Give the last die another face: Ctrl M, a digit, Enter"),
                    "journal",
                    Played.is_mended,
                    Played.mend,
                ),
            ),
        ),
        Stop(
            "ended",
            tr("What it brought"),
            tr(
                "Fire takes effect when the step ends. A page then tells each roll with what came of it, its clause "
                "and what is to be done on the table; F8 goes on from there."
            ),
            (("F8", tr("next step")),),
            (
                Ask(
                    tr("End the fire step: F8"),
                    "next-step",
                    lambda played: played.happened(ev.ShotsTookEffect),
                    lambda played: played.go_on(lambda: played.happened(ev.ShotsTookEffect)),
                ),
            ),
        ),
    )


def _charging() -> tuple[Stop, ...]:
    return (
        Stop(
            "work",
            tr("Into contact"),
            tr(
                "A brigade that has rolled may move, and charge: into contact with an enemy. Whom it touches and how "
                "far it goes you say, for the figures stand on your table and not here."
            ),
            (("C", tr("charge")), ("M", tr("move")), ("F", tr("formation"))),
            (
                _until("maneuver", tr("Go on to the brigades of the side that moves next: F8")),
                Ask(
                    tr("Roll for a brigade, so that it may move: 0 types a ten, Enter applies it"),
                    "work",
                    lambda played: played.charges() or bool(played.may_charge()),
                    Played.make_ready,
                ),
                Ask(tr("Charge an enemy with it: C"), "work", Played.charges, Played.charge),
            ),
        ),
        Stop(
            "combat",
            tr("A charge and its two ladders"),
            tr(
                "In the Charge phase the modifiers of both sides stand side by side, with the line of differences "
                "under them. What does not count stays in the list, in grey, with its reason."
            ),
            (("R", tr("the app rolls both dice")), ("F1", tr("the rule behind it"))),
            (
                _until("charge", tr("Go on to the charge: F8")),
                Ask(
                    tr("Let the app roll both dice: R"),
                    "combat",
                    lambda played: played.happened(ev.CombatRolled),
                    Played.fight,
                ),
            ),
        ),
    )


def _leaving() -> tuple[Stop, ...]:
    return (
        Stop(
            "header",
            tr("Nothing is lost"),
            tr(
                "Undo goes back without limit, and the head says what it would take back. What was undone stays in the "
                "journal, struck through, and comes again with redo."
            ),
            (("Ctrl Z", tr("undo")), ("Ctrl Y", tr("redo"))),
            (Ask(tr("Take the last act back: Ctrl Z"), "header", Played.rolled_back, lambda one: one.desk.undo()),),
        ),
        Stop(
            "on-the-table",
            tr("On the table and across it"),
            tr(
                "After each step this list says what to do with the models, to tick off. The board across the table "
                "shows both players the battle from two metres. Whatever else you look for, search it by name."
            ),
            (
                ("F7", tr("this list")),
                ("F11", tr("across the table")),
                ("Ctrl K", tr("search everything")),
                ("F1", tr("the rule")),
            ),
            (
                Ask(
                    tr("Open the board across the table: F11"),
                    "on-the-table",
                    Played.board_is_open,
                    lambda played: played.window.run("board"),
                ),
            ),
        ),
    )
