import { describe, expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const typescript = `export class Base { total() { return 1; } get size() { return 1; } }
export class Middle extends Base { total() { return super.total(); } get size() { return super.size; } }
export class Leaf extends Middle { total() { return deep(); } get size() { return deep(); } }
export class Own extends Base { total() { return super.total(); } get size() { return super.size; } }
export class Arrow extends Base { run = () => super.total(); keyed() { return super['total'](); } }
function deep() { return 2; }
export function anyTotal(base: Base) { return base.total(); }
`;

const javascript = typescript.replace(/export (?=class|function)/g, '').replace(': Base', '');

const python = `class Base:
    def total(self): return 1
    @classmethod
    def make(cls): return cls()
class Middle(Base):
    def total(self): return super().total()
    @classmethod
    def make(cls): return super().make()
class Leaf(Middle):
    def total(self): return deep()
    @classmethod
    def make(cls): return deep()
class Own(Base):
    def total(self): return super().total()
    @classmethod
    def make(cls): return super().make()
class Named(Base):
    def total(self): return Base.total(self)
class Skipping(Middle):
    def total(self): return super(Middle, self).total()
class Held(Base):
    def total(self):
        above = super()
        return above.total()
def deep(): return 2
def any_total(base: Base): return base.total()
def any_make(base: type[Base]): return base.make()
def makes(): return Base.make()
`;

const java = `interface Contract { default int total() { return 1; } }
class Base { int total() { return 1; } }
class Middle extends Base { int total() { return super.total(); } }
class Leaf extends Middle { int total() { return Deep.deep(); } }
class Own extends Base { int total() { return super.total(); } }
class Outer extends Base { int total() { return 3; } class Inner { int inner() { return Outer.super.total(); } } }
class Kept implements Contract { public int total() { return Contract.super.total(); } }
class Deeper implements Contract { public int total() { return Deep.deep(); } }
class Deep {
  static int deep() { return 2; }
  int anyTotal(Base base) { return base.total(); }
  int anyContract(Contract base) { return base.total(); }
}
`;

const csharp = `class Base { public virtual int Total() => 1; public virtual int Size { get { return 1; } } }
class Middle : Base { public override int Total() => base.Total(); public override int Size { get { return base.Size; } } }
class Leaf : Middle { public override int Total() => Deep.Run(); public override int Size { get { return Deep.Run(); } } }
class Own : Base { public override int Total() => base.Total(); public override int Size { get { return base.Size; } } }
class Deep { public static int Run() => 2; int AnyTotal(Base b) => b.Total(); }
`;

interface Case {
  files: Record<string, string>;
  /** What an override calls. */
  deep: string;
  /** Members that call exactly the inherited one. */
  exact: string[];
  /** Functions that call whatever overrides it. */
  open: string[];
}

const cases: [string, Case][] = [
  [
    'TypeScript',
    {
      files: { 'shop.ts': typescript },
      deep: 'deep',
      exact: ['Own.total', 'Own.size', 'Arrow.run', 'Arrow.keyed'],
      open: ['anyTotal'],
    },
  ],
  [
    'JavaScript',
    {
      files: { 'shop.js': javascript },
      deep: 'deep',
      exact: ['Own.total', 'Own.size', 'Arrow.run', 'Arrow.keyed'],
      open: [],
    },
  ],
  [
    'Python',
    {
      files: { 'shop.py': python },
      deep: 'deep',
      exact: ['Own.total', 'Own.make', 'Named.total', 'Skipping.total', 'Held.total', 'makes'],
      open: ['any_total', 'any_make'],
    },
  ],
  [
    'Java',
    {
      files: { 'Shop.java': java },
      deep: 'Deep.deep',
      exact: ['Own.total', 'Kept.total', 'Outer.Inner.inner'],
      open: ['Deep.anyTotal', 'Deep.anyContract'],
    },
  ],
  [
    'C#',
    {
      files: { 'Shop.cs': csharp },
      deep: 'Deep.Run',
      exact: ['Own.Total', 'Own.Size'],
      open: ['Deep.AnyTotal'],
    },
  ],
];

describe.each(cases)('in %s, a call of the inherited member', (_, { files, deep, exact, open }) => {
  const store = sourceAtlas(files);

  test('leads to nothing that overrides it', async () => {
    const found: string[] = [];
    for (const from of [...exact, ...open]) {
      const { paths, uncertain } = await ask<{ paths: unknown[]; uncertain: unknown[] }>(
        'path_between',
        { from, to: deep },
        await store,
      );
      if (paths.length + uncertain.length > 0) found.push(from);
    }
    expect(found).toEqual(open);
  });

  test('is in no call graph of an override', async () => {
    const graphOf = async (id: string): Promise<string[]> => {
      const { nodes } = await ask<{ nodes: { id: string }[] }>(
        'call_graph',
        { id, direction: 'callees', depth: 3 },
        await store,
      );
      return nodes.map((node) => node.id.replace(/^.*:/, ''));
    };
    for (const from of exact) expect(await graphOf(from)).not.toContain(deep);
    for (const from of open) expect(await graphOf(from)).toContain(deep);
  });
});

test('those who call the inherited member are not affected by an override', async () => {
  const store = await sourceAtlas({ 'shop.ts': typescript });
  const { affected, viaOverride } = await ask<{
    affected: { symbols: { id: string }[] };
    viaOverride: { callers: { id: string }[] }[];
  }>('impact', { id: 'method:shop.ts:Leaf.total', maxDepth: 3 }, store);
  const names = [...affected.symbols, ...viaOverride.flatMap(({ callers }) => callers)].map(({ id }) =>
    id.replace(/^.*:/, ''),
  );
  expect([...new Set(names)].sort()).toEqual(['anyTotal']);
});

test('a member beside a mixin may be the next one', async () => {
  const store = await sourceAtlas({
    'pets.py': `class Pet:
    def speak(self): return 1
class Loud(Pet):
    def speak(self): return super().speak()
class Quiet(Pet):
    def speak(self): return whisper()
class Both(Loud, Quiet): pass
def whisper(): return 2
`,
  });
  const { paths, uncertain } = await ask<{ paths: unknown[]; uncertain: unknown[] }>(
    'path_between',
    { from: 'Loud.speak', to: 'whisper' },
    store,
  );
  expect([paths.length, uncertain.length]).toEqual([0, 1]);
});
