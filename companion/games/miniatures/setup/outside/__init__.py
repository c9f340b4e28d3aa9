"""Orders of battle as other people keep them: which column is what, regiments summed to brigades, our roster made."""

from companion.games.miniatures.setup.outside.bringing import Brought, bring, is_ours
from companion.games.miniatures.setup.outside.mapping import MEANINGS, Mapping, mapping_text, read_mapping

__all__ = ["MEANINGS", "Brought", "Mapping", "bring", "is_ours", "mapping_text", "read_mapping"]
