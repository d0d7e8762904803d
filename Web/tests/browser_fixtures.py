"""Fixtures for tests in real browsers.

A test that asks for `browser` or `page` runs once in every engine; one that asks for `pointer` as
well runs once for every pointer type that the engine has. `engines(…)` and `pointers(…)` narrow
that down where only some engines can do what is tested:

    @pytest.mark.engines("chromium")
    @pytest.mark.pointers("touch")
    def test_a_pull_is_left_to_the_scroller(page, pointer): ...

One of several parameters can have them, too: `pytest.param(…, marks=pytest.mark.engines(…))`.

`late_core(…)` runs a test once more in these engines, with a core that comes when the test has
ended: then nothing may have changed.

An engine that is missing fails its tests; nothing is skipped.
"""

import signal
import threading
from contextlib import ExitStack

import pytest

from browsers import ENGINES
from webserver import Site

POINTERS = {name: engine.pointers for name, engine in ENGINES.items()}


def pytest_configure(config):
    config.addinivalue_line("markers", "engines(*names): run in these engines only")
    config.addinivalue_line("markers", "pointers(*types): run with these pointer types only")
    config.addinivalue_line("markers", "late_core(*engines): run with a late core, too")
    # A time limit or a closed terminal ends the run as Ctrl-C does: with the browsers closed.
    for end in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(end, signal.default_int_handler)


def pytest_generate_tests(metafunc):
    def allowed(mark, names):
        marker = metafunc.definition.get_closest_marker(mark)
        return [name for name in names if marker is None or name in marker.args]

    names = metafunc.fixturenames
    engines = allowed("engines", ENGINES)
    late = metafunc.definition.get_closest_marker("late_core")
    if late:
        late_engines = [engine for engine in engines if engine in late.args]
        pointers = {engine: allowed("pointers", POINTERS[engine]) for engine in engines}
        rows = [
            (engine, core, pointer)
            for core, engines in (("there", engines), ("late", late_engines))
            for engine in engines
            for pointer in pointers[engine]
        ]
        if "pointer" in names:
            metafunc.parametrize("engine, core, pointer", rows)
        else:
            metafunc.parametrize("engine, core", dict.fromkeys(row[:2] for row in rows))
    elif "pointer" in names:
        pairs = [
            (engine, pointer)
            for engine in engines
            for pointer in allowed("pointers", POINTERS[engine])
        ]
        if not pairs:
            raise pytest.UsageError(f"{metafunc.definition.nodeid} is left without a pointer")
        metafunc.parametrize("engine, pointer", pairs)
    elif "engine" in names:
        metafunc.parametrize("engine", engines)


REST = {"chromium": 2, "firefox": 7, "webkit": 5}
"""How an engine's tests become two groups: one test of so many belongs to the second, the rest.

Chromium has the most tests, since it has the most kinds of pointers, and begins in two processes.
They are done first, and run the rest of the others' tests.
"""


