"""A field in a form: its input is the page's, with all that a native one has and is."""

import pytest

from gestures import keys
from measuring import accessible
from test_field import IN_ONE, form, press


def field(attributes="", content="", **more):
    return form(f"<jelly-field id=field {attributes}>{content}</jelly-field>", **more)


# One entry in its form


def test_a_form_lists_the_input_alone_also_where_the_field_has_its_name_as_id(stage):
    browser = stage(
        form(
            "<jelly-field id=card name=card></jelly-field>"
            "<jelly-field id=pin><input name=pin></jelly-field>"
        )
    )
    assert browser.evaluate("""
        return [form.elements.length, form.elements.card === card.input, form.card === card.input,
                form.elements.pin === pin.input, [...new FormData(form)].length,
                card.form === form];
        """) == [2, True, True, True, 2, True]


def test_a_label_for_the_field_is_one_for_its_input(stage):
    browser = stage("<label for=field id=mine>Name</label>" + field("style='margin-top: 20px'"))
    press(browser, (10, 10))
    browser.wait_until("return document.activeElement === field.input")


def test_a_prevented_reset_keeps_the_error(stage):
    browser = stage(form())
    browser.evaluate("""
        field.reject('No');
        form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
        form.reset();""")
    assert browser.evaluate("return field.errorText") == "No"
    browser.evaluate("form.reset()")
    assert browser.evaluate("return field.errorText") == ""


# Attributes and properties

ATTRIBUTES = {
    "accept": "a/b",
    "autocapitalize": "off",
    "autocomplete": "email",
    "dirname": "d",
    "enterkeyhint": "go",
    "form": "elsewhere",
    "inputmode": "numeric",
    "list": "l",
    "max": "9",
    "maxlength": "8",
    "min": "1",
    "minlength": "2",
    "name": "n",
    "pattern": "x",
    "placeholder": "p",
    "readonly": "",
    "required": "",
    "size": "5",
    "spellcheck": "false",
    "step": "2",
    "title": "t",
    "type": "search",
    "value": "v",
    "disabled": "",
    "autofocus": "",
    "multiple": "",
    "aria-label": "a",
    "aria-description": "b",
}


def test_each_attribute_of_an_input_is_passed_on_at_first_and_later(stage):
    browser = stage("<main id=main></main>")
    assert (
        browser.evaluate(
            """
        const attributes = arguments[0];
        const problems = [];
        const make = () => document.createElement("jelly-field");
        const all = make();
        for (const name in attributes) all.setAttribute(name, attributes[name]);
        main.append(all);
        const late = main.appendChild(make());
        for (const name in attributes) {
            if (all.input.getAttribute(name) !== attributes[name]) {
                problems.push(`${name} at first`);
            }
            late.setAttribute(name, attributes[name]);
            if (late.input.getAttribute(name) !== attributes[name]) problems.push(`${name} later`);
            late.removeAttribute(name);
            if (late.input.hasAttribute(name)) problems.push(`${name} stays`);
        }
        return problems;
        """,
            ATTRIBUTES,
        )
        == []
    )


@pytest.mark.parametrize("content", ["", "<input>"])
def test_each_property_of_an_input_is_the_fields_with_its_type(stage, content):
    browser = stage(field("", content))
    assert (
        browser.evaluate("""
        const set = { type: "email", name: "mail", placeholder: "you@", required: true,
                      minLength: 3, maxLength: 60, readOnly: true, disabled: true, pattern: ".*",
                      autocomplete: "email", size: 12, multiple: true, step: "2", min: "1",
                      max: "9" };
        Object.assign(field, set);
        const problems = [];
        for (const name in set) {
            if (field[name] !== set[name]) problems.push(`${name} is ${field[name]}`);
            if (field.input[name] !== set[name]) {
                problems.push(`the input's ${name} is ${field.input[name]}`);
            }
            if (!field.hasAttribute(name)) problems.push(`${name} is not reflected`);
            field[name] = null;
            if (field.hasAttribute(name) || field.input.hasAttribute(name)) {
                problems.push(`${name} is not cleared`);
            }
        }
        return problems;""")
        == []
    )


def test_its_methods_are_the_inputs(stage):
    browser = stage(field("name=a required minlength=3"))
    assert browser.evaluate("""
        const was = [field.checkValidity(), field.validity.valueMissing, field.willValidate];
        field.value = "abc";
        field.setCustomValidity("No");
        const custom = [field.checkValidity(), field.validationMessage];
        field.setCustomValidity("");
        field.select();
        return [...was, ...custom, field.checkValidity(), field.input.selectionEnd];
        """) == [False, True, True, False, "No", True, 3]


@IN_ONE
def test_an_input_without_its_value_sends_the_empty_text(stage):
    browser = stage(field("name=a value=b"))
    for nothing in "null", "undefined":
        assert (
            browser.evaluate(f"field.value = 'c'; field.value = {nothing}; return field.value")
            == ""
        )


def test_a_read_only_field_cannot_be_written_in_and_one_of_another_form_is_sent_there(stage):
    browser = stage(field("name=a value=b form=other readonly") + "<form id=other></form>")
    browser.evaluate("field.focus()")
    browser.perform(keys("xyz"))
    assert browser.evaluate("return [[...new FormData(form)], [...new FormData(other)]]") == [
        [],
        [["a", "b"]],
    ]


def test_the_pages_own_input_gets_what_the_field_says(stage):
    browser = stage(field("disabled placeholder=here", "<input name=a type=email>"))
    assert browser.evaluate("""
        const { disabled, placeholder, type, name } = field.input;
        return [disabled, placeholder, type, name, field.type, field.name];
        """) == [True, "here", "email", "a", "email", "a"]


