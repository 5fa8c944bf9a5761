import { lstatSync, realpathSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { ConfigError } from './config-error.ts';
import { parseConfig } from './parse-config.ts';
import { runConfig } from './run-config.ts';
import type { Config } from './schema.ts';
import { requireTrust, type TrustOptions } from './trust.ts';

/** In the order in which they are looked for. */
export const configFileNames = [
  'treeatlas.config.ts',
  'treeatlas.config.js',
  'treeatlas.config.mjs',
  'treeatlas.config.json',
] as const;

const MAX_BYTES = 1_000_000;

export interface LoadOptions extends TrustOptions {
  /** A configuration that the user has named, absolute or relative to `cwd`. Naming it is trusting it. */
  file?: string;
  /** The folder that the user is in. */
  cwd?: string;
}

export interface LoadedConfig {
  /** `out` and `cache` are absolute. */
  config: Config;
  /** Absolute path of the file it came from; null without one. */
  file: string | null;
  /**
   * Whether the user stands for the settings: the file was named, or is trusted. Otherwise they come from whoever
   * wrote the repository: `cache` is false or absent, and `out` may lead anywhere and must be checked.
   */
  isTrusted: boolean;
  /** What did not count, for the reader. */
  notices: string[];
}

/**
 * The configuration of the repository at `root`.
 *
 * A configuration comes with the repository, and so from whoever wrote that. It is therefore read as data, and
 * does not choose where to write. A file that is code runs only if the user trusts it. Where the user stands
 * makes no difference: who enters a clone to look at it has not decided to run it.
 *
 * Throws `ConfigError` when a file cannot be used, and when it is code that the user does not trust.
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
    throw new ConfigError(`${file} is no configuration. Name a file that ends in .json, .ts, .js or .mjs.`);
  }
  const config = await evaluate(file, readContent(file, { followLink: true }));
  return { config, file, isTrusted: true, notices: [] };
}

/** Absolute path of the one configuration of a repository. */
function findConfig(root: string): string | undefined {
  const found = configFileNames.filter((name) => isThere(join(root, name)));
  if (found.length > 1) throw new ConfigError(`There are ${found.join(' and ')}. Keep one of them.`);
  const [name] = found;
  return name === undefined ? undefined : join(root, name);
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A folder that cannot be searched is reported when its files are listed.
    return false;
  }
}

/**
 * A link in a repository could make any file of the user a configuration, and its content part of an error
 * message. It is followed only for a file that the user named.
 */
function readContent(file: string, { followLink }: { followLink: boolean }): Buffer {
  try {
    // Opening a device can have effects, and not every system refuses a link when it opens a file.
    const stats = followLink ? statSync(file) : lstatSync(file);
    if (stats.isSymbolicLink()) throw new Error('is a symbolic link');
    if (!stats.isFile()) throw new Error('is not a regular file');
    return readRegularFileSync(file, { maxBytes: MAX_BYTES, followLinks: followLink });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) {
      if (cause.code === 'ENOENT')
        throw new ConfigError(`There is no configuration ${file}. Check the path.`, { cause });
      throw new ConfigError(`${file} cannot be read (${String(cause.code)}).`, { cause });
    }
    const next = followLink
      ? 'Name a regular file.'
      : 'Name the file to use with --config, or add --no-config to use none.';
    throw new ConfigError(`${file} ${messageOf(cause)}, so it was not read. ${next}`, { cause });
  }
}

async function evaluate(file: string, content: Buffer): Promise<Config> {
  const { out, cache, ...config } = parseConfig(
    isCode(file) ? await run(file, content) : parseJson(file, content),
    file,
  );
  const folder = dirname(file);
  return {
    ...config,
    ...(out === undefined ? {} : { out: resolve(folder, out) }),
    ...(cache === undefined ? {} : { cache: cache === false ? cache : resolve(folder, cache) }),
  };
}

/** Settings of somebody else: they choose neither where to keep files nor how much of the machine to use. */
function restrict(
  { cache, workers, ...config }: Config,
  file: string,
): Pick<LoadedConfig, 'config' | 'notices'> {
  return {
    config: {
      ...config,
      ...(cache === false && { cache }),
      ...(workers !== undefined && { workers: Math.min(workers, availableParallelism()) }),
    },
    notices:
      typeof cache === 'string'
        ? [
            `${basename(file)} came with the repository, so its "cache" does not count. To use it, add --trust-config.`,
          ]
        : [],
  };
}

function parseJson(file: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8').replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ConfigError(`${basename(file)} is not valid JSON: ${messageOf(cause)}`, { cause });
  }
}

async function run(file: string, content: Buffer): Promise<unknown> {
  try {
    return await runConfig(file, content);
  } catch (cause) {
    throw new ConfigError(`${basename(file)} failed: ${messageOf(cause)}`, { cause });
  }
}

function isCode(file: string): boolean {
  return extname(file) !== '.json';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
