import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';

/** Runs a goal of the plugin that fetches artifacts. They are kept below `folder`, not in the folder of the user. */
export async function runMaven(goal: string, options: readonly string[], folder: string): Promise<void> {
  const repository = `-Dmaven.repo.local=${join(folder, 'maven')}`;
  await run('mvn', ['--quiet', '--batch-mode', repository, `${PLUGIN}:${goal}`, ...options]);
}

/** Downloads the source jar of an artifact, `group:name`, into `target` and gives its path. */
export async function fetchMavenSources(
  { package: artifact, version }: Archive,
  target: string,
  folder: string,
): Promise<string> {
  await runMaven(
    'copy',
    [`-Dartifact=${artifact}:${version}:jar:sources`, `-DoutputDirectory=${target}`],
    folder,
  );
  const jar = (await readdir(target)).find((name) => name.endsWith('-sources.jar'));
  if (!jar) throw new Error(`Maven has no sources of ${artifact} ${version}.`);
  return join(target, jar);
}
