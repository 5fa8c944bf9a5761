import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, treeatlas } from './run-treeatlas.ts';

const MARKER = 'atlas/.treeatlas-output';

/** Attacks by files of a repository that lie where its atlas is written by default. `victim` is beside the clone. */
const attacks: Record<string, { files: Record<string, string>; links?: Record<string, string> }> = {
  'a marker that lists a folder outside': {
    files: { [MARKER]: '{"generator":"treeatlas","generation":"x","entries":["../../victim"]}' },
  },
  'a marker that lists a link': {
    files: { [MARKER]: '{"generator":"treeatlas","generation":"x","entries":["link"]}' },
    links: { 'atlas/link': '../../victim' },
  },
  'a journal that moves a file outside': {
    files: {
      [MARKER]: '{"generator":"treeatlas","generation":"x","entries":[]}',
      'atlas/.treeatlas-staging/old/.k': '',
      'atlas/.treeatlas-staging/journal.json': '{"remove":["../../victim/keep.txt"],"put":[]}',
    },
  },
  'a link in the place of the output': { files: {}, links: { atlas: '../victim' } },
};

describe('a clone that contains an output folder', () => {
  it.each(Object.keys(attacks))('writes and removes nothing outside: %s', async (name) => {
    const { files, links = {} } = attacks[name] ?? { files: {} };
    const folder = scratch();
    put(folder, { 'victim/keep.txt': 'thesis', 'origin/a.txt': 'text', ...under('origin', files) });
    for (const [path, target] of Object.entries(links)) {
      mkdirSync(dirname(join(folder, 'origin', path)), { recursive: true });
      symlinkSync(target, join(folder, 'origin', path));
    }
    git(join(folder, 'origin'), 'init', '-q', '.');
    git(join(folder, 'origin'), 'add', '-A');
    git(join(folder, 'origin'), 'commit', '-qm', 'x');
    git(folder, 'clone', '-q', 'origin', 'clone');

    for (const force of [[], ['--force']]) {
      const { code, stderr } = await treeatlas(['build', 'clone', ...force], { cwd: folder });
      expect(stderr).toMatch(
        /your builds did not write|lead out of the repository through the symbolic link|Git tracks files in the output/,
      );
      expect(code).not.toBe(0);
      expect(readFileSync(join(folder, 'victim/keep.txt'), 'utf8')).toBe('thesis');
      expect(git(join(folder, 'clone'), 'status', '--porcelain')).toBe('');
    }
    const { code } = await treeatlas(['build', 'clone', '--out', 'site'], { cwd: folder });
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
  });
});

it('an output can be a checkout of its own branch, after one build with --force', async () => {
  const folder = scratch();
  put(folder, { 'app/a.txt': 'text', 'pages/README.md': 'old' });
  git(join(folder, 'pages'), 'init', '-q', '.');
  git(join(folder, 'pages'), 'add', '-A');
  git(join(folder, 'pages'), 'commit', '-qm', 'x');
  const refused = await treeatlas(['build', 'app', '--out', 'pages'], { cwd: folder });
  expect(refused.code).not.toBe(0);
  for (const force of [['--force'], []]) {
    const { code } = await treeatlas(['build', 'app', '--out', 'pages', ...force], { cwd: folder });
    expect(code).toBe(0);
    git(join(folder, 'pages'), 'add', '-A');
    git(join(folder, 'pages'), 'commit', '-qm', 'atlas', '--allow-empty');
  }
  expect(git(join(folder, 'pages'), 'ls-files', 'index.html', 'README.md')).toBe('README.md\nindex.html');
});

function put(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function under(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trimEnd();
}
