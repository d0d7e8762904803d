"""axe finds nothing wrong with an element as a page would use it, and each control has a name."""

import pytest

from test_menu_life import AXE

PAGES = {
    "fields": """
        <label>Wrapped <elastic-field></elastic-field></label>
        <label for=a>For it</label><elastic-field id=a></elastic-field>
        <elastic-field label=Own required error=Missing></elastic-field>
        <elastic-field aria-label=Said></elastic-field>
        <elastic-field><label slot=label>Mine</label><textarea></textarea></elastic-field>
        <elastic-field label=Choice><select><option>One</select></elastic-field>
        <elastic-field label=Off disabled></elastic-field>""",
    "a bar and a box": """
        <jelly-bar><svg slot=defs><linearGradient id=g></linearGradient></svg><h1>Inbox</h1>
            <a href=#a>Link</a><input aria-label=Search></jelly-bar>
        <elastic-box><button>Press</button></elastic-box>""",
    "badges": """
        <p style='margin: 30px; position: relative'>Mail
            <gooey-badge count=3 label='unread mails'></gooey-badge></p>
        <p>Mail <gooey-badge inline count=3 label='unread mails'></gooey-badge></p>
        <p><a href=#a style='margin: 30px; position: relative'>Mail<gooey-badge
            count=120 max=99 label=unread></gooey-badge></a>
        <button style='position: relative'>Bell<gooey-badge
            count=1 label=call></gooey-badge></button></p>""",
    "a list": """
        <elastic-refresh id=refresh><h1 slot=title>News</h1>
            <div tabindex=0 style='overflow: auto; height: 200px'><p>Rows</p></div>
        </elastic-refresh>""",
    "a pager": """
        <div id=pages tabindex=0 style='display: flex; width: 300px; overflow: auto'>
            <p style='flex: none; width: 300px'>1</p><p style='flex: none; width: 300px'>2</p></div>
        <gooey-pager for=pages></gooey-pager>""",
    "a menu with too many items": "<gooey-menu id=menu style='margin: 200px'>"
    + "".join(f"<button>{index}</button>" for index in range(14))
    + "</gooey-menu>",
}


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "css",
    ["", ":root { color-scheme: dark } body { background: #111; color: white }"],
    ids=["light", "dark"],
)
def test_axe_finds_nothing(stage, name, css):
    browser = stage(
        f"<title>{name}</title><style>{css}</style><script>document.documentElement.lang = 'en';"
        f"console.warn = () => {{}}</script><main>{PAGES[name]}</main>"
    )
    browser.evaluate("""
        if (window.menu) menu.open = true;
        if (window.refresh) { refresh.action = () => new Promise(() => {}); refresh.refresh(); }
        await pass(30);""")
    browser.evaluate(AXE + "; window.axe = axe")
    assert (
        browser.evaluate("""
        const rules = { "page-has-heading-one": { enabled: false } };
        const { violations } = await axe.run({ rules });
        return violations.map(({ id, nodes }) =>
            [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])""")
        == []
    )
    # Controls that a reader meets have names.
    browser.devtools("Accessibility.enable")
    nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
    browser.devtools("Accessibility.disable")
    controls = {
        "button",
        "textbox",
        "combobox",
        "tab",
        "slider",
        "menuitem",
        "link",
        "progressbar",
        "menu",
        "tablist",
    }
    unnamed = [
        node["role"]["value"]
        for node in nodes
        if not node["ignored"]
        and node["role"]["value"] in controls
        and not node.get("name", {}).get("value")
    ]
    assert unnamed == []
