import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { isInRepository, isInside } from '../base/inside.ts';
import { makeFolder } from '../base/make-folder.ts';
import { ConfigError } from '../config/config-error.ts';
import { loadConfig, type LoadedConfig } from '../config/load-config.ts';
import type { Config } from '../config/schema.ts';
import { createSecretSearch, type SecretSearch } from '../features/secrets/secret-search.ts';
import { openGit, type Git } from '../git/git.ts';
import { openCacheFolder } from '../indexer/cache/cache-folder.ts';
import { indexRepository, type Indexed, type IndexStage } from '../indexer/index.ts';
import { resolveFolder } from '../indexer/source/folder.ts';
import type { Source } from '../indexer/source/source.ts';
import { openWorkingTree } from '../indexer/source/working-tree.ts';
import type { Embedder } from '../model/embedder.ts';
import { printable } from '../render/printable.ts';
import { confirmOn, type ConfigOptions } from './config-options.ts';
import { modelOf } from './model-of.ts';
import { InputError } from './report-error.ts';
import { note, paint, type Terminal } from './terminal.ts';
import { version } from './version.ts';

/** A repository with its configuration: what most commands start from. */
export interface Project {
  /** Absolute, links resolved. */
  root: string;
  config: Config;
  /** Where an atlas of it is written. Absolute. */
  out: string;
  /** Whether `out` is the user's choice. If not, the repository may lead it anywhere: see `refuseLeadingOut`. */
  isOutTrusted: boolean;
  /** `out`, where it lies in the repository, relative to it: no part of what is read. */
  outputFolders: string[];
  workers: number | undefined;
  /** Git in the root, ended when the command is; undefined where it is not installed or not to be used. */
  git: Git | undefined;
  /** Aborted when the command is to end. */
  signal: AbortSignal;
  /** The language model that the user named. */
  embedder: Embedder | undefined;
  /** A text as it may be published: names of branches, and what commits and the configuration say, are published too. */
  maskSecrets(text: string): string;
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

export interface ProjectOptions extends ConfigOptions {
  out?: string;
  workers?: number;
  /** Folder or name of a language model for search. */
  model?: string;
  /** False: to list files without git. */
  git?: boolean;
  /** Also files that git neither tracks nor ignores. */
  untracked?: boolean;
  /** Whether the result leaves this machine, so that only files that were chosen are taken. */
  publishes?: boolean;
}

/** Throws `SourceError` where there is no such folder and `ConfigError` for a configuration that cannot be used. */
export async function openProject(
  terminal: Terminal,
  path: string,
  options: ProjectOptions,
): Promise<Project> {
  const { cwd } = terminal;
  const root = await folderAt(terminal, path);
  const { config: loaded, isTrusted } = await configOf(terminal, root, options);
  // In files that git does not track, an author's false alarm may be a secret of the user.
  const takesOwnFiles = options.untracked === true || options.git === false;
  const config = takesOwnFiles && !isTrusted ? { ...loaded, secrets: {} } : loaded;
  const out = options.out === undefined ? (config.out ?? join(root, 'atlas')) : resolve(cwd, options.out);
  const outputFolders = foldersInside(root, out);
  const workers = options.workers ?? config.workers;
  const { name, include, exclude, maxFileBytes, languages, secrets } = config;
  const untracked = options.untracked ?? config.untracked;
  const strict = options.publishes;
  const { signal } = terminal;
  const git = options.git === false ? undefined : openGit(root, { signal });
  const usedGit = options.git === false ? null : git;
  let search: SecretSearch | undefined;
  const maskSecrets = (text: string) => (search ??= createSecretSearch(secrets)).mask(text);
  const openSource = async () => {
    const settings = withoutUndefined({ name, untracked, strict, git: usedGit });
    const source = await openWorkingTree(root, { signal, ...settings });
    const { repository } = source;
    const branch = repository.branch === null ? null : maskSecrets(repository.branch);
    return { ...source, repository: { ...repository, name: maskSecrets(repository.name), branch } };
  };
  return {
    root,
    config,
    maskSecrets,
    out,
    isOutTrusted: options.out !== undefined || isTrusted,
    outputFolders,
    workers,
    embedder: await modelOf(terminal, options),
    git,
    signal,
    openSource: noticingOnce(terminal, openSource),
    index: ({ source, cache, cacheTrack, onProgress, signal }) =>
      indexRepository({
        source,
        version: version(),
        cacheFolder: cache,
        outputFolders,
        signal,
        ...withoutUndefined({
          include,
          exclude,
          maxFileBytes,
          languages,
          secrets,
          workers,
          onProgress,
          cacheTrack,
        }),
      }),
  };
}

/** Says what is wrong with the source; a live atlas opens it again after each change, and says it once. */
function noticingOnce(terminal: Terminal, open: () => Promise<Source>): () => Promise<Source> {
  const said = new Set<string>();
  return async () => {
    const source = await open();
    for (const { severity, message } of source.findings) {
      if (severity === 'info' || said.has(message)) continue;
      said.add(message);
      note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${message}`);
    }
    return source;
  };
}

async function configOf(
  terminal: Terminal,
  root: string,
  { config: file, trustConfig = false }: ConfigOptions,
): Promise<Pick<LoadedConfig, 'config' | 'isTrusted'>> {
  if (file === false) return { config: {}, isTrusted: false };
  const loaded = await loadConfig(root, {
    cwd: terminal.cwd,
    trust: trustConfig,
    confirm: confirmOn(terminal),
    ...(file !== undefined && { file }),
  });
  for (const notice of loaded.notices) note(terminal, printable(notice));
  return loaded;
}

/**
 * The real path of a folder. Throws for an address that nothing here can fetch: as a folder it would only not
 * exist.
 */
export async function folderAt({ cwd }: Pick<Terminal, 'cwd'>, path: string): Promise<string> {
  try {
    return await resolveFolder(resolve(cwd, path));
  } catch (cause) {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) throw cause;
    throw new InputError(
      `${path} cannot be opened. Name a folder with a repository or an atlas, or the http:// or https:// address of an atlas.`,
      { cause },
    );
  }
}

/** The folder for caches of the project, made if need be; undefined where nothing is to be kept or none can be. */
export function cacheOf({ root, config: { cache } }: Project): string | undefined {
  if (cache === undefined) return openCacheFolder(root);
  if (cache === false) return undefined;
  if (isInRepository(root, cache)) {
    throw new ConfigError(
      `"cache" is ${cache}, which lies inside the repository: its files could have come with the repository. Choose a folder outside, or remove the setting.`,
    );
  }
  makeFolder(cache);
  return cache;
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

function foldersInside(root: string, folder: string): string[] {
  if (folder === root || !isInside(root, folder)) return [];
  return [relative(root, folder).split(sep).join('/')];
}

type WithoutUndefined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): WithoutUndefined<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as WithoutUndefined<Value>;
}
