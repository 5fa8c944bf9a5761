import { createGlobMatcher, createRootedGlobMatcher } from '../../../base/globs.ts';
import { baseName, isWithin, parentPath } from '../../../model/path.ts';
import type { RunsBefore } from '../../../model/root.ts';
import { createModuleResolver } from '../../resolve/modules/create-module-resolver.ts';
import { loadConfigTexts } from '../../resolve/modules/load-config-texts.ts';
import type { ModuleResolver } from '../../resolve/modules/module-resolver.ts';
import { ancestors, indexPaths, joinPath, relativeTo } from '../../resolve/modules/path-index.ts';
import { ModuleRecipe } from '../../resolve/modules/recipe.ts';
import { RootRecipe } from './root-recipe.ts';
import { readSetupKeys } from './read-setup-keys.ts';
import { TestRunners } from './test-runners.ts';
import type { SetupDeclaration, TestSetupRecipe } from './test-setup-recipe.ts';

/** The role of a file that a test runner runs before tests. */
export interface TestSetup {
  /** Displayed reason, such as the key and the configuration file that name it. */
  reason: string;
  before: RunsBefore;
}

/** By path of the file that runs before tests. */
export type TestSetups = ReadonlyMap<string, readonly TestSetup[]>;

interface SetupGrammar {
  modules: unknown;
  roots: unknown;
}

type ReadText = (path: string) => Promise<string | undefined>;

/** Files that a glob of a configuration file may name. */
const MAX_FILES = 1000;

/** Finds the files that run before tests, by the rules of all languages. Equal rules of several grammars are applied once. */
export async function findTestSetups(
  grammars: readonly SetupGrammar[],
  paths: readonly string[],
  readText: ReadText,
): Promise<TestSetups> {
  const distinct = new Map<string, SetupGrammar>();
  for (const { modules, roots } of grammars)
    if (roots !== undefined) distinct.set(JSON.stringify([modules, roots]), { modules, roots });
  const found = new Map<string, TestSetup[]>();
  for (const { modules, roots } of distinct.values()) {
    const recipe = RootRecipe.parse(roots).testSetups;
    if (!recipe) continue;
    const runners = await TestRunners.load(recipe, paths, readText);
    await new Finder(recipe, runners, modules, paths, readText, found).find();
  }
  return found;
}

/** Applies the rules of one language. */
class Finder {
  readonly #recipe: TestSetupRecipe;
  readonly #runners: TestRunners;
  readonly #modules: unknown;
  readonly #paths: readonly string[];
  readonly #readText: ReadText;
  readonly #found: Map<string, TestSetup[]>;
  #resolver: ModuleResolver | undefined;

  constructor(
    recipe: TestSetupRecipe,
    runners: TestRunners,
    modules: unknown,
    paths: readonly string[],
    readText: ReadText,
    found: Map<string, TestSetup[]>,
  ) {
    this.#recipe = recipe;
    this.#runners = runners;
    this.#modules = modules;
    this.#paths = paths;
    this.#readText = readText;
    this.#found = found;
  }

