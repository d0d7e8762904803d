.PHONY: gallery lab package c test test-all only schema films lint format core-check readme-check \
  docs site release speech bench bench-web bench-tails bench-page clean

WORKSHOP_FILES = CLI/Package.swift CLI/Sources CLI/Tests Benchmarks/Package.swift \
  Benchmarks/Benchmarks Benchmarks/Fuzz/Package.swift Benchmarks/Fuzz/Sources Docs Examples \
  Web/Sources
SWIFT_FILES = Package.swift C/Sources C/tests Sources Tests StandIns Web/Sources \
  $(addprefix Workshop/,$(WORKSHOP_FILES))

gallery: ## Builds the gallery, one file that opens from disk, and opens it. Requires only Swift.
	@Workshop/Web/build gallery
	@Workshop/Web/show Web/dist/gallery.html

lab: ## Builds the lab, with a slider for every number of a control, and opens it.
	@Workshop/Web/build lab
	@Workshop/Web/show Web/dist/lab.html

COMMAND_BUILD = swift build --package-path Workshop/CLI
package: ## Builds the package for npm into Web/dist/package. Installs its tools except Swift.
	@Tests/swift-check WebAssembly
	@Web/tests/install-tools package
	@$(COMMAND_BUILD) --product jelly-schema >&2
	@JELLY_SCHEMA=$$($(COMMAND_BUILD) --show-bin-path)/jelly-schema Web/package/build

c: ## Builds the library for C into C/dist. Requires only Swift, 6.3 or later, on Linux.
	@C/build

# The steps of the tests. Steps with prerequisites wait for them; the others run in parallel, two at
# a time, in the order of the list. The Swift tests are built with an optimized core. The packages
# of the libraries and of the command use one build folder, so that their common modules are
# compiled once.
STEP = @Tests/step $(@:step-%=%)
STEPS = $(MAKE) --no-print-directory --keep-going --jobs 2
#
# Hardly anybody reads a debugger's tables, and without them a module compiles faster. A manifest
# cannot turn them off: SwiftPM's own flags come after its. Every build in a folder needs the same
# options, else it compiles everything anew. The index stays: SwiftPM looks for tests in it, and
# with a main file in its place `swift test --filter` runs nothing.
LEAN = -debug-info-format none
TESTS = --scratch-path .build/tests --build-tests $(LEAN)
SWIFT_BUILD = env JELLY_TESTS=optimized swift build $(TESTS)
# In a folder of two packages SwiftPM can take the plan of one for that of the other.
PLAN = .build/tests/debug/description.json
NATIVE = .build/tests/debug/JellyPackageTests.xctest --testing-library swift-testing
COMMAND = .build/tests/debug/JellyCLIPackageTests.xctest --testing-library swift-testing
# A seventh of the random runs; step-random makes all.
FEWER = JELLY_SEEDS=7 JELLY_PULLS=256 JELLY_GESTURES=200
RANDOM = Invariant|AllControls|SmallNumber|HeldModes|SymmetricM|FilmTruth|PressT|PullT|ClockT
PYTEST = .venv/bin/python -m pytest -q -n 4
# The tests of the elements, without those of the package.
# -k also matches parts of names: `pen` would match `open`.
ELEMENTS = chromium and not (chromium-pen or style_sheet or test_drivers or $(PACKAGE) or $(RARE))
PACKAGE = test_package or test_match
# A fifth of the time of all, for what a change rarely breaks: `test-all` has them. axe reads whole
# pages, whose roles and names have tests of their own; native tests have the numbers of a rebound
# and a dent; memory that is not freed grows slowly.
RARE = test_axe or rebound_stays_clear or no_dent_reaches or hundreds_one_after_another

# Without those that build the library again, for another processor or with checks of memory.
C_TESTS = not (arm or sanitized)

test: ## Runs the tests of the product: core, hosts, elements in Chromium; and the lint.
	@Tests/step --begin
	@$(STEPS) $(addprefix step-,tools native-build web chromium core-tests uikit-tests \
	  swiftui-tests apple core objective-c c lint); status=$$?; Tests/step --end; exit $$status

