"""axe finds nothing wrong with an element as a page would use it, and each control has a name."""

from importlib.resources import files

import pytest

from elements import ELEMENTS
from measuring import accessible
from pagers import carousel

AXE = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")

PAGES = {
    **{name: (element.html, element.stir) for name, element in ELEMENTS.items()},
    "fields": (
        """
        <label>Wrapped <jelly-field></jelly-field></label>
        <label for=a>For it</label><jelly-field id=a></jelly-field>
        <jelly-field label=Own required error-text=Missing></jelly-field>
        <jelly-field aria-label=Said></jelly-field>
        <jelly-field><label slot=label>Mine</label><textarea></textarea></jelly-field>
        <jelly-field label=Choice><select><option>One</select></jelly-field>
        <jelly-field label=Off disabled></jelly-field>""",
        "",
    ),
    "a bar with content": (
        """
        <jelly-bar><svg slot=defs><linearGradient id=g></linearGradient></svg><h1>Inbox</h1>
            <a href=#a>Link</a><input aria-label=Search></jelly-bar>""",
        "",
    ),
    "badges": (
        """
        <p>Mail <jelly-badge inline count=3 label='unread mails'></jelly-badge></p>
        <p><a href=#a style='margin: 30px; position: relative'>Mail<jelly-badge
            count=120 max=99 label=unread></jelly-badge></a>
        <button style='position: relative'>Bell<jelly-badge
            count=1 label=call></jelly-badge></button></p>""",
        "",
    ),
    "a menu with too many items": (
        "<jelly-menu id=menu style='margin: 200px'>"
        + "".join(f"<button>{index}</button>" for index in range(14))
        + "</jelly-menu>",
        "menu.open = true",
    ),
    "icons": (
        """
        <button aria-label=Play><jelly-icon id=icon><svg data-name=a viewBox="0 0 9 9"><path
            d="M1 1l7 3.5L1 8z"/></svg><svg data-name=b viewBox="0 0 9 9"><path
            d="M1 1h7v7H1z"/></svg></jelly-icon></button>
        <jelly-icon><svg data-name=sun viewBox="0 0 9 9"><title>Sun</title><path
            d="M1 1h7v7H1z"/></svg></jelly-icon>""",
        "icon.shown = 'b'",
    ),
    # Some pages have names, and some have none.
    "one page": (carousel(1), "panel0.removeAttribute('id')"),
    "five pages": (carousel(5), "panel4.removeAttribute('id')"),
    "a thousand pages": (carousel(1000), "panel999.removeAttribute('id')"),
}
"""Each page, and what changes it, as JavaScript."""

DARK = ":root { color-scheme: dark } body { background: #111; color: white }"

CONTROLS = {
    *("button", "textbox", "combobox", "tab", "slider", "menuitem", "link", "progressbar"),
    *("menu", "tablist", "switch", "radio", "radiogroup"),
}


def violations(browser):
    return browser.evaluate("""
        await pass(30);
        const rules = { "page-has-heading-one": { enabled: false } };
        // Of a thousand pages the pager alone.
        const context = document.getElementById("pager") ?? document;
        const { violations } = await axe.run(context, { rules });
        return violations.map(({ id, nodes }) =>
            [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])""")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(stage, name):
    html, change = PAGES[name]
    browser = stage(
        f"<title>{name}</title><style id=css></style><script>"
        "document.documentElement.lang = 'en'; console.warn = () => {}</script>"
        f"<main>{html}</main>"
    )
    browser.evaluate(AXE + "; window.axe = axe")
    assert violations(browser) == []
    browser.evaluate(change)
    assert violations(browser) == []
    browser.evaluate("css.textContent = arguments[0]", DARK)
    assert violations(browser) == []
    # Controls that a reader meets have names.
    assert [role for role, name in accessible(browser, *CONTROLS) if not name] == []
