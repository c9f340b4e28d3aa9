"""The formation cards: who may use them, what a change takes, which stands fire and fight (D10-FORM-*)."""

from __future__ import annotations

from companion.charts.figures import Exact, Reason, Reasoned, exact, shown
from companion.charts.ruleset import labelled
from companion.games.miniatures.charts.movement import Change, FormationCard, Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules.moves import Move


def troops(arm: str, *, mounted: bool) -> str:
    """Name the kind of troops as the cards do."""
    if arm == "infantry":
        return "infantry"
    return "mounted-cavalry" if mounted else "dismounted-cavalry"


def may_use(rules: Rules, formation: str, who: str) -> Reason | None:
    """Give why a kind of troops may not hold a formation, or None."""
    card = rules.cards[formation]
    use = next(use for use in card.users if use.who == who)
    if use.allowed:
        return None
    return Reason(why.MAY_NOT_USE(troops=why.TROOPS[who], formation=labelled(card)), use.clause)


def change(card: FormationCard, to: str) -> Change | None:
    """Give the change row of a card, or None."""
    return next((row for row in card.changes if row.to == to), None)


def change_reasons(rules: Rules, move: Move) -> list[Reason]:
    """Give why the changes of a move may not be made."""
    if move.arm == "leader":
        return [Reason(why.NO_FORMATION_OF_LEADERS())] if move.changes else []
    if move.arm.endswith("artillery"):
        return _limbering_reasons(move)
    against = may_use(rules, move.formation, troops(move.arm, mounted=move.mounted))
    reasons = [] if against is None else [against]
    formation = [word for word in move.changes if word.startswith("to-")]
    if len(formation) > 1:
        reasons.append(Reason(why.ONE_CHANGE(), "D10-RUL-FORM-COST"))
    # Forming a line by dismounting is part of dismounting, which a halved move still allows.
    if move.halved and any(not comes_with_mounting(move, word) for word in formation):
        reasons.append(Reason(why.NO_CHANGE_HALVED(), "D10-MAN-GOOD-TARDY"))
    reasons.extend(_twice(move))
    for word in move.changes:
        reasons.extend(_change_reason(rules, move, word))
    return reasons


def _twice(move: Move) -> list[Reason]:
    """Give a reason for each mounting or limbering that stands more than once in a move."""
    again = {word for word in move.changes if move.changes.count(word) > 1 and not word.startswith("to-")}
    return [Reason(why.ONLY_ONCE(word=say.CHANGES[word]())) for word in sorted(again)]


def comes_with_mounting(move: Move, word: str) -> str:
    """Give the ruling by which a new formation costs nothing beyond mounting or dismounting, or ""."""
    # The March Column card can mount though nobody on foot may stand in it: so it is read as mounting straight into it.
    if word == "to-march-column" and "mount" in move.changes:
        return "D10-RUL-FORM-MOUNT-ROWS"
    if word == "to-single-line" and "dismount" in move.changes:
        return "D10-RUL-FORM-DISMOUNT-INTO"
    return ""


def _change_reason(rules: Rules, move: Move, word: str) -> list[Reason]:
    card = rules.cards[move.formation]
    if word.startswith("to-"):
        to = word.removeprefix("to-")
        if change(card, to) is None:
            return [Reason(why.FORMED_ALREADY(name=labelled(rules.cards[to])))]
        mounted = (move.mounted or "mount" in move.changes) and "dismount" not in move.changes
        against = may_use(rules, to, troops(move.arm, mounted=mounted))
        return [] if against is None else [against]
    if word in ("limber", "unlimber"):
        return [Reason(why.ONLY_GUNS_LIMBER())]
    if move.arm != "cavalry":
        return [Reason(why.ONLY_CAVALRY_MOUNTS())]
    if word == "mount":
        if move.mounted:
            return [Reason(why.ALREADY["mounted"]())]
        return [] if card.mount.allowed else [Reason(why.NO_MOUNTING(name=labelled(card)), card.mount.clause)]
    if not move.mounted:
        return [Reason(why.ALREADY["on-foot"]())]
    return [] if card.dismount.allowed else [Reason(why.NO_DISMOUNTING(name=labelled(card)), card.dismount.clause)]


def _limbering_reasons(move: Move) -> list[Reason]:
    reasons = [Reason(why.NO_FORMATION_OF_GUNS()) for word in move.changes if word not in ("limber", "unlimber")]
    reasons.extend(_twice(move))
    if "limber" in move.changes and move.limbered:
        reasons.append(Reason(why.ALREADY["limbered"]()))
    if "unlimber" in move.changes and not move.limbered and "limber" not in move.changes:
        reasons.append(Reason(why.ALREADY["unlimbered"]()))
    return reasons


def change_cost(rules: Rules, move: Move, rate: Rate, explain: list[Reasoned]) -> Exact:
    """Give the inches that formation changes, mounting and limbering take (D10-RUL-FORM-COST, D10-RUL-MOVE-LIMBER).

    They are parts of the basic rate, however much of it a maneuver result leaves.
    """
    total: Exact = 0
    basic = exact(rate.basic.inches)
    card = rules.cards[move.formation]
    for word in move.changes:
        ruling = comes_with_mounting(move, word)
        clause, cost = (ruling, 0) if ruling else _cost(rules, card, word, basic)
        explain.append(Reasoned(clause, say.CHANGES[word](), -shown(cost)))
        total += cost
    return total


def _cost(rules: Rules, card: FormationCard, word: str, basic: Exact) -> tuple[str, Exact]:
    if word in ("limber", "unlimber"):
        return rules.movement.limber.clause, basic * exact(rules.movement.limber.times)
    if word in ("mount", "dismount"):
        row = card.mount if word == "mount" else card.dismount
        return row.clause, exact(row.inches)
    step = change(card, word.removeprefix("to-"))
    if step is None:
        return "D10-RUL-FORM-COST", 0
    return step.clause, basic if step.takes == "full" else basic * exact(rules.movement.halved.times)


def stands_that_fire(rules: Rules, formation: str, stands: int, *, in_contact: bool = False) -> int:
    """Give how many stands of a formation may fire (D10-FORM-*-FIRE, D10-RUL-FORM-DOUBLE-RANK)."""
    row = rules.cards[formation].fire
    if row.stands == "all" or (in_contact and row.in_contact == "all"):
        return stands
    if row.stands == "front-rank":
        # An odd stand stands in front.
        return (stands + 1) // 2
    return min(stands, row.stands)


def stands_that_fight(
    rules: Rules, formation: str, stands: int, *, on_road: bool = False, over_bridge: bool = False
) -> int:
    """Give how many stands of a formation count in charge combat (D10-FORM-*-MELEE, D10-RUL-FORM-MARCH-MELEE)."""
    row = rules.cards[formation].melee
    if not isinstance(row.stands, int):
        return stands
    # A bridge replaces the road's figure and is not added to it.
    if over_bridge and row.over_bridge:
        return min(stands, row.over_bridge)
    return min(stands, row.on_road if on_road and row.on_road else row.stands)
