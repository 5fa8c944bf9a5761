import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Pinned, readCorpora } from '../../support/corpora.ts';

/** What the compiler is told about a repository that does not tell itself, or tells something unsuitable. */
const Settings = z.strictObject({
  /** Packages of npm, with versions, whose types the sources lean on. */
  install: z.array(z.string()).default([]),
  /** Paths taken out of the copy that the compiler sees: declarations that hide the JavaScript they declare. */
  remove: z.array(z.string()).optional(),
  /** A `tsconfig.json` of the repository that is fit to build on. */
  extends: z.string().optional(),
  /** `compilerOptions` on top, for example `paths` that lead to sources in place of what a build would make. */
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  /** Globs of what is indexed, below the root. */
  include: z.array(z.string()).default(['**/*']),
  /** Globs of what is not. */
  exclude: z.array(z.string()).default([]),
  /** Folders that Python imports start from, beside the root. */
  searchPaths: z.array(z.string()).default([]),
});
export type Settings = z.infer<typeof Settings>;

const Judged = z.strictObject({
  name: Pinned.shape.name,
  /** `tuned`: looked at while rules were written; `unseen`: never, so that its figures say how rules carry over. */
  set: z.enum(['tuned', 'unseen']),
  language: z.enum(['typescript', 'python']),
  /** Which demand on the list of repositories it meets, in a few words. */
  kind: z.string(),
  settings: Settings.prefault({}),
});

/** An entry of the list: its own archive, or a repository of the benchmark by its name. */
const Entry = Judged.extend({ archive: Pinned.omit({ name: true }).optional() });

/** A repository that accuracy is measured on. */
export type AccuracyCorpus = Pinned & z.infer<typeof Judged>;

/** The list in `corpora.json`. Throws when it breaks the schema or names a repository that is not there. */
export async function readAccuracyCorpora(): Promise<AccuracyCorpus[]> {
  const text = await readFile(new URL('corpora.json', import.meta.url), 'utf8');
  const benchmarked = new Map((await readCorpora()).map((corpus) => [corpus.name, corpus]));
  return z
    .array(Entry)
    .parse(JSON.parse(text))
    .map(({ archive, ...judged }) => {
      const { origin, sha256, licence, keep } =
        archive ?? benchmarked.get(judged.name) ?? missing(judged.name);
      return { ...judged, origin, sha256, licence, keep };
    });
}

function missing(name: string): never {
  throw new Error(`The repository ${name} has no archive of its own and is none of the benchmark's.`);
}
