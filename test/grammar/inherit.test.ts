import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inheritFields } from '../../src/grammar/inherit-fields.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';

test('objects are merged field by field, other values are replaced, the own ones last', () => {
  const inherited = [
    { abstract: true, title: 'A', note: 'of A', list: [1, 2], deep: { a: { x: 1, y: 1 }, kept: true } },
    { abstract: true, title: 'B', list: [3], deep: { a: { y: 2 } } },
  ];
  const own = { title: 'C', inherits: ['a', 'b'], deep: { a: { z: 3 } } };
  expect(inheritFields(own, inherited)).toEqual({
    title: 'C',
    inherits: ['a', 'b'],
    list: [3],
    deep: { a: { x: 1, y: 2, z: 3 }, kept: true },
  });
});

test('TypeScript and TSX have the same types', () => {
  const byName = new Map(loadGrammars().map((grammar) => [grammar.name, grammar]));
  const { elements, ...tsx } = byName.get('tsx')!.manifest.scoping;
  const { elements: none, ...typescript } = byName.get('typescript')!.manifest.scoping;
  expect(tsx).toEqual(typescript);
  expect(elements).toMatchObject({ namespace: 'JSX' });
  expect(none).toBeUndefined();
});

/** A folder with a grammar of a user, whose manifest has some fields more. */
function dialectFolder(fields: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-grammars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dialect'));
  const wasm = loadGrammars().find(({ name }) => name === 'javascript')!.wasmPath;
  cpSync(wasm, join(folder, 'dialect', 'dialect.wasm'));
  const manifest = {
    title: 'Dialect',
    color: '#123456',
    inherits: ['ecmascript', 'jsx'],
    wasm: 'dialect.wasm',
    files: { extensions: ['dialect'] },
    ...fields,
  };
  writeFileSync(join(folder, 'dialect', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

test("a user's grammar inherits fields and files of ours", () => {
  const all = loadGrammars(bundledGrammarFolder(), dialectFolder({}));
  const dialect = all.find(({ name }) => name === 'dialect')!;
  const javascript = all.find(({ name }) => name === 'javascript')!;
  expect(dialect.manifest.family).toBe(javascript.manifest.family);
  expect(dialect.builtins).toEqual(javascript.builtins);
  expect(dialect.modules).toEqual(javascript.modules);
  expect(dialect.library?.hash).toBe(javascript.library?.hash);
});

test('the flags of a preset are below those of inherited folders and of the manifest', () => {
  const scoping = { preset: 'class-based', overloads: null, implicitReceiver: false };
  const all = loadGrammars(bundledGrammarFolder(), dialectFolder({ scoping }));
  expect(all.find(({ name }) => name === 'dialect')!.manifest.scoping).toMatchObject({
    unit: 'namespace',
    annotations: true,
    overloads: false,
    implicitReceiver: false,
    assignments: 'keep',
    exports: 'explicit',
  });
});

test('the hash of a grammar covers the preset that it chooses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-grammars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(bundledGrammarFolder(), folder, {
    recursive: true,
    filter: (path) => !path.includes('samples'),
  });
  const file = join(folder, 'scoping-presets.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"localsFromDeclaration": true', '"localsFromDeclaration": false'));
  const changed = new Map(loadGrammars(folder).map(({ name, hash }) => [name, hash]));
  const differing = loadGrammars().filter(({ name, hash }) => changed.get(name) !== hash);
  expect(differing.map(({ name }) => name)).toEqual(['c', 'go', 'rust']);
});

test('a folder of a language without a manifest is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-grammars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'empty'));
  expect(() => loadGrammars(bundledGrammarFolder(), folder)).toThrow(/^empty\/manifest\.json: is missing/);
});
