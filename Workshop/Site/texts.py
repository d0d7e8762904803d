"""The site's pages as Markdown, for programs and language models (llmstxt.org).

The Markdown of a page lies beside it: `elements.html.md` beside `elements.html`, `index.html.md` in
the folder of a page of the documentation. `llms.txt` lists them.
"""

import os
import re
from pathlib import PurePosixPath
from urllib.parse import quote

PAGE = "index.html.md"


def without_links(text: str) -> str:
    """A text in Markdown with the names of its links alone."""
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)


def first_sentence(text: str) -> str:
    """The first sentence of a text in Markdown, without its headings, pictures and tables."""
    for block in re.split(r"\n\s*\n", text):
        if not re.match(r"\s*(#|!|<|\||```|- |>|\[!)", block):
            words = without_links(" ".join(block.split()))
            return re.match(r".*?[.:!?](?=\s|$)|.*", words)[0].rstrip(":")
    return ""


class DocumentationPage:
    """A page of the documentation, from the data that DocC writes for it."""

    def __init__(self, data: dict):
        self.data = data
        self.references = data.get("references", {})
        self.path = self.folder(data["identifier"]["url"].removeprefix("doc://"))
        self.title = data["metadata"]["title"]
        self.summary = " ".join(self.inline(data.get("abstract", [])).split())

    @staticmethod
    def folder(url: str) -> str:
        """The folder of a page, below that of the documentation."""
        return (
            "documentation"
            + url[url.index("/documentation") :].removeprefix("/documentation").lower()
        )

    @property
    def markdown(self) -> str:
        """The whole page."""
        parts = [f"# {self.title}", self.summary]
        for section in self.data.get("primaryContentSections", []):
            parts.append(self.section(section))
        for name, sections in (
            ("Topics", "topicSections"),
            ("Relationships", "relationshipsSections"),
            ("See also", "seeAlsoSections"),
        ):
            found = self.data.get(sections, [])
            if found:
                parts.append(f"## {name}")
            for section in found:
                parts.append(f"### {section.get('title', name)}")
                parts.append("\n".join(self.entry(one) for one in section["identifiers"]))
        return "\n\n".join(part for part in parts if part) + "\n"

    def section(self, section: dict) -> str:
        match section["kind"]:
            case "declarations":
                return "\n\n".join(
                    "```swift\n"
                    + "".join(token["text"] for token in declaration["tokens"])
                    + "\n```"
                    for declaration in section["declarations"]
                )
            case "parameters":
                items = [
                    f"- `{one['name']}`: {self.blocks(one['content'], '  ').lstrip()}"
                    for one in section["parameters"]
                ]
                return "## Parameters\n\n" + "\n".join(items)
            case "content":
                return self.blocks(section["content"])
        return ""

    def blocks(self, blocks: list, indent: str = "") -> str:
        text = "\n\n".join(filter(None, map(self.block, blocks)))
        return text.replace("\n", f"\n{indent}") if indent else text

    def block(self, block: dict) -> str:
        match block["type"]:
            case "paragraph" | "small":
                return self.inline(block["inlineContent"])
            case "heading":
                return f"{'#' * block['level']} {block['text']}"
            case "codeListing":
                return f"```{block.get('syntax') or ''}\n" + "\n".join(block["code"]) + "\n```"
            case "unorderedList":
                return "\n".join(f"- {self.blocks(one['content'], '  ')}" for one in block["items"])
            case "orderedList":
                return "\n".join(
                    f"{number}. {self.blocks(one['content'], '   ')}"
                    for number, one in enumerate(block["items"], block.get("start", 1))
                )
            case "termList":
                return "\n".join(
                    f"- {self.inline(one['term']['inlineContent'])}: "
                    f"{self.blocks(one['definition']['content'], '  ')}"
                    for one in block["items"]
                )
            case "aside":
                text = self.blocks(block["content"])
                name = block.get("name") or block["style"].capitalize()
                return f"> **{name}**: {text}".replace("\n", "\n> ")
            case "table":
                return self.table(block["rows"])
            case "links":
                return "\n".join(self.entry(one) for one in block["items"])
            case "row":
                return "\n\n".join(self.blocks(column["content"]) for column in block["columns"])
            case "tabNavigator":
                return "\n\n".join(
                    f"**{tab['title']}**\n\n{self.blocks(tab['content'])}" for tab in block["tabs"]
                )
        return ""

    def table(self, rows: list) -> str:
        lines = [
            "| " + " | ".join(" ".join(self.blocks(cell).split()) for cell in row) + " |"
            for row in rows
        ]
        return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])

    def inline(self, content: list) -> str:
        return "".join(map(self.span, content))

    def span(self, span: dict) -> str:
        match span["type"]:
            case "text":
                return span["text"]
            case "codeVoice":
                return f"`{span['code']}`"
            case "emphasis" | "newTerm":
                return f"*{self.inline(span['inlineContent'])}*"
            case "strong" | "inlineHead":
                return f"**{self.inline(span['inlineContent'])}**"
            case "link":
                return f"[{span['title']}]({span['destination']})"
            case "reference":
                return self.link(span["identifier"], span.get("overridingTitle"))
            case "image":
                # A picture is its text.
                alt = self.references.get(span["identifier"], {}).get("alt", "")
                return f"*{alt}*" if alt else ""
        return self.inline(span.get("inlineContent", []))

    def link(self, identifier: str, title: str | None = None) -> str:
        target = self.references.get(identifier)
        if not target:
            return title or ""
        name = title or target.get("title", "")
        if target.get("kind") == "symbol" and not title:
            name = f"`{name}`"
        url = target.get("url", "")
        if not url.startswith("/documentation"):
            return f"[{name}]({url})" if url.startswith("https:") else name
        path, _, place = url.partition("#")
        relative = os.path.relpath(self.folder(path), self.path)
        address = quote(str(PurePosixPath(relative) / PAGE))
        return f"[{name}]({address}{'#' + place if place else ''})"

    def entry(self, identifier: str) -> str:
        """A line for another page: its name, and what it is."""
        abstract = self.references.get(identifier, {}).get("abstract", [])
        summary = " ".join(self.inline(abstract).split())
        return f"- {self.link(identifier)}" + (f": {summary}" if summary else "")


def llms_txt(title: str, summary: str, groups: dict[str, list[tuple[str, str, str]]]) -> str:
    """The list of all pages: groups of an address, a name and a summary."""
    parts = [f"# {title}", f"> {summary}"]
    for group, pages in groups.items():
        lines = [
            f"- [{name}]({quote(address)}): {without_links(what)}" for address, name, what in pages
        ]
        parts.append(f"## {group}\n\n" + "\n".join(lines))
    return "\n\n".join(parts) + "\n"
