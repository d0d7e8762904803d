"""The package for npm: its types, its entries, what bundlers make of it, and its sizes."""

import gzip
import json
import os
import re
import runpy
import shutil
import subprocess
from itertools import combinations

import pytest

from webserver import DIST, ELEMENTS, TESTS

ROOT = TESTS.parents[1]
PACKAGE = DIST / "package"
APPS = TESTS / "apps"
MODULES = ROOT / ".venv/modules/usr/share/nodejs"
BUNDLERS = ["esbuild", "rollup", "webpack"]
APPS_OF = {
    "one": "export { ready } from 'jelly-elements/jelly-bar';",
    "all": "export { ready } from 'jelly-elements';",
    "told": """import { define } from 'jelly-elements/define';
        export const ready = define(['jelly-bar'], { wasm: '/package/jelly-bar.wasm' });""",
}


def run(*command):
    """The lines that a command prints."""
    outcome = subprocess.run(
        list(map(str, command)),
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "NODE_PATH": str(MODULES)},
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout.splitlines()


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """A folder of an app that has the package installed."""
    assert (PACKAGE / "package.json").exists(), "no package; has Web/package/build been run?"
    folder = tmp_path_factory.mktemp("app")
    shutil.copytree(PACKAGE, folder / "node_modules/jelly-elements")
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture(scope="module")
def manifest():
    """What the package says of each element, by its tag."""
    text = (PACKAGE / "custom-elements.json").read_text(encoding="utf-8")
    classes = [module["declarations"][0] for module in json.loads(text)["modules"]]
    return {one["tagName"]: one for one in classes}


def test_its_version_is_the_projects():
    version = json.loads((PACKAGE / "package.json").read_text())["version"]
    assert version == (ROOT / "VERSION").read_text().strip()


def test_every_file_that_it_names_is_there():
    description = json.loads((PACKAGE / "package.json").read_text())

    def paths(value):
        if value is None:  # an entry that nobody may import
            return []
        return [value] if isinstance(value, str) else [p for v in value.values() for p in paths(v)]

    named = [
        description["types"],
        description["main"],
        description["customElements"],
        *description["sideEffects"],
        *paths(description["exports"]),
    ]
    assert [path for path in named if not list(PACKAGE.glob(path.removeprefix("./")))] == []


def test_no_bundler_may_leave_out_an_entry_that_defines_elements():
    kept = json.loads((PACKAGE / "package.json").read_text())["sideEffects"]
    entries = {f"./{folder}{name}.js" for folder in ("", "inline/") for name in ELEMENTS}
    found = {f"./{file.relative_to(PACKAGE)}" for one in kept for file in PACKAGE.glob(one[2:])}
    assert entries - found == set()


def test_its_readme_is_short_and_shows_what_is_in_it():
    readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
    assert len([word for word in readme.split() if re.search(r"\w", word)]) <= 1200
    named = re.findall(r"\]\((?!https:)([^)#]+)|src=[\"'](?!jelly\.)([^\"']+)", readme)
    assert [name for pair in named for name in pair if name and not (PACKAGE / name).exists()] == []
    assert (PACKAGE / "MANUAL.md").read_text(encoding="utf-8").startswith("# The elements")
    assert "<!--" not in readme


def test_llms_txt_lists_its_texts_and_each_section_of_the_manual_in_a_line():
    text = (PACKAGE / "llms.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    entries = [
        re.fullmatch(r"- \[([^\]]+)\]\(([\w.-]+)(?:#([\w-]+))?\): (.+\.)", it) for it in lines
    ]
    assert text.startswith("# jelly-elements\n\n> ") and all(entries), lines
    assert [
        path for _, path, *_ in map(re.Match.groups, entries) if not (PACKAGE / path).exists()
    ] == []
    manual = (PACKAGE / "MANUAL.md").read_text(encoding="utf-8")
    assert [entry[1] for entry in entries if entry[3]] == re.findall(r"^## (.+)$", manual, re.M)
    named = {entry[2] for entry in entries}
    assert {path.name for path in PACKAGE.glob("*.md")} <= named


