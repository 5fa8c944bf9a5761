import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { layers } from '../../src/derive/layers.ts';
import { OpenLayer } from '../../src/derive/open-layer.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { digest } from '../../src/base/digest.ts';
import { openPartCache } from '../../src/store/parts/open-part-cache.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const root = mkdtempSync(join(tmpdir(), 'treeatlas-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Built {
  /** Paths and texts of the artifacts. */
  artifacts: string[];
  /** The files whose shards were read. */
  read: Set<string>;
}

/** Builds all layers of a repository, with the parts in a folder if it is given. */
async function build(files: Record<string, string>, folder?: string): Promise<Built> {
  const { shards, index } = await indexMemory(memorySource(files));
  const artifacts: string[] = [];
  const read = new Set<string>();
  for (const layer of layers) {
    const parts = folder === undefined ? undefined : openPartCache({ folder, program: 'test' }, layer.prefix);
    const opened = new OpenLayer(layer, {}, parts);
    for (const [path, shard] of shards)
      opened.add(path, digest(JSON.stringify(shard)), (): FileShard => {
        read.add(path);
        return shard;
      });
    for await (const { path, value } of opened.artifacts(index))
      artifacts.push(`${path} ${JSON.stringify(value)}`);
  }
  return { artifacts, read };
}

const files = {
  'src/cart.ts':
    'import { price } from "./price";\n/** Sums prices. */\nexport class Cart { add(): number { return price("a_name"); } }\n',
  'src/price.ts': 'export function price(name: string): number { return on_x(name); }\nfunction unused() {}\n',
  'naïve/日本語.py': 'def größe():\n    """Grüße 世界 und ſK"""\n    return getattr(None, "visit_" + "x")\n',
  'readme.md': '# Cart\n\nSee Cart.add.\n\n## Prices\n\nprice\n',
  'empty.txt': '',
};

const pieces = [
  'export function fresh() { return price("größe"); }\n',
  'class Cart { add() { this.add(); } }\n',
  '# heading\n\ntext 世界 text\n',
  'x\n',
];
const edit = fc.tuple(
  fc.constantFrom(...Object.keys(files), 'src/new.ts', 'added.md'),
  fc.oneof(fc.constant(null), fc.array(fc.constantFrom(...pieces), { maxLength: 3 })),
);

describe('the parts of layers', () => {
  test('give the same artifacts as a build without them, whatever was edited before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const folder = mkdtempSync(join(root, 'random-'));
        const now: Record<string, string> = { ...files };
        for (const [path, lines] of [['src/cart.ts', ['x\n']] as const, ...edits]) {
          const kept = lines === null && Object.keys(now).length > 2;
          if (kept) Reflect.deleteProperty(now, path);
          else now[path] = (now[path] ?? '') + (lines ?? []).join('');
          const { artifacts } = await build(now, folder);
          expect(artifacts).toEqual((await build(now)).artifacts);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('are made again only for files whose shard is another one', async () => {
    const folder = mkdtempSync(join(root, 'edit-'));
    expect((await build(files, folder)).read.size).toBe(Object.keys(files).length);
    expect((await build(files, folder)).read.size).toBe(0);
    const edited = { ...files, 'readme.md': '# Another\n' };
    expect([...(await build(edited, folder)).read]).toEqual(['readme.md']);
    expect((await build(edited, folder)).read.size).toBe(0);
  });

  test('that are damaged, truncated or empty are made again', async () => {
    const whole = await build(files);
    const damages: ((bytes: Buffer) => Buffer)[] = [
      (bytes) => bytes.map((byte, at) => (at === 20 ? byte ^ 1 : byte)) as Buffer,
      (bytes) => bytes.map((byte, at) => (at === bytes.length - 60 ? byte ^ 1 : byte)) as Buffer,
      (bytes) => bytes.subarray(0, bytes.length >> 1),
      () => Buffer.from('no parts'),
      () => Buffer.alloc(0),
    ];
    const folder = mkdtempSync(join(root, 'damaged-'));
    for (const damage of damages) {
      await build(files, folder);
      for (const name of readdirSync(folder))
        writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
      expect((await build(files, folder)).artifacts).toEqual(whole.artifacts);
      expect((await build(files, folder)).read.size).toBe(0);
    }
  });

  test('are one file for each layer, and no temporary files are left', async () => {
    const folder = mkdtempSync(join(root, 'files-'));
    await build(files, folder);
    await build({ ...files, 'readme.md': '' }, folder);
    expect(readdirSync(folder)).toHaveLength(layers.length);
  });

  test('cost nothing but time if they cannot be kept', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expect((await build(files, join(file, 'below'))).artifacts).toEqual((await build(files)).artifacts);
  });
});
