.PHONY: gallery lab package test test-all only schema films lint format core-check readme-check \
  docs site release speech bench bench-web bench-tails bench-page clean

SWIFT_FILES = Package.swift Sources Tests CLI/Package.swift CLI/Sources CLI/Tests \
  Web/Sources Benchmarks/Package.swift Benchmarks/Benchmarks \
  Benchmarks/Fuzz/Package.swift \
  Benchmarks/Fuzz/Sources Docs Examples

gallery: ## Builds the gallery, one file that opens from disk, and opens it. Requires only Swift.
	@Web/build gallery
	@Web/show Web/dist/gallery.html

lab: ## Builds the lab, with a slider for every number of a control, and opens it.
	@Web/build lab
	@Web/show Web/dist/lab.html

package: ## Builds the package for npm into Web/dist/package. Installs its tools except Swift.
	@Tests/swift-check WebAssembly
	@Web/tests/install-tools package
	@Web/package/build

# The steps of the tests. Steps with prerequisites wait for them; the others run in parallel, two at
# a time, in the order of the list. The Swift tests are built with an optimized core. Both packages
# use one build folder, so that their common modules are compiled once.
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
BROWSERS = .venv/bin/python -m pytest Web/tests -q -n 4
# The tests of the elements, without those of pages and packages. Only `test_bits` uses the command.
# -k also matches parts of names: `pen` would match `open`, and `lab` would match `label`.
ELEMENTS = chromium and not (chromium-pen or style_sheet or test_bits or test_drivers or \
  test_gallery or test_lab.py or test_package or test_recorder or test_site or test_sum or \
  test_word or $(RARE))
# A fifth of the time of all, for what a change rarely breaks: `test-all` has them. axe reads whole
# pages, whose roles and names have tests of their own; native tests have the numbers of a rebound
# and a dent; memory that is not freed grows slowly.
RARE = test_axe or rebound_stays_clear or no_dent_reaches or hundreds_one_after_another
BITS = chromium and test_bits

test: ## Runs the tests of the core, the command and the elements in Chromium, and the lint.
	@Tests/step --begin
	@$(STEPS) $(addprefix step-,tools native-build web chromium command-build apple native bits \
	  command core objective-c lint); status=$$?; Tests/step --end; exit $$status

test-all: test ## Also tests all engines, pages, packages, site, films and examples, and fuzzes.
	@$(STEPS) $(addprefix step-,all-tools pages docs package site engines examples symbols films \
	  readme benchmarks random fuzz); status=$$?; Tests/step --end; exit $$status

# It needs the tools that `make test` installs.
only: ## Runs the tests with a name: make only NAME=Pager. Its first run builds for minutes.
	@Tests/step --begin
	@$(STEPS) step-only-native step-only-browser; status=$$?; Tests/step --end; exit $$status

step-only-native:
	$(STEP) Tests/only native "$(NAME)" --build-tests $(LEAN)
step-only-browser:
	$(STEP) Tests/only browser "$(NAME)" $(BROWSERS) -k "$(strip $(ELEMENTS)) and $(NAME)"
step-tools:
	$(STEP) Web/tests/install-tools chromium
# The longest chain begins with this build, so the browser tests beside it have a lower priority.
#
# After a change of an optimized module the compiler does not rebuild all parts of dependent
# modules, and they crash. So the build starts from scratch if the sum of these sources changes.
step-native-build:
	@sum=$$(find Package.swift CLI/Package.swift Sources/Jelly Sources/JellySchema \
	  Sources/JellyRecording Sources/JellyFilm Sources/JellyTestSupport CLI/Sources/SpringSheets \
	  -name '*.swift' | sort | xargs cat | cksum); \
	  [ "$$(cat .build/tests/sum 2>/dev/null)" = "$$sum" ] || rm -rf .build/tests; \
	  mkdir -p .build/tests; echo "$$sum" > .build/tests/sum
	@rm -f $(PLAN)
	$(STEP) $(SWIFT_BUILD)
step-command-build: step-native-build
	@rm -f $(PLAN)
	$(STEP) $(SWIFT_BUILD) --package-path CLI
step-native: step-native-build
	$(STEP) env $(FEWER) $(NATIVE)
