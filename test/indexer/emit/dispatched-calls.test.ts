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

it('a property lists the references to the properties that it implements or overrides', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'shape.py':
        'from typing import Protocol\nclass Named(Protocol):\n    @property\n    def label(self) -> str: ...\nclass Doc:\n    @property\n    def label(self) -> str:\n        return "d"\nclass Page:\n    label = "p"\ndef show(n: Named):\n    return n.label\n',
    }),
  );
  expect(formatDispatches(shards.get('shape.py')!)).toEqual([
    'property:shape.py:Doc.label by property:shape.py:Named.label, 1: function:shape.py:show:12',
    'property:shape.py:Page.label by property:shape.py:Named.label, 1: function:shape.py:show:12',
  ]);
});

it('a field or attribute lists the references to the attribute that an inherited protocol or an interface asks for', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'named.py':
        'from typing import Protocol\nclass Named(Protocol):\n    slug: str\nclass Titled(Named, Protocol):\n    title: str\n',
      'card.py':
        'from dataclasses import dataclass\n@dataclass\nclass Card:\n    slug: str\n    title: str = ""\nclass Page:\n    def __init__(self):\n        self.slug = "p"\n',
      'use.py': 'from named import Titled\ndef head(x: Titled):\n    return x.title + x.slug\n',
      'named.ts':
        'interface Named { slug: string }\nclass Doc implements Named { constructor(public slug: string) {} }\nexport const link = (x: Named) => x.slug;\nexport const doc = new Doc("d");\n',
    }),
  );
  expect(formatDispatches(shards.get('card.py')!)).toEqual([
    'property:card.py:Card.slug by property:named.py:Named.slug, 1: function:use.py:head:3',
    'property:card.py:Card.title by property:named.py:Titled.title, 1: function:use.py:head:3',
    'property:card.py:Page.slug by property:named.py:Named.slug, 1: function:use.py:head:3',
  ]);
  expect(formatDispatches(shards.get('named.ts')!)).toEqual([
    'property:named.ts:Doc.slug by property:named.ts:Named.slug, 1: function:named.ts:link:3',
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
