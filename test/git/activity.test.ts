import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openActivity, openSharedActivity, type ActivityOptions } from '../../src/git/activity/activity.ts';
import { openGit } from '../support/open-git.ts';
import type { Activity } from '../../src/model/activity.ts';
import { git, scratchFolder, scratchRepository, writeFiles } from '../indexer/source/scratch.ts';

const FIRST = Date.UTC(2001, 0, 1) / 1000;
const DAY = 86_400;

/** Commits everything on the given day after the first commit, as another author if given. */
function commit(root: string, day: number, author = 'b@example.org'): string {
  const date = `@${FIRST + day * DAY} +0000`;
  git(root, 'add', '-A');
  execFileSync('git', ['commit', '-q', '--allow-empty', '-m', `day ${day}`], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: root,
      GIT_AUTHOR_NAME: 'B',
      GIT_AUTHOR_EMAIL: author,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'B',
      GIT_COMMITTER_EMAIL: author,
      GIT_COMMITTER_DATE: date,
    },
  });
  return git(root, 'rev-parse', 'HEAD');
}

async function activity(
  root: string,
  path: string,
  lines: readonly (readonly [number, number])[],
  options: Partial<ActivityOptions> = {},
): Promise<readonly (Activity | undefined)[] | undefined> {
  const answer = await openActivity({ git: openGit(root)!, ...options })([{ path, lines }]);
  return answer?.files[0];
}

const days = (of: Activity | undefined) => of?.times.map((time) => (time - FIRST) / DAY);
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

describe('the commits that touched lines', () => {
  test('are those that changed, added or removed some of them, newest first', async () => {
    const root = scratchRepository({ a: text(['one', 'two', 'three', 'four']) });
    writeFiles(root, { a: text(['zero', 'one', 'two', 'three', 'four']) });
    commit(root, 3);
    writeFiles(root, { a: text(['zero', 'one', 'two', '3', 'four']) });
    commit(root, 5, 'c@example.org');
    writeFiles(root, { a: text(['zero', 'one', '3', 'four']) });
    commit(root, 9);
    const found = await activity(root, 'a', [
      [1, 1],
      [2, 3],
      [4, 4],
    ]);
    expect(found?.map(days)).toEqual([[3], [9, 5, 0], [0]]);
    expect(found?.map((one) => one?.lastAuthor)).toEqual(['b@example.org', 'b@example.org', 'a@example.org']);
    expect(found?.[1]?.total).toBe(3);
  });

  test('uncommitted lines count as those that they replace', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    writeFiles(root, { a: text(['one', 'two', 'three']) });
    commit(root, 2);
    writeFiles(root, { a: text(['new', 'new', 'one', '2', 'three']) });
    expect(
      (
        await activity(root, 'a', [
          [1, 2],
          [3, 3],
          [4, 4],
          [5, 5],
        ])
      )?.map(days),
    ).toEqual([undefined, [0], [0], [2]]);
    expect((await activity(root, 'a', [[3, 3]], { commit: 'HEAD' }))?.map(days)).toEqual([[2]]);
  });

  test('renames are followed, also when two files swap names', async () => {
    const [long, other] = [
      Array.from({ length: 20 }, (_, at) => `line ${at}`),
      Array.from({ length: 20 }, (_, at) => `other ${at}`),
    ];
    const root = scratchRepository({ a: text(long), b: text(other) });
    writeFiles(root, { a: text(other), b: text(long) });
    commit(root, 1);
    rmSync(join(root, 'a'));
    writeFiles(root, { 'deep/c': text([...other.slice(0, 19), 'changed']) });
    commit(root, 2);
    expect(
      (
        await activity(root, 'deep/c', [
          [1, 5],
          [20, 20],
        ])
      )?.map((one) => days(one)?.[0]),
    ).toEqual([expect.any(Number), 2]);
  });

  test('a file with the name of a deleted one does not inherit its history', async () => {
    const root = scratchRepository({ a: text(['one']), keep: '' });
    rmSync(join(root, 'a'));
    commit(root, 1);
    writeFiles(root, { a: text(['something else']) });
    expect(await activity(root, 'a', [[1, 1]])).toEqual([undefined]);
    commit(root, 2);
    expect((await activity(root, 'a', [[1, 1]]))?.map(days)).toEqual([[2]]);
  });

  test('a merge counts once, for the author of the newest merged commit', async () => {
    const root = scratchRepository({ a: text(['one']), b: '' });
    git(root, 'switch', '-q', '-c', 'side');
    writeFiles(root, { a: text(['two']) });
    commit(root, 1, 'side@example.org');
    writeFiles(root, { a: text(['three']) });
    commit(root, 2, 'side@example.org');
    git(root, 'switch', '-q', 'main');
    writeFiles(root, { b: 'x' });
    commit(root, 3);
    git(root, 'merge', '-q', '--no-ff', '-m', 'merge', 'side');
    const [found] = (await activity(root, 'a', [[1, 1]])) ?? [];
    expect(found).toMatchObject({ total: 2, lastAuthor: 'side@example.org' });
  });

  test('content and names of files are never mistaken for output of git', async () => {
    const hostile = [
      '@@ -1 +1 @@',
      'diff --git a/x b/x',
      '--- a/b',
      '+++ b/b',
      '\u0001deadbeef 1 x',
      '\\ No newline',
    ];
    const names = [
      'with space',
      'tab\there',
      'ümlaut',
      'quote"d',
      '__proto__',
      'line\nfeed',
      '-dash',
      'a\\b',
    ];
    const root = scratchRepository(Object.fromEntries([...names, 'b'].map((name) => [name, text(hostile)])));
    for (const name of names) writeFiles(root, { [name]: text([...hostile.slice(1), ...hostile]) });
    writeFiles(root, { blob: new Uint8Array([0, 1, 2, 10, 0]) });
    commit(root, 4);
    for (const name of names) {
      expect(
        (
          await activity(root, name, [
            [1, 1],
            [11, 11],
          ])
        )?.flatMap((one) => days(one)?.[0]),
      ).toContain(4);
    }
    expect((await activity(root, 'b', [[1, 6]]))?.map(days)).toEqual([[0]]);
  });

  test('a folder inside a repository has its own relative paths', async () => {
    const root = scratchRepository({ 'part/a': 'one\n', a: 'one\n' });
    writeFiles(root, { a: 'two\n' });
    commit(root, 1);
    expect((await activity(join(root, 'part'), 'a', [[1, 1]]))?.map(days)).toEqual([[0]]);
  });

  test('git settings have no effect', async () => {
    const root = scratchRepository({ ä: text(['one', '', '', '', 'two']) });
    writeFiles(root, { ä: text(['1', '', '', '', '2']) });
    commit(root, 1);
    for (const [key, value] of [
      ['diff.noprefix', 'true'],
      ['diff.mnemonicPrefix', 'true'],
      ['diff.interHunkContext', '9'],
      ['diff.context', '9'],
      ['color.ui', 'always'],
      ['log.follow', 'true'],
      ['diff.external', 'false'],
      ['core.quotePath', 'true'],
      ['log.showSignature', 'true'],
      ['format.pretty', 'oneline'],
      ['log.diffMerges', 'off'],
    ])
      git(root, 'config', key!, value!);
    expect(
      (
        await activity(root, 'ä', [
          [1, 1],
          [3, 3],
        ])
      )?.map(days),
    ).toEqual([[1, 0], [0]]);
  });
});

