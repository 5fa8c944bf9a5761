import { access, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { run } from './fetch/run.ts';

/** The rival of the budget "index, cold": native parsers, one SQLite file. */
export const codegraph = { package: '@optave/codegraph', version: '3.11.2' };

/**
 * Installs it below `folder`, once. Its database is compiled here, for a ready-made one would come from a
 * host that is not a registry; that takes a minute. Throws when this machine cannot.
 */
export async function installCodegraph(folder: string): Promise<string> {
  const home = join(folder, 'rivals', 'codegraph');
  const binary = join(home, 'node_modules', '.bin', 'codegraph');
  const done = join(home, 'installed');
  if (
    await access(done).then(
      () => true,
      () => false,
    )
  )
    return binary;
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{"private":true}\n');
  const npm = (...args: string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund'], { cwd: home, env: ownNode() });
  await npm('install', '--ignore-scripts', `${codegraph.package}@${codegraph.version}`);
  await npm('rebuild', 'better-sqlite3', '--build-from-source', '--ignore-scripts=false');
  await writeFile(done, '');
  return binary;
}

/** The machine's Node and not that of a project's tools: what is compiled fits the headers that the machine has. */
export function ownNode(): Record<string, string> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return { PATH: folders.filter((path) => !path.endsWith(join('node_modules', '.bin'))).join(delimiter) };
}
