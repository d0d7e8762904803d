"""axe finds nothing wrong with an element as a page would use it, and each control has a name."""

import pytest

from test_menu_life import AXE

PAGES = {
    "fields": """
        <label>Wrapped <jelly-field></jelly-field></label>
        <label for=a>For it</label><jelly-field id=a></jelly-field>
        <jelly-field label=Own required error-text=Missing></jelly-field>
        <jelly-field aria-label=Said></jelly-field>
        <jelly-field><label slot=label>Mine</label><textarea></textarea></jelly-field>
        <jelly-field label=Choice><select><option>One</select></jelly-field>
        <jelly-field label=Off disabled></jelly-field>""",
    "a bar and a box": """
        <jelly-bar><svg slot=defs><linearGradient id=g></linearGradient></svg><h1>Inbox</h1>
            <a href=#a>Link</a><input aria-label=Search></jelly-bar>
        <jelly-box><button>Press</button></jelly-box>""",
    "badges": """
        <p style='margin: 30px; position: relative'>Mail
            <jelly-badge count=3 label='unread mails'></jelly-badge></p>
        <p>Mail <jelly-badge inline count=3 label='unread mails'></jelly-badge></p>
        <p><a href=#a style='margin: 30px; position: relative'>Mail<jelly-badge
            count=120 max=99 label=unread></jelly-badge></a>
        <button style='position: relative'>Bell<jelly-badge
            count=1 label=call></jelly-badge></button></p>""",
    "a list": """
        <jelly-refresh id=refresh><h1 slot=title>News</h1>
            <div tabindex=0 style='overflow: auto; height: 200px'><p>Rows</p></div>
        </jelly-refresh>""",
    "a pager": """
        <div id=pages tabindex=0 style='display: flex; width: 300px; overflow: auto'>
            <p style='flex: none; width: 300px'>1</p><p style='flex: none; width: 300px'>2</p></div>
        <jelly-pager for=pages></jelly-pager>""",
    "a menu with too many items": "<jelly-menu id=menu style='margin: 200px'>"
    + "".join(f"<button>{index}</button>" for index in range(14))
    + "</jelly-menu>",
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
