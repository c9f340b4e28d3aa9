"""The turn: turns of the day, phases, scenarios; how a game starts, and what its figures stand for."""

from __future__ import annotations

from companion.cards.chart_parts import Head, Row, Rule, face, figures, ours, rules
from companion.cards.chart_words import DASH, note, unique
from companion.cards.content import Block, Card, Face, Heading, Table
from companion.charts.ruleset import worded
from companion.games.campaign.cards.chart_parts import SIDES, chance, factor, figure, label, made, mode
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.sequence import ScenarioRow
from companion.language.tongue import tr, tr_in
from companion.language.words import capital


def sequence(charts: Rules) -> Card:
    """Give the phases of a turn in front; the turns of a day, the scenarios and the weather on the back."""
    chart = charts.sequence
    phases = rules(
        Rule(f"{nth}  {tr(row.name)}", tr_in(f"sequence.phase.{row.id}", row.does), (row.clause,))
        for nth, row in enumerate(chart.phase, 1)
    )
    blocks: tuple[Block, ...] = (
        phases,
        note(tr("Before the first turn there is a fatigue phase alone."), clauses=chart.first_fatigue_phase),
        Heading(tr("Turns of a day")),
        _turns(charts),
    )
    head = Head("sequence", tr("Sequence of play"), tr("Turn"))
    return made(head, blocks, chart.clause, _days(charts))


def _turns(charts: Rules) -> Table:
    return figures(
        (tr("Turn"), tr("Hours"), tr("Movement"), tr("Fatigue"), tr("Combat")),
        (
            Row(
                row.start,
                (
                    str(row.hours),
                    factor(row.mp_factor.times),
                    factor(row.fatigue_factor.times),
                    tr("yes") if row.combat.allowed else tr("none"),
                ),
                unique((row.clause, row.mp_factor.clause, row.fatigue_factor.clause, row.combat.clause)),
            )
            for row in charts.sequence.turn
        ),
    )


def _days(charts: Rules) -> Face:
    chart, weather = charts.sequence, charts.weather
    blocks: tuple[Block, ...] = (
        figures(
            (tr("Scenario"), tr("from"), tr("to"), tr("Turns")),
            (
                Row(
                    worded(row, row.name),
                    (_moment(charts, row, first=True), _moment(charts, row, first=False), str(row.turns)),
                    (row.clause,),
                )
                for row in chart.scenario
            ),
            align="left",
        ),
        Heading(tr("Rain")),
        figures(
            (tr("It begins"), tr("Day"), tr("From turn"), tr("Chance")),
            (
                Row(
                    tr("Campaign") if row.scenario == "campaign" else tr("Battle"),
                    (_day(charts, row.day), row.from_turn if int(row.from_turn) else DASH, chance(row.chance)),
                    (row.clause,),
                )
                for row in weather.start
            ),
            align="left",
        ),
        rules(
            (
                Rule(
                    tr("It goes on"),
                    tr("{chance} each turn", chance=chance(weather.goes_on.chance)),
                    (weather.goes_on.clause,),
                ),
            )
        ),
        *ours(weather),
        *_forage(charts),
    )
    return face(tr("Days, rain and forage"), label(), blocks, chart.clause)


def _forage(charts: Rules) -> tuple[Block, ...]:
    """Give how often a hex may be foraged and what each time brings."""
    chart = charts.forage
    names = {"town": tr("Town"), "road": tr("Road"), "clear": tr("Clear ground")}
    return (
        Heading(tr("Forage")),
        figures(
            (tr("Hex"), tr("times"), tr("points, one time after another")),
            (
                Row(
                    names[row.terrain],
                    (str(row.times), ", ".join(map(str, row.points))),
                    (row.times_clause, row.points_clause),
                )
                for row in chart.row
            ),
            align="left",
        ),
        rules(
            (
                Rule(
                    tr("Who"), tr("Confederates at rest or with no point spent, no enemy in the hex"), (chart.clause,)
                ),
                Rule(
                    tr("Counts"),
                    tr("once for each unit and turn; what is foraged out yields no more"),
                    ("RTG-SC1-B2b", "RTG-SC1-B2d"),
                ),
            )
        ),
    )


def _moment(charts: Rules, row: ScenarioRow, *, first: bool) -> str:
    day, turn = (row.first_day, row.first_turn) if first else (row.last_day, row.last_turn)
    return f"{_day(charts, day)}, {turn}"


