import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchGoModule } from '../support/fetch/go-module.ts';
import { fetchMavenSources, runMaven } from '../support/fetch/maven.ts';
import { fetchNpm } from '../support/fetch/npm.ts';
import { fetchPythonSource } from '../support/fetch/pypi.ts';
import { commitAll } from '../support/fetch/repository.ts';
import { run } from '../support/fetch/run.ts';
import { unpackZip } from '../support/fetch/zip.ts';
import type { HubPackageOrigin } from './packages.ts';

/** The name of a package as the name of a folder. */
export function folderOf({ kind, package: name }: HubPackageOrigin): string {
  return `${kind.replace(/-.*/, '')}-${name
    .replace(/\/v\d+$/, '')
    .replace(/^.*[/:]/, '')
    .toLowerCase()}`;
}

/** Returns the path of the sources of a package as a git repository with the tag of its version, fetched once. */
export async function fetchPackage(origin: HubPackageOrigin, folder: string): Promise<string> {
  const repository = join(folder, 'sources', folderOf(origin), origin.version);
  if (existsSync(repository)) return repository;
  await mkdir(join(folder, 'sources', folderOf(origin)), { recursive: true });
  const temporary = await mkdtemp(join(folder, 'fetch-'));
  try {
    const sources = await unpack(origin, temporary, folder);
    await commitAll(sources);
    await run('git', ['tag', `v${origin.version}`], { cwd: sources });
    await rename(sources, repository);
    return repository;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function unpack(origin: HubPackageOrigin, temporary: string, folder: string): Promise<string> {
  const sources = join(temporary, 'sources');
  await mkdir(sources);
  switch (origin.kind) {
    case 'go-module':
      await unpackZip(await fetchGoModule(origin, temporary, folder), sources);
      return join(sources, `${origin.package}@v${origin.version}`);
    case 'maven-sources': {
      const inner = join(sources, folderOf(origin));
      await unpackZip(await fetchMavenSources(origin, temporary, folder), inner);
      // Archives of sources have no project file, and packages of several modules take versions from their parent.
      await fetchProject(`${origin.package}:${origin.version}`, join(inner, 'pom.xml'), folder);
      for (const [at, parent] of origin.parents.entries()) {
        const target = join(sources, at === 0 ? '' : `parent-${at}`);
        await mkdir(target, { recursive: true });
        await fetchProject(parent, join(target, 'pom.xml'), folder);
      }
      return sources;
    }
    default: {
      const isNpm = origin.kind === 'npm';
      const archive = isNpm ? await fetchNpm(origin, temporary) : await fetchPythonSource(origin, temporary);
      await run('tar', ['-xf', archive, '-C', sources, '--strip-components=1', '--no-same-owner']);
      return sources;
    }
  }
}

async function fetchProject(artifact: string, to: string, folder: string): Promise<void> {
  const target = await mkdtemp(join(folder, 'project-'));
  await runMaven('copy', [`-Dartifact=${artifact}:pom`, `-DoutputDirectory=${target}`], folder);
  const [file] = await readdir(target);
  if (file === undefined) throw new Error(`Maven has no project file of ${artifact}.`);
  await copyFile(join(target, file), to);
  await rm(target, { recursive: true });
}
