"""Each event as a sentence: who, and what became of him. Events of one subject join into one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.games.miniatures.messages import PURSUITS
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.words import regrouping, spots
from companion.games.miniatures.words.by_hand import by_hand
from companion.games.miniatures.words.fire import in_fire_points
from companion.games.miniatures.words.names import Names
from companion.language.figures import signed
from companion.language.lengths import length
from companion.language.messages import told
from companion.language.tongue import number, titled, tr
from companion.language.words import MARKERS, capital, counted, die, listed, plain, side_words
from companion.rows.readings import reading
from companion.rows.referee import let_happen, of_commander


class Telling(NamedTuple):
    """A subject and what is said of it; an empty subject means that `says` is a whole sentence."""

    subject: str
    says: str

    def sentence(self) -> str:
        """Give the sentence."""
        said = tr("{subject} {says}", subject=self.subject, says=self.says) if self.subject else self.says
        return capital(said) + ("" if said.endswith((".", "!", "?")) else ".")


ENDS = {
    "destroyed": "is destroyed",
    "quit": "is gone for good",
    "surrendered": "surrenders",
    "captured": "is captured",
    "wrecked": "is wrecked",
    "left": "leaves the table",
}
FIRE_IN_FORCE = "The fire takes effect"
RETREATS = {
    "two-inches": "falls back to {length} from the enemy",
    "beyond-musketry": "falls back beyond musket range",
    "full-move": "falls back a full move",
}

MODES = {
    "mounted": "mounts and forms {formation}",
    "dismounted": "dismounts and forms {formation}",
    "limbered": "limbers",
    "unlimbered": "unlimbers",
}
HELD = {
    "attacker": "The charge of {attackers} is over: the attacker holds the position",
    "defender": "The charge of {attackers} is over: the defender holds the position",
    "nobody": "The charge of {attackers} is over: nobody holds the position",
}
CLEARED = {
    "disordered": "is in good order again",
    "low-ammo": "has ammunition again",
    "silenced": "can fire again",
    "wrecked": "is no wreck",
}


def sentence(event: Any, names: Names) -> str:
    """Give an event as one sentence, "" where there is nothing to tell."""
    found = telling(event, names)
    return found.sentence() if found is not None else ""


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences; what happens to one unit in a row is told in one."""
    found = list(_tellings(events, names))
    if found and found[-1].says == tr(FIRE_IN_FORCE):
        found[-1] = Telling("", tr("The fire does no harm"))
    for (subject, alone), group in groupby(found, key=lambda one: (one.subject, ": " in one.says)):
        if alone or not subject:
            yield from (one.sentence() for one in group)
        else:
            yield Telling(subject, listed([one.says for one in group])).sentence()


def _tellings(events: Iterable[Any], names: Names) -> Iterator[Telling]:
    """Give what is told of events; those who arrive together arrive in one sentence."""
    happened = list(events)
    # Who breaks through goes on at once: he does not hold what he has won.
    on = {one.unit for one in happened if isinstance(one, ev.PursuitDeclared) and one.what == "break-through"}
    for edge, group in groupby(
        _added(happened), key=lambda event: event.edge if isinstance(event, ev.Arrived) else None
    ):
        of_group = list(group)
        if edge is not None and len(of_group) > 1:
            who = names.all(event.unit for event in of_group)
            at = tr("{units} arrive at the {edge} edge", units=who, edge=tr(edge))
            yield Telling("", at if edge else tr("{units} arrive", units=who))
        else:
            told_of = (_won(event, on, names) or telling(event, names) for event in of_group)
            yield from (one for one in told_of if one is not None)


def _won(event: Any, on: Collection[str], names: Names) -> Telling | None:
    """Give the end of a combat whose winners go on past the position."""
    if not isinstance(event, ev.CombatEnded) or event.held_by != "attacker" or set(event.attackers).isdisjoint(on):
        return None
    return Telling(
        "", tr("The charge of {attackers} is over: the position is won", attackers=names.all(event.attackers))
    )


def _added(events: Iterable[Any]) -> Iterator[Any]:
    """Give events; stands that go the same way one after another have gone together."""
    # How a combat stands is noted after every stand of it, and nobody is told.
    noted = (one for one in events if not isinstance(one, ev.CombatStands))
    for way, group in groupby(noted, key=lambda one: (one.unit, one.how) if isinstance(one, ev.StandsLost) else None):
        of_group = list(group)
        if way is None:
            yield from of_group
        else:
            yield replace(of_group[0], stands=sum(one.stands for one in of_group))


