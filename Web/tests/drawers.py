"""A drawer for the tests' pages, and what the tests ask of it; see pages/stage.js."""

from measuring import settle

ROWS = "".join(f"<p>Row {row}</p>" for row in range(60))
PAGE = """
    <button type=button id=launch commandfor=drawer command=--show
        style='position: absolute; left: 20px; top: 20px; width: 100px; height: 40px'>Open</button>
    <input id=outside style='position: absolute; left: 200px; top: 20px'>
    <div style='height: 3000px'></div>"""

TAB, ENTER, ESCAPE, SPACE, END, HOME = "\ue004", "\ue007", "\ue00c", " ", "\ue010", "\ue011"
LEFT, UP, RIGHT, DOWN = "\ue012", "\ue013", "\ue014", "\ue015"

OPENER = (70, 40)
"""The middle of the button that opens it."""

BESIDE = (400, 120)
"""A place beside the drawer, over nothing."""


def drawer(attributes="detents='200 400'", content="<p>Text</p><button id=inner>Inner</button>"):
    """A page with a button that opens a drawer, in 800 × 600 pixels."""
    return f"{PAGE}<jelly-drawer id=drawer label=Filters {attributes}>{content}</jelly-drawer>"


def opened(stage, *parts, **more):
    """Opens such a page, and the drawer in it by code."""
    browser = stage(drawer(*parts, **more))
    browser.evaluate("drawer.show()")
    settle(browser)
    return browser


def extent(browser, name="drawer"):
    return browser.evaluate(f"await pass(2); return {name}.extent")


def is_shown(browser, name="drawer"):
    """Whether the dialog is shown, modal or not."""
    return browser.evaluate(f"""
        await pass(2);
        const dialog = {name}.shadowRoot.querySelector("dialog");
        return dialog.open || dialog.matches(":popover-open")""")


def focused(browser):
    """The name of the element that has the focus, in the page or in the drawer's own tree."""
    return browser.evaluate("""
        await pass(2);
        const { activeElement } = document;
        return activeElement.shadowRoot?.activeElement?.part.value || activeElement.id""")


def is_locked(browser):
    """Whether the page behind does not scroll and cannot be used."""
    return browser.evaluate("""
        await pass(2);
        const overflow = getComputedStyle(document.documentElement).overflowY;
        outside.focus();
        const isInert = document.activeElement !== outside;
        return [overflow === "hidden", isInert]""")


LOCKED = [True, True]
FREE = [False, False]
