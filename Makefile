# Everything that is made goes into .venv/, build/, web/node_modules/, src/sublevel/table/static/ (the browser's part)
# and, for the compiled rules, beside their sources.

SUITABLE := -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null
# Looked for only where it is needed: once there is an environment, nobody asks.
PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3; do $$python $(SUITABLE) && echo $$python && break; done)

# Bytecode is kept whatever the environment says: the tests start hundreds of programs, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
# The lock files are complete: nothing is left to resolve. Modules get their bytecode when they are first imported; most
# of those that the compiler brings never are.
LOCKED := --no-deps --require-hashes
PIP_INSTALL := $(PIP) install --no-compile $(LOCKED) -r
# uv takes 2 s where pip takes 45, but may be missing for a rare machine, or not know a proxy that pip knows.
install = { $(PY) -m uv pip install --quiet --python $(PY) $(LOCKED) -r $(1) 2>/dev/null || $(PIP_INSTALL) $(1); }
# Several steps write at the same time: a line takes the place of the one that shows the time left.
SAY := test -t 1 && printf '\033[K'; echo
# Few tests at a time: by default each worker gets hundreds in advance, and one of them all tests in the browser.
PYTEST := $(PY) -m pytest -q -n 2 --maxschedchunk 4
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
LOCK := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links \
	--custom-compile-command 'make lock'
FRESH := $(PY) -P src/sublevel/engine/targets.py

NPM := npm --prefix web --no-update-notifier --loglevel=error
CLIENT := src/sublevel/table/static/index.html
CLIENT_INSTALLED := web/node_modules/.package-lock.json
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/sublevel/text/*/*.ftl)
NODE := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	|| { echo 'make: Node 20.19 or newer is needed for what the browser gets (https://nodejs.org); without it: make terminal'; exit 1; }
BROWSERS := chromium chromium-browser google-chrome

.PHONY: help play terminal web test check client browser format build bench wheel soak lock clean distclean
.DEFAULT_GOAL := help

help: ## show these lines
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## open the table in the browser
	@$(MAKE) --no-print-directory --jobs 2 web build
	@$(VENV)/bin/sublevel serve --open

terminal: build ## play The Base in the terminal
	@$(VENV)/bin/sublevel play the-base

web: $(CLIENT) ## build the client, if its sources changed
	@:

# Bots are tested compiled alone: interpreted they think a hundred times as long.
test: ## check, then run all tests compiled, and those of the rules interpreted too
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line check client build web browser  # the compiler keeps one core busy
	@if $(FRESH) >/dev/null; then \
		echo 'tests: compiled' && SUBLEVEL_TARGET=cpu $(PYTEST) tests && \
		echo 'tests: interpreted' && SUBLEVEL_TARGET=python $(PYTEST) tests/engine tests/games tests/golden -m 'not compiled_only and not soak'; \
	else \
		echo 'tests: interpreted only, because nothing can be compiled here (a C compiler and the Python headers are needed)' && \
		SUBLEVEL_TARGET=python $(PYTEST) tests -m 'not compiled_only and not soak'; \
	fi

check: $(INSTALLED) ## formatting, lint and strict types
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy

client: $(CLIENT_INSTALLED) ## types, lint, formatting and unit tests of the browser's part
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent test

# Some tests play in a real browser; most of them in the shell, which starts sooner, where there is one.
browser:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		for browser in chromium chromium-headless-shell; do command -v $$browser >/dev/null || missing="$$missing $$browser"; done; \
		test -z "$$missing" || { echo "installing$$missing for the tests in the browser" && apt-get -qq update && apt-get -qq install -y $$missing >/dev/null; }; \
	fi; \
	for browser in $(BROWSERS); do command -v $$browser >/dev/null && exit 0; done; \
	echo 'make: Chromium is needed for the tests in the browser; on Debian: apt install chromium'; exit 1

soak: $(INSTALLED) build web browser ## explore at random for MINUTES=20, in all browsers that are installed; prints every seed
	@$(PY) -m tests.soak --minutes $(or $(MINUTES),20) $(if $(SEED),--seed $(SEED))

format: $(INSTALLED) ## format the code and repair what lint can repair
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

# The manifest of the last build, not the age of files, decides. Without a compiler the build says so and succeeds.
build: $(PLAYABLE) ## compile the rules in place, if their sources changed
	@$(FRESH) >/dev/null || { $(SAY) 'compiling the rules' && $(PY) setup.py --quiet build_ext --inplace; }

bench: build ## measure the speed of the engine and of search beside OpenSpiel
	@$(PY) -c 'import pyspiel' 2>/dev/null || $(PIP) install open_spiel==2.0.2
	@$(PY) benchmarks/engine_speed.py
	@$(PY) benchmarks/search_speed.py

wheel: $(INSTALLED) web ## make a wheel in dist/, with the browser's part inside
	@$(PY) -m build --wheel --no-isolation

lock: $(INSTALLED) ## choose the newest versions of all dependencies and write both lock files
	@$(PIP) install --upgrade uv
	@echo uv | $(LOCK) --upgrade --output-file requirements-uv.lock -
	@$(LOCK) --upgrade --extra arena --extra cuda --extra dev --extra postgres --extra ray --output-file requirements.lock pyproject.toml
	@$(LOCK) --extra compile --constraint requirements.lock --output-file requirements-play.lock pyproject.toml

clean: ## remove what was built
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis src/sublevel/_compiled.json src/sublevel/table/static
	@find src -name '*.so' -delete
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove the environments too
	@rm -rf $(VENV) web/node_modules

# Players need fewer packages than developers, who get the rest below.
$(PLAYABLE): requirements-uv.lock requirements-play.lock pyproject.toml
	@test -n '$(PYTHON)' && $(PYTHON) $(SUITABLE) || { echo 'make: Python 3.11, 3.12 or 3.13 is needed; name it: make PYTHON=/path/to/python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo 'make: this Python cannot make environments; on Debian: apt install python3-venv'; exit 1; }
	@$(SAY) 'installing into $(VENV) with $(PYTHON)'
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PIP_INSTALL) requirements-uv.lock 2>/dev/null || true
	@$(call install,requirements-play.lock)
	@SUBLEVEL_COMPILE=no $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(INSTALLED): requirements.lock $(PLAYABLE)
	@$(SAY) 'installing what tests and checks need'
	@$(call install,requirements.lock)
	@touch $@

$(CLIENT_INSTALLED): web/package-lock.json web/package.json
	@$(NODE)
	@$(SAY) 'installing into web/node_modules'
	@$(NPM) ci --include=dev --prefer-offline --no-audit --no-fund >/dev/null
	@touch $@

$(CLIENT): $(CLIENT_INSTALLED) $(CLIENT_SOURCES)
	@$(NODE)
	@$(SAY) 'building the client'
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
