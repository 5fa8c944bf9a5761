"""Writes the definition of every name in sources of C and C++, as libclang resolves it.

Arguments: the root of the sources, the file to write, the endings of the translation units separated by commas, and what the
compiler is called with. The output has a line of JSON for each file: {"path", "occurrences": [[line, column, definition (1) or
reference (0), symbol]]}. Lines and columns count from 0, columns in UTF-16 code units. Declarations are definitions too. Symbols are
those of SCIP; the first descriptor is what libclang identifies a definition with in all translation units. The errors of the compiler are
printed, a line each.
"""

import hashlib
import json
import os
import re
import sys
from ctypes import byref, c_uint

from clang.cindex import Cursor, CursorKind, File, Index, TranslationUnit, c_object_p, conf

TYPES = {
    CursorKind.STRUCT_DECL,
    CursorKind.UNION_DECL,
    CursorKind.CLASS_DECL,
    CursorKind.ENUM_DECL,
    CursorKind.TYPEDEF_DECL,
    CursorKind.TYPE_ALIAS_DECL,
    CursorKind.TYPE_ALIAS_TEMPLATE_DECL,
    CursorKind.CLASS_TEMPLATE,
    CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
    CursorKind.TEMPLATE_TYPE_PARAMETER,
    CursorKind.TEMPLATE_TEMPLATE_PARAMETER,
}
FUNCTIONS = {
    CursorKind.FUNCTION_DECL,
    CursorKind.FUNCTION_TEMPLATE,
    CursorKind.CXX_METHOD,
    CursorKind.CONSTRUCTOR,
    CursorKind.DESTRUCTOR,
    CursorKind.CONVERSION_FUNCTION,
}
PARAMETERS = {
    CursorKind.PARM_DECL,
    CursorKind.TEMPLATE_TYPE_PARAMETER,
    CursorKind.TEMPLATE_NON_TYPE_PARAMETER,
    CursorKind.TEMPLATE_TEMPLATE_PARAMETER,
}
VALUES = {CursorKind.VAR_DECL, CursorKind.FIELD_DECL, CursorKind.ENUM_CONSTANT_DECL}
NAMESPACES = {CursorKind.NAMESPACE, CursorKind.NAMESPACE_ALIAS}
DEFINITIONS = TYPES | FUNCTIONS | PARAMETERS | VALUES | NAMESPACES | {CursorKind.MACRO_DEFINITION}
REFERENCES = {
    CursorKind.DECL_REF_EXPR,
    CursorKind.MEMBER_REF_EXPR,
    CursorKind.TYPE_REF,
    CursorKind.TEMPLATE_REF,
    CursorKind.NAMESPACE_REF,
    CursorKind.MEMBER_REF,
    CursorKind.VARIABLE_REF,
    CursorKind.MACRO_INSTANTIATION,
}
WORD = re.compile(r"[A-Za-z_]\w*")


class Sources:
    """The files below the root, with their lines."""

    def __init__(self, root):
        self.root = os.path.realpath(root)
        self.lines = {}
        self.paths = {}

    def path_of(self, name):
        """The path below the root, or None for a file outside of it."""
        if name not in self.paths:
            real = os.path.realpath(name)
            inside = real.startswith(self.root + os.sep)
            self.paths[name] = os.path.relpath(real, self.root) if inside else None
        return self.paths[name]

    def line(self, path, number):
        if path not in self.lines:
            with open(os.path.join(self.root, path), "rb") as file:
                self.lines[path] = file.read().split(b"\n")
        lines = self.lines[path]
        return lines[number - 1] if 0 < number <= len(lines) else b""


class Occurrences:
    """What is written, by file."""

    def __init__(self, sources):
        self.sources = sources
        self.found = {}

    def add(self, path, line, column, is_definition, symbol):
        """`line` counts from 1, `column` from 0, in bytes."""
        before = self.sources.line(path, line)[:column].decode("utf-8", "replace")
        column = len(before.encode("utf-16-le")) // 2
        self.found.setdefault(path, {})[(line - 1, column, int(is_definition), symbol)] = None


class Symbols:
    """The names of symbols."""

    def __init__(self, sources):
        self.sources = sources
        self.locals = {}
        self.known = {}

    def name_of(self, cursor):
        """None for what has no name, and for what is in no file."""
        usr = cursor.get_usr()
        key = usr or (cursor.kind.value, str(cursor.location))
        if key not in self.known:
            self.known[key] = self.make(cursor, usr)
        return self.known[key]

    def make(self, cursor, usr):
        file = cursor.location.file
        if file is None or not cursor.spelling:
            return None
        if self.sources.path_of(file.name) is None:
            return "cxx outside . . unknown/"
        if is_local(cursor) or not usr:
            return "local %d" % len(self.known)
        return "cxx clang own . " + escaped(usr) + "/" + chain(cursor, usr)

    @staticmethod
    def of_file(path):
        return "cxx clang own . " + escaped(path) + "/"


def is_local(cursor):
    if cursor.kind in PARAMETERS:
        return True
    parent = cursor.semantic_parent
    while parent is not None and parent.kind != CursorKind.TRANSLATION_UNIT:
        if parent.kind in FUNCTIONS:
            return True
        parent = parent.semantic_parent
    return False


