import { z } from 'zod';
import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { textAt } from '../config-file/config-value.ts';
import { configFormats, isFinding, readConfig } from '../config-file/read-config.ts';

const keys = z.array(z.string().min(1)).min(1);

/** Where repositories of a language say what they publish: the `packages` of a grammar. */
const PackageRecipe = z.strictObject({
  manager: z.string().min(1),
  /** At the root of the repository, the one that counts most first. */
  files: z.array(
    z.strictObject({ file: z.string().min(1), format: z.enum(configFormats), name: keys, version: keys }),
  ),
});

export interface PackageFinder {
  /** Is to be told of every file. */
  see(shard: Pick<FileShard, 'path' | 'language' | 'lines' | 'source'>): void;
  /** What the repository publishes: what counts in the language of most of its lines counts first. */
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
  for (const { file, format, name: nameKeys, version: versionKeys } of files) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const content = readConfig({ path: file, text, format, consequence: 'its package has no name' });
    // A file that cannot be read is a finding of the index already.
    if (isFinding(content)) continue;
    const name = textAt(content, ...nameKeys)?.trim();
    if (!name) continue;
    const version = textAt(content, ...versionKeys)?.trim() ?? '';
    // Elsewhere than in the file itself (`attr: package.__version__`) it is not known.
    return { manager, name, version: /^[\w.+!-]+$/.test(version) ? version : '' };
  }
  return undefined;
}
