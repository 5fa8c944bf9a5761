import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { ConfigError } from './config-error.ts';
import { globOf } from '../query/rules.ts';
import { describeIssue } from './describe-issue.ts';
import { Config } from './schema.ts';

/** In the order in which they are looked for. */
export const configFileNames = [
  'treeatlas.config.ts',
  'treeatlas.config.js',
  'treeatlas.config.mjs',
  'treeatlas.config.json',
] as const;

export interface LoadOptions {
  /** A configuration that the user has named, absolute or relative to `cwd`. */
  file?: string;
  /** The folder that the user is in. */
  cwd?: string;
}

export interface LoadedConfig {
  /** `out` and `cache` are absolute. */
  config: Config;
  /** Absolute path of the file it came from; null without one. */
  file: string | null;
  /** What was left aside, for the reader. */
  notices: string[];
}

/**
 * The configuration of the repository at `root`.
 *
 * A configuration can be code, and comes with the repository. Who stands in a repository and runs a tool, or
 * names the file, expects its configuration to count, as with every such tool. Who points at a repository
 * elsewhere asked to look at it, not to run it: there only JSON is read, and where to write is not left to it.
 *
 * Throws `ConfigError` when a file cannot be used.
 */
export async function loadConfig(root: string, options: LoadOptions = {}): Promise<LoadedConfig> {
  const cwd = options.cwd ?? process.cwd();
  if (options.file !== undefined) {
    const file = resolve(cwd, options.file);
    if (!existsSync(file))
      throw new ConfigError(`There is no configuration ${options.file}. Check the path.`);
    return { config: absolutePaths(await readConfig(file), file), file, notices: [] };
  }
  const found = configFileNames.filter((name) => existsSync(join(root, name)));
  const [name] = found;
  if (name === undefined) return { config: {}, file: null, notices: [] };
  if (found.length > 1) throw new ConfigError(`There are ${found.join(' and ')}. Keep one of them.`);
  const file = join(root, name);
  if (realpathSync(root) === realpathSync(cwd)) {
    return { config: absolutePaths(await readConfig(file), file), file, notices: [] };
  }
  if (extname(name) !== '.json') {
    const notice = `${name} is code of a repository that you are not in, so it was not run. To use it, add --config ${file}`;
    return { config: {}, file: null, notices: [notice] };
  }
  const { out, cache, ...config } = await readConfig(file);
  const ignored = [out === undefined ? [] : 'out', cache === undefined ? [] : 'cache'].flat();
  const notice = `${name} of a repository that you are not in does not choose where to write: ${ignored.join(' and ')} did not count. To use it, add --config ${file}`;
  return { config, file, notices: ignored.length > 0 ? [notice] : [] };
}

async function readConfig(file: string): Promise<Config> {
  const value = extname(file) === '.json' ? readJson(file) : await runModule(file);
  const result = Config.safeParse(value);
  if (result.success) return checkGlobs(result.data, file);
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, value));
  throw new ConfigError([`${basename(file)} cannot be used:`, ...problems].join('\n  '));
}

/** Throws what is wrong with a glob here, where somebody wrote it, and not where it is used. */
function checkGlobs(config: Config, file: string): Config {
  for (const { path } of config.validate?.suppressions ?? []) {
    try {
      if (path !== undefined) globOf(path);
    } catch (cause) {
      throw new ConfigError(
        `${basename(file)} cannot be used:\n  In "validate.suppressions" ${messageOf(cause)}.`,
        {
          cause,
        },
      );
    }
  }
  return config;
}

/** Nobody writes more, and what is parsed takes many times its size. */
const MAX_JSON_BYTES = 1_000_000;

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readRegularFileSync(file, { maxBytes: MAX_JSON_BYTES, followLinks: true }).toString();
  } catch (cause) {
    throw new ConfigError(`${basename(file)} cannot be read: ${messageOf(cause)}`, { cause });
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ConfigError(`${basename(file)} is not valid JSON: ${messageOf(cause)}`, { cause });
  }
}

async function runModule(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const extension = extname(import.meta.url);
  // The package need not be installed where the configuration is.
  const self = fileURLToPath(new URL(`./schema${extension}`, import.meta.url));
  const jiti = createJiti(import.meta.url, {
    fsCache: false,
    moduleCache: false,
    alias: { treeatlas: self },
  });
  try {
    const module = await jiti.import<Record<string, unknown>>(file);
    if (!('default' in module)) throw new Error('it has no default export; write "export default { … }"');
    return await module['default'];
  } catch (cause) {
    throw new ConfigError(`${basename(file)} failed: ${messageOf(cause)}`, { cause });
  }
}

function absolutePaths({ out, cache, ...config }: Config, file: string): Config {
  const folder = dirname(file);
  return {
    ...config,
    ...(out === undefined ? {} : { out: resolve(folder, out) }),
    ...(cache === undefined ? {} : { cache: cache === false ? cache : resolve(folder, cache) }),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
