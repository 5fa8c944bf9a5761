import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../src/host/open-project.ts';
import type { Project } from '../../src/host/project.ts';
import { indexToMemory } from '../../src/host/index-to-memory.ts';
import { readOverlay } from '../../src/host/read-overlay.ts';
import { namedCandidates, namedEdges } from '../../src/indexer/overlay/shard-edges.ts';
import { LineTexts } from '../../src/model/line-texts.ts';
import { readDirectory, readFile, readIndex } from '../../src/query/read.ts';
import { walkFiles } from '../../src/query/walk.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from '../support/ask.ts';
import { fixture } from '../cli/run-treeatlas.ts';

function git(cwd: string, ...args: string[]): void {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
}

async function committed(
  name: 'tiny-typescript' | 'tiny-python',
): Promise<{ cwd: string; project: Project; published: Store }> {
  const cwd = fixture(name);
  git(cwd, 'init', '--initial-branch=main');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-m', 'first');
  const project = await openProject('.', { cwd });
  return { cwd, project, published: await indexToMemory(project) };
}

function edit(cwd: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(cwd, path), change(readFileSync(join(cwd, path), 'utf8')));
}

/** What can be asked of an atlas that changed files say: all but what only the whole repository can tell. */
async function contents(store: Store): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for await (const { path, lines, symbols } of walkFiles(store, '')) {
    const shard = (await readFile(store, path))!;
    const texts = new LineTexts(shard);
    all[path] = {
      lines,
      symbols,
      source: shard.source,
      nodes: shard.nodes.map(({ id, span }) => [id, ...span]),
      edges: namedEdges(shard)
        .map(({ from, to, type, how, sites }) => {
          const shown = to.path === path ? sites.map(([line]) => texts.textAt(from.path, line)) : [];
          return [from.id, to.id, type, how, ...sites.flat(), ...shown].join(' ');
        })
        .sort(),
      candidates: namedCandidates(shard)
        .map(({ from, to, type, sites }) =>
          [from.id, ...to.map(({ id }) => id), type, ...sites.flat()].join(' '),
        )
        .sort(),
    };
  }
  return all;
}

test('an overlay of changed files equals an atlas of the whole checkout', async () => {
  const { cwd, project, published } = await committed('tiny-typescript');
  // Another body, with lines moved; a new name that others use; a name that is gone; a new file; a file less.
  edit(
    cwd,
    'src/cart.ts',
    (text) =>
      `import { shout } from './loud.ts';\n${text.replace('total(): number {', 'total(): number {\n    shout(money.format(1));')}`,
  );
  edit(
    cwd,
    'src/utils/money.ts',
    (text) => `${text}\nexport function fresh(): number {\n  return sum([]);\n}\n`,
  );
  writeFileSync(
    join(cwd, 'src/loud.ts'),
    "import { fresh } from './utils/money.ts';\nexport function shout(text: string): string {\n  return text + fresh();\n}\n",
  );
  rmSync(join(cwd, 'src/main.ts'));
  git(cwd, 'add', '-A');

  const { store, touched } = await readOverlay(published, project);
  expect(touched).toEqual(['src/cart.ts', 'src/loud.ts', 'src/main.ts', 'src/utils/money.ts']);
  const whole = await indexToMemory(project);
  expect(await contents(store)).toEqual(await contents(whole));
  for (const path of ['', 'src']) {
    expect((await readDirectory(store, path))?.totals).toEqual((await readDirectory(whole, path))?.totals);
  }
  expect((await readIndex(store)).repository).toMatchObject({ dirty: true });
  const found = await ask<{ symbol: { id: string } }>('find_definition', { name: 'fresh' }, store);
  expect(found.symbol.id).toBe('function:src/utils/money.ts:fresh');
  expect(await readFile(store, 'src/main.ts')).toBeUndefined();
  for (const pattern of ['shout', 'fresh\\(', 'class', 'e', 'import .* from']) {
    const { matches } = await ask<{ matches: unknown }>('grep', { pattern }, store);
    expect(matches).toEqual((await ask<{ matches: unknown }>('grep', { pattern }, whole)).matches);
  }
});

test('in another language, a renamed method is found only by its new name', async () => {
  const { cwd, project, published } = await committed('tiny-python');
  const path = 'src/stockroom/shelf.py';
  const [, name = ''] = /def ([a-z]\w+)\(self/.exec(readFileSync(join(cwd, path), 'utf8')) ?? [];
  edit(cwd, path, (text) => text.replaceAll(name, `${name}_renamed`));
  const { store } = await readOverlay(published, project);
  const find = (wanted: string) =>
    ask<{ symbol: { path: string } | null }>('find_definition', { name: wanted }, store);
  expect((await find(`${name}_renamed`)).symbol?.path).toBe(path);
  expect((await find(`Shelf.${name}`)).symbol).toBeNull();
  const whole = await indexToMemory(project);
  expect((await contents(store))[path]).toEqual((await contents(whole))[path]);
});

test('without changes the published atlas is used; for another repository there is a clear error', async () => {
  const { project, published } = await committed('tiny-typescript');
  expect(await readOverlay(published, project)).toEqual({ store: published, touched: [] });
  const other = await committed('tiny-python');
  await expect(readOverlay(published, other.project)).rejects.toMatchObject({
    code: 'unknown-commit',
    message: /is not in this checkout/,
  });
});
