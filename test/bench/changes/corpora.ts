import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { Pinned } from '../support/corpora.ts';
import { styles } from './inject/styles.ts';

const Entry = z.strictObject({
  name: Pinned.shape.name,
  /** `tuned`: the misses are read while the rules are written; `unseen`: never, so that its figures say how rules carry over. */
  set: z.enum(['tuned', 'unseen']),
  language: z.enum(Object.keys(styles) as (keyof typeof styles)[]),
  archive: Pinned.omit({ name: true }),
  /** Packages of the registry of the language, with versions, whose types the sources lean on. */
  packages: z.array(z.string()).default([]),
});

/** A repository that changes are made to. */
export type ChangesCorpus = Pinned & Omit<z.infer<typeof Entry>, 'archive'>;

/** The list in `corpora.json`. Throws when it breaks the schema. */
export async function readChangesCorpora(): Promise<ChangesCorpus[]> {
  const text = await readFile(new URL('corpora.json', import.meta.url), 'utf8');
  return z
    .array(Entry)
    .parse(JSON.parse(text))
    .map(({ archive, ...entry }) => ({ ...archive, ...entry }));
}
