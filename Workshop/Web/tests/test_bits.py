"""The same trace gives the same numbers natively, in Node and in the browsers, bit for bit.

The text of a number is the shortest that reads back to the same double, so equal texts are equal
doubles.
"""

import json
import subprocess

import pytest

from webserver import DIST, TESTS

TRACES = {path.stem: path for path in sorted((TESTS / "traces").glob("*.json"))}

STALE = "not the same; are the command and the module both built from this core?"


def rate(name):
    """Frames a second; few where the events are thirty years away from the start."""
    return 2**-20 if name == "late" else 120


def output(*command):
    """The lines that a command prints."""
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.fixture(scope="module")
def in_node():
    """The outlines of a trace, replayed in Node."""

    def outlines(name):
        if name not in known:
            lines = output("node", TESTS / "bodies.mjs", DIST / "jelly.wasm", TRACES[name])
            known[name] = [json.loads(line)["outline"] for line in lines[1:]]
        return known[name]

    known: dict[str, list[str]] = {}
    return outlines


@pytest.mark.parametrize("name", TRACES)
def test_a_trace_moves_the_edge(in_node, name):
    outlines = in_node(name)
    assert len(set(outlines)) >= 20
    assert "NaN" not in "".join(outlines)


@pytest.mark.parametrize("name", TRACES)
def test_the_command_draws_what_node_draws(jelly, in_node, name):
    frames = map(json.loads, output(jelly, "frames", TRACES[name], "--rate", rate(name)))
    assert [frame["outline"] for frame in frames] == in_node(name), STALE


def test_the_browsers_draw_what_node_draws(complete_browser, site, in_node):
    browser = complete_browser
    browser.open(
        site.page("""<script type=module>
        import { bodies } from "/elements/bodies.js";
        import { played } from "/tests/bodies.mjs";
        const make = await bodies("/jelly.wasm");
        window.outlines = async (name, rate) => {
            const trace = await (await fetch(`/tests/traces/${name}.json`)).json();
            return [...played(make, trace, rate)].map(({ outline }) => outline);
        };
        </script>""")
    )
    browser.wait_until("return window.outlines")
    for name in TRACES:
        assert browser.evaluate("return outlines(...arguments)", name, rate(name)) == in_node(name)
