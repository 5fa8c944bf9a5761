import { z } from 'zod';
import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { textAt } from '../config-file/config-value.ts';
import { configFormats, isFinding, readConfig } from '../config-file/read-config.ts';

const keys = z.array(z.string().min(1)).min(1);

/** The rules that find the published package of a repository: the `packages` of a grammar. */
const PackageRecipe = z.strictObject({
  manager: z.string().min(1),
  /** Files in the root of the repository, in order of precedence. */
  files: z.array(
    z.strictObject({
      file: z.string().min(1),
      format: z.enum(configFormats),
      name: keys,
      version: keys,
      /** Keys of what stands before the name, with a colon between. */
      group: keys.optional(),
      /** Keys of the section that has the version and the group if the package does not. */
      inherited: keys.optional(),
    }),
  ),
});

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
  const files = new Set([...recipes.values()].flatMap((recipe) => recipe.files.map(({ file }) => file)));
  const texts = new Map<string, string>();
  const lines = new Map<string, number>();
  return {
    see({ path, language, lines: count, source }) {
      if (files.has(path)) texts.set(path, source);
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
  for (const { file, format, name: nameKeys, version: versionKeys, group, inherited } of files) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const content = readConfig({ path: file, text, format, consequence: 'its package has no name' });
    // The index already has a finding for an unreadable file.
    if (isFinding(content)) continue;
    const own = (at: readonly string[]): string | undefined => {
      const above = inherited && textAt(content, ...inherited, at.at(-1) ?? '');
      return (textAt(content, ...at) ?? above)?.trim();
    };
    const bare = textAt(content, ...nameKeys)?.trim();
    if (!bare) continue;
    const namespace = group && own(group);
    const name = namespace ? `${namespace}:${bare}` : bare;
    const version = own(versionKeys) ?? '';
    // A version defined elsewhere (`attr: package.__version__`) is not resolved.
    return { manager, name, version: /^[\w.+!-]+$/.test(version) ? version : '' };
  }
  return undefined;
}
