"""The dispatch box: what couriers brought, a letter each, newest first; and the couriers that are out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.annals.shapes import Recalled, TurnTold
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.screen.rows.moment import when
from companion.games.campaign.words.annals import stood_words
from companion.games.campaign.words.map.marks import aged
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import called
from companion.games.campaign.words.order_words import orders_words
from companion.language.messages import name_told
from companion.language.tongue import number, plural, tr
from companion.language.words import capital, listed

Sort = Literal["letter", "battle", "activity"]


class LetterRow(NamedTuple):
    """A letter."""

    id: tuple[str, int, int]
    """Of whom, the turns in which it was sent and came."""
    sort: Sort
    title: str
    under: str
    """When and where."""
    body: str
    age: int
    """In turns since it was written."""
    arrived: int
    """The turn."""
    at: Hex | None
    corps: str
    """The corps that wrote, "" for several or nobody."""
    enemy: bool
    """It tells of the enemy."""

    @property
    def badge(self) -> str:
        """Say how old it is."""
        return aged(self.age)

    @property
    def aloud(self) -> str:
        """Give the whole letter in words."""
        return ". ".join((self.title, self.badge, self.under, self.body))


class CourierRow(NamedTuple):
    """Orders on their way."""

    corps: str
    name: str
    orders: str
    times: str
    """When they were sent, and when they should be read."""


class _Known(NamedTuple):
    """What a letter is read with."""

    rules: Rules
    ground: Ground
    view: View
    corps: dict[str, CorpsView]
    told: dict[tuple[str, int], TurnTold]
    """What each corps did in a turn, as far as it is known."""

    def did(self, one: Location) -> TurnTold | None:
        """Give what a letter tells of the turn before it: why its corps stood, what it read."""
        return self.told.get((one.corps, one.sent - 1))

    def name(self, corps: str) -> str:
        """Give a corps' short name."""
        return called(self.corps[corps]) if corps in self.corps else corps

    def names(self, corps: Iterable[str]) -> str:
        """Give several in words."""
        return listed([self.name(one) for one in corps])

    def when(self, turn: int) -> str:
        """Give the day and hour of a turn."""
        return when(self.rules, self.view, turn)

    def home(self, corps: str) -> Hex | None:
        """Give where the headquarters stands that a corps writes to."""
        side = corps.partition(":")[0]
        return next((one.hex for one in self.view.corps if one.headquarters and one.side == side), None)


def box(rules: Rules, ground: Ground, view: View, past: Recalled | None = None) -> tuple[LetterRow, ...]:
    """Give every letter that was read, the newest turn first; in a turn battles, the enemy, places, then smoke.

    `past` is what the same seat recalls: of it a letter has why its corps stood.
    """
    turns = {} if past is None else past.turns
    told = {(name, one.did.turn): one for name, those in turns.items() for one in those}
    known = _Known(rules, ground, view, {one.id: one for one in view.corps}, told)
    by_turn: dict[int, list[AnyReport]] = {}
    for one in view.reports:
        by_turn.setdefault(one.arrives, []).append(one)
    found: list[LetterRow] = []
    for _, came in sorted(by_turn.items(), reverse=True):
        found += sorted(_of_turn(known, came), key=_weight)
    return tuple(found)


def _weight(row: LetterRow) -> tuple[int, int]:
    order = {"battle": 0, "letter": 1 if row.enemy else 2, "activity": 4}[row.sort]
    return (3 if order == 2 and not row.corps else order), row.age


def _of_turn(known: _Known, came: Sequence[AnyReport]) -> Iterator[LetterRow]:
    places = [one for one in came if isinstance(one, Location)]
    sighted: dict[tuple[str, int], list[Sighting]] = {}
    for one in came:
        if isinstance(one, Sighting):
            sighted.setdefault((one.corps, one.sent), []).append(one)
    yield from (_battle(known, nth, one) for nth, one in enumerate(came) if isinstance(one, Fought))
    plainly = []
    for place in places:
        seen = sighted.pop((place.corps, place.sent), [])
        if seen or _tells(place) or _held_up(known, place) or place.sent != place.arrives:
            yield _letter(known, place, place, seen)
        else:
            plainly.append(place)
    yield from (_letter(known, seen[0], None, seen) for seen in sighted.values())
    if len(plainly) == 1:
        yield _letter(known, plainly[0], plainly[0], ())
    elif plainly:
        yield _together(known, plainly)
    if smoke := [one for one in came if isinstance(one, Activity)]:
        yield _smoke(known, smoke)


def _tells(one: Location) -> bool:
    return bool(one.combat or one.foraged or one.leader_lost or one.new_leader)


def _held_up(known: _Known, one: Location) -> bool:
    """Say whether a letter tells why its corps came less far; that some had no orders is told of them in one."""
    did = known.did(one)
    return did is not None and any(cause.kind not in _IDLE for cause in did.did.causes)


_IDLE = ("no-orders", "rests", "half-way")


def where(ground: Ground, at: Hex) -> str:
    """Name a hex: its town, or its numbers."""
    return ground.towns.get(at) or f"{at[0]},{at[1]}"


def where_exactly(ground: Ground, at: Hex) -> str:
    """Name a hex by its town and its numbers."""
    town = ground.towns.get(at)
    return f"{town} {at[0]},{at[1]}" if town else f"{at[0]},{at[1]}"


