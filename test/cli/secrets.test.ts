import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { HistoryIndex } from '../../src/model/history.ts';
import { github, leakyRepository, leaksIn } from '../features/secrets/leaky-repository.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { scratch, treeatlas } from './run-treeatlas.ts';

const repository = leakyRepository();
const { root } = repository;
const out = join(scratch(), 'atlas');
let built: Awaited<ReturnType<typeof treeatlas>>;

beforeAll(async () => {
  repository.git('remote', 'add', 'origin', `https://${github}@github.com/team/sample.git`);
  writeFileSync(join(root, 'aside.ts'), 'export const neverAdded = 1;\n');
  built = await treeatlas(['build', '--out', out, '--history', '2'], { cwd: root });
}, 120_000);
afterAll(() => repository.remove());

/** All that the bytes of a file say: packed ones unpacked. */
function contentOf(path: string): string {
  const bytes = readFileSync(path);
  const text = bytes.toString('latin1');
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? `${text}\n${gunzipSync(bytes).toString('latin1')}` : text;
}

describe('a repository with secrets', () => {
  it('is published without them, packed or not, including its history', () => {
    expect(built).toMatchObject({ code: 0, stdout: '' });
    const paths = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const texts = paths.map((path) => ({ path, text: contentOf(path) }));
    expect(texts.filter(({ text }) => leaksIn(text).length > 0).map(({ path }) => path)).toEqual([]);
    // What is left shows that these were read: code, documents, the index of search and history.
    expect(texts.some(({ path, text }) => path.endsWith('.html') && text.includes('signIn'))).toBe(true);
    expect(
      texts.some(({ path, text }) => path.includes('v1/search/documents') && text.includes('signIn')),
    ).toBe(true);
    const history = join(out, 'api', 'v1', 'history', 'index.json');
    const { snapshots } = JSON.parse(readFileSync(history, 'utf8')) as HistoryIndex;
    expect(snapshots.map(({ subject }) => subject)).toEqual([
      `Uses ${'X'.repeat(github.length)} now`,
      'first',
    ]);
    expect(texts.some(({ text }) => text.includes('neverAdded'))).toBe(false);
  });

  it('is reported at the end of a build, without the secrets', () => {
    expect(built.stderr).toMatch(/\d+ likely secrets are withheld:/);
    expect(built.stderr).toMatch(/^ {2}\.env {2}dotenv, the whole file$/m);
    expect(built.stderr).toMatch(/^ {2}src\/a\.ts:2 {2}github-pat$/m);
    expect(built.stderr).toContain('secrets.allow');
    expect(leaksIn(built.stderr)).toEqual([]);
  });

  it.each([
    ['export', '--format', 'ndjson'],
    ['export', '--format', 'scip', '--output', 'index.scip'],
    ['export', '--format', 'graphml'],
    ['export', '--format', 'dot', '--level', 'symbols'],
    ['grep', github.slice(0, 12)],
    ['search', `sign in with ${github}`, '--json'],
    ['read', 'src/a.ts', '--whole'],
    ['read', 'server.pem'],
    ['get-snapshot', 'HEAD~1', '--id', 'file:src/a.ts', '--detail', 'full', '--json'],
    ['list-snapshots', '--json'],
  ])('does not reveal them by %s', async (...command) => {
    const { code, stdout, stderr } = await treeatlas(command, { cwd: root });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const file = join(root, 'index.scip');
    const written = existsSync(file) ? readFileSync(file, 'latin1') : '';
    rmSync(file, { force: true });
    // A question may be repeated in its answer.
    const asked = command.join(' ');
    expect(leaksIn(stdout + written).filter((secret) => !asked.includes(secret))).toEqual([]);
  });

  it('does not show files that consist of secrets', async () => {
    const { code, stdout, stderr } = await treeatlas(['read', '.env'], { cwd: root });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain('dotenv');
  });
});

