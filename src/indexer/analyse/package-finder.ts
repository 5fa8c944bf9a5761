import * as z from 'zod';
import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { textAt } from '../config-file/config-value.ts';
import { isNamed } from './is-named.ts';
import { configFormats, isFinding, readConfig } from '../config-file/read-config.ts';

const keys = z.array(z.string().min(1)).min(1);

/** The rules that find the published package of a repository: the `packages` of a grammar. */
export const PackageRecipe = z.strictObject({
  manager: z.string().min(1),
  /** Files in the root of the repository, in order of precedence. */
  files: z.array(
    z.union([
      z.strictObject({
        file: z.string().min(1),
        format: z.enum(configFormats),
        name: keys,
        version: keys,
        /** Keys of what stands before the name, with a colon between. */
        group: keys.optional(),
        /** Keys of the section that has the version and the group if the package does not. */
        inherited: keys.optional(),
        /** Keys of the required packages: tables by name, or lists of texts that `dependencyPattern` reads. */
        dependencies: z.array(keys).optional(),
        /** The first group of the regular expression is the name of a required package, the second the versions that fit. */
        dependencyPattern: z.string().min(1).optional(),
      }),
      /** A file of lines. The first group of a regular expression is the name, or the version. `*` may stand for the beginning of its name. */
      z.strictObject({
        file: z.string().min(1),
        namePattern: z.string().min(1),
        versionPattern: z.string().min(1).optional(),
        dependencyPattern: z.string().min(1).optional(),
      }),
    ]),
  ),
});
export type PackageFile = z.infer<typeof PackageRecipe>['files'][number];

/** A longer file is not read by a pattern. */
export const MAX_PATTERN_LENGTH = 1_000_000;

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
  const files = [...new Set([...recipes.values()].flatMap((recipe) => recipe.files.map(({ file }) => file)))];
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
  { manager, files }: z.infer<typeof PackageRecipe>,
  texts: ReadonlyMap<string, string>,
): PackageIdentity | undefined {
  for (const rule of files) {
    const [, text] = [...texts].find(([name]) => isNamed(name, rule.file)) ?? [];
    const found = text === undefined ? undefined : readPackageFile(rule, text);
    if (!found?.name) continue;
    return { manager, name: found.name, version: literalVersion(found.version) };
  }
  return undefined;
}

/** Returns a version as it is; empty if it is defined elsewhere (`attr: package.__version__`), which is not resolved. */
export function literalVersion(version: string): string {
  return /^[\w.+!-]+$/.test(version) ? version : '';
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
  const { file, format, name: nameKeys, version, group, inherited } = rule;
  const content = readConfig({ path: file, text, format, consequence: 'its package has no name' });
  // The index already has a finding for an unreadable file.
  if (isFinding(content)) return undefined;
  const own = (at: readonly string[]): string | undefined => {
    const above = inherited && textAt(content, ...inherited, at.at(-1) ?? '');
    return (textAt(content, ...at) ?? above)?.trim();
  };
  const name = textAt(content, ...nameKeys)?.trim() ?? '';
  const namespace = group && own(group);
  return { name: name && namespace ? `${namespace}:${name}` : name, version: own(version) ?? '' };
}
