"""What a campaign's document tells of a side's plan: its label, and what its working is of."""

from __future__ import annotations

from companion.language.messages import says, term

PLAN = says("campaign.plan", "The plan for {corps}")
SENT = says("campaign.working.plan-sent", "{hex}: strength points sent")
BELIEVED = says("campaign.working.plan-believed", "{hex}: strength points of the enemy's believed there")
PROMISES = says("campaign.working.plan-promises", "{hex}: victory points that it promises")
IMAGINED = says("campaign.working.plan-imagined", "imagined: {plan}, victory points at the end with what is left")
IMAGINED_AT = says("campaign.roll.imagined", "where an enemy is imagined whom nobody has seen")
POSTURES = {
    "operate": term("campaign.posture.operate", "attack whom all who can be there can beat"),
    "converge": term("campaign.posture.converge", "the army together, on one after the other"),
    "press": term("campaign.posture.press", "bar the way and strike what is near"),
    "chase": term("campaign.posture.chase", "chase him wherever he is"),
    "forage": term("campaign.posture.forage", "spread and live off the land"),
    "together": term("campaign.posture.together", "live off the land together"),
    "mass": term("campaign.posture.mass", "gather at the place and attack at good odds"),
    "seek": term("campaign.posture.seek", "hold the place with few and seek him beyond it"),
    "stand": term("campaign.posture.stand", "hold the place and let him come"),
}
