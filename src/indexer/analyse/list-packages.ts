import { addToList, groupBy } from '../../model/group-by.ts';
import { compareText } from '../../model/order.ts';
import type { Dependency, Packages, PublishedPackage } from '../../model/packages.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { isTable, tableAt, textAt, textsAt, type ConfigValue } from '../config-file/config-value.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import { firstMentions, InheritedProject, projectsByName } from './inherited-project.ts';
import { isNamed } from './is-named.ts';
import { moduleNames, type PackagedFile } from './module-names.ts';
import type { ReadProject } from './build-files/build-reader.ts';
import { createBuildReader } from './build-files/create-build-reader.ts';
import { readPackageFile } from './package-finder.ts';
import { literalVersion, MAX_BUILD_FILES, MAX_DEPENDENCIES, MAX_PACKAGES } from './package-limits.ts';
import {
  fileNamesOf,
  MAX_PATTERN_LENGTH,
  PackageRecipe,
  type BuildFiles,
  type ModuleRule,
  type PackageFile,
  type StructuredFile,
} from './package-recipe.ts';
import { versionOfTags } from './version-of-tags.ts';

type ReadText = (path: string) => Promise<string | undefined>;

export interface PackageInput {
  grammars: readonly { packages: unknown }[];
  paths: readonly string[];
  /** The files that are no tests. */
  files: readonly PackagedFile[];
  readText: ReadText;
  /** Returns the tags of the commit, which name the versions of packages whose project files do not. */
  readTags?: (() => Promise<readonly string[]>) | undefined;
}

/** Returns the packages of all folders with a project file, with versions and dependencies, by the rules of grammars. */
export async function listPackages({
  grammars,
  paths,
  files,
  readText,
  readTags,
}: PackageInput): Promise<Packages> {
  const recipes = new Map(
    grammars
      .flatMap(({ packages }) => (packages === undefined ? [] : [PackageRecipe.parse(packages)]))
      .map((recipe) => [JSON.stringify(recipe), recipe]),
  );
  const found = new Map<string, PublishedPackage>();
  const rules = new Map<PublishedPackage, ModuleRule>();
  for (const recipe of recipes.values()) {
    const ignored = recipe.ignored === undefined ? undefined : new RegExp(recipe.ignored, 'u');
    for (const rule of recipe.files) {
      const names = fileNamesOf(rule);
      const projects = paths
        .filter((path) => names.some((name) => isNamed(baseName(path), name)) && ignored?.test(path) !== true)
        .sort(byDepth);
      const isKnown = (path: string): boolean => isComplete(found.get(keyOf(recipe, path)));
      const read =
        'build' in rule
          ? readBuild(rule, projects.slice(0, MAX_BUILD_FILES), readText)
          : readProjects(rule, projects.slice(0, MAX_PACKAGES), isKnown, readText);
      for await (const one of read) {
        const { file, ...project } = one;
        const key = keyOf(recipe, file);
        const { manager } = recipe;
        const listed = { path: parentPath(file), ...project, manager };
        const known = found.get(key);
        if (known) complete(known, listed);
        else {
          found.set(key, listed);
          if (recipe.modules !== undefined) rules.set(listed, recipe.modules);
        }
      }
    }
  }
  const packages = [...found.values()]
    .sort((a, b) => byDepth(a.path, b.path) || compareText(a.manager, b.manager))
    .slice(0, MAX_PACKAGES);
  if (readTags && packages.some(({ version }) => version === null)) {
    const tags = await readTags();
    for (const one of packages) one.version ??= versionOfTags(tags, one);
  }
  const modules = modulesOf(packages, rules, files);
  return {
    total: found.size,
    packages: packages.map((one) => ({ ...one, ...modules.get(one) })),
  };
}

/** Yields the named packages of a build, outermost first, and those of a folder in the order of the reader. */
async function* readBuild(
  rule: BuildFiles,
  paths: readonly string[],
  readText: ReadText,
): AsyncGenerator<ReadProject> {
  const reader = createBuildReader(rule);
  for (const path of paths) {
    const text = await readText(path);
    if (text !== undefined) reader.addFile(path, text);
  }
  yield* reader
    .projects()
    .sort((a, b) => byDepth(parentPath(a.file), parentPath(b.file)))
    .slice(0, MAX_PACKAGES);
}

/** Yields the named packages of project files, by the paths of these. */
async function* readProjects(
  rule: PackageFile,
  projects: readonly string[],
  isKnown: (path: string) => boolean,
  readText: ReadText,
): AsyncGenerator<ReadProject> {
  if (!('namePattern' in rule) && rule.inherited) {
    yield* readInherited(rule, projects, readText);
    return;
  }
  for (const path of projects) {
    const text = isKnown(path) ? undefined : await readText(path);
    const one = text === undefined ? undefined : readPackageFile(rule, text);
    if (text === undefined || !one?.name) continue;
    const dependencies = firstMentions(mentionsIn(rule, text)).slice(0, MAX_DEPENDENCIES);
    yield { file: path, name: one.name, version: literalVersion(one.version) || null, dependencies };
  }
}

