import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openActivity } from '../../src/git/activity/activity.ts';
import { parseCommit } from '../../src/git/commit-object.ts';
import { commitDay } from '../../src/git/commit-day.ts';
import type { Git } from '../../src/git/git.ts';
import { openGit } from '../support/open-git.ts';
import { readLog } from '../../src/git/log.ts';
import { openCommit } from '../../src/indexer/source/commit.ts';
import { git, scratchFolder, scratchRepository } from '../indexer/source/scratch.ts';

const unmasked = (text: string): string => text;
const open = (root: string): Git => openGit(root)!;

interface Odd {
  author?: string;
  committer?: string;
  more?: string;
  message?: string | Buffer;
  parents?: string[];
}

const person = 'A <a@example.org> 978307200 +0000';

function bytesOf(
  { author = person, committer = person, more = '', message = 'm\n' }: Odd,
  head = '',
): Buffer {
  const lines = `${head}author ${author}\ncommitter ${committer}\n${more}\n`;
  return Buffer.concat([Buffer.from(lines, 'latin1'), Buffer.from(message)]);
}

/** Writes a commit that git itself would not create, with the files of HEAD, and makes it HEAD. */
function commit(root: string, odd: Odd): string {
  const parents = odd.parents ?? [git(root, 'rev-parse', 'HEAD')];
  const tree = git(root, 'rev-parse', 'HEAD^{tree}');
  const head = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)].join('\n');
  const hash = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], {
    cwd: root,
    input: bytesOf(odd, `${head}\n`),
    env: { PATH: process.env['PATH'] },
  });
  git(root, 'update-ref', 'HEAD', hash.toString().trim());
  return hash.toString().trim();
}

describe('a commit object', () => {
  it.each([
    ['978307200 +0000', 978307200, 0],
    ['978307200 -0330', 978307200, -210],
    ['978307200 +9999', 978307200, 99 * 60 + 99],
    ['4102444800 +0000', 4102444800, 0],
    ['253402300799 +0000', 253402300799, 0],
    ['253402300800 +0000', 0, 0],
    ['99999999999999999999999 +0000', 0, 0],
    ['-1 +0000', 0, 0],
    ['978307200', 978307200, 0],
    ['', 0, 0],
    ['yesterday', 0, 0],
  ])('with the date "%s" has the time %d', (written, time, offset) => {
    const { committer } = parseCommit(bytesOf({ committer: `A <a@b> ${written}` }), unmasked);
    expect([committer.time, committer.offset + 0]).toEqual([time, offset]);
    expect(() => new Date(committer.time * 1000).toISOString()).not.toThrow();
  });

  it.each([
    ['A B <a@b> 1 +0000', 'A B', 'a@b'],
    [' <> 1 +0000', '', ''],
    ['<a@b> 1 +0000', '', 'a@b'],
    ['A > B <a@b> 1 +0000', 'A > B', 'a@b'],
    ['A <a@b> c> 1 +0000', 'A', 'a@b'],
    ['A', 'A', ''],
    ['', '', ''],
    ['A\u001b[31m\u0007 <a@b> 1 +0000', 'A [31m', 'a@b'],
  ])('with the author "%s" is parsed', (author, name, email) => {
    expect(parseCommit(bytesOf({ author }), unmasked).author).toMatchObject({ name, email });
  });

  it.each([
    ['one\n\ntwo\n', 'one'],
    ['one\ntwo\nthree\n \nfour', 'one two three'],
    ['\n\n  \none\n', 'one'],
    ['one', 'one'],
    ['', ''],
    ['one\u0000two\u0007\tthree', 'one two  three'],
  ])('with the message %j has its subject', (message, subject) => {
    expect(parseCommit(bytesOf({ message }), unmasked).subject).toBe(subject);
  });

  it.each([
    ['', Buffer.from('Grüße 日本'), 'Grüße 日本'],
    ['', Buffer.from('Grüße', 'latin1'), 'Grüße'],
    ['encoding ISO-8859-1\n', Buffer.from('Grüße', 'latin1'), 'Grüße'],
    ['encoding Shift_JIS\n', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), '日本'],
    ['encoding nobody-knows\n', Buffer.from('Grüße'), 'Grüße'],
    ['gpgsig -----BEGIN\n author X <x@x> 5 +0000\n encoding UTF-16\n', Buffer.from('signed'), 'signed'],
  ])('is decoded by its encoding (%j)', (more, message, subject) => {
    const { subject: read, author } = parseCommit(bytesOf({ more, message }), unmasked);
    expect([read, author.name]).toEqual([subject, 'A']);
  });

  it('is shortened if it is too long', () => {
    const long = '😀'.repeat(300_000);
    const { subject, author } = parseCommit(
      Buffer.from(`author ${long} <${long}> 5 +0000\ncommitter ${person}\n\n${long}`),
      unmasked,
    );
    // The text does not end in half of a surrogate pair.
    expect([subject.length, author.name.length, author.email.length]).toEqual([499, 199, 199]);
    for (const text of [subject, author.name]) expect(text).toMatch(/^(?:😀)+…$/u);
    expect(author.time).toBe(5);
  });

  it('may contain any bytes', () => {
    for (const bytes of ['', '\n', '\n\n', 'tree', 'author\ncommitter\n\n', '\u0000'])
      expect(parseCommit(Buffer.from(bytes), unmasked)).toMatchObject({ parents: [], subject: '' });
  });
});

