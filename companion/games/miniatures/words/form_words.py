"""The words of forms: labels of fields, what they mean where the label does not say it, choices as people call them."""

from __future__ import annotations

from typing import get_args

from companion.games.miniatures.setup.roster_row import Edge
from companion.games.miniatures.words import by_hand
from companion.language.lengths import either
from companion.language.tongue import tr
from companion.language.words import capital, plain

EDGES = get_args(Edge)


def label(tag: str, name: str) -> str:
    """Give a field's label."""
    found = _labels()
    return found.get(f"{tag}.{name}") or found.get(name) or capital(plain(name.replace("_", " ")))


def hint(tag: str, name: str) -> str:
    """Give what a field means, "" where its label says it."""
    found = _hints()
    return found.get(f"{tag}.{name}") or found.get(name, "")


def said(value: object) -> str:
    """Give a value of a choice in words."""
    return _choices().get(str(value)) or capital(plain(str(value)))


def setting(name: str) -> str:
    """Give a field of a unit, a leader or the battle, as the referee sets it."""
    return _settings().get(name) or capital(plain(name.replace("_", " ")))


def known() -> tuple[set[str], set[str], set[str]]:
    """Give the fields, the choices and what can be set that have words of their own."""
    return set(_labels()), set(_choices()) | set(by_hand.columns()), set(_settings())


def _settings() -> dict[str, str]:
    return {
        "name": tr("Name"),
        "division": tr("Division"),
        "corps": tr("Corps"),
        "arm": tr("Arm"),
        "battalion": tr("Battalion"),
        "stands_at_start": tr("Stands at the start"),
        "stands": tr("Stands"),
        "fresh_at": tr("Fresh from"),
        "worn_at": tr("Worn from"),
        "commander": tr("Commander"),
        "exceptional_commander": tr("Exceptional commander"),
        "commander_fell": tr("Its commander fell"),
        "carbine": tr("Carbine"),
        "formation": tr("Formation"),
        "mounted": tr("Mounted"),
        "disordered": tr("Disordered"),
        "low_ammo": tr("Low on ammunition"),
        "lost": tr("Stands lost"),
        "skedaddled": tr("Stands skedaddled"),
        "captured": tr("Stands captured"),
        "set_aside": tr("Stands set aside"),
        "side": tr("Side"),
        "status": tr("Where it is"),
        "arrives": tr("Arrives in turn"),
        "seen": tr("Seen by the enemy"),
        "men": tr("Men at the start"),
        "invented": tr("Invented values"),
        "note": tr("Note"),
        "at": tr("Place on the field"),
        "facing": tr("Facing"),
        "traits": tr("Traits"),
        "gun": tr("Guns of what kind"),
        "horse": tr("Horse artillery"),
        "limbered": tr("Limbered"),
        "damaged": tr("Damaged gun stands"),
        "silenced": tr("Silenced"),
        "wrecked": tr("Wrecked"),
        "guns": tr("Guns"),
        "label": tr("Batteries pooled in it"),
        "rank": tr("Rank"),
        "commands": tr("Commands"),
        "exceptional": tr("Exceptional"),
        "attached": tr("Attached to"),
        "returns": tr("Replaced in turn"),
        "moved": tr("Has moved"),
        "scenario": tr("Scenario"),
        "title": tr("Title"),
        "last_turn": tr("Last turn"),
        "first": tr("First player turn"),
        "starts_at": tr("Clock time of turn 1"),
        "minutes": tr("Minutes a turn"),
        "options": tr("Readings chosen"),
        "intelligence": tr("Intelligence"),
        "turn": tr("Turn"),
        "player_turn": tr("Player turn"),
        "step": tr("Step, from 0"),
        "dice": tr("Dice"),
        "names": tr("Names of formations"),
        "players": tr("Players"),
        "objectives": tr("Objectives"),
        "judged": tr("Judged for the charge"),
        "fought": tr("Charges fought in this step"),
        "combats": tr("Charge combats not over"),
        "pending": tr("Questions that wait"),
        "shots": tr("Fire that waits for the end of the step"),
        "acts": tr("Acts on the table"),
        "over": tr("The battle is over"),
        "sudden_death": tr("Ends of sudden death"),
        "winner": tr("Won by sudden death"),
        **_of_this_turn(),
    }