/** Yields the packages of project files that may be the parents of each other. */
async function* readInherited(
  rule: StructuredFile,
  paths: readonly string[],
  readText: ReadText,
): AsyncGenerator<ReadProject> {
  const contents = new Map<string, ConfigValue>();
  for (const path of paths) {
    const text = await readText(path);
    const content = text === undefined ? undefined : contentOf(rule, text);
    if (content !== undefined) contents.set(path, content);
  }
  const projects = projectsByName(rule, contents.values());
  for (const [path, content] of contents) {
    const project = new InheritedProject(rule, content, projects);
    if (project.name === '') continue;
    yield {
      file: path,
      name: project.name,
      version: literalVersion(project.version) || null,
      dependencies: firstMentions(project.dependencies()).slice(0, MAX_DEPENDENCIES),
    };
  }
}

function isComplete(one: PublishedPackage | undefined): boolean {
  return one !== undefined && one.version !== null && one.dependencies.length > 0;
}

/** Adds the version and the dependencies from another file of the same package. */
function complete(known: PublishedPackage, other: PublishedPackage): void {
  const plain = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-');
  if (plain(known.name) !== plain(other.name)) return;
  known.version ??= other.version;
  if (known.dependencies.length === 0) known.dependencies = other.dependencies;
}

/** Returns the names of modules of each package that has others than its own. A file belongs to the packages of the innermost folder around it that has any. */
function modulesOf(
  packages: readonly PublishedPackage[],
  rules: ReadonlyMap<PublishedPackage, ModuleRule>,
  files: readonly PackagedFile[],
): Map<PublishedPackage, { modules: string[] }> {
  const byFolder = groupBy(
    packages.filter((one) => rules.has(one)),
    (one) => one.path,
  );
  const filesOf = new Map<PublishedPackage, PackagedFile[]>();
  for (const { path, namespace } of byFolder.size > 0 ? files : []) {
    let folder = parentPath(path);
    while (folder !== '' && !byFolder.has(folder)) folder = parentPath(folder);
    const file = { path: folder === '' ? path : path.slice(folder.length + 1), namespace };
    for (const around of byFolder.get(folder) ?? []) addToList(filesOf, around, file);
  }
  const found = new Map<PublishedPackage, { modules: string[] }>();
  for (const [one, own] of filesOf) {
    const rule = rules.get(one);
    const modules =
      rule === undefined ? [] : moduleNames(rule, one.name, own).filter((name) => name !== one.name);
    if (modules.length > 0) found.set(one, { modules });
  }
  return found;
}

function* mentionsIn(rule: PackageFile, text: string): Generator<Dependency> {
  const pattern =
    rule.dependencyPattern === undefined ? undefined : new RegExp(rule.dependencyPattern, 'gmu');
  if ('namePattern' in rule) {
    if (text.length > MAX_PATTERN_LENGTH) return;
    for (const section of sectionsOf(rule.dependencySection, text)) yield* matchesOf(pattern, section);
    return;
  }
  const { dependencies = [], version } = rule;
  const content = dependencies.length === 0 ? undefined : contentOf(rule, text);
  if (content === undefined) return;
  for (const at of dependencies) {
    const table = tableAt(content, ...at);
    for (const [name, value] of table ?? []) yield { name, wanted: wantedIn(value, version) };
    for (const line of table ? [] : (textsAt(content, ...at) ?? [])) yield* matchesOf(pattern, line);
  }
}

function sectionsOf(pattern: string | undefined, text: string): string[] {
  if (pattern === undefined) return [text];
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(([section]) => section);
}

function contentOf({ file, format }: StructuredFile, text: string): ConfigValue | undefined {
  const content = readConfig({ path: file, text, format, consequence: 'its dependencies are not known' });
  return isFinding(content) ? undefined : content;
}

function wantedIn(value: ConfigValue, versionKeys: readonly string[]): string {
  if (typeof value === 'string') return value;
  return (isTable(value) ? textAt(value, versionKeys.at(-1) ?? '') : undefined) ?? '';
}

function* matchesOf(pattern: RegExp | undefined, text: string): Generator<Dependency> {
  if (!pattern) return;
  for (const [, name = '', wanted = ''] of text.matchAll(pattern)) if (name) yield { name, wanted };
}

function keyOf({ manager }: PackageRecipe, path: string): string {
  return `${manager} ${parentPath(path)}`;
}

function byDepth(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || compareText(a, b);
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}
