"""companion rules of the square-grid battles: clauses, rulings, and words of the ruleset that another stands on."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_the_rules_of_antietam_are_read(run: Run) -> None:
    listed = run("rules", "antietam").stdout
    assert "ANT-7.6a: Eight squares" in listed
    assert "ANT-R-FATREC: " in listed
    assert "ANT-R-ZOC-WHO" in run("rules", "antietam", "ant-7.6a").stdout
    ruling = run("rules", "antietam", "ANT-R-FATREC").stdout
    assert "Question: " in ruling
    assert "--set ANT-R-FATREC=VALUE" in ruling


def test_the_rules_of_shiloh_are_read_and_those_of_antietam_hold_beside_them(run: Run) -> None:
    listed = run("rules", "shiloh").stdout
    assert 0 < listed.index("SHI-OC-clear: ") < listed.index("ANT-7.6a: ")
    assert "SHI-R-ZOC" in run("rules", "shiloh", "SHI-N-2").stdout
    assert "SHI-R-DISR-MELEE" in run("rules", "shiloh", "ANT-8.4a").stdout


def test_a_clause_of_shiloh_is_none_of_antietam(run: Run) -> None:
    told = run("rules", "antietam", "SHI-N-2")
    assert told.exit_code
    assert "no clause, ruling or chart has this name" in told.stderr


def test_a_clause_of_house_rules_leads_to_the_rows_that_name_it(run: Run, tmp_path: Path) -> None:
    row = '[[modifier]]\nid = "dug-in"\nlabel = "target dug in"\nvalue = -1\nasked = "dug in"\nclause = "CLUB-1"\n'
    (tmp_path / "musketry.toml").write_text(f"format = 2\n\n{row}")
    told = run("rules", "miniatures", "club-1", "--rules", str(tmp_path)).stdout
    assert told.startswith("CLUB-1: ")
    assert "musketry, modifier: id dug-in, label target dug in" in told
    assert run("rules", "miniatures", "club-1").exit_code
