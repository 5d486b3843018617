# make play   build the app and serve it at http://localhost:8000
# make test   install what is missing, then check everything

PORT ?= 8000
PYTHON ?= python3
BIN := .venv/bin
export PYTHONPATH := py

PACKAGES := node_modules/.installed
VENV := .venv/.installed

.PHONY: play build test test-slow test-browsers fuzz bench bench-ai lighthouse format clean chromium

play: build
	$(PYTHON) -m tools.serve $(PORT)

build: $(PACKAGES)
	$(PYTHON) -m tools.build

test: $(VENV) $(PACKAGES) chromium
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest tests e2e -m "not slow"

test-browsers: $(VENV) $(PACKAGES) chromium
	@sh tools/install.sh browsers
	$(BIN)/pytest browsers

test-slow: $(VENV) $(PACKAGES) chromium
	$(BIN)/pytest tests e2e -m slow

# FUZZ_SECONDS=600 make fuzz: mutated texts on everything that comes in, each time others
fuzz: $(VENV)
	nice $(BIN)/python -m tests.fuzz.campaign

bench: $(VENV) chromium build
	$(BIN)/python -m tools.bench_rules
	$(BIN)/python -m tools.bench_search
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench_embed

lighthouse: $(VENV) chromium build
	cd tools/lighthouse && npm ci --ignore-scripts --loglevel=error
	$(BIN)/python -m tools.bench_lighthouse

bench-ai: $(VENV)
	$(BIN)/python -m tools.bench_exact
	$(BIN)/python -m tools.bench_kept
	$(BIN)/python -m tools.bench_ai

format: $(VENV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf build dist test-results .mypy_cache .ruff_cache .hypothesis .import_linter_cache

chromium:
	@sh tools/install.sh chromium

$(VENV): requirements-dev.txt
	@sh tools/install.sh venv
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

$(PACKAGES): package-lock.json
	npm ci --ignore-scripts --loglevel=error
	touch $@
