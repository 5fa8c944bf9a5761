import { expect, test } from 'vitest';
import { python } from '../languages/python/language.ts';
import { typescript } from '../languages/typescript/language.ts';
import { parseSymbol, type SymbolName } from './symbol.ts';

function parse(symbol: string): SymbolName {
  return parseSymbol(symbol, (symbol.includes('python') ? python : typescript).symbols);
}

test.each([
  ['scip-typescript npm own 1.0.0 src/`a.ts`/C#m().', 'npm own', ['C', 'm']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/C#`<get>size`().', 'npm own', ['C', 'size']],
  ['scip-typescript npm @o/own 1.0.0 src/`a.ts`/N/f().', 'npm @o/own', ['N', 'f']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/`key@12`:', 'npm own', ['key@12']],
  ['scip-typescript npm own 1.0.0 src/`a.ts`/f(+1).', 'npm own', ['f']],
  ['scip-python python own 1 `own.sub`/C#f().(p)', 'python own', ['C', 'f', 'p']],
  ['scip-python python own 1 own/x.', 'python own', ['x']],
])('%s has a package and a chain of names', (symbol, of, chain) => {
  expect(parse(symbol)).toMatchObject({ package: of, chain, module: undefined, isConstructor: false });
});

test('a constructor is its class', () => {
  for (const symbol of [
    'npm own 1 `a.ts`/C#`<constructor>`().',
    'python own 1 a/C#__init__().',
    'python own 1 a/C#__new__().',
  ])
    expect(parse(`scheme ${symbol}`)).toMatchObject({ chain: ['C'], isConstructor: true });
  expect(parse('scheme python own 1 a/__init__().')).toMatchObject({ chain: ['__init__'] });
});

test('a file or module is none of its definitions', () => {
  expect(parse('scip-typescript npm own 1 src/`a.ts`/')).toMatchObject({
    module: 'src/a.ts',
    chain: [],
  });
  expect(parse('scip-python python own 1 `own.sub`/__init__:')).toMatchObject({
    module: 'own.sub',
    chain: [],
  });
});

test('what adds to a module is told from the module', () => {
  expect(parse("scip-typescript npm own 1 `a.ts`/`'./b'`/").isAugmentation).toBe(true);
});

test('a local symbol says nothing but that', () => {
  expect(parse('local 12')).toMatchObject({ local: true, chain: [], module: undefined });
});
