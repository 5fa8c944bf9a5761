import type { PathsAnswer } from '../../features/calls/path-between-answer.ts';
import type { Store } from '../../store/store.ts';

/** Runs the question `path_between` in the browser. Its code is loaded with the first question. */
export async function findPaths(store: Store, from: string, to: string): Promise<PathsAnswer> {
  const { pathBetween } = await import('../../features/calls/path-between.ts');
  return pathBetween.run(
    store,
    {
      from,
      to,
      edges: undefined,
      direction: 'either',
      maxDepth: 8,
      limit: 5,
      budget: Infinity,
      repository: undefined,
    },
    {},
  );
}
