"""The source texts of a language: every message and attribute with its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from bot.language import words as module

_ICON = re.compile("\ue000 ?")
_VARIABLE = re.compile(r"\$(\w+)")
MOST_READINGS = 64
"""The maximum number of combinations of variants per text."""

Broken = tuple[str, int, str]
"""A syntax error: the file, the line and the beginning of what cannot be read."""


@dataclass(frozen=True)
class Text:
    """One message or attribute."""

    id: str
    """`id` or `id.attribute`, as in `Words`."""
    pattern: ast.Pattern
    file: str
    line: int
    comments: str = ""
    """The comments on it and on its file or section."""

    @cached_property
    def variables(self) -> set[str]:
        """All variables the text uses, shown or selecting."""
        return {node.id.name for node in nodes(self.pattern, ast.VariableReference)}

    @property
    def given(self) -> set[str]:
        """The variables the code provides: those used in the text, and those named in a comment."""
        return self.variables | set(_VARIABLE.findall(self.comments))

    @cached_property
    def shown(self) -> set[str]:
        """The variables shown in the text, not only used to select a variant."""
        found: set[str] = set()
        for node in nodes(self.pattern, ast.Placeable):
            expression = node.expression
            if not isinstance(expression, ast.SelectExpression):
                found |= {part.id.name for part in nodes(expression, ast.VariableReference)}
        return found

    @cached_property
    def selects(self) -> list[ast.SelectExpression]:
        return nodes(self.pattern, ast.SelectExpression)

    @cached_property
    def readings(self) -> list[str]:
        """The text in every combination of its variants, with `{}` for each placeholder."""
        return [_ICON.sub("", text) for text in islice(_readings(self.pattern), MOST_READINGS)]


class _Collector(visitor.Visitor):
    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def nodes(root: Any, kind: type) -> list[Any]:
    """All nodes of a type within a part of the syntax tree."""
    collector = _Collector(kind)
    collector.visit(root)
    return collector.found


def selector(select: ast.SelectExpression) -> str:
    """The selecting variable, even inside a function call; empty if there is none."""
    names = [node.id.name for node in nodes(select.selector, ast.VariableReference)]
    return names[0] if names else ""


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _readings(pattern: ast.Pattern) -> Iterator[str]:
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [text for v in element.expression.variants for text in _readings(v.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            parts = [element.expression.parse()["value"]]
        elif _is_icon(element.expression):
            parts = ["\ue000"]
        else:
            parts = ["{}"]
        texts = [text + part for text in texts for part in parts][:MOST_READINGS]
    yield from texts


def _is_icon(expression: Any) -> bool:
    return isinstance(expression, ast.FunctionReference) and expression.id.name == "ICON"


def read(language: str) -> tuple[list[Text], list[Broken]]:
    """The texts of a language in file order, and its syntax errors."""
    found: list[Text] = []
    broken: list[Broken] = []
    for path in sorted((module.LOCALES / language).glob("*.ftl")):
        texts, errors = _parsed(path.name, path.read_text(encoding="utf-8"))
        found += texts
        broken += errors
    return found, broken


@cache
def _parsed(file: str, source: str) -> tuple[list[Text], list[Broken]]:
    """Cached, because parsing is slow and several checks need the same files."""
    found: list[Text] = []
    broken: list[Broken] = []
    above = ""
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            above += entry.content or ""
        if isinstance(entry, ast.Junk):
            beginning = (entry.content or "").strip().partition("\n")[0][:60]
            broken.append((file, _line(source, entry), beginning))
        if isinstance(entry, ast.Message):
            comments = above + (entry.comment.content or "" if entry.comment else "")
            if entry.value is not None:
                line = _line(source, entry.id)
                found.append(Text(entry.id.name, entry.value, file, line, comments))
            for attribute in entry.attributes:
                line = _line(source, attribute.id)
                name = f"{entry.id.name}.{attribute.id.name}"
                found.append(Text(name, attribute.value, file, line, comments))
    return found, broken


def _line(source: str, node: Any) -> int:
    return source.count("\n", 0, node.span.start) + 1
