"""Icons that are matched when a page is built: the command, and the function for Node.

It reads files as a browser reads them in a page, so that both have the same keys.
"""

import re
import subprocess

import pytest

from test_icon import HELPERS, IN_ONE, SCRIPT, STYLE, assert_flows_without_matching
from test_package import PACKAGE

LUCIDE = """<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"
  fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" class="lucide">
  <!-- a comment -->
  <rect x="3" y="3" width="18" height="12" rx="2" /><ellipse cx="12" cy="9" rx="4" ry="2.5" />
  <line x1="8" x2="16" y1="21" y2="21"/><polyline points="4,19 12 22 20,19"/>
  <path d="M12 17v4a2.1 3 20 0 1-4 1"/>
</svg>"""

ILLUSTRATOR = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 32 32"
  style="enable-background:new 0 0 32 32;" xml:space="preserve">
<style type="text/css"><![CDATA[
  .ai0{fill:#FF0000;}
  path.ai1,polygon{fill-rule:evenodd;fill:none;stroke:#00F;stroke-width:2.5px}
  #ai2{stroke-width:3 !important}
  .ai1.ai3{stroke:blue; stroke-width: 1}
]]></style>
<polygon class="ai0" points="2,2 14,2 14,14 "/>
<path class="ai1" d="M4,20h10v8H4V20z"/><path class="ai1 ai3" id="ai2" d="M18,20h10v8"/>
<path fill="red" d="M20,2h8v8z" style="stroke-width:1"/><path class="ai0" d="M4,16h4v2z"/>
</svg>"""

INKSCAPE = """<svg width="12.7mm" height="12.7mm" viewBox="0 0 12.7 12.7" version="1.1" id="svg5"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view7" pagecolor="#ffffff" />
  <defs id="defs2"><path id="unseen" d="M0 0h3v3z"/></defs>
  <g id="layer1" transform="translate(0.1,-0.2) scale(1.05 0.95)"
    style="display:inline;fill:none;stroke:#000000;stroke-opacity:1">
    <circle id="path1" cx="6.35" cy="6.35" r="3.3" style="stroke-width:0.265"/>
    <g transform="rotate(45 6 6)"><path style="fill:#0a0;stroke:none" d="m 2,2 3,1 -1,3 z"/>
      <path transform="matrix(0.8,0.1,-0.1,0.8,2,1) skewX(10)" style="stroke-width:1"
        d="M 5,5 C 6,4 7,4 8,5 S 9,8 10,7 Q 11 6 10 5 T 9 3"/></g>
  </g>
</svg>"""

FIGMA = """<svg width="20" height="20" viewBox="0 0 20 20" fill="none"
  xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M2 2H18V18H2V2ZM6 6V14H14V6H6Z" fill="#111827"/>
<path opacity="0.4" d="M8 8H12V12H8Z" fill="rgb(17, 24, 39)"/>
<path opacity=".4" d="M9 9H11V11H9Z" fill="#111827ff" fill-opacity="100%"/>
</g>
<defs><clipPath id="clip0_1_2"><rect width="20" height="20" fill="white"/></clipPath></defs>
</svg>"""

BY_HAND = """<svg width="48px" height="36pt" xmlns="http://www.w3.org/2000/svg" stroke="#333"
  color="green"><g stroke-width=".1in" fill="currentColor">
  <circle cx=".25in" cy="3mm" r="5px"/><path d="M10 30h20v10z" fill="GREEN"/>
  <path d="M35 30h10v10z" stroke="none" visibility="hidden"/><rect x="1" y="1" width="6" height="5"
  ry="2"/><path d="M2 44h9" color="red" fill="inherit"/><path d="M14 44h9" display="none"/></g
  ><g style="display:none"><circle cx="20" cy="20" r="9"/></g>
  <path fill="wrong" stroke="transparent" d="M30 44h9v2"/></svg>"""

SHARES = """<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="-2,0,24.05 24"
  ><circle cx="50%" cy="25%" r="12.5%"/><rect x="10%" y="60%" width="40%" height="30%" ry="5%"/>
  <line x1="60%" y1="70%" x2="90%" y2="90%" stroke="#000" stroke-width="5%"/></svg>"""

TURNED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#000">
  <path transform="rotate(45 16 16)" d="M4 16h24"/><path transform="rotate(-45,16,16)" d="M4 16h24"
  /><path d="M4 16h24" transform="rotate(30)translate(3 -8)"/><path d="M16 4.5v23"/></g></svg>"""

TEXT_COLOR = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="none">
  <path d="M2 2h9v9z" fill="currentColor"/><path d="M2 13h9v9z" fill="teal"/>
  <g fill="none"><path d="M13 2h9" stroke="currentColor"/><path d="M13 6h9" stroke="#008080"/>
  <path d="M13 9h9" style="stroke: teal"/><path d="M13 12h9" style="stroke: currentColor"/>
  </g></svg>"""
"""A drawing in the color of the page's text and in that color by its name."""

FILES = {
    "lucide": LUCIDE,
    "illustrator": ILLUSTRATOR,
    "inkscape": INKSCAPE,
    "figma": FIGMA,
    "by_hand": BY_HAND,
    "shares": SHARES,
    "turned": TURNED,
    "text_color": TEXT_COLOR,
}

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
PLAY = f'{SVG}<path d="M1 1l7 3.5L1 8z"/></svg>'
PAUSE = f'{SVG}<path d="M1 1h2v7H1zm5 0h2v7H6z"/></svg>'


def jelly(*arguments, folder=None):
    return subprocess.run(
        ["node", str(PACKAGE / "command.js"), *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
    )


def written(folder, **files):
    """Writes drawings into a folder; returns their names."""
    for name, text in files.items():
        (folder / f"{name}.svg").write_text(text)
    return [f"{name}.svg" for name in files]


def page(drawings, *scripts):
    named = [
        re.sub("<svg", f'<svg data-name="{name}"', text[text.index("<svg") :], count=1)
        for name, text in drawings.items()
    ]
    icon = f"<jelly-icon id=icon>{''.join(named)}</jelly-icon>"
    return STYLE + "".join(scripts) + icon + SCRIPT + HELPERS


def test_a_page_has_the_keys_and_the_matches_of_the_files_of_its_drawings(
    browser, site, engine, tmp_path
):
    outcome = jelly("match", *written(tmp_path, **FILES), folder=tmp_path)
    assert (outcome.stderr, outcome.returncode) == ("", 0)
    count = outcome.stdout.count("known.set(")
    assert count == len(FILES) * (len(FILES) - 1) / 2
    browser.open(site.page(page(FILES)))
    browser.wait_until(
        "return [...known().values()].filter(({ length }) => length).length === arguments[0]",
        count,
    )
    matches = browser.evaluate("return customElements.get('jelly-icon').matches").splitlines()
    for line, other in zip(outcome.stdout.splitlines(), matches, strict=True):
        (key, *own), (name, *its) = [
            re.findall(r"known.*\[|-?\d+", one) or [one] for one in (line, other)
        ]
        assert key == name
        # Firefox turns with 32 bits, after which another one of equal matches can be the first.
        if engine == "firefox":
            continue
        # The others read 0.95 with an error of a thirty-millionth, so that one in a million can be
        # rounded to the next one, and its differences to the next but one.
        assert len(own) == len(its)
        assert all(abs(int(one) - int(its[at])) <= 2 for at, one in enumerate(own))


@IN_ONE
def test_a_page_that_imports_the_module_flows_without_the_script_that_matches(
    browser, site, tmp_path
):
    drawings = {"illustrator": ILLUSTRATOR, "lucide": LUCIDE}
    module = tmp_path / "icons.js"
    outcome = jelly("match", *written(tmp_path, **drawings), "--output", module, folder=tmp_path)
    assert (outcome.stdout, outcome.stderr, outcome.returncode) == ("", "", 0)
    # Colors are not in a key.
    drawings["illustrator"] = ILLUSTRATOR.replace("#FF0000", "teal").replace('"red"', '"teal"')
    browser.open(site.page(page(drawings, f"<script type=module>{module.read_text()}</script>")))
    assert_flows_without_matching(browser, "lucide", "illustrator")


@IN_ONE
@pytest.mark.parametrize(
    "more",
    ["<text y=5>A</text>", "<use href=#a />", "<svg></svg>", "<path fill=url(#a) d=M0,0h9v9z>"],
)
def test_what_is_more_than_forms_in_colors_has_no_key_of_forms(browser, site, more):
    before = "<svg data-name=play viewBox='0 0 9 9'><path d='M1 1l7 3.5L1 8z'/>"
    if "url" in more:
        more, before = "", before.replace("<path", "<path fill=url(#a)")
    drawings = f"{PLAY}<jelly-icon id=icon>{before}{more}</svg></jelly-icon>"
    browser.open(site.page(f"{STYLE}{drawings}{SCRIPT}{HELPERS}"))
    keys = """
        const { readIcon } = await import('/elements/icon-drawing.js');
        return [...document.querySelectorAll('body > svg, jelly-icon > svg')]
            .map((svg) => readIcon(svg, icon).key);
    """
    key, other = browser.evaluate(keys)
    assert key != other


@pytest.mark.parametrize(
    "place, text, message",
    [
        (1, "<p>Hello</p>", "must be SVG; got <p>"),
        (1, "play", "must be SVG; got XML with an error (non-whitespace before first tag)"),
        (1, "", "must be SVG; got no element"),
        (3, f"{SVG}\n<g>\n</svg>", "must be SVG; got XML with an error (unexpected close tag)"),
        (1, f"{SVG}</svg>", "must have forms with a fill or a stroke; got none"),
        (1, f"{SVG}<path d='M1 1h7' fill='none'/></svg>", "must have forms with a fill or a"),
        (2, f"{SVG}\n<path d='M1 1h'/></svg>", "<path>: must have a number at character 6; got"),
        (1, "<svg viewBox='0 0 9 1e999'><path d='M1 1h2v3z'/></svg>", "viewBox: must be four"),
        (2, f"{SVG}\n<circle r='1e999'/></svg>", 'r: must be a length; got "1e999"'),
        (2, "<svg width='9' height='9'>\n<circle r='20%'/></svg>", "must be a length without a"),
        (2, f"{SVG}\n<circle r='2em'/></svg>", 'must be a length without a page; got "2em"'),
        (1, "<svg><path d='M1 1h2v3z'/></svg>", "viewBox: must be four numbers, or width and"),
        (2, f"{SVG}\n<use href='#a'/>\n</svg>", "must be forms in one color each, for others"),
        (2, f"{SVG}\n<path fill='url(#a)' d='M1 1h7v7z'/></svg>", "must be forms in one color"),
        (
            2,
            f"{SVG}\n<path transform='turn(3)' d='M1 1h7v7z'/></svg>",
            "transform: must be functions",
        ),
        (2, f"{SVG}\n<g style='transform: scale(2)'><path d='M1 1h7v7z'/></g></svg>", "transform:"),
        (2, f"{SVG}\n<circle style='r: 3px'/></svg>", "r: must be an attribute; got a style"),
        (2, f"{SVG}\n<path fill='var(--a, red)' d='M1 1h7v7z'/></svg>", "fill: must be a value"),
        (
            4,
            f"{SVG}<style>\n.a {{ fill: red }}\n\n  g .a {{ fill: blue }}</style><path/></svg>",
            '<style>: must have selectors of elements, classes and ids; got "g .a"',
        ),
        (
            3,
            f"{SVG}<style>\n.a {{ fill: red }}\n@media print {{ .a {{}} }}</style><path/></svg>",
            '<style>: must have rules without others in them; got "@media print {',
        ),
        (2, f"\n{SVG}<path d='M1 1{'l1 3l1 -3' * 70}'/></svg>", "must have at most 128 curves"),
        (2, f"\n{SVG}<path d='{'M1 1h2v2z' * 33}'/></svg>", "must have at most 128 curves in 32"),
    ],
)
def test_what_it_cannot_read_is_an_error_with_its_line_and_no_file(tmp_path, place, text, message):
    files = written(tmp_path, play=PLAY, wrong=text)
    outcome = jelly("match", *files, "-o", "icons.js", folder=tmp_path)
    assert outcome.stderr.startswith(f"jelly match: wrong.svg:{place}: {message}")
    assert outcome.stderr.count("\n") == 1
    assert (outcome.stdout, outcome.returncode) == ("", 2)
    assert not (tmp_path / "icons.js").exists()


@pytest.mark.parametrize(
    "more",
    [
        "<path fill='none' d='M1 h'/>",
        "<path display='none' d='M1 1h7v7z'/>",
        "<g style='display: none'><g><path d='M1 1h7v7z'/></g></g>",
    ],
)
def test_what_is_not_seen_changes_nothing(tmp_path, more):
    written(tmp_path, play=PLAY, pause=PAUSE, more=PAUSE.replace("<path", f"{more}<path"))
    own, other = (
        jelly("match", "play.svg", f"{name}.svg", folder=tmp_path) for name in ("pause", "more")
    )
    assert own.stdout == other.stdout != ""


@pytest.mark.parametrize(
    "arguments, status, message",
    [
        (["match", "play.svg"], 2, "<svg>: must be two or more files; got 1"),
        (["match", "play.svg", "play.svg"], 2, "<svg>: must be two or more files; got 1"),
        (["match", "play.svg", "none.svg"], 1, "none.svg: cannot be read (ENOENT)"),
        (["match", "play.svg", "pause.svg", "-o", "no/i.js"], 1, "no/i.js: cannot be written (E"),
        (["match", "play.svg", "pause.svg", "-o", "./play.svg"], 2, "--output: must not be a"),
        (["match", "play.svg", "wide.svg"], 2, "play.svg and wide.svg: must be in boxes of one"),
        (["match", "--fps", "3"], 2, "--fps: must be a known option"),
        (["film", "play.svg"], 2, '<command>: must be match; got "film"'),
    ],
)
def test_a_wrong_run_is_an_error_in_one_line(tmp_path, arguments, status, message):
    written(tmp_path, play=PLAY, pause=PAUSE, wide=PLAY.replace("9 9", "18 9"))
    outcome = jelly(*arguments, folder=tmp_path)
    assert outcome.stderr.startswith(f"jelly match: {message}") and outcome.stderr.count("\n") == 1
    assert (outcome.stdout, outcome.returncode) == ("", status)
    assert (tmp_path / "play.svg").read_text() == PLAY


def test_the_lines_of_the_manual_make_the_module(tmp_path):
    (tmp_path / "icons").mkdir()
    files = written(tmp_path / "icons", play=PLAY, pause=PAUSE)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/jelly-elements").symlink_to(PACKAGE)
    manual = (PACKAGE.parents[1] / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```js\n(.*?)```", manual, re.S)
    (lines,) = [block for block in blocks if "jelly-elements/match" in block]
    (tmp_path / "build.mjs").write_text(lines)
    subprocess.run(["node", "build.mjs"], cwd=tmp_path, check=True, timeout=60)
    module = (tmp_path / "icons.js").read_text()
    assert module == jelly("match", *files, folder=tmp_path / "icons").stdout


def test_help_fits_a_terminal():
    outcome = jelly("--help")
    assert (outcome.stderr, outcome.returncode) == ("", 0)
    assert "USAGE: jelly match" in outcome.stdout
    assert max(map(len, outcome.stdout.splitlines())) <= 80
