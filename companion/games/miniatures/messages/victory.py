"""What ends a battle before its last turn."""

from __future__ import annotations

from companion.language.messages import says

SUDDEN = says("miniatures.victory.sudden", "{side} wins at once: {what}")
HOLDS_ALL = says("miniatures.victory.holds-all", "holds {objectives}")
AHEAD = says("miniatures.victory.ahead", "is {points} points ahead")
ENEMY_SPENT = says("miniatures.victory.enemy-spent", "{percent} % of the enemy's brigades are spent or gone")
