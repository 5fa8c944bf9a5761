import { expect, it } from 'vitest';
import type { FileShard, ShardNode } from '../../../src/model/file-shard.ts';
import { allMembersElsewhere, membersElsewhere, otherDeclarations } from '../../../src/query/owner.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

async function shardsOf(files: Record<string, string>): Promise<ReadonlyMap<string, FileShard>> {
  return (await indexMemory(memorySource(files))).shards;
}

function typeIn(
  shards: ReadonlyMap<string, FileShard>,
  path: string,
  symbol: string,
): { shard: FileShard; node: ShardNode } {
  const shard = shards.get(path)!;
  return { shard, node: shard.nodes.find((node) => node.symbol === symbol)! };
}

/** The members in other files and the other declarations of a type, as text. */
function listed(shards: ReadonlyMap<string, FileShard>, path: string, symbol: string) {
  const { shard, node } = typeIn(shards, path, symbol);
  return {
    members: allMembersElsewhere(shard, node).map(({ end }) => `${end.path} ${end.name}`),
    declarations: otherDeclarations(shard, node).map((other) => `${other.path}:${other.line}`),
  };
}

it('each part of a partial class lists the members of the others, and names the parts', async () => {
  const shards = await shardsOf({
    'Cart.cs': 'namespace Shop;\npublic partial class Cart { public void Add() {} }\n',
    'Total.cs':
      'namespace Shop;\n\npublic partial class Cart {\n  /// Sums.\n  public int Total() => 0;\n  private int sum;\n}\n',
    // Neither is a part of it.
    'Other.cs': 'namespace Other;\npublic partial class Cart { public void Sell() {} }\n',
    'Generic.cs': 'namespace Shop;\npublic partial class Cart<T> { public void Put(T item) {} }\n',
  });
  expect(listed(shards, 'Cart.cs', 'Cart')).toEqual({
    members: ['Total.cs Total', 'Total.cs sum'],
    declarations: ['Total.cs:3'],
  });
  expect(listed(shards, 'Total.cs', 'Cart')).toEqual({
    members: ['Cart.cs Add'],
    declarations: ['Cart.cs:2'],
  });
  expect(listed(shards, 'Other.cs', 'Cart')).toEqual({ members: [], declarations: [] });
  expect(listed(shards, 'Generic.cs', 'Cart')).toEqual({ members: [], declarations: [] });
  const { shard, node } = typeIn(shards, 'Cart.cs', 'Cart');
  expect(membersElsewhere(shard, node), 'a tree lists each member once').toEqual([]);
});

it('parts in parts of a class are parts of one type', async () => {
  const part = (member: string) =>
    `partial class Outer { partial class Inner { void ${member}() {} } class Whole { void ${member}() {} } }\n`;
  const shards = await shardsOf({ 'A.cs': part('A'), 'B.cs': part('B') });
  expect(listed(shards, 'A.cs', 'Outer.Inner')).toEqual({ members: ['B.cs B'], declarations: ['B.cs:1'] });
  expect(listed(shards, 'A.cs', 'Outer.Whole').declarations).toEqual([]);
});

it('a type lists what other files add to its module', async () => {
  const shards = await shardsOf({
    'src/store.ts': 'export class Store {\n  open(): void {}\n}\n',
    'src/added.ts':
      "import './store';\ndeclare module './store' {\n  interface Store {\n    close(): void;\n  }\n}\nexport {};\n",
  });
  expect(listed(shards, 'src/store.ts', 'Store')).toEqual({
    members: ['src/added.ts close'],
    declarations: ['src/added.ts:3'],
  });
  const added = shards.get('src/added.ts')!.nodes.find(({ kind }) => kind === 'interface')!;
  expect(listed(shards, 'src/added.ts', added.symbol)).toEqual({
    members: ['src/store.ts open'],
    declarations: ['src/store.ts:1'],
  });
});

it('interfaces of scripts merge, in namespaces too, and classes do not', async () => {
  const shards = await shardsOf({
    'a.ts': 'namespace App { export interface Options { a: number } }\nclass Page { load() {} }\n',
    'b.ts': 'namespace App { export interface Options { b: number } }\nclass Page { print() {} }\n',
  });
  expect(listed(shards, 'a.ts', 'App.Options')).toEqual({ members: ['b.ts b'], declarations: ['b.ts:1'] });
  expect(listed(shards, 'a.ts', 'Page')).toEqual({ members: [], declarations: [] });
});

it('of more than 20 declarations the first lists the members of all, and each other names the first', async () => {
  const path = (part: number): string => `Part${String(part).padStart(2, '0')}.cs`;
  const shards = await shardsOf(
    Object.fromEntries(
      Array.from({ length: 21 }, (_, part) => [path(part), `partial class Big { void M${part}() {} }\n`]),
    ),
  );
  const first = listed(shards, path(0), 'Big');
  expect(first.members).toHaveLength(20);
  expect(first.declarations).toHaveLength(20);
  expect(listed(shards, path(7), 'Big')).toEqual({ members: [], declarations: [`${path(0)}:1`] });
});
