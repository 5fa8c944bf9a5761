import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { listFiles } from '../../src/base/list-files.ts';
import { runCli } from '../../src/cli/run.ts';
import { fakeTerminal } from './fake-terminal.ts';
import { scratch } from './run-treeatlas.ts';

const FROM = ['--from', 'acme/treeatlas@v1'];
/** A token in the format of a service, put together so that no search finds it here. */
const TOKEN = ['xoxb', '123456789012', '123456789012', 'AbCdEfGhIjKlMnOpQrStUvWx'].join('-');

let root: string;

beforeEach(() => {
  root = join(realpathSync(scratch()), 'app');
  mkdirSync(root);
  git('init', '-q', '-b', 'trunk');
  track({ 'src/cart.ts': 'export const total = 1;\n', 'README.md': '# App\n' });
});

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root });
}

function track(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  git('add', '-A');
}

function remote(url: string): void {
  git('remote', 'add', 'origin', url);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const contents = () =>
  Object.fromEntries(
    listFiles(root)
      .filter((path) => !path.startsWith('.git/'))
      .map((path) => [path, read(path)]),
  );

async function init(args: readonly string[], answers?: readonly string[]) {
  const left = [...(answers ?? [])];
  const questions: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(left.shift() ?? '');
  };
  const terminal = fakeTerminal({ cwd: root, ...(answers ? { ask } : {}) });
  const code = await runCli(['init', ...args], terminal);
  return { code, out: terminal.stdout(), err: terminal.stderr(), questions };
}

