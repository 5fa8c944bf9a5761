import { describe, expect, it } from 'vitest';
import type { LayerContext } from '../../src/derive/layer.ts';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { createSecretSearch } from '../../src/features/secrets/secret-search.ts';
import { fileConventions } from '../../src/indexer/analyse/roots/name-rules.ts';
import { RootRecipe } from '../../src/indexer/analyse/roots/root-recipe.ts';
import { discover } from '../../src/indexer/discover/discover.ts';
import { ask } from '../support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { tokens } from '../features/secrets/fake-secrets.ts';

const paths = [
  '.hid/b.py',
  'a.py',
  'ab.py',
  'b1.py',
  'docs/a.py',
  'docs/deep/x.py',
  'src/docs/c.py',
  'src/{d}.py',
];
const every = paths.join(' ');

/** The dialect, as the section "Patterns" of the guide describes it, with the files that each pattern matches. */
const table: [pattern: string, matched: string][] = [
  ['a.py', 'a.py docs/a.py'],
  ['/a.py', 'a.py'],
  ['./a.py', 'a.py'],
  ['docs', 'docs/a.py docs/deep/x.py src/docs/c.py'],
  ['docs/', 'docs/a.py docs/deep/x.py src/docs/c.py'],
  ['/docs/', 'docs/a.py docs/deep/x.py'],
  ['docs/*', 'docs/a.py docs/deep/x.py'],
  ['docs/*.py', 'docs/a.py'],
  ['docs/**', 'docs/a.py docs/deep/x.py'],
  ['docs/**/*.py', 'docs/a.py docs/deep/x.py'],
  ['**/docs/**', 'docs/a.py docs/deep/x.py src/docs/c.py'],
  ['**/deep', 'docs/deep/x.py'],
  ['**', every],
  ['*', every],
  ['*.py', every],
  ['?.py', '.hid/b.py a.py docs/a.py docs/deep/x.py src/docs/c.py'],
  ['[a-b].py', '.hid/b.py a.py docs/a.py'],
  ['[!a].py', '.hid/b.py docs/deep/x.py src/docs/c.py'],
  ['src[!a]docs', ''],
  ['src?docs', ''],
  ['{a,x}.py', 'a.py docs/a.py docs/deep/x.py'],
  ['{docs/deep,src}/**', 'docs/deep/x.py src/docs/c.py src/{d}.py'],
  ['b[0-9].py', 'b1.py'],
  ['\\{d\\}.py', 'src/{d}.py'],
  ['A.py', ''],
  ['@(a|b).py', ''],
  ['b1+.py', ''],
];

const { artifacts } = await indexMemory(
  memorySource(Object.fromEntries(paths.map((path) => [path, 'class Manager: pass\n']))),
);
const storeWith = (context: LayerContext) => new LayeredStore(artifacts, layers, context);
const plain = storeWith({});
const sorted = (found: Iterable<string>) => [...new Set(found)].sort().join(' ');

interface Node {
  path: string;
  kind: string;
  children?: Node[];
}
const filesIn = (node: Node): string[] =>
  node.kind === 'file' ? [node.path] : (node.children ?? []).flatMap(filesIn);

const chosen = (options: { include?: string[]; exclude?: string[] }) => {
  const entries = paths.map((path) => ({ kind: 'file' as const, path, size: 1, stamp: '1' }));
  return discover(entries, { languageOf: () => 'x', ...options }).files.map(({ path }) => path);
};

/** Every place that takes a pattern, as the paths that it matches. */
const doors: Record<string, (pattern: string) => Promise<Iterable<string>> | Iterable<string>> = {
  include: (pattern) => chosen({ include: [pattern] }),
  exclude: (pattern) => except(chosen({ exclude: [pattern] })),
  async grep(pattern) {
    const input = { pattern: 'Manager', glob: pattern };
    const { matches } = await ask<{ matches: { path: string }[] }>('grep', input, plain);
    return matches.map(({ path }) => path);
  },
  async tree(pattern) {
    const input = { path: '.', entry_kind: 'all', include_hidden: true, exclude: [pattern] };
    return except(filesIn((await ask<{ root: Node }>('tree', input, plain)).root));
  },
  async 'suppressions of rules'(pattern) {
    const rules = { suppressions: [{ path: pattern, reason: 'known' }] };
    const input = { rules: ['generic_class'] };
    const { violations } = await ask<{ violations: { path: string }[] }>(
      'validate',
      input,
      storeWith({ rules }),
    );
    return except(violations.map(({ path }) => path));
  },
  'allowed secrets'(pattern) {
    const { search } = createSecretSearch({ allow: [{ path: pattern }] });
    const text = `x = "${tokens['github-pat'] ?? ''}"\n`;
    return paths.filter((path) => search(path, text) === undefined);
  },
  'roots of grammars'(pattern) {
    const rule = { paths: [pattern], kind: 'test', effect: 'all', reason: 'x' };
    const conventionOf = fileConventions(RootRecipe.parse({ files: [rule] }));
    return paths.filter((path) => conventionOf(path) !== undefined);
  },
};

function except(left: readonly string[]): string[] {
  return paths.filter((path) => !left.includes(path));
}

describe.each(Object.entries(doors))('a pattern of %s', (_, matchedBy) => {
  it.each(table)('%s matches %s', async (pattern, matched) => {
    expect(sorted(await matchedBy(pattern))).toBe(matched);
  });
});
