import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Config } from '../config/schema.ts';
import { openGit, type Git } from '../history/git.ts';
import { openCacheFolder } from '../indexer/cache/cache-folder.ts';
import { indexRepository, type Indexed, type IndexStage } from '../indexer/index.ts';
import { resolveFolder } from '../indexer/source/folder.ts';
import type { Source } from '../indexer/source/source.ts';
import { openWorkingTree } from '../indexer/source/working-tree.ts';
import type { Embedder } from '../model/embedder.ts';
import { modelOf } from './model-of.ts';
import { InputError } from './report-error.ts';
import { note, type Terminal } from './terminal.ts';
import { version } from './version.ts';

/** A repository with its configuration: what most commands start from. */
export interface Project {
  /** Absolute, links resolved. */
  root: string;
  config: Config;
  /** Where an atlas of it is written. Absolute. */
  out: string;
  /** `out`, where it lies in the repository, relative to it: no part of what is read. */
  outputFolders: string[];
  workers: number | undefined;
  /** Git in the root, ended when the command is; undefined where it is not installed. */
  git: Git | undefined;
  /** Aborted when the command is to end. */
  signal: AbortSignal;
  /** The language model that the user named. */
  embedder: Embedder | undefined;
  /** What git or, without it, the folder holds now. Throws `SourceError`. */
  openSource(): Promise<Source>;
  /** Reads and links the repository as it is now. `cache` as `cacheOf` gives it. */
  index(options: IndexProject): Promise<Indexed>;
}

export interface IndexProject {
  source: Source;
  cache: string | undefined;
  cacheTrack?: string;
  onProgress?(progress: { stage: IndexStage; done: number; total: number }): void;
  signal: AbortSignal;
}

export interface ProjectOptions {
  /** A configuration to use instead of the repository's. */
  config?: string;
  out?: string;
  workers?: number;
  /** Folder or name of a language model for search. */
  model?: string;
}

/** Throws `SourceError` where there is no such folder and `ConfigError` for a configuration that cannot be used. */
export async function openProject(
  terminal: Terminal,
  path: string,
  options: ProjectOptions,
): Promise<Project> {
  const { cwd } = terminal;
  const root = await folderAt(cwd, path);
  const file = options.config;
  const { config, notices } = await loadConfig(root, { cwd, ...(file !== undefined && { file }) });
  for (const notice of notices) note(terminal, notice);
  const out = options.out === undefined ? (config.out ?? join(root, 'atlas')) : resolve(cwd, options.out);
  const outputFolders = foldersInside(root, out);
  const workers = options.workers ?? config.workers;
  const git = openGit(root, { signal: terminal.signal });
  const { name, untracked, include, exclude, maxFileBytes, languages } = config;
  return {
    root,
    config,
    out,
    outputFolders,
    workers,
    embedder: await modelOf(terminal, options),
    git,
    signal: terminal.signal,
    openSource: () =>
      openWorkingTree(root, {
        git: git ?? null,
        signal: terminal.signal,
        ...withoutUndefined({ name, untracked }),
      }),
    index: ({ source, cache, cacheTrack, onProgress, signal }) =>
      indexRepository({
        source,
        version: version(),
        cacheFolder: cache,
        outputFolders,
        signal,
        ...withoutUndefined({ include, exclude, maxFileBytes, languages, workers, onProgress, cacheTrack }),
      }),
  };
}

/** Throws for an address that nothing here can fetch: as a folder it would only not exist. */
async function folderAt(cwd: string, path: string): Promise<string> {
  try {
    return await resolveFolder(resolve(cwd, path));
  } catch (cause) {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) throw cause;
    throw new InputError(
      `${path} cannot be asked. Name a folder with a repository or an atlas, or the http:// or https:// address of an atlas.`,
      { cause },
    );
  }
}

/** The folder for caches of the project, made if need be; undefined where nothing is to be kept or none can be. */
export async function cacheOf({ root, config }: Project, source: Source): Promise<string | undefined> {
  if (config.cache === false) return undefined;
  if (config.cache === undefined) return openCacheFolder(root, { trusted: await isOurs(source) });
  makeFolder(config.cache);
  return config.cache;
}

/** Calls `use` with the cache, or with a folder that is gone afterwards where there is none. */
export async function withCache<Result>(
  cache: string | undefined,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (cache !== undefined) return use(cache);
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Git knows of the repository and tracks no cache in it, so that none came with it. */
async function isOurs(source: Source): Promise<boolean> {
  const { commit, branch } = source.repository;
  if (commit === null && branch === null) return false;
  const entries = await source.list();
  return !entries.some(({ path }) => path === '.treeatlas' || path.startsWith('.treeatlas/'));
}

function foldersInside(root: string, folder: string): string[] {
  const path = relative(root, folder);
  return path === '' || path.startsWith('..') ? [] : [path.split(sep).join('/')];
}

type WithoutUndefined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): WithoutUndefined<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as WithoutUndefined<Value>;
}
