import { bombs, type Bomb } from './recipe.ts';

const declarations = `declare const c: boolean;
class A { m(): A { return this; } }
class B { m(): B { return this; } }
function g<T>(x: T) { return x; }
function h(x: unknown) { return x; }
let a = new A();
`;

export const valuesOfTypescript: readonly Bomb[] = bombs('ts', {
  assignments: { before: `let a = g(1);\nfunction g(x) { return x; }\n`, part: 'a = g(a);\n' },
  'assignments-used': { before: declarations, part: 'a = g(a); a.m();\n' },
  'assignments-in-branches': {
    before: declarations,
    part: 'if (c) a = g(a); else a = h(a);\n',
  },
  'assignments-in-loops': { before: declarations, part: 'while (c) {\na = g(a);\n', close: '}\n' },
  'assignments-in-functions': {
    before: declarations,
    part: (at) => `function f${at}() { a = g(a); return a; }\n`,
  },
  'branches-that-leave': {
    before: `${declarations}function f(x: A | B) {\n`,
    part: 'if (x instanceof A) return; x.m();\n',
    after: '}\n',
  },
  'branches-in-branches': { before: declarations, part: 'if (c) {\na = g(a);\n', close: '}\n' },
  'else-if': { before: `${declarations}if (c) a.m();\n`, part: 'else if (a instanceof B) a = g(a);\n' },
  cases: {
    before: `${declarations}switch (a) {\n`,
    part: (at) => `case ${at}: a = g(a); break;\n`,
    after: '}\n',
  },
  'tests-in-one-condition': {
    before: `${declarations}if (c`,
    part: ' &&\na instanceof A',
    after: ') a.m();\n',
  },
  'variables-in-a-row': {
    before: 'const v0 = new Map();\n',
    part: (at) => `const v${at + 1} = v${at};\n`,
    after: 'v1.get();\n',
  },
  'functions-in-a-row': {
    part: (at) => `function f${at}() { return f${at + 1}(); }\n`,
    after: 'f0().x();\n',
  },
  'one-variable-declared-again': { part: 'var v = g(v); v.m();\n' },
  'one-function-declared-again': { part: 'function f() { f(); }\n' },
  'one-member-declared-again': { before: 'class K {\n', part: 'get m() { return this.m; }\n', after: '}\n' },
  'members-assigned': {
    before: 'class K { f() {\n',
    part: (at) => `this.m${at} = this.m${at + 1};\n`,
    after: '}}\n',
  },
  'one-member-assigned': { before: 'class K { x; f() {\n', part: 'this.x = g(this.x);\n', after: '}}\n' },
  'members-of-a-function': {
    before: 'function F() {}\n',
    part: (at) => `F.m${at} = function () { return F.m${at}(); };\n`,
  },
  'anonymous-defaults': { part: 'export default function () {}\n' },
  'parents-in-a-row': {
    before: 'class C0 { m() {} }\n',
    part: (at) => `class C${at + 1} extends C${at} { q() { this.m(); } }\n`,
  },
  'methods-that-override': {
    before: 'class C0 { m() {} }\n',
    part: (at) => `class C${at + 1} extends C0 { m() { super.m(); } }\n`,
  },
  overloads: {
    part: (at) => `function f(x: ${at}): A${at};\n`,
    after: 'function f(x) { return x; }\nf(1); f(2);\n',
  },
  'overloads-called': {
    before: 'declare class O { m(x: string): O;\n',
    part: (at) => `m(x: K${at}): O;\n`,
    after: `}\ndeclare const o: O;\n${'o.m(1);\n'.repeat(100)}`,
  },
  arguments: { before: `${declarations}g(`, part: 'g(a),\n', after: 'a);\n' },
  'arguments-of-arguments': { before: declarations, part: 'g(\n', close: ')\n' },
  'calls-in-a-row': { before: `${declarations}a\n`, part: '.m()\n', after: ';\n' },
  'functions-passed-on': { before: declarations, part: 'g((x) =>\n', close: ')\n' },
  'functions-in-functions': { part: (at) => `function f${at}() {\n`, close: '}\n' },
  'arrows-in-arrows': { before: 'const f =\n', part: 'x =>\n', after: 'x;\n' },
  'choices-in-a-row': {
    before: `${declarations}const x = c ? a :\n`,
    part: 'c ? g(a) :\n',
    after: 'a; x.m();\n',
  },
  alternatives: { before: `${declarations}const x = a\n`, part: '|| g(a)\n', after: '; x.m();\n' },
  'texts-joined': { before: "const x = ''\n", part: "+ 'some words of text'\n", after: ';\n' },
  'numbers-added': { before: 'const x = 0\n', part: '+ 1\n', after: ';\n' },
  'names-taken-apart': { before: 'const [\n', part: (at) => `a${at},\n`, after: '] = f();\n' },
  'patterns-in-patterns': { before: 'const {\n', part: 'a: {\n', close: '}\n', after: '} = f();\n' },
  'objects-spread': {
    before: 'const o0 = { m() {} };\n',
    part: (at) => `const o${at + 1} = { ...o${at}, ...o${at} };\n`,
    after: 'o5.m();\n',
  },
  'data-in-an-object': {
    before: 'export const data = {\n',
    part: (at) => `k${at}: { name: 'n${at}', values: [1, 2, 3] },\n`,
    after: '};\n',
  },
  'data-in-a-list': {
    before: 'export const data = [\n',
    part: (at) => `['n${at}', ${at}],\n`,
    after: '];\n',
  },
  'objects-in-objects': { before: 'const o =\n', part: '{ a:\n', close: '}\n', after: ';\n' },
});
