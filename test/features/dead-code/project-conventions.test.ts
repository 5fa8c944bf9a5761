import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const code = 'export const anything = 1;\n';

async function deadFiles(files: Record<string, string>): Promise<string[]> {
  const store = await sourceAtlas({ 'app.js': 'run();\n', 'app.py': 'run()\n', ...files });
  const { symbols } = await ask<{ symbols: { id: string }[] }>('dead_code', { limit: 200 }, store);
  return symbols.flatMap(({ id }) => (id.startsWith('file:') ? [id.slice('file:'.length)] : []));
}

test('files that a framework loads live in projects that ask for it, and in no others', async () => {
  const loaded: [dependency: string, path: string][] = [
    ['next', 'app/global-error.tsx'],
    ['next', 'src/app/blog/[id]/twitter-image.tsx'],
    ['next', 'mdx-components.tsx'],
    ['nuxt', 'plugins/a.client.ts'],
    ['nuxt', 'app/middleware/auth.global.ts'],
    ['@sveltejs/kit', 'src/params/integer.ts'],
    ['astro', 'src/content/config.ts'],
    ['@docusaurus/core', 'src/theme/Footer/index.js'],
    ['@adonisjs/core', 'start/kernel.ts'],
    ['@types/vscode', 'src/extension.ts'],
  ];
  const files = loaded.flatMap(([dependency, path], index): [string, string][] => [
    [`packages/p${index}/package.json`, `{ "private": true, "devDependencies": { "${dependency}": "1" } }`],
    [`packages/p${index}/${path}`, code],
    [`packages/q${index}/package.json`, '{ "private": true, "devDependencies": { "other": "1" } }'],
    [`packages/q${index}/${path}`, code],
  ]);
  const dead = await deadFiles(Object.fromEntries(files));
  expect(dead.sort()).toEqual(loaded.map(([, path], index) => `packages/q${index}/${path}`).sort());
});

test('the packages of a project are those of its manifest and of the manifests above it', async () => {
  const dead = await deadFiles({
    'package.json': '{ "private": true, "dependencies": { "next": "15" } }',
    'apps/web/tsconfig.json': '{}',
    'apps/web/app/icon.tsx': code,
    'apps/web/lib/app/icon.tsx': code,
    'first/pyproject.toml': '[project]\ndependencies = ["celery[redis]>=5"]\n',
    'first/work/tasks.py': 'a = 1\n',
    'second/requirements-dev.txt': 'requests==2\n',
    'second/work/tasks.py': 'a = 1\n',
  });
  expect(dead).toEqual(['apps/web/lib/app/icon.tsx', 'second/work/tasks.py']);
});
