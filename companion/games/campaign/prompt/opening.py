"""The opening of a player phase: nothing of either side is shown until Return is typed; then the reports (RTG-4.2)."""

from __future__ import annotations

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.text.dispatches import dispatches
from companion.games.campaign.prompt.text.moments import moment
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.phases import READ, SKIP
from companion.language.tongue import tr
from companion.language.words import capital


def open_phase(hq: Headquarters) -> None:
    """Ask the player to take over, then show him the reports in the order of the book; X skips them (RTG-4.2.1b)."""
    if hq.shared:
        hq.keys.clear()
    name = capital(tr(hq.side))
    skips = hq.keys.ask(tr("{side} Player Turn. Type Return to continue.", side=name), _help).upper() == SKIP
    pending = hq.view.pending
    if pending is not None and pending.kind == "hand-over":
        hq.order(cmd.Answer(choice=SKIP if skips else READ))
    # Before the game there is neither weather nor anything to report.
    if hq.view.phase == "set-up":
        return
    weather = tr("rain") if hq.view.rain else tr("dry")
    hq.keys.say(f"{moment(hq.rules, hq.view)}, {weather}")
    if not skips:
        hq.keys.show(dispatches(hq.rules, hq.view, hq.session.recalled))


def _help() -> tuple[str, ...]:
    return (tr("Return shows the reports that have come in; X goes straight to your orders."),)
