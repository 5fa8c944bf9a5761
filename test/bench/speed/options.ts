import { parseArgs } from 'node:util';

export const help = `npm run bench -- [options]

Builds pinned real repositories and holds times and sizes against the budgets.

  --only NAME     measure this repository (may be repeated); without it, the main ones
  --all           measure every repository of the list
  --runs N        how often each build is measured; the median counts (default 3)
  --before DIR    also measure the program in DIR/dist, an earlier build of Treeatlas, in the same run
  --rivals        also run @optave/codegraph, which is installed for it
  --growth        also measure the cost of a line at 1,000,000 lines
  --no-browser    leave out what a browser fetches
  --no-build      measure what is in dist/ without compiling it first
  --fetch         fetch the repositories and measure nothing
  --json FILE     write all that was measured
  --from FILE     measure nothing, and take what --json wrote (may be repeated; for a repository in several files the last file counts)
  --write         write the tables into content/docs/benchmarks.md
  --help          this text

Repositories are fetched with npm and apt-get as they are configured here, into .treeatlas/bench
or $TREEATLAS_BENCH_DIR.
`;

export interface BenchOptions {
  only: string[];
  all: boolean;
  runs: number;
  before: string | undefined;
  rivals: boolean;
  growth: boolean;
  browser: boolean;
  build: boolean;
  fetch: boolean;
  json: string | undefined;
  from: string[];
  write: boolean;
  help: boolean;
}

/** Throws an Error that says what is wrong with the command line. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      before: { type: 'string' },
      rivals: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: true },
      build: { type: 'boolean', default: true },
      fetch: { type: 'boolean', default: false },
      json: { type: 'string' },
      from: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1 on, not "${values.runs}".`);
  return { ...values, runs, json: values.json, before: values.before };
}