test-all: test ## Also tests all engines, the package and the workshop, and fuzzes.
	@$(STEPS) $(addprefix step-,command-build all-tools pages command c-elsewhere docs package site \
	  engines workshop examples symbols films readme benchmarks random fuzz); \
	  status=$$?; Tests/step --end; exit $$status

# It needs the tools that `make test` installs.
only: ## Runs the tests with a name: make only NAME=Pager. Its first run builds for minutes.
	@Tests/step --begin
	@$(STEPS) step-only-native step-only-browser; status=$$?; Tests/step --end; exit $$status

step-only-native:
	$(STEP) Tests/only native "$(NAME)" --build-tests $(LEAN)
step-only-browser:
	$(STEP) Tests/only browser "$(NAME)" $(PYTEST) Web/tests -k "$(ELEMENTS) and $(NAME)"
step-tools:
	$(STEP) Web/tests/install-tools chromium
# The longest chain begins with this build, so the browser tests beside it have a lower priority.
#
# After a change of an optimized module the compiler does not rebuild all parts of dependent
# modules, and they crash. So the build starts from scratch if the sum of these sources changes.
step-native-build:
	@sum=$$(find Package.swift Workshop/CLI/Package.swift Sources/Jelly Sources/JellySchema \
	  Sources/JellyRecording Sources/JellyTestSupport \
	  Workshop/CLI/Sources/JellyFilm Workshop/CLI/Sources/SpringSheets \
	  -name '*.swift' | sort | xargs cat | cksum); \
	  [ "$$(cat .build/tests/sum 2>/dev/null)" = "$$sum" ] || rm -rf .build/tests; \
	  mkdir -p .build/tests; echo "$$sum" > .build/tests/sum
	@rm -f $(PLAN)
	$(STEP) $(SWIFT_BUILD)
step-command-build:
	@rm -f $(PLAN)
	$(STEP) $(SWIFT_BUILD) --package-path Workshop/CLI
# In a process of its own each: all tests of a host wait for one main actor.
step-core-tests step-uikit-tests step-swiftui-tests: step-native-build
	$(STEP) env $(FEWER) $(NATIVE) --filter '$(MODULE)'
step-core-tests: MODULE = ^Jelly(Controls|Recording|TestSupport)?Tests\.
step-uikit-tests: MODULE = ^JellyUIKitTests\.
step-swiftui-tests: MODULE = ^JellySwiftUITests\.
step-command: step-command-build
	$(STEP) $(COMMAND)
step-web:
	$(STEP) Web/build
step-chromium: step-tools step-web
	$(STEP) nice $(PYTEST) Web/tests -k "$(ELEMENTS)"
# `Web/core` has the compiler refuse a core that allocates.
step-core:
	$(STEP) Tests/core-check --sources
step-c: step-tools step-native-build step-web
	$(STEP) env JELLY_BUILD=.build/tests $(PYTEST) C/tests -n 1 -k "$(C_TESTS)"
step-c-elsewhere: step-command-build
	$(STEP) env JELLY_BUILD=.build/tests $(PYTEST) C/tests -n 1 -k "not ($(C_TESTS))"
step-objective-c:
	$(STEP) StandIns/objective-c-check
# Both hosts as on each Apple platform.
step-apple: step-native-build
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests StandIns/apple-symbols --compile
step-lint: step-tools
	$(STEP) $(MAKE) lint

step-all-tools:
	$(STEP) Web/tests/install-tools
step-pages: step-all-tools
	$(STEP) sh -c "Workshop/Web/build gallery && Workshop/Web/build lab"
step-docs:
	$(STEP) Workshop/Docs/build
step-package: step-pages step-all-tools step-command-build
	$(STEP) env JELLY_SCHEMA=$(CURDIR)/.build/tests/debug/jelly-schema Web/package/build
step-site: step-package step-docs
	$(STEP) .venv/bin/python Workshop/Site/build
step-engines: step-package
	$(STEP) $(PYTEST) Web/tests --dist loadgroup -k "not ($(ELEMENTS))"