def described(folder, **environment):
    """What package.json says of the project's address."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
    command = ["node", ROOT / "Web/package/describe.mjs", folder]
    subprocess.run(command, check=True, env={**kept, **environment})
    said = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return [said.get(name) for name in ("homepage", "repository", "bugs")]


def test_it_names_the_repository_where_that_is_known_and_invents_none(tmp_path):
    assert described(tmp_path) == [None] * 3
    page = "https://github.test/someone/jelly"
    said = described(
        tmp_path, GITHUB_SERVER_URL="https://github.test", GITHUB_REPOSITORY="someone/jelly"
    )
    assert said == [
        f"{page}#readme",
        {"type": "git", "url": f"git+{page}.git", "directory": "Web"},
        f"{page}/issues",
    ]


def test_its_types_take_what_is_right_and_refuse_what_is_wrong(app):
    types = app / "types"
    shutil.copytree(APPS / "types", types)
    for framework in (types / "stubs").iterdir():
        framework.rename(app / "node_modules" / framework.name)
    # Every line after a comment is wrong, and nothing else is.
    expected = []
    for file in (*types.glob("*.ts"), *types.glob("*.tsx")):
        text = file.read_text()
        expected += [
            f"{file.name}({number + 1}"
            for number, line in enumerate(text.splitlines(), 1)
            if "@ts-expect-error" in line
        ]
        file.write_text(text.replace("@ts-expect-error", ""))
    outcome = subprocess.run(
        ["node", MODULES / "typescript/bin/tsc", "-p", "."],
        cwd=types,
        capture_output=True,
        text=True,
    )
    lines = [line for line in outcome.stdout.splitlines() if not line.startswith(" ")]
    assert sorted({line.split(",")[0] for line in lines}) == sorted(expected), outcome.stdout


def test_no_source_map_is_larger_than_its_script():
    sizes = {
        file.name: (file.stat().st_size, file.with_suffix("").stat().st_size)
        for file in PACKAGE.rglob("*.map")
    }
    assert {name: pair for name, pair in sizes.items() if pair[0] > pair[1]} == {}
    # A script that names a map has it.
    named = [file for file in PACKAGE.rglob("*.js") if "sourceMappingURL" in file.read_text()]
    assert [file.name for file in named if f"{file.name}.map" not in sizes] == []


def test_a_server_imports_every_entry_and_nothing_happens(app):
    lines = run("node", APPS / "entries.mjs", app)
    assert len(lines) == 4 + 2 * len(ELEMENTS)
    assert all(line.split()[1] == "false" for line in lines)


def test_what_is_types_alone_cannot_be_imported(app):
    script = """
        const { resolve } = require('module').createRequire(`${process.argv[1]}/`);
        try { resolve('jelly-elements/elements'); } catch ({ code }) { console.log(code); }"""
    assert run("node", "-e", script, app) == ["ERR_PACKAGE_PATH_NOT_EXPORTED"]


def test_no_entry_waits_at_its_top_level(app):
    # In a script that is not a module there is no await at the top level.
    for entry in ["jelly.js", "define.js", *(f"{element}.js" for element in ELEMENTS)]:
        run(
            "esbuild",
            PACKAGE / entry,
            "--bundle",
            "--format=iife",
            "--log-level=error",
            "--outfile=/dev/null",
        )


def test_its_cores_show_the_same_bits(app):
    lines = run("node", APPS / "same-bits.mjs", DIST / "jelly.wasm", PACKAGE / "jelly.wasm")
    assert len(lines) > 20
    assert [line for line in lines if line.split()[1] != "same"] == []


PULLED = """
    // The element is drawn and has its size.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const bar = document.querySelector('jelly-bar');
    const at = (y) => ({ clientX: 50, clientY: y });
    bar.touchBegan(at(5), performance.now());
    bar.touchMoved(at(60), performance.now());
    return [bar.depth > 10, [...arguments[0]].filter((name) => customElements.get(name))];
    """


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("name", APPS_OF)
def test_an_app_from_every_bundler_runs_and_has_only_the_elements_that_it_uses(
    browser, site, app, name
):
    """The bundlers have no configuration for the package."""
    (app / "apps").mkdir(exist_ok=True)
    (app / f"apps/{name}.js").write_text(APPS_OF[name])
    script = app / f"{name}.js"
    script.write_text(
        f"import {{ ready }} from './apps/{name}.js';\n"
        "ready.then((isElastic) => (window.isElastic = isElastic));\n"
    )
    sizes = json.loads("".join(run("node", APPS / "bundle.mjs", app)))
    # It bundles whatever lies there.
    script.unlink()
    assert list(sizes) == [f"{bundler}/{name}" for bundler in BUNDLERS]
    expected = ELEMENTS if name == "all" else ELEMENTS[:1]
    for bundle in sizes:
        for file in (app / bundle).iterdir():
            kind = "application/wasm" if file.suffix == ".wasm" else "text/javascript"
            site.answer(f"{bundle}/{file.name}", file.read_bytes(), Content_Type=kind)
        browser.open(
            site.page(f"""<jelly-bar style="height: 40px">Inbox</jelly-bar>
            <script type=module src=/{bundle}/main.js></script>""")
        )
        browser.wait_until("return window.isElastic")
        assert browser.evaluate(PULLED, ELEMENTS) == [True, expected], bundle
        # A bundle that is given the elements to define has the names of all.
        if name != "told":
            others = [tag for tag in ELEMENTS if tag in (app / bundle / "main.js").read_text()]
            assert set(others) == set(expected), bundle


@pytest.mark.parametrize(
    "entry, expected",
    [
        ("jelly.js", ELEMENTS),
        ("jelly.inline.js", ELEMENTS),
        ("jelly-bar.js", ELEMENTS[:1]),
        ("inline/jelly-bar.js", ELEMENTS[:1]),
    ],
)
def test_an_entry_runs_as_it_is(browser, site, entry, expected):
    browser.open(
        site.page(f"""<jelly-bar style="height: 40px">Inbox</jelly-bar>
        <script type=module>
            import {{ ready }} from "/package/{entry}";
            window.isElastic = await ready;
        </script>""")
    )
    browser.wait_until("return window.isElastic")
    assert browser.evaluate(PULLED, ELEMENTS) == [True, expected]


def test_the_classic_script_opens_from_disk(browser, tmp_path):
    shutil.copy(PACKAGE / "jelly.classic.js", tmp_path)
    (tmp_path / "page.html").write_text("""<!doctype html><script src=jelly.classic.js></script>
        <jelly-bar style="height: 40px">Inbox</jelly-bar>""")
    browser.open((tmp_path / "page.html").as_uri())
    browser.wait_until("return !!customElements.get('jelly-bar')")
    assert browser.evaluate(PULLED, ELEMENTS) == [True, ELEMENTS]
    assert browser.evaluate("return Jelly.clock.rate") == 1


def test_define_defines_what_it_is_told_and_no_more(browser, site):
    browser.open(
        site.page("""<jelly-bar style="height: 40px">Inbox</jelly-bar>
        <script type=module>
            import { define } from "/package/define.js";
            window.define = define;
        </script>""")
    )
    browser.wait_until("return window.define")
    assert browser.evaluate("return !!customElements.get('jelly-bar')") is False
    assert "define: names: must be one of jelly-bar, jelly-refresh" in browser.evaluate(
        "return define(['jelly-lid']).catch((error) => error.message)"
    )
    wasm = "fetch('/package/jelly-bar.wasm').then((response) => response.arrayBuffer())"
    assert browser.evaluate(f"return define(['jelly-bar'], {{ wasm: {wasm} }})") is True
    assert browser.evaluate(PULLED, ELEMENTS) == [True, ["jelly-bar"]]
    # A core without the element is an error that names it.
    assert browser.evaluate("""
        const lines = [];
        console.error = (line) => lines.push(line);
        return [await define(['jelly-menu'], { wasm: '/package/jelly-bar.wasm' }), ...lines];
        """) == [
        False,
        "jelly: <jelly-menu>: core: must be available; got a core without <jelly-menu>",
    ]
    assert browser.evaluate("return [await define(), !!customElements.get('jelly-menu')]") == [
        True,
        True,
    ]


REQUESTED = """
    const told = arguments[0] === 'all' ? [] : [arguments[0].split(' ')];
    const { define } = await import('/package/define.js');
    const isElastic = await define(...told);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    return [isElastic, asked.filter((name) => name.includes('/package/')).sort()];
    """


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("names", ["jelly-bar", "all"])
def test_a_page_asks_for_what_the_size_of_define_counts(browser, site, names):
    tool = runpy.run_path(str(ROOT / "Web/package/sizes"))
    counted = {file.relative_to(PACKAGE) for file in tool["loaded"](f"define.js, {names}")}
    browser.open(site.page(""))
    assert browser.evaluate(REQUESTED, names) == [
        True,
        sorted(f"{site.url}/package/{file}" for file in counted),
    ]


SMALL_CORES = ["jelly-badge", "jelly-bar", "jelly-field", "jelly-menu", "jelly-pager"]


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    "names, cores",
    [
        ("jelly-box jelly-field", ["jelly-field"]),
        ("jelly-bar jelly-badge", ["jelly-badge", "jelly-bar"]),
        ("jelly-pager jelly-badge jelly-menu jelly-field jelly-box jelly-bar", SMALL_CORES),
        ("jelly-shape jelly-refresh jelly-bar jelly-field jelly-box jelly-menu", ["jelly"]),
    ],
)
def test_define_takes_the_cores_that_are_smaller_together(browser, site, names, cores):
    browser.open(site.page(""))
    is_elastic, asked = browser.evaluate(REQUESTED, names)
    asked = [name.rsplit("/", 1)[1] for name in asked]
    assert is_elastic
    assert [name for name in asked if name.endswith(".wasm")] == [f"{core}.wasm" for core in cores]
    assert len(asked) == len(set(asked))


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("tag", ELEMENTS)
def test_the_manifest_says_what_an_element_is(stage, manifest, tag):
    said = manifest[tag]
    browser = stage(f"<{tag} id=one></{tag}>")
    names = {
        kind: sorted(one["name"] for one in said[kind])
        for kind in ("attributes", "members", "events", "slots", "cssParts", "cssProperties")
    }
    found = browser.evaluate(
        """
        const { constructor: own, shadowRoot: root } = one;
        const css = [...root.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])
            .map((rule) => rule.cssText).join();
        const all = (attribute, selector = `[${attribute}]`) => [...new Set(
            [...root.querySelectorAll(selector)]
                .map((one) => one.getAttribute(attribute) ?? ''))].sort();
        return {
            attributes: [...own.attributes, ...own.booleans].sort(),
            slots: all('name', 'slot'), cssParts: all('part'),
            cssProperties: [...new Set(css.match(/--jelly-[a-z-]+/g))].sort(),
            missing: arguments[0].filter((name) => !(name in one)),
            read: arguments[1].map((name) => one[name]),
        };""",
        names["members"],
        [one["fieldName"] for one in said["attributes"]],
    )
    assert found.pop("missing") == []
    # Without an attribute its property reads as the default, and has the type that is declared.
    for attribute, value in zip(said["attributes"], found.pop("read")):
        declared = attribute["type"]["text"]
        if declared == "boolean":
            assert value is False
        elif "default" in attribute and declared.startswith("number"):
            assert value == float(attribute["default"]), attribute["name"]
        elif declared.startswith("number"):
            assert value is None, attribute["name"]
        else:
            assert value == attribute.get("default", ""), attribute["name"]
    # A pager is empty; a tab of a pager and a shape's drawing come with what is asked for.
    for kind, words in found.items():
        expected = set(names[kind])
        if kind == "slots":
            expected |= {""}
        if tag == "jelly-pager" and kind == "cssParts":
            words = {*words, "tab"}
        if tag == "jelly-shape" and kind == "cssParts":
            words = {*words, "drawing"}
        assert set(words) == expected, kind


def test_the_size_of_each_entry_stands_in_the_readme():
    tool = runpy.run_path(str(ROOT / "Web/package/sizes"))
    said = tool["written"]((ROOT / "Web/README.md").read_text(encoding="utf-8"))
    measured = tool["sizes"]()
    assert said.keys() == measured.keys()
    for entry, ways in measured.items():
        # Another version of wasm-opt or of gzip makes other sizes, but hardly.
        assert ways == pytest.approx(said[entry], rel=0.02, abs=100), f"{entry}; Web/package/sizes"


def test_the_scripts_of_few_elements_are_smaller_than_the_script_of_all():
    """As the manual says: up to four always, five almost always, six in half, nine never."""
    loaded = runpy.run_path(str(ROOT / "Web/package/sizes"))["loaded"]
    files = {name: loaded(f"{name}.js") for name in ("jelly", *ELEMENTS)}
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in set().union(*files.values())}

    def size(*names):
        return sum(sizes[file] for file in set().union(*(files[name] for name in names)))

    def share(count):
        """Of how many choices of so many elements the own scripts are larger."""
        larger = [size(*names) > size("jelly") for names in combinations(ELEMENTS, count)]
        return sum(larger) / len(larger)

    assert [share(count) for count in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert 0 < share(5) < 0.1 and 0.4 < share(6) < 0.6 and 0.8 < share(7) < 1
    assert 0.99 < share(8) < 1
    assert [share(count) for count in (9, 10, 11, 12)] == [1, 1, 1, 1]
