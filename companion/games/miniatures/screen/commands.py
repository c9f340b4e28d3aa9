"""The commands of the miniatures as acts of their window: words, key and menu of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.desktop.widgets.acts import Act
from companion.language.tongue import declared, tr

COMMAND_KEYS: dict[str, tuple[str, str, str]] = {
    "next-step": ("Next step", "F8", "Step"),
    "answer": ("Answer the question", "Ctrl+Shift+Q", "Step"),
    "maneuver": ("Maneuver roll", "Ctrl+Shift+M", "Step"),
    "fire": ("Fire", "Ctrl+Shift+X", "Step"),
    "resolve-charge": ("Charge combat", "Ctrl+Shift+C", "Step"),
    "roll-again": ("Roll a struggle again", "Ctrl+Shift+G", "Step"),
    "break-through": ("Breakthrough move", "Ctrl+Shift+B", "Step"),
    "arrive": ("Bring on arrivals", "Ctrl+Shift+I", "Step"),
    "delay": ("Delay arrivals", "Ctrl+Shift+Y", "Step"),
    "tick": ("Tick off everything on the table", "Ctrl+Shift+Space", "Step"),
    "end-battle": ("End the battle, or take it up again", "Alt+Shift+E", "Step"),
    "move": ("Move, with the movement calculator", "Ctrl+Shift+V", "Units"),
    "change-formation": ("Change formation", "Ctrl+Shift+F", "Units"),
    "mount": ("Mount", "Alt+Shift+M", "Units"),
    "dismount": ("Dismount", "Alt+Shift+D", "Units"),
    "limber": ("Limber", "Alt+Shift+L", "Units"),
    "unlimber": ("Unlimber", "Alt+Shift+U", "Units"),
    "face": ("Face about or turn", "Alt+Shift+F", "Units"),
    "attach": ("Attach a leader", "Ctrl+Shift+A", "Units"),
    "detach": ("Detach a leader", "Ctrl+Shift+D", "Units"),
    "move-leader": ("Move a leader", "Ctrl+Shift+L", "Units"),
    "replace-leader": ("Replace a fallen leader", "Ctrl+Shift+R", "Units"),
    "contact": ("Touches others as well", "Alt+Shift+T", "Units"),
    "break-contact": ("Break contact", "Ctrl+Shift+K", "Units"),
    "surrender": ("Surrender", "Ctrl+Shift+J", "Units"),
    "leave-table": ("Leave the table", "Ctrl+Shift+E", "Units"),
    "mark-seen": ("Mark seen or hidden", "Ctrl+Shift+H", "Units"),
    "split": ("Split a unit", "Alt+Shift+V", "Units"),
    "merge": ("Merge units", "Alt+Shift+Y", "Units"),
    "add-unit": ("Add a unit", "Alt+Shift+B", "Units"),
    "rename": ("Rename a unit", "Alt+Shift+O", "Units"),
    "transfer": ("Transfer to another command", "Alt+Shift+X", "Units"),
    "place": ("Place on the field", "Alt+Shift+Q", "Units"),
    "lift": ("Take off the field", "Alt+Shift+Z", "Units"),
    "note": ("Note", "Ctrl+Shift+N", "Edit"),
    "override": ("Override any value", "Ctrl+Shift+P", "Edit"),
    "count-table": ("Count the table", "Ctrl+Shift+T", "Edit"),
    "take-objective": ("Objectives", "Ctrl+Shift+O", "Edit"),
    "name-player": ("Name a player", "Alt+Shift+W", "Edit"),
    "commander": ("Give a commander his seat", "Ctrl+Shift+F12", "Edit"),
    "dismiss": ("Dismiss a commander", "Ctrl+Shift+F11", "Edit"),
    "set-dice": ("Dice by side and kind", "Alt+Shift+I", "Edit"),
    "set-option": ("House rules", "Alt+Shift+H", "Edit"),
}
"""{the command's tag: (words, key, menu)}: every command of the game stands here."""
declared(COMMAND_KEYS, 0)
SHORT = {"roll-again": "Struggle again", "tick": "Tick off everything", "end-battle": "End or resume the battle"}
"""What some are called in their menu, which is to cover no more than a third of the screen."""
declared(SHORT)
APART = (
    "maneuver",
    "arrive",
    "tick",
    "mount",
    "attach",
    "contact",
    "mark-seen",
    "split",
    "place",
    "note",
    "count-table",
)
"""What begins a group in its menu."""
LEADERS_OWN = ("attach", "detach", "move-leader", "replace-leader")
UNITS_OWN = (
    "move",
    "change-formation",
    "mount",
    "dismount",
    "limber",
    "unlimber",
    "face",
    "break-contact",
    "surrender",
    "leave-table",
    "mark-seen",
    "split",
    "merge",
    "rename",
    "transfer",
)
"""What stands in the menu of a leader, and of a unit."""


def command_acts(run: Callable[[str], object], why: Callable[[str], str]) -> list[Act]:
    """Give an act for every command of the game."""
    acts = []
    for tag, (words, key, menu) in COMMAND_KEYS.items():
        short = tr(SHORT[tag]) if tag in SHORT else ""
        acts.append(
            Act(tag, tr(words), partial(run, tag), key, menu, partial(why, tag), apart=tag in APART, short=short)
        )
    return acts
