"""Small battles for the tests: units, leaders, a state in any step, and a hand that plays with entered dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.games.miniatures.charts.ruleset import FILES
from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Side, State, Unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.dice import Roll
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import told

T = TypeVar("T", bound=ev.Event)

STEPS = ("leaders", "move", "detached", "defensive", "offensive", "charge", "break", "break-combat")
"""The numbered steps of a player turn, in short words."""


@cache
def the_rules() -> Miniatures:
    """Give the rules as they are installed."""
    return Miniatures(ruleset_texts("miniatures", only=tuple(FILES)))


def a_brigade(name: str, side: Side = "union", *, stands: int = 8, **more: Any) -> Brigade:
    """Make an infantry brigade of the first division of the first corps; fresh with 7 stands, worn with 5."""
    start = max(stands, more.pop("stands_at_start", 8))
    usual: dict[str, Any] = {
        "division": f"{side}-1",
        "corps": f"{side}-I",
        "arm": "infantry",
        "fresh_at": 7,
        "worn_at": 5,
        "lost": start - stands,
    }
    return Brigade(id=name, name=name.title(), side=side, stands_at_start=start, stands=stands, **{**usual, **more})


def a_cavalry(name: str, side: Side = "union", **more: Any) -> Brigade:
    """Make a mounted cavalry brigade."""
    return a_brigade(name, side, **{"arm": "cavalry", "mounted": True, **more})


def a_battery(name: str, side: Side = "union", *, stands: int = 2, **more: Any) -> Battery:
    """Make a foot battery of rifled guns, unlimbered."""
    usual: dict[str, Any] = {"division": f"{side}-1", "corps": f"{side}-I", "gun": "rifled"}
    return Battery(id=name, name=name.title(), side=side, stands_at_start=stands, stands=stands, **{**usual, **more})


def a_leader(name: str, side: Side = "union", **more: Any) -> Leader:
    """Make the leader of the first division."""
    usual: dict[str, Any] = {"rank": "division", "commands": f"{side}-1"}
    return Leader(id=name, name=name.title(), side=side, **{**usual, **more})


def a_battle(*those: Unit | Leader, step: str = "leaders", player_turn: Side = "union", **more: Any) -> State:
    """Make a battle of ten turns with these units and leaders, in this step of turn 3."""
    usual: dict[str, Any] = {"scenario": "test", "title": "A test", "last_turn": 10, "turn": 3}
    return State(
        brigades={one.id: one for one in those if isinstance(one, Brigade)},
        batteries={one.id: one for one in those if isinstance(one, Battery)},
        leaders={one.id: one for one in those if isinstance(one, Leader)},
        player_turn=player_turn,
        step=STEPS.index(step),
        **{**usual, **more},
    )


def in_contact(attacker: Brigade, target: str, **done: Any) -> Brigade:
    """Put a brigade in charge contact."""
    return replace(attacker, this_turn=ThisTurn(charges=target, **done))


class Played:
    """Where some commands led: the state, the events of all of them, the rolls."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.AnyEvent] = []
        self.rolls: list[Roll] = []

    def of(self, kind: type[T]) -> list[T]:
        """Give the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def unit(self, name: str) -> Brigade | Battery:
        """Give a unit as it is at the end."""
        return self.state.brigades.get(name) or self.state.batteries[name]

    def brigade(self, name: str) -> Brigade:
        """Give a brigade as it is at the end."""
        return self.state.brigades[name]

    def acts(self) -> list[str]:
        """Give what is to be done on the table, in words."""
        return [told(act.text, partial(name_of, self.state)) for act in self.state.acts]


def play(state: State, *commands: cmd.AnyCommand, faces: Sequence[int] = ()) -> Played:
    """Play commands one after another; `faces` are the dice, all of them and no more."""
    rules, played, left = the_rules(), Played(state), list(faces)
    for command in commands:
        dice = Supply("test", faces=left, entered=lambda _: True)
        for event in rules.decide(played.state, command, dice):
            played.events.append(event)
            played.state = rules.apply(played.state, event)
        played.rolls.extend(dice.rolls)
        left = left[len(dice.rolls) :]
    assert not left, f"dice left over: {left}"
    return played


def refusals(state: State, command: cmd.AnyCommand) -> str:
    """Give the reasons against a command, with their clauses, as one text; "" when it may be done."""
    return " | ".join(f"{reason.text} [{reason.clause}]" for reason in reasons(state, command))


def reasons(state: State, command: cmd.AnyCommand) -> list[Reason]:
    """Give the reasons against a command with the names of those they are about, as a session does."""
    return [reason.named(partial(name_of, state)) for reason in the_rules().why_not(state, command)]


def is_refused(state: State, command: cmd.AnyCommand) -> bool:
    """Say whether deciding a command is refused."""
    try:
        the_rules().decide(state, command, Supply("test"))
    except Refused:
        return True
    return False


def to_step(state: State, step: str, **outside: Any) -> State:
    """Go on with next-step until a step of the same player turn begins; for battles without duties on the way."""
    while STEPS[state.step] != step:
        state = play(state, cmd.NextStep(**outside)).state
    return state


def shot(*firers: str, at: str, range: float = 4.0, cover: str = "none", **group: Any) -> cmd.Fire:  # noqa: A002
    """Make an order to fire with every stand that may, at one range."""
    groups = (cmd.FiringGroup(range=range, **group),)
    return cmd.Fire(target=at, firers=tuple(cmd.FiringUnit(one, groups) for one in firers), cover=cover)


def charge(attackers: str, defenders: str, **more: Any) -> cmd.ResolveCharge:
    """Make an order to resolve a charge; names are parted by spaces."""
    return cmd.ResolveCharge(attackers=tuple(attackers.split()), defenders=tuple(defenders.split()), **more)


def a_melee(*defenders: Unit | Leader, attackers: Sequence[Unit | Leader] = (), **more: Any) -> State:
    """Make a battle in the first charge step: by default "iron" of 8 worn stands has charged the first defender.

    Both sides are worn unless their numbers say otherwise, so that the dice alone decide.
    """
    first = next(one.id for one in defenders if not isinstance(one, Leader))
    mine = attackers or (in_contact(a_worn("iron"), first),)
    return a_battle(*mine, *defenders, step="charge", **more)


def a_worn(name: str, side: Side = "union", *, stands: int = 8, **more: Any) -> Brigade:
    """Make a brigade that is worn with any number of stands."""
    return a_brigade(name, side, **{"stands": stands, "stands_at_start": stands, "fresh_at": 99, "worn_at": 0, **more})
