import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { snapshot } from '../../publish/support/folders.ts';
import { temporaryRepository } from '../../support/temporary-repository.ts';
import { root } from '../action/run-action.ts';
import { endRun, type GitHubStorage } from './github-storage.ts';
import { installProgram } from './program.ts';
import { runWorkflow, type Workflow } from './run-workflow.ts';

const workflow = parse(readFileSync(join(root, 'content/recipes/github-matrix.yml'), 'utf8')) as Workflow;
const site = 'https://shop.github.io/app';
const cart = 'export function total(price: number): number {\n  return price;\n}\n';
const main = "import { total } from './cart.ts';\n\nexport const sum = total(1);\n";

const origin = temporaryRepository();
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-matrix-')));
  env = installProgram(folder);
});

afterAll(() => {
  origin.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

it('gives the bytes of a build, and the next commit makes facts of the changed file only', async () => {
  origin.commit({ 'README.md': '# Shop\n', 'src/cart.ts': cart, 'src/main.ts': main }, 'Open the shop');
  const storage: GitHubStorage = { folder: join(folder, 'storage'), artifacts: [], caches: [] };
  mkdirSync(storage.folder);
  const run = (name: string) =>
    runWorkflow(workflow, {
      folder: join(folder, name),
      clone: `file://${origin.root}`,
      env,
      variables: {
        PLAN_OPTIONS: '--shards 2',
        GITHUB_SHA: origin.git('rev-parse', 'HEAD'),
      },
      storage,
      outputs: { 'pages.base_url': site },
      // Tests of the package install it; this machine has it.
      skip: ['Install Treeatlas'],
    });
  await run('first');
  expect(storage.artifacts).toEqual([
    'plan',
    'index-1',
    'index-2',
    'link-1',
    'link-2',
    'render-1',
    'render-2',
  ]);
  expect(storage.caches).toHaveLength(1);

  endRun(storage);
  origin.commit({ 'src/main.ts': `${main}\nexport const twice = total(2);\n` }, 'Sell more');
  const second = await run('second');
  expect(storage.caches).toHaveLength(2);
  const parts = ['index-1', 'index-2'].map((name) => join(storage.folder, 'artifacts', name, `${name}.tar`));
  const uploaded = parts.flatMap((part) =>
    execFileSync('tar', ['-tf', part], { encoding: 'utf8' }).split('\n'),
  );
  // Those of src/main.ts.
  expect(uploaded.filter((path) => /^facts\/.*[^/]$/.test(path))).toHaveLength(1);

  const whole = join(folder, 'whole');
  execFileSync('treeatlas', ['build', '--out', whole, '--site-url', site], {
    cwd: second.workspace,
    env,
    stdio: 'pipe',
  });
  const published = snapshot(second.used['actions/upload-pages-artifact']?.['path'] ?? '');
  expect(Object.keys(published).length).toBeGreaterThan(20);
  expect(published).toEqual(snapshot(whole));
});
