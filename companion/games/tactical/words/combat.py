"""The facts of a combat phase in words: shots, melees, losses, and what becomes of units and leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.names import place
from companion.games.tactical.words.lines import facing, gains, guns, men, points
from companion.games.tactical.words.names import Names
from companion.kernel.dice import Roll
from companion.language.messages import Message, Unit, told
from companion.language.tongue import number, plural, tr
from companion.language.words import die, listed, side_words

SUB_PHASES: dict[str, str] = {
    "defensive-artillery-fire": "defensive artillery fire",
    "offensive-artillery-fire": "offensive artillery fire",
    "defensive-fire": "defensive fire",
    "offensive-fire": "offensive fire",
    "defensive-melee-fire": "the defenders' last fire before melee",
    "melee": "melee",
}
_OF_UNIT = {
    made[side].key: (side, named)
    for made, named in ((say.MEN_OF, say.UNIT_MEN), (say.GUNS_OF, say.UNIT_GUNS), (say.STRENGTH_OF, say.UNIT_STRENGTH))
    for side in ("attackers", "defenders")
}
"""{line of a melee's working on one unit: whose it is, and the line that calls it by name}."""
GOES_BACK = {
    "rout": "{unit} flees {squares} to {square}{facing}",
    "melee": "{unit} is driven back {squares} to {square}{facing}",
    "guns": "{unit} goes back {squares} to {square}{facing}",
}
LOSES = {
    "retreat": "{unit} loses {losses} in its retreat",
    "rout": "{unit} loses {losses} in its retreat",
    "table": "{unit} loses {losses} on the table",
}
ENDS = {
    "fire": "{unit} is eliminated under fire",
    "melee": "{unit} is eliminated in melee",
    "retreat": "{unit} is eliminated in its retreat",
    "rout": "{unit} is eliminated in its rout",
    "table": "{unit} is eliminated on the table",
}


def of_combat(event: Any, names: Names) -> str:
    """Give a fact of a combat phase in words, "" for any other."""
    match event:
        case ev.SubPhaseBegan():
            return f"{tr(SUB_PHASES[event.sub_phase])} ({side_words(event.side)})"
        case ev.Fired():
            return _fired(event, names)
        case ev.MeleeFought():
            return _fought(event, names)
        case ev.Lost():
            return _lost(event, names(event.unit))
        case ev.Tired():
            if not event.fatigue:
                return ""  # who is at the end of his strength can gain no more
            return tr(
                "{unit} gains {fatigue} fatigue: {why}",
                unit=names(event.unit),
                fatigue=event.fatigue,
                why=told(event.why, names.who),
            )
        case ev.Disrupted():
            return tr("{unit} is disrupted", unit=names(event.unit)) + _drawn(event.roll)
        case ev.Routed():
            return tr("{unit} routs", unit=names(event.unit)) + _drawn(event.roll)
        case ev.Stood():
            return tr("{unit} wavers, and stands", unit=names(event.unit)) + _drawn(event.roll)
        case ev.Retreated():
            return _retreated(event, names)
        case ev.Advanced():
            said = tr(
                "{unit} advances into {square}{facing}",
                unit=names(event.unit),
                square=place(event.to),
                facing=facing(names, event.facing),
            )
            return said + gains(event.fatigue, ", and gains {fatigue} fatigue")
        case ev.Eliminated():
            return tr(ENDS[event.cause], unit=names(event.unit)) + _with_it(event)
        case ev.LeaderFell():
            return tr("{leader} falls", leader=names(event.leader)) + _drawn(event.roll)
        case ev.LeaderSucceeded():
            post = event.formation
            if event.rank != "corps":
                post = tr("{name}'s {rank}", name=event.formation, rank=tr(event.rank))
            if not event.unit:
                return tr("{leader} takes command of {post}", leader=names(event.leader), post=post)
            return tr(
                "{leader} takes command of {post}, with {unit}",
                leader=names(event.leader),
                post=post,
                unit=names(event.unit),
            )
        case ev.LeaderMoved():
            return tr("{leader} joins {unit}", leader=names(event.leader), unit=names(event.unit))
        case _:
            return ""


def working_of(event: Any, working: Sequence[Reasoned], names: Names) -> tuple[Reasoned, ...]:
    """Give the working of a fact; that of a melee calls its units by name."""
    if not isinstance(event, ev.MeleeFought):
        return tuple(working)
    units = {"attackers": event.attackers, "defenders": event.defenders}

    def named(label: Message) -> Message:
        # A working is stored with numbers in place of names: who stands first on either side is the fact's, and a name
        # may be hidden from whoever reads it.
        if label.key not in _OF_UNIT:
            return label
        side, called = _OF_UNIT[label.key]
        args = dict(label.args)
        nth = args.pop("number")
        if not isinstance(nth, int) or nth > len(units[side]):
            return label
        unit = units[side][nth - 1]
        return called(unit=Unit(unit, names(unit)), **args)

    return tuple(
        msgspec.structs.replace(one, label=named(one.label)) if isinstance(one.label, Message) else one
        for one in working
    )


def casualties(count: int) -> str:
    """Give casualties: "no casualties", "1 casualty"."""
    return plural(count, "{n} casualty", "{n} casualties") if count else tr("no casualties")


def _fired(event: ev.Fired, names: Names) -> str:
    text = "{unit} fires at {square}, range {range}: {casualties}"
    if event.flank:
        text = "{unit} fires at {square}, range {range}, into the flank: {casualties}"
    said = tr(
        text, unit=names(event.unit), square=place(event.at), range=event.range, casualties=casualties(event.casualties)
    )
    said += f" ({points(event.paid)})" if event.paid else ""
    return said + (tr("; it is out of ammunition") if event.out_of_ammo else "")


def _fought(event: ev.MeleeFought, names: Names) -> str:
    verb = "{units} attacks {square}" if len(event.attackers) == 1 else "{units} attack {square}"
    verb += ", held by {defenders}" if event.defenders else ""
    said = tr(verb, units=names.all(event.attackers), square=place(event.square), defenders=names.all(event.defenders))
    if not event.row:  # among hidden units the figures behind a melee are nobody's
        lost = tr(
            "{casualties} of the attackers, {n} of the defenders",
            casualties=casualties(event.attacker_losses),
            n=number(event.defender_losses),
        )
    else:
        lost = tr(
            "differential {figure}, row {row}; {casualties} of the attackers, {n} of the defenders",
            figure=number(event.differential, ".3g"),
            row=event.row,
            casualties=casualties(event.attacker_losses),
            n=number(event.defender_losses),
        )
    went = tr("; the defenders go back") if event.defender_retreats else ""
    went += tr("; the attackers go back") if event.attacker_retreats else ""
    return f"{said}: {lost}{went or tr('; both stand')}"


def _lost(event: ev.Lost, unit: str) -> str:
    gone = [men(event.men)] if event.men else []
    gone += [guns(event.guns)] if event.guns else []
    if not gone:
        if event.fatigue:
            return tr("{unit} gains {fatigue} fatigue under fire", unit=unit, fatigue=event.fatigue)
        return tr("{unit} comes through unharmed", unit=unit)
    lost = tr(LOSES.get(event.cause, "{unit} loses {losses}"), unit=unit, losses=listed(gone))
    return lost + gains(event.fatigue, " and gains {fatigue} fatigue")


def _retreated(event: ev.Retreated, names: Names) -> str:
    unit = names(event.unit)
    if not event.path:
        return tr("{unit} has no way back", unit=unit)
    squares = plural(len(event.path), "{n} square", "{n} squares")
    return tr(
        GOES_BACK[event.cause],
        unit=unit,
        squares=squares,
        square=place(event.path[-1]),
        facing=facing(names, event.facing),
    )


def _with_it(event: ev.Eliminated) -> str:
    left = [men(event.men)] if event.men else []
    left += [guns(event.guns)] if event.guns else []
    return tr(", and {losses} with it", losses=listed(left)) if left else ""


def _drawn(roll: Roll | None) -> str:
    return f" ({die(roll)})" if roll is not None else ""
