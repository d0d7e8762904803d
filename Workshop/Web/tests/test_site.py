"""The site of `make site`: its links lead somewhere, in any folder of a host; all can use it."""

import json
import re
from html.parser import HTMLParser
from importlib.resources import files
from urllib.parse import unquote, urlsplit

import pytest

from webserver import SITE

AXE = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
FOLDER = "/somewhere/jelly/"


class Links(HTMLParser):
    """What a page refers to, and the places in it to which one can refer."""

    def __init__(self, page):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src", "srcset") and value is not None:
                self.links.append(value)
            elif name == "id":
                self.places.add(value)


def own_pages():
    """The pages of the site without those of the documentation."""
    return sorted(
        page for page in SITE.rglob("*.html") if "docs" not in page.relative_to(SITE).parts
    )


def broken(page):
    """The links of a page that lead nowhere, or from a host's root on."""
    found = []
    for link in Links(page).links:
        parts = urlsplit(link)
        if parts.scheme in ("https", "data"):
            continue
        target = page.parent / unquote(parts.path) if parts.path else page
        if target.is_dir():
            target /= "index.html"
        is_there = not link.startswith("/") and target.is_file()
        if is_there and parts.fragment and "docs" not in target.relative_to(SITE).parts:
            is_there = parts.fragment in Links(target).places
        if not is_there:
            found.append(link)
    return found


def test_the_site_is_there():
    assert (SITE / "index.html").exists(), "no site; has `make site` been run?"
    assert {page.name for page in own_pages()} >= {
        "index.html",
        "gallery.html",
        "contributing.html",
        "changelog.html",
        "architecture.html",
    }


def test_every_link_leads_somewhere():
    assert {
        str(page.relative_to(SITE)): links for page in own_pages() if (links := broken(page))
    } == {}


def markdown_links(file):
    """The files to which a text in Markdown refers."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", file.read_text(encoding="utf-8"), flags=re.S)
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    return [unquote(link.split("#")[0]) for link in links if not re.match(r"https?:|#", link)]


def test_every_page_has_its_markdown_beside_it_and_llms_txt_lists_it():
    listed = markdown_links(SITE / "llms.txt")
    assert len(listed) == len(set(listed)) > 500
    pages = [SITE / link.removesuffix(".md") for link in listed]
    assert [str(page) for page in pages if not page.is_file()] == []
    written = {str(file.relative_to(SITE)) for file in SITE.rglob("*.html.md")}
    assert set(listed) == written
    # The gallery and the lab are programs; the package has a list of its own.
    plain = {"gallery.html", "lab.html", "docs/index.html", "docs/documentation/index.html"}
    texts = {str(page.relative_to(SITE)) for page in own_pages()} - plain
    assert {f"{page}.md" for page in texts if not page.startswith("package/")} <= written
    docs = {str(page.relative_to(SITE)) for page in (SITE / "docs").rglob("index.html")} - plain
    assert {f"{page}.md" for page in docs} <= written


def test_each_line_of_llms_txt_has_a_name_and_a_summary():
    lines = (SITE / "llms.txt").read_text(encoding="utf-8").splitlines()
    entries = [line for line in lines if line.startswith("- ")]
    assert [it for it in entries if not re.fullmatch(r"- \[.+\]\(\S+\.html\.md\): .+", it)] == []


def test_every_link_of_the_markdown_leads_to_a_file():
    wrong = {
        str(file.relative_to(SITE)): links
        for file in SITE.rglob("*.html.md")
        if (links := [it for it in markdown_links(file) if not (file.parent / it).exists()])
    }
    assert wrong == {}


def test_the_documentation_has_no_link_from_a_hosts_root():
    pages = [page for page in (SITE / "docs").rglob("*.html")]
    assert len(pages) > 500
    assert [str(page) for page in pages if broken(page)] == []


def test_what_the_documentation_refers_to_is_there():
    missing = set()
    for data in (SITE / "docs/data").rglob("*.json"):
        for link in re.findall(
            r'"url":"(\\?/documentation[^"#]*)', data.read_text(encoding="utf-8")
        ):
            if not (SITE / "docs" / link.replace("\\", "").lstrip("/") / "index.html").exists():
                missing.add(link)
    assert missing == set()


@pytest.fixture
def visit(browsers, engine, site):
    """Opens a page of the site in a folder of a host."""

    def open_page(path="", width=1280, dark=False):
        browser = browsers(engine, dark=True) if dark else browsers(engine)
        browser.viewport(width, 900)
        browser.open(site.url + FOLDER + path)
        return browser

    return open_page


def test_the_first_page_is_elastic_and_comes_to_rest(visit):
    browser = visit()
    browser.wait_until("return document.documentElement.classList.contains('elastic')")
    browser.wait_until("return +document.getElementById('frames').textContent > 10")
    browser.wait_until("return document.getElementById('running').textContent.endsWith('none now')")
    assert browser.evaluate("return document.getElementById('depth').textContent") == "0.0"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", ["", "contributing.html", "package/"])
def test_axe_finds_nothing(visit, path, dark):
    browser = visit(path, dark=dark)
    browser.evaluate(AXE + "; window.axe = axe")
    found = json.loads(browser.evaluate("return JSON.stringify((await axe.run()).violations)"))
    assert [(rule["id"], node["html"][:120]) for rule in found for node in rule["nodes"]] == []


@pytest.mark.parametrize("width", [320, 390, 768, 1600])
def test_nothing_is_wider_than_the_screen(visit, width):
    browser = visit(width=width)
    assert browser.evaluate("return document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    "module, title", [("jelly", "Jelly"), ("jellyuikit/jellybarview", "JellyBarView")]
)
def test_the_documentation_is_shown_from_any_folder(complete_browser, site, module, title):
    browser = complete_browser
    browser.viewport(1280, 900)
    browser.open(f"{site.url}{FOLDER}docs/documentation/{module}/")
    browser.wait_until(
        "return document.querySelector('h1')?.textContent.trim() === arguments[0]",
        title,
    )
