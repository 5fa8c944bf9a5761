import { describe, expect, it } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import type { ScipDisagreements } from '../../../src/model/quality.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { scipBytes, scipFile, type GivenDocument } from '../../support/scip-bytes.ts';

const pkg = 'scip-test npm app 1.0 ';
const shop = `${pkg}\`shop.ts\`/`;

async function indexWith(files: Record<string, string>, documents: readonly GivenDocument[], root?: string) {
  const scip = [scipFile(scipBytes(documents, root))];
  const indexed = await indexMemory(memorySource(files), { scip });
  const value = indexed.artifacts.find(({ path }) => path === artifactPath.scipDisagreements)?.value;
  const findings = indexed.artifacts.find(({ path }) => path === artifactPath.findings)?.value as {
    findings: { code: string; message: string }[];
  };
  return { ...indexed, scip: value as ScipDisagreements, findings: findings.findings };
}

function shardAt(shards: ReadonlyMap<string, FileShard>, path: string): FileShard {
  const shard = shards.get(path);
  if (!shard) throw new Error(`no shard of ${path}`);
  return shard;
}

/** Returns the edges that start in a file, as text. */
function edgesFrom({ nodes, ends, edges }: FileShard): string[] {
  return edges
    .filter(({ from }) => from < nodes.length)
    .map(({ from, to, type, rule = '', sites }) => {
      const target = nodes[to] ?? ends[to - nodes.length];
      return `${nodes[from]?.symbol} ${type} ${target?.id} ${rule} ${sites.map((site) => site.slice(0, 2).join(':')).join()}`;
    });
}

const files = {
  'shop.ts': 'export class Cart {\n  total() {}\n}\nexport class Box {\n  total() {}\n}\n',
  'use.ts': "import { Cart } from './shop';\nexport function pay(cart: any) {\n  cart.total();\n}\n",
};
const shopDocument: GivenDocument = {
  path: 'shop.ts',
  occurrences: [
    { range: [0, 13, 17], symbol: `${shop}Cart#`, roles: 1 },
    { range: [1, 2, 7], symbol: `${shop}Cart#total().`, roles: 1 },
    { range: [3, 13, 16], symbol: `${shop}Box#`, roles: 1 },
    { range: [4, 2, 7], symbol: `${shop}Box#total().`, roles: 1 },
  ],
};
const useDocument: GivenDocument = {
  path: 'use.ts',
  occurrences: [
    { range: [0, 9, 13], symbol: `${shop}Cart#` },
    { range: [2, 7, 12], symbol: `${shop}Cart#total().` },
  ],
};

describe('the index of a compiler', () => {
  it('resolves a possible reference and confirms a certain one', async () => {
    const { shards, scip, index } = await indexWith(files, [shopDocument, useDocument]);
    const use = shardAt(shards, 'use.ts');
    expect(edgesFrom(use)).toContain('pay CALLS method:shop.ts:Cart.total compiler 3:8');
    expect(use.candidates.filter(({ from }) => from < use.nodes.length)).toEqual([]);
    expect(scip).toMatchObject({ added: 0, raised: 1, confirmed: 1, total: 0 });
    expect(index.scip).toEqual({ added: 0, raised: 1, confirmed: 1, disagreements: 0 });
  });

  it('changes nothing and writes nothing without one', async () => {
    const { artifacts, index, shards } = await indexMemory(memorySource(files));
    expect(artifacts.some(({ path }) => path === artifactPath.scipDisagreements)).toBe(false);
    expect(index.scip).toBeUndefined();
    expect(edgesFrom(shardAt(shards, 'use.ts')).join()).not.toContain('compiler');
  });

  it('takes precedence over a certain edge, and the disagreement is listed', async () => {
    const typed = { ...files, 'use.ts': files['use.ts'].replace('any', 'Cart') };
    const document = { ...useDocument, occurrences: [{ range: [2, 7, 12], symbol: `${shop}Box#total().` }] };
    const { shards, scip } = await indexWith(typed, [shopDocument, document]);
    expect(edgesFrom(shardAt(shards, 'use.ts')).filter((edge) => edge.includes('CALLS'))).toEqual([
      'pay CALLS method:shop.ts:Box.total compiler 3:8',
    ]);
    expect(scip.disagreements).toMatchObject([
      {
        path: 'use.ts',
        line: 3,
        column: 8,
        name: 'total',
        ours: [{ id: 'method:shop.ts:Cart.total', line: 2 }],
        compiler: [{ id: 'method:shop.ts:Box.total', line: 5 }],
      },
    ]);
  });

  it('is not used for a file that has changed since', async () => {
    const moved = { ...files, 'use.ts': `// A comment.\n${files['use.ts']}` };
    const { shards, scip, findings } = await indexWith(moved, [shopDocument, useDocument]);
    expect(edgesFrom(shardAt(shards, 'use.ts')).join()).not.toContain('compiler');
    expect(scip.indexes).toMatchObject([{ documents: 2, stale: 1 }]);
    expect(findings).toMatchObject([{ code: 'scip-stale' }]);
    expect(findings[0]?.message).toContain('use.ts');
  });

  it('is not used for a file whose text in the index differs', async () => {
    const { scip } = await indexWith(files, [shopDocument, { ...useDocument, text: 'other' }]);
    expect(scip).toMatchObject({ raised: 0, indexes: [{ stale: 1 }] });
  });

  it.each([
    ['UTF-8', 1, 14],
    ['UTF-16', 2, 12],
    ['UTF-32', 3, 11],
  ])('has columns in %s', async (_name, encoding, column) => {
    const wide = { ...files, 'use.ts': 'export function pay(cart: any) {\n  /*😀*/cart.total();\n}\n' };
    const start = column + 1;
    const document: GivenDocument = {
      path: 'use.ts',
      encoding,
      occurrences: [{ range: [1, start, start + 5], symbol: `${shop}Cart#total().` }],
    };
    const { scip } = await indexWith(wide, [shopDocument, document]);
    expect(scip).toMatchObject({ raised: 1 });
  });

  it('may be of a folder of the repository, and made elsewhere', async () => {
    const inFolder = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`web/app/${path}`, text]),
    );
    const { scip } = await indexWith(inFolder, [shopDocument, useDocument], 'file:///home/ci/build/web/app');
    expect(scip).toMatchObject({ raised: 1, indexes: [{ unknown: 0 }] });
  });

  it('cannot name files outside of the repository', async () => {
    const { scip, findings } = await indexWith(files, [
      shopDocument,
      { ...useDocument, path: '../../use.ts' },
    ]);
    expect(scip).toMatchObject({ raised: 0, indexes: [{ outside: 1 }] });
    expect(findings.map(({ code }) => code)).toEqual(['scip-outside']);
  });
});

