"""What a campaign's document tells: the labels of its entries, what its draws are for, what it asks.

    rules ── SENTENCE(corps=…, n=3) ──► message: key and arguments ── stored ──► told in the reader's language

All that is stored stands here and in `working`, so that a key of any document is known as soon as its game is. It may
know `language` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.language.messages import (
    Argument,
    Called,
    Id,
    Label,
    Message,
    Own,
    Several,
    Term,
    Unit,
    bare,
    by_name,
    says,
    term,
)

# ---- words of the rules

MODES: Mapping[str, Term] = {
    "initiative": term("campaign.mode.initiative", "initiative"),
    "withdraw": term("campaign.mode.withdraw", "withdraw"),
    "stand": term("campaign.mode.stand", "stand"),
    "attack": term("campaign.mode.attack", "attack"),
    "hasty-attack": term("campaign.mode.hasty-attack", "hasty attack"),
    "inactive": term("campaign.mode.inactive", "inactive"),
    "road": term("campaign.mode.road", "road"),
    "deployed": term("campaign.mode.deployed", "deployed"),
    "rest": term("campaign.mode.rest", "rest"),
    "normal": term("campaign.mode.normal", "normal"),
    "force": term("campaign.mode.force", "force"),
}
"""Contact, combat and march modes, and deployments."""
ORDERS: Mapping[str, Term] = {
    "MV": term("campaign.code.mv", "march"),
    "SU": term("campaign.code.su", "urgency"),
    "CM": term("campaign.code.cm", "contact mode"),
    "CD": term("campaign.code.cd", "deployment"),
    "PT": term("campaign.code.pt", "patrol"),
    "SM": term("campaign.code.sm", "march mode"),
    "OF": term("campaign.code.of", "force"),
    "RT": term("campaign.code.rt", "retreat"),
    "AT": term("campaign.code.at", "attack"),
    "RE": term("campaign.code.re", "reinforcement"),
    "XU": term("campaign.code.xu", "exit"),
    "DC": term("campaign.code.dc", "second in command"),
    "OC": term("campaign.code.oc", "orders"),
    "ET": term("campaign.code.et", "end of the phase"),
    "NO": term("campaign.code.no", "number"),
    "LM": term("campaign.code.lm", "map"),
    "SR": term("campaign.code.sr", "status report"),
    "SG": term("campaign.code.sg", "saved game"),
    "LD": term("campaign.code.ld", "dispatches"),
    "CS": term("campaign.code.cs", "status of the corps"),
    "EX": term("campaign.code.ex", "back"),
    "EY": term("campaign.code.ey", "eyes"),
}
"""What the letters of the menus stand for, in a word or two; the charts tell what each does."""
FORCE = term("campaign.force", "the force")
"""The one that OF formed."""
NONE = term("campaign.none", "none")
ROLES = {
    "attacking": term("campaign.role.attacking", "attacking"),
    "defending": term("campaign.role.defending", "defending"),
}
CHOICES = {
    "yes": term("campaign.answer.yes", "yes"),
    "no": term("campaign.answer.no", "no"),
    "computer": term("campaign.answer.computer", "computer"),
    "not-fought": term("campaign.answer.not-fought", "not fought"),
    "reports": term("campaign.answer.reports", "reports"),
}


def mode(name: str) -> Term | Own:
    """Give a mode of the charts."""
    return MODES.get(name) or Own(name)


def answer(choice: str) -> Term | Own:
    """Give an answer: one of those that are offered, or what was typed."""
    return CHOICES.get(choice) or Own(choice)


def ids(those: Iterable[str]) -> Several:
    """Give several ids in a row."""
    return Several(tuple(map(Id, those)))


def phase(words: str) -> Message:
    """Name a phase as the chart does."""
    return bare(Label("sequence.phase", words))


def day(words: str) -> Label:
    """Name a day of the campaign as the chart does: "July 1"."""
    return Label("sequence.day", words)


def place(town: str, where: str) -> Message:
    """Name a hex, "5,8", with its town where it has one."""
    return PLACE(town=Own(town), hex=Id(where)) if town else bare(Id(where))


PLACE = says("campaign.place", "{town} ({hex})")


# ---- corps

CORPS = says("campaign.corps", "{corps} ({letter})")
"""As its side calls it."""


def corps(name: str, letter: str) -> Message:
    """Name a corps by its id and its letter."""
    return CORPS(corps=Unit(name), letter=Id(letter))


def those(corps: Iterable[Argument]) -> Several:
    """Name several corps."""
    return Several(tuple(corps))


SUCCESSOR = says("campaign.successor", "{leader}'s successor")
"""Who leads after a leader that was lost: no order of battle names him."""


def successor(lost: Called) -> Message:
    """Call who leads after a leader that was lost, whoever that was himself the successor of."""
    return SUCCESSOR(leader=by_name(lost))


# ---- odds

TO_ONE = says("campaign.odds.to-one", "{odds}:1")
ONE_TO = says("campaign.odds.one-to", "1:{odds}")


# ---- labels of entries

SET_UP = says("campaign.set-up", "Set-up")
ET_SET_UP = says("campaign.et-set-up", "ET, end of the phase: the set-up is over")
ET = says("campaign.et", "ET, end of the phase: {phase}")
ANSWER = says("campaign.answer", "Answer: {answer}")
RESULT = says("campaign.result", "Result of battle {battle} from the table")
SET = says("campaign.set", "Set up {corps}: {told}")
NUMBER = says("campaign.number", "number {number}")
URGENCY = says("campaign.urgency", "urgency {urgency}")
CONTACT = says("campaign.contact", "contact {contact}")
OVERRIDE_GAME = says("campaign.override-game", "Override the game: {field} = {value} ({reason})")
RESIGNS = says("campaign.resigns", "The {side} player resigns")
TAKES_SEAT = says("campaign.takes-seat", "The {side} player takes the referee's seat")
OF = says("campaign.of", "OF force of {corps} at {rate}")
SU = says("campaign.su", "SU urgency of {corps}: {urgency}")
SM = says("campaign.sm", "SM march mode of {corps}: {march}")
CM = says("campaign.cm", "CM contact mode of {corps}: {contact}")
MV = says("campaign.mv", "MV march of {corps}: from {start} by {steps}")
MV_TO = says("campaign.mv-to", "MV march of {corps}: to {hex}")
CD = says("campaign.cd", "CD deployment of {corps}: {deployment}")
PT = says("campaign.pt", "PT patrol of {corps}")
RT = says("campaign.rt", "RT retreat of {corps}: to {hex}")
AT = says("campaign.at", "AT attack of {corps}: on {hex}")
RE = says("campaign.re", "RE reinforcement by {corps}: in {hex}")
XU = says("campaign.xu", "XU exit of {corps}")
DC = says("campaign.dc", "DC second in command: the leader of {corps}")
OC = says("campaign.oc", "OC orders to {corps}")
TO_HEX = says("campaign.to-hex", "{code} {corps}: {hex}")
ORDER = says("campaign.order", "{code} {corps}")
"""This and the one before are what earlier documents tell of the orders that have labels of their own now."""


def set_to(number: int | None, urgency: int | None, contact: str | None) -> Several:
    """Say what a corps is given in the set-up."""
    parts = (
        None if number is None else NUMBER(number=Id(str(number))),
        None if urgency is None else URGENCY(urgency=urgency),
        None if contact is None else CONTACT(contact=mode(contact)),
    )
    return Several(tuple(one for one in parts if one is not None))


PLAYED = {
    "set-up": says("campaign.played.set-up", "The set-up phase"),
    "reconnaissance": says("campaign.played.reconnaissance", "The reconnaissance phase"),
    "receipt": says("campaign.played.receipt", "The receipt phase"),
    "execution": says("campaign.played.execution", "The execution phase"),
    "fatigue": says("campaign.played.fatigue", "The fatigue phase"),
}
"""A phase that the computer plays on by itself."""
ORDERED = {
    "union": says("campaign.ordered.union", "The computer's Union orders"),
    "confederate": says("campaign.ordered.confederate", "The computer's Confederate orders"),
}

# ---- what a draw is for

LEADER_LOST = says("campaign.roll.leader-lost", "whether {corps} loses its leader ({ruling})")
NEW_LEADERSHIP = says("campaign.roll.new-leadership", "leadership of {corps}'s new leader ({ruling})")
NEW_AGGRESSIVENESS = says("campaign.roll.new-aggressiveness", "aggressiveness of {corps}'s new leader ({ruling})")
NEW_COMMANDER = says("campaign.roll.new-commander", "leadership of the new {side} commander ({ruling})")
ERROR = says("campaign.roll.error", "error of {side} reconnaissance before battle {battle} ({ruling})")
RANDOM_FACTOR = says("campaign.roll.random-factor", "random factor of battle {battle} ({ruling})")
TAKES_ENEMY_FOR = says("campaign.roll.initiative", "what {corps} takes the enemy's strength for ({ruling})")
MARCHES = says("campaign.roll.march", "how fast {corps} marches ({ruling})")
SLOW = says("campaign.roll.slow", "whether {corps} is slow to follow its orders ({ruling})")
SEES = says("campaign.roll.sees", "how many {corps} sees in {hex} ({ruling})")
ACTIVITY = says("campaign.roll.activity", "activity seen in {hex} ({ruling})")
FALSE_ACTIVITY = says("campaign.roll.false-activity", "whether activity is seen where nobody is ({ruling})")
FALSE_HEX = says("campaign.roll.false-hex", "in which empty hex activity is seen ({ruling})")
STRAGGLERS = says("campaign.roll.stragglers", "stragglers of {corps}, 0 to {most} percent ({ruling})")
RAIN_GOES_ON = says("campaign.roll.rain-goes-on", "whether rain goes on ({ruling})")
RAIN_BEGINS = says("campaign.roll.rain-begins", "whether rain begins ({ruling})")
GETS_AWAY = says("campaign.roll.gets-away", "whether {corps} gets away ({ruling})")

# ---- questions

OFF_LINE = says("campaign.asks.off-line", "Battle in {place}, you are {role}: fight it off-line?")
OFF_LINE_DAY = says(
    "campaign.asks.off-line-day",
    "Battle in {place}, you are {role}: fight it off-line? It is the one battle there until dusk.",
)
OFF_LINE_RESULT = says(
    "campaign.asks.off-line-result",
    "Battle {battle} is fought on the table: enter its result, or answer computer to fight it here.",
)
CALLS_OFF = says(
    "campaign.asks.urgency-calls-off",
    "Battle in {place}, you are {role}. Estimated battle odds {odds}. "
    "Which urgency, {least} to {most}? {zero} calls the attack off.",
)
CALLS_OFF_OUTNUMBERED = says(
    "campaign.asks.urgency-calls-off-outnumbered",
    "Battle in {place}, you are {role}. Estimated battle odds {odds}. You seem badly outnumbered. "
    "Which urgency, {least} to {most}? {zero} calls the attack off.",
)
COUNTS_AS = says(
    "campaign.asks.urgency-counts-as",
    "Battle in {place}, you are {role}. Estimated battle odds {odds}. "
    "Which urgency, {least} to {most}? {zero} counts as {counted}.",
)
COUNTS_AS_OUTNUMBERED = says(
    "campaign.asks.urgency-counts-as-outnumbered",
    "Battle in {place}, you are {role}. Estimated battle odds {odds}. You seem badly outnumbered. "
    "Which urgency, {least} to {most}? {zero} counts as {counted}.",
)
RANKING = says("campaign.asks.ranking", "Battle in {place}: rank your corps for combat, the front line first. {corps}")
RANK = says("campaign.asks.rank", "Battle in {place}: rank your corps for combat, the front line first.")
"""The same where the corps are listed beside it."""
RANKED = says("campaign.asks.ranked", "{id}: {corps}, {leader}")
WITHDRAWING = says(
    "campaign.asks.second-withdrawal",
    "{corps} ({leader}) has failed to get away safely; its morale is {morale}. Shall it try again? "
    "If it fails it routs and loses {loss} percent; if it does not try it stands.",
)
HAND_OVER = {
    "union": says("campaign.asks.hand-over.union", "Union Player Phase, {moment}: the Union player takes over"),
    "confederate": says(
        "campaign.asks.hand-over.confederate", "Confederate Player Phase, {moment}: the Confederate player takes over"
    ),
}
SETTING_UP = term("campaign.moment.set-up", "set-up")
MOMENT = says("campaign.moment", "turn {turn}, {day}, {hour}")
