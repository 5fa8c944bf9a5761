import { describe, expect, test } from 'vitest';
import { judgeClaims, type SymbolUnit } from './claims.ts';
import { expectationsOf } from './expectations.ts';
import { tally, type Tally } from './pairs.ts';
import { measureCandidates, measureRules } from './rules.ts';
import { Comparison } from './support/comparison.ts';

const ts = (name: string) => `scip-typescript npm own 1.0.0 src/\`${name}\`/`;
const py = (name: string) => `scip-python python own 1 \`${name}\`/`;

async function count(comparison: Comparison, unit: SymbolUnit): Promise<Tally> {
  const world = await comparison.world();
  const claims = judgeClaims(world, unit);
  return tally(world, claims, expectationsOf(world, unit, claims).sites);
}

const nothing: Tally = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };

describe('calls', () => {
  const source = 'function made() {}\nfunction other() {}\nfunction user() {\n  made();\n  made();\n}\n';
  const path = 'src/a.ts';
  const call = { path, text: 'made()', occurrence: 2 };
  const again = { path, text: 'made()', occurrence: 3 };
  const plain = () =>
    new Comparison({ [path]: source })
      .defines(`${ts('a.ts')}made().`, { path, text: 'made' })
      .defines(`${ts('a.ts')}other().`, { path, text: 'other' })
      .node('function:src/a.ts:made', { path, text: 'made' })
      .node('function:src/a.ts:other', { path, text: 'other' });

  test('two calls of one function in another are one pair', async () => {
    const both = plain()
      .uses(`${ts('a.ts')}made().`, call, again)
      .edge('CALLS', 'x', 'function:src/a.ts:made', call)
      .edge('CALLS', 'x', 'function:src/a.ts:made', again);
    expect(await count(both, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('another function than the oracle says is wrong, and the one it says is missed', async () => {
    const wrong = plain()
      .uses(`${ts('a.ts')}made().`, call)
      .edge('CALLS', 'x', 'function:src/a.ts:other', call);
    expect(await count(wrong, 'calls')).toEqual({ ...nothing, wrong: 1, missed: 1 });
  });

  test('a call that leads out of the repository is wrong when we give a definition in it', async () => {
    const outside = plain()
      .uses('scip-typescript npm typescript 5.9.3 lib/`lib.d.ts`/made().', call)
      .edge('CALLS', 'x', 'function:src/a.ts:made', call);
    expect(await count(outside, 'calls')).toEqual({ ...nothing, wrong: 1 });
  });

  test('what the oracle does not know is neither right nor wrong nor missed', async () => {
    const silent = plain().edge('CALLS', 'x', 'function:src/a.ts:made', call);
    expect(await count(silent, 'calls')).toEqual({ ...nothing, unjudged: 1 });
    const dangling = plain().uses('local 7', call).edge('CALLS', 'x', 'function:src/a.ts:made', call);
    expect(await count(dangling, 'calls')).toEqual({ ...nothing, unjudged: 1 });
  });

  test('a candidate is no answer, and is counted apart', async () => {
    const candidate = plain()
      .uses(`${ts('a.ts')}made().`, call)
      .edge('CALLS', 'x', 'function:src/a.ts:made', call, false)
      .edge('CALLS', 'x', 'function:src/a.ts:other', call, false);
    expect(await count(candidate, 'calls')).toEqual({ ...nothing, missed: 1 });
    const claims = judgeClaims(await candidate.world(), 'calls');
    expect(measureCandidates('calls', claims)).toEqual({
      unit: 'calls',
      places: 1,
      judged: 1,
      withRight: 1,
      candidates: 2,
    });
    expect(measureRules('calls', claims)).toMatchObject([{ how: 'name', edges: 2, judged: 2, right: 1 }]);
  });

  test('a callback that is passed by name is not called there', async () => {
    const text = 'function cb() {}\n[1].map(cb);\n';
    const spot = { path, text: 'cb)' };
    const passed = new Comparison({ [path]: text })
      .defines(`${ts('a.ts')}cb().`, { path, text: 'cb' })
      .uses(`${ts('a.ts')}cb().`, spot)
      .node('function:src/a.ts:cb', { path, text: 'cb' })
      .edge('CALLS', 'x', 'function:src/a.ts:cb', spot);
    expect(await count(passed, 'calls')).toEqual({ ...nothing, wrong: 1 });
    expect(await count(passed, 'references')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('the function that `{ name }` holds is called when its key is, and another is not', async () => {
    const text = 'function made() {}\nfunction other() {}\nconst all = { made };\nall.made();\n';
    const call = { path, text: 'all.made()', skip: 4 };
    const held = (target: string) =>
      new Comparison({ [path]: text })
        .defines(`${ts('a.ts')}made().`, { path, text: 'made' })
        .defines(`${ts('a.ts')}other().`, { path, text: 'other' })
        .defines(`${ts('a.ts')}all.made.`, { path, text: 'made };' })
        .uses(`${ts('a.ts')}all.made.`, call)
        .node('function:src/a.ts:made', { path, text: 'made' })
        .node('function:src/a.ts:other', { path, text: 'other' })
        .edge('CALLS', 'x', `function:src/a.ts:${target}`, call);
    expect(await count(held('made'), 'calls')).toMatchObject({ wrong: 0 });
    expect(await count(held('other'), 'calls')).toMatchObject({ wrong: 1 });
  });

  test('any declaration of several will do, and they are one to be found', async () => {
    const text = 'interface I { m(): void }\nclass C { m() {} }\nfunction f(u: I | C) { u.m(); }\n';
    const call = { path, text: 'u.m()', skip: 2 };
    const union = new Comparison({ [path]: text })
      .defines(`${ts('a.ts')}I#m().`, { path, text: 'm()' })
      .defines(`${ts('a.ts')}C#m().`, { path, text: 'm()', occurrence: 2 })
      .uses(`${ts('a.ts')}I#m().`, call)
      .uses(`${ts('a.ts')}C#m().`, call)
      .node('method:src/a.ts:C.m', { path, text: 'm()', occurrence: 2 })
      .edge('CALLS', 'x', 'method:src/a.ts:C.m', call);
    expect(await count(union, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('a call of a constructor is a call of its class on both sides', async () => {
    const text = 'class C { constructor() {} }\nclass D extends C { constructor() { super(); } }\nnew C();\n';
    const made = { path, text: 'C();' };
    const base = { path, text: 'super' };
    const constructed = new Comparison({ [path]: text })
      .defines(`${ts('a.ts')}C#`, { path, text: 'C' })
      .defines(`${ts('a.ts')}C#\`<constructor>\`().`, { path, text: 'constructor' })
      .uses(`${ts('a.ts')}C#`, { path, text: 'C {', occurrence: 2 })
      .uses(`${ts('a.ts')}C#\`<constructor>\`().`, made)
      .node('class:src/a.ts:C', { path, text: 'C' })
      .node('constructor:src/a.ts:C.constructor', { path, text: 'constructor' })
      .edge('CALLS', 'x', 'class:src/a.ts:C', made)
      .edge('CALLS', 'x', 'constructor:src/a.ts:C.constructor', base);
    expect(await count(constructed, 'calls')).toEqual({ ...nothing, right: 2, found: 2 });
  });

  test('an inherited constructor is not judged by an index that names the class that is made', async () => {
    const text = 'class C { constructor() {} }\nclass D extends C {}\nclass E {}\nnew D();\n';
    const made = { path, text: 'D();' };
    const inherited = (constructor: string) =>
      new Comparison({ [path]: text })
        .defines(`${ts('a.ts')}C#`, { path, text: 'C' })
        .defines(`${ts('a.ts')}D#`, { path, text: 'D' })
        .defines(`${ts('a.ts')}E#`, { path, text: 'E {' })
        .uses(`${ts('a.ts')}C#`, { path, text: 'C {', occurrence: 2 })
        .uses(`${ts('a.ts')}D#`, made)
        .node('constructor:src/a.ts:C.constructor', { path, text: 'constructor' })
        .node('constructor:src/a.ts:E.constructor', { path, text: 'E {' })
        .edge('CALLS', 'x', constructor, made);
    expect(await count(inherited('constructor:src/a.ts:C.constructor'), 'calls')).toMatchObject({
      wrong: 0,
      unjudged: 1,
    });
    expect(await count(inherited('constructor:src/a.ts:E.constructor'), 'calls')).toMatchObject({ wrong: 1 });
  });

  test('a conversion is no call where the language has conversions', async () => {
    const text = 'package a\ntype T int\nvar x = T(1)\n';
    const path = 'a.go';
    const conversion = { path, text: 'T(1)' };
    const converted = new Comparison({ [path]: text })
      .defines('scip-go gomod own 1 `own/a`/T#', { path, text: 'T int' })
      .uses('scip-go gomod own 1 `own/a`/T#', conversion)
      .node('class:a.go:T', { path, text: 'T int' })
      .edge('CALLS', 'x', 'class:a.go:T', conversion);
    expect(await count(converted, 'calls')).toEqual(nothing);
    expect(await count(converted, 'references')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('of several constructors, the one that is called is right; any reference is one to the class too', async () => {
    const text = 'class C {\n  C(int i) {}\n  C() {}\n  Object made = new C();\n}\n';
    const path = 'a/C.java';
    const type = 'java maven own . a/C#';
    const made = { path, text: 'C();' };
    const target = (node: string) =>
      new Comparison({ [path]: text })
        .defines(type, { path, text: 'C {' })
        .defines(`${type}\`<init>\`(+0).`, { path, text: 'C(int' })
        .defines(`${type}\`<init>\`(+1).`, { path, text: 'C() {' })
        .uses(type, made)
        .uses(`${type}\`<init>\`(+1).`, made)
        .node('class:a/C.java:C', { path, text: 'C {' })
        .node('constructor:a/C.java:C.C', { path, text: 'C(int' })
        .node('constructor:a/C.java:C.C~2', { path, text: 'C() {' })
        .edge('CALLS', 'x', node, made);
    expect(await count(target('constructor:a/C.java:C.C~2'), 'calls')).toMatchObject({ right: 1, found: 1 });
    expect(await count(target('constructor:a/C.java:C.C'), 'calls')).toMatchObject({ wrong: 1, missed: 1 });
    // The class is made, which says nothing of the constructor.
    expect(await count(target('class:a/C.java:C'), 'calls')).toMatchObject({ wrong: 0, missed: 1 });
    expect(await count(target('class:a/C.java:C'), 'references')).toMatchObject({ right: 1, found: 1 });
  });

  test('what is local to a function counts on neither side', async () => {
    const text = 'function f() {\n  function inner() {}\n  inner();\n}\n';
    const call = { path, text: 'inner();' };
    const local = new Comparison({ [path]: text })
      .defines(`${ts('a.ts')}f().inner().`, { path, text: 'inner' })
      .uses(`${ts('a.ts')}f().inner().`, call);
    expect(await count(local, 'calls')).toEqual(nothing);
    local
      .node('function:src/a.ts:f.inner', { path, text: 'inner' })
      .edge('CALLS', 'x', 'function:src/a.ts:f.inner', call);
    expect(await count(local, 'calls')).toEqual(nothing);
  });

  test('members that JavaScript defines by assignment are known by where they are assigned', async () => {
    const path = 'src/a.js';
    const text = 'function View() {}\nView.prototype.show = function () { this.show(); };\n';
    const call = { path, text: 'show();' };
    const assigned = new Comparison({ [path]: text })
      .uses('local 3', { path, text: 'show' }, call)
      .node('method:src/a.js:View.show', { path, text: 'show' })
      .edge('CALLS', 'x', 'method:src/a.js:View.show', call);
    expect(await count(assigned, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });
});

describe('what the index of Python is known to say otherwise', () => {
  test('a name that came with a star is that of the module it came from', async () => {
    const use = { path: 'b.py', text: 'helper(' };
    const star = new Comparison({ 'a.py': 'def helper(): pass\n', 'b.py': 'from a import *\nhelper()\n' })
      .defines(`scip-python python own 1 a/__init__:`, { path: 'a.py', text: 'def' })
      .defines(`${py('a')}helper().`, { path: 'a.py', text: 'helper' })
      .uses(`scip-python python own 1 a/__init__:`, use)
      .node('function:a.py:helper', { path: 'a.py', text: 'helper' })
      .edge('CALLS', 'x', 'function:a.py:helper', use);
    expect(await count(star, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('a member that __slots__ names is not its class', async () => {
    const path = 'a.py';
    const text =
      'class C:\n  __slots__ = ["x"]\n  def __init__(self):\n    self.x = 1\n  def f(self):\n    return self.x\n';
    const use = { path, text: 'x\n' };
    const slots = new Comparison({ [path]: text })
      .defines(`${py('a')}C#`, { path, text: 'C' })
      .defines(`${py('a')}C#__slots__.`, { path, text: '__slots__' })
      .uses(`${py('a')}C#`, { path, text: 'x = 1' }, use)
      .node('property:a.py:C.x', { path, text: 'x = 1' })
      .edge('REFERENCES', 'x', 'property:a.py:C.x', use);
    expect(await count(slots, 'references')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('of the classes of a union it names one: the others are not judged', async () => {
    const path = 'a.py';
    const text = 'class A:\n  def m(self): pass\nclass B:\n  def m(self): pass\ndef f(u: A | B):\n  u.m()\n';
    const call = { path, text: 'u.m()', skip: 2 };
    const union = new Comparison({ [path]: text })
      .defines(`${py('a')}A#m().`, { path, text: 'm(' })
      .defines(`${py('a')}B#m().`, { path, text: 'm(', occurrence: 2 })
      .uses(`${py('a')}A#m().`, call)
      .node('method:a.py:A.m', { path, text: 'm(' })
      .node('method:a.py:B.m', { path, text: 'm(', occurrence: 2 })
      .edge('CALLS', 'x', 'method:a.py:B.m', call);
    expect(await count(union, 'calls')).toEqual({ ...nothing, wrong: 1, missed: 1 });
    union.edge('CALLS', 'x', 'method:a.py:A.m', call);
    expect(await count(union, 'calls')).toEqual({ ...nothing, right: 1, unjudged: 1, found: 1 });
  });

  test('an assignment of the class itself is as good as the declaration in a class above', async () => {
    const path = 'a.py';
    const text =
      'class A:\n  x: int = 0\nclass B(A):\n  def __init__(self):\n    self.x = 1\n  def f(self):\n    return self.x\n';
    const use = { path, text: 'x\n' };
    const above = new Comparison({ [path]: text })
      .defines(`${py('a')}A#`, { path, text: 'A' })
      .defines(`${py('a')}A#x.`, { path, text: 'x' })
      .defines(`${py('a')}B#`, { path, text: 'B' })
      .uses(`${py('a')}A#`, { path, text: 'A)' })
      .uses(`${py('a')}A#x.`, use)
      .node('property:a.py:B.x', { path, text: 'x = 1' })
      .node('class:a.py:A', { path, text: 'A' })
      .edge('EXTENDS', 'class:a.py:B', 'class:a.py:A', { path, text: 'A)' })
      .edge('REFERENCES', 'x', 'property:a.py:B.x', use);
    expect(await count(above, 'references')).toEqual({ ...nothing, right: 1, found: 1, unjudged: 1 });
  });

  test('an operator calls a method that the source does not name', async () => {
    const path = 'a.py';
    const text = 'class A:\n  def __call__(self): pass\na = A()\na()\n';
    const call = { path, text: 'a()' };
    const implicit = new Comparison({ [path]: text })
      .defines(`${py('a')}A#__call__().`, { path, text: '__call__' })
      .defines(`${py('a')}a.`, { path, text: 'a =' })
      .uses(`${py('a')}a.`, call)
      .node('method:a.py:A.__call__', { path, text: '__call__' })
      .edge('CALLS', 'x', 'method:a.py:A.__call__', call);
    expect(await count(implicit, 'calls')).toMatchObject({ wrong: 0, unjudged: 1 });
  });
});

describe('references', () => {
  test('where a definition stands is no use of it', async () => {
    const path = 'a.py';
    const text = 'def f(): pass\ndef f(): pass\n';
    const twice = new Comparison({ [path]: text })
      .defines(`${py('a')}f().`, { path, text: 'f()' })
      .uses(`${py('a')}f().`, { path, text: 'f()', occurrence: 2 });
    expect(await count(twice, 'references')).toEqual(nothing);
  });

  test('modules as such are no definitions, and a re-export of everything names nothing', async () => {
    const files = { 'src/a.ts': 'export const a = 1;\n', 'src/b.ts': "export * from './a';\n" };
    const star = new Comparison(files)
      .defines(`${ts('a.ts')}a.`, { path: 'src/a.ts', text: 'a =' })
      .uses(ts('a.ts'), { path: 'src/b.ts', text: "'./a'" })
      .node('constant:src/a.ts:a', { path: 'src/a.ts', text: 'a =' })
      .edge('EXPORTS', 'file:src/b.ts', 'constant:src/a.ts:a', { path: 'src/b.ts', text: './a' });
    expect(await count(star, 'references')).toEqual(nothing);
  });

  test('a function that is what a module exports is known by any of its places', async () => {
    const files = {
      'src/a.js': 'module.exports = function named() {};\n',
      'src/b.js': "const a = require('./a');\na();\n",
    };
    const call = { path: 'src/b.js', text: 'a();' };
    const whole = new Comparison(files)
      .defines(`${ts('a.js')}\`named@17\`:`, { path: 'src/a.js', text: 'named' })
      .uses(`${ts('a.js')}\`named@17\`:`, call)
      .node('function:src/a.js:default', { path: 'src/a.js', text: 'module' })
      .edge('CALLS', 'x', 'function:src/a.js:default', call);
    expect(await count(whole, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('an export that only passes a name on may be followed', async () => {
    const files = {
      'src/a.js': 'function made() {}\nexports.other = made;\n',
      'src/b.js': "const a = require('./a');\na.other();\n",
    };
    const call = { path: 'src/b.js', text: 'other' };
    const passed = new Comparison(files)
      .defines(`${ts('a.js')}made().`, { path: 'src/a.js', text: 'made' })
      .defines(`${ts('a.js')}\`other@27\`:`, { path: 'src/a.js', text: 'other' })
      .uses(`${ts('a.js')}made().`, { path: 'src/a.js', text: 'made;' })
      .uses(`${ts('a.js')}\`other@27\`:`, call)
      .node('function:src/a.js:made', { path: 'src/a.js', text: 'made' })
      .edge('CALLS', 'x', 'function:src/a.js:made', call);
    expect(await count(passed, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });

  test('or not followed, whichever of both the index does', async () => {
    const files = {
      'src/a.js': 'function made() {}\nexports.other = made;\n',
      'src/b.js': "const a = require('./a');\na.other();\n",
    };
    const call = { path: 'src/b.js', text: 'other' };
    const followed = new Comparison(files)
      .defines(`${ts('a.js')}made().`, { path: 'src/a.js', text: 'made' })
      .uses(`${ts('a.js')}made().`, { path: 'src/a.js', text: 'made;' }, call)
      .node('constant:src/a.js:other', { path: 'src/a.js', text: 'other' })
      .edge('CALLS', 'x', 'constant:src/a.js:other', call);
    expect(await count(followed, 'calls')).toEqual({ ...nothing, right: 1, found: 1 });
  });
});
