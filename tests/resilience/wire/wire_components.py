"""Validates components by Discord's API documentation; the simulated Discord (simcord) is less strict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Payload = dict[str, Any]

LAYOUT = 1 << 15
"""The flag of a message that consists of layout components."""
ROW, BUTTON, MENU, SECTION, TEXT, PICTURE, PICTURES, FILE, LINE, CONTAINER = (
    1,
    2,
    3,
    9,
    10,
    11,
    12,
    13,
    14,
    17,
)
INSIDE = {
    ROW: {BUTTON, MENU},
    SECTION: {TEXT},
    CONTAINER: {ROW, SECTION, TEXT, PICTURES, FILE, LINE},
}
"""Component → the components it may contain."""
KNOWN = {ROW, BUTTON, MENU, SECTION, TEXT, PICTURE, PICTURES, FILE, LINE, CONTAINER}
"""The components of messages that are checked here."""
MOST_INSIDE = {ROW: 5, SECTION: 3, CONTAINER: 40}


def refusal(body: Payload, before: Payload | None = None) -> str:
    """Why Discord would refuse a message or an edit; empty if it would accept it. A layout must have its text in its
    components, and must stay a layout."""
    flags = body.get("flags") or 0
    was = bool(before and before["flags"] & LAYOUT)
    components = body.get("components")
    if not (was or flags & LAYOUT):
        wrong = {part["type"] for part in components or ()} - {ROW}
        return (
            f"components of the types {wrong} need the flag {LAYOUT}" if wrong else _flaw_in(components or [])
        )
    if any(body.get(part) for part in ("content", "embeds", "poll", "sticker_ids")):
        return "a layout with content, embeds, a poll or stickers"
    if before and before["content"] and "content" not in body:
        return "a message with content cannot become a layout"
    if was and "flags" in body and not flags & LAYOUT:
        return "a layout stays a layout"
    if components is None:
        return "" if was else "a layout without components"
    there = body.get("attachments", before["attachments"] if before else []) or []
    names = {f"attachment://{file['filename']}" for file in there}
    found = list(_all(components))
    if missing := {url for url in _media(found) if url.startswith("attachment:")} - names:
        return f"referenced attachments that are not there: {missing}"
    length = sum(len(part["content"]) for part in found if part["type"] == TEXT)
    if not 1 <= len(found) <= 40 or length > 4000:
        return f"{len(found)} components with {length} characters"
    return _flaw_in(components)


def _all(components: list[Payload]) -> Iterator[Payload]:
    for part in components:
        yield part
        yield from _all([*part.get("components", []), *([part["accessory"]] if "accessory" in part else [])])


def _media(parts: list[Payload]) -> Iterator[str]:
    for part in parts:
        yield from (item["media"]["url"] for item in part.get("items", ()))


def _flaw_in(components: list[Payload]) -> str:
    ids = [part["custom_id"] for part in _all(components) if part.get("custom_id")]
    if len(set(ids)) < len(ids):
        return f"custom ids that are not unique: {ids}"
    return next((flaw for part in _all(components) if (flaw := _flaw(part))), "")


def _flaw(part: Payload) -> str:
    kind, inside = part["type"], part.get("components", [])
    wrong = (
        kind in INSIDE and not {one["type"] for one in inside} <= INSIDE[kind],
        kind in INSIDE and not 1 <= len(inside) <= MOST_INSIDE[kind],
        kind == ROW and len(inside) > 1 and any(one["type"] == MENU for one in inside),
        kind == TEXT and not 1 <= len(part["content"]) <= 4000,
        kind == CONTAINER and not 0 <= (part.get("accent_color") or 0) <= 0xFFFFFF,
        kind in (BUTTON, MENU) and not (part.get("url") or 1 <= len(part.get("custom_id") or "") <= 100),
        kind == BUTTON and not (part.get("emoji") or 1 <= len(part.get("label") or "") <= 80),
        kind == BUTTON and len(part.get("label") or "") > 80,
        kind == BUTTON and (part["style"] == 5) != bool(part.get("url")),
        kind == MENU and not _is_menu(part),
        kind == PICTURES and not _is_gallery(part),
        kind not in KNOWN,
    )
    return f"not as Discord wants it: {part}" if any(wrong) else ""


def _is_gallery(part: Payload) -> bool:
    """Our own rule: every picture must have an alt text."""
    items = part["items"]
    return 1 <= len(items) <= 10 and all(1 <= len(one.get("description") or "") <= 1024 for one in items)


def _is_menu(part: Payload) -> bool:
    options = part["options"]
    values = [option["value"] for option in options]
    return (
        1 <= len(options) <= 25
        and len(set(values)) == len(values)
        and 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(options)
        and len(part.get("placeholder") or "") <= 150
        and all(1 <= len(option[name]) <= 100 for option in options for name in ("label", "value"))
        and all(len(option.get("description") or "") <= 100 for option in options)
    )


# Forms

LABEL, LINE_OF_TEXT, RADIO, TICKS = 18, 4, 21, 22


def form_refusal(form: Payload) -> str:
    """Why Discord would refuse to open a form; empty if it would accept it."""
    fields = form["components"]
    if not (1 <= len(form["custom_id"]) <= 100 and 1 <= len(form["title"]) <= 45 and 1 <= len(fields) <= 5):
        return f"not a form as Discord wants it: {form}"
    ids = [field["component"]["custom_id"] for field in fields]
    if len(set(ids)) < len(ids):
        return f"fields that are not unique: {ids}"
    return next((f"not a field as Discord wants it: {field}" for field in fields if not _is_field(field)), "")


def _is_field(field: Payload) -> bool:
    asks, about = field["component"], field.get("description")
    if field["type"] != LABEL or not 1 <= len(field["label"]) <= 45 or len(about or "x") > 100 or about == "":
        return False
    if asks["type"] != LINE_OF_TEXT and asks.get("min_values") == 0 and asks.get("required") is not False:
        return False  # a required field that allows choosing nothing
    if asks["type"] == MENU:
        return _is_menu(asks)
    if asks["type"] == LINE_OF_TEXT:
        return len(asks.get("value") or "") <= 4000 and len(asks.get("placeholder") or "") <= 100
    options = asks.get("options", [])
    chosen = sum(bool(option.get("default")) for option in options)
    return (
        asks["type"] in (RADIO, TICKS)
        and (2 if asks["type"] == RADIO else 1) <= len(options) <= 10
        and (asks["type"] == TICKS or chosen <= 1)
        and len({option["value"] for option in options}) == len(options)
        and all(1 <= len(option[name]) <= 100 for option in options for name in ("label", "value"))
        and all(len(option.get("description") or "") <= 100 for option in options)
        and 0 <= (asks.get("min_values") or 0) <= (asks.get("max_values") or 10) <= 10
    )
