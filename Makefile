# make run    installs into .venv if necessary and starts the referee (make run PORT=8001: on another port)
# make test   installs the test tools too and runs every check: ruff, mypy, import-linter, pytest
# make coverage, make format, make size, make bench, make soak, make findings, make pictures, make wheel, make release,
# make lock:
# see CONTRIBUTING.md

BIN := .venv/bin
STAMP := .venv/installed
TESTS := .venv/installed-tests

.PHONY: run test checks tests coverage install format size bench soak findings pictures wheel release lock

run: install
	@exec $(BIN)/referee $(if $(PORT),--port $(PORT))

test: $(TESTS)
	@$(MAKE) --no-print-directory --jobs=2 checks tests

checks:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Three workers on CI's two cores, because browser tests often wait. The many servers that they start load compiled
# modules, also where the environment forbids Python to keep them.
tests: export PYTHONDONTWRITEBYTECODE =
tests:
	@$(BIN)/python -m pytest --collect-only --quiet > /dev/null || true  # compiled once, not by each worker
	$(BIN)/python -m pytest --numprocesses 3 --dist worksteal

# A target of its own, because tracing takes a quarter of the time of the tests. Those in browsers trace nothing.
coverage: export PYTHONDONTWRITEBYTECODE =
coverage: $(TESTS)
	$(BIN)/python -m pytest --numprocesses 3 --dist worksteal --ignore=tests/e2e --cov --cov-report=
	$(BIN)/coverage report --include='referee/engine/*' --fail-under=95
	$(BIN)/coverage report --omit='referee/engine/*,referee/vendor/*' --fail-under=85

install: $(STAMP)

# The referee, its dependencies and its build backend; reinstalled only if one of both files changes. The first command
# looks for a Python of version 3.11 or newer.
$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || { \
	  for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	    if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	  done; \
	  test -n "$$found" || { echo 'The referee needs Python 3.11 or newer; none was found (make PYTHON=/path/to/python3 names one).' >&2; exit 1; }; \
	  echo "Installing into .venv, with $$($$found --version)" ; \
	  $$found -m venv .venv || { rm -rf .venv; exit 1; }; \
	}
	@echo 'Downloading about 25 MB and installing them into .venv (110 MB): half a minute, some minutes on a slow computer.'
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $(STAMP)

# The test tools have a lock of their own, because players do not need them.
$(TESTS): requirements-test.lock requirements-postgres.lock $(STAMP)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-test.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-postgres.lock
	@touch $(TESTS)

format: $(TESTS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Lines, modules, and what a tap calls, beside their bounds.
size: $(TESTS)
	@$(BIN)/python -m tests.size

# The peer of the benchmark lies apart, because nothing else needs it.
.venv/bench/installed: Makefile
	@mkdir -p .venv/bench
	@if command -v npm >/dev/null; then npm install --prefix .venv/bench --silent --no-audit --no-fund \
	  boardgame.io@0.50.2 koa@2.13.4 koa-compose@4.1.0 path-to-regexp@6.2.1 socket.io-client@4.8.1 \
	  bgio-postgres@1.0.16 node-persist@3.1.0; fi
	@touch $@

bench: $(TESTS) .venv/bench/installed
	$(BIN)/python -m tests.bench

# Five minutes of kills, malformed requests and full disks, on loopback and over both stores; SECONDS=60 makes it short.
soak: $(TESTS)
	$(BIN)/python -m tests.soak $(SECONDS)

# How other programs really behave, as findings/README.md says: a line each, and an error if one of them has changed.
findings:
	@changed=0; for script in findings/*.sh; do \
	  said=$$(timeout 300 sh $$script 2>&1); end=$$?; \
	  case $$end in \
	    0) word=green ;; \
	    77) word=$$(echo "$$said" | tail -n 1) ;; \
	    *) changed=1; word="changed ($$end): $$said" ;; \
	  esac; \
	  echo "$$(basename $$script .sh): $$word"; \
	done; exit $$changed

# Every main screen in three languages, light and dark, into pictures/; the README's into docs/pictures/.
pictures: $(TESTS)
	$(BIN)/python -m tests.pictures

# Each lock holds for every platform and for Python 3.11 and newer, without the address of a registry. Packages in both
# locks have the same version.
LOCK = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
	  --no-header --no-annotate --no-emit-index-url --no-config --quiet --upgrade

lock: $(TESTS)
	$(LOCK) pyproject.toml --group build -o requirements.lock
	sed -n 's/^postgres = \["\(.*\)"\]$$/\1/p' pyproject.toml \
	  | $(LOCK) - --constraints requirements.lock -o requirements-postgres.lock
	$(LOCK) --group test --constraints requirements.lock --constraints requirements-postgres.lock \
	  -o requirements-test.lock

wheel: install
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# The wheel as a release would publish it, tried in an empty environment; publishes nothing.
release: $(TESTS)
	@rm -rf dist/release
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist/release .
	@$(BIN)/python -m tests.release dist/release
