import { parseArgs } from 'node:util';
import { AccuracySet } from '../../../src/model/accuracy.ts';

export const help = `npm run bench:accuracy -- [options]

Compares the edges of Treeatlas with indexes that compilers make of pinned real repositories.

  --only NAME     measure this repository (may be given again); without it, all
  --language ID   measure the repositories of this language (may be given again): typescript, vue, …
  --set SET       measure the repositories that rules were tuned on ("tuned"), or the others ("unseen")
  --errors NAME   list every wrong and missing edge of this repository, a line each, by construct
  --unit UNIT     of the lists: calls (the default), references or imports
  --examples N    how many errors of each construct the report shows of a tuned repository (default 3)
  --sources DIR   run the sources of another checkout of Treeatlas, to compare two revisions
  --rivals        also run other tools, which are installed for it
  --json FILE     write the figures
  --write         write the figures into src/quality/accuracy.json and content/docs/accuracy.md; with --language,
                  those of other languages stay
  --help          this text

Repositories and indexers are fetched with npm, pip, go, mvn, cargo and apt-get as they are configured here, into
.treeatlas/bench or $TREEATLAS_BENCH_DIR. Go repositories need Go, Java and Kotlin repositories a JDK (17 or newer),
C# repositories Debian, PHP repositories Debian and Cargo, and Rust repositories Rust 1.95 or newer, Debian, and a quarter of an hour to build the
indexer. A language without a grammar is indexed and not measured. Errors of unseen repositories
are shown only by --errors: whoever writes rules must not look at them.
`;

export interface AccuracyOptions {
  only: string[];
  languages: string[];
  set: AccuracySet | undefined;
  errors: string[];
  unit: 'calls' | 'references' | 'imports';
  examples: number;
  sources: string | undefined;
  rivals: boolean;
  json: string | undefined;
  write: boolean;
  help: boolean;
}

/** Throws an Error that says what is wrong with the command line. */
export function parseOptions(args: readonly string[]): AccuracyOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', multiple: true, default: [] },
      set: { type: 'string' },
      errors: { type: 'string', multiple: true, default: [] },
      unit: { type: 'string', default: 'calls' },
      examples: { type: 'string', default: '3' },
      sources: { type: 'string' },
      rivals: { type: 'boolean', default: false },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const examples = Number(values.examples);
  if (!Number.isInteger(examples) || examples < 0)
    throw new Error(`--examples takes a whole number, not "${values.examples}".`);
  const { unit } = values;
  if (unit !== 'calls' && unit !== 'references' && unit !== 'imports')
    throw new Error(`--unit takes calls, references or imports, not "${unit}".`);
  const set = AccuracySet.optional().safeParse(values.set);
  if (!set.success) throw new Error(`--set takes tuned or unseen, not "${values.set ?? ''}".`);
  if (values.write && (values.only.length > 0 || set.data))
    throw new Error(
      '--write takes the figures of all repositories: leave out --only and --set, or choose whole languages with --language.',
    );
  const { language: languages, ...others } = values;
  return { ...others, languages, examples, unit, set: set.data, sources: values.sources, json: values.json };
}
