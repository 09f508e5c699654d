"""Checks the repository: its folders, the length of files, unused code, and references to anything outside of it."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from tests.architecture import OUTSIDE, ROOT, imported_by, modules, under

TOP_LEVEL = set(
    "pyproject.toml README.md .env.example Makefile requirements.lock requirements-run.lock LICENSE Dockerfile "
    "CHANGELOG.md compose.yaml .dockerignore .gitignore .gitattributes .pre-commit-config.yaml .ci .github "
    "bot cogs renderers data tests".split()
)


MOST_LINES = 400
"""A longer file should be split."""

CODE = ("bot", "cogs", "renderers")
NOT_MIRRORED = {
    f"tests/{name}" for name in ("benchmarks", "golden", "resilience", "scenarios", "soak", "worlds")
}
"""Folders of tests that do not belong to one package: whole games, crashes and load, rules, a year of play, hidden
information."""
TESTED_ELSEWHERE = {"cogs/icons": "tests/resilience/wire/test_icons.py"}
"""Folders of code without their own folder of tests, and where they are tested: icons need Discord's real requests."""

CALLED_BY_LIBRARIES = re.compile(
    r"__\w+__|setup|setup_hook|launch_shards|before_identify_hook|on_\w+|cog_(un)?load|_initial_target|from_custom_id"
)
"""Methods that discord.py and simcord call by name."""

READ_BY_PEOPLE = {"FEATURES", "HEARD_BY"}
"""Constants that explain the code; a test compares them with it."""


def repository_files() -> list[Path]:
    """All files of the repository, including new ones that are not committed yet."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout, so nobody can say which files belong to it")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def test_every_cog_has_a_folder() -> None:
    assert {path.name for path in (ROOT / "cogs").glob("*.py")} == {"__init__.py"}


def test_the_bot_has_a_folder_for_everything() -> None:
    loose = {path.name for path in (ROOT / "bot").glob("*.py")}
    assert loose == {"__init__.py", "__main__.py", "data.py", "notices.py"}


def test_whoever_edits_data_finds_no_code_there() -> None:
    assert not list((ROOT / "data").rglob("*.py"))


def imports_among_cogs() -> dict[str, set[str]]:
    """Module of the cogs → the other modules of the cogs that it imports."""
    found = dict(modules())
    graph: dict[str, set[str]] = {}
    for name, path in found.items():
        if under(name, "cogs"):
            tree = ast.parse(path.read_text("utf-8"))
            named = imported_by(name, tree, is_package=path.name == "__init__.py")
            graph[name] = {
                one for _, full in named for one in (full, full.rpartition(".")[0]) if one in found
            }
    return graph


def used_by(module: str, graph: dict[str, set[str]]) -> set[str]:
    """The cogs that use a module, directly or through other modules of the kit."""
    users, look = set[str](), [module]
    while look:
        wanted = look.pop()
        new = {name for name, needed in graph.items() if wanted in needed} - users
        users |= new
        look += new
    return {name.split(".")[1] for name in users} - {"kit"}


def test_what_is_in_the_kit_is_shared() -> None:
    """A module that only one cog uses belongs in that cog's folder."""
    graph = imports_among_cogs()
    kit = [name for name in graph if under(name, "cogs.kit") and name != "cogs.kit"]
    assert len(kit) > 10
    assert not {name: users for name in kit if len(users := used_by(name, graph)) < 2}