describe('incomplete histories', () => {
  test('without commits or without a repository there is no answer', async () => {
    const empty = scratchFolder({ a: 'x' });
    expect(await activity(empty, 'a', [[1, 1]])).toBeUndefined();
    git(empty, 'init', '-q');
    expect(await activity(empty, 'a', [[1, 1]])).toBeUndefined();
  });

  test('the first commit of a shallow clone is not counted', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    for (const day of [1, 2]) {
      writeFiles(root, { a: text(['one', `two ${day}`]) });
      commit(root, day);
    }
    const [one, two] = ['1', '2'].map((depth) => {
      const clone = join(scratchFolder(), 'clone');
      git(root, 'clone', '-q', '--depth', depth, `file://${root}`, clone);
      return clone;
    });
    expect(await activity(one!, 'a', [[1, 2]])).toBeUndefined();
    expect(
      (
        await activity(two!, 'a', [
          [1, 1],
          [2, 2],
        ])
      )?.map(days),
    ).toEqual([undefined, [2]]);
  });

  test('history is cut at the limits, and the answer gives its horizon', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    for (const day of [1, 2, 3]) {
      writeFiles(root, { a: text(['one', `two ${day}`]) });
      commit(root, day);
    }
    const limits = { commits: 2, bytes: 1_000_000, entries: 1_000_000 };
    const answer = await openActivity({ git: openGit(root)!, limits })([
      {
        path: 'a',
        lines: [
          [1, 1],
          [2, 2],
        ],
      },
    ]);
    expect(answer?.files[0]?.map(days)).toEqual([undefined, [3, 2]]);
    expect([answer?.now, answer?.horizon]).toEqual([FIRST + 3 * DAY, FIRST + 2 * DAY]);
  });

  test('requests of one run share a history until it is released', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    writeFiles(root, { a: text(['one', '2']) });
    commit(root, 3);
    const shared = openSharedActivity({ git: openGit(root)! });
    const request = { path: 'a', lines: [[1, 2] as const] };
    const first = await shared.read([request]);
    expect(first).toEqual(await openActivity({ git: openGit(root)! })([request]));
    writeFiles(root, { a: text(['one', 'II']) });
    commit(root, 4);
    expect(await shared.read([request])).toEqual(first);
    shared.release();
    expect((await shared.read([request]))?.files[0]?.map(days)).toEqual([[4, 3, 0]]);
  });

  test('history ends at a commit whose few objects describe more paths than the limit', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    const sane = git(root, 'rev-parse', 'HEAD^{tree}');
    commitTree(root, bombTree(root, 10, 3));
    commitTree(root, sane);
    const [line, request] = [[1, 2] as const, { path: 'a' }];
    const limits = { commits: 10, bytes: 1_000_000, entries: 1000 };
    const ask = openActivity({ git: openGit(root)!, limits });
    expect(await ask([{ ...request, lines: [line] }])).toBeUndefined();
    for (const day of [4, 5]) {
      writeFiles(root, { a: text(['one', `two ${day}`]) });
      commit(root, day);
    }
    const answer = await ask([{ ...request, lines: [line] }]);
    expect(answer?.files[0]?.map(days)).toEqual([[5, 4]]);
    expect(answer?.horizon).toBe(FIRST + 4 * DAY);
  });

  test('the limit counts every path, also of repeated trees', async () => {
    const root = scratchRepository({ a: text(['one', 'two']) });
    // 10 folders, each with 10 folders, each with 10 files, and the file `a` of later commits.
    commitTree(root, bombTree(root, 10, 2));
    git(root, 'read-tree', 'HEAD');
    git(root, 'reset', '-q', '--hard');
    writeFiles(root, { a: text(['one', 'three']) });
    commit(root, 3);
    const ask = async (entries: number) =>
      (await activity(root, 'a', [[1, 1]], { limits: { commits: 10, bytes: 1_000_000, entries } }))?.map(
        days,
      );
    expect(await ask(1111)).toEqual([[3]]);
    expect(await ask(1110)).toBeUndefined();
  });

  test('a file too large to compare has no lines, and others keep theirs', async () => {
    const large = Buffer.alloc(5_000_000, '\n');
    const root = scratchRepository({ a: text(['one']), large });
    writeFiles(root, { a: text(['1']), large: Buffer.concat([large, Buffer.from('more\n')]) });
    commit(root, 3);
    expect((await activity(root, 'large', [[1, 5_000_001]]))?.map(days)).toEqual([undefined]);
    expect((await activity(root, 'a', [[1, 1]]))?.map(days)).toEqual([[3, 0]]);
  });
});

