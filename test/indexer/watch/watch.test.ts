import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectChanges } from '../../../src/indexer/watch/collect-changes.ts';
import { watchRepository, type WatchOptions } from '../../../src/indexer/watch/watch-repository.ts';
import { git, scratchFolder, scratchRepository, writeFiles } from '../source/scratch.ts';

describe('collectChanges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('combines many changes into one report after a quiet period', async () => {
    const told: string[][] = [];
    const collector = collectChanges((paths) => void told.push(paths), { quietMs: 100, maxWaitMs: 1000 });
    for (const path of ['b', 'a', 'b']) {
      collector.add(path);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([['a', 'b']]);
  });

  it('reports at the deadline without a quiet period', async () => {
    const told: string[][] = [];
    const collector = collectChanges((paths) => void told.push(paths), { quietMs: 100, maxWaitMs: 250 });
    for (let i = 0; i < 6; i++) {
      collector.add(`f${i}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(told).toEqual([['f0', 'f1', 'f2', 'f3', 'f4']]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toHaveLength(2);
  });

  it('collects changes while a report is processed', async () => {
    const told: string[][] = [];
    let finish = (): void => undefined;
    const collector = collectChanges(
      (paths) => {
        told.push(paths);
        return new Promise((resolve) => (finish = resolve));
      },
      { quietMs: 100, maxWaitMs: 1000 },
    );
    collector.add('a');
    await vi.advanceTimersByTimeAsync(100);
    collector.add('b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual([['a']]);
    finish();
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([['a'], ['b']]);
  });

  it('reports nothing after it is closed', async () => {
    const told: string[][] = [];
    const collector = collectChanges((paths) => void told.push(paths), { quietMs: 100, maxWaitMs: 1000 });
    collector.add('a');
    collector.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual([]);
  });
});

/** All paths reported since the start, as a growing set. */
function watched(root: string, options: Partial<WatchOptions> = {}): Set<string> {
  const told = new Set<string>();
  const watcher = watchRepository(root, {
    onChange: (paths) => paths.forEach((path) => told.add(path)),
    quietMs: 20,
    ...options,
  });
  onTestFinished(() => watcher.close());
  return told;
}

async function toldOf(told: Set<string>, ...paths: string[]): Promise<void> {
  await expect.poll(() => paths.filter((path) => !told.has(path)), { timeout: 10_000 }).toEqual([]);
}

describe('watchRepository', () => {
  it('reports files that are written, created, deleted and saved by renaming', async () => {
    const root = scratchFolder({ 'a.txt': '', 'd/b.txt': '', 'd/c.txt': '', 'd/e.txt.tmp': '' });
    const told = watched(root);
    writeFileSync(join(root, 'a.txt'), 'changed');
    rmSync(join(root, 'd/b.txt'));
    writeFileSync(join(root, 'd/new.txt'), '');
    renameSync(join(root, 'd/e.txt.tmp'), join(root, 'd/c.txt'));
    await toldOf(told, 'a.txt', 'd/b.txt', 'd/new.txt', 'd/c.txt');
  });

  it('watches folders that are created, recreated or moved in', async () => {
    const root = scratchFolder({ 'old/a.txt': '' });
    const elsewhere = scratchFolder({ 'x/y/z.txt': '' });
    const told = watched(root);
    mkdirSync(join(root, 'new/deep'), { recursive: true });
    renameSync(join(elsewhere, 'x'), join(root, 'moved'));
    await toldOf(told, 'new', 'moved/y/z.txt');
    rmSync(join(root, 'old'), { recursive: true });
    await toldOf(told, 'old');
    mkdirSync(join(root, 'old'));
    await expect
      .poll(() => {
        writeFiles(root, { 'old/again.txt': '', 'new/deep/b.txt': '', 'moved/y/z2.txt': '' });
        return ['old/again.txt', 'new/deep/b.txt', 'moved/y/z2.txt'].every((path) => told.has(path));
      })
      .toBe(true);
  });

  it('reports a checkout of thousands of files', async () => {
    const names = Array.from({ length: 3000 }, (_, i) => `d${i % 30}/f${i}.txt`);
    const root = scratchRepository({ first: '' });
    git(root, 'checkout', '-q', '-b', 'many');
    writeFiles(root, Object.fromEntries(names.map((name) => [name, ''])));
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'many');
    git(root, 'checkout', '-q', 'main');
    const told = watched(root);
    git(root, 'checkout', '-q', 'many');
    await toldOf(told, '.git/HEAD', ...names);
  });

  it('reports commits, also when a subfolder is watched', async () => {
    const root = scratchRepository({ 'sub/a.txt': '' });
    const told = watched(join(root, 'sub'));
    writeFiles(root, { 'sub/b.txt': '' });
    git(root, 'add', '-A');
    await toldOf(told, 'b.txt', '.git/index');
  });

  it('reports a commit that changes no file', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    const told = watched(root);
    git(root, 'commit', '-q', '--allow-empty', '-m', 'nothing');
    await toldOf(told, '.git/HEAD');
  });

  it('ignores its own output, packages, and links', async () => {
    const root = scratchFolder({
      'atlas/.treeatlas-output': '',
      'out/x': '',
      'node_modules/p/i.js': '',
    });
    symlinkSync('.', join(root, 'loop'));
    const told = watched(root, { outputFolders: ['out'] });
    writeFiles(root, {
      'atlas/index.html': '',
      'out/y': '',
      'node_modules/p/j.js': '',
      '.git/HEAD2': '',
    });
    writeFiles(root, { 'last.txt': '' });
    await toldOf(told, 'last.txt');
    expect([...told]).toEqual(['last.txt']);
  });

  it('lets the process end after it is closed', () => {
    const root = scratchFolder({ 'a/b': '' });
    const module = join(import.meta.dirname, '../../../src/indexer/watch/watch-repository.ts');
    const code = `const { watchRepository } = await import(${JSON.stringify(module)});
      watchRepository(${JSON.stringify(root)}, { onChange() {} }).close(); console.log('ended');`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(output).toBe('ended\n');
  });
});
