"""Amendments of every kind, as a table makes them: previewed, the dice that they want thrown, written, sometimes undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.kernel.dice import SIDES, DieWanted, Roll
from companion.kernel.record import Amendment
from companion.kernel.session import Edit, Session

KINDS = (
    "replace, its own dice",
    "replace, dice anew",
    "replace, dice entered",
    "replace by another order",
    "insert before",
    "delete",
    "skip impossible",
    "roll at",
    "put at",
    "preview",
    "again",
    "again, skipping",
)
"""What can be amended; some come with others: a deleted act whose followers are skipped, a die that one of them wants."""
COME_ABOUT = ("skip impossible", "roll at", "put at", "preview")
"""What is none of the ways to edit an entry: it is what an edit comes to."""
MOST_DICE = 60
"""How many dice are thrown one by one for an edit; who would have to throw more leaves it."""
TRIES = 8
"""How many edits are looked at for one that wants a die of a later entry."""


def edit_of(kind: str, order: Callable[[], Any], luck: Random, dice: Sequence[Roll]) -> Edit:
    """Make an edit of an entry; `order` gives an order that was likely to be lawful before it."""
    match kind:
        case "replace, its own dice":
            return Edit(own_dice=True)
        case "replace, dice entered":
            die = dice[0].sides if dice else SIDES
            return Edit(faces=(luck.randint(1, die),))
        case "replace by another order":
            return Edit(commands=(order(),), own_dice=luck.random() < 0.7)
        case "insert before":
            return Edit(how="insert", commands=(order(),))
        case "delete":
            return Edit(how="delete")
        case _:
            return Edit()


def with_dice(session: Session, entry: int, edit: Edit, luck: Random) -> tuple[Edit, Amendment]:
    """Give an edit with every die that it wants, thrown one by one, and what it would come to.

    Raises as amend does, DieWanted too where there is no end of dice.
    """
    for _ in range(MOST_DICE):
        try:
            found = session.amend(entry, edit=edit, preview=True)
        except DieWanted as wanted:
            edit = _with(edit, wanted.entry, luck.randint(1, wanted.sides))
            continue
        if not found.wanted:
            return edit, found
        (die,) = found.wanted
        edit = _with(edit, die.entry, luck.randint(1, die.sides))
    found = session.amend(entry, edit=edit, preview=True)
    if found.wanted:
        session.amend(entry, edit=edit)  # raises DieWanted for it
    return edit, found


def _with(edit: Edit, entry: int, face: int) -> Edit:
    if not entry:
        return replace(edit, faces=(*edit.faces, face))
    return replace(edit, faces_at={**edit.faces_at, entry: (*edit.faces_at.get(entry, ()), face)})


def accounted_for(old: Sequence[int], found: Amendment) -> None:
    """Assert that every old entry from the edited one on is in exactly one group."""
    skipped = [one.entry for one in found.skipped]
    followed = [one for one in found.stands_for if one]
    assert sorted([*skipped, *followed, *found.undecided]) == [*old]
    assert set(found.changed) <= set(followed)


def same(one: Amendment, two: Amendment) -> None:
    """Assert that what was written is what the preview said."""
    first, second = (replace(found, entries=()) for found in (one, two))
    assert first == second
    for before, after in zip(one.entries, two.entries, strict=True):
        assert replace(before, entry=after.entry) == after


def put_before(edit: Edit, entry: int, order: Any) -> Edit:
    """Give an edit that puts an order before a later entry as well."""
    return replace(edit, put_at={entry: (order,)})
