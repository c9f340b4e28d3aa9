"""Each event as an English sentence: who, and what became of him. Events of one subject join into one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

from companion.miniatures import events as ev
from companion.present.words import MARKERS, Names, capital, counted, die, listed, plain, value_words


class Telling(NamedTuple):
    """A subject and what is said of it; an empty subject means that `says` is a whole sentence."""

    subject: str
    says: str

    def sentence(self) -> str:
        """Give the sentence."""
        return capital(f"{self.subject} {self.says}".strip()) + ("" if self.says.endswith((".", "!", "?")) else ".")


ENDS = {
    "destroyed": "is destroyed", "quit": "is gone for good", "surrendered": "surrenders", "captured": "is captured",
    "wrecked": "is wrecked", "left": "leaves the table",
}  # fmt: skip
FIRE_IN_FORCE = "The fire takes effect"
RETREATS = {
    "two-inches": "falls back to 2 in from the enemy", "beyond-musketry": "falls back beyond musket range",
    "full-move": "falls back a full move",
}  # fmt: skip


def sentence(event: Any, names: Names) -> str:
    """Give an event as one sentence, "" where there is nothing to tell."""
    found = telling(event, names)
    return found.sentence() if found is not None else ""


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences; what happens to one unit in a row is told in one."""
    if names.kind == "campaign":
        from companion.present import campaign_tellings

        yield from campaign_tellings.sentences(events, names)
        return
    if names.kind == "tactical":
        from companion.present import tactical_tellings

        yield from tactical_tellings.sentences(events, names)
        return
    found = list(_tellings(events, names))
    if found and found[-1].says == FIRE_IN_FORCE:
        found[-1] = Telling("", "The fire does no harm")
    for (subject, alone), group in groupby(found, key=lambda one: (one.subject, ": " in one.says)):
        if alone or not subject:
            yield from (one.sentence() for one in group)
        else:
            yield Telling(subject, listed([one.says for one in group])).sentence()


def _tellings(events: Iterable[Any], names: Names) -> Iterator[Telling]:
    """Give what is told of events; those who arrive together arrive in one sentence."""
    for edge, group in groupby(events, key=lambda event: event.edge if isinstance(event, ev.Arrived) else None):
        of_group = list(group)
        if edge is not None and len(of_group) > 1:
            yield Telling("", f"{names.all(event.unit for event in of_group)} arrive{_at_edge(edge)}")
        else:
            yield from (one for one in (telling(event, names) for event in of_group) if one is not None)


def telling(event: Any, names: Names) -> Telling | None:
    """Give the subject of an event and what is said of it; None where nothing is worth a sentence."""
    match event:
        case ev.Began():
            return Telling("", f"The battle begins: {event.state.title}")
        case ev.BattleEnded():
            return Telling("", "The battle is over" if event.over else "The battle goes on")
        case ev.Maneuvered():
            return Telling(names(event.unit), f"rolls to maneuver ({die(event.roll)}): {plain(event.outcome)}")
        case ev.Marked():
            return Telling(names(event.unit), _marked(event))
        case ev.GunsDamaged():
            return Telling(names(event.unit), f"has {counted(event.stands, 'gun stand')} damaged")
        case ev.StandsLost():
            return Telling(names(event.unit), _lost(event, names))
        case ev.LeftTable():
            return Telling(names(event.unit), ENDS[event.how])
        case ev.Retreated():
            return Telling(names(event.unit), RETREATS[event.how])
        case ev.CommanderFell():
            return Telling(names(event.unit), "has lost its commander")
        case ev.Arrived():
            return Telling(names(event.unit), f"arrives{_at_edge(event.edge)}")
        case ev.Delayed():
            return Telling(names(event.unit), f"is delayed to turn {event.turn}")
        case ev.Seen():
            return Telling(names(event.unit), "is seen" if event.seen else "is out of sight")
        case _:
            return _of_movement(event, names) or _of_combat(event, names) or _of_referee(event, names)


