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

from webserver import BODIES, DIST, ELEMENTS, TESTS, Site

ROOT = TESTS.parents[1]
PACKAGE = DIST / "package"
APPS = TESTS / "apps"
MODULES = ROOT / ".venv/modules/usr/share/nodejs"
BUNDLERS = ["esbuild", "rollup", "webpack"]
APPS_OF = {
    "one": "export { ready } from 'jelly-elements/jelly-bar';",
    "all": "export { ready } from 'jelly-elements';",
    "late": """export const ready =
        import('jelly-elements/jelly-bar').then(({ ready }) => ready);""",
    "told": """import { define } from 'jelly-elements/define';
        export const ready = define(['jelly-bar'], { wasm: '/package/jelly-bar.wasm' });""",
}


def run(*command):
    """The lines that a command prints."""
    outcome = subprocess.run(
        list(map(str, command)),
        capture_output=True,
        text=True,
        # It ends what hangs: beside other tests, all bundlers take up to a minute.
        timeout=240,
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
    named = re.findall(r"\]\((?!https:)([^)#]+)|src=[\"'](?!jelly\.|https:)([^\"']+)", readme)
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


def places(text):
    """The places in a text in Markdown that a link can lead to, as GitHub makes them."""
    headings = re.findall(r"^## (.+)$", text, re.M)
    return {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", one.lower())) for one in headings}


@pytest.mark.parametrize("name", ["README.md", "MANUAL.md", "skills/jelly-elements/SKILL.md"])
def test_a_link_of_a_text_leads_to_a_place_that_is_there(name):
    text = (PACKAGE / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^):#]*)#([\w-]+)\)", text)
    assert len(links) > 5
    files = {file: (PACKAGE / name).parent / file if file else PACKAGE / name for file, _ in links}
    there = {file: places(path.read_text(encoding="utf-8")) for file, path in files.items()}
    assert [link for link in links if link[1] not in there[link[0]]] == []


def test_its_addresses_have_its_version_and_lead_to_its_files():
    version = (ROOT / "VERSION").read_text().strip()
    for text in (PACKAGE / "README.md", PACKAGE / "MANUAL.md", *PACKAGE.glob("skills/*/SKILL.md")):
        found = re.findall(r"jelly-elements@([\w.-]+)(?:/([^\s\"`;]*))?", text.read_text("utf-8"))
        assert {one for one, _ in found} == {version}, text.name
        paths = {path.replace("{name}", "registry") for _, path in found}
        assert [path for path in paths if not (PACKAGE / path).exists()] == [], text.name


def test_its_skill_is_the_list_of_llms_txt_and_is_named_like_its_folder():
    (file,) = PACKAGE.glob("skills/*/SKILL.md")
    _, head, body = file.read_text(encoding="utf-8").split("---\n", 2)
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    assert fields["name"] == file.parent.name == "jelly-elements"
    # The limits of agentskills.io/specification; a string of JSON is one of YAML.
    description = json.loads(fields["description"])
    assert 0 < len(description) <= 1024 and not re.search(r"[<>]", description)
    assert [name for name in ELEMENTS if name not in description] == []
    assert len(body.splitlines()) < 500
    llms = (PACKAGE / "llms.txt").read_text(encoding="utf-8")
    (lists,) = re.findall(r"^## Texts.*", llms, re.M | re.S)
    assert body.endswith(re.sub(r"\]\(", "](../../", lists))


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


def registry_items():
    """The items that the command of shadcn/ui can add, by their names."""
    files = [file for file in (PACKAGE / "r").glob("*.json") if file.stem != "registry"]
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def test_its_registry_has_each_element_and_each_framework():
    version = (ROOT / "VERSION").read_text().strip()
    frameworks = {"preact", "react", "svelte", "vue"}
    items = registry_items()
    assert items.keys() == {*ELEMENTS, *frameworks}
    listed = json.loads((PACKAGE / "r/registry.json").read_text(encoding="utf-8"))
    assert listed["name"] == "jelly-elements" and listed["homepage"].startswith("https://")
    listed = {item["name"]: item for item in listed["items"]}
    assert listed.keys() == items.keys()
    # Required by ui.shadcn.com/schema/registry-item.json.
    for name, item in items.items():
        (file,) = item["files"]
        assert item["name"] == name and item["dependencies"] == [f"jelly-elements@{version}"]
        # Only with these does the command add it to a project without a configuration.
        types = ("registry:item", "registry:file") if name in frameworks else ("registry:ui",) * 2
        assert (item["type"], file["type"], "target" in file) == (*types, name in frameworks)
        assert file.pop("content") and item.pop("$schema")
        assert listed[name] == item


# React as far as a component needs it: what it shows is an object here.
REACT = {
    "package.json": '{"exports": {".": "./index.mjs", "./jsx-runtime": "./jsx-runtime.mjs"}}',
    "index.mjs": "export const useSyncExternalStore = () => globalThis.isDefined;",
    "jsx-runtime.mjs": "export const jsx = (tag, props) => props;",
}
SHOWN = """
    const { JellyMenu } = await import(`${process.argv[1]}/jelly-menu.js`);
    const call = () => {};
    const props = {
        label: 'New', open: false, className: 'new', children: 'Note', ref: call, onClick: call,
        startAngle: 90, tuning: { preset: 'liquid' }, 'onjelly-select': call };
    for (globalThis.isDefined of [false, true]) console.log(Object.keys(JellyMenu(props)).join());
    """


@pytest.fixture(scope="module")
def components(app):
    """A folder with the components of the registry, built as an app builds them."""
    folder = app / "components"
    (folder / "node_modules/react").mkdir(parents=True)
    for name, text in REACT.items():
        (folder / "node_modules/react" / name).write_text(text)
    for tag in ELEMENTS:
        (file,) = registry_items()[tag]["files"]
        # A module of the browser, also where a server renders.
        assert file["content"].startswith("'use client';\n")
        (folder / file["path"]).write_text(file["content"])
    options = ["--bundle", "--format=esm", "--jsx=automatic", "--external:react", "--minify"]
    run("esbuild", *folder.glob("*.tsx"), *options, f"--outdir={folder}", "--log-level=error")
    return folder


def test_a_component_of_its_registry_defines_its_element_and_no_other(components):
    for tag in ELEMENTS:
        text = (components / f"{tag}.js").read_text()
        # The class of a field inherits from that of a box. What matches icons names shapes.
        assert tag in text
        more = {"jelly-shape"} if tag == "jelly-icon" else {"jelly-box"}
        assert {name for name in ELEMENTS if name in text} <= {tag, *more}


def test_a_component_shows_what_an_attribute_cannot_hold_once_its_element_is_defined(components):
    early, late = run("node", "--input-type=module", "-e", SHOWN, components)
    assert early == "label,open,className,children,ref,onClick"
    assert late == f"{early},startAngle,tuning,onjelly-select"


def test_its_types_take_what_is_right_and_refuse_what_is_wrong(app):
    types = app / "types"
    shutil.copytree(APPS / "types", types)
    (types / "registry").mkdir()
    for item in registry_items().values():
        for file in item["files"]:
            (types / "registry" / file["path"]).write_text(file["content"])
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
    # All, `inline`, `bodies`, `recorder`, `toast`, `auto` and `define`; each element alone, and
    # with its core inside; and what matches icons, and what lets them fly, in both places;
    # and `match`.
    assert len(lines) == 12 + 2 * len(ELEMENTS)
    assert all(line.split()[1] == "false" for line in lines)


def test_node_makes_bodies_with_the_core_inside_and_with_another(app):
    script = """
        import { bodies } from 'jelly-elements/bodies';
        import { readFileSync } from 'node:fs';
        const file = 'node_modules/jelly-elements/jelly-switch.wasm';
        for (const core of [undefined, readFileSync(file)]) {
            const made = await bodies(core);
            const body = made.switch({ size: [63, 28] });
            console.log(Object.keys(made).length, body.handle('toggled', {}, 1).type);
        }"""
    command = ["node", "--input-type=module", "--eval", script]
    outcome = subprocess.run(command, cwd=app, capture_output=True, text=True, timeout=60)
    assert outcome.stdout.splitlines() == ["14 changed", "1 changed"], outcome.stderr


def test_bodies_are_small(app):
    script = gzip.compress((PACKAGE / "bodies.js").read_bytes(), 9)
    # With what each control declares.
    assert len(script) <= 640 * 14


def test_a_toast_on_a_server_loads_no_group(app):
    script = "import { toast } from 'jelly-elements/toast.js'; toast('Saved').close()"
    run = subprocess.run(
        ["node", "--input-type=module", "--eval", script],
        cwd=app,
        capture_output=True,
        text=True,
        timeout=60,
    )
    warning = "jelly: toast: document: must be there; got undefined"
    assert (run.returncode, run.stderr.strip()) == (0, warning)


def test_what_is_types_alone_cannot_be_imported(app):
    script = """
        const { resolve } = require('module').createRequire(`${process.argv[1]}/`);
        try { resolve('jelly-elements/elements'); } catch ({ code }) { console.log(code); }"""
    assert run("node", "-e", script, app) == ["ERR_PACKAGE_PATH_NOT_EXPORTED"]


def test_no_entry_waits_at_its_top_level(app):
    # A script that is not a module cannot await at the top level.
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
            text = "".join(file.read_text() for file in (app / bundle).glob("*.js"))
            others = [tag for tag in ELEMENTS if tag in text]
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


def test_the_first_toast_loads_its_group_unless_the_page_has_one(browser, site):
    browser.open(
        site.page("""<script type=module>
            import { toast } from "/package/toast.js";
            window.toast = toast;
        </script>""")
    )
    browser.wait_until("return window.toast")
    assert browser.evaluate("return !!customElements.get('jelly-group')") is False
    browser.evaluate("toast('Saved', { role: 'alert' })")
    browser.wait_until("return document.querySelector('jelly-group').items?.length === 1")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    "entry, script",
    [
        ("jelly.js", "morph.js"),
        ("jelly-shape.js", "morph.js"),
        ("jelly.inline.js", "morph.inline.js"),
        ("jelly.classic.js", "morph.inline.js"),
        ("inline/jelly-shape.js", "inline/morph.js"),
    ],
)
def test_a_drawing_that_flows_loads_the_script_for_it(browser, site, entry, script):
    kind = "text/javascript" if "classic" in entry else "module"
    loaded = """
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return names.map((name) => name.split('/package/')[1])
            .filter((name) => name?.includes('morph'));
        """
    browser.open(
        site.page(f"""<jelly-shape id=shape path="M0 0h9v9z" style="width: 99px"></jelly-shape>
        <script type={kind} src="/package/{entry}"></script>""")
    )
    browser.wait_until("return window.shape?.commands")
    assert browser.evaluate(loaded) == []
    browser.evaluate("shape.morphs = true")
    browser.wait_until("return shape.flow")
    core = [] if "inline" in script else ["jelly-morph.wasm"]
    assert browser.evaluate(loaded) == [script, *core]
    assert browser.evaluate(
        """
        shape.path = 'M0 9h9v-9z';
        await null;
        return shape.flow.isOn;
        """
    )


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


# MARK: Another origin


CDN = "https://cdn.jsdelivr.net"


@pytest.fixture(scope="module")
def cdn():
    """A content delivery network with the package, whose responses have jsDelivr's headers."""
    description = json.loads((PACKAGE / "package.json").read_text())
    path = f"npm/{description['name']}@{description['version']}"
    with Site(
        {f"/{path}/": PACKAGE},
        Access_Control_Allow_Origin="*",
        Cross_Origin_Resource_Policy="cross-origin",
        Timing_Allow_Origin="*",
        X_Content_Type_Options="nosniff",
    ) as site:
        default = (PACKAGE / description["jsdelivr"]).read_bytes()
        site.answer(path, default, Content_Type="application/javascript; charset=utf-8")
        site.package = f"{site.url}/{path}"
        yield site


def examples(language, cdn):
    """The examples of the manual with addresses of a network, which are those of `cdn` here."""
    manual = (PACKAGE / "MANUAL.md").read_text(encoding="utf-8")
    found = re.findall(rf"```{language}\n(.*?)```", manual, re.S)
    return [example.replace(CDN, cdn.url) for example in found if CDN in example]


@pytest.fixture
def load(browser, site):
    """Opens a page, and waits until a press in it is drawn."""

    def open_page(html, **headers):
        script = "<script src=/tests/pages/loading.js></script>"
        browser.open(site.page(f"{script}{html}", **headers))
        browser.wait_until("""
            return lines.length > 0 || forbidden.length > 0 ||
                document.querySelector('jelly-press').shadowRoot
                    ?.querySelector('path')?.getAttribute('d')?.length > 10;""")
        assert browser.evaluate("return [lines, forbidden]") == [[], []]
        return browser

    return open_page


ISOLATED = {
    "Cross_Origin_Embedder_Policy": "require-corp",
    "Cross_Origin_Opener_Policy": "same-origin",
}


@pytest.mark.parametrize("headers", [ISOLATED, {}], ids=["isolated", "open"])
def test_a_page_loads_it_from_a_network(load, cdn, headers):
    html, preloads = examples("html", cdn)
    browser = load(preloads + html, **headers)
    assert browser.evaluate(DEFINED, ELEMENTS) == ["jelly-press"]
    assert browser.evaluate("""
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const asked = names.filter((name) => !name.startsWith(location.origin));
        // The style sheet places what is not defined yet.
        const badge = document.createElement('jelly-badge');
        document.body.append(badge);
        return [getComputedStyle(badge).position,
            asked.length > 5, asked.length - new Set(asked).size];""") == ["absolute", True, 0]


def test_a_strict_policy_with_the_address_of_a_network_forbids_nothing(load, cdn):
    (policy,) = [
        " ".join(example.partition(":")[2].split())
        for example in examples("http", cdn)
        if example.startswith("Content-Security-Policy:")
    ]
    lines = "".join(
        re.sub(r' style="[^"]*"', "", example) for example in examples("html", cdn)[::-1]
    )
    browser = load(lines, Content_Security_Policy=policy)
    assert browser.evaluate(DEFINED, ELEMENTS) == ["jelly-press"]


@pytest.mark.parametrize("kind", ["", "type=module "])
def test_the_address_without_a_file_is_all_elements(load, cdn, kind):
    browser = load(
        f"<script {kind}src={cdn.package}></script><jelly-press><button>Send</button></jelly-press>"
    )
    assert browser.evaluate(DEFINED, ELEMENTS) == ELEMENTS


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
        (
            "jelly-shape jelly-refresh jelly-bar jelly-field jelly-box jelly-menu jelly-press"
            " jelly-drawer jelly-group",
            ["jelly"],
        ),
        # Controls on a track have most of their core in common.
        ("jelly-switch", ["jelly-switch"]),
        ("jelly-switch jelly-segments", ["jelly-tracks"]),
        ("jelly-switch jelly-slider jelly-segments jelly-badge", ["jelly-badge", "jelly-tracks"]),
    ],
)
def test_define_takes_the_cores_that_are_smaller_together(browser, site, names, cores):
    browser.open(site.page(""))
    is_elastic, asked = browser.evaluate(REQUESTED, names)
    asked = [name.rsplit("/", 1)[1] for name in asked]
    assert is_elastic
    assert [name for name in asked if name.endswith(".wasm")] == [f"{core}.wasm" for core in cores]
    assert len(asked) == len(set(asked))


