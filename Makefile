# Fudaba: `make play` and `make test` are all that a fresh machine needs.
# Assumed: make, git and Python 3.11 or newer with its venv module.

PYTHON  ?= python3
VENV    ?= .venv
COMPILED ?= .venv-compiled
# One more than there are processors: browsers and servers wait for each other a good deal. With two more, two
# processors need a sixth more time.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(8, 1 + (os.cpu_count() or 2)))')
ARGS    ?=

# Compiled once, and not by every process that a test starts: also where the system says not to keep that.
export PYTHONDONTWRITEBYTECODE :=

# What pip may install is pinned; each stamp stands for one set of extras at those pins.
PIP_INSTALL = $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-input -c constraints.txt
READY       = $(VENV)/fudaba-ready
# All is measured, also where a budget is missed; then it fails.
MEASURE     = missed=0; for what in benchmarks.matches benchmarks; do \
              $(1)/bin/python -m $$what $(ARGS) || missed=1; done; exit $$missed
CODE        = src tests benchmarks examples web tools hatch_build.py
# The browser table as it is built, and what it is built from.
STATIC      = src/fudaba/server/static/index.html
WEB         = $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play tab test test-long test-compiled coverage lint bench bench-compiled compiled docs hashes web setup clean

help: ## list these targets
	@echo "Fudaba: one table for deep card games"
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | \
	    while IFS='|' read -r target words; do printf '%-18s %s\n' "$$target" "$$words"; done
	@echo 'Options: ARGS="..." is handed on to play, test and bench (there: --into docs); PYTHON=python3.12 chooses the Python.'

play: $(READY)-play $(STATIC) ## open the table in the browser; ARGS="--port 9000" and what else `fudaba serve` takes
	@$(VENV)/bin/fudaba serve --open $(ARGS)

tab: $(READY)-tab $(STATIC) ## make the table in a tab, static files that need no server, in build/tab
	@$(VENV)/bin/fudaba tab --out build/tab $(ARGS)

# Neighbours stay with one worker, so that what a module or a scenario sets up is set up once.
test: $(READY)-test $(READY)-web $(READY)-chromium $(STATIC) ## run the tests, without the long ones
	$(VENV)/bin/python web/build.py --units
	$(VENV)/bin/python -m compileall -q -j 2 src
	$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not long" $(ARGS)

test-long: $(READY)-test $(READY)-long $(READY)-web $(READY)-chromium $(STATIC) ## run the long tests only
	$(VENV)/bin/python web/build.py --units
	$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m long $(ARGS)

lint: $(READY)-test $(READY)-lint $(READY)-web ## check style, types, imports, texts, spelling and workflows
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(VENV)/bin/mypy
	$(VENV)/bin/pyright --pythonpath $(VENV)/bin/python
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/python -m fudaba.text.check
	$(VENV)/bin/python tools/plain_words.py
	$(VENV)/bin/codespell
	$(VENV)/bin/zizmor --offline --quiet .github
	$(VENV)/bin/python web/build.py --types

coverage: $(READY)-test $(READY)-web $(READY)-chromium $(STATIC) ## the same tests, with the share of lines that they run
	$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not long" --cov --cov-report=term:skip-covered $(ARGS)

docs: $(READY)-docs ## build the documentation into site/; a broken link is an error
	$(VENV)/bin/zensical build --strict --clean

compiled: $(COMPILED)/fudaba-compiled ## build the engine and the rules as machine code, into a virtual environment of its own

test-compiled: $(COMPILED)/fudaba-compiled ## run the tests of the engine, the games and their bots on what is compiled
	FUDABA_COMPILED=1 $(COMPILED)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not long" $(ARGS) \
	    tests/kernel tests/games tests/scenarios tests/bots/test_dominion_policy.py tests/bots/test_dominion_strategy.py \
	    tests/bots/test_innovation.py tests/bots/test_innovation_strong.py tests/bots/test_bridge_over_strong.py tests/bots/test_sensible.py \
	    tests/research/test_actions.py tests/research/test_observations.py tests/research/test_picks.py \
	    tests/research/test_environments.py tests/research/test_openspiel.py tests/research/test_opponents.py

