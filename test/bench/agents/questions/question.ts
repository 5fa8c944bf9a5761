import type { Target } from '../../../../src/cli/bench/call-site.ts';

export const kinds = ['callers', 'overrides', 'impact', 'tests', 'path'] as const;
export type Kind = (typeof kinds)[number];

/** A question with its answer from a compiler. */
export interface Question {
  id: string;
  corpus: string;
  kind: Kind;
  target: Target;
  /** Of a path: where it begins; it ends at `target`. */
  from?: Target;
  /** Functions as `path:line` of the first line of each, line 0 for code outside of functions; for tests, paths. */
  truth: readonly string[];
  /** Answers of which the compiler says nothing, such as calls whose receiver has no known type: neither right nor wrong. */
  unjudged: readonly string[];
}

export function wordsOf({ kind, target, from }: Question): string {
  const name = describe(target);
  if (kind === 'callers') return `Which functions call ${name}?`;
  if (kind === 'overrides') return `Which methods of subtypes override ${name}?`;
  if (kind === 'impact') return `Which functions call ${name}, directly or over one other function?`;
  if (kind === 'tests') return `Which test files reach ${name} over calls and references?`;
  return `Over which functions does ${from ? describe(from) : ''} call ${name}, on the shortest path?`;
}

function describe({ name, owner, path, line }: Target): string {
  return `${owner === undefined ? '' : `${owner}.`}${name} (${path}:${line})`;
}

export function isTestPath(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__)\/|_test\.\w+$|\.(?:test|spec)\.\w+$|(?:^|\/)test_[^/]*$/.test(path);
}
