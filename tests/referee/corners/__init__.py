"""What seldom comes about at a table, led to by hand: how things must lie, and the order at which the rules then say no.

a gate that was seldom met ──► Maker ──► Corner: what sets things so by hand, one entry; then the order, another
"""

from __future__ import annotations

from companion.games.miniatures.rules import commands as cmd
from tests.referee.corners import charge, fight, fire, hand, maneuver, rolling
from tests.referee.corners.lying import Maker

CORNERS: dict[str, Maker] = {
    "asks.battery": fight.of_combat(lambda deal, name: cmd.Surrender(name)),
    "asks.captured": fight.of_combat(lambda deal, name: cmd.Surrender(name)),
    "asks.pursuit": fight.of_combat(lambda deal, name: cmd.LeaveTable(name)),
    "asks.skedaddled": fight.of_combat(lambda deal, name: cmd.Surrender(name)),
    "asks.struggle": fight.of_combat(lambda deal, name: cmd.LeaveTable(name)),
    "duty.arrives": rolling.arrives,
    "duty.arrives-at": rolling.arrives,
    "duty.breakthrough": charge.breakthrough,
    "duty.must-roll": rolling.must_roll,
    "duty.struggle": fight.of_combat(lambda deal, name: cmd.NextStep()),
    "hand.below-nought": hand.below_nought,
    "hand.emptied": hand.set_game("shots", [1]),
    "duty.replacement": rolling.replaces,
    "hand.fell-so-often": hand.fell_so_often,
    "hand.more-in-fire": hand.more_in_fire,
    "hand.nothing-to-pay": hand.nothing_to_pay,
    "hand.pays-itself": hand.pays_itself,
    "hand.unbalanced": hand.unbalanced,
    "hand.worn-above-fresh": hand.worn_above_fresh,
    "setting.late": hand.late_on,
    "setting.near-field": hand.near_field,
    "setting.no-field": hand.no_field,
    "setting.past-the-last": hand.past_the_last,
    "setting.put-in": hand.put_in,
    "setting.too-much-gone": hand.too_much_gone,
    "hand.enemy": hand.leader_of_enemy,
    "hand.no-stands": hand.no_stands,
    "hand.nothing-counted": hand.nothing_counted,
    "reason.at-the-edge": rolling.at_the_edge,
    "reason.attached-already": rolling.attached_already,
    "reason.by-road": maneuver.by_road,
    "reason.canister-only": fire.canister_only,
    "reason.change-first": maneuver.change_first,
    "reason.charges-no-fire": fire.charges_no_fire,
    "reason.column-charges-guns": rolling.column_charges_guns,
    "reason.dismounted": maneuver.dismounted,
    "reason.disordered-first": rolling.disordered_first,
    "reason.each-on-its-own": fire.each_on_its_own,
    "reason.few-stands": maneuver.few_stands,
    "reason.forces-in-combat": fight.of_combat(fight.split),
    "reason.forces-led-already": hand.led_already,
    "reason.forces-not-together": hand.not_together,
    "reason.forces-stands-already": hand.stands_already,
    "reason.guns-do-not-support": charge.guns_do_not_support,
    "reason.guns-to-damage": hand.guns_to_damage,
    "reason.has-begun": fight.of_combat(lambda deal, name: cmd.BreakContact(name)),
    "reason.has-fired": fire.has_fired,
    "reason.has-fought": charge.has_fought,
    "reason.helps-his-own": rolling.helps_his_own,
    "reason.in-contact": rolling.in_contact,
    "reason.into-contact": fire.into_contact,
    "reason.is-wrecked": fire.is_wrecked,
    "reason.just-beaten": charge.just_beaten,
    "reason.may-not-use": maneuver.may_not_use,
    "reason.mount-first": maneuver.mount_first,
    "reason.moved-and-unlimbered": fire.moved_and_unlimbered,
    "reason.moved-without-roll": rolling.moved_without_roll,
    "reason.moves-or-changes": maneuver.moves_or_changes,
    "reason.must-combine": fire.must_combine,
    "reason.near": hand.near,
    "reason.near-several": hand.near_several,
    "reason.no-ball-so-near": fire.no_ball_so_near,
    "reason.no-closed-wood-at-all": rolling.no_closed_wood_at_all,
    "reason.no-column": charge.no_column,
    "reason.no-dismounting": maneuver.no_dismounting,
    "reason.no-half-charge": rolling.no_half_charge,
    "reason.no-leader-near": rolling.no_leader_near,
    "reason.no-mounting": maneuver.no_mounting,
    "reason.no-mounting-into": maneuver.no_mounting_into,
    "reason.no-passage": rolling.no_passage,
    "reason.no-such-mode": maneuver.no_such_mode,
    "reason.no-time": hand.set_game("starts_at", "25:00"),
    "reason.nobody-to-set": hand.nobody_to_set,
    "reason.not-in-it": charge.not_in_it,
    "reason.not-low": rolling.not_low,
    "reason.not-over": fight.of_combat(lambda deal, name: cmd.Surrender(name)),
    "reason.not-together": fire.beside,
    "reason.one-change": maneuver.one_change,
    "reason.one-stand-only": fire.one_stand_only,
    "reason.one-target": fire.beside,
    "reason.only-into-contact": charge.only_into_contact,
    "reason.only-with-backward": rolling.only_with_backward,
    "reason.outcome-formed": maneuver.outcome_formed,
    "reason.rolls-first": rolling.rolls_first,
    "reason.silenced": fire.silenced,
    "reason.stays-low": rolling.stays_low,
    "reason.struggle-first": fight.of_combat(fight.charged_again),
    "reason.supporter-disordered": charge.supporter_disordered,
    "reason.supporter-fights": charge.supporter_fights,
    "reason.supporter-in-column": charge.supporter_in_column,
    "reason.too-few-to-support": charge.too_few_to_support,
    "reason.turns": hand.set_game("step", 99),
    "reason.unit-formed-already": maneuver.already_formed,
    "reason.whole-by-road": maneuver.whole_by_road,
}
"""What leads to each gate of a battle that is seldom met."""


def gate(name: str) -> str:
    """Name a gate in full: those of the battle go without it in the list."""
    return name if name.startswith("setting.") else f"miniatures.{name}"


LEADING: dict[str, Maker] = {
    "dismount": maneuver.dismounts,
    "resolve-charge": charge.charge,
    "roll-again": charge.many,
    "detach": rolling.detaches,
}
"""What leads to orders that are seldom possible."""
IN_COMBAT = frozenset(name for name, make in CORNERS.items() if make.__module__ == fight.__name__)
"""Those gates that are met while a combat goes on."""
