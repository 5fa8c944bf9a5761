import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openProject } from '../../../src/host/open-project.ts';
import { openChanges } from '../../../src/host/revisions/open-changes.ts';
import { cacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

const repositories: TemporaryRepository[] = [];

afterEach(() => {
  for (const repository of repositories.splice(0)) repository.remove();
});

const first = {
  'src/sum.ts': 'export function sum(values: number[]): number {\n  return values.length;\n}\n',
  'src/cart.ts': "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
};

/** A repository with the tags `v1` and `v2`, of which `v2` is checked out, and the branch `topic`, which begins at `v1`. */
function repository(): TemporaryRepository {
  const made = temporaryRepository();
  repositories.push(made);
  made.commit(first, 'first');
  made.git('tag', 'v1');
  made.git('checkout', '-q', '-b', 'topic');
  made.commit({ 'src/topic.ts': 'export const topic = 1;\n' }, 'topic');
  made.git('checkout', '-q', 'main');
  made.commit({ 'src/sum.ts': 'export const sum = 2;\n' }, 'second');
  made.git('tag', 'v2');
  return made;
}

async function filesOf({ root }: TemporaryRepository, range: string): Promise<string[]> {
  const project = await openProject(root, { config: false });
  const { report } = await openChanges(project, range);
  return report.files.map(({ change, path }) => `${change} ${path}`);
}

function revisionsOf(root: string): string[] {
  return readdirSync(join(cacheFolder(root), 'revisions'));
}

test('two commits are compared, whatever is checked out', async () => {
  const made = repository();
  expect(await filesOf(made, 'v1..v2')).toEqual(['changed src/sum.ts']);
  expect(await filesOf(made, 'v2..v1')).toEqual(['changed src/sum.ts']);
  expect(await filesOf(made, 'v1..topic')).toEqual(['added src/topic.ts']);
  expect(await filesOf(made, 'v2~1..HEAD')).toEqual(['changed src/sum.ts']);
});

test('three dots compare with the merge base, two with the commit', async () => {
  const made = repository();
  expect(await filesOf(made, 'v2...topic')).toEqual(['added src/topic.ts']);
  expect(await filesOf(made, 'v2..topic')).toEqual(['changed src/sum.ts', 'added src/topic.ts']);
});

test('edits, staged files and the commit are three states, and the index of git is not written', async () => {
  const made = repository();
  writeFileSync(join(made.root, 'src/cart.ts'), 'export const staged = 1;\n');
  writeFileSync(join(made.root, 'src/intended.ts'), '');
  made.git('add', 'src/cart.ts');
  made.git('add', '--intent-to-add', 'src/intended.ts');
  writeFileSync(join(made.root, 'src/sum.ts'), 'export const edited = 1;\n');
  const index = readFileSync(join(made.root, '.git/index'));
  const objects = made.git('count-objects');
  expect(await filesOf(made, 'HEAD..STAGED')).toEqual(['changed src/cart.ts']);
  expect(await filesOf(made, 'HEAD')).toEqual([
    'changed src/cart.ts',
    'added src/intended.ts',
    'changed src/sum.ts',
  ]);
  expect(await filesOf(made, 'STAGED..WORKTREE')).toEqual(['added src/intended.ts', 'changed src/sum.ts']);
  expect(readFileSync(join(made.root, '.git/index')).equals(index)).toBe(true);
  expect(made.git('count-objects')).toBe(objects);
});

test('an unknown name is refused with the nearest ones', async () => {
  const made = repository();
  await expect(filesOf(made, 'topics..HEAD')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining('"topics"') as string,
    nearest: expect.arrayContaining(['topic']) as string[],
  });
});

test('a shallow clone says how to fetch older commits', async () => {
  const made = repository();
  const clone = temporaryRepository({ git: false });
  repositories.push(clone);
  const target = join(clone.root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${made.root}`, target]);
  const project = await openProject(target, { config: false });
  await expect(openChanges(project, 'v1..HEAD')).rejects.toThrow('git fetch --unshallow');
});

test('the atlas of a commit is stored once, and made again if it was not completed', async () => {
  const made = repository();
  await filesOf(made, 'v1..topic');
  const stored = revisionsOf(made.root);
  expect(stored).toHaveLength(2);
  await filesOf(made, 'v1..topic');
  expect(revisionsOf(made.root)).toEqual(stored);
  const v1 = stored.find((name) => name.startsWith(made.git('rev-parse', 'v1')))!;
  // A process that is killed while it stores leaves a folder without a head.
  rmSync(join(cacheFolder(made.root), 'revisions', v1, 'head.json'));
  rmSync(join(cacheFolder(made.root), 'changes'), { recursive: true });
  expect(await filesOf(made, 'v1..topic')).toEqual(['added src/topic.ts']);
});

test('a state that is checked out shares the atlas of the working tree', async () => {
  const made = repository();
  await filesOf(made, 'v1..HEAD');
  expect(revisionsOf(made.root).map((name) => name.slice(0, 40))).toEqual([made.git('rev-parse', 'v1')]);
});
