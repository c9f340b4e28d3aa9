"""Each fact of a campaign as a sentence; what only the clock or the couriers' books need is not told.

The words of the dicts are English and pass the tongue where they are said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.rules.hexes import NAMES
from companion.games.campaign.rules.state import key
from companion.games.campaign.words.mode_words import level_words, mode_words
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.order_words import order_title, orders_words
from companion.games.campaign.words.plan_words import plan_words
from companion.language.figures import figure
from companion.language.messages import name_told, told
from companion.language.tongue import number, tr
from companion.language.words import NUMBERS, capital, listed, side_words
from companion.rows.referee import of_referee

PHASES = {
    "set-up": "Set-up",
    "reconnaissance": "Reconnaissance Phase",
    "confederate": "Confederate Player Phase",
    "union": "Union Player Phase",
    "receipt": "Order Receipt Phase",
    "execution": "Execution Phase",
    "fatigue": "Fatigue Phase",
}
ENTERED = {
    "form": "the referee enters the result of battle {battle}, as typed from the return form: {field}",
    "table": "the referee enters the result of battle {battle}, from the table game: {field}",
    "battle": "the referee enters the result of battle {battle}, from the battle file: {field}",
    "result": "the referee enters the result of battle {battle}, from a result's file: {field}",
    "sheet": "the referee enters the result of battle {battle}, from a spreadsheet: {field}",
}
LOSSES = {
    "combat": ("{corps} loses one strength point in battle", "{corps} loses {n} strength points in battle"),
    "rout": ("{corps} loses one strength point in its rout", "{corps} loses {n} strength points in its rout"),
    "surrender": (
        "{corps} loses one strength point and surrenders",
        "{corps} loses {n} strength points and surrenders",
    ),
    "fatigue": ("{corps} loses one strength point by fatigue", "{corps} loses {n} strength points by fatigue"),
    "table": (
        "{corps} loses one strength point in the battle on the table",
        "{corps} loses {n} strength points in the battle on the table",
    ),
}
DESTROYED = {
    "combat": "{corps} is destroyed in battle",
    "rout": "{corps} is destroyed in its rout",
    "surrender": "{corps} is destroyed and surrenders",
    "fatigue": "{corps} is destroyed by fatigue",
    "table": "{corps} is destroyed in the battle on the table",
}
CHECKED = {"safe": "{corps} gets away safely", "stands": "{corps} cannot get away and stands", "rout": "{corps} routs"}


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences."""
    for event in events:
        if text := telling(event, names):
            yield capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def spelled(count: int, one: str, many: str, **values: object) -> str:
    """Give the sentence of one thing or of several, {n} of them, a small count in words; both are literal elsewhere."""
    n = tr(NUMBERS[count]) if 1 < count < len(NUMBERS) else number(count)
    return tr(one, **values) if count == 1 else tr(many, n=n, **values)


def telling(event: Any, names: Names) -> str:
    """Give one event in words, "" where there is nothing to tell."""
    match event:
        case ev.PhaseBegan():
            phase = tr(PHASES[event.phase])
            if not event.turn:
                return tr("before the game: {phase}", phase=phase)
            return tr("turn {turn}: {phase}", turn=event.turn, phase=phase)
        case ev.WeatherDrawn():
            return tr("it rains") if event.rain else tr("it stays dry")
        case ev.Asked():
            question = told(event.prompt.text, names.who)
            return tr("{side} is asked: {question}", side=side_words(event.prompt.seat), question=question)
        case ev.Answered():
            if event.battle:
                return tr("the answer is result of battle {battle}", battle=event.battle)
            those = [one.strip() for one in event.choice.split(",")]
            if any(names(one) != one for one in those):  # a ranking is answered with ids
                return tr("the answer is {choice}", choice=names.all(those))
            return tr("the answer is {choice}", choice=tr(event.choice))
        case ev.GameEnded():
            return tr(
                "the game is over: {points} Confederate points, {level}",
                points=figure(event.points),
                level=level_words(event.level),
            )
        case _:
            return of_referee(event, names, tr("the game")) or _of_orders(event, names)


