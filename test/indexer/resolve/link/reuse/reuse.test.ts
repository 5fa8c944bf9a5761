import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSealed, writeSealed } from '../../../../../src/indexer/cache/sealed-file.ts';
import { indexRepository } from '../../../../../src/indexer/index.ts';
import { memorySource } from '../../../../support/memory-source.ts';
import { sampleTexts } from '../../order/sample-texts.ts';

type Files = Readonly<Record<string, string>>;

/** Facts are shared by all tests; each begins without links. */
const cacheFolder = mkdtempSync(join(tmpdir(), 'treeatlas-links-'));
const kept = join(cacheFolder, 'links');
/** The files that `kept` has the links of, as a run made them that knew of no other. */
let linkedFiles: Files | undefined;
function forget(): void {
  linkedFiles = undefined;
  rmSync(kept, { force: true });
}
beforeEach(forget);
afterAll(() => rmSync(cacheFolder, { recursive: true, force: true, maxRetries: 3 }));

/** Of all shards that the tests make: who has a shard with a key makes no other. */
const textByKey = new Map<string, string>();

async function index(files: Files, folder: string | null = cacheFolder) {
  // The stamps of a repository in memory tell nothing.
  rmSync(join(cacheFolder, 'stat'), { force: true });
  const indexed = await indexRepository({
    source: memorySource(files),
    version: '0.0.0',
    cacheFolder: folder ?? undefined,
    workers: 1,
  });
  const artifacts: string[] = [];
  const keys = new Map<string, string | undefined>();
  for await (const { path, key, make } of indexed.plannedArtifacts()) {
    keys.set(path, key);
    const text = JSON.stringify(await make());
    if (key !== undefined) expect(textByKey.get(key) ?? text, path).toBe(text);
    if (key !== undefined) textByKey.set(key, text);
    artifacts.push(`${path} ${text}`);
  }
  return { artifacts, keys, linked: indexed.summary.linked };
}

/** What the second of two states costs, after it is seen that its atlas is that of a run which knows of no other. */
async function linkedAfter(before: Files, after: Files): Promise<number> {
  if (linkedFiles !== before) await index(before);
  const { artifacts, linked } = await index(after);
  forget();
  expect(artifacts).toEqual((await index(after)).artifacts);
  linkedFiles = after;
  return linked;
}

const shop: Files = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@util": ["./src/util.ts"] } } }',
  'src/base.ts': 'export class Base {\n  id() {\n    return 1;\n  }\n}\n',
  'src/middle.ts': "import { Base } from './base';\nexport class Middle extends Base {}\n",
  'src/leaf.ts':
    "import { Middle } from './middle';\nexport function leaf() {\n  return new Middle().id();\n}\n",
  'src/util.ts': 'export function util() {\n  return 1;\n}\n',
  'src/other-util.ts': 'export function util() {\n  return 2;\n}\n',
  'src/aliased.ts': "import { util } from '@util';\nexport const used = util();\n",
  'src/open.ts': 'export function open(it: unknown) {\n  it.later();\n  missing();\n  return it.shown;\n}\n',
  'src/alone.ts':
    "import pad, { WIDTH, type Options } from 'left-pad';\nexport const alone = (options: Options) => pad('a', WIDTH, options);\n",
  'app/__init__.py': 'from .models import Model\n',
  'app/models.py': 'class Model:\n    def save(self):\n        return self\n',
  'app/views.py': 'import app\n\n\ndef view():\n    return app.Model().save()\n',
  'app/stars.py': 'from app.models import *\n\nmade = Model()\n',
};

/** The files without one, which is put elsewhere where another path is given. */
function moved(files: Files, path: string, to?: string): Files {
  const { [path]: content = '', ...rest } = files;
  return to === undefined ? rest : { ...rest, [to]: content };
}

