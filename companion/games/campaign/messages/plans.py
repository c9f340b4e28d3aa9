"""What a campaign's document tells of a side's plan: its label, and what its working is of."""

from __future__ import annotations

from companion.language.messages import says

PLAN = says("campaign.plan", "The plan for {corps}")
SENT = says("campaign.working.plan-sent", "{hex}: strength points sent")
BELIEVED = says("campaign.working.plan-believed", "{hex}: strength points of the enemy's believed there")
PROMISES = says("campaign.working.plan-promises", "{hex}: victory points that it promises")
