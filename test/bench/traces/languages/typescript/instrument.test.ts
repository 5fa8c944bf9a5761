import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';

const options = { first: 0, hook: 'hook', commonjs: false };

function called(source: string, path = 'a.js'): number[] {
  const { text } = instrument(path, source, options);
  const numbers: number[] = [];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the instrumented text is what is tested
  const run = new Function('hook', text.replaceAll('export ', '')) as (
    hook: (number: number) => void,
  ) => void;
  run((number) => numbers.push(number));
  return numbers;
}

test('every function says its number when it is called, in the order of the source', () => {
  expect(
    called('function a() { b(); }\nconst b = () => c.d();\nconst c = { d() { return 1; } };\na();'),
  ).toEqual([0, 1, 2]);
});

test('arrows inside of arrows stay whole', () => {
  expect(
    called('const add = (a) => (b) => ({ sum: a + b });\nif (add(1)(2).sum !== 3) throw new Error();'),
  ).toEqual([0, 1]);
});

test('a class without a constructor is called when an object is made, and the object shows nothing of it', () => {
  expect(called('class A {}\nif (Object.keys(new A()).length > 0) throw new Error();')).toEqual([0]);
});

test('a generator is called where it is made, with the same length', () => {
  expect(
    called('function* g(a) { yield a; }\nconst made = g(1);\nif (g.length !== 1) throw new Error();'),
  ).toEqual([0]);
});

test('directives stay the first statements', () => {
  const { text } = instrument('a.js', "function f() { 'use strict'; return this; }", options);
  expect(text).toContain("'use strict'; hook(0);");
});

test('functions are known by name and by line of the source, with types and without', () => {
  const source =
    'interface I {\n  a: string;\n}\nexport class C {\n  constructor(readonly i: I) {}\n}\nexport const f = (x: I) => x;\n';
  const { functions } = instrument('a.ts', source, options);
  expect(functions.map(({ kind, name, line }) => [kind, name, line])).toEqual([
    ['class', 'C', 4],
    ['constructor', 'C', 5],
    ['function', 'f', 7],
  ]);
});

test('functions that the compiler adds are none of the source', () => {
  const source = [
    "export { g } from './g.js';",
    'export class C {',
    '  private async a(): Promise<void> {}',
    '  static *b() {}',
    '  get c(): number { return 1; }',
    '  protected d = (x: number): number => x;',
    '}',
    'export default function f<T>(x: T) { return [async (y: T) => y, function (z?: T) { return z; }]; }',
  ].join('\n');
  const { functions } = instrument('a.ts', source, { ...options, commonjs: true });
  expect(functions.map(({ name, line }) => `${name} ${line}`)).toEqual([
    ...['C 2', 'a 3', 'b 4', 'c 5', 'd 6', 'f 8', ' 8', ' 8'],
  ]);
});
