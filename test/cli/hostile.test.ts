import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import { scratch, treeatlas, type Run } from './run-treeatlas.ts';

/** 255 bytes, which is as long as a name can be. */
const longest = `${'l'.repeat(252)}.py`;
const names = [
  'with space.py',
  `quote"and'.py`,
  '<script>alert(1).py',
  'percent%41#hash?question.py',
  'emoji 🌳.py',
  'line\nfeed.py',
  'Case.py',
  'case.py',
  'CON.py',
  'index.html',
  '.hidden.py',
  longest,
];

const sources: Record<string, string | Uint8Array> = {
  'binary.py': Uint8Array.from({ length: 400 }, (_, i) => i % 7),
  'utf8.py': Buffer.concat([
    Buffer.from('def broken_bytes():\n    return "'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"\n'),
  ]),
  'bom.py': '\ufeffdef after_bom():\n    pass\n',
  'crlf.py': 'def first():\r\n    pass\r\n\r\ndef second():\r\n    first()\r\n',
  'brackets.py': `deep = ${`${'['.repeat(50)}\n`.repeat(80)}${`${']'.repeat(50)}\n`.repeat(80)}`,
  'one-line.py': `x = "${'y'.repeat(5_000_000)}"\n`,
  'huge.py': Buffer.alloc(50_000_000, 'x = 1\n'),
  'proto.js':
    'export function __proto__() {}\nexport class constructor { toString() {} }\nexport const hasOwnProperty = 1;\n',
  'script.js': 'export const end = "</script><script>alert(1)</script>";\n',
};

/** One repository with all of it: whatever is in one file must not spoil another. */
describe('a hostile repository', () => {
  let cwd: string;
  let run: Run;
  let index: AtlasIndex;

  beforeAll(async () => {
    cwd = join(scratch(), 'repository');
    for (const name of names) write(join('names', name), 'def inside():\n    pass\n');
    for (const [name, text] of Object.entries(sources)) write(join('sources', name), text);
    write('../outside/secret.py', 'PASSWORD = "hunter2"\n');
    symlinkSync('../../outside/secret.py', join(cwd, 'names', 'link.py'));
    symlinkSync('../names', join(cwd, 'names', 'loop'));
    symlinkSync('nowhere', join(cwd, 'names', 'dangling'));
    run = await treeatlas(['build'], { cwd });
    index = read('api/v1/index.json') as AtlasIndex;
  });

  function write(path: string, text: string | Uint8Array): void {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }

  function read(path: string): unknown {
    return JSON.parse(readFileSync(join(cwd, 'atlas', path), 'utf8'));
  }

  it('is built, without a stack trace and without a control character', () => {
    expect(run).toMatchObject({ code: 0, stdout: '' });
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect(run.stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('has a page for every name, on every file system', () => {
    const directory = read('api/v1/tree/names/index.json') as { files: { name: string; address: string }[] };
    expect(directory.files.map(({ name }) => name).sort()).toEqual([...names].sort());
    const addresses = directory.files.map(({ address }) => address);
    expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(names.length);
    for (const address of addresses) {
      expect(existsSync(join(cwd, 'atlas', 'file', `${address}.html`)), address).toBe(true);
      expect(address).toMatch(/^[\x21-\x7e]+$/);
    }
  });

  it('is never shown as markup', () => {
    for (const name of readdirSync(join(cwd, 'atlas'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.html')) continue;
      const withoutAttributes = readFileSync(join(cwd, 'atlas', name), 'utf8').replace(/="[^"]*"/g, '');
      expect(/<script>alert/.exec(withoutAttributes), name).toBeNull();
    }
  });

  it('reports skipped files and the reasons', () => {
    const reasons = Object.fromEntries(
      index.coverage.reasons.map(({ reason, examples }) => [reason, examples]),
    );
    expect(reasons['binary']).toEqual(['sources/binary.py']);
    expect(reasons['oversized']).toContain('sources/huge.py');
    expect(reasons['symlink-outside']).toEqual(['names/link.py']);
  });

  it('shows nothing from outside', () => {
    const pages = readdirSync(join(cwd, 'atlas'), { recursive: true, encoding: 'utf8' });
    for (const name of pages.filter((each) => /\.(html|json)$/.test(each))) {
      expect(readFileSync(join(cwd, 'atlas', name), 'utf8'), name).not.toContain('hunter2');
    }
  });

  it('publishes what can be parsed of broken files', async () => {
    const symbols = await Promise.all(
      ['after_bom', 'deep', 'second', 'broken_bytes', '__proto__', 'constructor'].map(async (name) => {
        const { stdout } = await treeatlas(['find-definition', name, '--repo', 'atlas', '--json'], { cwd });
        return (JSON.parse(stdout) as { symbol: { name?: string; id: string } | null }).symbol?.id;
      }),
    );
    expect(symbols).toEqual([
      'function:sources/bom.py:after_bom',
      'variable:sources/brackets.py:deep',
      'function:sources/crlf.py:second',
      'function:sources/utf8.py:broken_bytes',
      'function:sources/proto.js:__proto__',
      'class:sources/proto.js:constructor',
    ]);
  });
});

describe('an unusual repository folder', () => {
  function git(cwd: string, ...args: string[]): string {
    const identity = [
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.org',
      '-c',
      'protocol.file.allow=always',
    ];
    return execFileSync('git', [...identity, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  function repository(folder: string, files: Record<string, string>): void {
    mkdirSync(folder, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'first');
  }

  it('a folder of a git repository has an atlas of that folder only', async () => {
    const top = join(scratch(), 'top');
    repository(top, { 'part/a.py': 'A = 1\n', 'other/b.py': 'B = 1\n' });
    const { code } = await treeatlas(['build', '--out', '../../out'], { cwd: join(top, 'part') });
    expect(code).toBe(0);
    expect(existsSync(join(top, '..', 'out', 'file', 'a.py.html'))).toBe(true);
    expect(readdirSync(join(top, '..', 'out', 'file'))).toEqual(['a.py.html', 'a.py.md', 'a.py~']);
  });

  it('a submodule is reported as skipped', async () => {
    const folder = scratch();
    repository(join(folder, 'library'), { 'lib.py': 'L = 1\n' });
    repository(join(folder, 'app'), { 'app.py': 'A = 1\n' });
    git(join(folder, 'app'), 'submodule', '--quiet', 'add', '../library', 'vendored');
    git(join(folder, 'app'), 'commit', '-q', '-m', 'second');
    const { code, stderr } = await treeatlas(['build'], { cwd: join(folder, 'app') });
    expect(code).toBe(0);
    expect(stderr).toContain('git submodule');
    expect(existsSync(join(folder, 'app', 'atlas', 'file', 'vendored'))).toBe(false);
  });
});