@pytest.mark.parametrize(
    "content, value",
    [
        ("<textarea name=a required></textarea>", "two\nlines"),
        ("<select name=a required><option value=''>-<option>two</select>", "two"),
    ],
)
def test_a_text_area_and_a_choice_are_inputs_too(stage, content, value):
    browser = stage(
        "<style>textarea, select { border: 3px solid red; background: white }</style>"
        + field("label=Name", content, more="<button>Send</button>")
    )
    assert browser.evaluate("""
        const { borderTopWidth, backgroundColor } = getComputedStyle(field.input);
        return [field.querySelectorAll("input").length, borderTopWidth, backgroundColor,
                field.input.labels.length];
        """) == [0, "0px", "rgba(0, 0, 0, 0)", 1]
    browser.evaluate("document.querySelector('form button').click()")
    assert browser.evaluate(
        "await pass(2); return [field.errorText !== '', document.activeElement === field.input]"
    ) == [True, True]
    browser.evaluate(
        """
        field.value = arguments[0];
        field.input.dispatchEvent(new Event("input", { bubbles: true }));""",
        value,
    )
    assert browser.evaluate(
        "return [field.errorText, new FormData(form).get('a').replace('\\r', '')]"
    ) == ["", value]


# Names


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    "html, name",
    [
        ("<label>Name <jelly-field></jelly-field></label>", "Name"),
        ("<label>Name <jelly-field><input></jelly-field></label>", "Name"),
        ("<label for=f>Name</label><jelly-field id=f></jelly-field>", "Name"),
        ("<jelly-field id=f></jelly-field><label for=f>Name</label>", "Name"),
        ("<label for=f>First</label><jelly-field id=f label=name></jelly-field>", "First name"),
        ("<jelly-field placeholder=Name></jelly-field>", "Name"),
        ("<jelly-field aria-label=Name></jelly-field>", "Name"),
        (
            "<label for=f>Not this</label><jelly-field id=f aria-label=Name></jelly-field>",
            "Name",
        ),
        ("<b id=b>Name</b><jelly-field aria-labelledby=b></jelly-field>", "Name"),
        ("<jelly-field label=Name></jelly-field>", "Name"),
        ("<jelly-field><span slot=label>Name</span></jelly-field>", "Name"),
    ],
)
def test_every_usual_way_names_the_input(stage, html, name):
    browser = stage(html)
    assert accessible(browser, "textbox") == [("textbox", name)]


@pytest.mark.engines("chromium")
def test_a_label_that_comes_or_changes_later_names_the_input(stage):
    browser = stage("<main id=main></main>" + field())
    assert accessible(browser, "textbox") == [("textbox", "")]
    browser.evaluate("main.innerHTML = '<label for=field>Later</label>'; await pass(1)")
    assert accessible(browser, "textbox") == [("textbox", "Later")]
    browser.evaluate("main.innerHTML = ''; field.label = 'Own'; await pass(1)")
    assert accessible(browser, "textbox") == [("textbox", "Own")]
    browser.evaluate("field.label = ''; await pass(1)")
    assert accessible(browser, "textbox") == [("textbox", "")]
    assert browser.evaluate("return field.querySelector('label')") is None


# Children that come and go


def test_what_a_framework_throws_away_comes_back_with_its_value(stage):
    browser = stage(field("name=a label=Name required error-text=Wrong"))
    browser.evaluate("field.value = 'typed'; field.replaceChildren(); await pass(1)")
    assert browser.evaluate("""
        return [field.value, field.checkValidity(), field.input.isConnected,
                [...new FormData(form)],
                field.input.labels[0].textContent,
                field.querySelector("[slot=error-text]").textContent,
                field.children.length];
        """) == ["typed", True, True, [["a", "typed"]], "Name", "Wrong", 3]


def test_an_input_that_comes_later_or_is_replaced_is_taken(stage):
    browser = stage(field("name=a label=Name placeholder=here"))
    assert browser.evaluate("""
        const seen = [];
        for (const name of ["append", "replaceChildren"]) {
            const input = document.createElement("input");
            field[name](input);
            await pass(1);
            seen.push(field.input === input, field.querySelectorAll("input").length,
                      input.placeholder, input.labels[0].textContent);
        }
        field.input.remove();
        await pass(1);
        return [...seen, field.input.isConnected, field.input.name,
                field.input.labels[0].textContent];
        """) == [True, 1, "here", "Name"] * 2 + [True, "a", "Name"]


def test_a_copy_has_ids_of_its_own(stage):
    browser = stage(field("label=Name", more="<main id=main></main>"))
    assert browser.evaluate("""
        const copy = field.cloneNode(true);
        copy.id = "copy";
        main.append(copy);
        copy.label = "Other";
        await pass(1);
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        return [
            ids.filter((id, index) => ids.indexOf(id) !== index), copy.input.labels[0].textContent,
            field.input.labels.length, copy.children.length,
            copy.input.getAttribute("aria-describedby") ===
                copy.querySelector("[slot=error-text]").id,
        ];
        """) == [[], "Other", 1, 3, True]
    browser.evaluate("main.querySelector('label').click()")
    assert browser.evaluate("return document.activeElement === copy.input")


def test_an_input_that_is_parsed_after_the_field_is_taken(stage):
    browser = stage("<main id=main></main>")
    assert browser.evaluate("""
        // As a parser does it: the field is there before its content.
        const field = document.createElement("jelly-field");
        field.value = "early";
        main.append(field);
        const input = document.createElement("input");
        field.append(input);
        await pass(1);
        return [field.input === input, field.children.length, input.value];
        """) == [True, 2, "early"]
