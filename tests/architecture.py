"""The rules of the architecture, as functions of a module's source; `test_architecture.py` applies them to all
modules."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from bot.data import read_toml
from bot.engine.board import Kind

ROOT = Path(__file__).resolve().parent.parent


OURS = ("bot", "cogs", "renderers", "tests")


# Modules that would make the engine non-deterministic or let it have side effects.
IMPURE = set(
    "asyncio concurrent contextvars ctypes datetime fcntl getpass glob http io logging mmap "
    "multiprocessing os pathlib platform queue random sched secrets select selectors shutil signal "
    "socket sqlite3 ssl subprocess tempfile threading time urllib uuid warnings webbrowser".split()
)


IMPURE_CALLS = {"breakpoint", "input", "open", "print", "exec", "eval", "__import__"}


FONTS = {"font_source_sans_pro", "noto_cjk_sans_jp_bold", "noto_cjk_sans_jp_regular"}


# Small modules that depend on the data only, so that any layer of the bot except the engine may use them.
GROUND = ("bot.hosting.errors", "bot.hosting.logs", "bot.hosting.settings")


@dataclass(frozen=True)
class Layer:
    """What the modules of a package may import; None means anything that `never` does not forbid."""

    name: str
    ours: tuple[str, ...] | None
    packages: frozenset[str] | None = None
    never: tuple[str, ...] = ("cogs", "tests")
    pure: bool = False


# The first layer that matches a module applies.
LAYERS = (
    Layer("bot.data", (), frozenset()),
    Layer("bot.language", ("bot.language", "bot.data"), frozenset({"fluent", "babel", "pydantic"})),
    Layer("bot.engine", ("bot.engine", "bot.data"), frozenset({"pydantic"}), pure=True),
    Layer("bot.fair", ("bot.fair", "bot.engine", "bot.data"), frozenset({"pydantic"})),
    Layer(
        "bot.plans",
        ("bot.plans", "bot.engine", "bot.data"),
        frozenset({"pydantic"}),
        pure=True,
    ),
    Layer("bot.players", ("bot.players", "bot.engine", "bot.data", "bot.language"), frozenset({"pydantic"})),
    Layer(
        "bot.asking",
        ("bot.asking", "bot.wording", "bot.language", "bot.engine", "bot.data"),
        frozenset({"pydantic"}),
    ),
    Layer(
        "bot.store",
        ("bot.store", "bot.engine", "bot.data", *GROUND),
        frozenset({"aiosqlite", "asyncpg", "pydantic"}),
    ),
    Layer("bot.time", ("bot.time", "bot.store", "bot.engine"), frozenset()),
    Layer(
        "bot.games",
        None,
        never=("cogs", "renderers", "bot.hosting.app", "bot.hosting.local", "bot.commands.run", "tests"),
    ),
    Layer("bot.page", None, never=("cogs", "discord", "bot.hosting.app", "bot.commands", "tests")),
    *(
        Layer(
            name,
            ("bot.hosting.errors", "bot.data"),
            frozenset({"pydantic", "pydantic_settings", "dotenv"}),
        )
        for name in GROUND
    ),
    Layer("bot", None),
    Layer(
        "renderers",
        ("renderers", "bot.engine.view", "bot.engine.board", "bot.engine.events", "bot.data", "bot.language"),
        frozenset({"PIL"} | FONTS),
    ),
    Layer("cogs", None, never=("tests",)),
)


def under(name: str, *prefixes: str) -> bool:
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes)


def imported_by(module: str, tree: ast.AST, *, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """(line, full name) of everything a module imports, anywhere in the file."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                parents = parents[: len(parents) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def broken_rules(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """The rules that this source would break as the module of this name."""
    layer = next((layer for layer in LAYERS if under(module, layer.name)), None)
    if layer is None:
        return []
    tree = ast.parse(source)
    broken = []
    for line, name in imported_by(module, tree, is_package=is_package):
        top = name.partition(".")[0]
        if under(name, *layer.never):
            allowed = False
        elif top in OURS:
            allowed = layer.ours is None or under(name, *layer.ours)
        elif top in sys.stdlib_module_names:
            allowed = not (layer.pure and top in IMPURE)
        else:
            allowed = layer.packages is None or top in layer.packages
        if not allowed:
            broken.append(f"{module}:{line} imports {name}")
    if layer.pure:
        broken += [
            f"{module}:{node.lineno} calls {node.func.id}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
        ]
    return broken


def cards_named(module: str, source: str) -> list[str]:
    """Recruits and market tiles that an engine module names, although only the cards' own modules may."""
    kinds = {"recruits", "markets"}
    own = next((kind for kind in kinds if under(module, f"bot.engine.{kind}")), "")
    cards = {card for kind in kinds - {own} for card in read_toml(kind)}
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return [
        f"{module}:{node.lineno} names {card}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
        for card in cards & set(re.findall(r"\w+", node.value))
    ]


