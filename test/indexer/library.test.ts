import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledGrammarFolder, loadGrammars, type Grammar } from '../../src/grammar/load-grammars.ts';
import { loadLibraries, packLibraries } from '../../src/indexer/library.ts';

const all = loadGrammars();
const python = all.filter(({ name }) => name === 'python');
const grammars = new Map(all.map((grammar) => [grammar.name, grammar]));

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-library-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the library of a language', () => {
  it.each(all.filter(({ library }) => library).map(({ name }) => name))(
    'of %s is parsed completely without findings',
    async (name) => {
      const used = all.filter((grammar) => grammar.name === name);
      const libraries = await loadLibraries({ used, grammars, cacheFolder: undefined });
      expect(libraries[0]?.module).toBe('');
      for (const { record } of libraries) {
        expect(record.path).toMatch(/^\//);
        expect(record.findings).toEqual([]);
        expect(record.facts.definitions.length + record.facts.exports.length).toBeGreaterThan(1);
      }
    },
  );

  it('is loaded once for all languages of a family, and not for others', async () => {
    const used = all.filter(({ manifest }) => manifest.family === 'ecmascript');
    expect(used.length).toBeGreaterThan(1);
    const libraries = await loadLibraries({ used, grammars, cacheFolder: undefined });
    expect(libraries.filter(({ module }) => module === '').map(({ family }) => family)).toEqual([
      'ecmascript',
    ]);
  });

  it('uses the module names of imports', async () => {
    const modules = (await loadLibraries({ used: python, grammars, cacheFolder: undefined })).map(
      ({ module }) => module,
    );
    expect(modules).toContain('collections.abc');
    expect(new Set(modules).size).toBe(modules.length);
  });

  it.each([
    [
      'typescript',
      '',
      'Array Map Promise Object String Iterator Record Awaited Document HTMLElement process Buffer',
    ],
    ['typescript', 'events', 'EventEmitter once'],
    ['typescript', 'fs/promises', 'readFile FileHandle'],
    ['python', '', 'object list dict enumerate sorted super property open ValueError Generator Coroutine'],
    ['python', 'typing', 'Any Optional Callable cast NamedTuple TypedDict Protocol Iterator ContextManager'],
    ['python', 'contextlib', 'contextmanager ExitStack suppress'],
    ['python', 'os.path', 'join splitext'],
    ['go', '', 'error append map_'],
    ['go', 'net/http', 'Request ResponseWriter HandlerFunc'],
    ['go', 'strings', 'Builder Split'],
    ['php', '', 'ArrayObject Generator DateTimeImmutable PDO ReflectionClass strlen array_filter mb_strlen'],
    ['php', 'Random', 'Randomizer Engine'],
  ])('of %s has in "%s": %s', async (language, module, names) => {
    const used = all.filter(({ name }) => name === language);
    const libraries = await loadLibraries({ used, grammars, cacheFolder: undefined });
    const facts = libraries.find((each) => each.module === module)?.record.facts;
    const declared = [
      ...(facts?.definitions ?? []).filter(({ parent }) => parent === 0).map(({ name }) => name),
      ...(facts?.imports ?? []).map(({ local }) => local),
    ];
    expect(declared).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('is the same from the cache', async () => {
    const cacheFolder = scratch();
    const used = pythonPackedIn(join(scratch(), 'none'));
    const first = await loadLibraries({ used, grammars, cacheFolder });
    const second = await loadLibraries({ used, grammars, cacheFolder });
    expect(isDeepStrictEqual(second, first)).toBe(true);
  });

  it('is the same from the package', async () => {
    const used = pythonPackedIn(join(scratch(), 'facts.bin'));
    const parsed = await loadLibraries({ used, grammars, cacheFolder: undefined });
    await packLibraries(used);
    const loaded = await loadLibraries({ used, grammars, cacheFolder: undefined });
    // The package omits highlights, because the text is never shown.
    for (const { record } of parsed) record.highlights = new Int32Array();
    expect(isDeepStrictEqual(loaded, parsed)).toBe(true);
  });

  it('does not affect the facts of other files', () => {
    const folder = scratch();
    cpSync(bundledGrammarFolder(), folder, {
      recursive: true,
      filter: (path) => !path.includes('samples'),
    });
    writeFileSync(join(folder, 'python/library/builtins.pyi'), 'class object: ...\n');
    const changed = loadGrammars(folder).find(({ name }) => name === 'python');
    const { hash, library } = grammars.get('python') ?? {};
    expect(changed?.hash).toBe(hash);
    expect(changed?.library?.hash).not.toBe(library?.hash);
  });
});

/** The grammar of Python, with the packed facts of its library in another file. */
function pythonPackedIn(packedFacts: string): Grammar[] {
  return python.map((grammar) => ({
    ...grammar,
    library: grammar.library && { ...grammar.library, packedFacts },
  }));
}
