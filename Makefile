PYTHON ?= python3
BIN    := .venv/bin
PIP     = $(PYTHON) -m pip --python $(BIN)/python --disable-pip-version-check install --quiet
UV      = $(BIN)/uv pip install --python $(BIN)/python --quiet
LOCK    = $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
          --python-version 3.11 $(ARGS) pyproject.toml
CLIENT := $(shell find web -type f -not -path '*/node_modules/*')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play client test slow lint compiled bench benchmark levels docs screens golden format lock audit clean

help: ## Print this list.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r target text; \
	do printf '  make %-9s %s\n' "$$target" "$$text"; done

play: client ## Set everything up and open the site, which prints its address; ARGS="..." passes options.
	$(BIN)/fondaco serve $(ARGS)

client: src/fondaco/static/.stamp ## Build the browser client.

test: lint compiled client ## Set everything up, then check the code, compile the rules and run every test.
	$(BIN)/python tools/client.py check test
	$(BIN)/python -m pytest -n 2 --dist worksteal --durations 25 --ignore tests/browser --ignore tests/slow
	$(BIN)/python -m pytest -n 2 --dist worksteal --durations 10 tests/browser

slow: .venv/dev.stamp ## Run the tests that make test leaves out: a Ray cluster.
	$(UV) 'ray>=2.50' || $(PIP) 'ray>=2.50'
	$(BIN)/python -m pytest tests/slow

lint: .venv/dev.stamp ## Check style, types, the direction of imports and dead code.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests bench tools hatch_build.py)
	$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	$(BIN)/python tools/client.py lint

compiled: .venv/dev.stamp ## Compile the rules with mypyc into build/compiled; PYTHONPATH=build/compiled runs them.
	$(BIN)/python tools/compile.py

bench: compiled ## Measure the engines, interpreted and compiled, beside a peer.
	$(BIN)/python bench/engines.py $(ARGS)
	$(BIN)/python -m bench.rollouts

benchmark: .venv/dev.stamp ## Let the baselines play and bargain, and write docs/benchmark.md; takes some minutes.
	$(BIN)/python -m bench.benchmark $(ARGS)

levels: compiled ## Let the levels play each other in every game, and print how strong they are; takes hours.
	$(BIN)/python -m bench.levels $(ARGS)

docs: .venv/dev.stamp ## Build the documents' site into build/docs; a broken link fails it.
	$(BIN)/python tools/docs.py

screens: .venv/dev.stamp client ## Make the screenshots of every page that the README shows.
	$(BIN)/python -m tests.browser.screens

golden: .venv/dev.stamp ## Write the golden games and sentences down again; read the diff before you commit it.
	$(BIN)/python -m pytest tests/golden tests/words/test_said.py --remake

format: .venv/dev.stamp ## Format the code and mend what can be mended mechanically.
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/client.py format

lock: $(BIN)/python ## Lock the dependencies again; ARGS=--upgrade takes newer ones.
	$(LOCK) --group build -o requirements/play.txt
	$(LOCK) --group build --extra scale -o requirements/scale.txt
	$(LOCK) --extra scale --extra env --extra openspiel --extra data --extra mcp --group dev -o requirements/dev.txt

audit: .venv/dev.stamp ## Ask pip-audit for known holes in the locked dependencies; needs the network.
	@$(BIN)/uv tool run pip-audit --strict --require-hashes --disable-pip -r requirements/play.txt || \
	{ echo "make audit: pip-audit found something, or it or its data could not be fetched. Unless it says 'No known vulnerabilities', nothing was audited."; exit 1; }

clean: ## Remove everything that make has made.
	rm -rf .venv build dist web/node_modules web/lint/node_modules src/fondaco/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The lock holds no hash of the project itself, hence two steps. uv knows no pip configuration: where it fails, pip may not.
define install
	$(UV) --require-hashes -r $(1) || $(PIP) --require-hashes -r $(1)
	$(UV) --no-deps --no-build-isolation -e . || $(PIP) --no-deps --no-build-isolation -e .
endef

# Without pip inside, a venv takes a fraction of a second and needs no ensurepip, which Debian packs apart.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv --without-pip .venv
	-$(PIP) uv

.venv/play.stamp: requirements/play.txt pyproject.toml hatch_build.py | $(BIN)/python
	$(call install,requirements/play.txt)
	@touch $@

# Sources that are older than they look, after a change of branch, are told apart by their digest.
src/fondaco/static/.stamp: $(CLIENT) | .venv/play.stamp
	$(BIN)/python tools/client.py
	@touch $@

.venv/dev.stamp: requirements/dev.txt pyproject.toml hatch_build.py | $(BIN)/python
	$(call install,requirements/dev.txt)
	@touch $@ .venv/play.stamp
