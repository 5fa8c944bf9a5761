import { createRootedGlobMatcher } from '../../../base/globs.ts';
import { baseName, isWithin, parentPath } from '../../../model/path.ts';
import type { RunsBefore } from '../../../model/root.ts';
import { indexPaths, joinPath, relativeTo } from '../../resolve/modules/path-index.ts';
import { readTexts } from './read-setup-keys.ts';
import type { RunnerConfig, TestSetupRecipe } from './test-setup-recipe.ts';

/** The configuration of a runner. */
interface Configured {
  runner: string;
  path: string;
  /** The folder to which its globs are relative. */
  folder: string;
  /** Globs of tests; `unknown` if code decides, undefined if the defaults hold. */
  tests: readonly string[] | 'unknown' | undefined;
  /** Whether no other runner runs its tests. */
  owns: boolean;
}

/** Answers which tests a runner runs, by its configuration files and its defaults. */
export class TestRunners {
  readonly #recipe: TestSetupRecipe;
  readonly #configured: readonly Configured[];

  private constructor(recipe: TestSetupRecipe, configured: readonly Configured[]) {
    this.#recipe = recipe;
    this.#configured = configured;
  }

  /** Reads the configuration files of the runners. */
  static async load(
    recipe: TestSetupRecipe,
    paths: readonly string[],
    readText: (path: string) => Promise<string | undefined>,
  ): Promise<TestRunners> {
    const rules = Object.entries(recipe.runners).flatMap(([runner, { configs, owns }]) =>
      configs.map((config) => ({ runner, config, owns, matches: createRootedGlobMatcher(config.file) })),
    );
    const configured: Configured[] = [];
    for (const path of paths) {
      const here = rules.filter(({ matches }) => matches(baseName(path)));
      const text = here.length > 0 ? await readText(path) : undefined;
      if (text === undefined) continue;
      for (const { runner, config, owns } of here) {
        const read = readGlobs(path, text, config, recipe, paths);
        const isOwner = owns && (config.testsKey === undefined || read?.hasFolder === true);
        if (read) configured.push({ runner, path, owns: isOwner, ...read });
      }
    }
    return new TestRunners(recipe, configured);
  }

  /**
   * Returns the globs of the tests of a runner below a folder, and of those among them that only others run. `config` is the file that names
   * what runs before them; without one of the runner, those around the folder count.
   */
  testsBelow(
    runner: string | undefined,
    folder: string,
    config: string | undefined,
  ): Pick<RunsBefore, 'tests' | 'except'> {
    const all = [`**/*{${this.#recipe.extensions.join(',')}}`];
    const ofRunner = this.#configured.filter((each) => each.runner === runner);
    const own = ofRunner.filter(({ path }) => path === config);
    const around = own.length > 0 ? own : ofRunner.filter((each) => isWithin(each.folder, folder));
    const defaults = (runner === undefined ? undefined : this.#recipe.runners[runner]?.tests) ?? all;
    const tests = new Set(around.length === 0 ? defaults : []);
    for (const each of around) {
      const globs = each.tests === 'unknown' ? all : (each.tests ?? defaults);
      for (const glob of globs) tests.add(globBelow(folder, each.folder, glob) ?? all.join());
    }
    const isNamed = around.some((each) => Array.isArray(each.tests));
    const except = isNamed ? [] : this.#ownedByOthers(runner, folder);
    return { tests: [...tests], ...(except.length > 0 ? { except } : {}) };
  }

  #ownedByOthers(runner: string | undefined, folder: string): string[] {
    const owned = this.#configured
      .filter((each) => each.owns && each.runner !== runner && isWithin(folder, each.folder))
      .flatMap((each) => {
        const globs = each.tests ?? this.#recipe.runners[each.runner]?.tests ?? [];
        const below = relativeTo(folder, each.folder);
        return globs === 'unknown' ? [] : globs.map((glob) => (below === '' ? glob : `${below}/${glob}`));
      });
    return [...new Set(owned)];
  }
}

