"""The examples of the README and of the elements' manual work in an empty page."""

import re

import pytest

from webserver import TESTS

README = (TESTS.parents[1] / "README.md").read_text(encoding="utf-8")
MANUAL = (TESTS.parent / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```html\n(.*?)```", README + MANUAL, re.S)
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
    assert browser.evaluate("""
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const elements = [...document.querySelectorAll(':not(svg *)')]
            .filter((one) => one.localName.includes('-'));
        const paths = (one) =>
            [...(one.shadowRoot?.querySelectorAll('path') ?? []), ...one.querySelectorAll('path')];
        const drawn = elements
            .filter((one) => paths(one).some((path) => path.getAttribute('d')?.length > 10));
        return [elements.length > 0, drawn.length === elements.length, lines, forbidden];
        """) == [True, True, [], []]


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


def test_the_chinese_readme_has_the_same_code_sections_and_pictures():
    chinese = (TESTS.parents[1] / "README.zh-Hans.md").read_text(encoding="utf-8")
    for pattern in (r"^```.*?^```", r'(?:src|srcset)="[^"]+"', r"\| `.*` \|$"):
        flags = re.M | re.S if pattern.startswith("^```") else re.M
        assert re.findall(pattern, chinese, flags) == re.findall(pattern, README, flags)
    # The way from the tutorials is in Chinese alone.
    assert chinese.count("\n## ") == README.count("\n## ") + 1
