import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFolders } from '../../src/host/disk-folders.ts';
import type { SourceEntry } from '../../src/indexer/source/source.ts';
import { findOperation } from '../support/operations.ts';
import { inputJsonSchema } from '../../src/operations/json-schema.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

interface Node {
  kind: 'directory' | 'file' | 'symlink';
  name: string;
  path: string;
  depth: number;
  truncated?: boolean;
  children?: Node[];
}
interface Tree {
  root: Node;
  limit_reached: boolean;
  scanned_entries: number;
  total_dirs: number;
  total_files: number;
  total_symlinks: number;
  meta: { total: number; returned: number; truncated: boolean; next: object | null };
}

const files: Record<string, string | Uint8Array> = {
  'readme.md': '# Sample\n',
  'Zeta.txt': 'Z sorts before a\n',
  '.env.example': 'A=1\n',
  '.github/workflows/ci.yml': 'on: push\n',
  '.vscode/settings.json': '{}\n',
  'assets/logo.bin': new Uint8Array([0, 1, 2, 0]),
  'build/out.txt': 'made\n',
  'docs/dist/x.md': 'made\n',
  'docs/guide.md': 'Read.\n',
  'src/app/deep/er/est/last.ts': 'export const last = 1;\n',
  'src/app/main.ts': 'export const main = 1;\n',
  'src/app/main.log': 'log\n',
  'src/b.ts': 'export const b = 1;\n',
  'src/__proto__/x.ts': 'export const x = 1;\n',
  'src/node_modules/p/index.js': 'p();\n',
  'target/t.txt': 't\n',
};
const links = { 'src/link': 'app', 'src/a-link.ts': 'b.ts', dangling: 'nowhere', out: '../..' };

let store: Store;
beforeAll(async () => {
  const source = memorySource(files);
  const symlinks = Object.entries(links).map(([path, target]): SourceEntry => ({
    kind: 'symlink',
    path,
    target,
  }));
  const list = async () => [...(await source.list()), ...symlinks];
  store = new MemoryStore((await indexMemory({ ...source, list })).artifacts);
});

const tree = (input: object) => ask<Tree>('tree', input, store);
const nodes = (root: Node): Node[] => [root, ...(root.children ?? []).flatMap(nodes)];
const paths = ({ root }: Tree) => nodes(root).map(({ path }) => path);
const everything = { entry_kind: 'all', max_depth: 12, max_entries: 1000, include_hidden: true };

describe('the contents of the tree', () => {
  test('a directory is returned with its root', async () => {
    const { root, scanned_entries } = await tree({ path: '.' });
    expect(root).toMatchObject({ kind: 'directory', name: 'sample', path: '.', depth: 0 });
    expect(scanned_entries).toBeGreaterThanOrEqual(1);
  });

  test('by default, only directories down to three levels', async () => {
    const answer = await tree({ path: '.' });
    expect(paths(answer)).toEqual(['.', 'assets', 'docs', 'src', 'src/__proto__', 'src/app', 'src/app/deep']);
    expect(answer).toMatchObject({ limit_reached: false, total_dirs: 7, total_files: 0, total_symlinks: 0 });
    expect(await tree({ path: '.', entry_kind: 'directory', max_depth: 3, max_entries: 100 })).toEqual(
      answer,
    );
    expect(await tree({ path: '.', include_hidden: false, exclude: [] })).toEqual(answer);
  });

  test('directories come first, then files, then links, each sorted by UTF-16 code units', async () => {
    const answer = await tree({ path: '.', entry_kind: 'all', max_depth: 1 });
    expect(answer.root.children?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'directory assets',
      'directory docs',
      'directory src',
      'file Zeta.txt',
      'file readme.md',
      'symlink dangling',
      'symlink out',
    ]);
    expect(answer).toMatchObject({ scanned_entries: 8, total_dirs: 4, total_files: 2, total_symlinks: 2 });
  });

  test('skipped files are included, and folders that contain nothing else', async () => {
    expect(paths(await tree({ path: 'assets', entry_kind: 'all' }))).toEqual(['assets', 'assets/logo.bin']);
  });

  test('links are shown but not followed', async () => {
    const { root } = await tree({ path: 'src', entry_kind: 'all' });
    const shown = nodes(root).filter(({ kind }) => kind === 'symlink');
    expect(shown).toEqual([
      { kind: 'symlink', name: 'a-link.ts', path: 'src/a-link.ts', depth: 1 },
      { kind: 'symlink', name: 'link', path: 'src/link', depth: 1 },
    ]);
    expect(paths({ root } as Tree)).not.toContain('src/link/main.ts');
  });

  test('paths are relative to the root of the workspace, wherever the tree starts', async () => {
    const { root } = await tree({ path: './src//app/', entry_kind: 'all' });
    expect(nodes(root).map(({ path, depth }) => [path, depth])).toEqual([
      ['src/app', 0],
      ['src/app/deep', 1],
      ['src/app/deep/er', 2],
      ['src/app/deep/er/est', 3],
      ['src/app/main.log', 1],
      ['src/app/main.ts', 1],
    ]);
    for (const path of paths(await tree({ path: '.', ...everything }))) expect(path).not.toMatch(/^\/|\.\./);
  });

  test('equal questions have equal answers', async () => {
    const [first, second] = [
      await tree({ path: '.', ...everything }),
      await tree({ path: '.', ...everything }),
    ];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });
});

