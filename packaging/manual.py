"""The manual page and the shells' completions, made from the commands' own help: `python packaging/manual.py [FOLDER]`.

They are kept beside this script, in `linux`; a test holds them against what the commands say now.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from click.shell_completion import get_completion_class

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the commands of this checkout, not of an installed one

from companion import __version__
from companion.cli.app import COMMANDS, companion

PLACE = Path(__file__).with_name("linux")
COMPLETIONS = {"bash": "companion.bash", "zsh": "_companion", "fish": "companion.fish"}
"""{shell: the name that it looks for}."""
MANUAL = "companion.1"


def files() -> dict[str, str]:
    """Give every file by name."""
    return {MANUAL: manual()} | {name: completion(shell) for shell, name in COMPLETIONS.items()}


def completion(shell: str) -> str:
    """Give a shell's completion, which asks the program itself."""
    made = get_completion_class(shell)
    assert made is not None
    return made(companion, {}, "companion", "_COMPANION_COMPLETE").source().strip() + "\n"


def manual() -> str:
    """Give the manual page in man's own language."""
    lines = [
        f'.TH COMPANION 1 "" "companion {__version__}" "User Commands"',
        ".SH NAME",
        r"companion \- referee American Civil War miniatures battles",
        ".SH SYNOPSIS",
        r".B companion",
        r"[\fIFILE\fR | \fICOMMAND\fR [\fIARGUMENTS\fR]]",
        ".SH DESCRIPTION",
        *_text(companion.help or ""),
        ".PP",
        r"A game is one file, \fINAME.companion\fR. It is written whole or not at all after each command.",
        ".SH COMMANDS",
    ]
    for name in COMMANDS:
        lines += _command([name])
    lines += [
        ".SH EXIT STATUS",
        *_terms(
            {
                "0": "Done.",
                "1": "A fault in the program; the game is as it was, the details are in the log.",
                "2": "Bad input, or something this machine lacks: a line says what and where.",
                "3": "Refused by the rules, with the reasons.",
            }
        ),
        ".SH SEE ALSO",
        r"\fBcompanion rules\fR shows any chart or clause, \fBcompanion doctor\fR what this machine lacks.",
    ]
    return "\n".join(lines) + "\n"


def _command(path: list[str]) -> Iterator[str]:
    context = click.Context(companion, info_name="companion")
    found: click.Command | None = companion
    for name in path:
        assert isinstance(found, click.Group)
        found = found.get_command(context, name)
        assert found is not None
        context = click.Context(found, info_name=name, parent=context)
    assert found is not None
    usage = " ".join(found.collect_usage_pieces(context))
    yield f".SS {_plain(' '.join(['companion', *path, usage]))}"
    yield from _text(found.help or "")
    options = [one for one in found.get_params(context) if isinstance(one, click.Option) and not one.hidden]
    yield from _terms(dict(record for one in options if (record := one.get_help_record(context)) is not None))
    if isinstance(found, click.Group):
        for name in found.list_commands(context):
            yield from _command([*path, name])


def _terms(terms: dict[str, str]) -> Iterator[str]:
    for name, text in terms.items():
        yield ".TP"
        yield rf"\fB{_plain(name)}\fR"
        yield _plain(text)


def _text(text: str) -> Iterator[str]:
    for index, part in enumerate(re.split(r"\n\s*\n", text.strip())):
        if index:
            yield ".PP"
        yield _plain(" ".join(part.replace("\b", "").split()))


def _plain(text: str) -> str:
    """Give a text so that man shows it as it is."""
    found = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{found}" if found.startswith((".", "'")) else found


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
