import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Values } from '../action/evaluate.ts';

/** The artifacts of a run of GitHub Actions and the caches of a repository, as folders. */
export interface GitHubStorage {
  folder: string;
  /** Names of artifacts and keys of caches, in the order of their uploads. */
  artifacts: string[];
  caches: string[];
}

/** Does what an action for artifacts or caches does; undefined if this action is another one. Returns its outputs. */
export function runStorageAction(
  storage: GitHubStorage,
  action: string,
  settings: Values,
): Values | undefined {
  const { name = '', key = '', path = '', pattern = '' } = settings;
  const folderOf = (kind: 'artifacts' | 'caches', each: string): string => join(storage.folder, kind, each);
  switch (action) {
    case 'actions/upload-artifact': {
      if (storage.artifacts.includes(name) && settings['overwrite'] !== 'true')
        throw new Error(`The artifact ${name} exists.`);
      rmSync(folderOf('artifacts', name), { recursive: true, force: true });
      cpSync(path, join(folderOf('artifacts', name), basename(path)), { recursive: true });
      storage.artifacts = [...storage.artifacts.filter((each) => each !== name), name];
      return {};
    }
    case 'actions/download-artifact': {
      const matched = storage.artifacts.filter((each) => matches(each, pattern));
      mkdirSync(path, { recursive: true });
      for (const each of matched) cpSync(folderOf('artifacts', each), path, { recursive: true });
      return {};
    }
    case 'actions/cache/restore': {
      const prefix = settings['restore-keys'];
      const newestFirst = storage.caches.toReversed();
      const found =
        newestFirst.find((each) => each === key) ??
        (prefix ? newestFirst.find((each) => each.startsWith(prefix)) : undefined);
      if (found === undefined && settings['fail-on-cache-miss'] === 'true')
        throw new Error(`No cache ${key}.`);
      if (found === undefined) return {};
      // A cache keeps the times of its files.
      if (settings['lookup-only'] !== 'true')
        cpSync(folderOf('caches', found), path, { recursive: true, preserveTimestamps: true });
      return { 'cache-matched-key': found };
    }
    case 'actions/cache/save':
      if (existsSync(folderOf('caches', key))) return {};
      cpSync(path, folderOf('caches', key), { recursive: true, preserveTimestamps: true });
      storage.caches.push(key);
      return {};
    default:
      return undefined;
  }
}

/** Whether a name matches a pattern of the form `a`, `a-*` or `{a,b-*}`. */
function matches(name: string, pattern: string): boolean {
  const alternatives = /^\{(.*)\}$/.exec(pattern)?.[1]?.split(',') ?? [pattern];
  return alternatives.some((each) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each,
  );
}

/** Removes what a run leaves behind, except caches. */
export function endRun(storage: GitHubStorage): void {
  for (const name of readdirSync(storage.folder))
    if (name !== 'caches') rmSync(join(storage.folder, name), { recursive: true });
  storage.artifacts = [];
}
