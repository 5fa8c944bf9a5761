import { artifactPath } from '../../model/artifact.ts';
import { ChangeReport, CHANGES_VERSION, changesAddress } from '../../model/changes.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { StoreError, type Follow, type Store } from '../../store/store.ts';
import { parseRange, rangeText, type ChangeRange } from './range.ts';

/**
 * Returns a comparison of an atlas. Throws `OperationError` if the atlas has no such comparison, with those that it has, and `StoreError`
 * if it cannot be read.
 */
export async function readChanges(
  store: Store,
  range: string | ChangeRange,
  follow?: Follow,
): Promise<ChangeReport> {
  const parsed = typeof range === 'string' ? parseRange(range) : range;
  const path = artifactPath.changes(changesAddress(parsed.base, parsed.head));
  const value = await store.read(path, follow);
  if (value === undefined) throw await unknownRange(store, rangeText(parsed));
  const version = memberOf(value, 'version');
  if (typeof version === 'number' && version !== CHANGES_VERSION)
    throw new StoreError(
      'unreadable',
      `${path} has version ${version}; this version of treeatlas reads ${CHANGES_VERSION}. Build the atlas again.`,
    );
  const report = ChangeReport.safeParse(value);
  if (report.success) return report.data;
  const [problem] = report.error.issues;
  throw new StoreError(
    'unreadable',
    `${path} is damaged: ${problem?.path.join('.') ?? ''}: ${problem?.message ?? 'unknown'}. Build the atlas again.`,
  );
}

async function unknownRange(store: Store, range: string): Promise<OperationError> {
  const nearest = rangesOf(await store.read(artifactPath.changesIndex));
  const next =
    nearest.length === 0
      ? 'It has no comparisons; ask in the repository itself.'
      : 'Name one of those that it has.';
  return new OperationError('NOT_FOUND', `This atlas has no comparison "${range}". ${next}`, { nearest });
}

/** Returns the ranges that the index of comparisons lists. */
function rangesOf(index: unknown): string[] {
  const listed = memberOf(index, 'changes');
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    const range = memberOf(entry, 'range');
    return typeof range === 'string' ? [range] : [];
  });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