def _of_orders(event: Any, names: Names) -> str:
    match event:
        case ev.Planned():
            return plan_words(event.side, event.missions, names)
        case ev.Remarked():
            if not event.asked:
                return tr("nothing more is said of {unit}", unit=names(event.corps))
            return tr("of {unit} is said: {words}", unit=names(event.corps), words=", ".join(event.asked))
        case ev.Numbered():
            return tr(
                "{corps} is number {number}, urgency {urgency}, contact {contact}",
                corps=names(event.corps),
                number=event.number,
                urgency=event.urgency,
                contact=mode_words(event.contact),
            )
        case ev.SetUpEnded():
            return tr("the {side} player has set up", side=side_words(event.side))
        case ev.Drafted() if event.orders:
            return tr(
                "{corps} is to have orders: {orders}", corps=names(event.corps), orders=orders_words(event.orders)
            )
        case ev.ForceFormed() if event.corps:
            return tr("a force is formed of {corps}", corps=names.all(event.corps))
        case ev.MarchImposed() if event.march:
            return tr("{corps} is to march at {march}", corps=names(event.corps), march=mode_words(event.march))
        case ev.DispatchSent():
            sent = event.dispatch
            return tr(
                "a courier leaves for {corps}: {orders}", corps=names(sent.corps), orders=orders_words(sent.orders)
            )
        case ev.DispatchRead():
            corps, orders = names(event.corps), orders_words(event.orders) or tr("none")
            if event.waits_until[0]:
                return tr("{corps} reads its orders: {orders}, and is slow to follow", corps=corps, orders=orders)
            return tr("{corps} reads its orders: {orders}", corps=corps, orders=orders)
        case ev.UrgencySet():
            return tr("{corps} has urgency {urgency}", corps=names(event.corps), urgency=event.urgency)
        case ev.ContactSet():
            return tr("{corps} has contact mode {contact}", corps=names(event.corps), contact=mode_words(event.contact))
        case ev.OrdersLost():
            return tr("{corps} forgets its orders", corps=names(event.corps))
        case ev.HexNamed() if event.hex is not None:
            return tr(
                "{order} names {hex} for {corps}",
                order=order_title(event.order),
                hex=key(event.hex),
                corps=names(event.corps),
            )
        case ev.SecondaryNamed():
            return tr("the leader of {corps} is secondary army commander", corps=names(event.corps))
        case ev.Exited():
            return tr(
                "{corps} leaves for Washington with {points} strength points",
                corps=names(event.corps),
                points=event.points,
            )
        case ev.Reported():
            return report_words(event.report, names)
        case _:
            return _of_execution(event, names)


def _of_execution(event: Any, names: Names) -> str:
    match event:
        case ev.CombatModeTaken():
            return tr("{corps} takes combat mode {mode}", corps=names(event.corps), mode=mode_words(event.combat))
        case ev.MarchModeTaken():
            return tr("{corps} goes to {march} march", corps=names(event.corps), march=mode_words(event.march))
        case ev.PatrolChanged() if event.on:
            return tr("{corps} patrols", corps=names(event.corps))
        case ev.PatrolChanged():
            return tr("{corps} no longer patrols", corps=names(event.corps))
        case ev.Entered():
            return tr(
                "{corps} enters {hex}, going {way}",
                corps=names(event.corps),
                hex=key(event.to),
                way=tr(NAMES[event.heading]),
            )
        case ev.DeploymentChanged(deployment="road"):
            return tr("{corps} forms column", corps=names(event.corps))
        case ev.DeploymentChanged():
            return tr("{corps} deploys", corps=names(event.corps))
        case ev.FirstAttemptFailed():
            return tr(
                "{corps} cannot get away; its army commander decides whether it tries again", corps=names(event.corps)
            )
        case ev.ActionSuspended():
            return tr("{corps} breaks off what it was doing", corps=names(event.corps))
        case ev.ActionResumed():
            return tr("{corps} goes on with what it had broken off", corps=names(event.corps))
        case ev.WithdrawalChecked():
            return tr(CHECKED[event.result], corps=names(event.corps))
        case _:
            return _of_battle(event, names)


