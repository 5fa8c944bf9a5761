"""The declarations of a Python file that can be changed, and the lines that stand for the place of an error."""

import ast
import re


class Text:
    """A source whose positions are counted in UTF-16 code units."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + utf16_length(line))

    def at(self, line: int, byte_column: int) -> int:
        text = self.lines[line - 1].encode()[:byte_column].decode()
        return self.starts[line - 1] + utf16_length(text)

    def range(self, node: ast.AST) -> tuple[int, int]:
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def between(self, start: int, end: int) -> str:
        units = self.source.encode("utf-16-le")
        return units[2 * start : 2 * end].decode("utf-16-le")

    def find(self, text: str, start: int) -> int:
        rest = self.source.encode("utf-16-le")[2 * start :].decode("utf-16-le")
        return start + utf16_length(rest[: rest.index(text)])


def utf16_length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def definitions_of(path: str, source: str) -> list[dict]:
    text = Text(source)
    found: list[dict] = []
    module = ast.parse(source)
    _add_body(found, text, path, module.body, None)
    return found


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def _add_body(found: list[dict], text: Text, path: str, body: list[ast.stmt], owner: ast.ClassDef | None) -> None:
    names = [_name_of(node) for node in body]
    for node, name in zip(body, names):
        # Overloads, and properties with a setter, are several declarations of one name.
        if name is None or names.count(name) > 1:
            continue
        placeholder = "pass" if len(body) == 1 else ""
        if isinstance(node, FUNCTIONS):
            found.append(_function(text, path, node, owner, placeholder))
        elif isinstance(node, ast.ClassDef):
            at = text.find(node.name, text.at(node.lineno, node.col_offset) + len("class "))
            found.append(_entry(text, path, name, "type", owner, node, at, placeholder))
        elif owner is not None:
            at = text.at(node.lineno, node.col_offset)
            found.append(_entry(text, path, name, "field", owner, node, at, placeholder))
        if isinstance(node, ast.ClassDef) and owner is None:
            _add_body(found, text, path, node.body, node)
            _add_attributes(found, text, path, node)


def _name_of(node: ast.stmt) -> str | None:
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return None


def _add_attributes(found: list[dict], text: Text, path: str, owner: ast.ClassDef) -> None:
    """The attributes that `__init__` sets, and nothing else in the class."""
    assigned: dict[str, list[tuple[ast.stmt, ast.Attribute]]] = {}
    for node in ast.walk(owner):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                assigned.setdefault(target.attr, []).append((node, target))
    declared = {_name_of(node) for node in owner.body}
    for init in owner.body:
        if not isinstance(init, ast.FunctionDef) or init.name != "__init__":
            continue
        for name, places in assigned.items():
            node, target = places[0]
            if len(places) > 1 or name in declared or node not in init.body:
                continue
            at = text.at(target.end_lineno, target.end_col_offset) - utf16_length(name)
            found.append(_entry(text, path, name, "field", owner, node, at, "pass"))


def _entry(
    text: Text, path: str, name: str, kind: str, owner: ast.ClassDef | None, node: ast.stmt, at: int, placeholder: str
) -> dict:
    start, end = text.range(node)
    decorators = getattr(node, "decorator_list", [])
    if decorators:
        start = text.range(decorators[0])[0] - 1
    return {
        "path": path,
        "name": name,
        "kind": kind,
        "isMember": owner is not None,
        "isExported": not name.startswith("_"),
        "range": [start, end],
        "nameRange": [at, at + utf16_length(name)],
        "placeholder": placeholder,
    }


def _function(
    text: Text, path: str, node: ast.FunctionDef | ast.AsyncFunctionDef, owner: ast.ClassDef | None, placeholder: str
) -> dict:
    keyword = "async def " if isinstance(node, ast.AsyncFunctionDef) else "def "
    at = text.find(node.name, text.at(node.lineno, node.col_offset) + len(keyword))
    is_constructor = owner is not None and node.name == "__init__"
    kind = "constructor" if is_constructor else "function" if owner is None else "method"
    entry = _entry(text, path, node.name, kind, owner, node, at, placeholder)
    if is_constructor:
        entry["name"] = owner.name
    decorators = [ast.unparse(each) for each in node.decorator_list]
    if re.match(r"__\w+__$", node.name) and not is_constructor:
        # Python itself calls it: nobody writes its name.
        entry["kind"] = "function"
        entry["isExported"] = False
        return entry
    if not any(re.search(r"property|setter|getter|fixture", each) for each in decorators):
        has_receiver = owner is not None and "staticmethod" not in decorators
        entry["parameters"] = _parameters(text, node, has_receiver)
    if node.returns is not None:
        start, end = text.range(node.returns)
        entry["result"] = {"range": [start, end], "text": text.between(start, end)}
    return entry


def _parameters(text: Text, node: ast.FunctionDef | ast.AsyncFunctionDef, has_receiver: bool) -> dict:
    given = node.args
    positional = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(given.defaults)) + list(given.defaults)
    listed = [_parameter(text, arg, default, True) for arg, default in zip(positional, defaults)]
    if given.vararg:
        listed.append(_parameter(text, given.vararg, None, False, "*"))
    listed += [_parameter(text, arg, value, value is not None) for arg, value in zip(given.kwonlyargs, given.kw_defaults)]
    if given.kwarg:
        listed.append(_parameter(text, given.kwarg, None, False, "**"))
    start = text.find("(", text.at(node.lineno, node.col_offset)) + 1
    separator = ""
    if has_receiver and listed:
        receiver = listed.pop(0)
        start = receiver["range"][1]
        separator = ", "
    return {"range": [start, start], "list": listed, "separator": separator}


def _parameter(text: Text, arg: ast.arg, default: ast.expr | None, is_plain: bool, stars: str = "") -> dict:
    start, end = text.range(arg)
    annotation = text.range(arg.annotation) if arg.annotation else None
    return {
        "range": [start - len(stars), text.range(default)[1] if default else end],
        "name": arg.arg,
        "type": text.between(*annotation) if annotation else "",
        "isOptional": default is not None or stars != "",
        "isPlain": is_plain,
    }


def lines_of_place(
    tree: ast.AST, line: int, column: int, end_line: int, end_column: int, message: str
) -> list[int]:
    """See `CheckerError`. Columns count from 0; the end is exclusive."""
    lines = {line}
    start, end = (line, column), (end_line, end_column)
    smallest: ast.Call | None = None
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.lineno == line:
            # Reported at the start of the statement, which names many.
            lines.update(each.lineno for each in node.names if f'"{each.name}"' in message)
        if not isinstance(node, (ast.Call, ast.Attribute)):
            continue
        begins, ends = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
        if isinstance(node, ast.Attribute):
            # Reported at its start; the name of the member can be lines below.
            if begins == start and ends == end:
                lines.add(node.end_lineno)
        elif begins <= start and end <= ends and (smallest is None or _is_within(node, smallest)):
            smallest = node
    if smallest is not None:
        lines.add(smallest.func.end_lineno)
        lines.update(each.lineno for each in smallest.args)
        lines.update(each.value.lineno for each in smallest.keywords)
    return sorted(lines)


def _is_within(inner: ast.expr, outer: ast.expr) -> bool:
    return (inner.lineno, inner.col_offset) >= (outer.lineno, outer.col_offset) and (
        inner.end_lineno,
        inner.end_col_offset,
    ) <= (outer.end_lineno, outer.end_col_offset)