def _of_movement(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.FormationChanged():
            return Telling(names(event.unit), f"forms {plain(event.to)}")
        case ev.ModeChanged(to="mounted" | "dismounted" as to):
            return Telling(names(event.unit), f"{to[:-2]}s and forms {plain(event.formation)}")
        case ev.ModeChanged():
            return Telling(names(event.unit), f"{event.to[:-2]}s")
        case ev.Faced():
            return Telling(names(event.unit), "changes its facing" if event.unit in names.batteries else "faces about")
        case ev.Moved():
            return Telling(names(event.unit), f"moves {event.inches:g} in{' by road' if event.by_road else ''}")
        case ev.Charged():
            return Telling(names(event.unit), f"charges {names(event.target)}")
        case ev.ContactBroken():
            return Telling(names(event.unit), "is no longer in contact")
        case ev.LeaderAttached():
            where = f"joins {names(event.unit)}" if event.unit else "rides on his own"
            return Telling(names(event.leader), where)
        case ev.LeaderMoved():
            return Telling(names(event.leader), f"rides {event.inches:g} in")
        case ev.LeaderTested():
            return Telling(names(event.name), f"comes under fire ({die(event.roll)}): {plain(event.outcome)}")
        case ev.LeaderLost():
            back = f"; his replacement is due in turn {event.returns}" if event.returns else ""
            return Telling(names(event.leader), f"{'falls' if event.how == 'fallen' else 'is captured'}{back}")
        case ev.LeaderReplaced():
            where = f" with {names(event.unit)}" if event.unit else ""
            return Telling("", f"A replacement takes the post of {names(event.leader)}{where}")
        case _:
            return None


def _of_combat(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.Fired():
            who = f"{names.all(event.shot.firers)} fire{'s' if len(event.shot.firers) == 1 else ''}"
            if event.roll is None:
                return Telling("", f"{who} at {names(event.shot.target)}: too few fire points to tell")
            points = f"{event.fire_points:.3g} fire points, {die(event.roll)}"
            return Telling("", f"{who} at {names(event.shot.target)}: {points} → {plain(event.shot.effect)} fire")
        case ev.ShotsTookEffect():
            return Telling("", FIRE_IN_FORCE)
        case ev.CombatRolled():
            dice = f"attacker's {die(event.attacker_roll)}; defender's {die(event.defender_roll)}"
            verb = "charges" if len(event.attackers) == 1 else "charge"
            what = f"{dice}; difference {event.difference:+d} → {plain(event.result)}"
            return Telling("", f"{names.all(event.attackers)} {verb} {names.all(event.defenders)}: {what}")
        case ev.CombatEnded():
            held = {"attacker": "the attacker", "defender": "the defender", "nobody": "nobody"}[event.held_by]
            return Telling("", f"The charge of {names.all(event.attackers)} is over: {held} holds the position")
        case ev.PursuitDeclared():
            what = "carries the position" if event.what == "carry" else "breaks through"
            return Telling(names(event.unit), what)
        case ev.BrokeThrough():
            at = f" and strikes {names(event.target)}" if event.target else ""
            return Telling(names(event.unit), f"goes on past the position it has won{at}")
        case ev.Asked():
            return Telling("", f"{capital(event.prompt.seat)} must decide: {event.prompt.text}")
        case ev.Answered():
            return Telling("", f"The answer: {plain(names(event.choice))}")
        case _:
            return None


def _of_referee(event: Any, names: Names) -> Telling | None:
    match event:
        case ev.ObjectiveTaken():
            by = f"the {capital(event.by)} side" if event.by else "nobody"
            return Telling("", f"{names(event.objective)} is held by {by}")
        case ev.Noted():
            about = f" on {names(event.unit)}" if event.unit else ""
            return Telling("", f"Note{about}: {event.text}")
        case ev.Overridden():
            what = f"{plain(event.field.replace('_', ' '))} {value_words(event.before)} → {value_words(event.after)}"
            return Telling("", f"Override: {names(event.target)}, {what} ({event.reason})")
        case ev.DiceModeSet():
            what = "all" if event.kind == "all" else event.kind
            return Telling("", f"{capital(event.side)} dice ({what}) are now {event.mode}")
        case ev.OptionSet():
            return Telling("", f"Ruling {event.option} is read as {event.after} from here, not {event.before}"
                               f" ({event.reason})")  # fmt: skip
        case _:
            return None


def _marked(event: ev.Marked) -> str:
    if event.on:
        return f"is {MARKERS[event.marker]}"
    return {
        "disordered": "is in good order again", "low-ammo": "has ammunition again", "silenced": "can fire again",
    }[event.marker]  # fmt: skip


def _lost(event: ev.StandsLost, names: Names) -> str:
    stands = counted(event.stands, "gun stand" if event.unit in names.batteries else "stand")
    match event.how:
        case "lost":
            return f"loses {stands}"
        case "skedaddled":
            return f"loses {stands} to skedaddling"
        case _:
            return f"has {stands} captured"


def _at_edge(edge: str) -> str:
    return f" at the {edge} edge" if edge else ""