/** Writes a tree with `width ** depth` folders, of `width` files each. */
function bombTree(root: string, width: number, depth: number): string {
  const make = (entry: string): string => {
    const entries = Array.from({ length: width }, (_, at) => `${entry}\te${at}\n`).join('');
    return execFileSync('git', ['mktree'], { cwd: root, input: entries, encoding: 'utf8' }).trim();
  };
  let tree = make(`100644 blob ${git(root, 'rev-parse', 'HEAD:a')}`);
  for (let level = 0; level < depth; level++) tree = make(`040000 tree ${tree}`);
  return tree;
}

/** Moves the branch to a commit with this tree. Index and files do not change. */
function commitTree(root: string, tree: string): void {
  git(root, 'update-ref', 'HEAD', git(root, 'commit-tree', tree, '-p', 'HEAD', '-m', 'made'));
}

test('the cache gives the same answer, also after new commits and after commits were removed', async () => {
  const root = scratchRepository({ a: text(['one', 'two', 'three']) });
  const cacheFile = join(scratchFolder(), 'sub', 'history.json');
  const same = async () => {
    const kept = await activity(
      root,
      'a',
      [
        [1, 1],
        [2, 3],
      ],
      { cacheFile },
    );
    expect(kept).toEqual(
      await activity(root, 'a', [
        [1, 1],
        [2, 3],
      ]),
    );
    return kept?.map(days);
  };
  await same();
  writeFiles(root, { a: text(['one', '2', 'three']) });
  commit(root, 1);
  expect(await same()).toEqual([[0], [1, 0]]);
  expect(await same()).toEqual([[0], [1, 0]]);
  git(root, 'reset', '-q', '--hard', 'HEAD~1');
  writeFiles(root, { a: text(['1', 'two', 'three']) });
  commit(root, 2);
  expect(await same()).toEqual([[2, 0], [0]]);
});

/** Arbitrary edits, each of which replaces some lines. */
const edits = fc.array(fc.record({ at: fc.nat(30), remove: fc.nat(4), insert: fc.nat(4) }), {
  minLength: 1,
  maxLength: 7,
});

test('the commits are those of `git log -L`', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(edits, fc.nat(20), fc.nat(6), async (changes, start, length) => {
      let serial = 0;
      const fresh = (count: number) => Array.from({ length: count }, () => `unique ${++serial}`);
      let lines = fresh(20);
      const root = scratchRepository({ a: text(lines) });
      for (const [day, { at, remove, insert }] of changes.entries()) {
        lines = lines.toSpliced(Math.min(at, lines.length), remove, ...fresh(insert));
        writeFiles(root, { a: text(lines) });
        commit(root, day + 1);
      }
      if (lines.length === 0) return;
      const first = 1 + (start % lines.length);
      const last = Math.min(lines.length, first + length);
      const [found] = (await activity(root, 'a', [[first, last]])) ?? [];
      const followed = git(root, 'log', `-L${first},${last}:a`, '--no-patch', '--format=%ct');
      expect(found?.times.map(String)).toEqual(followed.split('\n').filter(Boolean));
    }),
    { numRuns: 25 },
  );
});
