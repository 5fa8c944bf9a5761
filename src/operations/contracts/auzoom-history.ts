import type { FieldNames } from '../operation.ts';
import { snakeNames } from './snake-names.ts';

/** Field names in the inputs of the `auzoom_…` tools about snapshots. */
export const snapshotInput: FieldNames = {
  snapshotId: 'snapshot_id',
  fromSnapshotId: 'from_snapshot',
  toSnapshotId: 'to_snapshot',
  id: 'node_id',
  detail: 'fetch_level',
};

/** Field names of a snapshot in answers. */
export const snapshotFields: FieldNames = {
  snapshotId: 'id',
  shortId: 'short_id',
  commit: 'git_commit',
  ...snakeNames('filesChanged', 'differsFromHead'),
};

/** Field names in the answer of `auzoom_diff_snapshots`. */
export const diffOutput: FieldNames = {
  ...snakeNames('changedParts', 'previousSignature', 'fromId', 'movedWithParent'),
  from: ['from', snapshotFields],
  to: ['to', snapshotFields],
  kind: 'type',
  path: 'file_path',
  startLine: 'line_start',
  endLine: 'line_end',
  edges: ['edges', { fromId: 'source_id', toId: 'target_id', type: 'edge_type' }],
};
