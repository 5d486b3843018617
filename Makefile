# make play   build the app and serve it at http://localhost:8000
# make watch  build it at every change, and reload the page at http://localhost:8001
# make test   install what is missing, then check everything

PORT ?= 8000
WORKERS ?= auto
# A page often waits, for its server or for a timer.
BROWSERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)
PYTHON ?= python3
BIN := .venv/bin
export PYTHONPATH := py
# Files are read and written as UTF-8, whatever the locale.
export PYTHONUTF8 := 1
# Python compiles a module once, not in each of the processes that tests start.
export PYTHONDONTWRITEBYTECODE :=

INSTALL := install --quiet --disable-pip-version-check --constraint constraints.txt
# What a group of pyproject.toml names; the pip that comes with Python 3.11 does not know --group.
GROUP = $$($(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]["$(1)"])')

PACKAGES := node_modules/.installed
COMPILER := .venv/.build
VENV := .venv/.installed
MUTANTS := .venv/.mutants
SPHINX := build/docs-venv/.installed
ADAPTERS := build/adapters-venv/.installed
MICROPIP := build/micropip/.done

.PHONY: play watch build ready test packages slow-packages check game unit e2e test-slow test-browsers fuzz simulate simulate-page mutants bench bench-ai called docs adapters screenshots sheets lighthouse format clean chromium

# Without what takes longest to make and changes least, unless an earlier build has left it.
play: ready
	@LEAN=$${LEAN:-cached} $(BIN)/python -m tools.build
	@echo "(make watch builds at every change, and reloads the page.)"
	@$(PYTHON) -m tools.serve $(PORT)

# At a port of its own, where no service worker answers with an earlier build.
watch: PORT = 8001
watch: ready
	@$(BIN)/python -m tools.watch $(PORT)

# LEAN=0 make build: quicker, with Pyodide and MicroPython as published; the page then starts later
build: ready
	@$(BIN)/python -m tools.build

ready:
	@$(MAKE) --no-print-directory --silent --jobs=2 $(COMPILER) $(PACKAGES)

# What fails fastest comes first; Python's and npm's packages are installed at the same time.
test:
	@$(MAKE) --no-print-directory --jobs=2 packages
	@$(MAKE) --no-print-directory check unit e2e

packages: $(VENV) $(PACKAGES)

# What the slow tests need besides.
slow-packages: $(ADAPTERS) $(MICROPIP)

