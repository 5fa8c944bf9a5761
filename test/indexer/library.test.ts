import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { loadLibraries } from '../../src/indexer/library.ts';

const all = loadGrammars();
const grammars = new Map(all.map((grammar) => [grammar.name, grammar]));

describe('the library of a language', () => {
  it.each(all.filter(({ library }) => library).map(({ name }) => name))(
    'of %s is read wholly and without a finding',
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

  it('names modules as imports do', async () => {
    const used = all.filter(({ name }) => name === 'python');
    const modules = (await loadLibraries({ used, grammars, cacheFolder: undefined })).map(
      ({ module }) => module,
    );
    expect(modules).toContain('collections.abc');
    expect(new Set(modules).size).toBe(modules.length);
  });

  it('comes from the cache as it was parsed', async () => {
    const cacheFolder = mkdtempSync(join(tmpdir(), 'treeatlas-library-'));
    onTestFinished(() => rmSync(cacheFolder, { recursive: true, force: true }));
    const first = await loadLibraries({ used: all, grammars, cacheFolder });
    expect(await loadLibraries({ used: all, grammars, cacheFolder })).toEqual(first);
  });

  it('is no part of what facts of other files depend on', () => {
    const folder = mkdtempSync(join(tmpdir(), 'treeatlas-library-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
