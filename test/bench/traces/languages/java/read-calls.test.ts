import { expect, test } from 'vitest';
import { readCalls } from './read-calls.ts';

const sources = new Map([
  ['B.java', 'class B {\n  B() {}\n}\n'],
  ['D.java', 'class D extends B {\n  D(int i) {}\n  D() {\n    super();\n  }\n  B b = new B();\n}\n'],
]);

/** A constructor of `D` that calls the constructor of its base class at this line. */
const constructs = (at: number) => [
  'B.java',
  '2',
  '<init>',
  'B',
  'D.java',
  `${at}`,
  '<init>',
  'D',
  'B',
  'direct',
];

test('the call of a base constructor that the compiler adds is counted and left out', () => {
  expect(readCalls([constructs(2)], sources)).toEqual({ calls: [], withoutPlace: 1 });
});

test('a written call of a base constructor belongs to the constructor around its line', () => {
  expect(readCalls([constructs(4)], sources)).toEqual({
    calls: [
      {
        caller: { path: 'D.java', line: 4, name: '' },
        callee: { path: 'B.java', line: 2, name: '', kind: 'constructor' },
        at: 4,
      },
    ],
    withoutPlace: 0,
  });
});

test('the initialiser of a field that makes an object of the base class is a call', () => {
  expect(readCalls([constructs(6)], sources).calls).toHaveLength(1);
});

test('a lambda has no name, and a call through a library says so', () => {
  const line = ['D.java', '2', 'lambda$run$0', 'D', 'B.java', '2', 'run', 'B', 'java.lang.Object', 'library'];
  expect(readCalls([line], sources).calls).toEqual([
    {
      caller: { path: 'B.java', line: 2, name: 'run' },
      callee: { path: 'D.java', line: 2, name: '' },
      at: 2,
      viaLibrary: true,
    },
  ]);
});

test('constants of an enum call its constructor only if it is written', () => {
  const enums = new Map([['E.java', 'enum E {\n  A;\n  E() {}\n}\n']]);
  const made = (line: number) => [
    ...['E.java', `${line}`, '<init>', 'E', 'E.java', '2', '<clinit>', 'E', 'java.lang.Enum', 'direct'],
  ];
  expect(readCalls([made(1), made(3)], enums)).toMatchObject({
    calls: [{ callee: { line: 3 } }],
    withoutPlace: 1,
  });
});