def chain(cursor, usr):
    names = []
    parent = cursor.semantic_parent
    while parent is not None and parent.kind != CursorKind.TRANSLATION_UNIT:
        if parent.spelling and parent.kind in TYPES | NAMESPACES:
            names.append(escaped(plain(parent)) + ("#" if parent.kind in TYPES else "/"))
        parent = parent.semantic_parent
    owner = "".join(reversed(names))
    name = escaped(plain(cursor))
    if cursor.kind in FUNCTIONS:
        # Only C++ has overloads, and their types in what identifies a function: each is a definition of its own.
        number = hashlib.sha1(usr.encode()).hexdigest()[:8] if "#" in usr else ""
        return owner + name + "(" + number + ")."
    if cursor.kind in TYPES:
        return owner + name + "#"
    if cursor.kind in NAMESPACES:
        return owner + name + "/"
    return owner + name + ("!" if cursor.kind == CursorKind.MACRO_DEFINITION else ".")


def plain(cursor):
    return re.sub(r"<.*$", "", cursor.spelling) if cursor.kind in TYPES | FUNCTIONS else cursor.spelling


def escaped(name):
    return name if re.fullmatch(r"[A-Za-z0-9_$+-]+", name) else "`" + name.replace("`", "``") + "`"


def place_of(location):
    """Where a name is written; for the argument of a macro, where it is given. The triple (file, line, column), or None."""
    file, line, column, offset = c_object_p(), c_uint(), c_uint(), c_uint()
    conf.lib.clang_getSpellingLocation(location, byref(file), byref(line), byref(column), byref(offset))
    return (File(file).name, line.value, column.value - 1) if file else None


class Reader:
    def __init__(self, sources, symbols, occurrences):
        self.sources = sources
        self.symbols = symbols
        self.occurrences = occurrences
        self.done = set()

    def read(self, unit):
        for cursor in unit.cursor.get_children():
            file = cursor.location.file
            if file is not None and self.sources.path_of(file.name) is not None:
                self.visit(cursor, [])

    def visit(self, cursor, before):
        """`before` are the cursors beside it in front of it."""
        kind = cursor.kind
        if kind == CursorKind.INCLUSION_DIRECTIVE:
            self.include(cursor)
        elif kind in DEFINITIONS:
            self.write(cursor, cursor, True)
        elif kind in REFERENCES:
            target = cursor.referenced
            if target is not None:
                self.write(cursor, origin(target), False)
        elif kind == CursorKind.CALL_EXPR:
            self.construct(cursor, before)
        children = list(cursor.get_children())
        # Conversions and temporaries around an expression are not written.
        outer = before if kind == CursorKind.UNEXPOSED_EXPR else []
        for index, child in enumerate(children):
            self.visit(child, outer + children[:index])

    def construct(self, call, before):
        """The name of the class in `new A(x)`, `A a(x)` and `A(x)` stands for the constructor as well."""
        target = call.referenced
        if target is None or target.kind != CursorKind.CONSTRUCTOR:
            return
        inside = list(call.get_children())
        for cursor in list(reversed(before)) + inside[:1]:
            if cursor.kind in (CursorKind.TYPE_REF, CursorKind.TEMPLATE_REF):
                self.write(cursor, origin(target), False)
                return

    def include(self, cursor):
        try:
            included = cursor.get_included_file()
        except AssertionError:
            # The binding's way to say that the file was not found.
            included = None
        where = place_of(cursor.location)
        path = where and self.sources.path_of(where[0])
        if not path:
            return
        text = self.sources.line(path, where[1])
        # The name begins behind a quote; tools that read the syntax count an angle as a part of it.
        found = re.match(rb'\s*#\s*\w+\s*(?:"|(?=<))', text)
        if not found:
            return
        target = self.sources.path_of(included.name) if included else None
        symbol = "cxx outside . . unknown/" if target is None else self.symbols.of_file(target)
        self.occurrences.add(path, where[1], found.end(), False, symbol)

    def write(self, cursor, target, is_definition):
        where = place_of(cursor.location)
        path = where and self.sources.path_of(where[0])
        if not path:
            return
        symbol = self.symbols.name_of(target)
        if symbol is None:
            return
        key = (path, where[1], where[2], is_definition, symbol)
        if key in self.done:
            return
        self.done.add(key)
        # What a macro pastes or writes is not in the source under its name.
        text = self.sources.line(path, where[1])[where[2]:].decode("utf-8", "replace")
        word = WORD.match(text.lstrip("~"))
        if word and word.group() == plain(target).lstrip("~"):
            self.occurrences.add(path, where[1], where[2], is_definition, symbol)


def origin(cursor):
    """The template that an instance is made of."""
    general = conf.lib.clang_getSpecializedCursorTemplate(cursor)
    return general if isinstance(general, Cursor) else cursor


def main():
    root, output, endings, *arguments = sys.argv[1:]
    sources = Sources(root)
    symbols = Symbols(sources)
    occurrences = Occurrences(sources)
    reader = Reader(sources, symbols, occurrences)
    index = Index.create()
    problems = {}
    ends = tuple(endings.split(","))
    units = sorted(
        os.path.join(folder, name)
        for folder, _, names in os.walk(sources.root)
        for name in names
        if name.endswith(ends) and not os.path.islink(os.path.join(folder, name))
    )
    options = TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
    for path in units:
        unit = index.parse(path, arguments, options=options)
        reader.read(unit)
        for problem in unit.diagnostics:
            if problem.severity >= 3:
                problems[problem.spelling] = None
    with open(output, "w", encoding="utf-8") as file:
        for path in sorted(occurrences.found):
            found = [[0, 0, 1, symbols.of_file(path)]] + [list(each) for each in occurrences.found[path]]
            file.write(json.dumps({"path": path.replace(os.sep, "/"), "occurrences": found}) + "\n")
    print("\n".join(problems))


main()
