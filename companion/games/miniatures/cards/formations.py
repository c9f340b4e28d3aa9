"""The formation cards: on the front what may be done in a formation, on the back each change with its stands drawn."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import takewhile
from typing import get_args

from companion.cards.chart_words import unique
from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Checks,
    Column,
    Deck,
    Face,
    Heading,
    Paragraph,
    Picture,
    Tabbed,
    Table,
    Words,
    bold,
    cell,
    filled,
    words,
)
from companion.cards.shapes import stands
from companion.cards.source import Source
from companion.charts.figures import Exact, exact, shown
from companion.charts.modifiers import by_rule, worth
from companion.charts.ruleset import called
from companion.games.miniatures.cards.movement import in_text
from companion.games.miniatures.charts.movement import Change, FormationCard, Mode, Mounting, StandsInUse, Use
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import (
    charge_modifiers,
    fire_modifiers,
    formations,
    maneuver,
    movement,
    moves,
    musketry,
)
from companion.games.miniatures.rules.maneuver import COLUMNS
from companion.kernel import shelf
from companion.language.figures import fraction, inches, signed
from companion.language.tongue import plural, tr
from companion.language.words import listed

CLAUSES = "clauses.toml"
_MARCHING: tuple[tuple[moves.Mover, str], ...] = (("infantry", "infantry"), ("cavalry", "mounted-cavalry"))
"""The arms that march in formations, and as whom they use a card."""
_CHANGES: dict[str, moves.ChangeId] = {one.removeprefix("to-"): one for one in get_args(moves.ChangeId)}
"""{formation: the change to it}; mounting and limbering are changes to none."""


def deck(source: Source) -> Deck:
    """Give a card for each formation of the ruleset."""
    cards = source.rules.formations.formation
    return Deck("formations", tr("Formation cards"), tuple(_card(source, one, nth) for nth, one in enumerate(cards, 1)))


def _card(source: Source, card: FormationCard, nth: int) -> Card:
    label = tr("Formation {n} of {all}", n=nth, all=len(source.rules.formations.formation))
    foot, legend = _foot(card), tr("pennant: command stand")
    front = Face(called(card), tuple(_front(source, card)), label, foot, legend=legend)
    back = Face(
        called(card),
        tuple(_back(source.rules, card)),
        tr("Changes"),
        foot,
        legend=tr("dark: built on these"),
    )
    return Card(card.id, front, back, chapter=tr("Formations"))


def _foot(card: FormationCard) -> str:
    """Give what the ids of all its clauses begin with."""
    rows: tuple[Use | Change | Mode | Mounting | StandsInUse, ...] = (
        *card.users,
        *card.changes,
        *card.modes,
        card.dismount,
        card.mount,
        card.fire,
        card.melee,
    )
    parts = zip(*(row.clause.split("-") for row in rows), strict=False)
    return "-".join(those[0] for those in takewhile(lambda those: len(set(those)) == 1, parts))


# ---- front


def _front(source: Source, card: FormationCard) -> Iterator[Block]:
    rules = source.rules
    if card.id in stands.FORMED:
        yield Picture(stands.formed(card.id, 11.0))
    yield Checks(tuple((_who(use.who), use.allowed) for use in card.users), tuple(use.clause for use in card.users))
    yield Heading(tr("Change to"))
    yield Table(
        (Column(), Column(), Column(1.0)),
        tuple(
            (
                cell(bold(called(rules.cards[row.to])), clauses=row.clause),
                cell(_takes(row), clauses=row.clause),
                cell(_how(rules, card, row), clauses=row.clause),
            )
            for row in card.changes
        ),
        keep=True,
    )
    yield Heading(tr("Movement"))
    yield Table((Column(), Column(1.0)), tuple(_movement(rules, card)), keep=True)
    yield Tabbed(((tr("Fire"), _fire(rules, card.fire)), (tr("Melee"), _melee(rules, card))))
    notes = tuple(_notes(source, card))
    if notes:
        said = words(*(part for note, _ in notes for part in (note, " ")))[:-1]
        yield Paragraph(said, tuple(clause for _, clauses in notes for clause in clauses))


def _who(who: str) -> str:
    return {
        "infantry": tr("Infantry"),
        "mounted-cavalry": tr("Cavalry, mounted"),
        "dismounted-cavalry": tr("Cavalry, on foot"),
    }[who]


def _takes(row: Change) -> str:
    return tr("full move") if row.takes == "full" else tr("half move")


def _set(text: str) -> str:
    """Give a text of the ruleset as print does: degrees by their sign."""
    return tr(text.replace(" degrees", "°"))


def _how(rules: Rules, card: FormationCard, row: Change) -> str:
    """Give how a change is made, and who of those in this formation may not make it (D10-RUL-FORM-CAV-ATTACK)."""
    words_of = {
        "infantry": tr("infantry"),
        "mounted-cavalry": tr("mounted cavalry"),
        "dismounted-cavalry": tr("cavalry on foot"),
    }
    here = [use.who for use in card.users if use.allowed]
    barred = [who for who in here if formations.may_use(rules, row.to, who) is not None]
    may = [words_of[who] for who in here if who not in barred]
    how = _set(row.how)
    if row.stands > 1 and rules.choice("D10-RUL-FORM-FEW-STANDS") == 1:
        how = tr("{how}; not with fewer than {n} stands", how=how, n=row.stands)
    if not barred:
        return how
    only = (
        tr("{who} only", who=may[0])
        if len(may) == 1
        else tr("not {who}", who=listed([words_of[who] for who in barred]))
    )
    return f"{how}; {only}"


def _movement(rules: Rules, card: FormationCard) -> Iterator[tuple[Cell, Cell]]:
    names = {
        "forward": tr("Forwards"),
        "backward": tr("Backwards"),
        "wheel": tr("Wheel"),
        "oblique": tr("Oblique"),
        "about-face": tr("About face"),
        "refuse-flank": tr("Refuse flank"),
        "by-the-flank": tr("By the flank"),
    }
    for mode in card.modes:
        yield _line(names[mode.id], _effect(rules, mode), mode.clause, allowed=mode.allowed)
    for name, row, special, mount in (
        (tr("Dismount"), card.dismount, tr("into {formation}"), False),
        (tr("Mount"), card.mount, tr("from {formation}"), True),
    ):
        allowed = row.allowed and formations.why_not_mounting(rules, card.id, mount=mount) is None
        yield _line(name, _mounting(rules, card, row, special, allowed=allowed), row.clause, allowed=allowed)


def _effect(rules: Rules, mode: Mode) -> str:
    """Say how far a unit goes in a mode, and when it faces about (D10-RUL-FORM-ABOUT-FACE)."""
    match mode.id, rules.choice("D10-RUL-FORM-ABOUT-FACE"):
        case "about-face", 1:
            return tr("only by going back over half of its move")
        case "backward", 2:
            return tr("up to a full move, straight back; over half of the basic move an about face")
        case _:
            return _set(mode.effect)


def _line(name: str, said: str, clause: str, *, allowed: bool) -> tuple[Cell, Cell]:
    return (cell(bold(name), clauses=clause, off=not allowed), cell(said, clauses=clause, off=not allowed))


def _mounting(rules: Rules, card: FormationCard, row: Mounting, special: str, *, allowed: bool) -> str:
    """Give what mounting takes; where those on foot may not hold the formation, also which they go to or come from."""
    if not allowed:
        return tr("not available")
    if rules.choice(formations.NINE_INCHES) == 1:
        return tr("half of the move that it has, {when}", when=tr(row.when))
    said = tr("{inches} of the mounted rate, {when}", inches=inches(float(exact(row.inches))), when=tr(row.when))
    on_foot = [
        one.name
        for one in rules.formations.formation
        if formations.may_use(rules, one.id, "dismounted-cavalry") is None
    ]
    if card.name in on_foot or not on_foot or (row is card.dismount and rules.choice(formations.DISMOUNT_INTO) == 2):
        return said
    return f"{said}; {special.format(formation=listed([tr(one) for one in on_foot]))}"


def _fire(rules: Rules, row: StandsInUse) -> Cell:
    touched = rules.choice("D10-RUL-FORM-CHARGED-TIMING")
    if row.stands == "all":
        said = tr("all stands")
    elif row.stands == "front-rank":
        said = tr("the front rank only: half, rounded up")
        if rules.choice("D10-RUL-FORM-DOUBLE-RANK") == 1:
            said = tr("the front rank only, as it stands")
    else:
        said = plural(row.stands, "the front stand only", "the front {n} stands")
    if row.stands == 1 and rules.choice("D10-RUL-FORM-CAV-FIRE-DOUBLE") == 1:
        said = tr("{which}, of mounted cavalry too", which=said)
    if row.in_contact == "all" and touched != 2:
        when = tr("{which}; {all} when charging or charged, at any target")
        more = filled(
            when if touched else tr("{which}; {all} when charging or charged"), which=said, all=bold(tr("all"))
        )
        return cell(more, clauses=row.clause)
    return cell(said, clauses=row.clause)


def _melee(rules: Rules, card: FormationCard) -> Cell:
    row = card.melee
    if row.stands == "all":
        said: Words = words(tr("all stands"))
    else:
        said = words(plural(int(row.stands), "{n} stand", "{n} stands"))
    if row.on_road:
        said = filled(tr("{stands}; {n} on a road"), stands=said, n=bold(str(row.on_road)))
    if row.over_bridge:
        said = filled(tr("{stands}; {n} charging over a bridge"), stands=said, n=bold(str(row.over_bridge)))
    if not card.always_supported:
        return cell(said, clauses=row.clause)
    bonus = by_rule(rules.once(charge_modifiers.table), "supported")
    said = filled(tr("{stands}; always supported: {value}"), stands=said, value=bold(signed(int(worth(bonus)))))
    return cell(said, clauses=(row.clause, rules.charge.support_automatic, *(one.why.clause for one in bonus)))


def _notes(source: Source, card: FormationCard) -> Iterator[tuple[Words, tuple[str, ...]]]:
    """Give what is true of the formation besides: enfilade, columns, roads, and the notes that its row names."""
    rules = source.rules
    if card.always_enfiladed:
        for factor in by_rule(rules.once(fire_modifiers.factor_table), "march-column"):
            said = filled(tr("Always enfiladed: fire points {times}."), times=bold(_times(factor.value)))
            yield said, (factor.why.clause,)
    fired_at = musketry.Attack(target=musketry.Target(formation=card.id))
    for hit in by_rule(rules.once(fire_modifiers.die_table), "column"):
        if hit.holds(fired_at):
            said = filled(tr("Fired at in column: die {value}."), value=bold(signed(int(hit.value))))
            yield said, (hit.why.clause,)
    if card.id in COLUMNS:
        for held in by_rule(rules.once(maneuver.table), "column-or-fieldworks"):
            yield filled(tr("Maneuver roll: {value}."), value=bold(signed(int(held.value)))), (held.why.clause,)
    roads = {rules.movement.infantry_road_on_march_card.clause, rules.movement.cavalry_road_on_march_card.clause}
    if roads & set(card.notes):
        said, clauses = _on_road(rules, card)
        yield said, (*(note for note in card.notes if note in roads), *clauses)
    for note in card.notes:
        if note not in roads:
            yield words(_clause(source, note)), (note,)


def _on_road(rules: Rules, card: FormationCard) -> tuple[Words, tuple[str, ...]]:
    """Give the whole move on a road of each arm that may use the card, as the rules in force work it out, and why."""
    parts: list[str] = []
    clauses: list[str] = []
    for arm, who in _MARCHING:
        if formations.may_use(rules, card.id, who) is not None:
            continue
        # Worked out by the rules themselves, so that a house rule or a reading of the game cannot leave the card
        # behind.
        order = moves.Move(arm=arm, mounted=arm == "cavalry", formation=card.id, whole_move_on_road=True)
        found = movement.resolve(rules, order)
        times = _times(Fraction(exact(found.inches)) / exact(movement.rate_of(rules, order).basic.inches))
        parts.append(f"{in_text(arm)} {times}, {inches(found.inches)}")
        clauses += [line.clause for line in found.explain]
    return words(tr("A whole move on a road: {arms}.", arms="; ".join(parts))), unique(clauses)


def _times(factor: Exact) -> str:
    return f"×{fraction(shown(factor))}"


def _clause(source: Source, name: str) -> str:
    """Give what a clause says: of a game, whose charts carry no words, the installed ones."""
    texts = source.texts if CLAUSES in source.texts else shelf.ruleset_texts("miniatures", only=(CLAUSES,))
    return _set(_says(texts[CLAUSES]).get(name, name))


@lru_cache(maxsize=2)
def _says(text: str) -> dict[str, str]:
    return {row["id"]: str(row["says"]) for row in tomllib.loads(text)["clause"]}


# ---- back

_ROOM = 83.0
"""Millimetres of an A6 face for the drawings of three changes."""


def _back(rules: Rules, card: FormationCard) -> Iterator[Block]:
    drawn = [row.to for row in card.changes if (card.id, row.to) in stands.CHANGED]
    tall = sum(stands.changed(card.id, to, 1.0).height for to in drawn)
    # The drawings of a formation with many changes are smaller, all of them alike: they are compared with each other.
    width = min(5.0, _ROOM / max(tall, 1.0))
    for row in card.changes:
        inches_taken, clauses = _cost(rules, card, row)
        said = words(
            bold(tr("To {formation}", formation=called(rules.cards[row.to]))),
            f": {_takes(row)}, ",
            inches_taken,
            "; ",
            _set(row.how),
        )
        picture = (Picture(stands.changed(card.id, row.to, width)),) if row.to in drawn else ()
        yield Beside(((Paragraph(said, clauses), *picture),))  # one column: words and picture are never parted


def _cost(rules: Rules, card: FormationCard, row: Change) -> tuple[str, tuple[str, ...]]:
    """Give the inches that a change takes of each arm that may make it, and the clauses that make them."""
    parts: list[str] = []
    clauses = [row.clause, *([rules.movement.halved.clause] if row.takes == "half" else [])]
    for arm, who in _MARCHING:
        if any(formations.may_use(rules, one, who) is not None for one in (card.id, row.to)):
            continue
        order = moves.Move(arm=arm, mounted=arm == "cavalry", formation=card.id, changes=[_CHANGES[row.to]])
        rate = movement.rate_of(rules, order)
        cost = formations.change_cost(rules, order, rate, exact(rate.basic.inches), [])
        parts.append(f"{in_text(arm)} {inches(float(cost))}")
        clauses.append(rate.basic.clause)
    return ", ".join(parts), unique(clauses)
