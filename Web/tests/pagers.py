"""Pagers for the tests' pages, and what the tests ask of them; see pages/stage.js."""

STYLE = """
    <style>
        .pages { width: 300px; height: 200px; display: flex; overflow: auto;
                 scroll-snap-type: x mandatory; scrollbar-width: none }
        .pages > * { flex: 0 0 100%; margin: 0; scroll-snap-align: start }
        .pages.down { flex-direction: column; scroll-snap-type: y mandatory }
        jelly-pager { width: 300px }
    </style>
    """


def carousel(pages=5, attributes="", pager="", style="", classes=""):
    """A container of 300 × 200 pixels at the top left, and its pager of 300 × 44 below it."""
    panels = "".join(f"<p id=panel{index}>Page {index + 1}</p>" for index in range(pages))
    return f"""{STYLE}<style>{style}</style>
        <div id=pages class='pages {classes}' tabindex=0 {attributes}>{panels}</div>
        <jelly-pager id=pager for=pages {pager}></jelly-pager>
        <script>
            const selected = [];
            document.addEventListener("jelly-select", ({{ detail }}) => selected.push(detail.page));
        </script>"""


def offset(browser):
    """How far the container has scrolled, in pixels."""
    return browser.evaluate("await pass(2); return Math.abs(pages.scrollLeft) + pages.scrollTop")


def tabs(browser):
    """What an assistive technology is told: of each tab its label, and whether it is selected."""
    return browser.evaluate("""
        const tabs = [...pager.shadowRoot.querySelectorAll("[role=tab]")];
        return tabs.map((tab) => [tab.ariaLabel, tab.ariaSelected, tab.tabIndex]);
        """)


def settled(browser, at):
    """Waits until the container stands at an offset, in pixels, and the pager at rest."""
    browser.wait_until(
        "return Math.abs(Math.abs(pages.scrollLeft) + pages.scrollTop - arguments[0]) < 1", at
    )
    # In its own time: what the pager holds for the end of a scroll depends on the clock.
    browser.wait_until("return isIdle()")
