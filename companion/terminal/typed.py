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
    try:
        return session.decode(raw.encode("utf-8", "surrogateescape"))  # as it was typed, whatever the locale made of it
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        from companion.kernel.lookup import in_words

        where = tr("command {place}", place=place) if place else tr("command")
        if isinstance(error, RecursionError):
            raise bad("", tr("is nested too deeply"), where=where) from None
        if isinstance(error, UnicodeError):
            raise bad("", tr("is not UTF-8 text"), where=where) from None
        words = in_words(error)
        hint = tr("see companion commands {kind}", kind=session.kind) if "order" in words else ""
        raise bad("", words, hint, where=where) from None
