import { lstatSync, realpathSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { errorMessage } from '../base/error-message.ts';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { ConfigError } from './config-error.ts';
import { parseConfig } from './parse-config.ts';
import { runConfig } from './run-config.ts';
import type { Config } from './schema.ts';
import { requireTrust, type TrustOptions } from './trust.ts';

/** A repository may have only one of these. */
const configFileNames = [
  'treeatlas.config.ts',
  'treeatlas.config.js',
  'treeatlas.config.mjs',
  'treeatlas.config.json',
] as const;

const MAX_BYTES = 1_000_000;

export interface LoadOptions extends TrustOptions {
  /** A configuration that the user named, absolute or relative to `cwd`. It is trusted. */
  file?: string | undefined;
  /** Default: the current folder. */
  cwd?: string;
}

export interface LoadedConfig {
  /** `out`, `cache`, `scip` and `check.baseline` are absolute. */
  config: Config;
  /** Absolute path of the file; null if there is none. */
  file: string | null;
  /**
   * Whether the user named or trusted the file. Otherwise the settings are those of the repository's author: `cache` is
   * false or absent, `untracked` is absent, and `out` and `scip` may lead anywhere and must be checked.
   */
  isTrusted: boolean;
  /** Settings that were ignored, as sentences for the user. */
  notices: string[];
}

/**
 * Loads the configuration of the repository at `root`.
 *
 * The configuration comes with the repository, so its author is not trusted. It is read as data and cannot choose where
 * files are written. A configuration that is code runs only if the user trusts it. The current folder makes no
 * difference: entering a clone is not a decision to run it.
 *
 * Throws `ConfigError` if a file cannot be used, or is code that the user does not trust.
 */
export async function loadConfig(root: string, options: LoadOptions = {}): Promise<LoadedConfig> {
  const { file: named, cwd = process.cwd() } = options;
  if (named !== undefined) return loadNamed(resolve(cwd, named));
  const file = findConfig(realpathSync(root));
  if (file === undefined) return { config: {}, file: null, isTrusted: false, notices: [] };
  const content = readContent(file, { followLink: false });
  if (isCode(file)) {
    const notices = await requireTrust(dirname(file), file, content, options);
    return { config: await evaluate(file, content), file, isTrusted: true, notices };
  }
  const config = await evaluate(file, content);
  if (options.trust) return { config, file, isTrusted: true, notices: [] };
  return { file, isTrusted: false, ...restrict(config, file) };
}

async function loadNamed(file: string): Promise<LoadedConfig> {
  if (!/\.([cm]?[jt]s|json)$/.test(file)) {
    throw new ConfigError(
      `${file} cannot be used as a configuration. Name a file that ends in .json, .ts, .js or .mjs.`,
    );
  }
  const config = await evaluate(file, readContent(file, { followLink: true }));
  return { config, file, isTrusted: true, notices: [] };
}

/** The absolute path of the repository's configuration; undefined if it has none. Throws if it has several. */
function findConfig(root: string): string | undefined {
  const found = configFileNames.filter((name) => isThere(join(root, name)));
  if (found.length > 1)
    throw new ConfigError(`${root} has more than one configuration: ${found.join(', ')}. Keep one of them.`);
  const [name] = found;
  return name === undefined ? undefined : join(root, name);
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A folder without search permission is reported when its files are listed.
    return false;
  }
}

/**
 * Reads a configuration. A symbolic link is followed only if the user named the file: one in a repository could point
 * at any file of the user, whose content would then show up in error messages.
 */
function readContent(file: string, { followLink }: { followLink: boolean }): Buffer {
  try {
    // Checked before opening too: opening a device can have side effects, and not every system has O_NOFOLLOW.
    const stats = followLink ? statSync(file) : lstatSync(file);
    if (stats.isSymbolicLink()) throw new Error('is a symbolic link');
    if (!stats.isFile()) throw new Error('is not a regular file');
    return readRegularFileSync(file, { maxBytes: MAX_BYTES, followLinks: followLink });
  } catch (cause) {
    const code = errorCode(cause);
    if (code !== undefined) {
      if (code === 'ENOENT')
        throw new ConfigError(`The configuration ${file} does not exist. Check the path.`, { cause });
      throw new ConfigError(
        `${file} cannot be read (${code}). Check its permissions, or add --no-config to continue without it.`,
        { cause },
      );
    }
    const next = followLink
      ? 'Name a regular file.'
      : 'Name the file to use with --config, or add --no-config to use none.';
    throw new ConfigError(`${file} ${errorMessage(cause)}, so it was not read. ${next}`, { cause });
  }
}

async function evaluate(file: string, content: Buffer): Promise<Config> {
  const { out, cache, scip, check, ...config } = parseConfig(
    isCode(file) ? await run(file, content) : parseJson(file, content),
    file,
  );
  const folder = dirname(file);
  return {
    ...config,
    ...(out === undefined ? {} : { out: resolve(folder, out) }),
    ...(scip === undefined ? {} : { scip: scip.map((path) => resolve(folder, path)) }),
    ...(check === undefined ? {} : { check: resolveBaseline(folder, check) }),
    ...(cache === undefined ? {} : { cache: cache === false ? cache : resolve(folder, cache) }),
  };
}

function resolveBaseline(
  folder: string,
  { baseline, ...check }: NonNullable<Config['check']>,
): NonNullable<Config['check']> {
  return baseline === undefined ? check : { ...check, baseline: resolve(folder, baseline) };
}

/**
 * Restricts untrusted settings: they must not choose a cache folder, nor more processes than the machine has cores, nor
 * the publication of untracked files of the user.
 */
function restrict(
  { cache, workers, untracked, ...config }: Config,
  file: string,
): Pick<LoadedConfig, 'config' | 'notices'> {
  return {
    config: {
      ...config,
      ...(cache === false && { cache }),
      ...(workers !== undefined && { workers: Math.min(workers, availableParallelism()) }),
    },
    notices: [...(typeof cache === 'string' ? ['cache'] : []), ...(untracked ? ['untracked'] : [])].map(
      (setting) =>
        `${basename(file)} came with the repository, so its "${setting}" setting is ignored. To use it, add --trust-config.`,
    ),
  };
}

function parseJson(file: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8').replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ConfigError(`${basename(file)} is not valid JSON: ${errorMessage(cause)}`, { cause });
  }
}

async function run(file: string, content: Buffer): Promise<unknown> {
  try {
    return await runConfig(file, content);
  } catch (cause) {
    throw new ConfigError(`${basename(file)} failed: ${errorMessage(cause)}`, { cause });
  }
}

function isCode(file: string): boolean {
  return extname(file) !== '.json';
}
