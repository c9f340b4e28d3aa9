"""What a command says in the log and in the undo menu."""

from __future__ import annotations

from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import plans
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import names
from companion.games.campaign.rules.state import State, key
from companion.kernel import messages as words
from companion.kernel.overriding import commanding
from companion.language.messages import Id, Message, Own, Term, Unit


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> Message:
    """Say what is done, to whom."""
    match command:
        case cmd.Continue():
            return _phase(rules, state)
        case cmd.ET() if state.phase == "set-up":
            return say.ET_SET_UP()
        case cmd.ET():
            return say.ET(phase=_phase(rules, state))
        case cmd.Answer():
            asked = state.pending
            if asked is not None and asked.kind == "ranking":
                named = (command.choice.strip() or asked.default).split(",")
                return say.ANSWER(answer=say.those(Unit(one.strip()) for one in named if one.strip()))
            return say.ANSWER(answer=say.answer(command.choice))
        case cmd.EnterResult():
            return say.RESULT(battle=Id(command.battle))
        case cmd.SetUp():
            told = say.set_to(command.number, command.urgency, command.contact)
            return say.SET(corps=_corps(state, command.corps), told=told)
        case cmd.Note():
            return words.NOTE(words=Own(command.text))
        case cmd.TakeSeat():
            return say.TAKES_SEAT(side=words.capital(command.by))
        case cmd.NameCommander() | cmd.Dismiss():
            return commanding.label(command)
        case cmd.Override():
            return _override(state, command)
        case cmd.SetOption():
            reason = Own(command.reason)
            return words.OPTION(option=words.ruling(command.option), value=command.value, reason=reason)
        case cmd.Resign():
            return say.RESIGNS(side=words.capital(command.side))
        case cmd.Plan():
            return plans.PLAN(corps=say.those(_corps(state, one.corps) for one in command.missions))
        case cmd.OF():
            together = say.those(_corps(state, one) for one in command.corps)
            return say.OF(corps=together, rate=say.mode(command.rate))
        case _:
            return _order(state, command)


def _override(state: State, command: cmd.Override) -> Message:
    field, set_to, reason = words.field(command.field), words.value(command.value), Own(command.reason)
    if command.target == "game":
        return say.OVERRIDE_GAME(field=field, value=set_to, reason=reason)
    return words.OVERRIDE(target=_corps(state, command.target), field=field, value=set_to, reason=reason)


def _order(state: State, command: cmd.AnyCommand) -> Message:
    """Give an order to a corps as the menus call it."""
    to = _corps(state, getattr(command, "corps", ""))
    code = Id(str(command.__struct_config__.tag))
    match command:
        case cmd.SU():
            return say.SU(corps=to, urgency=command.urgency)
        case cmd.SM():
            return say.SM(corps=to, march=say.mode(command.march))
        case cmd.CM():
            return say.CM(corps=to, contact=say.mode(command.contact))
        case cmd.RT():
            return say.RT(corps=to, hex=Id(key(command.hex)))
        case cmd.AT():
            return say.AT(corps=to, hex=Id(key(command.hex)))
        case cmd.RE():
            return say.RE(corps=to, hex=Id(key(command.hex)))
        case cmd.PT():
            return say.PT(corps=to)
        case cmd.XU():
            return say.XU(corps=to)
        case cmd.DC():
            return say.DC(corps=to)
        case cmd.OC():
            return say.OC(corps=to)
        case cmd.MV() if command.path:
            steps = Id(" ".join(map(str, command.path)))
            return say.MV(corps=to, start=Id(key(command.start)), steps=steps)
        case cmd.MV():
            return say.MV_TO(corps=to, hex=Id(key(command.start)))
        case cmd.Remark():
            return words.remark(to, command.asked)
        case cmd.CD():
            return say.CD(corps=to, deployment=say.mode(command.deployment))
        case _:
            return say.ORDER(code=code, corps=to)


def _phase(rules: Rules, state: State) -> Message:
    return say.phase(next((row.name for row in rules.sequence.phase if row.id == state.phase), "Set-up"))


def _corps(state: State, name: str) -> Message | Term | Own:
    """Give a corps as its side calls it; a name that nothing bears stays."""
    if name == names.FORCE:
        return say.FORCE
    side = names.side_to_act(state)
    found = state.corps.get(name) or (names.corps_named(state, side, name) if side else None)
    return Own(name) if found is None else say.corps(found.id, found.letter)
