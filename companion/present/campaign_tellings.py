"""Each fact of a campaign as an English sentence; what only the clock or the couriers' books need is not told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.campaign import events as ev
from companion.campaign import orders as dispatched
from companion.campaign import reports
from companion.campaign.hexes import NAMES
from companion.campaign.labels import path_words
from companion.campaign.state import key
from companion.present.words import Names, capital, counted, listed, plain

PHASES = {
    "set-up": "Set-up", "reconnaissance": "Reconnaissance Phase", "confederate": "Confederate Player Phase",
    "union": "Union Player Phase", "receipt": "Order Receipt Phase", "execution": "Execution Phase",
    "fatigue": "Fatigue Phase",
}  # fmt: skip
ORIGINS = {
    "form": "as typed from the return form", "table": "from the table game", "battle": "from the battle file",
    "result": "from a result's file",
}  # fmt: skip
CAUSES = {
    "combat": "in battle", "rout": "in its rout", "surrender": "and surrenders", "fatigue": "by fatigue",
    "table": "in the battle on the table",
}  # fmt: skip


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences."""
    for event in events:
        if text := telling(event, names):
            yield capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def telling(event: Any, names: Names) -> str:
    """Give one event in words, "" where there is nothing to tell."""
    match event:
        case ev.PhaseBegan():
            return f"{f'turn {event.turn}' if event.turn else 'before the game'}: {PHASES[event.phase]}"
        case ev.WeatherDrawn():
            return "it rains" if event.rain else "it stays dry"
        case ev.Asked():
            return f"{capital(event.prompt.seat)} is asked: {event.prompt.text}"
        case ev.Answered():
            return f"the answer is {event.choice}"
        case ev.GameEnded():
            return f"the game is over: {event.points} Confederate points, {plain(event.level)}"
        case ev.Noted():
            return event.text
        case ev.Overridden():
            target = "the game" if event.target == "game" else names(event.target)
            return f"the referee sets {event.field} of {target} from {event.before} to {event.after}: {event.reason}"
        case ev.OptionSet():
            return f"{event.option} is read as {event.after} instead of {event.before}: {event.reason}"
        case _:
            return _of_orders(event, names)


def _of_orders(event: Any, names: Names) -> str:
    match event:
        case ev.Numbered():
            return f"{names(event.corps)} is number {event.number}, urgency {event.urgency}, contact {event.contact}"
        case ev.SetUpEnded():
            return f"the {capital(event.side)} player has set up"
        case ev.Drafted() if event.orders:
            return f"{names(event.corps)} is to have orders: {orders_words(event.orders)}"
        case ev.ForceFormed() if event.corps:
            return f"a force is formed of {names.all(event.corps)}"
        case ev.MarchImposed() if event.march:
            return f"{names(event.corps)} is to march at {event.march}"
        case ev.DispatchSent():
            return f"a courier leaves for {names(event.dispatch.corps)}: {orders_words(event.dispatch.orders)}"
        case ev.DispatchRead():
            late = ", and is slow to follow" if event.waits_until[0] else ""
            return f"{names(event.corps)} reads its orders: {orders_words(event.orders) or 'none'}{late}"
        case ev.UrgencySet():
            return f"{names(event.corps)} has urgency {event.urgency}"
        case ev.ContactSet():
            return f"{names(event.corps)} has contact mode {event.contact}"
        case ev.OrdersLost():
            return f"{names(event.corps)} forgets its orders"
        case ev.HexNamed() if event.hex is not None:
            return f"{event.order} names {key(event.hex)} for {names(event.corps)}"
        case ev.SecondaryNamed():
            return f"the leader of {names(event.corps)} is secondary army commander"
        case ev.Exited():
            return f"{names(event.corps)} leaves for Washington with {event.points} strength points"
        case ev.Reported():
            return report_words(event.report, names)
        case _:
            return _of_execution(event, names)


def _of_execution(event: Any, names: Names) -> str:
    match event:
        case ev.CombatModeTaken():
            return f"{names(event.corps)} takes combat mode {plain(event.combat)}"
        case ev.MarchModeTaken():
            return f"{names(event.corps)} goes to {event.march} march"
        case ev.PatrolChanged():
            return f"{names(event.corps)} {'patrols' if event.on else 'no longer patrols'}"
        case ev.Entered():
            return f"{names(event.corps)} enters {key(event.to)}, going {NAMES[event.heading]}"
        case ev.DeploymentChanged():
            return f"{names(event.corps)} {'forms column' if event.deployment == 'road' else 'deploys'}"
        case ev.FirstAttemptFailed():
            return f"{names(event.corps)} cannot get away; its army commander decides whether it tries again"
        case ev.ActionSuspended():
            return f"{names(event.corps)} breaks off what it was doing"
        case ev.ActionResumed():
            return f"{names(event.corps)} goes on with what it had broken off"
        case ev.WithdrawalChecked():
            ends = {"safe": "gets away safely", "stands": "cannot get away and stands", "rout": "routs"}
            return f"{names(event.corps)} {ends[event.result]}"
        case _:
            return _of_battle(event, names)


