import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryRepository } from '../../support/temporary-repository.ts';
import { root, runAction, type Job } from './run-action.ts';

const cart = 'export function total(price: number): number {\n  return price;\n}\n';
const main = "import { total } from './cart.ts';\n\nexport const sum = total(1);\n";
/** A name that git allows. In the text of a script it would run a command. */
const BASE = 'release/$(touch${IFS}ran)';

/** Without what npm and the tests have set for their own processes. How npm reaches its packages is the machine's. */
const environment = Object.fromEntries(
  Object.entries({ ...process.env, npm_config_prefer_offline: 'true' }).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle|node|command|execpath)|NODE_OPTIONS|INIT_CWD|VITEST|VITE_|TEST$|GITHUB_)/.test(
        name,
      ),
  ),
);

let folder: string;
let tarball: string;
let api: Server;
const comments: { path: string; token: string; body: string }[] = [];

/** A clone with a branch `topic` that renames `total`, as `actions/checkout` leaves it. */
function checkOut(to: string, { depth }: { depth?: number } = {}): string {
  const origin = temporaryRepository();
  origin.commit({ 'README.md': '# Shop\n', 'src/cart.ts': cart, 'src/main.ts': main }, 'Open the shop');
  origin.git('branch', BASE);
  origin.git('checkout', '-q', '-b', 'topic');
  origin.commit({ 'src/cart.ts': cart.replace('total', 'amount') }, 'Rename');
  const only = depth === undefined ? [] : ['--depth', String(depth)];
  execFileSync('git', ['clone', '-q', ...only, '--branch', 'topic', `file://${origin.root}`, to]);
  origin.remove();
  return to;
}

function job(name: string, more: Partial<Job>): Job {
  return {
    workspace: join(folder, name),
    temp: join(folder, 'runner', name),
    env: environment,
    variables: { GITHUB_EVENT_NAME: 'push' },
    ...more,
    inputs: { version: `file:${tarball}`, ...more.inputs },
  };
}