describe('a repository on the disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'treeatlas-tree-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  for (const path of ['ignored/made.log', 'src/b.ts', 'dist/x.js']) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  mkdirSync(join(root, 'empty'));
  symlinkSync('..', join(root, 'out'));
  execFileSync('mkfifo', [join(root, 'pipe')]);
  const onDisk = (input: object) => ask<Tree>('tree', input, store, undefined, diskFolders(root));

  test('is shown as it is: with ignored files and empty directories, without special files', async () => {
    expect(paths(await onDisk({ path: '.', entry_kind: 'all' }))).toEqual([
      '.',
      'empty',
      'ignored',
      'ignored/made.log',
      'src',
      'src/b.ts',
      'out',
    ]);
    expect(paths(await onDisk({ path: 'dist', entry_kind: 'all' }))).toEqual(['dist', 'dist/x.js']);
  });

  test('special files and links are no directories, and nothing behind a link is shown', async () => {
    await expect(onDisk({ path: 'pipe' })).rejects.toMatchObject({
      code: 'NOT_DIRECTORY',
      message: '"pipe" is a special file, not a directory.',
    });
    await expect(onDisk({ path: 'out' })).rejects.toMatchObject({ code: 'NOT_DIRECTORY' });
    await expect(onDisk({ path: 'out/etc' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(onDisk({ path: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('depth', () => {
  test('0 returns only the root, marked as truncated', async () => {
    expect((await tree({ path: 'src', max_depth: 0 })).root).toEqual({
      kind: 'directory',
      name: 'src',
      path: 'src',
      depth: 0,
      truncated: true,
    });
  });

  test('only directories at the limit are truncated and have no children', async () => {
    const { root } = await tree({ path: '.', max_depth: 2, entry_kind: 'all' });
    for (const node of nodes(root).filter(({ kind }) => kind === 'directory')) {
      expect(node.truncated).toBe(node.depth === 2 ? true : undefined);
      expect(node.children === undefined).toBe(node.depth === 2);
    }
  });

  test('12 is the maximum', async () => {
    expect(paths(await tree({ path: '.', max_depth: 12, entry_kind: 'all' }))).toContain(
      'src/app/deep/er/est/last.ts',
    );
  });
});

describe('number of nodes', () => {
  test('the root counts, and the walk ends at the limit', async () => {
    const answer = await tree({ path: '.', max_entries: 3, entry_kind: 'all' });
    expect(paths(answer)).toEqual(['.', 'assets', 'assets/logo.bin']);
    expect(answer).toMatchObject({
      limit_reached: true,
      scanned_entries: 3,
      meta: { returned: 3, truncated: true, next: { max_entries: 1000 } },
    });
    expect(paths(await tree({ path: '.', max_entries: 1 }))).toEqual(['.']);
  });

  test('nothing is omitted below the limit', async () => {
    const whole = await tree({ path: '.' });
    expect(await tree({ path: '.', max_entries: whole.scanned_entries + 1 })).toEqual(whole);
    expect(whole.meta).toMatchObject({ truncated: false, next: null });
  });

  test('the counts match the tree for every limit', async () => {
    const all = paths(await tree({ path: '.', ...everything }));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (limit) => {
        const answer = await tree({ path: '.', ...everything, max_entries: limit });
        const kinds = nodes(answer.root).map(({ kind }) => kind);
        expect(paths(answer)).toEqual(all.slice(0, limit));
        expect(answer.limit_reached).toBe(all.length >= limit);
        expect(answer.scanned_entries).toBe(kinds.length);
        expect([answer.total_dirs, answer.total_files, answer.total_symlinks]).toEqual(
          ['directory', 'file', 'symlink'].map((kind) => kinds.filter((each) => each === kind).length),
        );
      }),
    );
  });
});

describe('excluded names', () => {
  test('are always .git, node_modules, dist, build, target, .vscode, .DS_Store', async () => {
    const all = paths(await tree({ path: '.', ...everything }));
    expect(all).not.toContain('build');
    expect(all).not.toContain('target');
    expect(all).not.toContain('.vscode');
    expect(all).not.toContain('docs/dist');
    expect(all).not.toContain('src/node_modules');
  });

  test('do not include the directory in the input', async () => {
    expect(paths(await tree({ path: 'build', entry_kind: 'all' }))).toEqual(['build', 'build/out.txt']);
    expect(paths(await tree({ path: '.github', entry_kind: 'all' }))).toEqual([
      '.github',
      '.github/workflows',
      '.github/workflows/ci.yml',
    ]);
  });

  test('include hidden names unless `include_hidden` is set', async () => {
    expect(paths(await tree({ path: '.', entry_kind: 'all' }))).not.toContain('.env.example');
    const shown = paths(await tree({ path: '.', entry_kind: 'all', include_hidden: true }));
    expect(shown).toEqual(expect.arrayContaining(['.env.example', '.github', '.github/workflows']));
  });

  test.each([
    ['**/*.log', 'src/app/main.log', 'src/app/main.ts'],
    ['src/app/**', 'src/app', 'src/b.ts'],
    ['**/app/**', 'src/app/main.ts', 'src/b.ts'],
    ['src/?.ts', 'src/b.ts', 'src/app/main.ts'],
    ['*.md', 'docs/guide.md', 'src/b.ts'],
    ['/*.md', 'readme.md', 'docs/guide.md'],
    ['{docs,assets}', 'docs/guide.md', 'src/b.ts'],
    ['**/[a-c].ts', 'src/b.ts', 'src/app/main.ts'],
    ['dangling', 'dangling', 'out'],
  ])('match the glob %s, relative to the root of the workspace', async (glob, gone, left) => {
    const all = { ...everything, path: '.' };
    expect(paths(await tree(all))).toEqual(expect.arrayContaining([gone, left]));
    const answer = paths(await tree({ ...all, exclude: [glob] }));
    expect(answer).not.toContain(gone);
    expect(answer).toContain(left);
  });

  test('a glob that makes backtracking engines explode takes linear time', async () => {
    const exclude = [`${'**/'.repeat(40)}${'*a'.repeat(60)}b`, `${'{a,b}'.repeat(15)}c`];
    expect(paths(await tree({ path: '.', exclude }))).toEqual(paths(await tree({ path: '.' })));
  });
});

describe('errors', () => {
  test.each([
    [{}, 'INVALID_ARGUMENT'],
    [{ path: '' }, 'INVALID_ARGUMENT'],
    [{ path: 7 }, 'INVALID_ARGUMENT'],
    [{ path: '/etc' }, 'INVALID_ARGUMENT'],
    [{ path: 'C:\\x' }, 'INVALID_ARGUMENT'],
    [{ path: '../x' }, 'INVALID_ARGUMENT'],
    [{ path: 'src/../..' }, 'INVALID_ARGUMENT'],
    [{ path: 'src/a\0b' }, 'INVALID_ARGUMENT'],
    [{ path: '.', entry_kind: 'file' }, 'INVALID_ARGUMENT'],
    [{ path: '.', max_depth: -1 }, 'INVALID_ARGUMENT'],
    [{ path: '.', max_depth: 13 }, 'INVALID_ARGUMENT'],
    [{ path: '.', max_depth: 'three' }, 'INVALID_ARGUMENT'],
    [{ path: '.', max_entries: 0 }, 'INVALID_ARGUMENT'],
    [{ path: '.', max_entries: 1001 }, 'INVALID_ARGUMENT'],
    [{ path: '.', include_hidden: 'yes' }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: '*.ts' }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: [7] }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: ['src/['] }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: ['{a,b'] }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: [''] }, 'INVALID_ARGUMENT'],
    [{ path: '.', exclude: ['*'.repeat(10_000)] }, 'INVALID_ARGUMENT'],
    [{ path: 'nowhere' }, 'NOT_FOUND'],
    [{ path: 'src/nowhere/deeper' }, 'NOT_FOUND'],
    [{ path: 'x'.repeat(10_000) }, 'INVALID_ARGUMENT'],
    [{ path: '__proto__' }, 'NOT_FOUND'],
    [{ path: 'src/link/deep' }, 'NOT_FOUND'],
    [{ path: 'readme.md' }, 'NOT_DIRECTORY'],
    [{ path: 'assets/logo.bin' }, 'NOT_DIRECTORY'],
    [{ path: 'src/link' }, 'NOT_DIRECTORY'],
  ])('%j: %s', async (input, code) => {
    await expect(runOperation(findOperation('tree')!, store, input)).rejects.toMatchObject({ code });
  });
});

test('the tool is published in the wording of the contract', () => {
  const operation = findOperation('tree')!;
  expect({
    name: operation.name,
    description: operation.description,
    parameters: inputJsonSchema(operation),
  }).toEqual({
    name: 'tree',
    description: 'Returns a workspace tree: directories only or directories with files.',
    parameters: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Directory path in workspace.' },
        entry_kind: {
          type: 'string',
          enum: ['directory', 'all'],
          default: 'directory',
          description: 'Node types to include (default: directory).',
        },
        max_depth: { type: 'number', default: 3, description: 'Maximum traversal depth (default: 3).' },
        max_entries: { type: 'number', default: 100, description: 'Maximum node count (default: 100).' },
        include_hidden: {
          type: 'boolean',
          default: false,
          description: 'Include dot-prefixed entries (default: false).',
        },
        exclude: {
          type: 'array',
          items: { type: 'string' },
          description: 'Glob patterns to exclude paths.',
        },
      },
      required: ['path'],
    },
  });
});