def _of_battle(event: Any, names: Names) -> str:
    match event:
        case ev.BattleFought():
            end = f": the {capital(event.surrendered)} force surrenders" if event.surrendered else ""
            odds = "" if event.combat_odds is None else f" at combat odds {odds_words(event.combat_odds)}"
            return f"battle {event.battle} in {key(event.hex)}, the {capital(event.attacker)} attacking{odds}{end}"
        case ev.ResultEntered():
            return result_words(event, names)
        case ev.FieldLost():
            return f"{names(event.corps)} has lost the field and is to withdraw"
        case ev.BattleClosed() if event.aborted:
            return f"battle {event.battle} does not take place"
        case ev.StrengthLost():
            lost = event.lost
            return f"{names(event.corps)} loses {counted(lost.total, 'strength point')} {CAUSES[event.cause]}"
        case ev.FatigueChanged():
            return f"{names(event.corps)} {'gains' if event.by > 0 else 'loses'} {abs(event.by):g} fatigue"
        case ev.Demoralised():
            return f"{names(event.corps)} is {'demoralised' if event.on else 'no longer demoralised'}"
        case ev.LeaderLost():
            return f"{names(event.corps)} loses its leader, {event.lost}"
        case ev.Eliminated():
            return f"{names(event.corps)} is destroyed {CAUSES[event.cause]}"
        case ev.HeadquartersReturned():
            return f"{names(event.corps)} is in {key(event.hex)} again"
        case ev.Straggled():
            points = counted(abs(event.points), "strength point")
            return f"{names(event.corps)} {'loses' if event.points > 0 else 'gets back'} {points} of stragglers"
        case ev.Foraged():
            return f"{names(event.corps)} forages in {key(event.hex)}: {counted(event.points, 'point')}"
        case _:
            return ""


def result_words(event: ev.ResultEntered, names: Names) -> str:
    """Give what the referee entered of a battle on the table, with every figure that he overruled and why."""
    held = "neither side holds" if event.field == "neither" else f"the {capital(event.field)} side holds"
    told = f"the referee enters the result of battle {event.battle}, {ORIGINS[event.origin]}: {held} the field"
    for one in event.changed:
        what = f"{one.field.replace('_', ' ')} of {names(one.corps)}"
        told += f"; he sets {what} to {one.now}, not {one.was}: {one.reason}"
    return told


def odds_words(odds: float) -> str:
    """Give odds as they are written: "1.3:1", "1:2.5" (RTG-9.3b)."""
    return f"{odds:.1f}:1" if odds >= 1 else f"1:{1 / odds:.1f}" if odds else "0:1"


def orders_words(orders: Iterable[dispatched.AnyOrder]) -> str:
    """Give a set of orders: "SU 6; MV from 5,8 by 4 4"."""
    return "; ".join(map(order_words, orders))


def order_words(order: dispatched.AnyOrder) -> str:
    """Give one order."""
    match order:
        case dispatched.SU():
            return f"SU {order.urgency}"
        case dispatched.CM():
            return f"CM {order.contact}"
        case dispatched.MV():
            return f"MV {path_words(order.start, order.path)}"
        case dispatched.PT():
            return "PT"
        case dispatched.CD():
            return f"CD {order.deployment}"


def report_words(report: reports.AnyReport, names: Names) -> str:
    """Give a report with its turn of sending."""
    match report:
        case reports.Activity():
            return f"activity is seen in {key(report.hex)} (to the {report.to} headquarters)"
        case reports.Location():
            doing = [plain(report.combat)] if report.combat else []
            doing += [f"foraged {report.foraged}"] if report.foraged else []
            doing += [f"its leader {report.leader_lost} is lost"] if report.leader_lost else []
            told = f": {listed(doing)}" if doing else ""
            return f"{names(report.corps)} reports from {key(report.hex)}{told}"
        case reports.Sighting():
            return f"{names(report.corps)} reports {report.men:,} of the enemy in {key(report.hex)}"
        case reports.Fought():
            suffered = "was attacked" if len(report.corps) == 1 else "were attacked"
            how = "attacked" if report.attacked else suffered
            enemy = f"{report.enemy_strength:,} strong, {report.enemy_loss_percent} % estimated lost"
            return (
                f"{names.all(report.corps)} {how} in {key(report.hex)}: {report.loss_percent} % lost; the enemy {enemy}"
            )
