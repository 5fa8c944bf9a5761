import { expect, it } from 'vitest';
import { endAt, type FileShard } from '../../../src/model/file-shard.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const files = {
  'shape.ts': 'export interface Shape {\n  area(): number;\n}\n',
  'square.ts':
    'import type { Shape } from "./shape";\nexport class Square implements Shape {\n  area(): number { return 1; }\n}\n',
  'tile.ts':
    'import { Square } from "./square";\nexport class Tile extends Square {\n  area(): number { return 2; }\n}\n',
  'use.ts':
    'import type { Shape } from "./shape";\nimport { Square } from "./square";\nexport function sum(a: Shape, b: Square): number {\n  return a.area() + b.area();\n}\n',
};

function formatDispatches(shard: FileShard): string[] {
  return shard.viaOverride.map(({ to, via, total, calls }) => {
    const callers = calls.map(
      ({ from, sites }) => `${endAt(shard, from).id}:${sites.map(([line]) => line).join()}`,
    );
    return `${endAt(shard, to).id} by ${endAt(shard, via).id}, ${total}: ${callers.join(' ')}`;
  });
}

it('a member lists the calls of the members that it implements or overrides, directly or not', async () => {
  const { shards } = await indexMemory(memorySource(files));
  expect(formatDispatches(shards.get('square.ts')!)).toEqual([
    'method:square.ts:Square.area by method:shape.ts:Shape.area, 1: function:use.ts:sum:4',
  ]);
  expect(formatDispatches(shards.get('tile.ts')!)).toEqual([
    'method:tile.ts:Tile.area by method:square.ts:Square.area, 1: function:use.ts:sum:4',
    'method:tile.ts:Tile.area by method:shape.ts:Shape.area, 1: function:use.ts:sum:4',
  ]);
  expect(shards.get('shape.ts')!.viaOverride).toEqual([]);
});

it('an accessor lists the uses of the properties that it implements or overrides', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'shape.py':
        'from typing import Protocol\nclass Named(Protocol):\n    @property\n    def label(self) -> str: ...\nclass Doc:\n    @property\n    def label(self) -> str:\n        return "d"\nclass Page:\n    label = "p"\ndef show(n: Named):\n    return n.label\n',
    }),
  );
  expect(formatDispatches(shards.get('shape.py')!)).toEqual([
    'property:shape.py:Doc.label by property:shape.py:Named.label, 1: function:shape.py:show:12',
  ]);
});

it('only the nearest members of a long chain are listed, so that output is not quadratic', async () => {
  const length = 30;
  const classes = Array.from({ length }, (_, at) => {
    const above = at === 0 ? '' : ` extends C${at - 1}`;
    return `class C${at}${above} { m() {} }\nexport const c${at} = () => new C${at}().m();\n`;
  });
  const { shards } = await indexMemory(memorySource({ 'chain.ts': classes.join('') }));
  const last = formatDispatches(shards.get('chain.ts')!).filter((text) =>
    text.includes(`C${length - 1}.m by`),
  );
  expect(last).toHaveLength(20);
  expect(last[0]).toContain(`by method:chain.ts:C${length - 2}.m`);
});
