"""What the lines of a campaign's workings are of; rows of charts are told by the charts' own words."""

from __future__ import annotations

from companion.language.messages import Label, says, term

ARMS = {
    "infantry": term("campaign.arm.infantry", "infantry"),
    "cavalry": term("campaign.arm.cavalry", "cavalry"),
    "foot_guns": term("campaign.arm.foot_guns", "foot_guns"),
    "horse_guns": term("campaign.arm.horse_guns", "horse_guns"),
}
"""As a case and its answer write them."""
SCENARIOS = {
    "campaign": term("campaign.scenario.campaign", "campaign"),
    "battle": term("campaign.scenario.battle", "battle"),
}


def echelon(words: str) -> Label:
    """Name an echelon as the chart does."""
    return Label("echelons.echelon", words)


# ---- before a battle

CAVALRY_POWER = says("campaign.working.cavalry-power", "{side}: cavalry power")
GREATEST_ERROR = says("campaign.working.greatest-error", "{side}: greatest error, percent")
ERROR_DRAWN = says("campaign.working.error-drawn", "{side}: error drawn, percent")
OWN_STRENGTH = says("campaign.working.own-strength", "{side}: own combat strength")
ENEMY_STRENGTH = says("campaign.working.enemy-strength", "{side}: estimated enemy combat strength")
ESTIMATED_ODDS = says("campaign.working.estimated-odds", "{side}: estimated battle odds")
OUTNUMBERED = says("campaign.working.outnumbered", "{side}: thinks itself outnumbered")
SIDE_OUTNUMBERED = says("campaign.working.side-outnumbered", "{corps}: its side thinks itself outnumbered")
COMPUTERS_URGENCY = says("campaign.working.computers-urgency", "{side}: the computer's urgency")
OUTNUMBERED_URGENCY = says("campaign.working.outnumbered-urgency", "{side}: urgency of the outnumbered")
URGENCY_OF = says("campaign.working.urgency-of", "{side}: urgency of {corps}")
URGENCY_ORDERED = says("campaign.working.urgency-ordered", "{side}: urgency ordered")
RANKING = says("campaign.working.ranking", "{side}: ranking")
ATTACKS_ALONE = says("campaign.working.attacks-alone", "{corps} attacks by itself")
LEADS_ATTACK = says("campaign.working.leads-attack", "{corps} leads a joint attack")
ATTACKS_AGAIN = says("campaign.working.attacks-again", "{corps} attacks again with {leader}")
DEFENDING = says("campaign.working.defending", "corps that defend")
PREVENTS = says("campaign.working.prevents", "{corps} prevents it")

# ---- a battle