const edits: [what: string, after: Files, linked: number][] = [
  ['nothing', shop, 0],
  ['text that no code depends on', { ...shop, 'README.md': '# Shop\n' }, 0],
  ['a file that nothing imports', { ...shop, 'src/alone.ts': 'export const alone = 1;\n' }, 1],
  [
    'a base class two imports away',
    { ...shop, 'src/base.ts': 'export class Base {\n  name() {\n    return 1;\n  }\n}\n' },
    2,
  ],
  [
    'the place of definitions in a file',
    { ...shop, 'src/base.ts': `const first = 1;\n${shop['src/base.ts']}` },
    1,
  ],
  [
    'an alias',
    { ...shop, 'tsconfig.json': '{ "compilerOptions": { "paths": { "@util": ["./src/other-util.ts"] } } }' },
    1,
  ],
  [
    'a new method that another file may call',
    { ...shop, 'src/new.ts': 'export class A {\n  later() {}\n}\n' },
    2,
  ],
  [
    'a new function that another file may call',
    { ...shop, 'src/new.ts': 'export function missing() {}\n' },
    2,
  ],
  [
    'a new field that another file may mention',
    { ...shop, 'src/new.ts': 'export const a = { shown: 1 };\n' },
    2,
  ],
  ['a file that is new and read by nobody', { ...shop, 'src/a.ts': 'export const fresh = 1;\n' }, 1],
  ['a file that is gone', moved(shop, 'src/alone.ts'), 0],
  ['a file that is gone and was imported', moved(shop, 'src/base.ts'), 2],
  ['the name of a file that nothing imports', moved(shop, 'src/alone.ts', 'src/a-lone.ts'), 1],
  ['the name of a file that is imported', moved(shop, 'src/base.ts', 'src/z-base.ts'), 3],
  ['a file where an import looks first', { ...shop, 'src/base/index.ts': 'export const nothing = 1;\n' }, 1],
  [
    'a module behind a package',
    { ...shop, 'app/models.py': 'class Model:\n    def store(self):\n        return 1\n' },
    2,
  ],
  ['a submodule where a name was', { ...shop, 'app/Model.py': 'x = 1\n' }, 1],
  ['the case that a file has no code any more', { ...shop, 'src/base.ts': '' }, 3],
];

/** Files that are added to others and declare more of something that these use. */
const additions: [what: string, before: Files, added: Files][] = [
  [
    'the first members that a block adds to a type of another module',
    {
      'src/base.ts': 'export interface Base {\n  id(): number;\n}\n',
      'src/draw.ts': "import { Base } from './base';\nexport const draw = (base: Base) => base.draw();\n",
    },
    {
      'src/more.ts': "export {};\ndeclare module './base' {\n  interface Base {\n    draw(): void;\n  }\n}\n",
    },
  ],
  [
    'the first members that a block adds to a type of the library',
    { 'src/a.ts': 'export const a = [1].sum();\n' },
    {
      'src/more.ts': 'export {};\ndeclare global {\n  interface Array<T> {\n    sum(): T;\n  }\n}\n',
    },
  ],
  [
    'a method that overrides an inherited one, put on the prototype of a type that its own file uses',
    {
      'src/parent.js': 'export class Parent {\n  draw() {}\n}\n',
      'src/base.js':
        "import { Parent } from './parent';\nexport class Base extends Parent {}\nexport const b = new Base().draw();\n",
    },
    { 'src/more.js': "import { Base } from './base';\nBase.prototype.draw = function () {};\n" },
  ],
];

const shapes: Files = {
  'shapes/base.py': 'class Base:\n    def draw(self):\n        pass\n',
  'shapes/middle.py': 'from .base import Base\n\n\nclass Middle(Base):\n    pass\n',
  'shapes/leaf.py':
    'from .middle import Middle\n\n\nclass Leaf(Middle):\n    def draw(self):\n        pass\n',
};

/** New texts of a base class that decide who uses the types that are derived from it. */
const bases: [what: string, text: string][] = [
  ['registers subclasses', 'class Base:\n    def __init_subclass__(cls):\n        pass\n'],
  ['has a metaclass', 'from meta import Meta\n\n\nclass Base(metaclass=Meta):\n    pass\n'],
  ['is derived from a type of a package', 'from elsewhere import Other\n\n\nclass Base(Other):\n    pass\n'],
  [
    'may be another one',
    'try:\n    from fast import Base\nexcept ImportError:\n    class Base:\n        pass\n',
  ],
];

/** Repositories that stand beside each other in one. */
function fixtures(): Files {
  const folder = fileURLToPath(new URL('../../../../fixtures/repos', import.meta.url));
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|pyi?|json|toml)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

