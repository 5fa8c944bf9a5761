import { parseArgs } from 'node:util';

export const help = `npm run bench:traces -- [options]

Runs the tests of pinned real repositories, records which of their functions calls which, and compares these calls with the
references of Treeatlas.

  --only NAME     measure this repository (may be given again); without it, all
  --set SET       measure the repositories that rules were tuned on ("tuned"), or the others ("unseen")
  --errors NAME   list every missing call of this repository, a line each
  --json FILE     write the figures
  --write         write the figures into content/docs/accuracy.md
  --help          this text

Repositories and what their tests need are fetched with npm, pip, go, mvn, apt-get and git as they are configured here, into
.treeatlas/bench or $TREEATLAS_BENCH_DIR. The tests are code of these repositories: they run with your rights. A trace is kept
beside the repository and recorded again when its settings change.
Missing calls of unseen repositories are shown only by --errors: whoever writes rules must not look at them.
`;

export interface TraceOptions {
  only: string[];
  set: 'tuned' | 'unseen' | undefined;
  errors: string[];
  json: string | undefined;
  write: boolean;
  help: boolean;
}

/** Throws an Error that says what is wrong with the command line. */
export function parseOptions(args: readonly string[]): TraceOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      set: { type: 'string' },
      errors: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { set } = values;
  if (set !== undefined && set !== 'tuned' && set !== 'unseen')
    throw new Error(`--set takes tuned or unseen, not "${set}".`);
  if (values.write && (values.only.length > 0 || values.errors.length > 0 || set))
    throw new Error('--write takes the figures of all repositories: leave out --only, --set and --errors.');
  return { ...values, set, json: values.json };
}
