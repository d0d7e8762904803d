.PHONY: gallery package test check words films lint format core-check readme-check \
  new-control-check docs site release bench bench-web clean

SWIFT_FILES = Package.swift Sources Tests CLI/Package.swift CLI/Sources CLI/Tests \
  Web/Package.swift Web/Sources Benchmarks/Package.swift Benchmarks/Benchmarks \
  Benchmarks/Fuzz/Package.swift \
  Benchmarks/Fuzz/Sources Docs Examples

gallery: ## Builds the gallery, one file that opens from disk, and shows it. Needs only Swift.
	@Web/build
	@Web/show Web/dist/gallery.html

package: ## Builds the package for npm into Web/dist/package. Installs what it needs but Swift.
	@Web/tests/install-tools package
	@Web/package/build

# The steps of the tests. Those that wait for others name them; the rest run side by side, two at a
# time, in the order in which `test` has them. The Swift tests are built with an optimised core, and
# both packages into one folder of their own, so that what they share is compiled once.
STEP = @Tests/step $(@:step-%=%)
SWIFT_TESTS = JELLY_TESTS=optimised swift
NATIVE = --scratch-path .build/tests
COMMAND = --package-path CLI $(NATIVE)
BROWSERS = .venv/bin/python -m pytest Web/tests -q

test: ## Runs all tests; installs the browsers that they need, and says so.
	@rm -rf .build/steps
	@mkdir -p .build/steps
	@date +%s > .build/steps/start
	@$(MAKE) --no-print-directory --jobs 2 $(addprefix step-,tools native-build web docs package \
	  command-build site browsers native command readme new-control examples symbols films \
	  objective-c lint)
	@echo "all tests passed in $$(($$(date +%s) - $$(cat .build/steps/start))) s"

check: ## Runs the format, the native tests and the elements' in Chromium: for while one works.
	@$(MAKE) --no-print-directory --jobs 2 step-native step-chromium
	@Tests/step lint $(MAKE) lint
	@echo "checked; make test runs the rest"

# What nothing waits for comes last.
$(addprefix step-,readme new-control examples symbols films objective-c lint): | step-started
step-started: step-site step-command-build

step-lint: step-tools
	$(STEP) $(MAKE) lint
step-readme:
	$(STEP) Tests/readme-check
step-docs:
	$(STEP) Docs/build
step-objective-c:
	$(STEP) Tests/objective-c-check
# Its core is the core and one control more, and keeps all that core-check asks for.
step-new-control:
	$(STEP) Tests/new-control --check laws
# After a change of an optimised module the compiler leaves parts of those that need it as they
# were, and they crash. So the build begins anew where the sum of those sources is another.
step-native-build:
	@sum=$$(find Package.swift CLI/Package.swift Sources/Jelly Sources/JellyWords \
	  Sources/JellyRecording Sources/JellyTestSupport CLI/Sources/SpringSheets -name '*.swift' | \
	  sort | xargs cat | cksum); \
	  [ "$$(cat .build/tests/sum 2>/dev/null)" = "$$sum" ] || rm -rf .build/tests; \
	  mkdir -p .build/tests; echo "$$sum" > .build/tests/sum
	$(STEP) env $(SWIFT_TESTS) build --build-tests $(NATIVE)
step-native: step-command-build
	$(STEP) env $(SWIFT_TESTS) test --skip-build $(NATIVE)
step-examples: step-command
	$(STEP) env JELLY_TESTS=optimised JELLY_BUILD=.build/tests Examples/check
step-symbols: step-examples
	$(STEP) env JELLY_TESTS=optimised JELLY_BUILD=.build/tests Tests/apple-symbols --check
step-command-build: step-native-build
	$(STEP) env $(SWIFT_TESTS) build --build-tests $(COMMAND)
step-command: step-native
	$(STEP) env $(SWIFT_TESTS) test --skip-build $(COMMAND)
step-films: step-command-build
	$(STEP) env JELLY_TOOL=.build/tests/debug/jelly Docs/film --check
step-tools:
	$(STEP) Web/tests/install-tools
step-web:
	$(STEP) Web/build
step-package: step-web step-tools
	$(STEP) Web/package/build
step-site: step-package step-docs
	$(STEP) .venv/bin/python Site/build
step-browsers: step-site step-command-build
	$(STEP) $(BROWSERS) -n 4 --dist loadgroup
step-chromium: step-tools step-web step-command-build
	$(STEP) $(BROWSERS) -n 6 \
	  -k "chromium and not (drivers or gallery or lab or package or pen or recorder or site or sum \
	  or word)"

words: ## Writes the elements' words and the documentation's tables from the controls' declarations.
	swift run --package-path CLI jelly-words

films: ## Makes the films of the README and the documentation from the traces in Docs/Films.
	Docs/film

lint: ## Checks the formatting of every language, and the documentation of what is public.
	@Web/tests/install-tools python
	swift format lint --strict --recursive $(SWIFT_FILES)
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --check --quiet .
	.venv/bin/deno fmt --check --quiet
	Tests/text-check

format: ## Formats Swift, Python, JavaScript and CSS as `make lint` wants them.
	@Web/tests/install-tools python
	swift format --in-place --recursive $(SWIFT_FILES)
	-.venv/bin/ruff check --fix --quiet .
	.venv/bin/ruff format --quiet .
	.venv/bin/deno fmt --quiet

core-check: ## Proves by compiling that the core allocates nothing and needs no platform.
	Tests/core-check

readme-check: ## Builds and runs the README's example in a package that imports Jelly alone.
	Tests/readme-check

site: package docs ## Joins gallery, documentation and films into static pages: .build/site.
	Web/build
	Web/tests/install-tools
	.venv/bin/python Site/build

release: ## Builds and checks everything that a release carries, from a fresh clone: .build/release.
	.ci/release

new-control-check: ## Adds a control from the template in a throw-away copy, and proves it whole.
	Tests/new-control --check

docs: ## Builds the documentation, and fails on a broken link. Needs only Swift.
	Docs/build

bench: ## Measures the core on this machine, and prints one table.
	Benchmarks/bench

bench-web: ## Measures the bar alone in Chromium against hand-written ones, and a frame of all.
	Web/build jelly-bar
	Web/tests/install-tools
	.venv/bin/python Web/bench/bench.py
	.venv/bin/python Web/bench/render.py
	Web/build
	.venv/bin/python Web/bench/frame.py

clean: ## Removes everything that was built.
	rm -rf .build .build-* .venv Web/.build Web/dist CLI/.build Benchmarks/.build \
	  Benchmarks/Fuzz/.build