def _of_battle(event: Any, names: Names) -> str:
    match event:
        case ev.BattleFought():
            return _fought(event)
        case ev.ResultEntered():
            return result_words(event, names)
        case ev.CameToTable():
            return tr("{corps} came on to the table and stands in the hex", corps=names(event.corps))
        case ev.FieldLost():
            return tr("{corps} has lost the field and is to withdraw", corps=names(event.corps))
        case ev.BattleClosed() if event.aborted:
            return tr("battle {battle} does not take place", battle=event.battle)
        case ev.StrengthLost():
            return spelled(event.lost.total, *LOSSES[event.cause], corps=names(event.corps))
        case ev.FatigueChanged() if event.by > 0:
            return tr("{corps} gains {points} fatigue", corps=names(event.corps), points=_plain_figure(event.by))
        case ev.FatigueChanged():
            return tr("{corps} loses {points} fatigue", corps=names(event.corps), points=_plain_figure(-event.by))
        case ev.Demoralised() if event.on:
            return tr("{corps} is demoralised", corps=names(event.corps))
        case ev.Demoralised():
            return tr("{corps} is no longer demoralised", corps=names(event.corps))
        case ev.LeaderLost():
            return tr("{corps} loses its leader, {leader}", corps=names(event.corps), leader=name_told(event.lost))
        case ev.Eliminated():
            return tr(DESTROYED[event.cause], corps=names(event.corps))
        case ev.HeadquartersReturned():
            return tr("{corps} is in {hex} again", corps=names(event.corps), hex=key(event.hex))
        case ev.Straggled() if event.points > 0:
            return spelled(
                event.points,
                "{corps} loses one strength point of stragglers",
                "{corps} loses {n} strength points of stragglers",
                corps=names(event.corps),
            )
        case ev.Straggled():
            return spelled(
                -event.points,
                "{corps} gets back one strength point of stragglers",
                "{corps} gets back {n} strength points of stragglers",
                corps=names(event.corps),
            )
        case ev.Foraged():
            return spelled(
                event.points,
                "{corps} forages in {hex}: one point",
                "{corps} forages in {hex}: {n} points",
                corps=names(event.corps),
                hex=key(event.hex),
            )
        case _:
            return ""


def _plain_figure(value: float) -> str:
    """Give a figure without needless noughts."""
    return number(value, "g")


def _fought(event: ev.BattleFought) -> str:
    battle, at, side = event.battle, key(event.hex), side_words(event.attacker)
    if event.combat_odds is None:
        told = tr("battle {battle} in {hex}, the {side} attacking", battle=battle, hex=at, side=side)
    else:
        told = tr(
            "battle {battle} in {hex}, the {side} attacking at combat odds {odds}",
            battle=battle,
            hex=at,
            side=side,
            odds=odds_words(event.combat_odds),
        )
    if not event.surrendered:
        return told
    return tr("{fought}: the {side} force surrenders", fought=told, side=side_words(event.surrendered))


def result_words(event: ev.ResultEntered, names: Names) -> str:
    """Give what the referee entered of a battle on the table, with every figure that he overruled and why."""
    told = tr(ENTERED[event.origin], battle=event.battle, field=_held(event.field))
    parts = [
        tr(
            "he sets {field} of {corps} to {now}, not {was}: {reason}",
            field=tr(one.field.replace("_", " ")),
            corps=names(one.corps),
            now=one.now,
            was=one.was,
            reason=one.reason,
        )
        for one in event.changed
    ]
    return "; ".join((told, *parts))


def _held(field: str) -> str:
    if field == "neither":
        return tr("neither side holds the field")
    return tr("the {side} side holds the field", side=side_words(field))


def odds_words(odds: float) -> str:
    """Give odds as they are written: "1.3:1", "1:2.5" (RTG-9.3b)."""
    if not odds:
        return "0:1"
    return f"{number(odds, '.1f')}:1" if odds >= 1 else f"1:{number(1 / odds, '.1f')}"


def report_words(report: reports.AnyReport, names: Names) -> str:
    """Give a report with its turn of sending."""
    match report:
        case reports.Activity():
            return tr("activity is seen in {hex} (to the {side} headquarters)", hex=key(report.hex), side=tr(report.to))
        case reports.Location():
            doing = [mode_words(report.combat)] if report.combat else []
            doing += [tr("foraged {points}", points=report.foraged)] if report.foraged else []
            lost = name_told(report.leader_lost)
            doing += [tr("its leader {leader} is lost", leader=lost)] if lost else []
            if not doing:
                return tr("{corps} reports from {hex}", corps=names(report.corps), hex=key(report.hex))
            return tr(
                "{corps} reports from {hex}: {doing}",
                corps=names(report.corps),
                hex=key(report.hex),
                doing=listed(doing),
            )
        case reports.Sighting():
            return tr(
                "{corps} reports {men} of the enemy in {hex}",
                corps=names(report.corps),
                men=number(report.men),
                hex=key(report.hex),
            )
        case reports.Fought():
            return tr(
                _how_it_fought(report),
                corps=names.all(report.corps),
                hex=key(report.hex),
                lost=report.loss_percent,
                men=number(report.enemy_strength),
                enemy_lost=report.enemy_loss_percent,
            )


def _how_it_fought(report: reports.Fought) -> str:
    if report.attacked:
        return "{corps} attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost"
    if len(report.corps) == 1:
        return "{corps} was attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost"
    return "{corps} were attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost"