step-command: step-command-build
	$(STEP) $(COMMAND)
step-web:
	$(STEP) Web/build
step-chromium: step-tools step-web
	$(STEP) nice $(BROWSERS) -k "$(strip $(ELEMENTS))"
step-bits: step-tools step-web step-command-build
	$(STEP) $(BROWSERS) -k "$(BITS)"
# `Web/core` has the compiler refuse a core that allocates.
step-core:
	$(STEP) Tests/core-check --sources
step-objective-c:
	$(STEP) Tests/objective-c-check
# Both hosts as on each Apple platform, and apps that use all of their symbols.
step-apple: step-command-build
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests sh -c \
	  "Tests/apple-symbols --compile && Tests/adopter-check"
step-lint: step-tools
	$(STEP) $(MAKE) lint

step-all-tools:
	$(STEP) Web/tests/install-tools
step-pages: step-all-tools
	$(STEP) sh -c "Web/build gallery && Web/build lab"
step-docs:
	$(STEP) Docs/build
step-package: step-pages step-all-tools
	$(STEP) env JELLY_SCHEMA=$(CURDIR)/.build/tests/debug/jelly-schema Web/package/build
step-site: step-package step-docs
	$(STEP) .venv/bin/python Site/build
step-engines: step-site
	$(STEP) $(BROWSERS) --dist loadgroup -k "not ($(strip $(ELEMENTS))) and not ($(BITS))"
step-examples:
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests Examples/check
step-symbols: step-examples
	$(STEP) env JELLY_TESTS=optimized JELLY_BUILD=.build/tests Tests/apple-symbols --check
step-films:
	$(STEP) env JELLY_TOOL=.build/tests/debug/jelly sh -c "Docs/film --check && Docs/draw --check"
step-readme:
	$(STEP) Tests/readme-check
step-benchmarks:
	$(STEP) swift build --package-path Benchmarks $(LEAN)
# The fixed seed makes the run reproducible, so more events find more only after a change; all of
# `.ci/run` must take less than an hour, and an event of a shape takes as long as 40 of a switch,
# since drawings are matched. FUZZ_SEED=$$(date +%s) searches for new failures.
FUZZ_SEED = 91
step-random:
	$(STEP) $(NATIVE) --filter "$(RANDOM)"
step-fuzz:
	$(STEP) Benchmarks/fuzz all 2e5 $(FUZZ_SEED)

schema: ## Writes the tables of the elements and of the documentation from the declarations.
	swift run --package-path CLI jelly-schema

films: ## Makes the films of the README and the documentation from the traces in Docs/Films.
	Docs/film

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
	Web/build gallery
	Web/build lab
	Web/tests/install-tools
	.venv/bin/python Site/build

release: ## Builds and checks all files of a release from a fresh clone: .build/release.
	.ci/release

# It needs minutes, a screen reader and the machine for itself: so it is not a step of the tests.
speech: ## Compares what a screen reader says about the elements and about native controls.
	@Web/tests/install-tools speech
	@Web/build
	.venv/bin/python Web/speech/compare.py $(SPEECH)

docs: ## Builds the documentation, and fails on a broken link. Requires only Swift.
	Docs/build

bench: ## Measures the core on this machine, and prints one table.
	Benchmarks/bench

bench-web: package ## Measures bars in Chromium against hand-written ones.
	Web/tests/install-tools
	.venv/bin/python Web/bench/first.py
	.venv/bin/python Web/bench/bench.py
	.venv/bin/python Web/bench/render.py

bench-tails: ## Measures in pictures how much of a motion nobody sees, and its last step.
	Web/tests/install-tools chromium
	Web/build
	.venv/bin/python Web/bench/tails.py

PEERS =
bench-page: ## Compares what a motion costs a page with native elements, CSS and the files in PEERS.
	Web/tests/install-tools chromium
	Web/build
	.venv/bin/python Web/bench/page.py $(if $(PEERS),--peers $(PEERS)) $(MANUAL)

clean: ## Removes all build products.
	rm -rf .build .build-* .venv Web/.build Web/dist CLI/.build Benchmarks/.build \
	  Benchmarks/Fuzz/.build