step-workshop: step-site step-command-build
	$(STEP) $(PYTEST) Workshop/Web/tests --dist loadgroup
step-examples: step-command-build
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests Workshop/Examples/check
step-symbols: step-examples
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests StandIns/apple-symbols --check
step-films: step-command-build
	$(STEP) env JELLY_TOOL=.build/tests/debug/jelly sh -c \
	  "Workshop/Docs/film --check && Workshop/Docs/draw --check"
step-readme:
	$(STEP) Tests/readme-check
step-benchmarks:
	$(STEP) swift build --package-path Workshop/Benchmarks $(LEAN)
# The fixed seed makes the run reproducible, so more events find more only after a change; all of
# `.ci/run` must take less than an hour, and an event of a shape takes as long as 40 of a switch,
# since drawings are matched. FUZZ_SEED=$$(date +%s) searches for new failures.
FUZZ_SEED = 91
step-random:
	$(STEP) $(NATIVE) --filter "$(RANDOM)"
step-fuzz:
	$(STEP) Workshop/Benchmarks/fuzz all 2e5 $(FUZZ_SEED)

schema: ## Writes the tables of the elements and of the documentation from the declarations.
	swift run --package-path Workshop/CLI jelly-schema

films: ## Makes the films of the README and the documentation from the traces in Examples/Films.
	Workshop/Docs/film

lint: ## Checks formatting, spelling, Markdown, shell scripts and documentation comments.
	@Web/tests/install-tools python
	swift format lint --strict --recursive $(SWIFT_FILES)
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --check --quiet .
	.venv/bin/deno fmt --check --quiet
	Tests/text-check
	Tests/prose/lint

format: ## Formats Swift, Python, JavaScript and CSS.
	@Web/tests/install-tools python
	swift format --in-place --recursive $(SWIFT_FILES)
	-.venv/bin/ruff check --fix --quiet .
	.venv/bin/ruff format --quiet .
	.venv/bin/deno fmt --quiet

core-check: ## Verifies that the core does not allocate or depend on a platform.
	Tests/core-check

readme-check: ## Builds and runs the example of the README in a package that imports only Jelly.
	Tests/readme-check

site: package docs ## Combines gallery, documentation and films to static pages: .build/site.
	Workshop/Web/build gallery
	Workshop/Web/build lab
	Web/tests/install-tools
	.venv/bin/python Workshop/Site/build

release: ## Builds and checks all files of a release from a fresh clone: .build/release.
	.ci/release

# It needs minutes, a screen reader and the machine for itself: so it is not a step of the tests.
speech: ## Compares what a screen reader says about the elements and about native controls.
	@Web/tests/install-tools speech
	@Web/build
	.venv/bin/python Workshop/Web/speech/compare.py $(SPEECH)

docs: ## Builds the documentation, and fails on a broken link. Requires only Swift.
	Workshop/Docs/build

bench: ## Measures the core on this machine, and prints one table.
	Workshop/Benchmarks/bench

bench-web: package ## Measures bars in Chromium against hand-written ones.
	Web/tests/install-tools
	.venv/bin/python Workshop/Web/bench/first.py
	.venv/bin/python Workshop/Web/bench/bench.py
	.venv/bin/python Workshop/Web/bench/render.py

bench-tails: ## Measures in pictures how much of a motion nobody sees, and its last step.
	Web/tests/install-tools chromium
	Web/build
	.venv/bin/python Workshop/Web/bench/tails.py

PEERS =
bench-page: ## Compares what a motion costs a page with native elements, CSS and the files in PEERS.
	Web/tests/install-tools chromium
	Web/build
	.venv/bin/python Workshop/Web/bench/page.py $(if $(PEERS),--peers $(PEERS)) $(MANUAL)

clean: ## Removes all build products.
	rm -rf .build .build-* .venv C/.build C/dist Web/.build Web/dist Workshop/CLI/.build \
	  Workshop/Benchmarks/.build Workshop/Benchmarks/Fuzz/.build
