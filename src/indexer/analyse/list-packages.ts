import { compareText } from '../../model/order.ts';
import type { Dependency, Packages, PublishedPackage } from '../../model/packages.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { isTable, tableAt, textAt, textsAt, type ConfigValue } from '../config-file/config-value.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import { isNamed } from './is-named.ts';
import {
  literalVersion,
  MAX_PATTERN_LENGTH,
  PackageRecipe,
  readPackageFile,
  type PackageFile,
} from './package-finder.ts';

/** Packages that are listed. The outermost come first. */
const MAX_PACKAGES = 1000;
const MAX_DEPENDENCIES = 500;

/** Returns the packages of all folders with a project file, with versions and dependencies, by the rules of grammars. */
export async function listPackages(
  grammars: readonly { packages: unknown }[],
  paths: readonly string[],
  readText: (path: string) => Promise<string | undefined>,
): Promise<Packages> {
  const recipes = new Map(
    grammars
      .flatMap(({ packages }) => (packages === undefined ? [] : [PackageRecipe.parse(packages)]))
      .map((recipe) => [JSON.stringify(recipe), recipe]),
  );
  const found = new Map<string, PublishedPackage>();
  let total = 0;
  for (const { manager, files } of recipes.values()) {
    for (const rule of files) {
      const projects = paths.filter((path) => isNamed(baseName(path), rule.file)).sort(byDepth);
      for (const path of projects.slice(0, MAX_PACKAGES)) {
        const key = `${manager} ${parentPath(path)}`;
        const text = found.has(key) ? undefined : await readText(path);
        const one = text === undefined ? undefined : readPackageFile(rule, text);
        if (text === undefined || !one?.name) continue;
        total++;
        found.set(key, {
          path: parentPath(path),
          name: one.name,
          manager,
          version: literalVersion(one.version) || null,
          dependencies: dependenciesIn(rule, text),
        });
      }
    }
  }
  const packages = [...found.values()].sort(
    (a, b) => byDepth(a.path, b.path) || compareText(a.manager, b.manager),
  );
  return { total, packages: packages.slice(0, MAX_PACKAGES) };
}

/** Returns the packages that a project file requires. The first mention of one counts. */
function dependenciesIn(rule: PackageFile, text: string): Dependency[] {
  const found = new Map<string, string>();
  for (const { name, wanted } of mentionsIn(rule, text)) if (!found.has(name)) found.set(name, wanted);
  return [...found]
    .map(([name, wanted]) => ({ name, wanted: wanted.trim() }))
    .sort((a, b) => compareText(a.name, b.name))
    .slice(0, MAX_DEPENDENCIES);
}

function* mentionsIn(rule: PackageFile, text: string): Generator<Dependency> {
  const pattern =
    rule.dependencyPattern === undefined ? undefined : new RegExp(rule.dependencyPattern, 'gmu');
  if ('namePattern' in rule) {
    if (text.length <= MAX_PATTERN_LENGTH) yield* matchesOf(pattern, text);
    return;
  }
  const { file, format, dependencies = [], version } = rule;
  if (dependencies.length === 0) return;
  const content = readConfig({ path: file, text, format, consequence: 'its dependencies are not known' });
  if (isFinding(content)) return;
  for (const at of dependencies) {
    const table = tableAt(content, ...at);
    for (const [name, value] of table ?? []) yield { name, wanted: wantedIn(value, version) };
    for (const line of table ? [] : (textsAt(content, ...at) ?? [])) yield* matchesOf(pattern, line);
  }
}

function wantedIn(value: ConfigValue, versionKeys: readonly string[]): string {
  if (typeof value === 'string') return value;
  return (isTable(value) ? textAt(value, versionKeys.at(-1) ?? '') : undefined) ?? '';
}

function* matchesOf(pattern: RegExp | undefined, text: string): Generator<Dependency> {
  if (!pattern) return;
  for (const [, name = '', wanted = ''] of text.matchAll(pattern)) if (name) yield { name, wanted };
}

function byDepth(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || compareText(a, b);
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}
