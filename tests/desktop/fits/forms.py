"""The dialogs of a battle of miniatures: every form, what is printed, what is mended, the rules, the preferences."""

from __future__ import annotations

from companion.cards.decks import DECKS
from companion.games.miniatures.rules import commands as cmd
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, mending, preferences, rulings

FORMS = (
    "move",
    "change-formation",
    "face",
    "attach",
    "move-leader",
    "replace-leader",
    "contact",
    "leave-table",
    "split",
    "merge",
    "add-unit",
    "rename",
    "transfer",
    "arrive",
    "delay",
    "end-battle",
    "note",
    "name-player",
    "set-dice",
    "take-objective",
    "count-table",
    "override",
    "set-option",
)


def forms(walk: Walk) -> Shown:
    """Every form of a command."""
    window = walk.game(battles.largest("maneuver", 2))
    window.desk.select(
        next(one.id for one in window.desk.view.units if one.side == "confederate" and one.kind == "brigade")
    )
    for tag in FORMS:
        window.evening.open_form(tag, {})
        yield tag, window.evening.dialog
        window.evening.dialog.reject()
    for name, show in (
        ("history", window.evening.show_history),
        ("palette", window.evening.open_palette),
        ("keys", window.evening.show_keys),
        ("colors", window.evening.open_colors),
        ("working", lambda: window.evening.show_working(2)),
        ("clocks", lambda: window.run("clocks")),
    ):
        show()
        yield name, window.evening.dialog
        window.evening.dialog.reject()
    yield from rulings(window)
    yield from preferences(walk, window)
    window.run("numbers")
    yield "numbers", walk.large(window.evening.numbers)
    window.evening.numbers.close()
    window.evening.show_clause("D10-FIRE-MOD-ENFILADE")
    yield "reference", window.evening.reference
    window.evening.reference.close()


def paper(walk: Walk) -> Shown:
    """What is printed: the choices of every deck, the pages of one, and it saved."""
    window = walk.game(battles.document("maneuver", 2))
    window.run("print")
    dialog = window.evening.dialog
    for nth, deck in enumerate(DECKS):
        dialog.choices.decks.setCurrentRow(nth)
        yield deck, dialog
    dialog.make()
    walk.until(dialog.ready)
    yield "made", dialog
    walk.until(dialog.ready)  # looked at, it may be made anew
    dialog.save_to(battles.folder() / "cards.pdf", dialog.ready())
    yield "saved", dialog
    dialog.reject()


def mended(walk: Walk) -> Shown:
    """What mends an entry of one act, and one of several."""
    window = walk.game(battles.largest("maneuver", 2))
    brigade = next(one for one in window.desk.view.units if one.side == "confederate" and one.kind == "brigade")
    window.desk.do(cmd.Move(brigade.id, 4.0, because=battles.WORD))
    yield from mending(walk, window)
    window.desk.do(cmd.Move(brigade.id, 1.0, because=battles.WORD), cmd.Note("late in the day"))
    yield from mending(walk, window)


def sample(walk: Walk) -> Shown:
    """The game of the tour, which asks whether it is to be kept."""
    window = walk.game(battles.largest("maneuver", 2))
    window.is_sample()
    window.desk.do(cmd.NextStep(because=battles.WORD))
    window.close()
    yield "keeping", window.keeping
    window.keeping.leave()
