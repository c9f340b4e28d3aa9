"""An army as its commander sees it: each corps as it is where he sees it, else as he saw it last, with its age.

Below it stands the enemy as he was reported, a line a hex, the newest first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from companion.games.campaign.rules.annals.shapes import Recalled
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.known import EnemySeen
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.words.annals import ago_words, letter_words, seen_words, when_words
from companion.games.campaign.words.map.marks import aged
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import ARMIES, age_of, called
from companion.language.figures import fraction
from companion.language.messages import name_told
from companion.language.tongue import number, tr
from companion.language.words import capital, trait_words

UNKNOWN = "–"


class ArmyRow(NamedTuple):
    """A line of the army: cells by column, then what its painting and reading need."""

    id: str
    side: str
    number: str
    name: str
    infantry: str
    """In hundreds; cavalry has a "c"."""
    guns: str
    fatigue: str
    urgency: str
    at: str
    age: str
    seen: bool
    """It is within reach of headquarters and shown as it is."""
    gone: bool
    demoralised: bool
    headquarters: bool
    written: bool
    """Orders to it are being written."""
    mode: str
    """Its contact mode in a word, "" where that is not known."""
    aloud: str
    note: str = ""
    """How old what stands in the columns is: "seen June 27, 1400; 2 days ago"; "" for what is seen now.

    Where a letter is newer, it says that first: the hex and the age in the columns are the letter's.
    """
    hex: Hex | None = None
    """Of an enemy who was reported, where; None for an own corps."""

    def cells(self) -> tuple[str, ...]:
        """Give the cells in the order of the columns."""
        return self.number, self.name, self.infantry, self.guns, self.fatigue, self.urgency, self.at, self.age


def titled(one: CorpsView) -> str:
    """Give the name of a corps in a table."""
    return tr("{leader}, staff", leader=name_told(one.leader)) if one.headquarters else called(one)


def headings(side: str) -> tuple[str, ...]:
    """Give the heads of the columns; a Confederate unit is a division (RTG-2.0e)."""
    unit = tr("Division") if side == "confederate" else tr("Corps")
    nth, *others = tr("No. | Inf. | Guns | Fat. | Urg. | At | Age").split(" | ")  # room for four letters each
    return nth, unit, *others


def army(view: View) -> str:
    """Give the name of a side's army."""
    return tr(ARMIES.get(view.seat, "Both armies"))


def place(at: tuple[int, int] | None) -> str:
    """Give a hex as it is written."""
    return UNKNOWN if at is None else f"{at[0]},{at[1]}"


def rows(view: View, past: Recalled | None = None, half: Collection[str] = ()) -> tuple[ArmyRow, ...]:
    """Give every corps of the seat, by number, the referee's seat both armies; then the enemy as he was reported.

    `past` is what the same seat recalls: a corps out of sight is as it was seen last, and without it unknown; to those
    of `half` an order is half written.
    """
    own = tuple(_row(view, one, past, half=one.id in half) for one in view.corps)
    if past is None:
        return own
    newest = sorted(view.enemies, key=lambda one: (one.age, one.hex))
    return (*own, *(_enemy(view, past, one) for one in newest))


def _enemy(view: View, past: Recalled, one: EnemySeen) -> ArmyRow:
    """Give the enemy in a hex as an own corps reported him last; his men are an estimate (RTG-4.2.4)."""
    by = next((called(corps) for corps in view.corps if corps.id == one.by), "")
    when = past.when(one.sent)
    note = tr(
        "about {men} men, seen by {corps} {when}; {ago}",
        men=number(one.men),
        corps=by,
        when=when_words(when),
        ago=ago_words(when),
    )
    name = tr("Enemy")
    return ArmyRow(
        id=f"enemy {place(one.hex)}",
        side="confederate" if view.seat == "union" else "union",
        number="",
        name=name,
        infantry=UNKNOWN,
        guns=UNKNOWN,
        fatigue=UNKNOWN,
        urgency=UNKNOWN,
        at=place(one.hex),
        age=tr("now") if one.age == 0 else f"−{one.age}",
        seen=False,
        gone=False,
        demoralised=False,
        headquarters=False,
        written=False,
        mode="",
        aloud=tr("{name} at {hex}: {note}", name=name, hex=place(one.hex), note=note),
        note=note,
        hex=one.hex,
    )


def _note(one: CorpsView, past: Recalled) -> str:
    """Give how old a corps' place and strength are: its letter is newer than the last sight of it, or as old."""
    then = past.seen.get(one.id)
    letter = None if one.reported is None else past.when(one.reported.sent)
    if letter is not None and (then is None or letter.turn > then.when.turn):
        return letter_words(letter, then)
    return "" if then is None else seen_words(then)


def _row(view: View, one: CorpsView, past: Recalled | None, *, half: bool) -> ArmyRow:
    then = None if past is None else past.seen.get(one.id)
    now, gone = one.now, one.status != "present"
    known = now if now is not None else then.seen if then is not None else None
    strength = None if known is None else known.strength
    age = age_of(view, one)
    infantry = UNKNOWN if strength is None or gone else str(strength.infantry)
    if strength is not None and not gone and strength.cavalry:
        infantry = tr("{n} c", n=strength.cavalry)
    guns = UNKNOWN if strength is None or gone else str(strength.foot_guns + strength.horse_guns)
    row = ArmyRow(
        id=one.id,
        side=one.side,
        number=str(one.number),
        name=titled(one),
        infantry=infantry,
        guns=guns,
        fatigue=fraction(known.fatigue) if known is not None and not gone else UNKNOWN,
        urgency=str(known.urgency) if known is not None and not gone else UNKNOWN,
        at=UNKNOWN if gone else place(one.hex),
        age=tr("lost") if one.status == "eliminated" else tr("left") if gone else tr("now") if age == 0 else f"−{age}",
        seen=now is not None,
        gone=gone,
        demoralised=now is not None and now.demoralised,
        headquarters=one.headquarters,
        written=bool(one.draft) or half,
        mode=mode_words(now.contact) if now is not None and not gone else "",
        aloud="",
        note="" if past is None or now is not None or gone else _note(one, past),
    )
    return row._replace(aloud=_aloud(row, one, age))


def _aloud(row: ArmyRow, one: CorpsView, age: int) -> str:
    if row.gone:
        return tr("{name}, {status}", name=row.name, status=tr(one.status))
    parts = [tr("number {n}, {name}", n=row.number, name=row.name), tr("at {hex}, {age}", hex=row.at, age=aged(age))]
    men = tr("{n} hundred of infantry or cavalry, {guns} guns", n=row.infantry.partition(" ")[0], guns=row.guns)
    parts.append(
        men if row.seen else ", ".join((men, row.note)) if row.note else tr("nothing is known of its strength")
    )
    if one.now is not None:
        now = one.now
        parts.append(tr("fatigue {n}, urgency {m}", n=row.fatigue, m=row.urgency))
        parts.append(tr("contact mode {mode}", mode=mode_words(now.contact)))
        parts += [tr("in combat mode {mode}", mode=mode_words(now.combat))] if now.combat != "inactive" else []
        parts += [tr("demoralised")] if now.demoralised else []
    parts += [trait_words((*one.traits, *one.asked))] if one.traits or one.asked else []
    parts += [tr("orders are being written")] if row.written else []
    return capital("; ".join(parts))
