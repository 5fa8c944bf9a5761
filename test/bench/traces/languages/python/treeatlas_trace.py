"""Plugin of pytest that records which function of a repository calls which."""

import json
import os
import sys
import types

ROOT = os.path.realpath(os.environ["TREEATLAS_TRACE_ROOT"]) + os.sep
OUT = os.environ["TREEATLAS_TRACE_OUT"]

monitoring = sys.monitoring
events = monitoring.events
TOOL = monitoring.PROFILER_ID

OPTIMIZED = 0x1  # Absent from the code of modules and class bodies.
LATE = 0x20 | 0x80 | 0x200  # Generators and coroutines: their code starts later than their call.
COMPREHENSIONS = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>"}
# Functions that a call of a class runs.
OF_CONSTRUCTION = {"__init__", "__new__", "__call__", "__init_subclass__", "__set_name__"}

paths = {}
pending = {}
created = set()
calls = {}
without_place = set()


def path_of(code):
    """The path in the repository, or None."""
    name = code.co_filename
    if name not in paths:
        real = os.path.realpath(name)
        # Code that is made from templates names these as its files.
        inside = real.startswith(ROOT) and real.endswith(".py") and "site-packages" not in real and os.path.isfile(real)
        paths[name] = real[len(ROOT):] if inside else None
    return paths[name]


def described(code):
    if code.co_name == "<module>":
        return (path_of(code), 1, "", "module")
    name = "" if code.co_name.startswith("<") else code.co_name
    return (path_of(code), code.co_firstlineno, name, None)


def described_class(cls):
    """The class as a constructor that has no code of its own, or None outside of the repository."""
    module = sys.modules.get(cls.__module__)
    file = getattr(module, "__file__", None)
    line = cls.__dict__.get("__firstlineno__")
    if file is None or line is None:
        return None
    real = os.path.realpath(file)
    if not real.startswith(ROOT) or "site-packages" in real:
        return None
    return (real[len(ROOT):], line, "", "constructor")


def record(caller, callee, line, via_library):
    calls[(described(caller), callee, line, via_library)] = True


def record_via_library(frame, callee):
    """Attributes a call from outside to the nearest frame of the repository."""
    while frame is not None:
        if path_of(frame.f_code) is not None:
            record(frame.f_code, callee, frame.f_lineno, True)
            return
        frame = frame.f_back


def target_of(callable):
    """The code that a call of a value runs, `type` for a class, or None for a function of C."""
    if isinstance(callable, types.MethodType):
        callable = callable.__func__
    if isinstance(callable, types.FunctionType):
        return callable.__code__
    if isinstance(callable, type):
        return type
    method = getattr(type(callable), "__call__", None)
    return method.__code__ if isinstance(method, types.FunctionType) else None


def is_of_c(cls, name):
    return not isinstance(getattr(cls, name, None), types.FunctionType)


def on_call(code, offset, callable, first):
    if path_of(code) is None:
        return monitoring.DISABLE
    target = target_of(callable)
    frame = sys._getframe(1)
    pending[id(frame)] = (offset, target)
    if target is type:
        if is_of_c(callable, "__init__") and is_of_c(callable, "__new__"):
            constructor = described_class(callable)
            if constructor is not None:
                record(code, constructor, frame.f_lineno, False)
    elif target is not None and target.co_flags & LATE and path_of(target) is not None:
        created.add(target)
        record(code, described(target), frame.f_lineno, False)


def on_start(code, offset):
    if path_of(code) is None:
        if not code.co_filename.endswith(".py"):
            on_generated(code)
            return None
        return monitoring.DISABLE
    if not code.co_flags & OPTIMIZED or code.co_name in COMPREHENSIONS:
        return None
    frame = sys._getframe(1).f_back
    if frame is None:
        return None
    caller = frame.f_code
    if code.co_flags & LATE:
        if code not in created:
            record_via_library(frame, described(code))
        return None
    if path_of(caller) is None:
        record_via_library(frame, described(code))
        return None
    called, target = pending.get(id(frame), (None, None))
    # Another instruction than a call, such as an operator, runs the function itself.
    direct = called != frame.f_lasti or target is code or (target is type and code.co_name in OF_CONSTRUCTION)
    record(caller, described(code), frame.f_lineno, not direct)
    return None


def on_generated(code):
    """The constructor of a data class stands for the class; other code made at run time has no place."""
    frame = sys._getframe(2)
    caller = frame.f_back
    if caller is None or path_of(caller.f_code) is None:
        return
    if code.co_name == "__init__" and code.co_varnames:
        for cls in type(frame.f_locals.get(code.co_varnames[0])).__mro__:
            function = cls.__dict__.get("__init__")
            if getattr(function, "__code__", None) is code:
                constructor = described_class(cls)
                if constructor is not None:
                    record(caller.f_code, constructor, caller.f_lineno, False)
                    return
    without_place.add((caller.f_code, code))


def function_record(described_function):
    path, line, name, kind = described_function
    return {"path": path, "line": line, "name": name, **({"kind": kind} if kind else {})}


def pytest_unconfigure(config):
    monitoring.set_events(TOOL, 0)
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    count = (lambda key: len(reporter.stats.get(key, []))) if reporter else (lambda key: 0)
    found = [
        {
            "caller": function_record(caller),
            "callee": function_record(callee),
            "at": line,
            **({"viaLibrary": True} if via_library else {}),
        }
        for caller, callee, line, via_library in calls
    ]
    trace = {
        "calls": found,
        "withoutPlace": len(without_place),
        "tests": {"passed": count("passed"), "failed": count("failed") + count("error")},
    }
    with open(OUT, "w", encoding="utf-8") as file:
        json.dump(trace, file)


monitoring.use_tool_id(TOOL, "treeatlas")
monitoring.register_callback(TOOL, events.CALL, on_call)
monitoring.register_callback(TOOL, events.PY_START, on_start)
monitoring.set_events(TOOL, events.CALL | events.PY_START)