  async find(): Promise<void> {
    for (const rule of this.#recipe.files) this.#findByPath(rule);
    const rules = this.#recipe.declarations.map((rule) => ({
      rule,
      matches: createRootedGlobMatcher(rule.file),
    }));
    for (const path of this.#paths) {
      const here = rules.filter(({ matches }) => matches(baseName(path)));
      const text = here.length > 0 ? await this.#readText(path) : undefined;
      if (text === undefined) continue;
      for (const { rule } of here) await this.#follow(path, text, rule);
    }
  }

  #findByPath(rule: TestSetupRecipe['files'][number]): void {
    const matches = createGlobMatcher(rule.paths.map((glob) => `**/${glob}`));
    const rooted = rule.paths.map(createRootedGlobMatcher);
    const { files } = indexPaths(this.#paths);
    for (const path of this.#paths) {
      if (!matches(path) || !this.#isCode(path)) continue;
      for (const folder of ancestors(parentPath(path))) {
        if (!rooted.some((isThere) => isThere(relativeTo(folder, path)))) continue;
        if (rule.beside !== undefined && !files.has(within(folder, rule.beside))) continue;
        this.#add(path, rule.reason, folder, rule);
        break;
      }
    }
  }

  /** Adds the files that a configuration file names. */
  async #follow(path: string, text: string, rule: SetupDeclaration): Promise<void> {
    const read = readSetupKeys(path, text, rule, this.#recipe.comments);
    if (read.values.length === 0) return;
    const { directories } = indexPaths(this.#paths);
    const project = rule.project === undefined ? undefined : new RegExp(rule.project, 'u').exec(path);
    const own = project ? (project[1] ?? '') : parentPath(path);
    const isFolder = (each: string | undefined): each is string =>
      each !== undefined && directories.has(each);
    const foldersOf = (texts: readonly string[]): string[] =>
      texts.map((each) => joinPath(own, this.#strip(each, rule).text)).filter(isFolder);
    const [projectFolder, ...moreFolders] = foldersOf(read.bases);
    const bases = [projectFolder, ...moreFolders, own].filter((each) => each !== undefined);
    const [testFolder, ...others] = new Set(foldersOf(read.testFolders));
    for (const { key, value } of read.values) {
      const { text: name, isPrefixed } = this.#strip(value, rule);
      for (const base of new Set(isPrefixed ? [...bases, ...ancestors(own)] : bases)) {
        const targets = await this.#targets(base, name, rule.names);
        const folder = (others.length > 0 ? undefined : testFolder) ?? projectFolder ?? base;
        for (const target of targets) this.#add(target, `${key} of ${path}`, folder, rule, path);
        if (targets.length > 0) break;
      }
    }
  }

  #strip(text: string, { prefixes }: SetupDeclaration): { text: string; isPrefixed: boolean } {
    const prefix = prefixes.find((each) => text.startsWith(each));
    return prefix === undefined
      ? { text, isPrefixed: false }
      : { text: text.slice(prefix.length), isPrefixed: true };
  }

  /** Returns the files that a name means from a folder. */
  async #targets(base: string, name: string, names: SetupDeclaration['names']): Promise<string[]> {
    const { files } = indexPaths(this.#paths);
    if (name.includes('*')) return this.#matching(base, name);
    const path = joinPath(base, name);
    if (names === 'paths' && path !== undefined && files.has(path)) return this.#isCode(path) ? [path] : [];
    const resolver = await this.#loadResolver();
    const from = within(base, '_');
    const isPath = /^\.{0,2}\//.test(name);
    for (const each of names === 'modules' || isPath ? [name] : [`./${name}`, name]) {
      const target = resolver.resolve(from, each);
      if (target.kind === 'file' && this.#isCode(target.path)) return [target.path];
    }
    return names === 'modules' ? this.#declaring(name) : [];
  }

  #matching(base: string, glob: string): string[] {
    const place = joinPath(base, glob);
    if (place === undefined || glob.startsWith('!')) return [];
    let matches: (path: string) => boolean;
    try {
      matches = createRootedGlobMatcher(place);
    } catch {
      // The pattern is in another dialect, so its files are not known.
      return [];
    }
    return this.#paths.filter((path) => this.#isCode(path) && matches(path)).slice(0, MAX_FILES);
  }

  /** Returns the files whose paths end as the name of the type or module that they declare. */
  #declaring(name: string): string[] {
    const end = name.replace(/\$.*$/s, '').replaceAll('.', '/');
    if (!end.includes('/')) return [];
    const ends = this.#recipe.extensions.map((extension) => `/${end}${extension}`);
    return this.#paths.filter((path) => ends.some((each) => `/${path}`.endsWith(each))).slice(0, MAX_FILES);
  }

  #isCode(path: string): boolean {
    return this.#recipe.extensions.some((extension) => path.endsWith(extension));
  }

  #add(path: string, reason: string, folder: string, rule: RuleScope, config?: string): void {
    const known = this.#found.get(path) ?? [];
    if (known.some((each) => each.reason === reason && isWithin(each.before.folder, folder))) return;
    const { tests, symbols, topLevel } = rule;
    const before: RunsBefore = {
      folder,
      ...(tests ? { tests } : this.#runners.testsBelow(rule.runner, folder, config)),
      ...(symbols === undefined ? {} : { symbols }),
      ...(topLevel ? {} : { topLevel: false }),
    };
    this.#found.set(path, [...known, { reason, before }]);
  }

  /** Most repositories name no such file by a module, and a resolver reads many files. */
  async #loadResolver(): Promise<ModuleResolver> {
    if (this.#resolver) return this.#resolver;
    const recipe = ModuleRecipe.parse(this.#modules);
    const texts = await loadConfigTexts([recipe], this.#paths, this.#readText);
    return (this.#resolver = createModuleResolver(recipe, {
      paths: this.#paths,
      readText: (path) => texts.get(path),
    }));
  }
}

type RuleScope = Pick<SetupDeclaration, 'runner' | 'tests' | 'symbols' | 'topLevel'>;

function within(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