def _day(charts: Rules, number: int) -> str:
    return tr_in("sequence.day", charts.days[number])


def start(charts: Rules) -> Card:
    """Give how corps begin, headquarters and how it comes back, and what the figures stand for."""
    chart, hq, scale = charts.start, charts.headquarters, charts.scale
    back = hq.returned
    names = {"confederate": tr("Confederate"), "union": tr("Union")}
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(
                    tr("Every corps"),
                    tr(
                        "{deployment}, {march}, no patrol; urgency {urgency}, contact mode {contact}",
                        deployment=mode(chart.posture.deployment),
                        march=mode(chart.posture.march),
                        urgency=chart.corps_urgency.urgency,
                        contact=mode(chart.corps_contact.contact),
                    ),
                    unique((chart.posture.clause, chart.corps_urgency.clause, chart.corps_contact.clause)),
                ),
                Rule(
                    tr("Headquarters"),
                    tr("urgency {urgency}", urgency=chart.headquarters_urgency.urgency)
                    + "".join(
                        f"; {tr('campaign') if row.scenario == 'campaign' else tr('battle')}: {mode(row.contact)}"
                        for row in chart.headquarters_contact
                    ),
                    unique((chart.headquarters_urgency.clause, *(row.clause for row in chart.headquarters_contact))),
                ),
                Rule(
                    tr("Numbers"),
                    tr(
                        "corps {least} to {most}, the lower has the road; headquarters {hq}",
                        least=scale.corps_numbers.min,
                        most=scale.corps_numbers.max,
                        hq=hq.number.number,
                    ),
                    (scale.corps_numbers.clause, hq.number.clause),
                ),
            )
        ),
        *(
            note(
                tr(
                    "Battle, hex {hex}: lines of the Union {union}, of the Confederates {confederate}.",
                    hex=",".join(map(str, one.hex)),
                    union=", ".join(map(str, one.union)),
                    confederate=", ".join(map(str, one.confederate)),
                ),
                clauses=one.clause,
            )
            for row in charts.sequence.scenario
            for one in row.lines
        ),
        Heading(tr("A headquarters that was eliminated")),
        rules(
            (
                *(
                    Rule(
                        names[row.side],
                        tr("comes back at once in hex {hex}", hex=",".join(map(str, row.hex))),
                        (row.clause,),
                    )
                    for side in SIDES
                    for row in hq.reappears
                    if row.side == side
                ),
                Rule(
                    tr("As"),
                    tr(
                        "{cavalry} cavalry, fatigue {fatigue}, effectiveness {level}, leadership drawn from {least} to "
                        "{most}, aggressiveness {aggressiveness}, {deployment}, {march}",
                        cavalry=back.cavalry.points,
                        fatigue=figure(back.fatigue.fatigue),
                        level=figure(back.effectiveness.level),
                        least=back.leadership.min,
                        most=back.leadership.max,
                        aggressiveness=figure(back.aggressiveness.level),
                        deployment=mode(back.deployment),
                        march=mode(back.march),
                    ),
                    unique((back.clause, back.cavalry.clause, back.effectiveness.clause, back.leadership.clause)),
                ),
            )
        ),
        Heading(tr("What figures stand for")),
        rules(
            (
                Rule(tr("Hex"), tr("{n} miles", n=scale.miles_a_hex.value), (scale.miles_a_hex.clause,)),
                Rule(
                    tr("Strength point"),
                    tr(
                        "{men} men, or the weight of a gun of {pounds} pounds",
                        men=scale.men_a_point.value,
                        pounds=scale.pounds_a_gun_point.value,
                    ),
                    (scale.men_a_point.clause, scale.pounds_a_gun_point.clause),
                ),
                Rule(
                    tr("Ratings"),
                    tr(
                        "urgency {a} to {b}, leadership {c} to {d}, aggressiveness {e} to {f}",
                        a=scale.urgency.min,
                        b=scale.urgency.max,
                        c=scale.leadership.min,
                        d=scale.leadership.max,
                        e=figure(scale.aggressiveness.min),
                        f=f"+{scale.aggressiveness.max}",
                    ),
                    (scale.urgency.clause, scale.leadership.clause, scale.aggressiveness.clause),
                ),
            )
        ),
    )
    return made(Head("start", capital(tr("Start and scale")), tr("Turn")), blocks, chart.posture.clause)
