import { expect, test } from 'vitest';
import { parseSymbol } from './symbol.ts';

test.each([
  ['scip-typescript npm own 1.0.0 src/`a.ts`/C#m().', 'npm own', ['C', 'm']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/C#`<get>size`().', 'npm own', ['C', 'size']],
  ['scip-typescript npm @o/own 1.0.0 src/`a.ts`/N/f().', 'npm @o/own', ['N', 'f']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/`key@12`:', 'npm own', ['key@12']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/f(+1).', 'npm own', ['f']],
  ['scip-python python own 1 `own.sub`/C#f().(p)', 'python own', ['C', 'f', 'p']],
  ['scip-python python own 1 own/x.', 'python own', ['x']],
])('%s has a package and a chain of names', (symbol, of, chain) => {
  expect(parseSymbol(symbol)).toMatchObject({ package: of, chain, module: undefined, isConstructor: false });
});

test('a constructor is its class', () => {
  for (const symbol of [
    'npm own 1 `a.ts`/C#`<constructor>`().',
    'python own 1 a/C#__init__().',
    'python own 1 a/C#__new__().',
  ])
    expect(parseSymbol(`scheme ${symbol}`)).toMatchObject({ chain: ['C'], isConstructor: true });
  expect(parseSymbol('scheme python own 1 a/__init__().')).toMatchObject({ chain: ['__init__'] });
});

test('a file or module is none of its definitions', () => {
  expect(parseSymbol('scip-typescript npm own 1 src/`a.ts`/')).toMatchObject({
    module: 'src/a.ts',
    chain: [],
  });
  expect(parseSymbol('scip-python python own 1 `own.sub`/__init__:')).toMatchObject({
    module: 'own.sub',
    chain: [],
  });
});

test('what adds to a module is told from the module', () => {
  expect(parseSymbol("scip-typescript npm own 1 `a.ts`/`'./b'`/").isAugmentation).toBe(true);
});

test('a local symbol says nothing but that', () => {
  expect(parseSymbol('local 12')).toMatchObject({ local: true, chain: [], module: undefined });
});