OF_ARM = says("campaign.working.of-arm", "{corps} {arm}: {modifier}")
FLOOR = says("campaign.working.floor", "{corps} {arm}: no multiple is less")
POINTS_AT = says("campaign.working.points-at", "{corps} {arm}: {points} strength points at {times}")
STRENGTH = says("campaign.working.strength", "{corps}: combat strength")
AGGRESSIVENESS = says("campaign.working.aggressiveness", "{side}: average aggressiveness")
WITH_AGGRESSIVENESS = says("campaign.working.with-aggressiveness", "{side}: urgency {urgency} with aggressiveness")
URGENCY = says("campaign.working.urgency", "{side}: battle urgency")
ECHELON = says("campaign.working.echelon", "{corps}: {echelon}")
BY_ECHELONS = says("campaign.working.by-echelons", "{side}: strength by echelons")
LEADERSHIP = says("campaign.working.leadership", "{side}: average leadership")
BATTLE_ODDS = says("campaign.working.battle-odds", "battle odds {odds}")
LEADERSHIP_ODDS = says("campaign.working.leadership-odds", "leadership odds {odds}")
RANDOM_FACTOR = says("campaign.working.random-factor", "random factor")
COMBAT_ODDS = says("campaign.working.combat-odds", "combat odds {odds}")
SURRENDERS = says("campaign.working.surrenders", "{side}: surrenders at {odds}")
UNDER_LEADERSHIP = says(
    "campaign.working.under-leadership", "{side}: urgency under leadership {leadership} against {other}"
)
FEROCITY = says("campaign.working.ferocity", "ferocity")
CASUALTY_RATE = says("campaign.working.casualty-rate", "casualty rate in percent of the smaller force")
SIDE_LOSS = says("campaign.working.side-loss", "{side}: strength points to lose")
SHARE = says("campaign.working.share", "{corps}: share by exposure")
IN_ROAD_MODE = says("campaign.working.in-road-mode", "{corps}: attacks in road mode, x {times}")
BLEEDS_MORE = says("campaign.working.bleeds-more", "{corps}: demoralised, of the larger force, x {times}")
POINTS_LOST = says("campaign.working.points-lost", "{corps}: strength points lost")
OF_LOSSES = says("campaign.working.of-losses", "{corps}: fatigue of its losses")
OF_URGENCY = says("campaign.working.of-urgency", "{corps}: fatigue of urgency")
MORALE = says("campaign.working.morale", "{corps}: morale")
DESTROYED = says("campaign.working.destroyed", "{corps}: destroyed")
DEMORALISED = says("campaign.working.demoralised", "{corps}: demoralised")

# ---- a battle on the table

HOLDS_FIELD = says("campaign.working.holds-field", "{corps}: holds the field")
TABLE_LOSS = says("campaign.working.table-loss", "{corps}: strength points lost on the table; {told}")
TIRED = says("campaign.working.tired", "{fatigue} fatigue, {stragglers} stragglers")
SURRENDERED = term("campaign.surrendered", "surrendered")

# ---- modes

DEMORALISED_MODE = says("campaign.working.demoralised-mode", "{corps}: demoralised, combat mode")
COMBAT_MODE = says("campaign.working.combat-mode", "{corps}: combat mode")
MARCH_MODE = says("campaign.working.march-mode", "{corps}: march mode")
CONTACT_MODE = says("campaign.working.contact-mode", "{corps}: contact mode")
OF_MODES = frozenset(one.key for one in (DEMORALISED_MODE, COMBAT_MODE, MARCH_MODE, CONTACT_MODE))
"""The keys of lines whose value is a mode."""
ERROR = says("campaign.working.error", "{corps}: error of reconnaissance, percent")
ESTIMATES = says("campaign.working.estimates", "{corps}: odds as it estimates them")
EAGERNESS = says("campaign.working.eagerness", "{corps}: urgency and aggressiveness")
DECISION = says("campaign.working.decision", "{corps}: decision")
FORCE_CHANCE = says("campaign.working.force-chance", "{corps}: chance of force march")
REST_CHANCE = says("campaign.working.rest-chance", "{corps}: chance of rest")
BEFORE_ENEMY = says("campaign.working.before-enemy", "{corps}: in an enemy zone of control")

# ---- reconnaissance

ERROR_IN = says("campaign.working.error-in", "{corps}: error of reconnaissance in {hex}, percent")
TAKES_FOR = says("campaign.working.takes-for", "{corps}: takes the enemy for, times")

# ---- withdrawing

CORPS_MORALE = says("campaign.working.corps-morale", "{corps}: corps morale")
MORALE_AT_LEAST = says("campaign.working.morale-at-least", "{corps}: morale must be at least")
ROUT_LOSS = says("campaign.working.rout-loss", "{corps}: strength points lost in the rout")
GETS_AWAY = says("campaign.working.gets-away", "{corps}: gets away")
OPEN_HEXES = says("campaign.working.open-hexes", "{corps}: hexes open to it")

# ---- victory

SCORED = says("campaign.working.scored", "{row}: {count} x {each}")
LEVEL = says("campaign.working.level", "{points} points in the {scenario}: {level}")
