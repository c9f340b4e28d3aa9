"""The formation cards: who may use them, what a change takes, which stands fire and fight (D10-FORM-*)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.charts.figures import Exact, Reason, Reasoned, exact, shown
from companion.charts.ruleset import labelled
from companion.games.miniatures.charts.movement import Change, FormationCard, Mounting, Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.state import Formation

COST, NINE_INCHES = "D10-RUL-FORM-COST", "D10-RUL-FORM-NINE-INCHES"
MOUNT_ROWS, DISMOUNT_INTO = "D10-RUL-FORM-MOUNT-ROWS", "D10-RUL-FORM-DISMOUNT-INTO"


def troops(arm: str, *, mounted: bool) -> str:
    """Name the kind of troops as the cards do."""
    if arm == "infantry":
        return "infantry"
    return "mounted-cavalry" if mounted else "dismounted-cavalry"


def may_use(rules: Rules, formation: str, who: str) -> Reason | None:
    """Give why a kind of troops may not hold a formation, or None."""
    card = rules.cards[formation]
    use = next(use for use in card.users if use.who == who)
    if use.allowed or rules.choice("D10-RUL-FORM-CAV-ATTACK") == 1:
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
    if len(formation) > 1 and rules.choice(COST) != 2:
        reasons.append(Reason(why.ONE_CHANGE(), COST))
    # Forming a line by dismounting is part of dismounting, which a halved move still allows.
    if move.halved and any(not comes_with_mounting(rules, move, word) for word in formation):
        reasons.append(Reason(why.NO_CHANGE_HALVED(), "D10-MAN-GOOD-TARDY"))
    reasons.extend(_twice(move))
    for held, word in _one_by_one(move):
        reasons.extend(_change_reason(rules, move, held, word))
    return reasons


def _one_by_one(move: Move) -> Iterator[tuple[str, str]]:
    """Yield each change of a move with the formation that is held when it is made."""
    held: str = move.formation
    for word in move.changes:
        yield held, word
        held = word.removeprefix("to-") if word.startswith("to-") else held


def held_after(move: Move) -> str:
    """Give the formation that a move's changes end in."""
    return next((word.removeprefix("to-") for word in reversed(move.changes) if word.startswith("to-")), move.formation)


def is_limbered_after(move: Move) -> bool:
    """Say whether a battery is limbered after the changes of its move."""
    return next((word == "limber" for word in reversed(move.changes)), move.limbered)


def _twice(move: Move) -> list[Reason]:
    """Give a reason for each mounting or limbering that stands more than once in a move."""
    again = {word for word in move.changes if move.changes.count(word) > 1 and not word.startswith("to-")}
    return [Reason(why.ONLY_ONCE(word=say.CHANGES[word]())) for word in sorted(again)]


def comes_with_mounting(rules: Rules, move: Move, word: str) -> str:
    """Give the ruling by which a new formation costs nothing beyond mounting or dismounting, or ""."""
    # The March Column card can mount though nobody on foot may stand in it: so it is read as mounting straight into it.
    if "mount" in move.changes and word.removeprefix("to-") in mounts_into(rules):
        return "" if word == "to-single-line" else MOUNT_ROWS
    if word == "to-single-line" and "dismount" in move.changes:
        return DISMOUNT_INTO
    return ""


def mounts_into(rules: Rules) -> tuple[str, ...]:
    """Name the formations that one may mount straight into (D10-RUL-FORM-MOUNT-ROWS)."""
    return {0: ("single-line", "march-column"), 1: ("single-line", "double-line", "march-column")}.get(
        rules.choice(MOUNT_ROWS), ("single-line",)
    )


def why_not_mounting(rules: Rules, formation: str, *, mount: bool) -> Reason | None:
    """Give why cavalry in a formation may not mount, or dismount, there; None where it may."""
    card = rules.cards[formation]
    if mount:
        if card.mount.allowed or rules.choice(MOUNT_ROWS) == 1:
            return None
        return Reason(why.NO_MOUNTING(name=labelled(card)), card.mount.clause)
    if not card.dismount.allowed:
        return Reason(why.NO_DISMOUNTING(name=labelled(card)), card.dismount.clause)
    # Nobody on foot may stand in it: a table may ask for the line to be formed first.
    if rules.choice(DISMOUNT_INTO) == 1 and may_use(rules, formation, "dismounted-cavalry") is not None:
        return Reason(why.LINE_FIRST(name=labelled(card)), DISMOUNT_INTO)
    return None


