"""What only eyes know of a charge: the ground, the flank, who is supported, roads and bridges."""

from __future__ import annotations

from companion.games.miniatures.rules import charge_modifiers
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.charge_modifiers import OPEN_GROUND
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.maneuver_answers import ASKED, Question
from companion.games.miniatures.words import eyes
from companion.games.miniatures.words.charge import Contact
from companion.language.tongue import tr

WAY_KEYS = "HJKMNPUVYZ"
TAKEN = "AEGLR" + WAY_KEYS
"""Letters that mean something else in the panel."""
LEFT_OUT = "left out"


class ChargeAnswers:
    """The answers of each combat; each starts at its last."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk

    def asked(self, contact: Contact) -> list[Question]:
        """Give the questions about a combat."""
        ground = self._ground(contact)
        found = [
            Question("ground", eyes.ground(ground), "G", ground != OPEN_GROUND),
            Question("outflanked", tr("outflanked"), "L", bool(self._get(contact, "outflanked", default=False))),
        ]
        fights = self._fighting(contact)
        units = [one for one in map(self._desk.unit, (*fights.attackers, *fights.defenders)) if one is not None]
        for nth, unit in enumerate(units, 1):
            on = bool(self._get(contact, f"supported {unit.id}", default=False))
            key = str(nth) if nth < 10 else ""
            found.append(Question(f"supported {unit.id}", tr("{unit} supported", unit=unit.name), key, on))
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
        letters = eyes.keys([one.word for one in asks], TAKEN)
        for ask in asks:
            name = f"{ASKED}{ask.word}"
            on = bool(self._get(contact, name, default=False))
            found.append(Question(name, ask.words, letters[ask.word], on, ask.value))
        return found

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
            outflanked=bool(self._get(contact, "outflanked", default=False)),
            supported=those("supported"),
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
        # contact.
        return self._desk.eyes.get((contact.defenders[0], question), default)

    def _put(self, contact: Contact, question: str, answer: object) -> None:
        self._desk.eyes[contact.defenders[0], question] = answer
