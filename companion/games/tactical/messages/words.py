"""Small words that several messages hold: two of something, arms, modes."""

from __future__ import annotations

from companion.language.messages import says, term

BOTH = says("tactical.both", "{one} and {other}")
ARMS = {
    "infantry": term("tactical.arm.infantry", "infantry"),
    "cavalry": term("tactical.arm.cavalry", "cavalry"),
    "artillery": term("tactical.arm.artillery", "artillery"),
}
MODES = {
    "normal": term("tactical.mode.normal", "normal"),
    "column": term("tactical.mode.column", "column"),
    "mounted": term("tactical.mode.mounted", "mounted"),
    "dismounted": term("tactical.mode.dismounted", "dismounted"),
    "limbered": term("tactical.mode.limbered", "limbered"),
    "unlimbered": term("tactical.mode.unlimbered", "unlimbered"),
}
