.PHONY: gallery package test words films lint core-check readme-check docs bench bench-web clean

gallery: ## Builds the gallery, one file that opens from disk, and shows it. Needs only Swift.
	@Web/build
	@Web/show Web/dist/gallery.html

package: ## Builds the package for npm into Web/dist/package. Needs Swift, Node and esbuild.
	@Web/tests/install-tools package
	@Web/package/build

test: lint core-check readme-check docs ## Runs all tests; installs the browsers that they need, and says so.
	swift test
	Examples/check
	swift test --package-path CLI
	Docs/film --check
	Web/build
	Web/tests/install-tools
	Web/package/build
	Tests/apple-symbols --check
	Tests/objective-c-check
	.venv/bin/python -m pytest Web/tests -q -n 3

words: ## Writes the elements' words and the documentation's tables from the controls' declarations.
	swift run --package-path CLI jelly-words

films: ## Makes the films of the README and the documentation from the traces in Docs/Films.
	Docs/film

lint: ## Checks the formatting and the documentation against .swift-format.
	swift format lint --strict --recursive Package.swift Sources Tests \
	  CLI/Package.swift CLI/Sources CLI/Tests Web/Package.swift Web/Sources \
	  Benchmarks/Package.swift Benchmarks/Benchmarks \
	  Benchmarks/Fuzz/Package.swift Benchmarks/Fuzz/Sources Docs Examples

core-check: ## Proves by compiling that the core allocates nothing and needs no platform.
	Tests/core-check

readme-check: ## Builds and runs the README's example in Swift in a package that imports Jelly alone.
	Tests/readme-check

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
	rm -rf .build .build-* .venv Web/.build Web/dist CLI/.build Benchmarks/.build Benchmarks/Fuzz/.build
