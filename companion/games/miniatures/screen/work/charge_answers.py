"""What only eyes know of a charge: the ground, the flank, who is supported, roads and bridges."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import charge_modifiers
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.charge_modifiers import OPEN_GROUND
from companion.games.miniatures.rules.support import IN_THE_COMBAT, SUPPORT
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.maneuver_answers import ASKED, Question
from companion.games.miniatures.words import eyes
from companion.games.miniatures.words.charge import Contact, contacts
from companion.language.tongue import tr

WAY_KEYS = "HJKMNPUVYZ"
TAKEN = "AEGHLRS" + WAY_KEYS
"""Letters that mean something else in the panel."""
LEFT_OUT, SUPPORTERS = "left out", "supporters"
SUPPORTED, BESIDE = "supported ", "beside "
"""How the names of questions begin that ask for a unit, or for a ground beside the first; its id follows."""


class ChargeAnswers:
    """The answers of each combat; each starts at its last."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk
        self._of: Any = None
        self._orders: dict[Contact, Any] = {}
        """What the field says of each combat, asked once a position."""

    def asked(self, contact: Contact) -> list[Question]:
        """Give the questions about a combat."""
        ground = self._ground(contact)
        found = [
            Question("ground", eyes.ground(ground), "G", ground != OPEN_GROUND),
            Question("outflanked", tr("outflanked"), "L", bool(self._get(contact, "outflanked", default=False))),
        ]
        besides = self._besides(contact)
        found += [
            Question(f"{BESIDE}{word}", tr("and {ground}", ground=eyes.ground(word)), "", word in besides)
            for word in self._may_stand_beside(ground)
        ]
        fights = self._fighting(contact)
        units = [one for one in map(self._desk.unit, (*fights.attackers, *fights.defenders)) if one is not None]
        brigades = [one for one in units if one.kind == "brigade"]
        found += [
            self._supported(unit, nth, on=unit.id in self._said_supported(contact))
            for nth, unit in enumerate(brigades, 1)
        ]
        keys = iter(WAY_KEYS)
        for unit in units:
            if unit.formation == "march-column":
                for way, words in (
                    ("road", tr("{unit} on a road", unit=unit.name)),
                    ("bridge", tr("{unit} over a bridge", unit=unit.name)),
                ):
                    on = bool(self._get(contact, f"{way} {unit.id}", default=False))
                    found.append(Question(f"{way} {unit.id}", words, next(keys, ""), on))
        asks = eyes.of_charge(self._desk.rules)
        # Grounds beside the first are a table's own reading, and take the letters that its rows leave.
        beside = [one.id for one in found if one.id.startswith(BESIDE)]
        letters = eyes.keys([*(one.word for one in asks), *beside], TAKEN)
        for ask in asks:
            name = f"{ASKED}{ask.word}"
            on = bool(self._get(contact, name, default=False))
            found.append(Question(name, ask.words, letters[ask.word], on, ask.value))
        keyed = [one._replace(key=letters[one.id]) if one.id in letters else one for one in found]
        return [one if one.value else one._replace(value=self._whose(contact, one)) for one in keyed]

    def asked_again(self, combat: Any) -> list[Question]:
        """Give the questions about the next roll of a struggle: who is supported now (D10-CHARGE-NOTE-SUPPORT-LINE)."""
        units = [one for one in map(self._desk.unit, (*combat.attackers, *combat.defenders)) if one is not None]
        there = [one for one in units if one.kind == "brigade" and one.status == "on-table"]
        now = self._supported_now(combat)
        return [self._supported(unit, nth, on=unit.id in now) for nth, unit in enumerate(there, 1)]

    def _supported(self, unit: Any, nth: int, *, on: bool) -> Question:
        key = str(nth) if nth < 10 else ""
        return Question(f"{SUPPORTED}{unit.id}", tr("{unit} supported", unit=unit.name), key, on)

    def _said_supported(self, contact: Contact) -> tuple[str, ...]:
        """Give who is supported, as was said unit by unit."""
        return tuple(name for name in self._all(contact) if self._get(contact, f"{SUPPORTED}{name}", default=False))

    def _may_stand_beside(self, ground: str) -> tuple[str, ...]:
        """Give the grounds that may stand beside a first one, where more than the best counts."""
        rules = self._desk.rules
        if ground == OPEN_GROUND or rules.choice(charge_modifiers.TERRAIN_STACK) == 0:
            return ()
        return tuple(one for one in charge_modifiers.grounds(rules) if one not in (OPEN_GROUND, ground))

    def _besides(self, contact: Contact) -> tuple[str, ...]:
        may = self._may_stand_beside(self._ground(contact))
        return tuple(word for word in may if self._get(contact, f"{BESIDE}{word}", default=False))

    def _ground(self, contact: Contact) -> str:
        """Give the ground that was said; open ground where the rules have no such one any more."""
        said = str(self._get(contact, "ground", OPEN_GROUND))
        return said if said in charge_modifiers.grounds(self._desk.rules) else OPEN_GROUND

    def turn(self, contact: Contact, question: str) -> None:
        """Answer the other way; the ground goes round."""
        if question == "ground":
            grounds = charge_modifiers.grounds(self._desk.rules)
            here = grounds.index(self._ground(contact))
            self._put(contact, question, grounds[(here + 1) % len(grounds)])
        else:
            self._put(contact, question, not self._get(contact, question, default=False))

    def turn_again(self, combat: Any, question: str) -> None:
        """Say of a struggle that a unit is supported now, or no longer."""
        name, now = question.removeprefix(SUPPORTED), self._supported_now(combat)
        self._desk.eyes[self._of_roll(combat)] = (
            tuple(one for one in now if one != name) if name in now else (*now, name)
        )

    def _supported_now(self, combat: Any) -> tuple[str, ...]:
        said: tuple[str, ...] = self._desk.eyes.get(self._of_roll(combat), combat.supported)
        return said

    def _of_roll(self, combat: Any) -> tuple[str, str]:
        # Roll by roll: the next one starts at what the journal says of this one.
        return combat.attackers[0], f"again {self._desk.view.turn} {combat.struggles}"

    def again(self, combat: Any) -> cmd.RollAgain:
        """Give the command to roll a struggle again; who is supported is said where it is not as it was."""
        now, there = self._supported_now(combat), (*combat.attackers, *combat.defenders)
        same = set(now) == set(combat.supported)
        return cmd.RollAgain(
            supported=None if same else tuple(name for name in there if name in now), combat=combat.attackers[0]
        )

    def supporters(self, contact: Contact) -> tuple[str, ...]:
        """Name who supports in this combat."""
        said: tuple[str, ...] = self._get(contact, SUPPORTERS, default=())  # type: ignore[assignment]
        may = {one.id for one in self.may_support(contact)}
        return tuple(name for name in said if name in may)

    def may_support(self, contact: Contact) -> tuple[Any, ...]:
        """Give the brigades out of contact; where a unit of the same combat may support, those that fight in it too."""
        view = self._desk.view
        touched = {name for one in contacts(view) for name in (*one.attackers, *one.defenders)}
        touched |= {name for one in view.combats for name in (*one.attackers, *one.defenders)}
        if self._desk.rules.choice(SUPPORT) == IN_THE_COMBAT:
            touched -= set(self._all(contact))
        return tuple(
            one for one in view.units if one.kind == "brigade" and one.status == "on-table" and one.id not in touched
        )

    def support(self, contact: Contact, name: str) -> None:
        """Let a unit support, or no longer; where its side has one brigade in the combat, it supports that one."""
        before = self.supporters(contact)
        if name in before:
            self._put(contact, SUPPORTERS, tuple(one for one in before if one != name))
            return
        self._put(contact, SUPPORTERS, (*before, name))
        unit = self._desk.unit(name)
        held = [one for one in map(self._desk.unit, self._all(contact)) if one is not None and one.kind == "brigade"]
        own = [one.id for one in held if unit is not None and one.side == unit.side]
        if len(own) == 1:
            self._put(contact, f"{SUPPORTED}{own[0]}", answer=True)

    def _all(self, contact: Contact) -> tuple[str, ...]:
        fights = self._fighting(contact)
        return (*fights.attackers, *fights.defenders)

    def left_out(self, contact: Contact) -> tuple[str, ...]:
        """Name the units in contact that do not fight in this combat, as the players agree."""
        said = self._get(contact, LEFT_OUT, default=())
        return tuple(name for name in (*contact.attackers, *contact.defenders) if name in said)  # type: ignore[operator]

    def leave_out(self, contact: Contact, name: str) -> None:
        """Leave a unit out of a combat, or take it in again; the last of a side stays in."""
        out = self.left_out(contact)
        if name in out:
            self._put(contact, LEFT_OUT, tuple(one for one in out if one != name))
            return
        side = contact.attackers if name in contact.attackers else contact.defenders
        if any(one not in (*out, name) for one in side):
            self._put(contact, LEFT_OUT, (*out, name))

    def _fighting(self, contact: Contact) -> Contact:
        """Give those of a contact who fight."""
        out = self.left_out(contact)
        return Contact(
            tuple(name for name in contact.attackers if name not in out),
            tuple(name for name in contact.defenders if name not in out),
        )

    def command(self, contact: Contact) -> cmd.ResolveCharge:
        """Give the command with the answers."""
        fights = self._fighting(contact)

        def those(way: str) -> tuple[str, ...]:
            names = (*fights.attackers, *fights.defenders)
            return tuple(name for name in names if self._get(contact, f"{way} {name}", default=False))

        return cmd.ResolveCharge(
            fights.attackers,
            fights.defenders,
            ground=self._ground(contact),
            ground_besides=self._besides(contact),
            outflanked=bool(self._get(contact, "outflanked", default=False)),
            supported=self._said_supported(contact),
            supporters=self.supporters(contact),
            on_road=those("road"),
            over_bridge=those("bridge"),
            asked=tuple(
                one.word
                for one in eyes.of_charge(self._desk.rules)
                if self._get(contact, f"{ASKED}{one.word}", default=False)
            ),
            parted=fights != contact,
        )

    def _get(self, contact: Contact, question: str, default: object = None) -> object:
        # By the first defender, who is the same whoever joins the attack: answers outlive another attacker in the
        # contact. What nobody has said the field says, where all who fight stand on it.
        measured = self._measured(contact, question)
        return self._desk.eyes.get((contact.defenders[0], question), default if measured is None else measured)

    def _measured(self, contact: Contact, question: str) -> object:
        """Give what the field says to a question, None where it knows nothing of it."""
        kind, _, name = question.partition(" ")
        if kind not in ("ground", "outflanked", "supported", "road", "bridge"):
            return None
        view = self._desk.view
        if self._of is not view:
            self._of, self._orders = view, {}
        if not all(one in view.field.places for one in (*contact.attackers, *contact.defenders)):
            return None
        if contact not in self._orders:
            filled = self._desk.session.field.charge_order(contact.attackers, contact.defenders)
            self._orders[contact] = filled.order
        order = self._orders[contact]
        if kind in ("ground", "outflanked"):
            return getattr(order, kind)
        return name in {"supported": order.supported, "road": order.on_road, "bridge": order.over_bridge}[kind]

    def _whose(self, contact: Contact, one: Question) -> str:
        """Say whether an answer is the field's, or the referee's against it; "" where nothing was measured."""
        measured = self._measured(contact, one.id)
        if measured is None:
            return ""
        if one.id == "ground":
            if self._ground(contact) == measured:
                return tr("field") if one.on else ""
            return tr("referee · field: {measured}", measured=eyes.ground(str(measured)))
        if one.on == measured:
            return tr("field") if measured else ""
        return tr("referee · field: {measured}", measured=tr("yes") if measured else tr("no"))

    def _put(self, contact: Contact, question: str, answer: object) -> None:
        self._desk.eyes[contact.defenders[0], question] = answer