bench-compiled: $(COMPILED)/fudaba-compiled ## the same on what is compiled
	$(COMPILED)/bin/python -m benchmarks.dominionsim $(if $(LISTS),--lists $(LISTS))
	@$(call MEASURE,$(COMPILED))

bench: $(READY)-bench ## measure the speed, side by side with others
	$(VENV)/bin/python -m benchmarks.research
	$(VENV)/bin/python -m benchmarks.dominionsim $(if $(LISTS),--lists $(LISTS))
	@$(call MEASURE,$(VENV))

hashes: $(READY)-test ## write the hashes of what the container installs, after constraints.txt has changed
	$(VENV)/bin/python tools/hashes.py

web: $(STATIC) ## build the browser table

setup: $(READY)-test $(READY)-lint $(STATIC) ## build the environment for working on Fudaba, run nothing

clean: ## remove the environment and the caches
	rm -rf $(VENV) $(COMPILED) build dist site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# --- the browser table ------------------------------------------------------------------------

# Installing the package builds it too (hatch_build.py); this is for a checkout in which it has changed since.
$(STATIC): $(WEB) | $(READY)-play
	@$(VENV)/bin/python web/build.py --check || $(MAKE) --no-print-directory $(READY)-web
	@$(VENV)/bin/python web/build.py

# The distribution's Chromium, for the browser tests.
$(READY)-chromium: tests/browser/install_chromium.sh | $(READY)-test
	@sh tests/browser/install_chromium.sh
	@touch $@

# --- the environment --------------------------------------------------------------------------

$(VENV)/bin/python:
	@$(PYTHON) -c '' 2>/dev/null || \
	    { echo "Fudaba needs Python 3.11 or newer, and '$(PYTHON)' does not run. Name another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Fudaba needs Python 3.11 or newer; '$(PYTHON)' is older. Name another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo "'$(PYTHON) -m venv' cannot be used here. Install it first (Debian, Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up Python in $(VENV) ..." >&2
	@rm -f $(VENV)/bin/python*  # what is left of a Python that is gone
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "'$(PYTHON) -m venv $(VENV)' failed, see above." >&2; exit 1; }

# Newer than the stamps when the environment, or the Python it stands on, has been replaced.
$(VENV)/pyvenv.cfg: $(VENV)/bin/python
	@touch $@

# One rule an extra.
$(READY)-play: EXTRA = [play]
$(READY)-test: EXTRA = [test]
$(READY)-lint: EXTRA = [lint]
$(READY)-bench: EXTRA = [bench,play,research]
$(READY)-long: EXTRA = [trainers,cluster,notebook]
$(READY)-web: EXTRA = [web,play]
$(READY)-docs: EXTRA = [docs,play]
$(READY)-tab: EXTRA = [tab]
$(READY)-play $(READY)-test $(READY)-lint $(READY)-bench $(READY)-long $(READY)-web $(READY)-docs $(READY)-tab: pyproject.toml constraints.txt $(VENV)/pyvenv.cfg
	@echo "Installing Fudaba$(EXTRA) into $(VENV) ..." >&2
	@$(PIP_INSTALL) -e '.$(EXTRA)'
	@touch $@ $(READY)-play

# What is compiled is installed as it is built, not from the checkout, so it is built again after every change.
$(COMPILED)/fudaba-compiled: hatch_build.py pyproject.toml constraints.txt $(shell find src -name '*.py')
	@echo "Compiling Fudaba into $(COMPILED); this takes some minutes ..." >&2
	@$(PYTHON) -m venv --clear $(COMPILED)
	@FUDABA_MYPYC=1 PIP_CONSTRAINT=constraints.txt $(COMPILED)/bin/python -m pip install --quiet \
	    --disable-pip-version-check --no-input '.[test,bench]'
	@touch $@