DEFINED = "return arguments[0].filter((name) => customElements.get(name))"


def test_auto_defines_what_a_page_has_when_it_has_it(browser, site):
    browser.open(
        site.page("""<jelly-switch label=Sound></jelly-switch>
        <dialog id=dialog></dialog><p id=host></p>
        <script type=module>
            import { discover } from "/package/auto.js";
            window.discover = discover;
        </script>""")
    )
    defined = "return customElements.get(arguments[0])?.control?.core !== undefined"
    browser.wait_until(defined, "jelly-switch")
    assert browser.evaluate(DEFINED, ELEMENTS) == ["jelly-switch"]
    # Elements that come later, deep in what a script adds.
    browser.evaluate("dialog.innerHTML = '<p><jelly-badge count=3>'; dialog.showModal()")
    browser.wait_until(defined, "jelly-badge")
    # A shadow tree cannot be found from outside.
    browser.evaluate("""
        const root = host.attachShadow({ mode: 'closed' });
        root.innerHTML = '<jelly-pager>';
        await new Promise((done) => setTimeout(done, 300));
        window.root = root;
        """)
    assert sorted(browser.evaluate(DEFINED, ELEMENTS)) == ["jelly-badge", "jelly-switch"]
    browser.evaluate("discover(root)")
    browser.wait_until(defined, "jelly-pager")
    browser.evaluate("root.append(document.createElement('jelly-bar'))")
    browser.wait_until(defined, "jelly-bar")
    assert len(browser.evaluate(DEFINED, ELEMENTS)) == 4