# The spaces themselves; cards, whose texts name kinds of space; and the drawing of the board, where each kind has its
# own shape.
KNOW_KINDS = (
    *(f"bot.engine.{room}" for room in ("board", "spaces", "recruits", "markets", "space_kinds")),
    *(f"renderers.board_{part}" for part in ("frames", "layout", "lettering")),
)


KINDS = frozenset(get_args(Kind))


def _names_kinds(node: ast.AST) -> bool:
    """Whether this names kinds of space; offers, votes and cards have kinds too, which do not count."""
    return any(isinstance(part, ast.Constant) and part.value in KINDS for part in ast.walk(node))


def kinds_told_apart(module: str, source: str) -> list[str]:
    """Where code distinguishes kinds of space instead of asking the space or its printed offer."""
    if under(module, *KNOW_KINDS):
        return []
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in ("market_", "site_"):
            found.append(f"{module}:{node.lineno} reads the kind of a space off its id")
        told = (
            node.subject
            if isinstance(node, ast.Match)
            else node.left
            if isinstance(node, ast.Compare)
            else None
        )
        named = isinstance(node, ast.Match) or (
            isinstance(node, ast.Compare)
            and isinstance(node.comparators[0], (ast.Constant, ast.Tuple, ast.List, ast.Set))
        )
        if named and isinstance(told, ast.Attribute) and told.attr == "kind" and _names_kinds(node):
            found.append(f"{module}:{told.lineno} tells kinds of space apart")
    return found


def modules() -> Iterator[tuple[str, Path]]:
    for top in OURS:
        for path in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            yield name.removesuffix(".__init__"), path


def faces() -> dict[str, set[str]]:
    """Each room of the cogs, and the names that other rooms may import from it: what its `__init__` lists."""
    return {
        path.parent.name: {
            name.value
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
            for name in ast.walk(node.value)
            if isinstance(name, ast.Constant) and isinstance(name.value, str)
        }
        for path in (ROOT / "cogs").glob("*/__init__.py")
    }


def past_the_face(
    module: str, source: str, declared: dict[str, set[str]], *, is_package: bool = False
) -> list[str]:
    """Where a cog imports from another cog's folder what that does not declare, or the kit imports from a cog."""
    _, _, inside = module.partition("cogs.")
    own = inside.partition(".")[0]
    if not own:
        return []
    found = []
    for line, name in imported_by(module, ast.parse(source), is_package=is_package):
        if under(name, "cogs") and not under(name, f"cogs.{own}", "cogs.kit"):
            _, room, *rest = name.split(".")
            if own == "kit" or len(rest) != 1 or rest[0] not in declared.get(room, ()):
                found.append(f"{module}:{line} imports {name}")
    return found


def imported_on_loading(module: str, tree: ast.Module, *, is_package: bool = False) -> Iterator[str]:
    """What a module imports while it is loaded: everything that is not in a function or only for the type checker."""
    for node in tree.body:
        only_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if not only_types and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield from (name for _, name in imported_by(module, node, is_package=is_package))


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, directly or through others (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(one: str) -> None:
        index[one] = low[one] = len(index)
        stack.append(one)
        for other in graph.get(one, ()):
            if other not in index:
                visit(other)
                low[one] = min(low[one], low[other])
            elif other in stack:
                low[one] = min(low[one], index[other])
        if low[one] == index[one]:
            group = stack[stack.index(one) :]
            del stack[stack.index(one) :]
            if len(group) > 1:
                found.append(sorted(group))

    for one in graph:
        if one not in index:
            visit(one)
    return found


def reaches_for_the_store(module: str, source: str) -> list[str]:
    """Where a cog bypasses the games: it names only the records of the store, and leaves transactions to it."""
    tree = ast.parse(source)
    reached = [
        f"{module}:{line} imports {name}"
        for line, name in imported_by(module, tree)
        if under(name, "bot.store") and not under(name, "bot.store.records")
    ]
    reached += [
        f"{module}:{node.lineno} uses {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node).endswith(("store.database", ".transaction"))
    ]
    return reached


def inherited_parts(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """Where a class of the games has several bases, or one from the games other than `Part`; only results and
    refusals extend each other."""
    if module == "bot.games.results":
        return []
    tree = ast.parse(source)
    defined = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    ours = {node.name for node in defined}
    ours |= {
        name.rpartition(".")[2]
        for _, name in imported_by(module, tree, is_package=is_package)
        if under(name, "bot.games") and not under(name, "bot.games.results")
    }
    return [
        f"{module}:{node.lineno} class {node.name}"
        for node in defined
        if len(node.bases) > 1
        or any(ast.unparse(base).partition(".")[0] in ours - {"Part"} for base in node.bases)
    ]


# Folders of one particular machine, and package hosts that installers know by default.
OUTSIDE = re.compile(
    r"(?<![\w.~$}-])/(?:work|root|home|tmp|Users)/|pypi\.org|pythonhosted\.org|[A-Z]:\\Users"
)
