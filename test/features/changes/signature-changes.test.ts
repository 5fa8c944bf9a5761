import { describe, expect, it } from 'vitest';
import { signatureChanges } from '../../../src/features/changes/signature-changes.ts';
import type { NodeKind } from '../../../src/model/kinds.ts';

function changes(name: string, before: string, after: string, kind: NodeKind = 'function'): string[] {
  const node = (signature: string) => ({
    ...{ kind, name, signature, modifiers: [], exported: true },
    visibility: 'public' as const,
  });
  return signatureChanges(node(before), node(after)).map(
    ({ kind: of, isBreaking }) => `${of}${isBreaking ? ', breaking' : ''}`,
  );
}

describe('the difference of two signatures', () => {
  it('asks for an argument that could be left out', () => {
    expect(changes('f', 'f(x?: number)', 'f(x: number)')).toEqual(['parameter became required, breaking']);
    expect(changes('f', 'f(x: number)', 'f(x?: number)')).toEqual(['parameter became optional']);
  });

  it('has parameters of functions that are given to a name', () => {
    expect(changes('add', 'add = (a: number) => number', 'add = (a: number, b: number) => number')).toEqual([
      'parameter added, breaking',
    ]);
    expect(changes('m', 'm = async (a: number) => 1', 'm = async () => 1')).toEqual([
      'parameter removed, breaking',
    ]);
  });

  it('takes the first word for the name where types stand behind', () => {
    expect(changes('Add', 'func Add(a int, b int)', 'func Add(a int, b string)')).toEqual([
      'parameter type changed, breaking',
    ]);
    expect(changes('add', 'public int add(int a)', 'public int add(int b)', 'method')).toEqual([
      'parameter renamed',
    ]);
  });

  it('finds no default in quotes and brackets', () => {
    expect(changes('f', 'f()', 'f(b: "x=y")')).toEqual(['parameter added, breaking']);
    expect(changes('f', 'f()', 'f({ a = 1, b }: Options)')).toEqual(['parameter added, breaking']);
    expect(changes('f', 'f()', 'f(b = 1)')).toEqual(['parameter added']);
  });

  it('finds a name as a word only', () => {
    expect(changes('p', 'protected p: string', 'private p: string', 'property')).toEqual([]);
  });

  it('is none for layout', () => {
    expect(changes('f', 'f(a: Map<string, number>): void', 'f(\n  a: Map<string,number>,\n): void')).toEqual(
      [],
    );
  });
});
