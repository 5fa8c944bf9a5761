import { createRootedGlobMatcher } from '../../../base/globs.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import { textsBelow, valueAt } from '../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../config-file/read-config.ts';
import { ancestors, indexPaths } from '../../resolve/modules/path-index.ts';
import type { EntryPoint } from '../entry-points.ts';
import type { RootRecipe } from './root-recipe.ts';

/**
 * How outside code may use the files of a package. `none`: only its published entries. `open`: any file, by
 * convention. `exposed`: any file, in theory. `private`: nothing, because the package is not published.
 */
export interface Publication {
  /** Path of the manifest. */
  manifest: string;
  access: 'private' | 'none' | 'open' | 'exposed';
  /** Default entry files, used if the manifest names none. */
  entries: readonly string[];
}

/** The published packages of a repository, by folder. */
export interface Publications {
  /** Returns the nearest package around a path; undefined if there is none. */
  around(path: string): Publication | undefined;
}

export interface PublicationInput {
  recipe: RootRecipe;
  paths: readonly string[];
  entryPoints: readonly EntryPoint[];
  readText(path: string): Promise<string | undefined>;
}

/** Finds the published packages in project files. */
export async function findPublications({
  recipe,
  paths,
  entryPoints,
  readText,
}: PublicationInput): Promise<Publications> {
  const byFolder = new Map<string, Publication>();
  const offered = new Map<string, Set<string>>();
  for (const { offers } of entryPoints) {
    for (const { manifest, specifier } of offers) {
      const known = offered.get(manifest);
      if (known) known.add(specifier);
      else offered.set(manifest, new Set([specifier]));
    }
  }
  const { files } = indexPaths(paths);
  const matched = recipe.packages.map((rule) => ({ rule, matches: createRootedGlobMatcher(rule.file) }));
  for (const path of paths) {
    const rules = matched.filter(({ matches }) => matches(baseName(path))).map(({ rule }) => rule);
    if (rules.length === 0) continue;
    const text = await readText(path);
    for (const rule of rules) {
      const specifiers = offered.get(path) ?? new Set<string>();
      const folder = parentPath(path);
      const usual = rule.defaultEntries
        .map((name) => (folder === '' ? name : `${folder}/${name}`))
        .filter((entry) => specifiers.size === 0 && files.has(entry));
      const found = publicationOf(path, text ?? '', rule, specifiers, usual);
      if (!found) continue;
      // If a folder has two manifests, the one that publishes wins.
      const known = byFolder.get(parentPath(path));
      if (!known || known.access === 'private') byFolder.set(parentPath(path), found);
    }
  }
  return {
    around(path) {
      for (const folder of ancestors(parentPath(path))) {
        const found = byFolder.get(folder);
        if (found) return found;
      }
      return undefined;
    },
  };
}

function publicationOf(
  path: string,
  text: string,
  rule: RootRecipe['packages'][number],
  offered: ReadonlySet<string>,
  usual: readonly string[],
): Publication | undefined {
  const as = (access: Publication['access']): Publication => ({ manifest: path, access, entries: usual });
  if (!rule.format) {
    return as(isPrivateText(rule, text) ? 'private' : rule.otherFiles);
  }
  const content = readConfig({ path, text, format: rule.format, consequence: 'it publishes nothing' });
  // The search for entry points has reported an unreadable file.
  if (isFinding(content)) return undefined;
  if (rule.name && !valueAt(content, ...rule.name)) return undefined;
  const flag = rule.private && valueAt(content, ...rule.private);
  if (flag === true || (typeof flag === 'string' && isPrivateText(rule, flag))) return as('private');
  // If no published entry was found in the repository, any file may be one.
  if (rule.entries && offered.size === 0 && usual.length === 0) return as('open');
  const entries = rule.entries && valueAt(content, ...rule.entries);
  if (entries === undefined || entries === null) return as(rule.otherFiles);
  const ignored = rule.ignoredEntries === undefined ? undefined : new RegExp(rule.ignoredEntries, 'u');
  const stems = new Set([...offered].map(stemOf));
  const all = textsBelow(entries);
  const isKnown = all.every((entry) => ignored?.test(entry) === true || stems.has(stemOf(entry)));
  const hasPattern = all.some((entry) => entry.includes('*'));
  return as(isKnown && !hasPattern ? 'none' : 'open');
}

function isPrivateText({ privateText }: RootRecipe['packages'][number], text: string): boolean {
  return privateText !== undefined && new RegExp(privateText, 'u').test(text);
}

/**
 * Returns the specifier without extension, because a build writes several files per source file with
 * different extensions.
 */
function stemOf(specifier: string): string {
  const path = specifier.replace(/^(?:\.?\/)+/, '');
  const name = baseName(path);
  return `${parentPath(path)}/${name.includes('.', 1) ? name.slice(0, name.indexOf('.', 1)) : name}`;
}
