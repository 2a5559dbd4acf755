# Two commands matter: `make play` and `make test`. Each sets up what it needs and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000

.PHONY: play test check golden bench clean

play: $(VENV)/.ready
	@$(BIN)/dicecafe serve --port $(PORT) --open

test: check
	$(BIN)/python -m pytest -n auto

check: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

golden: $(VENV)/.ready
	$(BIN)/python tests/golden.py

bench: $(VENV)/.ready
	$(BIN)/python benchmarks/run.py --write

clean:
	rm -rf $(VENV) benchmarks/.venv dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dice Cafe needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Setting up $(VENV) (once)..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
