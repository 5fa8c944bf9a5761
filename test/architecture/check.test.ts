import { describe, expect, it } from 'vitest';
import { checkAny, checkDirections, checkPurity, findCycles, findLanguageNames } from './check.ts';
import { readModule } from './read-module.ts';

/** The checker must be able to fail: each rule on a snippet that breaks it and on its lawful neighbour. */
describe('the checker', () => {
  it.each([
    ['src/model/a.ts', `import { x } from '../graph/b.ts';`],
    ['src/query/a.ts', `import { FileStore } from '../store/file-store.ts';`],
    ['src/query/a.ts', `export { run } from '../operations/b.ts';`],
    ['src/query/a.ts', `const late = () => import('../indexer/b.ts');`],
    ['src/operations/a.ts', `let x: import('../indexer/b.ts').Facts;`],
    [
      'src/site/components/a.svelte',
      `<script lang="ts">\nimport x from '../../grammar/b.ts';\n</script>\n<p>{x}</p>`,
    ],
    ['src/site/pages/a.astro', `---\nimport x from '../../indexer/b.ts';\n---\n<p>{x}</p>`],
    ['src/server/a.ts', `import { run } from '../cli/b.ts';`],
    ['src/host/a.ts', `import { note } from '../cli/b.ts';`],
    ['src/cli/a.ts', `import { x } from '../dev/b.ts';`],
    ['src/dev/a.ts', `import { x } from '../../test/bench/support/b.ts';`],
    ['src/query/a.ts', `import { Parser } from 'web-tree-sitter';`],
    ['src/publish/a.ts', `import { build } from 'astro';`],
    ['src/unheard-of/a.ts', ``],
    ['src/indexer/resolve/infer/algebra/a.ts', `import type { Heritage } from '../members/heritage.ts';`],
    ['src/indexer/resolve/infer/members/a.ts', `import type { Calls } from '../expressions/calls.ts';`],
    ['src/indexer/resolve/infer/expressions/a.ts', `import { x } from '../create-evaluator.ts';`],
    ['src/features/tree/a.ts', `import { grep } from '../grep/grep.ts';`],
    ['src/operations/ask.ts', `import { grep } from '../features/grep/grep.ts';`],
  ])('sees an import against the direction: %s %s', (path, text) => {
    expect(checkDirections(readModule(path, text))).toHaveLength(1);
  });

  it.each([
    ['src/query/a.ts', `import type { Store } from '../store/store.ts';\nimport { x } from './b.ts';`],
    ['src/publish/compile-site.ts', `import { build } from 'astro';`],
    ['src/cli/a.ts', `const serve = () => import('../server/b.ts');\nimport { open } from '../host/c.ts';`],
    ['src/indexer/resolve/infer/members/a.ts', `import type { Generics } from '../algebra/generics.ts';`],
    ['src/indexer/resolve/infer/create-evaluator.ts', `import { Calls } from './expressions/calls.ts';`],
    ['src/features/operation-entries.ts', `const load = () => import('./grep/grep.ts');`],
    ['src/features/imports/query/a.ts', `import { search } from '../bench/search/search.ts';`],
    ['src/bin.ts', `import { runCli } from '../bench/support/fetch/run.ts';`],
    ['src/model/a.ts', `// import x from '../graph/b.ts'\nconst text = "import x from '../graph/b.ts'";`],
  ])('leaves a lawful import alone: %s', (path, text) => {
    expect(checkDirections(readModule(path, text))).toEqual([]);
  });

  it.each([
    `import { join } from 'node:path';`,
    `export const x = () => fetch('/a');`,
    `const width = window.innerWidth;`,
    `const all = { document };`,
    `export const now = process.hrtime();`,
  ])('sees what is not pure: %s', (text) => {
    expect(checkPurity(readModule('src/query/a.ts', text))).toHaveLength(1);
  });

  it.each([
    `export function title(document: { title: string }) { return document.title; }`,
    `const node = { process: 1, history: [] }; export const n = node.process;`,
    `export interface A { window: number; location(): string }`,
    `const { fetch } = options; fetch();`,
  ])('leaves a name alone that only looks impure: %s', (text) => {
    expect(checkPurity(readModule('src/query/a.ts', text))).toEqual([]);
  });

  it('sees any, and not in text', () => {
    const text = `let a: any;\nconst b = a as any;\n// any\nconst c = 'any';`;
    expect(checkAny(readModule('src/query/a.ts', text))).toHaveLength(2);
  });

  it('sees a circle of imports, of types too, and none where one is loaded late', () => {
    const a = readModule('src/query/a.ts', `import { b } from './b.ts';`);
    const b = readModule('src/query/b.ts', `import { c } from './c.ts';`);
    const c = readModule('src/query/c.ts', `import { a } from './a.ts';`);
    const typed = readModule('src/query/c.ts', `import type { A } from './a.ts';`);
    const late = readModule('src/query/c.ts', `const a = () => import('./a.ts');`);
    const circle = ['src/query/a.ts', 'src/query/b.ts', 'src/query/c.ts', 'src/query/a.ts'];
    expect(findCycles([a, b, c])).toEqual([circle]);
    expect(findCycles([a, b, typed])).toEqual([circle]);
    expect(findCycles([a, b, late])).toEqual([]);
  });

  it('sees the name of a language as a word, in comments and text too', () => {
    const text = [
      `// like Python does`,
      `if (language === 'c-lang') x();`,
      `const isPythonic = pythonic;`,
      `// works without JavaScript`,
    ].join('\n');
    const module = { path: 'src/query/a.ts', text };
    const found = findLanguageNames(module, ['python', 'c-lang', 'javascript'], [/without JavaScript/g]);
    expect(found.map((line) => line.split(': names ')[0])).toEqual(['src/query/a.ts:1', 'src/query/a.ts:2']);
  });
});
