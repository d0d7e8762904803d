"""The examples of the README, the elements' manual and each control work in an empty page."""

import re

import pytest

from webserver import TESTS

ROOT = TESTS.parents[1]
TEXTS = [
    *(ROOT / "README.md", ROOT / "Web/README.md"),
    *sorted((ROOT / "Examples/Controls").glob("*.md")),
]
# Those with files of another origin need the package: test_package has them.
EXAMPLES = [
    html
    for text in TEXTS
    for html in re.findall(r"```html\n(.*?)```", text.read_text(encoding="utf-8"), re.S)
    if "https://cdn." not in html
]
SCRIPT = '<script type="module" src="jelly.js"></script>'
PAGES = [number for number, html in enumerate(EXAMPLES) if html.startswith("<!doctype html>")]


def paste(browser, site, number):
    html = EXAMPLES[number]
    if SCRIPT not in html:
        html += SCRIPT
    browser.open(site.page(f"<script src=/tests/pages/loading.js></script>{html}"))
    browser.wait_until("return !!customElements.get('jelly-bar')")


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_works_when_pasted(browser, site, number):
    paste(browser, site, number)
    # Nobody has matched the icons of an example, which an idle page notes.
    if "<jelly-icon" in EXAMPLES[number]:
        browser.wait_until("return lines.length > 0")
        (line,) = browser.evaluate("return lines.splice(0)")
        assert line.startswith("jelly: <jelly-icon>: play and pause: must be matched when")
    assert browser.evaluate("""
        // A row at rest is not drawn.
        for (const row of document.querySelectorAll('jelly-row')) row.show();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const elements = [...document.querySelectorAll(':not(svg *)')]
            .filter((one) => one.localName.includes('-'));
        const paths = (one) =>
            [...(one.shadowRoot?.querySelectorAll('path') ?? []), ...one.querySelectorAll('path')];
        // A drawer that is closed is not drawn.
        const drawn = elements.filter((one) =>
            one.extent === 0 || paths(one).some((path) => path.getAttribute('d')?.length > 10));
        return [elements.length > 0, drawn.length === elements.length, lines, forbidden];
        """) == [True, True, [], []]


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_before_the_script_an_example_in_a_form_submits_nothing(browser, site, number):
    # The button of a press, of a box or of a form may be meant to submit.
    html = EXAMPLES[number].replace(SCRIPT, "")
    browser.open(site.page(f"<form>{html}"))
    assert (
        browser.evaluate("""
        return [...document.querySelectorAll(":is(jelly-segments, jelly-menu) > button")]
            .filter(({ type }) => type === "submit").map((one) => one.outerHTML)""")
        == []
    )


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.engines("chromium")
def test_the_first_whole_page_can_be_read_in_the_light_and_in_the_dark(
    browsers, engine, site, dark
):
    browser = browsers(engine, dark=dark)
    paste(browser, site, PAGES[0])
    text, fill = browser.evaluate("""
        const path = document.querySelector('jelly-bar').shadowRoot.querySelector('path');
        const context = document.createElement('canvas')
            .getContext('2d', { willReadFrequently: true });
        const luminance = (color) => {
            context.fillStyle = color;
            context.fillRect(0, 0, 1, 1);
            const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
                value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const { color } = getComputedStyle(document.querySelector('h1'));
        return [color, getComputedStyle(path).fill].map(luminance);
        """)
    # The contrast of WCAG 2.2, success criterion 1.4.6.
    assert (max(text, fill) + 0.05) / (min(text, fill) + 0.05) > 7


def test_there_are_examples():
    assert len(EXAMPLES) >= 4 and SCRIPT in EXAMPLES[0] and PAGES


def test_every_link_of_the_chinese_readme_leads_to_a_file():
    chinese = (ROOT / "README.zh-Hans.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)|(?:src|srcset)=\"([^\"]+)", chinese)
    assert len(links) > 15
    assert [path for path in map("".join, links) if not (ROOT / path).is_file()] == []