/** Returns the globs of a configuration file; undefined for a file that does not configure the runner. */
function readGlobs(
  path: string,
  text: string,
  config: RunnerConfig,
  { comments }: TestSetupRecipe,
  paths: readonly string[],
): (Pick<Configured, 'tests' | 'folder'> & { hasFolder: boolean }) | undefined {
  const { keys, otherKeys, baseKey, testsKey } = config;
  const folderKeys = [baseKey, testsKey].filter((key) => key !== undefined);
  const textsOf = readTexts(
    path,
    text,
    { ...config, keys: [...keys, ...otherKeys, ...folderKeys] },
    comments,
  );
  if (!textsOf) return undefined;
  const own = parentPath(path);
  const { directories } = indexPaths(paths);
  const foldersOf = (key: string): string[] =>
    (textsOf(key) ?? [])
      .map((each) => joinPath(own, withoutPrefix(each, config)))
      .filter((each) => each !== undefined)
      .filter((each) => each !== own && directories.has(each));
  const folders = [...new Set(folderKeys.flatMap(foldersOf))];
  const [only] = folders;
  const folder = folders.length === 1 && only !== undefined ? only : own;
  const found = keys.map((key) => textsOf(key));
  const isUnknown =
    folders.length > 1 ||
    otherKeys.some((key) => textsOf(key) !== undefined) ||
    found.some((texts) => texts?.length === 0) ||
    keys.some((key) => isComputed(text, key, config));
  const globs = found
    .flatMap((texts) => texts ?? [])
    .flatMap((each) => (config.split ? each.split(/\s+/) : each));
  const positive = globs.filter((each) => each !== '' && !each.startsWith('!'));
  const read = positive.map((each) => readGlob(withoutPrefix(each, config), folder, config, paths));
  const hasFolder = folder !== own;
  if (isUnknown || read.includes(undefined)) return { folder, tests: 'unknown', hasFolder };
  const tests = read.filter((each) => each !== undefined);
  const isInherited = config.inherits !== undefined && new RegExp(config.inherits, 'u').test(text);
  return { folder, tests: tests.length > 0 ? tests : isInherited ? 'unknown' : undefined, hasFolder };
}

/** Whether code gives a key a value that is no list of strings. */
function isComputed(text: string, key: string, { format }: RunnerConfig): boolean {
  return format === 'code' && new RegExp(`\\b${key}['"]?\\s*[:=]\\s*\\[?\\s*[^\\s'"\`\\[]`, 'u').test(text);
}

function withoutPrefix(text: string, { prefixes }: RunnerConfig): string {
  const prefix = prefixes.find((each) => text.startsWith(each)) ?? '';
  return text.slice(prefix.length).replace(/^(?:\.?\/)+/, '');
}

/** Returns a glob of a runner in the dialect of all globs; undefined for one that cannot be read. */
function readGlob(
  written: string,
  folder: string,
  { anywhere }: RunnerConfig,
  paths: readonly string[],
): string | undefined {
  if (indexPaths(paths).directories.has(joinPath(folder, written) ?? ''))
    return `${written.replace(/\/$/, '')}/**`;
  let glob = written;
  // `?(a|b)` and its like: what may be repeated is taken once.
  for (let before = ''; before !== glob;) {
    before = glob;
    glob = glob.replaceAll(
      /([?*+@])\(([^()]*)\)/g,
      (_, mark: string, body: string) => `{${'?*'.includes(mark) ? ',' : ''}${body.replaceAll('|', ',')}}`,
    );
  }
  if (/[()|]|\.\.\/|\$\{/.test(glob)) return undefined;
  if (anywhere && !glob.startsWith('**/')) glob = `**/${glob}`;
  try {
    createRootedGlobMatcher(glob);
    return glob;
  } catch {
    return undefined;
  }
}

/** Returns a glob from a folder on that is relative to another one, around it or below; undefined if it cannot be said. */
function globBelow(folder: string, base: string, glob: string): string | undefined {
  if (base === folder || glob.startsWith('**/')) return glob;
  if (isWithin(folder, base)) return `${relativeTo(folder, base)}/${glob}`;
  const between = `${relativeTo(base, folder)}/`;
  return glob.startsWith(between) ? glob.slice(between.length) : undefined;
}
