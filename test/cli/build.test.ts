import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import { fixture, scratch, treeatlas, type Run } from './run-treeatlas.ts';

function indexOf(out: string): AtlasIndex {
  return JSON.parse(readFileSync(join(out, 'api', 'v1', 'index.json'), 'utf8')) as AtlasIndex;
}

type FixtureName = Parameters<typeof fixture>[0];

const builds = new Map<FixtureName, Promise<Run & { cwd: string }>>();

/** A fixture with its atlas, made once for all tests that change no source of it. */
function built(name: FixtureName): Promise<Run & { cwd: string }> {
  let build = builds.get(name);
  if (!build) {
    const cwd = fixture(name);
    build = treeatlas(['build'], { cwd }).then((run) => ({ ...run, cwd }));
    builds.set(name, build);
  }
  return build;
}

describe('treeatlas build', () => {
  it.each(['tiny-typescript', 'tiny-python', 'mixed'] as const)('makes an atlas of %s', async (name) => {
    const { cwd, code, stdout, stderr } = await built(name);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/files\s+\d+ with \d+ lines and \d+ symbols/);
    expect(stderr).toMatch(/resolved: \d+ scope, \d+ import/);
    expect(stderr).toContain(join(cwd, 'atlas'));
    expect(stderr).not.toContain('\u001b');
    expect(existsSync(join(cwd, 'atlas', 'index.html'))).toBe(true);
    const { counts, coverage } = indexOf(join(cwd, 'atlas'));
    expect(counts.symbols).toBeGreaterThan(10);
    expect(coverage.sites.certain).toBeGreaterThan(coverage.sites.candidate);
  });

  it('reports failed and skipped files, and publishes the rest', async () => {
    const { cwd, stderr } = await built('mixed');
    expect(stderr).toMatch(/findings\s+1 file of which parts could not be parsed/);
    expect(stderr).toContain('not text (logo.png)');
    expect(existsSync(join(cwd, 'atlas', 'file', 'server', 'broken.py.html'))).toBe(true);
  });

  it('says so if git lists the atlas', async () => {
    const listed = 'Add it to .gitignore';
    expect((await built('tiny-python')).stderr).not.toContain(listed);
    const cwd = fixture('tiny-python');
    execFileSync('git', ['init', '-q'], { cwd });
    execFileSync('git', ['add', '--all', ':!atlas'], { cwd });
    expect((await treeatlas(['build'], { cwd })).stderr).toContain(`git status lists atlas/. ${listed}`);
    writeFileSync(join(cwd, '.gitignore'), 'atlas/\n');
    expect((await treeatlas(['build'], { cwd })).stderr).not.toContain(listed);
    expect((await treeatlas(['build', '--out', '../site'], { cwd })).stderr).not.toContain(listed);
  });

  it('prints the summary for scripts as JSON', async () => {
    const { cwd } = await built('tiny-python');
    const { stdout } = await treeatlas(['build', '--json', '--out', '../site'], { cwd });
    const summary = JSON.parse(stdout) as {
      counts: { files: number };
      output: { folder: string };
      seconds: { total: number };
    };
    expect(summary.counts).toEqual(indexOf(join(cwd, '..', 'site')).counts);
    expect(summary.output.folder).toBe(join(cwd, '..', 'site'));
    expect(summary.seconds.total).toBeGreaterThan(0);
  });

  it('rebuilds only what changed, and never indexes its own output', async () => {
    const { cwd } = await built('tiny-typescript');
    const again = await treeatlas(['build'], { cwd });
    expect(again.stderr).toContain('nothing had changed');
    expect(indexOf(join(cwd, 'atlas')).counts.files).toBe(11);
  });

  it('applies the configuration of the repository', async () => {
    const cwd = fixture('mixed');
    writeFileSync(
      join(cwd, 'treeatlas.config.json'),
      '{ "exclude": ["packages/**"], "out": "site", "name": "Renamed", "siteUrl": "https://example.org/set" }',
    );
    const { code, stderr } = await treeatlas(['build', 'mixed'], { cwd: join(cwd, '..') });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const { repository, languages } = indexOf(join(cwd, 'site'));
    expect(repository.name).toBe('Renamed');
    expect(languages.map(({ language }) => language)).not.toContain('tsx');
    const overview = readFileSync(join(cwd, 'site', 'index.html'), 'utf8');
    expect(overview).toContain('<link rel=canonical href=https://example.org/set/>');
  });

  it('reports errors in a configuration', async () => {
    const cwd = fixture('mixed');
    writeFileSync(join(cwd, 'treeatlas.config.json'), '{ "exlude": [] }');
    const { code, stderr } = await treeatlas(['build'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringContaining('Did you mean "exclude"?') as string,
    });
    expect(existsSync(join(cwd, 'atlas'))).toBe(false);
  });

  it('takes the address of the site from the option rather than the configuration', async () => {
    const cwd = fixture('mixed');
    writeFileSync(join(cwd, 'treeatlas.config.json'), '{ "siteUrl": "https://example.org/configured" }');
    await treeatlas(['build', '--site-url', 'https://example.org/given/'], { cwd });
    const overview = readFileSync(join(cwd, 'atlas', 'index.html'), 'utf8');
    expect(overview).toContain('<link rel=canonical href=https://example.org/given/>');
    expect(overview).toContain('<meta property=og:image content=https://example.org/given/card.png>');
    const { code, stderr } = await treeatlas(['build', '--site-url', 'example.org'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('must be the address of the published site') as string,
    });
  });

  it('indexes the files that git tracks, and records the commit', async () => {
    const cwd = fixture('tiny-python');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
        cwd,
        encoding: 'utf8',
      }).trim();
    git('init', '-q', '-b', 'trunk');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    writeFileSync(join(cwd, 'secret.py'), 'PASSWORD = 1\n');
    await treeatlas(['build'], { cwd });
    const { repository } = indexOf(join(cwd, 'atlas'));
    expect(repository).toMatchObject({ commit: git('rev-parse', 'HEAD'), branch: 'trunk' });
    expect(existsSync(join(cwd, 'atlas', 'file', 'secret.py.html'))).toBe(false);
    expect(git('status', '--porcelain').split('\n')).toEqual(['?? atlas/', '?? secret.py']);
  });

  it('does not write into a folder with other files, unless forced', async () => {
    const cwd = fixture('tiny-python');
    mkdirSync(join(cwd, 'atlas'));
    writeFileSync(join(cwd, 'atlas', 'mine.txt'), 'precious');
    const refused = await treeatlas(['build'], { cwd });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') as string });
    expect(readdirSync(join(cwd, 'atlas'))).toEqual(['mine.txt']);
    const forced = await treeatlas(['build', '--force'], { cwd });
    expect(forced.code).toBe(0);
    expect(readFileSync(join(cwd, 'atlas', 'mine.txt'), 'utf8')).toBe('precious');
  });

  it.each(['.', '..'])('never writes among its input files: --out %s', async (out) => {
    const cwd = fixture('tiny-python');
    const before = readdirSync(cwd);
    const refused = await treeatlas(['build', '--force', '--out', out], { cwd });
    expect(refused).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('contains the repository') as string,
    });
    expect(readdirSync(cwd)).toEqual(before);
  });

  it('refuses a part of which nothing is published, instead of building without pages', async () => {
    const cwd = fixture('tiny-python');
    const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
    git('init', '-q');
    git('add', '.');
    writeFileSync(join(cwd, 'new.py'), 'x = 1\n');
    for (const [only, said] of [
      ['new.py', 'of which nothing is published'],
      ['.git', 'of which nothing is published'],
      ['gone', 'no file or folder in the repository'],
      ['.', 'Omit it, or name a part'],
    ] as const) {
      const { code, stderr } = await treeatlas(['build', '--only', only], { cwd });
      expect({ code, stderr }, only).toEqual({ code: 3, stderr: expect.stringContaining(said) as string });
    }
    expect(existsSync(join(cwd, 'atlas'))).toBe(false);
  });

  it('cleans the cache and nothing else', async () => {
    const { cwd } = await built('tiny-python');
    const { code, stderr } = await treeatlas(['clean'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^Deleted .*user-cache/) as string,
    });
    expect(existsSync(join(cwd, 'atlas', 'index.html'))).toBe(true);
    expect((await treeatlas(['clean'], { cwd })).stderr).toContain('There is no cache');
  });

  it('cleans the caches of repositories that no longer exist', async () => {
    const cwd = fixture('tiny-python');
    await treeatlas(['index'], { cwd });
    const caches = join(cwd, '..', 'user-cache', 'treeatlas');
    expect(readdirSync(caches)).toHaveLength(1);
    const elsewhere = join(cwd, '..', 'elsewhere');
    mkdirSync(elsewhere);
    expect(await treeatlas(['clean', '--all'], { cwd: elsewhere })).toMatchObject({ code: 0, stdout: '' });
    expect(existsSync(caches)).toBe(false);
    expect((await treeatlas(['clean', '.', '--all'], { cwd: elsewhere })).code).toBe(2);
  });

  it('builds an atlas of an empty folder, which says that it is empty', async () => {
    const cwd = join(scratch(), 'empty');
    mkdirSync(cwd);
    const { code, stderr } = await treeatlas(['build'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain('warning: the atlas is empty');
    expect(indexOf(join(cwd, 'atlas')).counts.files).toBe(0);
  });

  it.each([
    ['missing', 3],
    ['file.txt', 3],
  ])('refuses the path %s with a message', async (path, expected) => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'file.txt'), '');
    const { code, stdout, stderr } = await treeatlas(['build', path], { cwd });
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^error: .*${path}.*\\n$`));
  });
});
