"""A process that checks a project with mypy again and again, each time with one changed file: see `run-checker.ts`."""

import ast
import json
import os
import re
import sys
import tempfile

from mypy import api
from mypy.version import __version__

from definitions import definitions_of, lines_of_place

folder = sys.argv[1]
os.chdir(folder)

# Printed by mypy for every error. Positions count from 1 and the end is inclusive.
ERROR = re.compile(r"(?P<path>[^:]+):(?P<line>\d+):(?P<column>\d+):(?P<end>\d+):(?P<last>\d+): error: (?P<text>.*)")
FLAGS = [
    "--check-untyped-defs",
    "--ignore-missing-imports",
    "--no-error-summary",
    "--hide-error-context",
    "--no-pretty",
    "--show-error-end",
    "--no-color-output",
    "--config-file=",
    "--follow-imports=normal",
]
# Runs with a cache, because mypy's daemon keeps errors of changes that were taken back.
FLAGS.append(f"--cache-dir={tempfile.mkdtemp(prefix='.mypy-', dir=os.path.dirname(folder))}")
packages = sorted(each for each in os.listdir(".") if os.path.isdir(each) and not each.startswith("."))
files = sorted(
    os.path.join(where, name)
    for package in packages
    for where, _, names in os.walk(package)
    for name in names
    if name.endswith(".py")
)


def read(path: str) -> str:
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


sources = {path: read(path) for path in files}
trees = {path: ast.parse(source) for path, source in sources.items()}


def check(changed: dict[str, ast.AST]) -> list[dict]:
    printed_errors, complaint, status = api.run([*FLAGS, *files])
    if status > 1:
        raise RuntimeError(printed_errors + complaint)
    errors = []
    for printed in printed_errors.splitlines():
        match = ERROR.match(printed)
        if not match:
            continue
        path, line, column = match["path"], int(match["line"]), int(match["column"])
        tree = changed.get(path, trees.get(path))
        end = int(match["end"]), int(match["last"])
        lines = lines_of_place(tree, line, column - 1, *end, match["text"]) if tree else [line]
        errors.append({"path": path, "line": line, "lines": lines, "message": match["text"]})
    return errors


def answer(value: object) -> None:
    print(json.dumps(value), flush=True)


start_errors = check({})
answer(
    {
        "checker": f"mypy {__version__}",
        "definitions": [one for path in files for one in definitions_of(path, sources[path])],
        "errors": start_errors,
        "lines": sum(source.count("\n") for source in sources.values()),
    }
)
for request in sys.stdin:
    asked = json.loads(request)
    path, text = asked["path"], asked["text"]
    try:
        tree = ast.parse(text)
    except SyntaxError:
        answer({"hasSyntaxError": True, "errors": []})
        continue
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    errors = check({path: tree})
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(sources[path])
    answer({"hasSyntaxError": False, "errors": errors})
