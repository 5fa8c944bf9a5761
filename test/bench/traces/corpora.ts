import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { Pinned } from '../support/corpora.ts';

/** A repository whose tests are traced. */
const TracedCorpus = Pinned.extend({
  /** `tuned`: looked at while rules were written; `unseen`: never, so that its figures say how rules carry over. */
  set: z.enum(['tuned', 'unseen']),
  /** The `language` of a collector. */
  language: z.string(),
  /** Tests that run, in words, if not all of them do. */
  tests: z.string().optional(),
  /** Settings of the collector: how its tests run. */
  run: z.record(z.string(), z.unknown()),
});
export type TracedCorpus = z.infer<typeof TracedCorpus>;

/** The list in `corpora.json`. Throws when it breaks the schema. */
export async function readTracedCorpora(): Promise<TracedCorpus[]> {
  const text = await readFile(new URL('corpora.json', import.meta.url), 'utf8');
  return z.array(TracedCorpus).parse(JSON.parse(text));
}
