import type { Dependency } from '../../../../model/packages.ts';
import type { GradleFiles } from '../../package-recipe.ts';
import type { BuildTree } from './build-tree.ts';
import { readCoordinates } from './catalog.ts';
import type { Notation } from './notations.ts';
import type { ProjectValues } from './project-values.ts';

/** Statements about dependencies that are read for a project. */
const MAX_STATEMENTS = 10_000;

/** Returns the packages that a project requires, those for tests last. */
export function requiredPackages(rule: GradleFiles, tree: BuildTree, values: ProjectValues): Dependency[] {
  const all = tree.reaching(values.project, (script) => script.dependencies, MAX_STATEMENTS);
  return [...all.filter(({ isTest }) => !isTest), ...all.filter(({ isTest }) => isTest)].flatMap(
    ({ notation }) => packagesOf(notation, rule, tree, values),
  );
}

function packagesOf(
  notation: Notation,
  rule: GradleFiles,
  tree: BuildTree,
  values: ProjectValues,
): readonly Dependency[] {
  const { resolver } = values;
  switch (notation.kind) {
    case 'coordinates':
      return coordinatesOf(resolver.resolveParts(notation.text));
    case 'parts': {
      const [group, name] = [resolver.resolve(notation.group), resolver.resolve(notation.name)];
      if (!group || !name) return [];
      return coordinatesOf(`${group}:${name}:${resolver.resolve(notation.version) ?? ''}`);
    }
    case 'shorthand': {
      const [beginning] = Object.hasOwn(rule.shorthands, notation.call)
        ? [rule.shorthands[notation.call]]
        : [];
      const name = resolver.resolve(notation.name);
      if (beginning === undefined || !name) return [];
      return coordinatesOf(`${beginning}${name}:${resolver.resolve(notation.version) ?? ''}`);
    }
    case 'accessor':
      return librariesOf(notation.path, tree, values) ?? coordinatesOf(values.value(notation.path));
  }
}

/** Returns the libraries of a catalog, one or those of a bundle; undefined if the path names no catalog. */
function librariesOf(
  path: string,
  tree: BuildTree,
  { project }: ProjectValues,
): readonly Dependency[] | undefined {
  const dot = path.indexOf('.');
  const catalog = tree.catalog(project, path.slice(0, Math.max(dot, 0)));
  if (!catalog) return undefined;
  const name = path.slice(dot + 1);
  const names = name.startsWith('bundles.') ? (catalog.bundles.get(name.slice(8)) ?? []) : [name];
  return names.flatMap((one) => catalog.libraries.get(one) ?? []);
}

function coordinatesOf(text: string | undefined): Dependency[] {
  const found = text === undefined ? undefined : readCoordinates(text);
  return found ? [found] : [];
}