def telling(event: Any, names: Names) -> Telling | None:
    """Give the subject of an event and what is said of it; None where nothing is worth a sentence."""
    match event:
        case ev.Began():
            return Telling("", tr("The battle begins: {title}", title=titled(event.state.title)))
        case ev.BattleEnded():
            if event.why is not None:
                return Telling("", tr("The battle is over: {why}", why=told(event.why)))
            return Telling("", tr("The battle is over") if event.over else tr("The battle goes on"))
        case ev.Maneuvered():
            says = tr("rolls to maneuver ({die}): {outcome}", die=die(event.roll), outcome=plain(event.outcome))
            return Telling(names(event.unit), says)
        case ev.Marked():
            return Telling(names(event.unit), _marked(event))
        case ev.GunsDamaged():
            return Telling(names(event.unit), tr("has {stands} damaged", stands=counted(event.stands, "gun stand")))
        case ev.StandsLost():
            return Telling(names(event.unit), _lost(event, names))
        case ev.LeftTable():
            return Telling(names(event.unit), tr(ENDS[event.how]))
        case ev.Retreated():
            return Telling(names(event.unit), tr(RETREATS[event.how], length=length(event.inches)))
        case ev.CommanderFell():
            return Telling(names(event.unit), tr("has lost its commander"))
        case ev.Arrived():
            at = tr("arrives at the {edge} edge", edge=tr(event.edge))
            return Telling(names(event.unit), at if event.edge else tr("arrives"))
        case ev.Delayed():
            return Telling(names(event.unit), tr("is delayed to turn {turn}", turn=event.turn))
        case ev.PlayerNamed():
            return _played(event, names)
        case ev.CommanderNamed() | ev.CommanderGone():
            return Telling("", of_commander(event, names.who))
        case ev.Seen():
            return Telling(names(event.unit), tr("is seen") if event.seen else tr("is out of sight"))
        case _:
            return _of_movement(event, names) or _of_leaders(event, names) or _of_fights(event, names)


def _played(event: ev.PlayerNamed, names: Names) -> Telling:
    command = side_words(event.command) if event.command in SIDES else names.formation(event.command)
    if event.player:
        return Telling(command, tr("is played by {player}", player=event.player))
    return Telling(command, tr("has no player of its own"))