def _is_wanted(item):
    """Whether the marks of a test's parameters allow its engine and its pointer."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return all(
        params.get(name, mark.args[0]) in mark.args
        for name in ("engine", "pointer")
        for mark in item.iter_markers(f"{name}s")
    )


# Before pytest-xdist looks for the groups. (xdist 3.8 does not group with pytest 9.2.)
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    left_out = [item for item in items if not _is_wanted(item)]
    items[:] = [item for item in items if _is_wanted(item)]
    config.hook.pytest_deselected(items=left_out)
    # With `--dist loadgroup` a process runs one group after another, and so one engine at a time.
    # The largest groups begin.
    count = dict.fromkeys(ENGINES, 0)
    for item in items:
        engine = getattr(item, "callspec", None) and item.callspec.params.get("engine")
        if engine:
            rest = "" if count[engine] % REST[engine] else "-rest"
            count[engine] += 1
            item.add_marker(pytest.mark.xdist_group(engine + rest))


@pytest.fixture(scope="session")
def browsers(request, pytestconfig):
    """Starts an engine the first time it is asked for: `browsers("webkit", dark=True)`.

    After a test that failed it starts another one: a browser that hangs would take a minute for
    each of the tests to come.
    """
    started = {}
    engines = []
    failed = 0
    with ExitStack() as stack:

        def close():
            for key in [key for key, browser in started.items() if browser]:
                started.pop(key).close()

        def start(engine, **options):
            nonlocal failed
            if failed < request.session.testsfailed:
                failed = request.session.testsfailed
                close()
            if pytestconfig.getoption("loadgroup", False) and [engine] != engines[-1:]:
                engines.append(engine)
                # Which process runs a group depends on who is free: one may come back to an engine.
                assert len(engines) <= 2 * len(REST), f"{engines}: tests are not grouped"
                close()
            key = (engine, *sorted(options.items()))
            if key not in started:
                started[key] = None
                started[key] = stack.enter_context(ENGINES[engine](**options))
            # One that did not start for the first test would not for the others.
            assert started[key], f"{engine} did not start; has install-tools been run?"
            return started[key]

        yield start


@pytest.fixture
def browser(browsers, engine):
    """The engine that this test runs in, shared by all tests."""
    return browsers(engine)


@pytest.fixture
def reduced_browser(browsers, engine):
    """The same engine for somebody who has asked the system for less motion."""
    return browsers(engine, reduced_motion=True)


@pytest.fixture
def complete_browser(browsers, engine):
    """The same engine with its compositor and all its compilers: WebKitGTK is slower then."""
    browser = browsers(engine, complete=True) if engine == "webkit" else browsers(engine)
    yield browser
    # A film of the documentation would go on for hundreds of tests, and take most of a processor.
    browser.open("about:blank")


@pytest.fixture
def html_file(tmp_path):
    """Puts HTML into a file and returns its URL."""

    def write(html):
        file = tmp_path / "page.html"
        file.write_text(f"<!doctype html><meta charset=utf-8>{html}", encoding="utf-8")
        return file.as_uri()

    return write


@pytest.fixture
def page(browser, html_file):
    """Opens HTML in a viewport of the given size: `browser = page("<p>Hello", 390, 600)`."""

    def open_page(html, width=800, height=600):
        browser.viewport(width, height)
        browser.open(html_file(html))
        return browser

    return open_page


@pytest.fixture(scope="session")
def site():
    """The server of the built elements, for the whole run."""
    with Site() as site:
        yield site


@pytest.fixture
def core():
    """When the core of the elements comes: it is there, or it comes late."""
    return "there"


@pytest.fixture
def stage(request, browser, site, core):
    """Opens HTML with the elements: `browser = stage("<jelly-bar id=bar></jelly-bar>")`.

    Nothing may go wrong in the page, and a test with a `pointer` must have pressed with it.
    """
    yield from _stage(request, browser, site, core == "late")


@pytest.fixture
def reduced_stage(request, reduced_browser, site):
    """The same for somebody who has asked the system for less motion."""
    yield from _stage(request, reduced_browser, site)


@pytest.fixture
def complete_stage(request, complete_browser, site):
    """The same in a browser that takes screenshots."""
    yield from _stage(request, complete_browser, site)


STATE = """
    const forms = [...document.forms].map((form) => [...new FormData(form)].join(" "));
    const elements = [...document.querySelectorAll("jelly-switch, jelly-slider, jelly-segments")]
        .map(({ checked, value, validationMessage }) => [checked, value, validationMessage]);
    return [forms, elements, document.activeElement.outerHTML];
"""
"""What a late core may not change: values, validity and the focus."""


def _stage(request, browser, site, is_late=False):
    release = threading.Event()
    folder = site.core(after=release) if is_late else ""

    def open_stage(html):
        browser.open(
            site.page(f"""
            <style>html, body {{ margin: 0 }}</style>
            <script src=/tests/pages/stage.js></script>
            {html}
            <script type=module>
                import * as jelly from "{folder and "/" + folder}/jelly.js";
                window.jelly = jelly;
                jelly.ready.then(() => window.isElastic = true);
                if (!"{folder}") await jelly.ready;
                await pass(3);  // Upgraded, measured, drawn.
                window.isReady = true;
            </script>""")
        )
        browser.wait_until("return window.isReady && isIdle()")
        return browser

    browser.viewport(800, 600)
    try:
        yield open_stage
        if is_late and not request.node.stash.get(CALL_FAILED, False):
            state, count = browser.evaluate(
                f"return [(() => {{ {STATE} }})(), (window.reports ?? []).length]"
            )
            release.set()
            # An element that a finger has just left gets its body after the click.
            browser.wait_until("""
                const switches = [...document.querySelectorAll("jelly-switch")];
                return window.isElastic && switches.every(({ body }) => body) && isIdle();""")
            assert browser.evaluate(STATE) == state
            assert browser.evaluate("return (window.reports ?? []).length") == count
    finally:
        release.set()
    if request.node.stash.get(CALL_FAILED, False):
        return
    errors, pressed = browser.evaluate("return [errors, [...pressed]]")
    assert errors == []
    pointer = request.node.callspec.params.get("pointer")
    assert pointer is None or pressed == [pointer]


CALL_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[CALL_FAILED] = report.failed
    return report
