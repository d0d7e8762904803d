"""The package for npm: its types, its entries, what bundlers make of it, and its sizes."""

import json
import os
import runpy
import shutil
import subprocess

import pytest

from webserver import DIST, TESTS

ROOT = TESTS.parents[1]
PACKAGE = DIST / "package"
APPS = TESTS / "apps"
MODULES = ROOT / ".venv/modules/usr/share/nodejs"
ELEMENTS = [
    "jelly-bar",
    "elastic-refresh",
    "elastic-field",
    "elastic-box",
    "gooey-pager",
    "gooey-badge",
    "gooey-menu",
]
BUNDLERS = ["esbuild", "rollup", "webpack"]
APP_IMPORTS = {"one": "jelly-elements/jelly-bar", "all": "jelly-elements"}


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
        return [value] if isinstance(value, str) else [p for v in value.values() for p in paths(v)]

    named = [
        description["types"],
        description["main"],
        description["customElements"],
        *description["sideEffects"],
        *paths(description["exports"]),
    ]
    assert [path for path in named if not list(PACKAGE.glob(path.removeprefix("./")))] == []


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


def test_a_server_imports_every_entry_and_nothing_happens(app):
    lines = run("node", APPS / "entries.mjs", app)
    assert len(lines) == 4 + 2 * len(ELEMENTS)
    assert all(line.split()[1] == "false" for line in lines)


def test_no_entry_waits_at_its_top_level(app):
    # In a script that is no module there is no await at the top level.
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
    bar.began(at(5), performance.now());
    bar.moved(at(60), performance.now());
    return [bar.depth > 10, [...arguments[0]].filter((name) => customElements.get(name))];
    """


@pytest.mark.engines("chromium")
def test_apps_from_every_bundler_run_and_have_only_the_elements_that_they_use(browser, site, app):
    """The bundlers have no configuration for the package."""
    for name, entry in APP_IMPORTS.items():
        (app / f"{name}.js").write_text(
            f"import {{ ready }} from '{entry}';\n"
            "ready.then((isElastic) => (window.isElastic = isElastic));\n"
        )
    sizes = json.loads("".join(run("node", APPS / "bundle.mjs", app)))
    assert list(sizes) == [
        f"{bundler}/{name}" for name in sorted(APP_IMPORTS) for bundler in BUNDLERS
    ]
    for bundle in sizes:
        for file in (app / bundle).iterdir():
            kind = "application/wasm" if file.suffix == ".wasm" else "text/javascript"
            site.answer(f"{bundle}/{file.name}", file.read_bytes(), Content_Type=kind)
        browser.open(
            site.page(f"""<jelly-bar style="height: 40px">Inbox</jelly-bar>
            <script type=module src=/{bundle}/main.js></script>""")
        )
        browser.wait_until("return window.isElastic")
        expected = ELEMENTS if bundle.endswith("all") else ELEMENTS[:1]
        assert browser.evaluate(PULLED, ELEMENTS) == [True, expected], bundle
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
    assert "no element jelly-lid" in browser.evaluate(
        "return define(['jelly-lid']).catch((error) => error.message)"
    )
    wasm = "fetch('/package/jelly-bar.wasm').then((response) => response.arrayBuffer())"
    assert browser.evaluate(f"return define(['jelly-bar'], {{ wasm: {wasm} }})") is True
    assert browser.evaluate(PULLED, ELEMENTS) == [True, ["jelly-bar"]]
    # A core without the element is an error that names it.
    assert browser.evaluate("""
        const lines = [];
        console.error = (line) => lines.push(line);
        return [await define(['gooey-menu'], { wasm: '/package/jelly-bar.wasm' }), ...lines];
        """) == [
        False,
        "Jelly: <gooey-menu> stay plain, without outlines: this jelly.wasm has no <gooey-menu>",
    ]
    assert browser.evaluate("return [await define(), !!customElements.get('gooey-menu')]") == [
        True,
        True,
    ]


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
            cssProperties: [...new Set(css.match(/--jelly-[a-z]+/g))].sort(),
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
    # A pager has no content, and a menu's button has parts that a tab brings.
    for kind, words in found.items():
        expected = set(names[kind])
        if kind == "slots":
            expected |= {""}
        if tag == "gooey-pager" and kind == "cssParts":
            words = {*words, "tab"}
        assert set(words) == expected, kind


def test_each_entrys_size_stands_in_the_readme():
    tool = runpy.run_path(str(ROOT / "Web/package/sizes"))
    said = tool["written"]((ROOT / "README.md").read_text(encoding="utf-8"))
    measured = tool["sizes"]()
    assert said.keys() == measured.keys()
    for entry, ways in measured.items():
        # Another version of wasm-opt or of gzip makes other sizes, but hardly.
        assert ways == pytest.approx(said[entry], rel=0.02, abs=100), f"{entry}; Web/package/sizes"