describe('a history of malformed commits', () => {
  it('is listed, compared and followed like any other', async () => {
    const root = scratchRepository({ 'a.txt': 'one\n' });
    const first = git(root, 'rev-parse', 'HEAD');
    const odd: Odd[] = [
      { committer: 'A <a@b> 99999999999999999 +9999', message: 'late' },
      { committer: 'A <a@b> -5 +0000', message: 'early' },
      { author: ' <> 1 +0000', committer: ' <> 1 +0000', message: Buffer.from([0xff, 0xfe, 0x0a]) },
      { author: `${'n'.repeat(1_000_000)} <e> 1 +0000`, message: 'm'.repeat(1_000_000) },
      { message: '' },
    ];
    for (const each of odd) commit(root, each);
    const tip = git(root, 'rev-parse', 'HEAD');
    const root2 = commit(root, { parents: [], message: 'another beginning' });
    commit(root, { parents: [root2, first, tip], message: 'octopus' });
    const log = await readLog(open(root), 20);
    expect(log.commits.map(({ subject }) => subject).sort()).toEqual(
      expect.arrayContaining(['', 'another beginning', 'first', 'octopus']) as string[],
    );
    expect([log.total, log.commits.length]).toEqual([8, 8]);
    for (const { time } of log.commits) expect(new Date(time).toISOString()).toBe(time);
    expect(await openActivity({ git: open(root) })([{ path: 'a.txt', lines: [[1, 1]] }])).toBeDefined();
    const source = await openCommit(root, 'HEAD^2');
    expect((await source.list()).map(({ path }) => path)).toEqual(['a.txt']);
    await source.close();
  });

  it('gives the day of a commit in the time zone of the committer', async () => {
    const root = scratchRepository({ a: '' });
    const day = async (committer: string) => commitDay(open(root), commit(root, { committer }));
    expect(await day('A <a@b> 978307199 +0000')).toBe('2000-12-31');
    expect(await day('A <a@b> 978307199 +0100')).toBe('2001-01-01');
    expect(await day('A <a@b> 978307200 -0100')).toBe('2000-12-31');
    expect(await day('A <a@b> 253402300799 +9999')).toMatch(/^.?\d{4,6}-\d\d/);
    expect(await day('A <a@b> nonsense')).toBe('1970-01-01');
  });

  it('with many commits is read completely', async () => {
    const root = scratchFolder();
    git(root, 'init', '-q', '-b', 'main');
    const many = 400;
    const stream = Array.from({ length: many }, (_, at) => {
      const text = `line ${at}\n`.repeat(3);
      return `commit refs/heads/main\ncommitter A <a@example.org> ${1e9 + at} +0000\ndata 2\nm\nM 100644 inline a.txt\ndata ${text.length}\n${text}\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: stream.join('') });
    git(root, 'reset', '-q', '--hard');
    const log = await readLog(open(root), 1000);
    expect([log.total, log.commits.length]).toEqual([many, many]);
    const answer = await openActivity({ git: open(root) })([{ path: 'a.txt', lines: [[1, 3]] }]);
    expect(answer?.files[0]?.[0]).toMatchObject({ total: many, lastAuthor: 'a@example.org' });
  });
});

it('a worktree with reftables is read, if git supports them', async (context) => {
  const root = scratchFolder({ 'a.txt': 'a' });
  try {
    git(root, 'init', '-q', '-b', 'main', '--ref-format=reftable');
  } catch {
    context.skip();
    return;
  }
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'first');
  expect((await readLog(open(join(root)), 5)).total).toBe(1);
});