describe('a language without a grammar', () => {
  const source = 'class Cart {\n  fn total() {\n    price()\n  }\n}\nfn price() {}\n';
  const symbols = `${pkg}\`a.zz\`/`;
  const document: GivenDocument = {
    path: 'a.zz',
    language: 'Zed Zed',
    occurrences: [
      { range: [0, 6, 10], symbol: `${symbols}Cart#`, roles: 1, enclosing: [0, 0, 4, 1] },
      { range: [1, 5, 10], symbol: `${symbols}Cart#total().`, roles: 1, enclosing: [1, 2, 3, 3] },
      { range: [2, 4, 9], symbol: `${symbols}price().` },
      { range: [5, 3, 8], symbol: `${symbols}price().`, roles: 1, enclosing: [5, 0, 13] },
    ],
    symbols: [{ symbol: `${symbols}price().`, documentation: 'The price.', signature: 'fn price()' }],
  };

  it('has the symbols and edges of the index', async () => {
    const { shards, index, artifacts } = await indexWith({ 'a.zz': source }, [document]);
    const shard = shardAt(shards, 'a.zz');
    expect(shard.nodes.map(({ id, parent }) => `${id} ${parent ?? ''}`)).toEqual([
      'file:a.zz ',
      'class:a.zz:Cart 0',
      'method:a.zz:Cart.total 1',
      'function:a.zz:price 0',
    ]);
    expect(shard).toMatchObject({ language: 'zed-zed', status: 'parsed' });
    expect(shard.nodes[3]).toMatchObject({ doc: 'The price.', signature: 'fn price()', span: [6, 1, 6, 14] });
    expect(edgesFrom(shard)).toEqual(['Cart.total CALLS function:a.zz:price compiler 3:5']);
    expect(index.grammars).toMatchObject([{ language: 'zed-zed', title: 'Zed Zed' }]);
    const gaps = artifacts.find(({ path }) => path === artifactPath.coverageGaps)?.value;
    expect(gaps).toMatchObject({ families: [{ languages: ['zed-zed'], references: 'compiler' }] });
  });
});

describe('a file that is no index', () => {
  const index = (bytes: Uint8Array) => indexMemory(memorySource(files), { scip: [scipFile(bytes)] });

  it.each([
    ['text', new TextEncoder().encode('{"not": "an index"}')],
    ['a part of an index', scipBytes([shopDocument]).slice(0, -9)],
    ['nothing', new Uint8Array()],
  ])('is an error that names it: %s', async (_name, bytes) => {
    await expect(index(bytes)).rejects.toThrow(/^The SCIP index index\.scip .* Make it again/);
  });

  it('is an error if it is missing', async () => {
    const scip = [{ file: '/nowhere/index.scip', name: 'index.scip' }];
    await expect(indexMemory(memorySource(files), { scip })).rejects.toThrow(/index\.scip cannot be read/);
  });
});
