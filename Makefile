# Everything starts from a fresh checkout with Python 3.11+ and make:
#   make run      the bot (with DISCORD_TOKEN), or a table in the browser (without)
#   make test     lint, types and all tests
#   make quick    lint, types and the fast tests, under a minute
#   make bench    the benchmarks, one table of ratios
#   make nightly  many thousands of random games (EUPHORIA_NIGHTLY_GAMES), pairs of games that look the same to a
#                 player (EUPHORIA_NIGHTLY_WORLDS), and new examples for the tests of properties
#   make soak     a year of slow games with kills, outages and restores: a table of what people received and what grew
#   make golden   record the golden games again after a deliberate rule change
#   make lock     choose new versions for requirements.lock and requirements-run.lock
SHELL := /bin/sh
.DEFAULT_GOAL := run
.PHONY: run test quick bench lint nightly soak golden lock .venv

PY := .venv/bin/python
# The number of xdist's workers: two for each core of a small machine, because many tests wait as much as they compute.
# Tests are handed out a few at a time, so that no worker is left with all the long ones.
JOBS ?= 4
PARALLEL := -n $(JOBS) --dist load --maxschedchunk 2
EUPHORIA_NIGHTLY_GAMES ?= 20000
EUPHORIA_NIGHTLY_WORLDS ?= 2000
export PIP_DISABLE_PIP_VERSION_CHECK := 1

run: .venv
	@$(PY) -m bot run $(ARGS)

test: lint
	$(PY) -m pytest $(PARALLEL)

quick: lint
	$(PY) -m pytest $(PARALLEL) -m "not slow"

lint: .venv
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

bench: .venv
	$(PY) -m tests.benchmarks $(ARGS)

nightly: .venv
	EUPHORIA_NIGHTLY_GAMES=$(EUPHORIA_NIGHTLY_GAMES) EUPHORIA_NIGHTLY_WORLDS=$(EUPHORIA_NIGHTLY_WORLDS) \
	  $(PY) -m pytest -n $(JOBS) -m nightly tests/engine tests/worlds
	$(PY) -m pytest $(PARALLEL) --hypothesis-profile=nightly -m hypothesis

soak: .venv
	$(PY) -m tests.soak $(ARGS)

golden: .venv
	$(PY) -m tests.golden.regenerate

.venv: .venv/installed

# The stamp is newer than the lock file once everything in it is installed.
.venv/installed: requirements.lock
	@python=$${PYTHON:-}; \
	for candidate in $$python python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$candidate; break; fi; \
	  python=; \
	done; \
	if [ -z "$$python" ]; then echo "Python 3.11 or newer is needed: install it, or name it with 'make PYTHON=/path/to/python3'." >&2; exit 1; fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then echo "This Python cannot make virtual environments: install its venv package (on Debian and Ubuntu: apt-get install python3-venv)." >&2; exit 1; fi; \
	echo "Installing what requirements.lock names into .venv (once; about a minute)..."; \
	$(PY) -m pip --version >/dev/null 2>&1 || $$python -m venv --clear .venv
	@$(PY) -m pip install --quiet --no-input --require-hashes -r requirements.lock
	@touch $@

# Versions and hashes for every platform and Python this project runs on; no addresses.
lock: .venv
	@$(PY) -m pip install --quiet uv
	$(PY) -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev --generate-hashes \
	  --no-emit-index-url --strip-extras --no-header --output-file requirements.lock pyproject.toml
	# For the image: the same versions, without the test tools.
	$(PY) -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --strip-extras --no-header --constraint requirements.lock \
	  --output-file requirements-run.lock pyproject.toml
