"""March modes, chosen or imposed, and the modes that the enemy imposes (RTG-6.2, RTG-6.3, RTG-8.9)."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.movement import ChanceLine
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.clock import START, Turn, begin, drop, march, suspend
from companion.games.campaign.rules.state import Corps, MarchMode
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import in_enemy_zone, mode_before_the_enemy
from companion.kernel.dice import Roll, Why
from companion.language.messages import Id

Working = tuple[Reasoned, ...]


# ---- a corps' own choice


def eagerness(rules: Rules, one: Corps, *, night: bool) -> Exact:
    """Give urgency, lower at night, plus aggressiveness divided (RTG-8.9a, RTG-8.9d, RTG-R-MARCHMODE)."""
    chart = rules.march_mode
    urgency = one.urgency + (chart.night.urgency if night else 0)
    return urgency + one.aggressiveness / Fraction(figure(chart.aggressiveness.by))


def likelihood(line: ChanceLine, eager: Exact, *, rising: bool) -> Fraction:
    """Give a probability that begins at `zero_at` and rises, or falls, with eagerness (RTG-8.9b, RTG-8.9c)."""
    beyond = Fraction(eager - figure(line.zero_at)) * (1 if rising else -1)
    return min(max(Fraction(0), beyond * figure(line.slope)), Fraction(figure(line.most)))


def chances(rules: Rules, one: Corps, *, night: bool) -> tuple[Fraction, Fraction]:
    """Give the probabilities of force march and of rest; what is left is the normal march (RTG-R-MARCHMODE)."""
    eager, chart = eagerness(rules, one, night=night), rules.march_mode
    return likelihood(chart.force, eager, rising=True), likelihood(chart.rest, eager, rising=False)


def drawn(story: Story, turn: Turn, one: Corps) -> tuple[MarchMode, Roll, Working]:
    """Draw a corps' march mode for this turn, once (RTG-8.9, RTG-R-MARCHMODE)."""
    force, rest = chances(story.rules, one, night=turn.night)
    # One draw of as many chances as both probabilities need: exact, and a person with dice or cards can make it at the
    # table.
    count = lcm(force.denominator, rest.denominator)
    roll = story.dice.choose(count, Why(say.MARCHES(corps=Id(one.id), ruling=Id("RTG-R-MARCHMODE")), one.side, "draw"))
    share = Fraction(roll.face, count)
    # Force march is taken first: where a house's chart lets the two overlap, rest gets what is left.
    mode: MarchMode = "force" if share <= force else "rest" if share <= force + rest else "normal"
    clause, eager = story.rules.march_mode.clause, eagerness(story.rules, one, night=turn.night)
    working = (
        Reasoned("RTG-8.9a", of_working.EAGERNESS(corps=Id(one.id)), shown(eager)),
        Reasoned(clause, of_working.FORCE_CHANCE(corps=Id(one.id)), shown(force)),
        Reasoned(clause, of_working.REST_CHANCE(corps=Id(one.id)), shown(rest)),
        Reasoned(clause, of_working.MARCH_MODE(corps=Id(one.id)), mode),
    )
    return mode, roll, working


def choose_march(story: Story, turn: Turn, one: Corps) -> None:
    """Give a corps that no enemy is near its march mode for this turn.

    A mode that was set is obeyed (RTG-8.9e); a patrol marches normally (RTG-6.4b); who has nothing to do rests.
    """
    if one.imposed is not None:
        own, clause = one.imposed, "RTG-8.9e"
    elif one.orders:
        mode, roll, working = drawn(story, turn, one)
        story.tell(ev.MarchModeTaken(one.id, mode, own=True, roll=roll, working=working))
        if one.hurries:
            march(story, turn, story.corps(one.id), "force", START)  # RTG-13.2.7e
        return
    elif one.patrol:
        own, clause = "normal", "RTG-6.4b"
    else:
        own, clause = "rest", "RTG-R-MARCHMODE"
    if (one.march, one.own_march) != (own, own):
        working = (Reasoned(clause, of_working.MARCH_MODE(corps=Id(one.id)), own),)
        story.tell(ev.MarchModeTaken(one.id, own, own=True, working=working))


# ---- before the enemy


def march_of_combat(rules: Rules, turn: Turn, one: Corps) -> MarchMode:
    """Give the march mode that a combat mode brings (RTG-6.2.1a, RTG-6.2.2a, RTG-6.2.3a, RTG-6.2.4a).

    At night nobody force marches to withdraw (RTG-8.1e). Who stands rests once it has deployed.
    """
    match one.combat:
        case "withdraw":
            return rules.movement.night_withdrawal.mode if turn.night else "force"
        case "stand":
            return "rest" if one.deployment == "deployed" else "normal"
        case "hasty-attack":
            return "force"
        case _:
            return "normal"


def keep_pace(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps before the enemy march as its combat mode says, whatever its force does (RTG-R-OF-CONTACT)."""
    return march(story, turn, one, march_of_combat(story.rules, turn, one), now)


def meet(story: Story, turn: Turn, name: str, now: Fraction) -> None:
    """Have a corps in an enemy zone of control take its combat mode at once, and march by it (RTG-6.2).

    Its orders wait with what is paid for them (RTG-R-ZOC-ORDERS), a patrol is over (RTG-5.0b, RTG-6.4c). Nothing
    happens to a corps that no enemy is near.
    """
    one = story.corps(name)
    if not one.here or not in_enemy_zone(story.state, one):
        return
    if one.patrol:
        story.tell(ev.PatrolChanged(name, False))
    mode = mode_before_the_enemy(one)
    if mode != one.combat:
        # A corps that is deploying does already what standing asks for: to stop it and begin again would cost it the
        # points twice.
        if one.action is not None and not (mode == "stand" and one.action.kind == "deploy"):
            # From a march the orders are only put aside; from one combat mode to another what was begun has no sense
            # any more.
            if one.combat == "inactive":
                suspend(story, turn, one, now)
            else:
                drop(story, one, now)
        if one.combat == "inactive" and one.orders and story.rules.choice("RTG-R-ZOC-ORDERS") == 1:
            story.tell(ev.OrdersLost(name))
        clause = "RTG-6.1b" if one.demoralised else "RTG-SCN-b" if one.contact == "initiative" else "RTG-4.5b"
        story.tell(
            ev.CombatModeTaken(
                name, mode, working=(Reasoned(clause, of_working.CONTACT_MODE(corps=Id(name)), one.contact),)
            )
        )
    keep_pace(story, turn, story.corps(name), now)


def break_contact(story: Story, name: str, now: Fraction) -> None:
    """End the combat mode of a corps that is in no enemy zone of control; its orders come up again (RTG-6.2c)."""
    one = story.corps(name)
    if one.combat == "inactive" or not one.here or in_enemy_zone(story.state, one):
        return
    if one.action is not None:
        drop(story, one, now)
    reason = Reasoned("RTG-6.2c", of_working.BEFORE_ENEMY(corps=Id(name)), "no")
    story.tell(ev.CombatModeTaken(name, "inactive", working=(reason,)))


def stand(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps in stand mode deploy, and nothing else (RTG-6.2.2a); give whether anything was told."""
    if one.action is not None:
        if one.action.kind == "deploy":
            return False
        drop(story, one, now)
        return True
    if one.deployment == "deployed":
        return False
    begin(story, turn, one, "deploy", now)
    return True
