"""Every failure in one place: what the user reads, and the exit status. A traceback goes to the log, never to him."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

import click
import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Outside, Reason, Refused
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.language import escaping
from companion.language.tongue import tr

BAD_INPUT, REFUSED, FAULT, INTERRUPTED, BROKEN_PIPE = 2, 3, 1, 130, 141


class Stopped(Exception):
    """A command that has told all there is to tell and ends with a status."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__(str(status))


def bad(path: str, what: str, hint: str = "", *, where: str = "") -> BadInput:
    """Make the failure of one place of the input."""
    return BadInput(Problem(where, path, what, hint))


def report(error: BaseException, arguments: Sequence[str] = ()) -> int:
    """Tell the user of a failure in a line or a few, and give the exit status."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else FAULT
    if isinstance(error, Stopped):
        return error.status
    if isinstance(error, KeyboardInterrupt | click.exceptions.Abort):
        return INTERRUPTED
    try:
        status, lines = _told(error, arguments)
    except Exception as second:
        # A failure in telling of a failure must not hide the first, which is the one to mend.
        second.__context__ = error
        status, lines = FAULT, [_fault(second)]
    for line in lines:
        say(line)
    _let_go_of_output()
    return status


def say(line: str) -> None:
    """Write one line to standard error, whatever stands in it."""
    if sys.stderr is None:
        return
    # One line, whatever a file or name in it holds: scripts count on a line a failure.
    plain = " ".join(escaping.line(line).split())
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    try:
        print(plain.encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
    except OSError:
        return


def reason_line(reason: Reason) -> str:
    """Give one reason of a refusal with its clause."""
    said = tr("refused: {reason}", reason=reason.text)
    return f"{said} [{reason.clause}]" if reason.clause else said


def _told(error: BaseException, arguments: Sequence[str]) -> tuple[int, list[str]]:
    match error:
        case Refused():
            return REFUSED, [reason_line(reason) for reason in error.reasons] or [tr("refused")]
        case BadInput():
            return BAD_INPUT, list(_problem_lines(error.problems))
        case DieWanted():
            add = f"--roll-at {error.entry}=N" if error.entry else "--roll N"
            return BAD_INPUT, [tr("{error}; add {option}", error=error, option=add)]
        case DiceLeftOver() | BadFace():
            return BAD_INPUT, [f"{'--roll-at' if error.entry else '--roll'}: {error}"]
        case Outside():
            return BAD_INPUT, [str(error)]
        case click.ClickException():
            return BAD_INPUT, [_usage_line(error, arguments)]
        case msgspec.MsgspecError() | UnicodeDecodeError():
            from companion.kernel.lookup import in_words

            return BAD_INPUT, [in_words(error)]
        case RecursionError():
            return BAD_INPUT, [tr("$: is nested too deeply")]
        case MemoryError():
            return BAD_INPUT, [tr("there is not enough memory for this")]
        case _:
            return _told_of_files(error)


def _told_of_files(error: BaseException) -> tuple[int, list[str]]:
    from companion.kernel.journal import JournalError

    if isinstance(error, JournalError):
        return BAD_INPUT, [error.message]
    if type(error).__name__ == "SeatRefused":  # known by name, so that no session is loaded to fail
        return REFUSED, [tr("refused: {reason}", reason=error)]
    if type(error).__name__ == "BadCase":
        return BAD_INPUT, [str(error)]
    if isinstance(error, OSError):
        # A number names a file that is open already.
        place = f"{_named(error.filename)}: " if isinstance(error.filename, str | bytes) and error.filename else ""
        return BAD_INPUT, [f"{place}{_system_words(error)}"]
    return FAULT, [_fault(error)]


def _problem_lines(problems: Sequence[Problem]) -> Iterator[str]:
    for index, problem in enumerate(problems):
        more = " " + tr("[and {count} more]", count=len(problems) - 1) if index == 0 and len(problems) > 1 else ""
        yield f"{problem}{more}"


def _usage_line(error: click.ClickException, arguments: Sequence[str]) -> str:
    words = error.format_message()
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "companion"
    help_line = "" if not arguments or "--help" in words else " " + tr("(see {command} --help)", command=command)
    if words[1:2].islower():
        words = words[:1].lower() + words[1:]
    return f"{command}: {words.rstrip('.')}{help_line}"


def _named(path: str | bytes) -> str:
    """Name a file as the user did: what is written is built beside it, under a hidden name."""
    folder, name = os.path.split(os.fsdecode(path))
    building = re.fullmatch(r"\.(.+?)(?:\.[1-9][0-9]*)?\.new", name)
    return os.path.join(folder, building[1] if building else name)


def _system_words(error: OSError) -> str:
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return tr("the disk is full; free some space and try again")
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return tr("this may not be read or written; choose a folder of your own")
    return tr("the system refused it ({error})", error=error.strerror or error)


def _fault(error: BaseException) -> str:
    """Log a fault of the program; gives the line for the user."""
    from companion.kernel import fault_log

    place = fault_log.log(error)
    fault = {"name": type(error).__name__, "error": error}
    if place is None:
        return tr("companion: {name}: {error} (a fault in the program; the game is as it was)", **fault)
    return tr(
        "companion: {name}: {error} (a fault in the program; the game is as it was; the details are in {place})",
        **fault,
        place=place,
    )


def nobody_reads() -> Stopped:
    """Give the quiet end of a command whose output goes nowhere."""
    _nowhere()
    return Stopped(BROKEN_PIPE)


def _let_go_of_output() -> None:
    """Write out what is left; where that fails, as on a full disk, Python's last flush must not complain again."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        _nowhere()


def _nowhere() -> None:
    with suppress(OSError, ValueError):
        # The interpreter flushes once more while it ends, and would then complain where nobody can catch it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
