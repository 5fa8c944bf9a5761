import * as z from 'zod';
import { packageVersion } from '../../base/program-files.ts';
import { loadGrammars } from '../../grammar/load-grammars.ts';
import { artifactPath } from '../../model/artifact.ts';
import { AtlasIndex, SCHEMA_VERSION } from '../../model/atlas-index.ts';
import { InputError } from '../input-error.ts';
import type { AtlasFiles } from './atlas-files.ts';
import { jsonOf } from './json-of.ts';

/** The part of the index that says which program built an atlas, and of what. Atlases of other versions have it too. */
const OriginIndex = z.object({
  ...AtlasIndex.pick({ schemaVersion: true, generator: true, repository: true }).shape,
  grammars: z.array(z.object({ language: z.string(), hash: z.string() })),
});
export type OriginIndex = z.infer<typeof OriginIndex>;

export interface Origin {
  index: OriginIndex;
  program: ProgramVersion;
  /** Sentences about what this program has in another version. Empty if a build gives the same bytes. */
  differences: string[];
}

/** The parts of a program that decide what it builds of a commit. */
export interface ProgramVersion {
  version: string;
  schemaVersion: number;
  /** Hashes by name. */
  grammars: ReadonlyMap<string, string>;
}

const MAX_BYTES = 16_000_000;

/** Reads which program built an atlas, and compares it with this one. Throws `InputError` if the atlas does not say so. */
export async function readOrigin(files: AtlasFiles, userGrammars: string | undefined): Promise<Origin> {
  const bytes = await files.read(artifactPath.index, MAX_BYTES);
  const parsed = OriginIndex.safeParse(bytes && jsonOf(bytes));
  if (!parsed.success)
    throw new InputError(
      `${artifactPath.index} of ${files.name} is ${bytes ? 'damaged' : 'missing'}, so it is not known what built the atlas. Fetch or build the atlas again.`,
      { cause: parsed.error },
    );
  const program: ProgramVersion = {
    version: packageVersion(),
    schemaVersion: SCHEMA_VERSION,
    grammars: new Map(loadGrammars(undefined, userGrammars).map(({ name, hash }) => [name, hash])),
  };
  return { index: parsed.data, program, differences: originDifferences(parsed.data, program) };
}

/** Returns a sentence for each part of a program that differs from the one that built an atlas. */
export function originDifferences(
  { generator, schemaVersion, grammars }: Pick<OriginIndex, 'generator' | 'schemaVersion' | 'grammars'>,
  program: ProgramVersion,
): string[] {
  const found: string[] = [];
  if (generator.version !== program.version)
    found.push(`Treeatlas ${generator.version} built it, and this is ${program.version}.`);
  if (schemaVersion !== program.schemaVersion)
    found.push(`Its JSON has version ${schemaVersion}, and this program writes ${program.schemaVersion}.`);
  const missing = grammars.filter(({ language }) => !program.grammars.has(language));
  const others = grammars.filter(({ language, hash }) => {
    const own = program.grammars.get(language);
    return own !== undefined && own !== hash;
  });
  const names = (list: typeof grammars): string => list.map(({ language }) => language).join(', ');
  if (others.length > 0) found.push(`This program has other grammars for ${names(others)}.`);
  if (missing.length > 0) found.push(`This program has no grammars for ${names(missing)}.`);
  return found;
}