def _of_this_turn() -> dict[str, str]:
    return {
        "outcome": tr("Outcome of its maneuver roll"),
        "used": tr("Share of its move used"),
        "changed_formation": tr("Has changed formation"),
        "changed_mode": tr("Has mounted, dismounted, limbered or unlimbered"),
        "unlimbered": tr("Has unlimbered"),
        "about_faced": tr("Has faced about"),
        "fell_back": tr("Inches fallen back"),
        "went_back": tr("Share of its move going backward"),
        "by_road": tr("Moved by road"),
        "crossed": tr("What it crossed"),
        "move_over": tr("Goes no further"),
        "retreated": tr("Driven back"),
        "fired": tr("Has fired"),
        "stands_fired": tr("Stands that have fired in this turn"),
        "runs_low": tr("Ran low on ammunition in this turn"),
        "mode": tr("How it moved in this turn"),
        "came_from": tr("Where it came from"),
        "before": tr("What it did in its own turn"),
        "lost_in_fire": tr("Stands lost in this turn's fire"),
        "charges": tr("In charge contact with"),
        "touches": tr("Also touches"),
        "breakthrough": tr("Carries or breaks through"),
        "beat": tr("Has beaten in this turn"),
    }


def _labels() -> dict[str, str]:
    return {
        "unit": tr("Unit"),
        "whole": tr("Who surrenders"),
        "units": tr("Who"),
        "leader": tr("Leader"),
        "text": tr("Text"),
        "reason": tr("Reason"),
        "because": tr("Let it happen, because"),
        "choice": tr("Answer"),
        "edge": tr("Edge"),
        "turn": tr("To turn"),
        "target": tr("Target"),
        "outside_musket_range": tr("Outside enemy musket range"),
        "attached": tr("Attached to it"),
        "inches": either(tr("Inches"), tr("Centimetres")),
        "whole_move_on_road": tr("Whole move on a road"),
        "rough_inches": either(tr("Inches of rough ground"), tr("Centimetres of rough ground")),
        "fords": tr("Fords"),
        "in_radius": tr("Leaders in radius"),
        "in_fieldworks": tr("In fieldworks"),
        "to": tr("Formation"),
        "formation": tr("Formation"),
        "commander": tr("Leader near enough"),
        "mode": tr("How"),
        "set-dice.mode": tr("Dice are"),
        "linear_objects": tr("Walls and fences crossed"),
        "passages": tr("Passages of lines"),
        "closed_wood": tr("In a closed wood"),
        "away": tr("Straight away from the enemy"),
        "charges": tr("Into contact with"),
        "places": tr("Places"),
        "shapes": tr("Stand by stand"),
        "path": tr("Its way on the field"),
        "facing": tr("Facing"),
        "move-leader.to": tr("Place on the field"),
        "enemies": tr("Also touches"),
        "enemy": tr("With whom"),
        "parted": tr("Parted from others"),
        "question": tr("Question about"),
        "combat": tr("Struggle of"),
        "firers": tr("Firing"),
        "range": tr("Range"),
        "stands": tr("Stands"),
        "enfilade": tr("Enfilade"),
        "ball": tr("Ball"),
        "cover": tr("Cover"),
        "cover_besides": tr("Other cover"),
        "beside": tr("Hit as well"),
        "attackers": tr("Attackers"),
        "defenders": tr("Defenders"),
        "ground": tr("Ground"),
        "ground_besides": tr("Other ground"),
        "asked": tr("Also so"),
        "outflanked": tr("Outflanked"),
        "supported": tr("Supported"),
        "supporters": tr("By whom"),
        "on_road": tr("Head on a road"),
        "over_bridge": tr("Across a bridge"),
        "objective": tr("Objective"),
        "command": tr("Corps, division or side"),
        "player": tr("Player"),
        "by": tr("Held by"),
        "pays": tr("Booked as"),
        "seen": tr("Seen by the enemy"),
        "note.unit": tr("About"),
        "override.target": tr("Of"),
        "field": capital(tr("field")),
        "value": tr("Value"),
        "counts": tr("Counted otherwise"),
        "side": tr("Side"),
        "kind": tr("Kind of dice"),
        "option": tr("Ruling"),
        "set-option.value": tr("Reading"),
        "parts": tr("Parts"),
        "split.id": tr("Id"),
        "name": tr("Name"),
        "into": tr("Keeps the id of"),
        "row": tr("As a roster has it"),
        "transfer.to": tr("Division or corps"),
        "add-unit.unit": tr("Name"),
        "add-unit.commander": tr("Commander"),
        "arm": tr("Arm"),
        "corps": tr("Corps"),
        "division": tr("Division"),
        "men": tr("Men"),
        "guns": tr("Guns"),
        "gun_type": tr("Guns of what kind"),
        "carbine": tr("Carbine"),
        "arrives": tr("Arrives in turn"),
        "exceptional": tr("Exceptional commander"),
        "horse": tr("Horse artillery"),
        "acts": tr("Acts"),
        "done": tr("Done"),
        "over": tr("The battle is over"),
        "sudden_death": tr("Ends of sudden death"),
        "winner": tr("Won by sudden death"),
    }