/** The samples of a language, as one repository. */
function samplesOf(language: string): Files {
  const texts = Object.entries(sampleTexts()).filter(([path]) => path.startsWith(`${language}/`));
  return Object.fromEntries(texts.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

type Edit = (files: Files) => Files;

/** What people do to files, at a place that a fraction tells. */
const edit: fc.Arbitrary<Edit> = fc
  .record({
    kind: fc.constantFrom(
      'remove',
      'rename',
      'exchange',
      'cut',
      'put before',
      'append',
      'copy',
      'word',
      'blank',
    ),
    file: fc.double({ min: 0, max: 0.999, noNaN: true }),
    other: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  .map(({ kind, file, other }) => (files) => {
    const paths = Object.keys(files);
    const path = paths[Math.floor(file * paths.length)] ?? '';
    const second = paths[Math.floor(other * paths.length)] ?? '';
    const { [path]: content = '', ...rest } = files;
    const lines = content.split('\n');
    const line = Math.floor(other * lines.length);
    switch (kind) {
      case 'remove':
        return rest;
      case 'rename':
        return { ...rest, [path.replace(/[^/]*(?=\.)/, 'renamed')]: content };
      case 'copy':
        return { ...files, [`copy/${path}`]: content };
      case 'exchange':
        return { ...files, [path]: files[second] ?? '', [second]: content };
      case 'cut':
        return { ...files, [path]: lines.toSpliced(line, 3).join('\n') };
      case 'word': {
        const words = content.match(/[A-Za-z_]\w+/g) ?? [''];
        const word = words[Math.floor(other * words.length)] ?? '';
        return { ...files, [path]: content.replace(word, words.at(-1) ?? '') };
      }
      case 'blank':
        return { ...files, [path]: lines.toSpliced(line, 0, '', '').join('\n') };
      case 'put before':
        return { ...files, [path]: `${files[second] ?? ''}\n${content}` };
      default:
        return { ...files, [path]: `${content}\n${files[second] ?? ''}` };
    }
  });

describe('a base class', () => {
  it.each(bases)('that %s makes other shards of the classes below it', async (_what, text) => {
    const { keys } = await index(shapes);
    const after = await index({ ...shapes, 'shapes/base.py': text });
    const leaf = 'api/v1/file/shapes/leaf.py.json';
    expect(after.keys.get(leaf)).not.toBe(keys.get(leaf));
    forget();
    expect(after.artifacts).toEqual((await index({ ...shapes, 'shapes/base.py': text })).artifacts);
  });

  it('leaves the shards of the classes below it alone when its file gets another function', async () => {
    const { keys } = await index(shapes);
    const more = `${shapes['shapes/base.py']}\n\ndef added():\n    return 1\n`;
    const after = await index({ ...shapes, 'shapes/base.py': more });
    const changed = [...keys].filter(([path, key]) => key !== undefined && after.keys.get(path) !== key);
    expect(changed.map(([path]) => path)).toEqual(['api/v1/file/shapes/base.py.json']);
  });
});

describe('links that are kept', () => {
  it.each(edits)('are as new after a change of %s', async (_, after, linked) => {
    expect(await linkedAfter(shop, after)).toBe(linked);
    await linkedAfter(after, shop);
  });

  it.each(additions)('are as new after the addition of %s', async (_, before, added) => {
    const both = { ...before, ...added };
    await linkedAfter(before, both);
    await linkedAfter(both, before);
  });

  it('are as new after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (all) => {
        const start = fixtures();
        await linkedAfter(
          start,
          all.reduce((files, each) => each(files), start),
        );
      }),
      { numRuns: 8 },
    );
  });

  it('are as new after many edits, each with a run of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 5, maxLength: 10 }), async (all) => {
        forget();
        let files = fixtures();
        await index(files);
        for (const each of all) {
          files = each(files);
          await index(files);
        }
        const { artifacts } = await index(files);
        forget();
        expect(artifacts).toEqual((await index(files)).artifacts);
      }),
      { numRuns: 3 },
    );
  });

  it.each(['go', 'java', 'csharp', 'typescript'])(
    'are as new after any edits of files of %s',
    async (language) => {
      const start = samplesOf(language);
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (all) => {
          await linkedAfter(
            start,
            all.reduce((files, each) => each(files), start),
          );
        }),
        { numRuns: 5 },
      );
    },
  );

  it('are kept for the next run when only some were made', async () => {
    const changed = { ...shop, 'src/alone.ts': 'export const alone = 1;\n' };
    await index(shop);
    await index(changed);
    expect((await index(changed)).linked).toBe(0);
  });

  it('are not used where rules or grammars are others, or where the file is damaged', async () => {
    const all = (await index(shop)).linked;
    writeSealed(kept, { ...(readSealed(kept) as object), world: 'another' });
    expect((await index(shop)).linked).toBe(all);
    writeFileSync(kept, readFileSync(kept).subarray(0, 500));
    expect((await index(shop)).linked).toBe(all);
    expect((await index(shop)).linked).toBe(0);
  });

  it('are not needed: without a cache all is linked, to the same', async () => {
    const { artifacts, linked } = await index(shop);
    expect(await index(shop, null)).toMatchObject({ artifacts, linked });
  });
});
