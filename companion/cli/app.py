"""The commands by name, each loaded when it is called; no failure leaves here but as a line and a status."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeVar

import click

from companion.language.tongue import tr

C = TypeVar("C", bound=click.Command)
COMMANDS: dict[str, tuple[str, str]] = {
    "scenarios": ("games:scenarios", "What can be started."),
    "new": ("games:new", "Begin a game in a new document."),
    "roster": ("roster:roster", "Show an order of battle from any spreadsheet before a game is begun with it."),
    "pack": ("packs:pack", "Pack a scenario with everything that it needs into one file."),
    "unpack": ("packs:unpack", "Unpack a scenario's one file into plain files."),
    "sheets": ("sheets:sheets", "Write order of battle, losses and log for an office program."),
    "status": ("status:status", "Show where a game stands."),
    "do": ("do:do", "Do commands, given as JSON, in a game."),
    "undo": ("journal:undo", "Take back the newest entry."),
    "redo": ("journal:redo", "Do again what was taken back."),
    "goto": ("journal:goto", "Go to any entry of the journal."),
    "amend": ("amend:amend", "Correct an earlier entry and replay what followed."),
    "log": ("log:log", "Show the journal, or the battle report."),
    "numbers": ("numbers:numbers", "Tell a game in numbers, and how much of it was luck."),
    "play": ("play:play", "Play a game at a prompt."),
    "serve": ("serve:serve", "Give players their own screens on the local network."),
    "inbox": ("inbox:inbox", "Answer what players have sent."),
    "extract": ("extract:extract", "Write what one seat knows into a document of its own."),
    "post": ("post:post", "Orders by mail: out of an extract, and into the game."),
    "battle": ("battle:battle", "Give a battle out for the table, and take its result back."),
    "run": ("run:run", "Let the computer's sides and phases play."),
    "simulate": ("run:simulate", "Play a scenario many times, computer against computer."),
    "study": ("study:study", "Vary rulings, levels and scenarios over many games, and tell what it changes."),
    "study exact": ("exact:exact", "Give a chart's chances over ranges of cases, and what a house rule changes."),
    "commands": ("orders:commands", "List every command of a kind of game."),
    "field": ("field:field", "Measure on a game's field, and say who stands where."),
    "ground": ("ground:ground", "Make fields of scenarios from other maps."),
    "resolve": ("charts:resolve", "Resolve one chart from JSON on standard input."),
    "odds": ("charts:odds", "Give the exact odds of one chart."),
    "rules": ("reading:rules", "Read a chart, a clause and its rulings."),
    "cards": ("cards:cards", "Print cards, charts and sheets to a PDF."),
    "check": ("documents:check", "Check that a document is sound."),
    "recover": ("documents:recover", "Save what is good of a damaged document."),
    "update": ("documents:update", "Give a game the rules of this installation."),
    "doctor": ("doctor:doctor", "Say what this machine lacks, and what mends it."),
    "demo": ("demo:demo", "Play the sample battle and print its report."),
}
"""{name: (module:function, one line of help)}, in the order in which the help lists them."""
OWN = {"wash": "washing:wash"}
"""What the program begins of itself, and nobody else: {name: module:function}."""


class Companion(click.Group):
    """The group of all commands; a name that is a game's file opens the desktop."""

    foreign = False
    """Whether another language than English is spoken."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command."""
        if cmd_name not in COMMANDS and cmd_name not in OWN:
            return None
        module, name = (OWN.get(cmd_name) or COMMANDS[cmd_name][0]).split(":")
        found: click.Command = getattr(import_module(f"companion.cli.{module}"), name)
        return _in_language(found) if self.foreign else found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or the desktop for the name of a file."""
        # A command of two words is one command: what its first does alone is its own.
        if " ".join(args[:2]) in COMMANDS:
            args = [" ".join(args[:2]), *args[2:]]
        # A mistyped command holds neither, and is better told as one than looked for as a file.
        if args and args[0] not in COMMANDS and ("." in args[0] or "/" in args[0]):
            return "desktop", _desktop, args
        if args and args[0] not in (*COMMANDS, *OWN) and not args[0].startswith("-"):
            raise click.UsageError(_no_command(args[0]), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section(tr("Commands:").removesuffix(":")):
            formatter.write_dl([(name, tr(line)) for name, (_, line) in COMMANDS.items()])

    def main(self, args: Sequence[str] | None = None, *_: Any, **more: Any) -> Any:
        """Run one command and end with its status; no failure reaches the user as a traceback."""
        more |= {"prog_name": "companion", "standalone_mode": False}
        given = list(sys.argv[1:] if args is None else args)
        try:
            group = self
            if _speak():
                group = _in_language(self)
                group.foreign = True
            found = click.Group.main(group, given, **more)
            if sys.stdout is not None:
                # Here and not at the interpreter's end: a full disk is then a failure with a status like any other.
                sys.stdout.flush()
        except BaseException as error:
            from companion.terminal.failures import report

            sys.exit(report(error, given))
        sys.exit(found if isinstance(found, int) else 0)


def _no_command(name: str) -> str:
    from companion.charts.misread import nearest

    hint = nearest(name.lower(), COMMANDS)
    said = tr("no such command {name!r}", name=name)
    return f"{said}; {hint}" if hint else said


def _speak() -> bool:
    """Speak the language of the environment, and say if it is foreign. Raises BadInput for one that is not there."""
    from companion.kernel import languages, units

    units.choose(units.wanted())
    language = languages.wanted()
    if language == languages.ENGLISH:
        return False
    languages.choose(language)
    return True


def _in_language(command: C) -> C:
    """Give a command that speaks the language, and let click speak it."""
    from companion.cli.spoken import speak, spoken

    speak()
    return spoken(command)


@click.group(cls=Companion, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="companion-referee", prog_name="companion")
@click.pass_context
def companion(ctx: click.Context) -> None:
    """The referee's companion: miniatures battles, their dice, odds, journal and report.

    Without a command it opens the desktop, with FILE on that game.
    """
    if ctx.invoked_subcommand is None:
        _open_desktop(None)


@click.command("desktop", hidden=True)
@click.argument("file")
def _desktop(file: str) -> None:
    """Open the desktop on a game."""
    _open_desktop(file)


def _open_desktop(file: str | None) -> None:
    try:
        main = import_module("companion.desktop.app.program").main
    except (ModuleNotFoundError, AttributeError):
        raise click.UsageError(tr("the desktop is not part of this installation; see companion --help")) from None
    raise SystemExit(main([file] if file else []))
