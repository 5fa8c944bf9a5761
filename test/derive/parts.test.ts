import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layers } from '../../src/features/layers.ts';
import { OpenLayer } from '../../src/derive/open-layer.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { digest } from '../../src/base/digest.ts';
import { openPartCache } from '../../src/store/parts/open-part-cache.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const root = mkdtempSync(join(tmpdir(), 'treeatlas-parts-'));
beforeAll(() => versions, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Built {
  /** Paths and texts of the artifacts. */
  artifacts: string[];
  /** The files whose shards were read. */
  read: Set<string>;
}

const [before, after] = [
  {
    'src/cart.ts':
      'import { price } from "./price";\n/** Sums prices. */\nexport class Cart { add(): number { return price("a_name"); } }\n',
    'src/price.ts': 'export function price(name: string) { return on_x(name); }\nfunction unused() {}\n',
    'naïve/日本語.ts': '/** Grüße 世界 */\nexport function größe() { return "visit_" + "ſK"; }\n',
    'readme.md': '# Cart\n\nSee Cart.add.\n\n## Prices\n\nprice\n',
    'empty.txt': '',
  },
  {
    'src/cart.ts': 'import { price } from "./price";\nexport class Cart { sum() { return this.sum(); } }\n',
    'src/price.ts': 'export function price() { return unused(); }\nexport function unused() {}\n',
    'naïve/日本語.ts': 'export const größe = price;\n',
    'readme.md': '# Another\n\n世界\n',
    'empty.txt': 'price\n',
  },
];
/** The files of a repository before and after an edit of all of them. */
const versions = Promise.all([before, after].map((files) => indexMemory(memorySource(files))));
const paths = Object.keys(before);
type Choice = readonly ('before' | 'after' | 'absent')[];

/** Builds all layers of files in the chosen versions, with the parts in a folder if it is given. */
async function build(choice: Choice, folder?: string): Promise<Built> {
  const [old, edited] = await versions;
  if (!old || !edited) throw new Error('no versions');
  const artifacts: string[] = [];
  const read = new Set<string>();
  for (const layer of layers) {
    const parts = folder === undefined ? undefined : openPartCache({ folder, program: 'test' }, layer.prefix);
    const opened = new OpenLayer(layer, {}, parts);
    for (const [at, path] of paths.entries()) {
      const shard = (choice[at] === 'before' ? old : edited).shards.get(path);
      if (choice[at] === 'absent' || !shard) continue;
      opened.add(path, digest(JSON.stringify(shard)), (): FileShard => {
        read.add(path);
        return shard;
      });
    }
    for await (const { path, value } of opened.artifacts())
      artifacts.push(`${path} ${JSON.stringify(value)}`);
  }
  return { artifacts, read };
}

const files: Choice = paths.map(() => 'before');
const edited: Choice = paths.map((path) => (path === 'readme.md' ? 'after' : 'before'));
const choices = fc.array(
  fc.array(fc.constantFrom('before', 'after', 'absent'), {
    minLength: paths.length,
    maxLength: paths.length,
  }),
  { minLength: 2, maxLength: 5 },
);

describe('the parts of layers', () => {
  test('give the same artifacts as a build without them, whatever was built before', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (all) => {
        const folder = mkdtempSync(join(root, 'random-'));
        for (const choice of all)
          expect((await build(choice, folder)).artifacts).toEqual((await build(choice)).artifacts);
      }),
      { numRuns: 6 },
    );
  });

  test('are made again only for files whose shard is another one', async () => {
    const folder = mkdtempSync(join(root, 'edit-'));
    expect((await build(files, folder)).read.size).toBe(paths.length);
    expect((await build(files, folder)).read.size).toBe(0);
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
    await build(edited, folder);
    expect(readdirSync(folder)).toHaveLength(layers.length);
  });

  test('cost nothing but time if they cannot be kept', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expect((await build(files, join(file, 'below'))).artifacts).toEqual((await build(files)).artifacts);
  });
});
