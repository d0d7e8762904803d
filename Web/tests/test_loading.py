"""How elements load: under strict policies, from a careless server, and without their core."""

import pytest

STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""The strictest policy under which a page can have WebAssembly."""

EACH = """
    <jelly-bar><h1>Inbox</h1></jelly-bar>
    <jelly-refresh><div>Mail</div></jelly-refresh>
    <jelly-box><p>Text</p></jelly-box>
    <jelly-field label=Name name=who value=Ada></jelly-field>
    <jelly-pager for=pages></jelly-pager>
    <div id=pages><p>1</p><p>2</p></div>
    <span><jelly-badge count=3></jelly-badge></span>
    <jelly-menu label=Add><button>Note</button></jelly-menu>
    <jelly-shape path="M0 0h9v9z"></jelly-shape>
    <jelly-shape><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></jelly-shape>
    <jelly-icon><svg data-name=play viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></jelly-icon>
    <jelly-press><button>Send</button></jelly-press>
    <jelly-switch label=Sound checked></jelly-switch>
    <jelly-slider label=Volume></jelly-slider>
    <jelly-segments label=View><button>Day</button><button>Week</button></jelly-segments>
    """

WITHOUT_CORE = {
    "missing": {"status": 404},
    "forbidden": {"policy": "default-src 'self'"},
    "broken": {"content": b"<!doctype html>"},
}


@pytest.fixture
def load(browser, site):
    """Opens a page with elements and this core, and waits until it is known whether they are
    elastic: `load("<jelly-bar>", policy="default-src 'self'")`."""

    def open_page(
        html,
        policy="",
        content=None,
        status=200,
        type="application/wasm",
    ):
        folder = site.core(content, status=status, Content_Type=type)
        site.answer(
            f"{folder}/ready.js",
            b"""
            import { ready } from './jelly.js';
            ready.then((isElastic) => window.isElastic = isElastic);""",
            Content_Type="text/javascript",
        )
        headers = {"Content_Security_Policy": policy} if policy else {}
        browser.open(
            site.page(
                f"""<script src=/tests/pages/loading.js></script>{html}
            <script type=module src={folder}/ready.js></script>""",
                **headers,
            )
        )
        browser.wait_until("return window.isElastic !== undefined || lines.length > 0")
        browser.evaluate("await new Promise(done => setTimeout(done, 100))")
        return browser

    return open_page


@pytest.mark.parametrize("trusted", ["", "; require-trusted-types-for 'script'"])
def test_a_strict_policy_forbids_nothing_of_it(load, trusted):
    browser = load(EACH, STRICT + trusted)
    assert browser.evaluate("return [isElastic, forbidden, lines]") == [True, [], []]
    # A path that no style has reached is 300 × 150 pixels, and in the flow.
    assert (
        browser.evaluate("""
        return [...document.querySelectorAll('jelly-bar, jelly-box, jelly-menu')].map((one) => {
            const outline = one.shadowRoot.querySelector('svg');
            const style = getComputedStyle(outline);
            return [style.position, outline.clientWidth === one.clientWidth, style.zIndex];
        });""")
        == [["absolute", True, "-1"]] * 3
    )


def test_an_element_that_moves_into_a_frame_keeps_its_style(load):
    browser = load("<iframe id=frame></iframe><jelly-bar id=bar>Inbox</jelly-bar>")
    assert (
        browser.evaluate("""
        const moved = bar;
        frame.contentDocument.body.append(moved);
        return getComputedStyle(moved.shadowRoot.querySelector('svg')).position;
        """)
        == "absolute"
    )


@pytest.mark.parametrize(
    "type", ["text/plain", "application/octet-stream", "application/wasm; charset=utf-8"]
)
def test_the_type_that_a_server_calls_the_core_does_not_matter(load, type):
    browser = load(EACH, type=type)
    assert browser.evaluate("return [isElastic, lines]") == [True, []]


def test_the_core_may_be_given_in_every_form(browser, site):
    browser.open(site.page(EACH))
    assert browser.evaluate("""
        const { load, ask } = await import("/elements/load.js");
        const address = "/jelly.wasm";
        const bytes = async () => (await fetch(address)).arrayBuffer();
        const forms = {
            bar: () => address,
            box: () => new URL(address, location),
            field: async () => address,
            badge: () => fetch(address),
            menu: bytes,
            refresh: async () => WebAssembly.compile(await bytes()),
        };
        const problems = [];
        for (const name in forms) {
            const module = await import(`/elements/jelly-${name}.js`);
            const [Element] = Object.values(module);
            // Each control as in a page of its own, without the core of the others.
            Element.control.core = undefined;
            const core = await forms[name]();
            // Only what is an address is asked for ahead of time.
            ask(core);
            if (!await load([Element], core)) problems.push(name);
            if (!document.querySelector(Element.tag).body) problems.push(`${name} has no body`);
        }
        const asked = performance.getEntriesByType("resource").map(({ name }) => name);
        const known = /\\/(elements|tests|jelly.wasm|favicon.ico)/;
        return [problems, asked.filter((name) => !known.test(name))];
        """) == [[], []]


def test_a_core_that_comes_while_sizes_are_reported_breaks_no_report(load):
    # WebKit may tell of a module in the same turn in which it reports sizes. Here each engine does.
    browser = load(
        """<p id=probe>Text</p><script>
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = async (wasm) => {
            const instance = await instantiate(wasm);
            return new Promise((done) => new ResizeObserver((_, observer) => {
                observer.disconnect();
                done(instance);
            }).observe(probe));
        };
        </script>"""
        + EACH
    )
    assert browser.evaluate("return [isElastic, lines]") == [True, []]


@pytest.mark.parametrize("why", WITHOUT_CORE)
def test_without_the_core_one_line_says_why(load, why):
    browser = load(EACH, **WITHOUT_CORE[why])
    is_elastic, lines = browser.evaluate("return [isElastic, lines]")
    # An icon has a core of its own, which a policy forbids, too.
    lines = [line for line in lines if "<jelly-icon>" not in line]
    assert not is_elastic and len(lines) == 1
    assert lines[0].startswith("jelly: <jelly-bar> <jelly-refresh>")
    assert why != "missing" or "core: must be available; got 404" in lines[0]


@pytest.mark.parametrize("why", WITHOUT_CORE)
def test_without_the_core_a_field_is_an_input(load, why):
    browser = load(
        "<form id=form><jelly-field id=field label=Name name=who value=Ada></jelly-field></form>",
        **WITHOUT_CORE[why],
    )
    assert browser.evaluate("""
        const { input } = field;
        const { width, height } = input.getBoundingClientRect();
        return [Object.fromEntries(new FormData(form)),
            [...input.labels].map((one) => one.textContent), width > 50 && height > 10,
            getComputedStyle(field.shadowRoot.querySelector("[part=base]")).backgroundColor];
        """) == [{"who": "Ada"}, ["Name"], True, "color(srgb 0 0 0 / 0.12)"]
    browser.evaluate("field.errorText = 'No'; field.label = 'Your name'")
    assert browser.evaluate("return field.innerText").split() == ["Your", "name", "No"]
    # It can go and come back.
    browser.evaluate("const same = field; same.remove(); form.append(same)")
    assert browser.evaluate("return [field.querySelectorAll('input').length, lines.length]") == [
        1,
        1,
    ]


def test_without_the_core_content_is_as_the_page_has_it(load):
    browser = load(EACH, status=404)
    assert browser.evaluate("""
        return [...document.querySelectorAll('h1, p, #pages, jelly-menu button')].every((one) =>
            one.checkVisibility() && one.getBoundingClientRect().height > 0);""")


SIZES = """
    return [...document.querySelectorAll('body *:not(script, link)')].filter((one) =>
        one.localName.includes('-')).map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [one.localName, left, top, width, height].join(' ');
        });"""


@pytest.mark.engines("chromium")
def test_nothing_moves_when_the_elements_come(browser, load):
    sheet = "<meta name=viewport content='width=device-width'><link rel=stylesheet href=/jelly.css>"
    browser.viewport(390, 800)
    browser = load(
        sheet
        + EACH
        + f"""<script>
        let shift = 0;
        new PerformanceObserver((list) => {{
            for (const {{ value }} of list.getEntries()) shift += value;
        }}).observe({{ type: 'layout-shift', buffered: true }});
        const sizes = () => {{ {SIZES} }};
        const before = sizes();
        </script>"""
    )
    browser.evaluate("await new Promise(done => setTimeout(done, 100))")
    assert browser.evaluate("return sizes()") == browser.evaluate("return before")
    assert browser.evaluate("return shift") == 0
    browser.viewport(800, 600)


@pytest.mark.parametrize("why", WITHOUT_CORE)
def test_without_the_core_a_menu_shows_its_items_and_a_badge_its_count(load, why):
    sheet = "<link rel=stylesheet href=/jelly.css>"
    browser = load(sheet + EACH, **WITHOUT_CORE[why])
    assert browser.evaluate("""
        const item = document.querySelector('jelly-menu button');
        item.scrollIntoView();
        const { left, top, width, height } = item.getBoundingClientRect();
        const badge = document.querySelector('jelly-badge');
        const path = document.querySelector('jelly-shape[path]').shadowRoot
            ?.querySelector('[part=drawing] path');
        const { opacity } = getComputedStyle(item);
        return [
            document.elementFromPoint(left + width / 2, top + height / 2) === item,
            item.checkVisibility({ opacityProperty: true }), opacity,
            badge.innerText || badge.shadowRoot.querySelector('[part=count]').innerText,
            badge.getBoundingClientRect().width, path?.getBoundingClientRect().width,
        ];""") == [True, True, "1", "3", 22, 16]
