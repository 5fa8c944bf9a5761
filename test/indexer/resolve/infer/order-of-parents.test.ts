import { expect, it } from 'vitest';
import { indexMemory } from '../../../support/index-memory.ts';
import { memorySource } from '../../../support/memory-source.ts';

async function called(path: string, text: string): Promise<string[]> {
  const { shards } = await indexMemory(memorySource({ [path]: text }), { workers: 1 });
  const shard = shards.get(path);
  if (!shard) throw new Error(`${path} has no shard`);
  return shard.edges
    .filter(({ type, how }) => type === 'CALLS' && how === 'member')
    .map(({ to }) => shard.nodes[to]?.id ?? '')
    .sort();
}

it('a parent comes after all that are made from it', async () => {
  const text = `class Top:
    def k(self): pass
    def t(self): pass
class Left(Top): pass
class Right(Top):
    def k(self): pass
class Both(Left, Right): pass
class Under(Both): pass
Under().k()
Both().t()
`;
  expect(await called('a.py', text)).toEqual(['method:a.py:Right.k', 'method:a.py:Top.t']);
});

it('of parents that have nothing in common, the first with all that it is made from comes first', async () => {
  const text = `class Far:
    def k(self): pass
class Left(Far): pass
class Right:
    def k(self): pass
class Both(Left, Right): pass
Both().k()
`;
  expect(await called('a.py', text)).toEqual(['method:a.py:Far.k']);
});

it('interfaces keep what their type parameters are on the way up', async () => {
  const text = `class A { m() {} }
interface Top<T> { get(): T }
interface Left<T> extends Top<T> {}
interface Right<T> extends Top<T> {}
interface Both<T> extends Left<T>, Right<T> {}
function f(both: Both<A>) { both.get().m(); }
`;
  expect(await called('a.ts', text)).toEqual(['method:a.ts:A.m', 'method:a.ts:Top.get']);
});