def _hints() -> dict[str, str]:
    return {
        "next-step.outside_musket_range": tr("at the end of a Maneuver phase: who is low on ammunition and outside"),
        "maneuver.outside_musket_range": tr("it need not move to disengage"),
        "in_radius": tr("detached, of its chain of command"),
        "away": tr("as a silenced battery must"),
        "charges": tr("the enemy unit that it charges"),
        "stands": tr("all that may fire, unless told otherwise"),
        "resolve-charge.supported": tr("of either side, by another unit near enough and large enough"),
        "supporters": tr("what it takes but nearness is then looked up"),
        "resolve-charge.parted": tr("the players agree that others in contact do not fight in it"),
        "contact.enemies": tr("linked contacts are one combat"),
        "break-contact.enemy": tr("nobody named: with any"),
        "answer.question": tr("nobody named: the oldest"),
        "roll-again.combat": tr("nobody named: the one that began first"),
        "roll-again.supported": tr("who was supported stays so, unless told otherwise"),
        "on_road": tr("March Columns"),
        "over_bridge": tr("March Columns"),
        "face.commander": tr("a battery needs one"),
        "move.commander": tr("a battery needs one"),
        "break-through.target": tr("nobody: as far as it gets"),
        "override.value": tr("a number, yes or no, or words"),
        "pays": tr("which column of the losses pays for it: nothing said, what the referee set aside"),
        "whole": tr("with it all of its division or corps that is on the table"),
        "split.parts": tr("they have all its stands; the part with its own id keeps leaders and commander"),
        "merge.into": tr("the others' ids are gone"),
        "places": tr("by id: x, y and facing, of a leader x and y"),
    }


def _choices() -> dict[str, str]:
    return {
        "": tr("nobody"),
        "union": tr("Union"),
        "confederate": tr("Confederate"),
        "single-line": tr("Single Line"),
        "double-line": tr("Double Line"),
        "attack-column": tr("Attack Column"),
        "march-column": tr("March Column"),
        "forward": tr("Forward"),
        "backward": tr("Backward"),
        "wheel": tr("Wheel"),
        "oblique": tr("Oblique"),
        "by-the-flank": tr("By the flank"),
        "none": tr("No cover"),
        "cover": tr("Cover"),
        "works": tr("Works"),
        "open": tr("Open"),
        "favorable": tr("Favorable"),
        "trenches": tr("Trenches"),
        "entered": tr("Real dice, typed"),
        "rolled": tr("Rolled by the app"),
        "all": tr("All dice"),
        "maneuver": tr("Maneuver"),
        "fire": tr("Fire"),
        "charge": tr("Charge"),
        "leader": tr("Leaders"),
        "draw": tr("Draws"),
        "muzzle-loading": tr("Muzzle-loading"),
        "breech-loading": tr("Breech-loading"),
        "smoothbore": tr("Smoothbore"),
        "rifled": tr("Rifled"),
        "infantry": tr("Infantry"),
        "cavalry": tr("Cavalry"),
        "on-table": tr("On the table"),
        "to-arrive": tr("To arrive"),
        "destroyed": tr("Destroyed"),
        "quit": tr("Quit the field"),
        "surrendered": tr("Surrendered"),
        "captured": tr("Captured"),
        "wrecked": tr("Wrecked"),
        "left": tr("Left the table"),
        "fallen": tr("Fallen"),
        "artillery": tr("Artillery"),
        **{name: capital(tr(name)) for name in EDGES if name},
        "unit": tr("The unit alone"),
        "division": tr("Division"),
        "corps": tr("Corps"),
        "army": tr("Army"),
        "strengths-hidden": tr("Strengths hidden"),
        "units-hidden": tr("Units hidden"),
        "True": tr("Yes"),
        "False": tr("No"),
    }