it('names of files, folders, branches and the repository are published without secrets', async () => {
  const named = temporaryRepository();
  onTestFinished(() => named.remove());
  named.commit(
    {
      'src/a.ts': 'export const kept = 1;\n',
      [`src/${github}.ts`]: 'export const first = 1;\n',
      [`${github}/deep/b.ts`]: 'export const second = 1;\n',
      'treeatlas.config.json': JSON.stringify({ name: `App ${github}` }),
    },
    'first',
  );
  named.git('checkout', '-q', '-b', `fix-${github}`);
  const target = join(scratch(), 'atlas');
  const { code, stderr } = await treeatlas(['build', '--out', target], { cwd: named.root });
  expect(code).toBe(0);
  expect(stderr).toContain('  src/(name withheld)  github-pat');
  expect(stderr).toContain('  (name withheld)  github-pat');
  expect(leaksIn(stderr)).toEqual([]);
  const entries = readdirSync(target, { recursive: true, withFileTypes: true });
  expect(entries.filter(({ name }) => leaksIn(name).length > 0)).toEqual([]);
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => contentOf(join(parentPath, name)));
  expect(texts.filter((text) => leaksIn(text).length > 0)).toEqual([]);
  const index = readFileSync(join(target, 'api', 'v1', 'index.json'), 'utf8');
  expect(JSON.parse(index)).toMatchObject({
    repository: { name: `App ${'X'.repeat(github.length)}`, branch: `fix-${'X'.repeat(github.length)}` },
  });
});

describe('--fail-on secrets', () => {
  it('has its own exit code, and publishes nothing', async () => {
    const target = join(scratch(), 'atlas');
    const { code, stderr } = await treeatlas(['build', '--out', target, '--fail-on', 'secrets'], {
      cwd: root,
    });
    expect(code).toBe(4);
    expect(stderr).toContain('  src/b.py:2  url-credentials');
    expect(leaksIn(stderr)).toEqual([]);
    expect(existsSync(target)).toBe(false);
  });

  it('passes if all secrets are allowed, and explains invalid entries', async () => {
    const config = join(scratch(), 'allow.json');
    const check = async (allow: unknown) => {
      writeFileSync(config, JSON.stringify({ secrets: { allow } }));
      return treeatlas(['index', '--dry-run', '--fail-on', 'secrets', '--config', config], { cwd: root });
    };
    expect(await check([{ path: '**' }])).toMatchObject({ code: 0 });
    const wrong = await check([{}, { rule: 'github' }, { text: 'a' }, { file: 'a' }]);
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain('"secrets.allow.0" must have "path", "rule" or "text"');
    expect(wrong.stderr).toContain('"secrets.allow.1.rule" must be the id of a rule');
    expect(wrong.stderr).toContain('"secrets.allow.2.text" must have at least 6 characters');
    expect(wrong.stderr).toContain('"secrets.allow.3" has no setting "file"');
  });
});

describe('a build where git cannot be used', () => {
  it(
    'stops and says what git said and what to do, and goes on with --no-git',
    { timeout: 60_000 },
    async () => {
      const broken = temporaryRepository();
      try {
        broken.commit({ 'a.ts': 'export const a = 1;\n', '.gitignore': 'ignored.ts\n' }, 'first');
        writeFileSync(join(broken.root, 'local.ts'), 'export const local = 1;\n');
        writeFileSync(join(broken.root, 'ignored.ts'), 'export const ignored = 1;\n');
        writeFileSync(join(broken.root, '.git', 'config'), '[bad');
        const target = join(scratch(), 'atlas');
        const stopped = await treeatlas(['build', '--out', target], { cwd: broken.root });
        expect(stopped.code).toBe(3);
        expect(stopped.stderr).toMatch(/bad config[^]*--no-git/);
        expect(existsSync(target)).toBe(false);
        expect(await treeatlas(['export'], { cwd: broken.root })).toMatchObject({ code: 3, stdout: '' });

        const went = await treeatlas(['build', '--out', target, '--no-git'], { cwd: broken.root });
        expect(went.code).toBe(0);
        expect(went.stderr).toContain('warning: Git was not used.');
        const read = (path: string) => existsSync(join(target, 'api', 'v1', 'file', `${path}.json`));
        expect([read('a.ts'), read('local.ts'), read('ignored.ts')]).toEqual([true, true, false]);
        const findings = readFileSync(join(target, 'api', 'v1', 'quality', 'findings.json'), 'utf8');
        expect(findings).toContain('"git-unused"');

        const asked = await treeatlas(['overview'], { cwd: broken.root });
        expect(asked.code).toBe(0);
        expect(asked.stderr).toContain('warning: Git failed here.');
      } finally {
        broken.remove();
      }
    },
  );
});