def test_auto_defines_elements_in_a_frame_that_has_its_script(browser, site):
    browser.open(
        site.page("""<iframe id=frame srcdoc="<jelly-switch label=Sound></jelly-switch>
        <script type=module src='/package/auto.js'></script>"></iframe>""")
    )
    browser.wait_until("return frame.contentWindow.customElements.get('jelly-switch')")
    assert browser.evaluate(DEFINED, ELEMENTS) == []


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
        // A row at rest has no drops.
        one.wake?.();
        const { constructor: own, shadowRoot: root } = one;
        const css = [...root.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])
            .map((rule) => rule.cssText).join();
        const all = (attribute, selector = `[${attribute}]`) => [...new Set(
            [...root.querySelectorAll(selector)]
                .map((one) => one.getAttribute(attribute) ?? ''))].sort();
        return {
            attributes: [...own.attributes ?? own.observedAttributes, ...own.booleans ?? []].sort(),
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
    # A pager is empty; a tab of a pager and the drawing of a shape or an icon come with what is
    # asked for.
    for kind, words in found.items():
        expected = set(names[kind])
        if kind == "slots":
            expected |= {""}
        if tag == "jelly-pager" and kind == "cssParts":
            words = {*words, "tab"}
        if tag in ("jelly-shape", "jelly-icon") and kind == "cssParts":
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
    first = (ROOT / "README.md").read_text(encoding="utf-8")
    assert tool["summary"](said) in first


def test_the_scripts_of_few_elements_are_smaller_than_the_script_of_all():
    """As in the manual: six always, seven nearly always, eleven never."""
    loaded = runpy.run_path(str(ROOT / "Web/package/sizes"))["loaded"]
    files = {name: loaded(f"{name}.js") for name in ("jelly", *BODIES)}
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in set().union(*files.values())}

    def size(*names):
        return sum(sizes[file] for file in set().union(*(files[name] for name in names)))

    def share(count):
        """Of how many choices of so many elements the own scripts are larger."""
        larger = [size(*names) > size("jelly") for names in combinations(BODIES, count)]
        return sum(larger) / len(larger)

    assert [share(count) for count in (1, 2, 3, 4, 5, 6)] == [0] * 6
    assert 0 < share(7) < 0.05 and 0.3 < share(8) < 0.5 and 0.7 < share(9) < 0.9
    assert 0.95 < share(10) < 1
    assert [share(count) for count in (11, 12, 13, 14)] == [1] * 4
