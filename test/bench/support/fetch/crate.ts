import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

/** Packages of crates.io are kept below `folder`, not in the folder of the user, and can be removed. */
export function cargoEnvironment(folder: string): Record<string, string> {
  return { CARGO_HOME: join(folder, 'cargo') };
}

/** Downloads the archive of a crate into `target` and gives its path. */
export async function fetchCrate(
  { package: name, version }: Archive,
  target: string,
  folder: string,
): Promise<string> {
  const env = cargoEnvironment(folder);
  // Downloads the crate alone, without its dependencies.
  await run('cargo', ['info', '--quiet', '--registry', 'crates-io', `${name}@${version}`], {
    cwd: target,
    env,
  });
  const caches = join(folder, 'cargo', 'registry', 'cache');
  for (const registry of await readdir(caches)) {
    const file = `${name}-${version}.crate`;
    if (!(await readdir(join(caches, registry))).includes(file)) continue;
    const archive = join(target, file);
    await copyFile(join(caches, registry, file), archive);
    return archive;
  }
  throw new Error(`cargo did not download ${name} ${version}.`);
}

/**
 * Removes the comment of cargo at the start of a published manifest. It says that the file is generated, which is not
 * true of the manifest in the repository of the crate.
 */
export async function removeManifestComment(root: string): Promise<void> {
  const path = join(root, 'Cargo.toml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^(#.*\n)+\n*/, ''));
}
