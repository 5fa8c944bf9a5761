import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkCaptures, compileGrammar } from '../../src/grammar/compile.ts';
import { GrammarError } from '../../src/grammar/grammar-error.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

/** A copy of the grammars that a test may change. */
function grammarFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-grammars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(bundledGrammarFolder(), folder, {
    recursive: true,
    // A language that inherits another has the same mistake, and may come first.
    filter: (path) => !path.includes('samples') && !path.includes('notebook'),
  });
  return folder;
}

function edit(folder: string, file: string, change: (text: string) => string): string {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

async function compile(folder: string, language: string): Promise<void> {
  for (const grammar of loadGrammars(folder)) {
    if (grammar.name === language) await compileGrammar(grammar);
  }
}

const manifest = (change: (data: Record<string, unknown>) => void) => (text: string) => {
  const data = JSON.parse(text) as Record<string, unknown>;
  change(data);
  return JSON.stringify(data);
};

describe('a grammar folder with a mistake', () => {
  it('names the file, the unknown capture, and the known ones', async () => {
    const folder = edit(
      grammarFolder(),
      'python/tags.scm',
      (text) => `${text}\n(class_definition) @nonsense\n`,
    );
    await expect(compile(folder, 'python')).rejects.toThrow(
      /^python\/tags\.scm: unknown capture @nonsense; allowed are .*@definition\.class/s,
    );
  });

  it('names a capture of our vocabulary in a language without scopes', async () => {
    const folder = edit(grammarFolder(), 'ruby/tags.scm', () => '(class) @lineage.parent');
    rmSync(join(folder, 'ruby/scopes.scm'));
    await expect(compile(folder, 'ruby')).rejects.toThrow(
      /^ruby\/tags\.scm: line 1: @lineage\.parent .*Add ruby\/scopes\.scm/,
    );
  });

  it('ignores captures in strings and comments', () => {
    const text = '; @nonsense\n((identifier) @expression.name (#eq? @expression.name "@other"))';
    expect(() => checkCaptures({ queries: [{ kind: 'scopes', file: 'x/scopes.scm', text }] })).not.toThrow();
  });

  it('names the file and line of a query that does not compile', async () => {
    const folder = edit(
      grammarFolder(),
      'python/scopes.scm',
      (text) => `(no_such_node) @scope.block\n${text}`,
    );
    await expect(compile(folder, 'python')).rejects.toThrow(/^python\/scopes\.scm: line 1: .*no_such_node/s);
  });

  it('names the inherited file that does not compile, and the language', async () => {
    const folder = edit(
      grammarFolder(),
      'ecmascript/tags.scm',
      (text) => `${text}\n(interface_declaration) @outer`,
    );
    await expect(compile(folder, 'javascript')).rejects.toThrow(
      /^ecmascript\/tags\.scm: line \d+: .*interface_declaration.*compiled for javascript/s,
    );
  });

  it('names an inherited folder that does not exist', () => {
    const folder = edit(
      grammarFolder(),
      'tsx/manifest.json',
      manifest((data) => {
        data.inherits = ['ecmascript', 'vanished'];
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(/^tsx\/manifest\.json: inherits "vanished"/);
  });

  it('names the member of a manifest that is wrong', () => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data.color = 'yellowish';
        data.colour = '#fff';
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(GrammarError);
    expect(() => loadGrammars(folder)).toThrow(/^python\/manifest\.json: .*colour.*at color/s);
  });

  it('names the presets of scoping that there are', () => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data.scoping = { preset: 'slithering' };
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(
      /^python\/manifest\.json: chooses the preset "slithering" of scoping\. Choose one of class-based, /,
    );
  });

  it('names the preset of scoping that is wrong', () => {
    const folder = edit(
      grammarFolder(),
      'scoping-presets.json',
      manifest((data) => {
        data.dynamic = { title: 'x', scoping: { assignments: 'alter', colour: '#fff' } };
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(GrammarError);
    expect(() => loadGrammars(folder)).toThrow(
      /^scoping-presets\.json: .*(?:assignments.*colour|colour.*assignments)/s,
    );
  });

  it('refuses a replacement that begins with a lookbehind', () => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data.adapt = [{ match: '(?<=\\s*)x', why: 'as an example' }];
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(/^python\/manifest\.json: .*lookbehind; put it last/s);
  });

  it('reports what a library lacks', () => {
    const without = (library: Record<string, string>): (() => unknown) => {
      const folder = edit(
        grammarFolder(),
        'python/manifest.json',
        manifest((data) => {
          data.library = { folder: 'library', language: 'python', globals: 'builtins.pyi', ...library };
        }),
      );
      return () => loadGrammars(folder);
    };
    expect(without({ folder: 'vanished' })).toThrow(/^python\/manifest\.json: .*"vanished".*cannot be read/);
    expect(without({ globals: 'all.pyi' })).toThrow(/^python\/manifest\.json: .*has no file "all\.pyi"/);
    expect(without({ language: 'serpent' })).toThrow(/^python\/manifest\.json: .*is written in "serpent"/);
  });

  it('reports that a manifest is not JSON', () => {
    const folder = edit(grammarFolder(), 'python/manifest.json', () => '{ "title": ');
    expect(() => loadGrammars(folder)).toThrow(/^python\/manifest\.json: cannot be read as JSON/);
  });

  it('names a wasm file that does not exist', () => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data.wasm = 'python/tree-sitter-serpent.wasm';
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(
      /^python\/manifest\.json: names the wasm file "python\/tree-sitter-serpent\.wasm", which does not exist/,
    );
  });

  it('names a wasm file that does not load', async () => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data.wasm = 'broken.wasm';
      }),
    );
    writeFileSync(join(folder, 'python', 'broken.wasm'), 'not wasm');
    await expect(compile(folder, 'python')).rejects.toThrow(
      /^python\/manifest\.json: the wasm file "broken\.wasm" does not load/,
    );
  });

  it.each(['builtins', 'modules'])('names the file of %s that does not exist or is not JSON', (member) => {
    const folder = edit(
      grammarFolder(),
      'python/manifest.json',
      manifest((data) => {
        data[member] = 'vanished.json';
      }),
    );
    expect(() => loadGrammars(folder)).toThrow(/^python\/manifest\.json: names the file "vanished\.json"/);
  });

  it('names a file of builtins that is not a list of names', () => {
    const folder = edit(grammarFolder(), 'python/builtins.json', () => '{"len": true}');
    expect(() => loadGrammars(folder)).toThrow(/^python\/manifest\.json: .*builtins\.json.*names/s);
  });

  it('stops the index instead of failing every file', async () => {
    const folder = edit(
      grammarFolder(),
      'python/tags.scm',
      (text) => `${text}\n(class_definition) @nonsense\n`,
    );
    const source = memorySource({ 'a.py': 'def f(): pass\n' });
    await expect(indexMemory(source, { grammarFolder: folder })).rejects.toThrow(
      /python\/tags\.scm: unknown capture @nonsense/,
    );
  });
});

describe('the bundled grammars', () => {
  it.each(loadGrammars().map((grammar) => [grammar.name, grammar] as const))(
    '%s compiles',
    async (_, grammar) => {
      await expect(compileGrammar(grammar)).resolves.toBeDefined();
    },
  );

  it('have no file extension twice', () => {
    const extensions = loadGrammars().flatMap(({ manifest: { files } }) => files.extensions);
    expect(new Set(extensions).size).toBe(extensions.length);
  });
});
