import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryIndex } from '../../src/model/history.ts';
import { github, leaksIn } from '../features/secrets/leaky-repository.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { scratch, serve, treeatlas } from './run-treeatlas.ts';

const named = temporaryRepository();
const { root, git } = named;
const out = join(scratch(), 'atlas');
const masked = 'X'.repeat(github.length);
let built: Awaited<ReturnType<typeof treeatlas>>;
let first = '';
let second = '';

/** Commits as persons whose names and addresses are secrets. */
function commitAs(message: string): string {
  const person = { NAME: `Dev ${github}`, EMAIL: `${github}@example.org` };
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    ),
  );
  execFileSync('git', ['commit', '-q', '--allow-empty', '-m', message], {
    cwd: root,
    env: { ...process.env, ...env, HOME: root, GIT_CONFIG_NOSYSTEM: '1' },
  });
  return git('rev-parse', 'HEAD');
}

beforeAll(async () => {
  first = named.commit(
    {
      'src/a.ts': 'export function kept() { return 1; }\n',
      [`old-${github}/b-${github}.ts`]: 'export function removed() { return 2; }\n',
    },
    'first',
  );
  git('rm', '-q', '-r', `old-${github}`);
  writeFileSync(
    join(root, '.gitmodules'),
    `[submodule "${github}"]\n\tpath = lib/${github}\n\turl = https://${github}@example.org/${github}.git\n`,
  );
  writeFileSync(
    join(root, 'src', 'a.ts'),
    'export function kept() {\n  return 3;\n}\nexport function added() { return kept(); }\n',
  );
  git('add', '-A');
  git('update-index', '--add', '--cacheinfo', `160000,${first},lib/${github}`);
  mkdirSync(join(root, 'lib', github), { recursive: true });
  second = commitAs(`Uses ${github} now\n\nAnd ${github} again.`);
  git('tag', `v1-${github}`);
  // Rules expect a token to end at the end of a word, and not at a dot.
  git('tag', `v2-${github}.1`, first);
  git('tag', '-a', `annotated-${github}`, '-m', `Message ${github}`);
  git('branch', `one/${github}`, first);
  git('branch', `one/${github.slice(0, -1)}${github.endsWith('a') ? 'b' : 'a'}`, second);
  git('update-ref', `refs/remotes/origin/${github}`, first);
  git('update-ref', `refs/stash/${github}`, first);
  git('notes', 'add', '-m', `Note ${github}`);
  git('remote', 'add', 'origin', `https://${github}@github.com/team-${github}/${github}.git`);
  git('checkout', '-q', '-b', `fix-${github}`);
  built = await treeatlas(['build', '--out', out, '--history', '5', '--blame'], { cwd: root });
}, 120_000);
afterAll(() => named.remove());

const others = (text: string): boolean => leaksIn(text).length > 0 || text.includes(github.slice(4, -2));

describe('secrets in the names of git', () => {
  it('are in no file and in no name of a file of a build with history and blame', () => {
    expect(built).toMatchObject({ code: 0, stdout: '' });
    expect(others(built.stderr)).toBe(false);
    const entries = readdirSync(out, { recursive: true, withFileTypes: true });
    expect(entries.filter(({ name }) => others(name))).toEqual([]);
    const leaking = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => others(textOf(path)));
    expect(leaking).toEqual([]);
    const { snapshots, names } = JSON.parse(
      readFileSync(join(out, 'api', 'v1', 'history', 'index.json'), 'utf8'),
    ) as HistoryIndex;
    expect(snapshots[0]).toMatchObject({
      id: second,
      author: `Dev ${masked}`,
      subject: `Uses ${masked} now`,
    });
    expect(snapshots.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining([`v1-${masked}`, `v2-${masked}.1`, `annotated-${masked}`]),
    );
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['HEAD', 'main', `fix-${masked}`, `one/${masked}`]),
    );
  });

  it.each([
    ['repository', (): string[] => ['--repo', root]],
    ['published atlas', (): string[] => ['--repo', out]],
  ])(
    'are in no answer about a %s, whose snapshots have names and hashes',
    async (_, place) => {
      const ask = async (...args: string[]) => treeatlas([...args, ...place()], { cwd: root });
      const about = [
        ['list-snapshots'],
        ['list-snapshots', '--json'],
        ['get-snapshot', second, 'src/a.ts', '--json'],
        ['get-snapshot', `fix-${masked}`, 'src/a.ts'],
        ['get-snapshot', `v2-${masked}.1`, 'src/a.ts'],
        ['diff-snapshots', first, second, '--json'],
        ['diff-snapshots', first, second],
        ['visualize-diff', first, second],
        ['blame', 'src/a.ts'],
        ['blame', 'src/a.ts', '--json'],
        ['overview'],
      ];
      for (const args of about) {
        const { code, stdout, stderr } = await ask(...args);
        expect({ args, code, stderr }).toMatchObject({ code: 0 });
        expect({ args, leaks: others(stdout + stderr) }).toEqual({ args, leaks: false });
      }
      const alike = await ask('get-snapshot', `one/${masked}`, 'src/a.ts');
      expect(alike).toMatchObject({ code: 3 });
      expect(alike.stderr).toContain(first.slice(0, 10));
      expect(alike.stderr).toContain(second.slice(0, 10));
      // The question may be repeated, but the names that are alike are masked.
      const unknown = await ask('get-snapshot', `fix-${github.slice(0, 12)}`, 'src/a.ts');
      expect({ code: unknown.code, leaks: others(unknown.stderr) }).toEqual({ code: 3, leaks: false });
    },
    120_000,
  );

  it.each(['ndjson', 'scip', 'graphml', 'dot'])('are in no export as %s', async (format) => {
    const file = join(scratch(), 'exported');
    const { code, stderr } = await treeatlas(['export', '--format', format, '--output', file], { cwd: root });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(others(textOf(file) + stderr)).toBe(false);
  });

  it('are in no answer over REST and MCP, nor in its errors', async () => {
    const { url, stop } = await serve([], root);
    const client = new Client({ name: 'test', version: '0' });
    try {
      await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
      const questions: [string, Record<string, unknown>][] = [
        ['list_snapshots', {}],
        ['get_snapshot', { snapshotId: second, id: 'src/a.ts' }],
        ['get_snapshot', { snapshotId: `fix-${github.slice(0, 12)}`, id: 'src/a.ts' }],
        ['diff_snapshots', { fromSnapshotId: first, toSnapshotId: second }],
        ['blame', { path: 'src/a.ts' }],
        ['overview', {}],
      ];
      for (const [name, input] of questions) {
        const asked = new URL(`tools/${name.replaceAll('_', '-')}`, url);
        const rest = await fetch(asked, { method: 'POST', body: JSON.stringify(input) });
        const mcp = await client.callTool({ name, arguments: input });
        const texts = [await rest.text(), JSON.stringify(mcp)];
        expect({ name, leaks: texts.filter(others) }).toEqual({ name, leaks: [] });
      }
    } finally {
      await client.close();
      await stop();
    }
  }, 60_000);
});

/** The text of a file, unpacked. */
function textOf(path: string): string {
  const bytes = readFileSync(path);
  const text = bytes.toString('latin1');
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? `${text}\n${gunzipSync(bytes).toString('latin1')}` : text;
}
