"""A command as it is typed: one JSON object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from companion.language.tongue import tr
from companion.terminal.failures import bad

if TYPE_CHECKING:
    from companion.kernel.session import Session


def decoded(session: Session, raw: str, place: int = 0) -> Any:
    """Read one command; raises BadInput that names which of several it was."""
    typed = raw.encode("utf-8", "surrogateescape")  # as it was typed, whatever the locale made of it
    try:
        return session.decode(typed)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        from companion.charts.misread import meant
        from companion.kernel.kind import kind_of
        from companion.kernel.lookup import in_words, plain_json

        where = tr("command {place}", place=place) if place else tr("command")
        if isinstance(error, RecursionError):
            raise bad("", tr("is nested too deeply"), where=where) from None
        if isinstance(error, UnicodeError):
            raise bad("", tr("is not UTF-8 text"), where=where) from None
        words = in_words(error)
        hint = meant(error, plain_json(typed), kind_of(session.kind).commands.open())
        if not hint and "order" in words:
            hint = tr("see companion commands {kind}", kind=session.kind)
        raise bad("", words, hint, where=where) from None
