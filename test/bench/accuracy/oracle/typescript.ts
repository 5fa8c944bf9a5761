import { rm, symlink, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { run } from '../../support/fetch/run.ts';
import type { AccuracyCorpus } from '../corpora/corpora.ts';
import { FAILURE } from './corrections.ts';
import { installOnce, installTool, tools } from './tools.ts';

const PROJECT = 'tsconfig.oracle.json';

/**
 * Indexes the copy at `copy` into the file `index`. The project is written here rather than taken from the
 * repository, because an index needs other things than a build: plain JavaScript and tests too, and no output.
 */
export async function indexTypeScript(
  { settings }: AccuracyCorpus,
  copy: string,
  index: string,
  folder: string,
  say: (text: string) => void,
): Promise<void> {
  const home = await installTool(tools.typescript, folder);
  if (settings.install.length > 0) {
    const hash = createHash('sha256').update(settings.install.join(' ')).digest('hex').slice(0, 12);
    const installed = await installOnce(join(folder, 'oracle', 'packages', hash), settings.install);
    await rm(join(copy, 'node_modules'), { recursive: true, force: true });
    await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
  }
  await writeFile(join(copy, PROJECT), JSON.stringify(project(settings), null, 2));
  const printed = await run(
    process.execPath,
    [
      '--max-old-space-size=6144',
      ...[join(import.meta.dirname, 'scip-typescript.ts'), home],
      ...['index', '--cwd', copy, '--no-progress-bar', '--max-file-byte-size', '8mb', '--output', index],
      PROJECT,
    ],
    { cwd: copy },
  );
  for (const line of printed.split('\n'))
    if (line.startsWith(FAILURE)) say(`${tools.typescript.name} ${line}`);
}

function project(settings: AccuracyCorpus['settings']): object {
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    incremental: false,
    composite: false,
    skipLibCheck: true,
    ...settings.compilerOptions,
  };
  const files = { include: settings.include, exclude: ['**/node_modules', ...settings.exclude] };
  if (settings.extends) return { extends: settings.extends, compilerOptions: options, ...files };
  const defaults = {
    target: 'esnext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    // Understands `import` and `require` side by side, with and without extensions.
    module: 'preserve',
    jsx: 'preserve',
    strict: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
  };
  return { compilerOptions: { ...defaults, ...options }, ...files };
}
