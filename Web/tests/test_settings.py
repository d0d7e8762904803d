"""Attributes are settings of the core: each can change at any time and go back to its default."""

from elements import each

SENT = """
    const element = document.querySelector(arguments[2]);
    const { core, kind, settingsChanged } = element.control;
    const { make, handle } = core;
    const sent = [];
    const made = [];
    core.handle = (kind, body, code, time, address) => {
        const { length } = element.control.settings;
        const { buffer } = core.memory;
        const numbers = () => new Float64Array(buffer.slice(address, address + 8 * length));
        if (code === settingsChanged) sent.push([...numbers()]);
        return handle(kind, body, code, time, address);
    };
    core.make = (...numbers) => made.push(0) && make(...numbers);
    const [attribute, value] = arguments;
    const changes = [
        () => element.configure(),
        () => element.setAttribute(attribute, value),
        () => element.setAttribute(attribute, "odd"),
        () => element.removeAttribute(attribute),
    ];
    // A change to what the core has already is not sent.
    const settings = changes.map((change) => (change(), sent.at(-1)));
    Object.assign(core, { make, handle });
    // JSON has neither infinity nor NaN.
    return [settings.map((numbers) => numbers.map(String)), made.length];
"""


@each
def test_an_attribute_is_set_and_goes_back_to_its_default(stage, element):
    browser = stage(f"<{element.tag}><button slot=trailing>Open</button></{element.tag}>")
    if element.tag == "jelly-row":
        # Closed and at rest it has no body.
        browser.evaluate("""
            const row = document.querySelector('jelly-row');
            row.style.height = '76px';
            row.show();""")
    for attribute, value in element.settings.items():
        (first, changed, unknown, last), made = browser.evaluate(
            SENT, attribute, value, element.tag
        )
        assert last == first
        # A flag is there, whatever its value is.
        assert unknown == (first if value else changed), attribute
        others = [index for index in range(len(first)) if changed[index] != first[index]]
        assert len(others) == 1, attribute
        # NaN would keep what was set.
        assert last[others[0]] != "NaN", attribute
        # The body is the same one all the time.
        assert made == 0
