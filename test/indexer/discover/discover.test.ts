import { describe, expect, it } from 'vitest';
import { discover, type DiscoverOptions } from '../../../src/indexer/discover/discover.ts';
import type { SourceEntry } from '../../../src/indexer/source/source.ts';

const options: DiscoverOptions = { languageOf: (path) => (path.endsWith('.x') ? 'x' : undefined) };

function file(path: string, size = 10): SourceEntry {
  return { kind: 'file', path, size, stamp: '1' };
}

function link(path: string, target: string): SourceEntry {
  return { kind: 'symlink', path, target };
}

function pathsFor(paths: string[], more: Partial<DiscoverOptions>): string[] {
  return discover(
    paths.map((path) => file(path)),
    { ...options, ...more },
  ).files.map(({ path }) => path);
}

describe('discover', () => {
  it('returns files with their language, and others as text', () => {
    expect(discover([file('a.x'), file('notes')], options)).toEqual({
      files: [
        { path: 'a.x', size: 10, stamp: '1', language: 'x' },
        { path: 'notes', size: 10, stamp: '1', language: null },
      ],
      skipped: [],
      images: [],
      excludedCount: 0,
      outputFolders: [],
      findings: [],
    });
  });

  it('reports each entry that could not be read, unless it is excluded', () => {
    const entries: SourceEntry[] = ['a.x', 'b.x'].map((path) => ({
      kind: 'unreadable',
      path,
      detail: 'EACCES',
    }));
    const { findings, skipped } = discover(entries, { ...options, exclude: ['b.x'] });
    expect(skipped).toEqual([{ path: 'a.x', reason: 'unreadable' }]);
    expect(findings).toMatchObject([{ code: 'unreadable', path: 'a.x' }]);
  });

  it('returns the reason why a file is skipped', () => {
    const entries: SourceEntry[] = [
      file('big.x', 50_000_000),
      file('big.txt', 600_000),
      file('fine.x', 600_000),
      file('lib.min.x'),
      { kind: 'submodule', path: 'sub' },
      { kind: 'unreadable', path: 'caf\\xe9', detail: 'its name is not UTF-8' },
    ];
    const { files, skipped } = discover(entries, options);
    expect(files.map(({ path }) => path)).toEqual(['fine.x']);
    expect(skipped).toEqual([
      { path: 'big.x', reason: 'oversized' },
      { path: 'big.txt', reason: 'oversized' },
      { path: 'lib.min.x', reason: 'minified' },
      { path: 'sub', reason: 'submodule' },
      { path: 'caf\\xe9', reason: 'unreadable' },
    ]);
    expect(discover([file('a.x', 11)], { ...options, maxFileBytes: 10 }).skipped).toHaveLength(1);
  });

  it.each([
    ['a file', 'link', 'src/a.x', 'symlink'],
    ['a folder', 'src/link', '../lib', 'symlink'],
    ['through a link to a folder', 'link', 'lib-link/b.x', 'symlink'],
    ['nothing', 'link', 'absent', 'symlink-dangling'],
    ['above the root', 'link', '../etc', 'symlink-outside'],
    ['above the root and back', 'src/link', '../../root/src/a.x', 'symlink-outside'],
    ['an absolute path', 'link', '/etc/passwd', 'symlink-outside'],
    ['an absolute path, by way of another link', 'link', 'out/passwd', 'symlink-outside'],
    ['itself', 'link', 'link', 'symlink-loop'],
    ['a circle', 'link', 'circle', 'symlink-loop'],
    ['its own folder', 'src/link', '.', 'symlink-loop'],
    ['the root', 'src/link', '..', 'symlink-loop'],
  ])('classifies a link to %s', (_, path, target, reason) => {
    const entries = [
      file('src/a.x'),
      file('lib/b.x'),
      link('lib-link', 'lib'),
      link('out', '/etc'),
      link('circle', 'circle2'),
      link('circle2', 'circle'),
    ];
    const { skipped } = discover([...entries, link(path, target)], options);
    expect(skipped.at(-1)).toEqual({ path, reason });
  });

  it('applies globs: without a slash at every depth, folders with their contents', () => {
    const paths = ['a.x', 'a.test.x', 'docs/a.x', 'src/b.x', 'src/docs/c.x', 'src/d.test.x', '.hidden/e.x'];
    expect(pathsFor(paths, { exclude: ['*.test.x', 'docs'] })).toEqual(['a.x', 'src/b.x', '.hidden/e.x']);
    expect(pathsFor(paths, { exclude: ['/docs/'] })).toContain('src/docs/c.x');
    expect(pathsFor(paths, { include: ['src'] })).toEqual(['src/b.x', 'src/docs/c.x', 'src/d.test.x']);
    expect(pathsFor(paths, { include: ['src/**/*.x'], exclude: ['src/docs'] })).toEqual([
      'src/b.x',
      'src/d.test.x',
    ]);
    expect(pathsFor(paths, { include: ['./src/*.{x,y}'] })).toEqual(['src/b.x', 'src/d.test.x']);
  });

  it('takes names literally that look like globs or built-in object members', () => {
    const paths = ['[id].x', '!important.x', '__proto__', 'constructor', 'a\\b.x'];
    expect(pathsFor(paths, { exclude: ['i.x'] })).toEqual(paths);
    expect(
      discover(
        paths.map((path) => file(path)),
        { ...options, include: ['src'] },
      ).excludedCount,
    ).toBe(5);
  });

  it('skips output of this program', () => {
    const entries = [
      'site/.treeatlas-output',
      'site/index.x',
      'out/a.x',
      'half/.treeatlas-staging-0123/new/a.x',
      'half/b.x',
      'site.x',
    ];
    const found = discover(
      entries.map((path) => file(path)),
      { ...options, outputFolders: ['out'] },
    );
    expect(found.files.map(({ path }) => path)).toEqual(['site.x']);
    expect(found.outputFolders).toEqual(['half', 'out', 'site']);
  });

  it('ignores a marker in the root, which would hide the repository', () => {
    expect(pathsFor(['.treeatlas-output', 'a.x'], {})).toContain('a.x');
  });
});
