import { baseName, parentPath } from '../../../../model/path.ts';
import type { ImpliedImport, ModuleContext } from '../module-resolver.ts';
import { createGlobMatcher } from '../../../../base/globs.ts';
import { ancestors, indexPaths, joinPath } from '../path-index.ts';
import type { NamespaceRecipe } from '../recipe.ts';
import { readProject, type ProjectElement } from './read-project.ts';

type Rules = NonNullable<NamespaceRecipe['implied']>;

/** A chain of project files that import each other ends long before this. */
const MAX_DEPTH = 20;
const enabled = /^(?:enable|true)$/iu;
const fileAbove = /GetPathOfFileAbove\(\s*'?([\w.-]+)/u;

/** Reads which imports project files give to the files below them. */
export function readImpliedImports(
  rules: Rules,
  { paths, readText }: Pick<ModuleContext, 'paths' | 'readText'>,
): (path: string) => readonly ImpliedImport[] {
  const { files } = indexPaths(paths);
  const isProject = createGlobMatcher([rules.projects]);
  const shared = new Set([...rules.before, ...rules.after]);
  const projects = new Map<string, string[]>();
  const directories = new Set<string>();
  for (const path of paths) {
    if (isProject(path)) projects.set(parentPath(path), [...(projects.get(parentPath(path)) ?? []), path]);
    else if (shared.has(baseName(path))) directories.add(parentPath(path));
  }

  const nearest = (directory: string, name: string): string | undefined => {
    for (const above of ancestors(directory)) {
      const path = joinPath(above, name);
      if (path !== undefined && files.has(path)) return path;
    }
    return undefined;
  };
  /** The elements of a file, with those of the files that it imports in their place. */
  const elementsOf = (path: string | undefined, depth = 0): ProjectElement[] => {
    const text = path === undefined || depth > MAX_DEPTH ? undefined : readText(path);
    if (path === undefined || text === undefined) return [];
    const directory = parentPath(path);
    return readProject(text).flatMap((element) => {
      const imported = element.name === 'Import' ? element.attributes.get('Project') : undefined;
      if (imported === undefined) return [element];
      const above = fileAbove.exec(imported)?.[1];
      if (above !== undefined) {
        const found = directory === '' ? undefined : nearest(parentPath(directory), above);
        return [element, ...elementsOf(found, depth + 1)];
      }
      const relative = imported.replace('$(MSBuildThisFileDirectory)', './').replaceAll('\\', '/');
      const found = joinPath(directory, relative);
      return [element, ...(found !== undefined && files.has(found) ? elementsOf(found, depth + 1) : [])];
    });
  };
  const importsFor = (directory: string, project: string | undefined): ImpliedImport[] => {
    const around = (names: readonly string[]): ProjectElement[] =>
      names.flatMap((name) => elementsOf(nearest(directory, name)));
    return importsOf([...around(rules.before), ...elementsOf(project), ...around(rules.after)], rules);
  };

  const byDirectory = new Map<string, readonly ImpliedImport[]>();
  for (const [directory, own] of projects)
    byDirectory.set(directory, withoutTwins(own.flatMap((project) => importsFor(directory, project))));
  const alone = new Map<string, readonly ImpliedImport[]>();
  for (const directory of directories) alone.set(directory, importsFor(directory, undefined));
  return (path) => {
    const around = [...ancestors(parentPath(path))];
    const project = around.find((directory) => byDirectory.has(directory));
    if (project !== undefined) return byDirectory.get(project) ?? [];
    return alone.get(around.find((directory) => alone.has(directory)) ?? '') ?? [];
  };
}

function importsOf(elements: readonly ProjectElement[], { kits, otherKit }: Rules): ImpliedImport[] {
  let isEnabled = false;
  const kitsUsed: string[] = [];
  const found: ImpliedImport[] = [];
  const removed = new Set<string>();
  for (const { name, attributes, text } of elements) {
    const sdk = name === 'Project' || name === 'Import' ? attributes.get('Sdk') : undefined;
    const kit = name === 'Sdk' ? attributes.get('Name') : sdk;
    for (const each of listed(kit)) kitsUsed.push(each.replace(/\/.*/u, ''));
    // A condition may hold or not: what it can turn on counts, what it can turn off does not.
    const isSure = !attributes.has('Condition');
    if (name === 'ImplicitUsings' && (isSure || enabled.test(text))) isEnabled = enabled.test(text);
    if (name !== 'Using') continue;
    for (const source of listed(attributes.get('Include')))
      found.push({ source: source.replace(/<.*/u, ''), alias: attributes.get('Alias') });
    if (isSure) for (const source of listed(attributes.get('Remove'))) removed.add(source);
  }
  const implied = kitsUsed.length > 0 ? kitsUsed : [otherKit];
  const given = isEnabled ? implied.flatMap((kit) => kits[kit] ?? kits[otherKit] ?? []) : [];
  const sources = [...given.map((source): ImpliedImport => ({ source, alias: undefined })), ...found];
  return withoutTwins(sources.filter(({ source, alias }) => alias !== undefined || !removed.has(source)));
}

function listed(text = ''): string[] {
  return text.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
}

function withoutTwins(imports: readonly ImpliedImport[]): ImpliedImport[] {
  return [...new Map(imports.map((each) => [`${each.alias ?? ''}\n${each.source}`, each])).values()];
}