def _of_movement(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.FormationChanged():
            return Telling(names(event.unit), tr("forms {formation}", formation=plain(event.to)))
        case ev.ModeChanged():
            formed = plain(event.formation) if event.to in ("mounted", "dismounted") else ""
            return Telling(names(event.unit), tr(MODES[event.to], formation=formed))
        case ev.Faced():
            battery = event.unit in names.batteries
            return Telling(names(event.unit), tr("changes its facing") if battery else tr("faces about"))
        case ev.Moved():
            way = length(event.inches)
            by_road = tr("moves {length} by road", length=way)
            return Telling(names(event.unit), by_road if event.by_road else tr("moves {length}", length=way))
        case ev.Placed():
            return Telling(names(event.unit), spots.placed(event.at, event.facing))
        case ev.LeaderPlaced():
            return Telling(names(event.leader), spots.placed(event.at))
        case ev.Lifted():
            return Telling(names(event.name), tr("is taken off the field"))
        case ev.Charged():
            return Telling(names(event.unit), tr("charges {target}", target=names(event.target)))
        case ev.Touched():
            return Telling(names(event.unit), tr("also touches {units}", units=names.all(event.enemies)))
        case ev.ContactBroken() if event.enemy:
            return Telling(names(event.unit), tr("is no longer in contact with {unit}", unit=names(event.enemy)))
        case ev.ContactBroken():
            return Telling(names(event.unit), tr("is no longer in contact"))
        case _:
            return None


def _of_leaders(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.LeaderAttached():
            joins = tr("joins {unit}", unit=names(event.unit))
            return Telling(names(event.leader), joins if event.unit else tr("rides on his own"))
        case ev.LeaderMoved():
            return Telling(names(event.leader), tr("rides {length}", length=length(event.inches)))
        case ev.LeaderTested():
            says = tr("comes under fire ({die}): {outcome}", die=die(event.roll), outcome=plain(event.outcome))
            who = names(event.name)
            return Telling(tr("the commander of {unit}", unit=who) if event.name in names.units else who, says)
        case ev.LeaderLost():
            fell = event.how == "fallen"
            if not event.returns:
                return Telling(names(event.leader), tr("falls") if fell else tr("is captured"))
            back = tr("falls; his replacement is due in turn {turn}", turn=event.returns)
            taken = tr("is captured; his replacement is due in turn {turn}", turn=event.returns)
            return Telling(names(event.leader), back if fell else taken)
        case ev.LeaderReplaced():
            leader, unit = names(event.leader), names(event.unit)
            alone = tr("A replacement takes the post of {leader}", leader=leader)
            with_it = tr("A replacement takes the post of {leader} with {unit}", leader=leader, unit=unit)
            return Telling("", with_it if event.unit else alone)
        case _:
            return None


def _of_fights(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.Fired():
            return Telling("", _fired(event, names))
        case ev.ShotsTookEffect():
            return Telling("", tr(FIRE_IN_FORCE))
        case ev.CombatRolled():
            return Telling("", _rolled(event, names))
        case ev.CombatEnded():
            return Telling("", tr(HELD[event.held_by], attackers=names.all(event.attackers)))
        case ev.PursuitDeclared():
            does = {
                "carry": tr("carries the position"),
                "break-through": tr("breaks through"),
                "may-break-through": tr("may break through"),
                "stay": tr("stays where it made contact"),
            }
            return Telling(names(event.unit), does[event.what])
        case ev.BrokeThrough():
            strikes = tr("goes on past the position it has won and strikes {target}", target=names(event.target))
            return Telling(names(event.unit), strikes if event.target else tr("goes on past the position it has won"))
        case ev.Asked():
            asked = tr(
                "{side} must decide: {question}",
                side=side_words(event.prompt.seat),
                question=told(event.prompt.text, names.who),
            )
            return Telling("", asked)
        case ev.Answered():
            # A way to pursue is no unit, whatever else in this battle is called so: a hill may be.
            choice = event.choice if event.choice in PURSUITS else names(event.choice)
            return Telling("", tr("The answer: {answer}", answer=plain(choice)))
        case ev.Withdrawn() if event.question:
            return Telling("", tr("The question about {unit} is not asked any more", unit=names(event.question)))
        case ev.Withdrawn():
            return Telling("", tr("The question is not asked any more"))
        case _:
            return _of_referee(event, names)


def _fired(event: ev.Fired, names: Names) -> str:
    """Say who fired at whom and what the die gave."""
    one, target = len(event.shot.firers) == 1, names(event.shot.target)
    who = names.all(event.shot.firers)
    if event.roll is None:
        few = tr("{unit} fires at {target}: too few fire points to tell", unit=who, target=target)
        return few if one else tr("{units} fire at {target}: too few fire points to tell", units=who, target=target)
    points = in_fire_points(event.fire_points, number(event.fire_points, ".3g"))
    effect = tr(f"{event.shot.effect} fire")
    if one:
        return tr(
            "{unit} fires at {target}: {points}, {die} → {effect}",
            unit=who,
            target=target,
            points=points,
            die=die(event.roll),
            effect=effect,
        )
    return tr(
        "{units} fire at {target}: {points}, {die} → {effect}",
        units=who,
        target=target,
        points=points,
        die=die(event.roll),
        effect=effect,
    )


def _rolled(event: ev.CombatRolled, names: Names) -> str:
    """Say who charged whom and what the dice gave."""
    dice = tr(
        "attacker's {attacker}; defender's {defender}; difference {difference} → {result}",
        attacker=die(event.attacker_roll),
        defender=die(event.defender_roll),
        difference=signed(event.difference),
        result=plain(event.result),
    )
    who, whom = names.all(event.attackers), names.all(event.defenders)
    if len(event.attackers) == 1:
        return tr("{unit} charges {target}: {dice}", unit=who, target=whom, dice=dice)
    return tr("{units} charge {target}: {dice}", units=who, target=whom, dice=dice)


def _of_referee(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.ObjectiveTaken():
            what = names.objective(event.objective)
            held = tr("{objective} is held by the {side} side", objective=what, side=_side(event.by))
            return Telling("", held if event.by else tr("{objective} is held by nobody", objective=what))
        case ev.Noted():
            about = tr("Note on {unit}: {words}", unit=names(event.unit), words=event.text)
            return Telling("", about if event.unit else tr("Note: {words}", words=event.text))
        case ev.LetHappen():
            return Telling("", let_happen(event, names.who))
        case ev.Overridden():
            return Telling("", by_hand(event, names))
        case ev.DiceModeSet():
            side, mode = _side(event.side), tr(event.mode)
            what = tr("{side} dice ({kind}) are now {mode}", side=side, kind=tr(event.kind), mode=mode)
            drawn = tr("{side} dice (draw) are now {mode}", side=side, mode=mode)
            return Telling("", drawn if event.kind == "draw" else what)
        case ev.OptionSet() if read := reading(event.option, event.after, event.before):
            what = tr(
                "{ruling}: “{after}” from here, not “{before}” ({option}: {reason})",
                ruling=read.ruling,
                after=read.after,
                before=read.before,
                option=event.option,
                reason=event.reason,
            )
            return Telling("", what)
        case ev.OptionSet():
            what = tr(
                "Ruling {option} is read as {after} from here, not {before} ({reason})",
                option=event.option,
                after=event.after,
                before=event.before,
                reason=event.reason,
            )
            return Telling("", what)
        case _:
            regrouped = regrouping.told(event, names)
            return Telling("", regrouped) if regrouped else None


def _side(side: str) -> str:
    return side_words(side) if side else ""


def _marked(event: ev.Marked) -> str:
    return tr(f"is {MARKERS[event.marker]}") if event.on else tr(CLEARED[event.marker])


def _lost(event: ev.StandsLost, names: Names) -> str:
    stands = counted(event.stands, "gun stand" if event.unit in names.batteries else "stand")
    match event.how:
        case "lost":
            return tr("loses {stands}", stands=stands)
        case "skedaddled":
            return tr("loses {stands} to skedaddling", stands=stands)
        case _:
            return tr("has {stands} captured", stands=stands)