check: $(VENV) $(PACKAGES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m tools.building.schema
	npm run --silent check
	$(BIN)/lint-imports
	$(BIN)/mypy

# GAME=NAME make game: all that looks at one game, in about two minutes
game: FOLDERS := py/tesserae/games/$(GAME) tests/games/$(GAME)
game: $(VENV) $(PACKAGES)
	@test -d "py/tesserae/games/$(GAME)" -a -n "$(GAME)" || { echo "Which game? make game GAME=pyrga"; exit 2; }
	$(BIN)/ruff check $(FOLDERS)
	$(BIN)/ruff format --check $(FOLDERS)
	@$(BIN)/python -m tools.lowering $(GAME)
	$(BIN)/lint-imports
	$(BIN)/mypy $(FOLDERS)
	$(BIN)/pytest tests --game $(GAME) -m "not slow" -n $(WORKERS) --dist worksteal

unit: $(VENV) $(PACKAGES)
	npm test --silent
	$(BIN)/pytest tests -m "not slow" -n $(WORKERS) --dist worksteal

e2e: $(VENV) $(PACKAGES) chromium
	$(BIN)/pytest e2e -m "not slow" -n $(BROWSERS) --maxprocesses 4 --dist worksteal

test-slow: adapters $(VENV) $(PACKAGES) $(MICROPIP) chromium
	@sh tools/install.sh compiler
	TESSERAE_TESTS=$${TESSERAE_TESTS:-thorough} $(BIN)/pytest tests -m "slow or sampled or hypothesis" -n $(WORKERS) --dist worksteal
	TESSERAE_TESTS=$${TESSERAE_TESTS:-thorough} $(BIN)/pytest e2e -m slow -n $(BROWSERS) --maxprocesses 4 --dist worksteal

test-browsers: $(VENV) $(PACKAGES)
	@sh tools/install.sh browsers
	$(BIN)/pytest e2e/browsers

# FUZZ_SECONDS=600 make fuzz: mutated texts on everything that comes in, each time others
fuzz: $(VENV)
	nice $(BIN)/python -m tests.fuzz.campaign

# SECONDS=3600 SEED=17 make simulate: people who do what pages offer, and laws (tests/simulation)
simulate: $(VENV)
	nice $(BIN)/python -m tests.simulation.campaign

# The same people in Chromium: SECONDS=600 SEED=17 make simulate-page
simulate-page: $(VENV) $(PACKAGES) chromium
	SEED=$${SEED:-$$(date +%s)} $(BIN)/pytest e2e/simulation -n $(WORKERS)

# PACKAGE=core/record SAMPLE=60 make mutants: whether the tests notice small errors (tools/mutants)
mutants: $(MUTANTS)
	nice -n 15 $(BIN)/python -m tools.mutants

bench: $(VENV) $(ADAPTERS) chromium build
	build/adapters-venv/bin/python -m tools.bench.loops
	$(BIN)/python -m tools.bench.first_visit
	$(BIN)/python -m tools.bench.standin
	$(BIN)/python -m tools.bench.page
	$(BIN)/python -m tools.bench.embed

screenshots: $(VENV) chromium build
	$(BIN)/python -m tools.generate.screenshots

# Pictures of all pages in windows of many sizes, to look at, in build/sheets.
sheets: $(VENV) chromium build
	$(BIN)/python -m tools.generate.sheets

lighthouse: $(VENV) chromium build
	cd tools/lighthouse && npm ci --ignore-scripts --loglevel=error
	$(BIN)/python -m tools.bench.lighthouse

bench-ai: $(VENV)
	$(BIN)/python -m tools.bench.engines.chances
	$(BIN)/python -m tools.bench.engines.strength

# Lists the functions of Pyodide and MicroPython that the app calls, to split them; in about ten minutes.
called: $(VENV) $(PACKAGES) chromium
	@$(BIN)/python -m tests.lowering.called
	@SPLIT=0 $(BIN)/python -m tests.tools.pyodide.called

# The documentation as a site, in build/docs.
docs: $(SPHINX)
	@build/docs-venv/bin/python -m tools.site

# The tests that need the packages of the extras: Gymnasium, PettingZoo, OpenSpiel, MCP, notebooks.
adapters: $(ADAPTERS)
	build/adapters-venv/bin/python -m pytest tests/extras

format: $(VENV) $(PACKAGES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	node_modules/.bin/biome check --write

clean:
	rm -rf build dist test-results .mypy_cache .ruff_cache .hypothesis .import_linter_cache

chromium:
	@sh tools/install.sh chromium

$(COMPILER): constraints.txt
	@echo "Installing MicroPython's compiler..."
	@sh tools/install.sh venv
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip $(INSTALL) $(call GROUP,build)
	@touch $@

$(VENV): constraints.txt $(COMPILER)
	$(BIN)/pip $(INSTALL) $(call GROUP,dev)
	touch $@

$(MUTANTS): constraints.txt $(VENV)
	$(BIN)/pip $(INSTALL) $(call GROUP,mutants)
	touch $@

$(SPHINX) $(ADAPTERS): build/%-venv/.installed: constraints.txt
	@echo "Installing the packages of the group $*..."
	@sh tools/install.sh venv
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/pip $(INSTALL) $(call GROUP,$*)
	@touch $@

# These run in Pyodide alone, so they are fetched and not installed.
$(MICROPIP): pyproject.toml $(COMPILER)
	rm -rf $(@D)
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
		--python-version 3.14 --dest $(@D) $(call GROUP,micropip)
	touch $@

$(PACKAGES): package-lock.json
	@echo "Installing npm's packages..."
	@npm ci --ignore-scripts --loglevel=error
	@touch $@
