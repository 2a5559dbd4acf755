"""What is around the code: workflows, templates, the citation and the bounds of what we depend on say what is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import lowest
import pytest
import yaml

import dicecafe

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(path: Path) -> Any:
    """A file of YAML."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_version_is_one_everywhere() -> None:
    """In the code, the changelog, the citation and the manifests."""
    version = dicecafe.__version__
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(version)} - \d{{4}}-\d\d-\d\d", heads[1])
    citation = read(ROOT / "CITATION.cff")
    assert (citation["version"], citation["date-released"]) == (version, heads[1].rpartition(" - ")[2])
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert f"image: dicecafe:{version}" in (ROOT / "deploy" / "kubernetes" / "cafe.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_no_more_than_it_must(path: Path) -> None:
    """It reads, unless a job says more; each job ends some time; what it makes or runs of ours is there."""
    text, workflow = path.read_text(encoding="utf-8"), read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] for job in workflow["jobs"].values())
    for job in workflow["jobs"].values():
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
        assert job.get("needs", next(iter(workflow["jobs"]))) in workflow["jobs"]
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake (\w+)", text)) <= targets
    for named in re.findall(r"\b(?:deploy|tests|src)/[\w./]+\.\w+", text):
        assert (ROOT / named).exists(), named


def test_forms_and_hooks_are_read() -> None:
    """Forms have what a form must have; each hook calls what is there."""
    forms = [read(path) for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config"]
    assert forms
    assert all({"name", "description", "body"} <= set(form) for form in forms)
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    for hook in repository["hooks"]:
        program, *words = hook["entry"].split()
        assert program.startswith(".venv/bin/")
        assert all((ROOT / word).exists() for word in words if word.endswith(".py"))


def test_every_dependency_has_a_lower_bound_to_test() -> None:
    """`make lowest` installs exactly these."""
    found = lowest.lowest()
    assert len(found) >= len(PROJECT["dependencies"])
    assert all(re.match(r"[\w.\[\]-]+==\d", one) for one in found)
    assert all((ROOT / "tests" / f"test_{name}.py").exists() for name in lowest.TESTS)
