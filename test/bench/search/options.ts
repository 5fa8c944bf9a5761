import { parseArgs } from 'node:util';

export const help = `npm run bench:search -- [options]

Asks for documented symbols with the first sentence of their comments, which are taken out of what is searched,
and tells how far up the answers are: of the mixed score, of BM25 alone, and of each other part alone.

  --only NAME        measure this repository (may be given again); without it, all
  --repository DIR   measure a checkout with a history, so that activation counts (may be given again)
  --questions N      how many questions of each repository, at most (default 200)
  --write            write the tables into content/docs/search.md
  --help             this text

Repositories are fetched with npm, pip and apt-get as they are configured here, into .treeatlas/bench
or $TREEATLAS_BENCH_DIR. Each of them is one commit, so that activation says nothing about them.
`;

export interface SearchBenchOptions {
  only: string[];
  repository: string[];
  questions: number;
  write: boolean;
  help: boolean;
}

/** Throws an Error that says what is wrong with the command line. */
export function parseOptions(args: readonly string[]): SearchBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      repository: { type: 'string', multiple: true, default: [] },
      questions: { type: 'string', default: '200' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 1)
    throw new Error(`--questions takes a whole number from 1 on, not "${values.questions}".`);
  if (values.write && values.only.length > 0)
    throw new Error('--write takes the figures of all repositories: leave out --only.');
  return { ...values, questions };
}
