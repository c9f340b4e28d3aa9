"""Orders that go by dispatch, to a corps or a force: SU, CM, MV, PT, CD (RTG-13.2, RTG-13.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.moving import lay_path
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.orders import Contact, Deployment
from companion.language.tongue import tr
from companion.language.words import plain

Written = cmd.SU | cmd.CM | cmd.MV | cmd.PT | cmd.CD


def asked_for(hq: Headquarters, code: str, corps: str) -> Written | None:
    """Ask what a written order needs; None where the player goes back."""
    return _QUESTIONS[code](hq, corps)


def is_written(code: str) -> bool:
    """Say whether a code is of an order that goes into a dispatch."""
    return code in _QUESTIONS


def _urgency(hq: Headquarters, corps: str) -> cmd.SU | None:
    span = hq.rules.scale.urgency
    told = tr("A whole number; high urgency marches and fights harder and tires more. Return goes back.")
    question = tr("Set to what urgency ({least}-{most})?", least=span.min, most=span.max)
    found = hq.keys.number(question, lambda: (told,))
    return None if found is None else cmd.SU(corps=corps, urgency=found)


def _contact(hq: Headquarters, corps: str) -> cmd.CM | None:
    """Ask for the contact mode and for its confirmation (RTG-13.2.3a)."""
    modes = {row.letter: str(row.mode) for row in hq.rules.orders.contact}
    found = hq.keys.letter(tr("What contact ({letters})?", letters=",".join(modes)), modes)
    if found is None:
        return None
    if not hq.keys.yes(tr("Contact mode {mode}: are you sure (Y or N)?", mode=plain(found))):
        hq.keys.say(tr("The contact mode stays as it is."))
        return None
    return cmd.CM(corps=corps, contact=cast("Contact", found))


def _patrol(hq: Headquarters, corps: str) -> cmd.PT:
    del hq
    return cmd.PT(corps=corps)


def _deployment(hq: Headquarters, corps: str) -> cmd.CD | None:
    modes = {row.letter: str(row.mode) for row in hq.rules.orders.deployment}
    found = hq.keys.letter(tr("Change deployment to what ({letters})?", letters=",".join(modes)), modes)
    return None if found is None else cmd.CD(corps=corps, deployment=cast("Deployment", found))


_QUESTIONS: dict[str, Callable[[Headquarters, str], Written | None]] = {
    "SU": _urgency,
    "CM": _contact,
    "MV": lay_path,
    "PT": _patrol,
    "CD": _deployment,
}
