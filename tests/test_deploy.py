"""The files of deploy/: what they name is there. No container runs here; docs/hosting.md says what was checked, and how."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from dicecafe.server.metrics import Metrics
from dicecafe.server.settings import Settings, check
from dicecafe.server.sources import ELSEWHERE, KINDS, read

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
TEXTS = {path.relative_to(DEPLOY).as_posix(): path.read_text(encoding="utf-8") for path in FILES}


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith((".yaml", ".yml"))])
def test_yaml_is_read(name: str) -> None:
    """All documents of it."""
    assert all(isinstance(one, dict) for one in yaml.safe_load_all(TEXTS[name]))


CHECKED = {  # by programs that know what such files may hold; none of them asks a network
    "workflows": ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/*.yml"],
    "issue forms": ["check-jsonschema", "--builtin-schema", "vendor.github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml"],
    "citation": ["check-jsonschema", "--builtin-schema", "vendor.citation-file-format", "CITATION.cff"],
    "compose files": ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose*.yaml"],
    "manifests": ["kubernetes-validate", "--strict", "deploy/kubernetes/*.yaml"],
    "image": ["hadolint", "deploy/Dockerfile"],
    "workflows' security": ["zizmor", "--offline", "--no-progress", ".github"],
}


@pytest.mark.parametrize("what", CHECKED)
def test_linters_find_nothing(what: str) -> None:
    """Not in what others run for us, either."""
    program, *arguments = CHECKED[what]
    given = [name for one in arguments for name in (sorted(map(str, ROOT.glob(one))) if "*" in one else [one])]
    command = [str(Path(sys.executable).parent / program), *given]
    ended = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert ended.returncode == 0, ended.stdout


def test_every_metric_that_is_named_exists() -> None:
    """In the dashboard and the alert rules; and each of ours is shown somewhere."""
    known = {line.split()[2] for line in Metrics().text().decode().splitlines() if line.startswith("# TYPE")}
    known |= {f"{name}_bucket" for name in known if name.endswith("_seconds")}
    known |= {"dicecafe_budget_spent_total", "dicecafe_budget_refused_total"}  # once there are accounts
    expressions = [rule["expr"] for group in yaml.safe_load(TEXTS["grafana/alerts.yml"])["groups"] for rule in group["rules"]]
    dashboard = json.loads(TEXTS["grafana/dashboard.json"])
    expressions += [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = set(re.findall(r"\b(?:dicecafe|process)_\w+", "\n".join(expressions)))
    assert named <= known
    assert {name.removesuffix("_bucket") for name in named} >= {
        name for name in known if re.match(r"dicecafe_(?!.*_bucket)", name)
    }


@pytest.mark.parametrize("name", TEXTS)
def test_every_setting_that_is_named_exists(name: str) -> None:
    """With a value that it takes."""
    for setting, value in re.findall(r"\bDICECAFE_([A-Z_]+)(?:[:=] |=|, value: )?\"?([^\s\"},\\]*)", TEXTS[name]):
        assert setting in ELSEWHERE or setting.lower() in KINDS, setting
        if value and setting.lower() in KINDS and not value.startswith(("$", "'", ")", "postgresql")):
            read(value, KINDS[setting.lower()], setting)


def test_every_command_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    """The service's, the image's, and those in comments."""
    from dicecafe.arguments import parsers

    known = {parser.name: parser for parser in parsers()}
    found = [line for text in TEXTS.values() for line in re.findall(r"(?:/bin/|: )dicecafe (serve[^\n\"]*)", text)]
    assert len(found) >= 3
    for line in found:
        name, *words = shlex.split(line)
        asked = known[name].read(words)
        check(Settings(**{one.name: getattr(asked, one.name) for one in fields(Settings) if getattr(asked, one.name, None)}))


def test_what_an_image_is_made_of_is_there() -> None:
    """Every file that is copied, and none of them is left out of what the builder gets."""
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", TEXTS["Dockerfile"], re.MULTILINE)
    sent = {line[1:].split("/")[0] for line in TEXTS["Dockerfile.dockerignore"].splitlines() if line.startswith("!")}
    for path in (path for line in copied for path in line.split()):
        assert (ROOT / path).exists()
        assert path.split("/")[0] in sent


def test_probes_ask_for_what_there_is() -> None:
    """Readiness and liveness, below nothing."""
    from dicecafe.server.http.routes import OPERATIONS

    pod: Any = next(yaml.safe_load_all(TEXTS["kubernetes/cafe.yaml"]))["spec"]["template"]["spec"]
    paths = {one.path for one in OPERATIONS}
    for probe in ("readinessProbe", "livenessProbe"):
        assert pod["containers"][0][probe]["httpGet"]["path"] in paths


def test_the_service_is_one_of_systemd(tmp_path: Path) -> None:
    """As systemd itself says, where the program is at its place."""
    unit = TEXTS["dicecafe.service"].replace("/opt/dicecafe/bin/dicecafe", "/bin/true")
    (tmp_path / "dicecafe.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "dicecafe.service"], capture_output=True, text=True, check=False
    )
    assert "dicecafe.service" not in done.stderr, done.stderr
