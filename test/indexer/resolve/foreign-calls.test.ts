import { describe, expect, it } from 'vitest';
import { endAt } from '../../../src/model/file-shard.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const core = {
  'c/core.h': 'int core_step(int h);\nint core_only_declared(int h);\nint rust_scale(int v);\n',
  'c/core.c': [
    '#include "core.h"',
    'int core_step(int h) { return rust_scale(h) + 1; }',
    'static int hidden(int h) { return h; }',
    'int core_close(int h) { return hidden(h); }',
    'int use_go(int h) { return goCallback(h); }',
  ].join('\n'),
};

/** Returns possible references between languages as texts: the interface, where they are, and what they may mean. */
async function foreign(files: Record<string, string>): Promise<string[]> {
  const { shards } = await indexMemory(memorySource(files));
  return [...shards.values()].flatMap((shard) =>
    shard.candidates
      .filter(({ via, from }) => via !== undefined && from < shard.nodes.length)
      .map(({ via, from, to, type, sites: [site] }) => {
        const { id } = endAt(shard, from);
        const targets = to.map((each) => endAt(shard, each).id).join(' or ');
        return `${via ?? ''}: ${id}:${site?.[0] ?? 0} ${type} ${targets}`;
      }),
  );
}

describe('possible references between languages', () => {
  it('tell an overload from a native method whose name begins with an underscore', async () => {
    const found = await foreign({
      'Pool.java': 'public class Pool { native void _free(int a); native void Pool(); }',
      'jni.c': 'void Java_Pool__1free__I(void *env, void *o, int a) { }',
    });
    expect(found).toEqual(['JNI: method:Pool.java:Pool._free:1 CALLS function:jni.c:Java_Pool__1free__I']);
  });

  it('lead from native methods to the functions that a virtual machine looks up', async () => {
    const found = await foreign({
      'org/x/Foo_Bar.java': [
        'package org.x;',
        'public class Foo_Bar {',
        '  public static native int step(long handle);',
        '  public static native int over(int a);',
        '  static class Inner { native void go_on(); }',
        '  public int plain() { return 1; }',
        '  public native int missing();',
        '}',
      ].join('\n'),
      'Kot.kt': [
        'package org.k',
        'class Kot {',
        '  external fun ping(a: Int): Int',
        '  companion object { external fun make(): Long }',
        '}',
        'external fun top(): Int',
      ].join('\n'),
      'jni.c': [
        'JNIEXPORT jint JNICALL Java_org_x_Foo_1Bar_step(JNIEnv *env, jclass c, jlong h) { return 1; }',
        'JNIEXPORT jint JNICALL Java_org_x_Foo_1Bar_over__I(JNIEnv *env, jclass c, jint h) { return 1; }',
        'JNIEXPORT void JNICALL Java_org_x_Foo_1Bar_00024Inner_go_1on(JNIEnv *env, jobject o) { }',
        'JNIEXPORT jint JNICALL Java_org_x_Foo_1Bar_plain(JNIEnv *env, jobject o) { return 1; }',
        'JNIEXPORT jint JNICALL Java_org_k_Kot_ping(JNIEnv *env, jobject o, jint a) { return a; }',
        'JNIEXPORT jlong JNICALL Java_org_k_Kot_00024Companion_make(JNIEnv *env, jobject o) { return 1; }',
        'JNIEXPORT jint JNICALL Java_org_k_KotKt_top(JNIEnv *env, jclass o) { return 1; }',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'JNI: function:Kot.kt:top:6 CALLS function:jni.c:Java_org_k_KotKt_top',
      'JNI: method:Kot.kt:Kot.make:4 CALLS function:jni.c:Java_org_k_Kot_00024Companion_make',
      'JNI: method:Kot.kt:Kot.ping:3 CALLS function:jni.c:Java_org_k_Kot_ping',
      'JNI: method:org/x/Foo_Bar.java:Foo_Bar.Inner.go_on:5 CALLS function:jni.c:Java_org_x_Foo_1Bar_00024Inner_go_1on',
      'JNI: method:org/x/Foo_Bar.java:Foo_Bar.over:4 CALLS function:jni.c:Java_org_x_Foo_1Bar_over__I',
      'JNI: method:org/x/Foo_Bar.java:Foo_Bar.step:3 CALLS function:jni.c:Java_org_x_Foo_1Bar_step',
    ]);
  });

  it('lead from Go to C and from C to exported Go functions', async () => {
    const found = await foreign({
      ...core,
      'go/go.mod': 'module example.com/g\n',
      'go/main.go': [
        'package main',
        '',
        '// #include "../c/core.h"',
        'import "C"',
        '',
        '//export goCallback',
        'func goCallback(v C.int) C.int { return v }',
        '',
        'func Step(h int) int { return int(C.core_step(C.int(h))) + int(C.hidden(1)) + core_close(2) }',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'C ABI: function:c/core.c:use_go:5 CALLS function:go/main.go:goCallback',
      'cgo: function:go/main.go:Step:9 CALLS function:c/core.c:core_step',
    ]);
  });

  it('lead from foreign blocks in Rust to C, and from prototypes in C to exported functions in Rust', async () => {
    const found = await foreign({
      ...core,
      'Cargo.toml': '[package]\nname = "r"\nversion = "0.1.0"\n',
      'src/lib.rs': [
        'extern "C" {',
        '    fn core_step(h: i32) -> i32;',
        '    #[link_name = "core_close"]',
        '    fn shut(h: i32) -> i32;',
        '    fn hidden(h: i32) -> i32;',
        '}',
        'unsafe extern "C" {',
        '    pub safe fn core_only_declared(h: i32) -> i32;',
        '}',
        '#[unsafe(no_mangle)]',
        'pub extern "C" fn rust_scale(v: i32) -> i32 { v * 2 }',
        'pub extern "C" fn goCallback(v: i32) -> i32 { v }',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'C ABI: function:c/core.h:rust_scale:3 CALLS function:src/lib.rs:rust_scale',
      'C ABI: function:src/lib.rs:core_only_declared:8 CALLS function:c/core.h:core_only_declared',
      'C ABI: function:src/lib.rs:core_step:2 CALLS function:c/core.c:core_step',
      'C ABI: function:src/lib.rs:shut:4 CALLS function:c/core.c:core_close',
    ]);
  });

  it('lead from imported names in Python to the functions in the tables of its extensions', async () => {
    const found = await foreign({
      'ext/speedups.c': [
        'static PyObject *py_encode(PyObject *self, PyObject *args) { return 0; }',
        'static PyObject *py_helper(PyObject *self, PyObject *args) { return 0; }',
        'static PyMethodDef methods[] = {',
        '  {"encode", py_encode, METH_VARARGS, "doc"},',
        '  {"helper", (PyCFunction)py_helper, METH_VARARGS, NULL},',
        '  {NULL, NULL, 0, NULL}',
        '};',
        'static struct PyModuleDef module = { PyModuleDef_HEAD_INIT, "_speedups", NULL, -1, methods };',
      ].join('\n'),
      'ext/bind.cpp':
        'int add(int a, int b) { return a + b; }\nPYBIND11_MODULE(fastmath, m) { m.def("plus", &add, "Adds"); }\n',
      'pkg/__init__.py': '',
      'pkg/use.py': [
        'import fastmath',
        'from ._speedups import encode',
        'from . import _speedups',
        'import json',
        'def run(h):',
        '    encode(h)',
        '    _speedups.helper(h)',
        '    json.helper(h)',
        '    h.encode()',
        '    return fastmath.plus(1, 2)',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'Python extension: file:pkg/use.py:2 IMPORTS function:ext/speedups.c:py_encode',
      'Python extension: function:pkg/use.py:run:10 CALLS function:ext/bind.cpp:add',
      'Python extension: function:pkg/use.py:run:6 CALLS function:ext/speedups.c:py_encode',
      'Python extension: function:pkg/use.py:run:7 CALLS function:ext/speedups.c:py_helper',
    ]);
  });

  it('lead from calls of a loaded library to C only in files that import the interface', async () => {
    const found = await foreign({
      ...core,
      'use.py':
        'import ctypes\nlib = ctypes.CDLL("core.so")\ndef run(h):\n    lib.core_step(h)\n    lib.hidden(h)\n',
      'other.py': 'def run(lib):\n    lib.core_step(1)\n',
      'Native.cs': [
        'static class Native {',
        '  [DllImport("core")] public static extern int core_step(int h);',
        '  [DllImport("core", EntryPoint = "core_close")] static extern int Close(int h);',
        '  static extern int hidden(int h);',
        '}',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'P/Invoke: method:Native.cs:Native.Close:3 CALLS function:c/core.c:core_close',
      'P/Invoke: method:Native.cs:Native.core_step:2 CALLS function:c/core.c:core_step',
      'foreign function interface: function:use.py:run:4 CALLS function:c/core.c:core_step',
    ]);
  });

  it('are counted as possible and no longer as unresolved', async () => {
    const { shards } = await indexMemory(memorySource({ ...core, 'main.go': goMain }));
    const unresolved = [...shards.values()].find(({ path }) => path === 'c/core.c')?.unresolved;
    expect(unresolved).toEqual([]);
  });

  it('are absent where one language has all the code', async () => {
    expect(await foreign(core)).toEqual([]);
  });

  it('lead from PHP to the functions and constructors of an extension in C', async () => {
    const found = await foreign({
      'ext/demo.c': [
        '#include "php.h"',
        'PHP_FUNCTION(demo_add)',
        '{',
        '\tRETURN_LONG(twice(1));',
        '}',
        'static ZEND_FUNCTION(demo_sub) { RETURN_LONG(2); }',
        'PHP_METHOD(Counter, __construct) {',
        '}',
        'ZEND_METHOD(Counter, next)',
        '{',
        '\tRETURN_LONG(1);',
        '}',
        'PHP_FUNCTION(demo_own) { RETURN_NULL(); }',
        'int demo_c(void) { return demo_add(); }',
      ].join('\n'),
      'ext/more.cc': [
        'PHP_FUNCTION(demo_more)',
        '{',
        '\tRETURN_LONG(1);',
        '}',
        'PHP_METHOD(Timer, __construct)',
        '{',
        '}',
      ].join('\n'),
      'run.php': [
        '<?php',
        'function demo_own() { return 1; }',
        'function run() {',
        '    $counter = new Counter();',
        '    return demo_add(1) + demo_sub(2) + demo_own() + demo_c() + $counter->demo_add();',
        '}',
        'demo_more(new Timer());',
      ].join('\n'),
    });
    expect(found.sort()).toEqual([
      'PHP extension: file:run.php:7 CALLS function:ext/more.cc:demo_more',
      'PHP extension: file:run.php:7 CALLS method:ext/more.cc:Timer.__construct',
      'PHP extension: function:run.php:run:4 CALLS method:ext/demo.c:Counter.__construct',
      'PHP extension: function:run.php:run:5 CALLS function:ext/demo.c:demo_add',
      'PHP extension: function:run.php:run:5 CALLS function:ext/demo.c:demo_sub',
    ]);
  });
});

const goMain =
  'package main\n\nimport "C"\n\n//export goCallback\nfunc goCallback(v C.int) C.int { return v }\n';
