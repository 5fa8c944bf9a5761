import { parseArgs } from 'node:util';

export const help = `npm run bench:changes -- [options]

Makes breaking changes to pinned real repositories and compares the places that "treeatlas diff" says must change with the
places that a compiler or type checker rejects.

  --only NAME     measure this repository (may be given again)
  --set SET       measure the repositories that rules are tuned on ("tuned", the default), or the others ("unseen"), or "all"
  --count N       changes for each repository (default 125)
  --first N       measure only the first N of them, for a quick look; all kinds of changes come in turn
  --errors DIR    write the missed and wrong places of each repository of the tuned set into DIR/NAME.txt
                  (default: changes/errors in the folder of the benchmarks)
  --draw          only draw the changes and ask the checkers
  --json FILE     write the figures
  --write         write the figures into content/docs/changes-accuracy.md
  --help          this text

Repositories and checkers are fetched with npm, pip, go and mvn as they are configured here, into .treeatlas/bench or
$TREEATLAS_BENCH_DIR. Python 3.11 or newer, Go, and a JDK (17 or newer) are needed. The drawn changes and the answers of
the checkers are kept there, so that a later run only asks Treeatlas. Places of unseen repositories are not listed: whoever
writes rules must not look at them.
`;

export interface ChangesOptions {
  only: string[];
  set: string | undefined;
  count: number;
  first: number;
  errors: string | undefined;
  draw: boolean;
  json: string | undefined;
  write: boolean;
  help: boolean;
}

/** Throws an Error that says what is wrong with the command line. */
export function parseOptions(args: readonly string[]): ChangesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      set: { type: 'string' },
      count: { type: 'string', default: '125' },
      first: { type: 'string' },
      errors: { type: 'string' },
      draw: { type: 'boolean', default: false },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count takes a whole number above 0, not "${values.count}".`);
  const first = values.first === undefined ? count : Number(values.first);
  if (!Number.isInteger(first) || first < 1)
    throw new Error(`--first takes a whole number above 0, not "${values.first ?? ''}".`);
  const set = values.set ?? (values.only.length > 0 ? 'all' : 'tuned');
  if (set !== 'tuned' && set !== 'unseen' && set !== 'all')
    throw new Error(`--set takes tuned, unseen or all, not "${set}".`);
  if (values.write && (values.only.length > 0 || first < count))
    throw new Error('--write takes the figures of all changes of a set: leave out --only and --first.');
  return {
    ...values,
    count,
    first,
    set: set === 'all' ? undefined : set,
    errors: values.errors,
    json: values.json,
  };
}