def on_foot(rules: Rules, formation: Formation) -> Formation:
    """Give the formation in which cavalry stands that dismounts in one (D10-RUL-FORM-DISMOUNT-INTO)."""
    return formation if rules.choice(DISMOUNT_INTO) == 2 else "single-line"


def limbering(rules: Rules) -> Exact:
    """Give the share of a move that limbering takes, and unlimbering (D10-RUL-MOVE-LIMBER)."""
    return 0 if rules.choice("D10-RUL-MOVE-LIMBER") == 2 else exact(rules.movement.limber.times)


def _change_reason(rules: Rules, move: Move, held: str, word: str) -> list[Reason]:
    card = rules.cards[held]
    if word.startswith("to-"):
        to = word.removeprefix("to-")
        if change(card, to) is None:
            return [Reason(why.FORMED_ALREADY(name=labelled(rules.cards[to])))]
        mounted = (move.mounted or "mount" in move.changes) and "dismount" not in move.changes
        return _listed(may_use(rules, to, troops(move.arm, mounted=mounted)))
    if word in ("limber", "unlimber"):
        return [Reason(why.ONLY_GUNS_LIMBER())]
    if move.arm != "cavalry":
        return [Reason(why.ONLY_CAVALRY_MOUNTS())]
    if word == "mount":
        if move.mounted:
            return [Reason(why.ALREADY["mounted"]())]
        return _listed(why_not_mounting(rules, held, mount=True))
    if not move.mounted:
        return [Reason(why.ALREADY["on-foot"]())]
    return _listed(why_not_mounting(rules, held, mount=False))


def _listed(reason: Reason | None) -> list[Reason]:
    return [] if reason is None else [reason]


def _limbering_reasons(move: Move) -> list[Reason]:
    reasons = [Reason(why.NO_FORMATION_OF_GUNS()) for word in move.changes if word not in ("limber", "unlimber")]
    reasons.extend(_twice(move))
    if "limber" in move.changes and move.limbered:
        reasons.append(Reason(why.ALREADY["limbered"]()))
    if "unlimber" in move.changes and not move.limbered and "limber" not in move.changes:
        reasons.append(Reason(why.ALREADY["unlimbered"]()))
    return reasons


def change_cost(rules: Rules, move: Move, rate: Rate, left: Exact, explain: list[Reasoned]) -> Exact:
    """Give the inches that formation changes, mounting and limbering take (D10-RUL-FORM-COST, D10-RUL-MOVE-LIMBER).

    They are parts of the basic rate, however much of it a maneuver result leaves; `left` is what it leaves.
    """
    total: Exact = 0
    basic = exact(rate.basic.inches)
    for held, word in _one_by_one(move):
        ruling = comes_with_mounting(rules, move, word)
        clause, cost = (ruling, 0) if ruling else _cost(rules, rules.cards[held], word, basic)
        if word in ("mount", "dismount") and rules.choice(NINE_INCHES) == 1:
            cost = left * Fraction(cost) / basic
        explain.append(Reasoned(clause, say.CHANGES[word](), -shown(cost)))
        total += cost
    return total


def _cost(rules: Rules, card: FormationCard, word: str, basic: Exact) -> tuple[str, Exact]:
    if word in ("limber", "unlimber"):
        return rules.movement.limber.clause, basic * limbering(rules)
    if word in ("mount", "dismount"):
        row = mounting(rules, card, mount=word == "mount")
        return row.clause, exact(row.inches)
    step = change(card, word.removeprefix("to-"))
    if step is None:
        return "D10-RUL-FORM-COST", 0
    return step.clause, basic if step.takes == "full" else basic * exact(rules.movement.halved.times)


def mounting(rules: Rules, card: FormationCard, *, mount: bool) -> Mounting:
    """Give the row by which cavalry mounts or dismounts in a formation; a card without one takes Single Line's."""
    row = card.mount if mount else card.dismount
    plain = rules.cards["single-line"]
    return row if row.allowed else plain.mount if mount else plain.dismount


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