def test_the_kit_lists_its_modules() -> None:
    """Each module once, so that nobody has to open forty files to find something."""
    kit = ROOT / "cogs" / "kit"
    listed = re.findall(r"^    (\w+) {2,}\S", (kit / "__init__.py").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(path.stem for path in kit.rglob("*.py") if path.stem != "__init__")


def folders(path: str) -> set[str]:
    return {f"{path}/{found.parent.name}" for found in (ROOT / path).glob("*/__init__.py")}


def unlike(code: set[str], tests: set[str]) -> list[str]:
    """Folders of code without tests, and folders of tests without code."""
    mirrored = {"tests/" + folder.removeprefix("bot/") for folder in code - TESTED_ELSEWHERE.keys()}
    return sorted(mirrored ^ (tests - NOT_MIRRORED))


def test_the_tests_mirror_the_code() -> None:
    code = folders("bot") | folders("cogs") | {"cogs", "renderers"}
    tests = folders("tests") | folders("tests/cogs")
    assert len(code) > 25 and code > TESTED_ELSEWHERE.keys() and tests > NOT_MIRRORED
    assert not unlike(code, tests)
    assert unlike(code | {"cogs/new"}, tests | {"tests/old"}) == ["tests/cogs/new", "tests/old"]


def test_every_shell_command_has_its_tests() -> None:
    commands = {path.stem for path in (ROOT / "bot" / "commands").glob("[a-z]*.py")} - {"restore"}
    tested = {path.stem.removeprefix("test_") for path in (ROOT / "tests" / "commands").glob("test_*.py")}
    assert tested == commands, "restore is tested with backup, everything else in its own file"


def test_tests_share_helpers_in_separate_modules() -> None:
    """No test file imports from another one: what several need is in a module that is not a test."""
    borrowed = [
        f"{name}:{line} imports {imported}"
        for name, path in modules()
        if under(name, "tests")
        for line, imported in imported_by(name, ast.parse(path.read_text("utf-8")))
        if re.search(r"\.test_\w+\.", imported)
    ]
    assert not borrowed, "\n".join(borrowed)


def fixtures_defined_twice(sources: dict[str, str]) -> list[str]:
    """Fixtures by a name that their test file already sees: from the plugins, a conftest of its folder or above it, or
    itself."""
    defined: dict[str, list[str]] = {}
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and any(
                ast.unparse(one).startswith("pytest.fixture") for one in node.decorator_list
            ):
                defined.setdefault(node.name, []).append(path)
    return [
        f"{name}: {one} and {other}"
        for name, paths in defined.items()
        for one, other in permutations(paths, 2)
        if Path(other).is_relative_to(seen_in(one))
    ]


def seen_in(path: str) -> Path:
    """Where the fixtures of a file can be used."""
    folder, _, name = path.rpartition("/")
    return Path(path if name.startswith("test_") else folder if name == "conftest.py" else "")


def test_no_fixture_is_defined_twice() -> None:
    tests = ROOT / "tests"
    paths = [path for path in repository_files() if path.is_relative_to(tests) and path.suffix == ".py"]
    sources = {path.relative_to(tests).as_posix(): path.read_text("utf-8") for path in paths}
    assert not fixtures_defined_twice(sources)
    a_fixture = "@pytest.fixture\ndef table(): ..."
    assert not fixtures_defined_twice(dict.fromkeys(("a/test_a.py", "a/test_b.py"), a_fixture))
    assert not fixtures_defined_twice(dict.fromkeys(("a/conftest.py", "b/test_b.py"), a_fixture))
    assert fixtures_defined_twice(dict.fromkeys(("a/conftest.py", "a/b/test_b.py"), a_fixture))
    assert fixtures_defined_twice(dict.fromkeys(("a/fixtures.py", "b/test_b.py"), a_fixture))
    assert fixtures_defined_twice({"test_a.py": f"{a_fixture}\n{a_fixture}"})


def test_no_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for _, path in modules()
    }
    assert not {path: lines for path, lines in lengths.items() if lines > MOST_LINES}


def definitions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Functions, methods and classes, except those that a decorator registers somewhere, and constants of modules."""
    plain = {
        "property",
        "staticmethod",
        "classmethod",
        "cache",
        "contextmanager",
        "asynccontextmanager",
        "dataclass",
    }
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            decorators = [one.func if isinstance(one, ast.Call) else one for one in node.decorator_list]
            if all(isinstance(one, ast.Name) and one.id in plain for one in decorators):
                yield node.lineno, node.name
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from ((node.lineno, target.id) for target in targets if isinstance(target, ast.Name))


def names_used(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name.rpartition(".")[2]


def unused(sources: dict[str, str]) -> list[str]:
    """What is defined in these modules but not used in any of them."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    used = Counter(name for tree in trees.values() for name in names_used(tree))
    return [
        f"{module}:{line} {name}"
        for module, tree in trees.items()
        for line, name in definitions(tree)
        if not used[name] and name not in READ_BY_PEOPLE and not CALLED_BY_LIBRARIES.fullmatch(name)
    ]


def test_no_code_is_unused() -> None:
    """Use in tests alone does not count."""
    sources = {name: path.read_text("utf-8") for name, path in modules() if under(name, *CODE)}
    assert not unused(sources)


def test_unused_code_is_found() -> None:
    sources = {
        "a": "def spare(): ...\nclass A:\n    @property\n    def idle(self): ...\n    def busy(self): ...\n"
        "OLD: int = 1\nNEW = 2"
    }
    sources["b"] = "from a import A, NEW\nA().busy()\n@register\ndef heard(): ..."
    assert unused(sources) == ["a:1 spare", "a:4 idle", "a:6 OLD"]


def test_the_top_level_contains_only_what_belongs_there():
    found = {path.relative_to(ROOT).parts[0] for path in repository_files()}
    assert not found - TOP_LEVEL


def test_no_file_points_outside_the_repository():
    pointing = []
    for path in repository_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        pointing += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
            for number, line in enumerate(text.splitlines(), 1)
            if OUTSIDE.search(line)
        ]
    assert not pointing, "\n".join(pointing)


def pinned(lock: str) -> dict[str, str]:
    return dict(
        re.findall(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    )


def test_the_image_has_the_tested_versions_without_the_tools():
    running, tested = pinned("requirements-run.lock"), pinned("requirements.lock")
    assert running.items() < tested.items()
    assert {"discord-py", "aiosqlite", "asyncpg", "pillow", "fluent-runtime"} <= running.keys()
    assert not running.keys() & {
        "pytest",
        "mypy",
        "ruff",
        "playwright",
        "simcord",
        "hypothesis",
        "catanatron",
    }


NAMED_PATH = re.compile(r"(?<![\w./-])(?:bot|cogs|renderers|data|tests)/[a-z_/]+\.(?:py|md|toml|json)\b")


def test_every_file_that_is_named_exists() -> None:
    """Files named in code, comments and documents must exist, so that no name is left over after renaming."""
    missing = [
        f"{path.relative_to(ROOT)} names {named}"
        for path in repository_files()
        if path.suffix in (".py", ".md", ".toml", ".yaml")
        for named in NAMED_PATH.findall(path.read_text("utf-8"))
        if not (ROOT / named).exists()
    ]
    assert not missing, "\n".join(missing)
