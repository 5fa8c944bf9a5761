import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { Pinned, readCorpora } from '../../support/corpora.ts';
import type { Language } from '../languages/language.ts';
import { languageNamed } from '../languages/languages.ts';

const Judged = z.strictObject({
  name: Pinned.shape.name,
  /** `tuned`: looked at while rules were written; `unseen`: never, so that its figures say how rules carry over. */
  set: z.enum(['tuned', 'unseen']),
  /** The `id` of a language of the benchmark. */
  language: z.string(),
  /** Which demand on the list of repositories it meets, in a few words. */
  kind: z.string(),
  /** Paths taken out of the copy that the compiler sees: declarations that hide the JavaScript they declare. */
  remove: z.array(z.string()).default([]),
  /** Settings of the oracle of the language. */
  settings: z.record(z.string(), z.unknown()).default({}),
});

/** An entry of the list: its own archive, or a repository of the benchmark by its name. */
const Entry = Judged.extend({ archive: Pinned.omit({ name: true }).optional() });

/** A repository that accuracy is measured on. */
export type AccuracyCorpus = Pinned &
  Omit<z.infer<typeof Judged>, 'language' | 'settings'> & { language: Language; settings: unknown };

/** The list in `corpora.json`. Throws when it breaks the schema or names a repository or language that is not there. */
export async function readAccuracyCorpora(): Promise<AccuracyCorpus[]> {
  const text = await readFile(new URL('corpora.json', import.meta.url), 'utf8');
  const benchmarked = new Map((await readCorpora()).map((corpus) => [corpus.name, corpus]));
  return z
    .array(Entry)
    .parse(JSON.parse(text))
    .map(({ archive, ...judged }) => {
      const { origin, sha256, licence, keep } =
        archive ?? benchmarked.get(judged.name) ?? missing(judged.name);
      const language = languageNamed(judged.language);
      const settings = language.oracle.settings.parse(judged.settings);
      return { ...judged, language, settings, origin, sha256, licence, keep };
    });
}

function missing(name: string): never {
  throw new Error(`The repository ${name} has no archive of its own and is none of the benchmark's.`);
}
