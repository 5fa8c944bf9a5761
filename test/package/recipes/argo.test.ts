import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { snapshot } from '../../publish/support/folders.ts';
import { temporaryRepository } from '../../support/temporary-repository.ts';
import { root } from '../action/run-action.ts';
import { installProgram } from './program.ts';
import { runArgo, type WorkflowTemplate } from './run-argo.ts';

const template = parse(
  readFileSync(join(root, 'content/recipes/kubernetes/argo.yaml'), 'utf8'),
) as WorkflowTemplate;
const cart = 'export function total(price: number): number {\n  return price;\n}\n';
const main = "import { total } from './cart.ts';\n\nexport const sum = total(1);\n";

const origin = temporaryRepository();
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-argo-')));
  env = installProgram(folder);
});

afterAll(() => {
  origin.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

it('gives the bytes of a build, and the next commit makes facts of the changed file only', () => {
  origin.commit({ 'README.md': '# Shop\n', 'src/cart.ts': cart, 'src/main.ts': main }, 'Open the shop');
  const bucket = join(folder, 'bucket');
  const run = (name: string): void => {
    runArgo(template, 'atlas', {
      folder: join(folder, name),
      bucket,
      env,
      parameters: {
        repository: `file://${origin.root}`,
        name: 'shop',
        revision: 'origin/HEAD',
        'plan-options': '--shards 2',
      },
    });
  };
  run('first');
  origin.commit({ 'src/main.ts': `${main}\nexport const twice = total(2);\n` }, 'Sell more');
  run('second');

  const commit = origin.git('rev-parse', 'HEAD');
  const parts = globSync(`treeatlas/shop/${commit}/*/index/**/*.tar`, { cwd: bucket });
  const uploaded = parts.flatMap((part) =>
    execFileSync('tar', ['-tf', part], { cwd: bucket, encoding: 'utf8' }).split('\n'),
  );
  expect(parts).toHaveLength(2);
  // Those of src/main.ts.
  expect(uploaded.filter((path) => /^facts\/.*[^/]$/.test(path))).toHaveLength(1);

  const checkout = join(folder, 'checkout');
  execFileSync('git', ['clone', '-q', `file://${origin.root}`, checkout]);
  execFileSync('git', ['checkout', '-q', '--detach'], { cwd: checkout });
  const whole = join(folder, 'whole');
  execFileSync('treeatlas', ['build', checkout, '--out', whole], { env, stdio: 'pipe' });
  const published = snapshot(join(bucket, 'treeatlas/sites/shop'));
  expect(Object.keys(published).length).toBeGreaterThan(20);
  // The bucket also has files of the first commit, such as words of its search.
  expect(published).toMatchObject(snapshot(whole));
});