describe('treeatlas init', () => {
  it('shows what it would publish, and writes the workflow of GitHub for the branch once the user agrees', async () => {
    remote('git@github.com:acme/app.git');
    track({ 'logo.bin': '\0\0\0', 'package.json': '{ "name": "@acme/app", "version": "1.0.0" }' });
    const { code, out, questions } = await init(FROM, ['y']);
    expect(code).toBe(0);
    expect(out).toMatch(/^host +GitHub Pages: the remote is on github\.com$/m);
    expect(out).toMatch(/^languages +TypeScript 1, shown as text 2$/m);
    expect(out).toMatch(/^packages +1 package: @acme\/app$/m);
    expect(out).toMatch(/^publishes +3 files, .* an atlas of about \d+ files and [\d.]+ MB$/m);
    expect(out).toMatch(/^skips +1 file: not text \(logo\.bin\)$/m);
    expect(out).toMatch(/^readers +everyone on the web, also if the repository is private/m);
    expect(questions).toEqual([expect.stringContaining('.github/workflows/atlas.yml')]);
    const workflow = parseYaml(read('.github/workflows/atlas.yml')) as {
      on: { push: { branches: string[] } };
      jobs: { atlas: { uses: string } };
    };
    expect(workflow.on.push.branches).toEqual(['trunk']);
    expect(workflow.jobs.atlas.uses).toBe('acme/treeatlas/.github/workflows/atlas.yml@v1');
  });

  it('writes nothing if the answer is no, or if nobody can answer', async () => {
    remote('https://github.com/acme/app');
    const before = contents();
    expect(await init(FROM, ['n'])).toMatchObject({ code: 3 });
    expect(await init(FROM)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') as string });
    expect(contents()).toEqual(before);
  });

  it('writes a job of its own for a GitHub of a company, on the default branch of the remote', async () => {
    remote('https://github.example.com/acme/app.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/on');
    expect(await init(['--yes', ...FROM])).toMatchObject({ code: 0 });
    const workflow = parseYaml(read('.github/workflows/atlas.yml')) as {
      on: { push: { branches: string[] } };
      jobs: { publish: { steps: { run?: string }[] } };
    };
    expect(workflow.on.push.branches).toEqual(['on']);
    const runs = workflow.jobs.publish.steps.map(({ run = '' }) => run).join('\n');
    expect(runs).toContain('fetch -q --depth 1 https://github.com/acme/treeatlas v1');
  });

  it.each([
    ['ssh://git@gitlab.example.org:2222/group/app.git', '.gitlab-ci.yml'],
    ['git@gitlab.com:group/app.git', '.gitlab-ci.yml'],
    ['git@github.com:acme/app.git', '.github/workflows/atlas.yml'],
  ])('knows the host of %s', async (url, file) => {
    remote(url);
    expect((await init(['--yes', ...FROM])).out).toContain(`created  ${file}`);
  });

  it('knows GitLab by its CI file, adds a job beside it, and names the forge that the remote does not tell', async () => {
    remote('git@code.example.org:group/app.git');
    track({ '.gitlab-ci.yml': 'pages:\n  script: [make site]\n' });
    const { code, err } = await init(['--yes', ...FROM]);
    expect(code).toBe(0);
    expect(err).toContain('.gitlab-ci.yml publishes a site already');
    expect(err).toContain('include: [{ local: .gitlab/treeatlas.yml }]');
    expect(read('.gitlab-ci.yml')).toBe('pages:\n  script: [make site]\n');
    expect(parseYaml(read('.gitlab/treeatlas.yml'))).toHaveProperty('pages.artifacts.paths', ['public']);
    expect(JSON.parse(read('treeatlas.config.json'))).toEqual({
      forge: { kind: 'gitlab', url: 'https://code.example.org/group/app' },
    });
  });

  it.each([
    ['netlify', { 'netlify.toml': 'x' }, 'netlify.toml'],
    ['cloudflare', { 'wrangler.toml': 'x' }, 'wrangler.toml'],
  ])('knows %s by its settings, and keeps them with what they lack', async (_, files, path) => {
    track(files);
    const { code, out } = await init(['--yes', ...FROM]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^kept +${path}: it exists already and is not of Treeatlas`, 'm'));
    expect(out).toContain('_site');
    expect(read(path)).toBe('x');
  });

  it('says that a host has no recipe, and asks for one that has', async () => {
    remote('git@bitbucket.org:acme/app.git');
    track({ 'vercel.json': '{}' });
    expect(await init(FROM)).toMatchObject({
      code: 2,
      err: expect.stringContaining('it has vercel.json') as string,
    });
    const { code, questions } = await init(FROM, ['netlify', 'yes']);
    expect(code).toBe(0);
    expect(questions[0]).toContain('the remote is on bitbucket.org');
    const { build } = parseToml(read('netlify.toml')) as { build: { command: string; publish: string } };
    expect(build.publish).toBe('_site');
    expect(build.command).toContain('fetch -q --depth 1 https://github.com/acme/treeatlas v1');
  });

  it.each(['github', 'gitlab', 'cloudflare', 'netlify', 's3', 'nginx'])(
    '--host %s: dry run, again without a change, and removed without a trace',
    async (host) => {
      track({ 'node_modules/a/index.js': 'x\n', 'node_modules/b.js': 'x\n' });
      const before = contents();
      const shown = await init(['--host', host, '--dry-run', ...FROM]);
      expect(shown).toMatchObject({ code: 0, questions: [] });
      expect(shown.out).toMatch(/^ +\+ # treeatlas:begin$/m);
      expect(shown.out).toMatch(/^excludes +node_modules\/\*\*: 2 files, installed or copied packages$/m);
      expect(shown.out).toMatch(/^publishes +2 files/m);
      expect(contents()).toEqual(before);
      expect((await init(['--host', host, '--yes', ...FROM])).code).toBe(0);
      expect(JSON.parse(read('treeatlas.config.json'))).toEqual({ exclude: ['node_modules/**'] });
      const again = await init(['--host', host, '--yes', ...FROM]);
      expect(again.out).not.toMatch(/^(?:created|changed|kept)/m);
      git('add', '-A');
      expect((await init(['--remove'])).code).toBe(0);
      expect(contents()).toEqual(before);
    },
  );

  it('writes scripts that can be run', async () => {
    await init(['--host', 's3', '--yes']);
    expect(statSync(join(root, 'deploy/atlas-s3.sh')).mode & 0o111).not.toBe(0);
    execFileSync('sh', ['-n', 'deploy/atlas-s3.sh'], { cwd: root });
  });

  it('keeps a workflow of that name with what it lacks, one that was changed, and another configuration', async () => {
    track({
      '.github/workflows/atlas.yml': 'name: Mine\n',
      'treeatlas.config.json': '{ "name": "App" }',
      'third_party/lib.c': 'int x;\n',
    });
    const { out } = await init(['--yes', '--host', 'github', ...FROM]);
    expect(out).toMatch(/^kept +\.github\/workflows\/atlas\.yml: it exists already and is not of Treeatlas/m);
    expect(out).toContain('/.github/workflows/atlas.yml@');
    expect(out).toMatch(/^kept +treeatlas\.config\.json: it exists already/m);
    expect(out).toContain('"third_party/**"');
    expect(read('.github/workflows/atlas.yml')).toBe('name: Mine\n');
    await init(['--yes', '--host', 'nginx']);
    const changed = read('deploy/atlas.nginx.conf').replace('atlas.example.org', 'atlas.acme.org');
    track({ 'deploy/atlas.nginx.conf': changed });
    expect((await init(['--yes', '--host', 'nginx'])).out).toMatch(
      /^kept +deploy.*To write it anew, delete it/m,
    );
    expect(read('deploy/atlas.nginx.conf')).toBe(changed);
    track({ 'deploy/atlas.nginx.conf': `${changed}server { listen 81; }\n` });
    await init(['--remove']);
    expect(read('deploy/atlas.nginx.conf')).toContain('listen 81');
    expect(read('treeatlas.config.json')).toBe('{ "name": "App" }');
  });

  it('excludes what .gitattributes marks, and vendor folders only if a package manager fills them', async () => {
    track({
      '.gitattributes':
        '*.pb.ts linguist-generated\nmanual/** linguist-vendored=false\nlib linguist-vendored=true\n',
      'a.pb.ts': 'export {}\n',
      'manual/a.ts': 'export {}\n',
      'lib/x.ts': 'export {}\n',
      'vendor/own.ts': 'export {}\n',
      'sub/vendor/modules.txt': '# x\n',
      'sub/[a]/node_modules/x.js': 'x\n',
    });
    await init(['--yes', '--host', 'nginx']);
    expect(JSON.parse(read('treeatlas.config.json'))).toEqual({
      exclude: ['*.pb.ts', 'lib', 'sub/\\[a\\]/node_modules/**', 'sub/vendor/**'],
    });
  });

  it('--agents --remove keeps what publishes', async () => {
    await init(['--yes', '--host', 'nginx']);
    await init(['--agents', '--remove']);
    expect(read('deploy/atlas.nginx.conf')).toContain('server {');
  });

  it.each([
    'owner',
    'https://user:word@example.org/treeatlas',
    'a/b@-x',
    'https://example.org/a b',
    'a/b; ls',
  ])('refuses --from %s, which would become a part of a script', async (from) => {
    expect(await init(['--yes', '--host', 'gitlab', '--from', from])).toMatchObject({
      code: 3,
      err: expect.stringContaining('OWNER/treeatlas') as string,
    });
  });

  it('clones Treeatlas from another server, at a commit', async () => {
    await init(['--yes', '--host', 'gitlab', '--from', 'https://git.example.org/t/treeatlas.git@0123abc']);
    const { pages } = parseYaml(read('.gitlab-ci.yml')) as { pages: { script: string[] } };
    expect(pages.script[0]).toBe(
      'git init -q /tmp/treeatlas && git -C /tmp/treeatlas fetch -q --depth 1 https://git.example.org/t/treeatlas 0123abc && git -C /tmp/treeatlas checkout -q FETCH_HEAD',
    );
  });
});

describe('treeatlas init in a repository with likely secrets', () => {
  beforeEach(() => {
    track({ 'src/bot.ts': `\nexport const token = '${TOKEN}';\n`, '.env': 'DB_PASSWORD=correct-horse\n' });
  });

  it('stops without a terminal, names the places and the option, and never the secret', async () => {
    const before = contents();
    const { code, out, err } = await init(['--yes', '--host', 'nginx']);
    expect(code).toBe(4);
    expect(err).toMatch(/^ {2}src\/bot\.ts:2 {2}slack/m);
    expect(err).toMatch(/^ {2}\.env {2}dotenv, the whole file$/m);
    expect(err).toContain('--allow-secrets');
    expect(out + err).not.toContain('AbCdEfGh');
    expect(out + err).not.toContain('correct-horse');
    expect(contents()).toEqual(before);
  });

  it('asks on a terminal in spite of --yes, and stops unless the answer is yes', async () => {
    const no = await init(['--yes', '--host', 'nginx'], ['']);
    expect(no.code).toBe(4);
    expect(no.questions).toEqual([expect.stringContaining('likely secrets')]);
    expect(await init(['--yes', '--host', 'nginx'], ['y'])).toMatchObject({ code: 0 });
    expect(read('deploy/atlas.nginx.conf')).toContain('server {');
  });

  it('goes on with --allow-secrets, and without an answer in a dry run', async () => {
    expect((await init(['--host', 'nginx', '--dry-run'])).code).toBe(0);
    const { code, err } = await init(['--yes', '--host', 'nginx', '--allow-secrets']);
    expect(code).toBe(0);
    expect(err).toContain('2 likely secrets');
  });
});