/** What the event of a pull request gives to a job. */
function pullRequest({ from }: { from: string }): Pick<Job, 'variables' | 'values' | 'outputs'> {
  const { port } = api.address() as AddressInfo;
  return {
    variables: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_BASE_REF: BASE,
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REPOSITORY: 'shop/app',
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
    },
    values: {
      'github.event_name': 'pull_request',
      'github.repository': 'shop/app',
      'github.event.pull_request.head.repo.full_name': from,
      'github.token': 'token-of-the-job',
    },
    outputs: { 'preview.artifact-url': 'https://github.com/shop/app/actions/runs/1/artifacts/2' },
  };
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-action-')));
  const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  tarball = join(folder, packed.stdout.trim());
  api = createServer((request, response) => {
    void readText(request).then((body) => {
      const { url = '', method, headers } = request;
      if (method === 'POST') comments.push({ path: url, token: headers.authorization ?? '', body });
      response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(method === 'POST' ? '{"id":1,"html_url":"https://github.com/shop/app/pull/7#1"}' : '[]');
    });
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

describe('the action', () => {
  it('builds the site of GitHub Pages on a push', async () => {
    const workspace = checkOut(join(folder, 'push'));
    const ran = await runAction(
      job('push', {
        inputs: { args: '--no-markdown\n--pages files', history: '2', 'max-size': '50' },
        outputs: { 'pages.base_url': 'https://shop.github.io/app' },
      }),
    );
    expect(ran.log).not.toContain('::error');
    const site = join(workspace, '_site');
    expect(ran.outputs).toMatchObject({ folder: site, url: 'https://shop.github.io/app' });
    expect(Number(ran.outputs['size'])).toBeGreaterThan(1e6);
    expect(ran.used['actions/upload-pages-artifact']).toEqual({ path: site });
    expect(ran.used).not.toHaveProperty('actions/upload-artifact');
    const overview = readFileSync(join(site, 'index.html'), 'utf8');
    expect(overview).toContain('https://shop.github.io/app/card.png');
    // The options reached the build, one by one.
    expect(globSync('**/*.md', { cwd: join(site, 'file') })).toEqual([]);
    expect(readFileSync(join(site, 'history', 'index.html'), 'utf8')).toContain('Open the shop');
    expect(ran.summary).toMatch(/### Size of the atlas: \d+\.\d MB of 50 MB/);
    expect(ran.summary).toMatch(/\| pages \| \d+\.\d MB \|/);
    expect(ran.outcomes['Report the changes']).toBe('skipped');
  });

  it('comments on a pull request, with a preview that shows what changed', async () => {
    const workspace = checkOut(join(folder, 'pull'));
    const ran = await runAction(job('pull', { inputs: {}, ...pullRequest({ from: 'shop/app' }) }));
    expect(ran.log).not.toMatch(/::(error|warning)/);
    expect(ran.used['actions/upload-artifact']).toMatchObject({ path: join(workspace, '_site') });
    expect(ran.used).not.toHaveProperty('actions/configure-pages');
    expect(globSync('changes/*..HEAD/index.html', { cwd: join(workspace, '_site') })).toHaveLength(1);
    expect(comments).toHaveLength(1);
    const [comment] = comments;
    expect(comment).toMatchObject({
      path: '/repos/shop/app/issues/7/comments',
      token: 'Bearer token-of-the-job',
    });
    const { body } = JSON.parse(comment?.body ?? '{}') as { body: string };
    expect(body).toContain('was renamed from `total`');
    expect(body).toContain('(https://github.com/shop/app/actions/runs/1/artifacts/2)');
    expect(ran.summary).toContain('was renamed from `total`');
    expect(globSync('**/ran', { cwd: folder })).toEqual([]);
  });

  it('fails if the atlas is too large, uploads nothing, and reports to the summary for a fork', async () => {
    checkOut(join(folder, 'fork'));
    const before = comments.length;
    const ran = await runAction(
      job('fork', { inputs: { 'max-size': '0.5' }, ...pullRequest({ from: 'someone/app' }) }),
    );
    expect(ran.outcomes['Measure the atlas']).toBe('failure');
    expect(ran.log).toMatch(
      /::error title=Size of the atlas::The atlas has \d+\.\d MB, and "max-size" allows 0\.5 MB: \d+\.\d MB of pages; .*"--pages files"/,
    );
    expect(ran.outcomes['Upload the preview']).toBe('skipped');
    expect(ran.outcomes['Comment on the pull request']).toBe('skipped');
    expect(ran.summary).toContain('was renamed from `total`');
    expect(ran.summary).not.toContain('Preview of the atlas');
    expect(comments).toHaveLength(before);
  });

  it('warns if the token cannot comment', async () => {
    checkOut(join(folder, 'refused'));
    const ran = await runAction(
      job('refused', { ...pullRequest({ from: 'shop/app' }), inputs: { token: '' } }),
    );
    expect(ran.outcomes['Comment on the pull request']).toBe('success');
    expect(ran.log).toContain('::warning title=Treeatlas::The comment could not be written');
  });

  it('says how to fetch the history that a comparison needs', async () => {
    checkOut(join(folder, 'shallow'), { depth: 1 });
    const ran = await runAction(job('shallow', { inputs: {}, ...pullRequest({ from: 'shop/app' }) }));
    expect(ran.outcomes['Build the atlas']).toBe('failure');
    expect(ran.log).toContain('Add "fetch-depth: 0" to the step of actions/checkout.');
  });

  it('refuses a kind of upload that does not exist', async () => {
    mkdirSync(join(folder, 'upload'));
    const ran = await runAction(job('upload', { inputs: { upload: 'site' } }));
    expect(ran.outcomes['Choose what to do']).toBe('failure');
    expect(ran.log).toContain('"upload" must be auto, pages, preview or none, and is "site".');
    expect(existsSync(join(folder, 'upload', '_site'))).toBe(false);
  });
});