def _letter(known: _Known, one: Location | Sighting, told: Location | None, seen: Sequence[Sighting]) -> LetterRow:
    name, home = known.name(one.corps), known.home(one.corps)
    at = told.hex if told is not None else None
    parts = [known.when(one.sent)]
    if at is not None:
        parts.append(tr("hex {hex}", hex=f"{at[0]},{at[1]}"))
        if home is not None and home != at:
            parts.append(plural(distance(home, at), "{n} hex away", "{n} hexes away"))
    title = tr("{name}, at {place}", name=name, place=where(known.ground, at)) if at is not None else name
    body = [*_news(told), *_of_its_turn(known, told)] if told is not None else []
    body += [
        tr(
            "Enemy found at {place}: about {men} men.",
            place=where_exactly(known.ground, other.hex),
            men=number(other.men),
        )
        for other in seen
    ]
    return LetterRow(
        id=(one.corps, one.sent, one.arrives),
        sort="letter",
        title=title,
        under=" · ".join(parts),
        body=" ".join(body) or tr("Nothing else to tell."),
        age=known.view.turn - one.sent,
        arrived=one.arrives,
        at=at,
        corps=one.corps,
        enemy=bool(seen),
    )


def _news(one: Location) -> Iterator[str]:
    if one.combat:
        yield tr("Before the enemy, in combat mode {mode}.", mode=mode_words(one.combat))
    if one.foraged:
        yield tr("Foraged {n}.", n=one.foraged)
    if one.leader_lost and one.new_leader:
        yield tr("{lost} is lost; {new} commands.", lost=name_told(one.leader_lost), new=name_told(one.new_leader))
    elif one.leader_lost:
        yield tr("{lost} is lost.", lost=name_told(one.leader_lost))


def _of_its_turn(known: _Known, one: Location) -> Iterator[str]:
    """Say what held a corps up in the turn before its letter, and what it read in it."""
    did = known.did(one)
    if did is None:
        return
    if why := stood_words(did, known.name, but=("before-the-enemy",) if one.combat else ()):
        yield why
    if did.did.read:
        yield plural(len(did.did.read), "Your orders were read.", "{n} sets of your orders were read.")


def _together(known: _Known, those: Sequence[Location]) -> LetterRow:
    """Put the letters of corps that have nothing to tell but where they are into one."""
    sent, arrived = those[0].sent, those[0].arrives
    places = listed([f"{known.name(one.corps)} {where(known.ground, one.hex)}" for one in those])
    idle = [known.name(one.corps) for one in those if _is_idle(known.did(one))]
    body = tr("Nothing to tell but where they are: {places}.", places=places)
    if idle:
        body = " ".join((body, tr("{names} had no orders.", names=listed(idle))))
    return LetterRow(
        id=("", sent, arrived),
        sort="letter",
        title=", ".join(known.name(one.corps) for one in those),
        under=known.when(sent),
        body=body,
        age=known.view.turn - sent,
        arrived=arrived,
        at=None,
        corps="",
        enemy=False,
    )


def _is_idle(did: TurnTold | None) -> bool:
    return did is not None and any(cause.kind == "no-orders" for cause in did.did.causes)


def _battle(known: _Known, nth: int, one: Fought) -> LetterRow:
    own = known.names(one.corps)
    parts = [
        tr("{own} attacked.", own=own) if one.attacked else tr("The enemy attacked {own}.", own=own),
        tr(
            "Lost {n} %; the enemy, {men} men strong, perhaps {m} %.",
            n=one.loss_percent,
            men=number(one.enemy_strength),
            m=one.enemy_loss_percent,
        ),
    ]
    parts += [tr("The {side} force surrendered.", side=tr(capital(one.surrendered)))] if one.surrendered else []
    return LetterRow(
        id=(f"battle {nth}", one.sent, one.arrives),
        sort="battle",
        title=tr("Battle at {place}", place=where_exactly(known.ground, one.hex)),
        under=known.when(one.sent),
        body=" ".join(parts),
        age=known.view.turn - one.sent,
        arrived=one.arrives,
        at=one.hex,
        corps=one.corps[0] if len(one.corps) == 1 else "",
        enemy=True,
    )


def _smoke(known: _Known, those: Sequence[Activity]) -> LetterRow:
    sent, arrived = those[0].sent, those[0].arrives
    places = " · ".join(f"{one.hex[0]},{one.hex[1]}" for one in sorted(those, key=lambda one: one.hex))
    return LetterRow(
        id=("activity", sent, arrived),
        sort="activity",
        title=tr("Activity"),
        under=f"{known.when(sent)} · {tr('unsigned')}",
        body=tr("Dust and camp fires at {places}. Some of it may be false, and it does not say whose.", places=places),
        age=known.view.turn - sent,
        arrived=arrived,
        at=None,
        corps="",
        enemy=False,
    )


def couriers(rules: Rules, ground: Ground, view: View) -> tuple[CourierRow, ...]:
    """Give the orders that should not have arrived yet, the next to arrive first."""
    known = _Known(rules, ground, view, {one.id: one for one in view.corps}, {})
    out = sorted((one for one in view.letters if one.under_way), key=lambda one: one.expected)
    return tuple(
        CourierRow(
            corps=one.corps,
            name=known.name(one.corps),
            orders=orders_words(one.orders),
            times=tr("sent {sent}, reads {expected}", sent=known.when(one.sent), expected=known.when(one.expected)),
        )
        for one in out
    )
