"""Checks the architecture: imports only go from upper to lower layers, and the engine stays pure."""

from __future__ import annotations

import ast
import re

from tests.architecture import (
    ROOT,
    broken_rules,
    cards_named,
    cycles,
    faces,
    imported_on_loading,
    inherited_parts,
    kinds_told_apart,
    modules,
    past_the_face,
    reaches_for_the_store,
    under,
)


def test_imports_point_one_way():
    broken = [
        rule
        for name, path in modules()
        for rule in broken_rules(name, path.read_text("utf-8"), is_package=path.name == "__init__.py")
    ]
    assert not broken, "\n".join(broken)


def test_the_engine_names_cards_only_in_their_own_modules():
    named = [
        card
        for name, path in modules()
        if under(name, "bot.engine")
        for card in cards_named(name, path.read_text("utf-8"))
    ]
    assert not named, "\n".join(named)


def test_kinds_of_space_are_only_distinguished_in_the_spaces():
    found = [
        rule
        for name, path in modules()
        if not under(name, "tests")
        for rule in kinds_told_apart(name, path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_cogs_import_each_other_only_through_their_faces():
    declared = faces()
    met = [
        rule
        for name, path in modules()
        if under(name, "cogs")
        for rule in past_the_face(
            name, path.read_text("utf-8"), declared, is_package=path.name == "__init__.py"
        )
    ]
    assert not met, "\n".join(met)


def test_no_modules_import_each_other():
    found = {name: path for name, path in modules() if not under(name, "tests")}
    graph = {}
    for name, path in found.items():
        is_package = path.name == "__init__.py"
        named = list(imported_on_loading(name, ast.parse(path.read_text("utf-8")), is_package=is_package))
        # `from package import module` needs the module; `from module import name` needs the module before it.
        graph[name] = {one if one in found else one.rpartition(".")[0] for one in named} & set(found) - {name}
    assert not cycles(graph)


def test_cogs_leave_transactions_to_the_games_and_the_store():
    reached = [
        rule
        for name, path in modules()
        if under(name, "cogs")
        for rule in reaches_for_the_store(name, path.read_text("utf-8"))
    ]
    assert not reached, "\n".join(reached)


def test_the_tables_use_composition_not_inheritance():
    found = [
        rule
        for name, path in modules()
        if under(name, "bot.games")
        for rule in inherited_parts(name, path.read_text("utf-8"), is_package=path.name == "__init__.py")
    ]
    assert not found, "\n".join(found)


def test_the_bot_names_cogs_that_exist():
    app = ROOT / "bot" / "hosting" / "app.py"
    named = {
        node.value
        for node in ast.walk(ast.parse(app.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"cogs(\.\w+)+", node.value)
    }
    loaded = {
        f"cogs.{path.parent.name}"
        for path in (ROOT / "cogs").glob("*/__init__.py")
        if "async def setup(" in path.read_text("utf-8")
    }
    assert named == loaded | {"cogs.kit.dispatch"}
