import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listFiles } from '../../../src/base/list-files.ts';
import { publish, type PublishOptions } from '../../../src/publish/publish.ts';
import type { PublishModules } from '../../../src/publish/worker-context.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';

/** Returns a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-publish-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const fakeModules: PublishModules = {
  site: new URL('./fake-site.ts', import.meta.url).href,
  operations: new URL('./fake-operations.ts', import.meta.url).href,
};

/** Publishes the tiny atlas below `folder`, made by the fake site unless said otherwise. */
export function publishTo(folder: string, options: Partial<PublishOptions> = {}) {
  return publish({
    artifacts: tinyArtifacts(),
    outputFolder: join(folder, 'site'),
    cacheFolder: join(folder, 'cache'),
    stateFolder: join(folder, 'state'),
    workers: 1,
    modules: fakeModules,
    ...options,
  });
}

/** Returns every file below a folder with the hash of its bytes, and every link with its target. */
export function snapshot(folder: string): Record<string, string> {
  const hash = (path: string) => {
    const file = join(folder, path);
    if (lstatSync(file).isSymbolicLink()) return `-> ${readlinkSync(file)}`;
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  };
  return Object.fromEntries(listFiles(folder).map((path) => [path, hash(path)]));
}
