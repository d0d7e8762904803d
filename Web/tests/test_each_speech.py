"""What assistive technologies get of every element, without a screen reader; see speech."""

import re

import pytest

from elements import ELEMENTS, each, go_home, settle
from gestures import drag


@each
@pytest.mark.engines("chromium")
def test_no_role_is_set_again_in_a_motion(stage, element):
    """In Firefox a role that is set, also the same one, makes the accessible object anew."""
    browser = stage(element.html)
    browser.evaluate("""
        const roles = (window.roles = []);
        const count = (prototype, name) => {
            const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
            Object.defineProperty(prototype, name, {
                configurable: true,
                get,
                set(role) {
                    roles.push(role);
                    set.call(this, role);
                },
            });
        };
        count(ElementInternals.prototype, "role");
        count(Element.prototype, "role");
        const { setAttribute } = Element.prototype;
        Element.prototype.setAttribute = function (name, value) {
            if (name === "role") roles.push(value);
            return setAttribute.call(this, name, value);
        };""")
    browser.perform(drag("mouse", element.path))
    settle(browser, element)
    browser.evaluate(element.stir + "await pass(9)")
    go_home(browser, element)
    # Another size, as in a window that is turned.
    browser.evaluate("it.style.width = '150px'; await pass(3)")
    assert browser.evaluate("return roles") == []


def test_a_label_names_its_control(stage):
    browser = stage("<button id=before>Before</button>")
    # From here on Firefox has a tree for screen readers, which the page to come must change.
    assert browser.is_named("before", "Before")
    is_control = "return customElements.get(arguments[0]).formAssociated ?? false"
    controls = [one for one in ELEMENTS.values() if browser.evaluate(is_control, one.tag)]
    assert len(controls) >= 3
    html = []
    for element in controls:
        tag = element.tag
        control = re.search(rf"<{tag} .*?</{tag}>", element.html, re.S)[0]
        control = re.sub(r" label=\w+| style='.*?'", "", control)
        # With buttons in it, their text would be a part of the label, too.
        if "<button" not in control:
            html.append(f"<label>In it {control.replace('id=it', f'id={tag}-in')}</label>")
        html.append(f"<label for={tag}-for>Old</label>{control.replace('id=it', f'id={tag}-for')}")
    browser = stage(f"<main id=main>{''.join(html)}</main>")
    # Others take the place of these labels.
    names = browser.evaluate("""
        for (const { id } of [...main.querySelectorAll("[id$=-for]")]) {
            main.querySelector(`label[for=${id}]`).htmlFor = "main";
            const label = { htmlFor: id, textContent: "For it" };
            main.append(Object.assign(document.createElement("label"), label));
        }
        await pass(2);
        return [...main.querySelectorAll("[id$=-in], [id$=-for]")].map(({ id }) => id);""")
    for id in names:
        assert browser.is_named(id, "In it" if id.endswith("-in") else "For it"), id
