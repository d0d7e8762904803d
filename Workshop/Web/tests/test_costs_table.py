"""The elements' manual tells the costs that the workshop measures."""

import re
import runpy

from webserver import TESTS

ROOT = TESTS.parents[1]


def test_the_manual_has_the_costs_of_each_scene_and_names_all_contenders():
    """`make bench-page PEERS=… MANUAL=--manual` writes them."""
    bench = runpy.run_path(str(ROOT / "Workshop/Web/bench/page.py"))
    manual = (ROOT / "Web/README.md").read_text(encoding="utf-8")
    table = manual.split("<!-- costs -->")[1].split("<!-- costs end -->")[0]
    rows = dict(re.findall(r"^\| (.+?) \| (.+?) \|", table, re.M)[2:])
    expected = {}
    for scene, contenders in bench["SCENES"].items():
        acts = [more for act in contenders[0].acts for more in (act, *["flight"] * (act == "drag"))]
        results = {one.name: [dict.fromkeys(acts, [1, 1])] for one in contenders}
        for line in bench["rows"](scene, results):
            name, others = line.split(" | ")[:2]
            expected[name.removeprefix("| ")] = others
    assert rows == expected
