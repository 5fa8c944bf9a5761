import { artifactPath } from '../../model/artifact.ts';
import {
  CHANGES_VERSION,
  changesAddress,
  type ChangeReport,
  type ComparedState,
} from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { OperationError } from '../../operations/operation-error.ts';
import type { RunContext } from '../../operations/operation.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { closest } from '../../query/closest.ts';
import { StoreError, type Store } from '../../store/store.ts';
import { parseRange, rangeText } from './range.ts';

/**
 * Returns the report of a range: a live atlas compares any two states, a published one has those that it was built with. An empty range
 * is that of the working tree with `HEAD`, or the only one of a published atlas. Throws `OperationError` if there is none.
 */
export async function requireReport(store: Store, range: string, context: RunContext): Promise<ChangeReport> {
  await requireAtlas(store);
  const index = (await store.read(artifactPath.changesIndex, context)) as ChangesIndex | undefined;
  if (!index)
    throw new OperationError(
      'HISTORY_REQUIRED',
      'This atlas has no comparison of two states. Build it with `treeatlas build --changes v1.0..HEAD`, or query the repository itself.',
    );
  const address = index.live
    ? encodeURIComponent(rangeText(parseRange(range)))
    : requireComparison(index, range).range;
  const report = (await store.read(artifactPath.changes(address), context)) as ChangeReport | undefined;
  if (report?.version !== CHANGES_VERSION)
    throw new StoreError(
      'unreadable',
      'The comparison is missing, or another version of Treeatlas made it. Build the atlas again.',
    );
  return report;
}

type Comparison = ChangesIndex['comparisons'][number];

function requireComparison({ comparisons }: ChangesIndex, range: string): Comparison {
  const [only, ...others] = comparisons;
  if (range.trim() === '' && only && others.length === 0) return only;
  const found = comparisons.find((each) => each.range === range) ?? namedComparison(comparisons, range);
  if (found) return found;
  const ranges = comparisons.map((each) => each.range);
  const alike = closest(range, ranges, (text) => text, 5);
  throw new OperationError(
    'NOT_FOUND',
    range.trim() === ''
      ? 'This atlas has several comparisons. Name one.'
      : `This atlas has no comparison "${shortened(range, 60)}". It has those that it was built with; query the repository itself for others.`,
    { nearest: alike.length > 0 ? alike : ranges.slice(0, 10) },
  );
}

/** Finds a range by other names of its states: the start of a hash, or a name with slashes. */
function namedComparison(comparisons: readonly Comparison[], text: string): Comparison | undefined {
  const { base, head, fromMergeBase } = parseRange(text);
  // The merge base of two names is not known without the repository.
  if (fromMergeBase) return undefined;
  const address = changesAddress(base, head);
  return (
    comparisons.find(({ range }) => range === address) ??
    comparisons.find((each) => isNamed(each.base, base) && isNamed(each.head, head))
  );
}

/** The fewest digits of an abbreviated hash. */
const LEAST_DIGITS = 4;

function isNamed({ name, commit }: ComparedState, written: string): boolean {
  if (name === written) return true;
  return written.length >= LEAST_DIGITS && (commit?.startsWith(written.toLowerCase()) ?? false);
}
