import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { InheritedProject } from './inherited-project.ts';
import { isNamed } from './is-named.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import type { ReadProject } from './build-files/build-reader.ts';
import { createBuildReader } from './build-files/create-build-reader.ts';
import { literalVersion } from './package-limits.ts';
import {
  fileNamesOf,
  MAX_PATTERN_LENGTH,
  PackageRecipe,
  type BuildFiles,
  type PackageFile,
} from './package-recipe.ts';

export interface PackageFinder {
  /** Must be called for every file. */
  see(shard: Pick<FileShard, 'path' | 'language' | 'lines' | 'source'>): void;
  /** Returns the published package. The rules of the language with most lines come first. */
  find(): PackageIdentity;
}

const unnamed: PackageIdentity = { manager: '', name: '', version: '' };

export function createPackageFinder(grammars: readonly { name: string; packages: unknown }[]): PackageFinder {
  const recipes = new Map(
    grammars.flatMap(({ name, packages }) =>
      packages === undefined ? [] : [[name, PackageRecipe.parse(packages)] as const],
    ),
  );
  const files = [...new Set([...recipes.values()].flatMap((recipe) => recipe.files.flatMap(fileNamesOf)))];
  const texts = new Map<string, string>();
  const lines = new Map<string, number>();
  return {
    see({ path, language, lines: count, source }) {
      if (!path.includes('/') && files.some((file) => isNamed(path, file))) texts.set(path, source);
      if (language !== null) lines.set(language, (lines.get(language) ?? 0) + count);
    },
    find() {
      const languages = [...lines].sort(([, a], [, b]) => b - a).map(([language]) => language);
      for (const language of languages) {
        const recipe = recipes.get(language);
        const identity = recipe && readIdentity(recipe, texts);
        if (identity) return identity;
      }
      return unnamed;
    },
  };
}

function readIdentity(
  { manager, files }: PackageRecipe,
  texts: ReadonlyMap<string, string>,
): PackageIdentity | undefined {
  for (const rule of files) {
    if ('build' in rule) {
      const one = readBuild(rule, texts);
      if (one) return { manager, name: one.name, version: one.version ?? '' };
      continue;
    }
    const [, text] = [...texts].find(([name]) => isNamed(name, rule.file)) ?? [];
    const found = text === undefined ? undefined : readPackageFile(rule, text);
    if (!found?.name) continue;
    return { manager, name: found.name, version: literalVersion(found.version) };
  }
  return undefined;
}

/** Returns the first package of the files in the root. */
function readBuild(rule: BuildFiles, texts: ReadonlyMap<string, string>): ReadProject | undefined {
  const reader = createBuildReader(rule);
  const names = fileNamesOf(rule);
  for (const [path, text] of texts) if (names.some((name) => isNamed(path, name))) reader.addFile(path, text);
  return reader.projects()[0];
}

/** Returns the name and the version that a project file declares; undefined if it cannot be read. */
export function readPackageFile(
  rule: PackageFile,
  text: string,
): { name: string; version: string } | undefined {
  if ('namePattern' in rule) {
    if (text.length > MAX_PATTERN_LENGTH) return undefined;
    const first = (pattern: string): string => new RegExp(pattern, 'mu').exec(text)?.[1] ?? '';
    const { namePattern, versionPattern } = rule;
    return { name: first(namePattern), version: versionPattern === undefined ? '' : first(versionPattern) };
  }
  const { file, format } = rule;
  const content = readConfig({ path: file, text, format, consequence: 'its package has no name' });
  // The index already has a finding for an unreadable file.
  if (isFinding(content)) return undefined;
  const { name, version } = new InheritedProject(rule, content, new Map());
  return { name, version };
}
