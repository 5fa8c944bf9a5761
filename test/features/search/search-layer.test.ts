import { describe, expect, test } from 'vitest';
import { textSections } from '../../../src/features/search/index/text-sections.ts';
import { searchLayer } from '../../../src/features/search/index/search-layer.ts';
import type { LayerContext } from '../../../src/derive/layer.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import {
  SearchDocuments,
  SearchIndex,
  SearchTerms,
  SearchVectors,
} from '../../../src/model/search-shards.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { search } from '../../../src/features/search/search.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const files = {
  'src/auth/session.ts': `
/** Ends the session of a user: the token is revoked and the cookie removed. */
export function logout(user: User): void {
  revokeToken(user.token);
  removeCookie(user);
}
/** Takes the right to log in from a token. */
export function revokeToken(token: string): void { tokens.delete(token); }
function removeCookie(user: User): void { jar.delete(user.name); }
interface User { token: string; name: string }
const tokens = new Set<string>();
const jar = new Map<string, string>();
`,
  'src/draw/canvas.ts': `
/** Paints a circle onto the canvas. */
export function drawCircle(canvas: Canvas, radius: number): void { canvas.arc(radius); }
/** Paints a square onto the canvas. */
export function drawSquare(canvas: Canvas, side: number): void { canvas.rect(side); }
export interface Canvas { arc(radius: number): void; rect(side: number): void }
`,
  'docs/guide.md':
    '# Guide\n\nIntroduction.\n\n## Drawing\n\nHow shapes are painted.\n\nInstalling\n----------\n\nnpm\n',
  'data.json': '{"a": [1, 2, 3]}',
};

async function indexed(sources: Record<string, string>) {
  const { artifacts, shards } = await indexMemory(memorySource(sources));
  return { base: artifacts, shards: [...shards.values()] };
}

/** Shared by most tests. */
const sample = indexed(files);

async function layerOf(shards: readonly FileShard[], context: LayerContext = {}): Promise<Artifact[]> {
  const builder = searchLayer.open(context);
  const partOf = searchLayer.openParts(context);
  for (const shard of shards) builder.add(partOf(shard));
  const made: Artifact[] = [];
  for await (const artifact of builder.artifacts()) made.push(artifact);
  return made;
}

async function find(store: Store, query: string, context = {}) {
  return runOperation(search, store, { query }, context);
}

describe('the search layer', () => {
  test('matches its schemas, and is deterministic', async () => {
    const { shards } = await sample;
    const made = await layerOf(shards);
    expect(JSON.stringify(await layerOf(shards))).toBe(JSON.stringify(made));
    const schemas = {
      terms: SearchTerms,
      vectors: SearchVectors,
      documents: SearchDocuments,
      'index.json': SearchIndex,
    };
    for (const { path, value } of made) {
      const name = path.split('/')[3] as keyof typeof schemas;
      expect(schemas[name].parse(value)).toEqual(value);
    }
    expect(made.every(({ path }) => path.startsWith(searchLayer.prefix))).toBe(true);
  });

  test('finds code by its comment and its name, and text by its sections', async () => {
    const { base, shards } = await sample;
    const store = new MemoryStore([...base, ...(await layerOf(shards))]);
    expect((await find(store, 'end a session')).results[0]?.qualifiedName).toBe('logout');
    expect((await find(store, 'painting circles')).results[0]?.qualifiedName).toBe('drawCircle');
    expect((await find(store, 'revoke_token')).results[0]?.qualifiedName).toBe('revokeToken');
    expect((await find(store, 'how shapes are painted')).results[0]).toMatchObject({
      type: 'kb',
      qualifiedName: 'Drawing',
      startLine: 5,
      endLine: 7,
    });
    expect((await find(store, 'installing npm')).results[0]).toMatchObject({
      qualifiedName: 'Installing',
      startLine: 9,
      endLine: 12,
    });
  });

  test('a comment belongs to the symbol below it, not to the enclosing one', async () => {
    const { base, shards } = await sample;
    const store = new MemoryStore([...base, ...(await layerOf(shards))]);
    const { results } = await find(store, 'cookie revoked');
    const rank = (kind: string) =>
      results.findIndex((result) => result.path.endsWith('session.ts') && result.kind === kind);
    expect(rank('function')).toBe(0);
    expect(rank('module')).not.toBe(0);
  });

  test('an empty repository has a valid empty layer', async () => {
    const { base, shards } = await indexed({});
    const store = new MemoryStore([...base, ...(await layerOf(shards))]);
    expect((await find(store, 'anything')).results).toEqual([]);
  });

  test('names of built-in object members are ordinary terms', async () => {
    const { base, shards } = await indexed({
      'a.ts': 'export function constructor__proto__() {}\nexport const hasOwnProperty = 1;\n',
    });
    const store = new MemoryStore([...base, ...(await layerOf(shards))]);
    expect((await find(store, 'hasOwnProperty')).results[0]?.qualifiedName).toBe('hasOwnProperty');
    expect((await find(store, 'constructor __proto__')).results[0]?.qualifiedName).toBe(
      'constructor__proto__',
    );
  });

  test('deleted symbols are dropped from newer files', async () => {
    const { base, shards } = await sample;
    const layer = await layerOf(shards);
    const newer = await indexed({
      ...files,
      'src/draw/canvas.ts': 'export function drawCircle(): void {}\n',
    });
    const results = async (artifacts: readonly Artifact[]) =>
      (await find(new MemoryStore([...artifacts, ...layer]), 'paint square circle')).results.map(
        ({ qualifiedName }) => qualifiedName,
      );
    expect(await results(base)).toContain('drawSquare');
    expect(await results(newer.base)).toContain('drawCircle');
    expect(await results(newer.base)).not.toContain('drawSquare');
  });

  test('the error for a missing or damaged layer says what to do', async () => {
    const { base, shards } = await sample;
    await expect(find(new MemoryStore(base), 'x')).rejects.toThrow('Build the atlas again');
    const damaged = (await layerOf(shards)).map(({ path, value }) => ({
      path,
      value: path.includes('/terms/') ? { rows: [['x', 1]] } : value,
    }));
    await expect(find(new MemoryStore([...base, ...damaged]), 'session')).rejects.toThrow('damaged');
  });
});

describe('sections of a text', () => {
  test.each([
    ['no heading', 'one\ntwo\n', [['', 1, 2]]],
    [
      'marks',
      '# A\ntext\n## B\n\ntext\n\n\n# C #',
      [
        ['A', 1, 2],
        ['B', 3, 5],
        ['C', 8, 8],
      ],
    ],
    [
      'underlines',
      'Title\n=====\n\nx\n\nPart\n----\ny',
      [
        ['Title', 1, 4],
        ['Part', 6, 8],
      ],
    ],
    [
      'code that looks like a heading',
      'x\n```sh\n# no heading\n```\n# yes',
      [
        ['', 1, 4],
        ['yes', 5, 5],
      ],
    ],
    ['a table is none', 'a | b\n--- | ---\n1 | 2', [['', 1, 3]]],
    ['nothing', '\n\n', []],
  ])('%s', (_, text, expected) => {
    expect(textSections(text).map(({ heading, first, last }) => [heading, first, last])).toEqual(expected);
  });

  test('a text of headings only has a limited number of sections', () => {
    expect(textSections('# x\n'.repeat(5000)).length).toBeLessThanOrEqual(301);
  });
});
