"""Square-grid battles: the engine of *Battle of Antietam* and the *Shiloh* charts. A ruleset answers what differs."""
