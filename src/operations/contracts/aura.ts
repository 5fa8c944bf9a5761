import type { FieldNames } from '../operation.ts';

/** Field names in the inputs of the `aura_…` tools. */
export const auraInput: FieldNames = { id: 'nodeId' };

/** Field names in the answers of the `aura_…` tools. */
export const auraOutput: FieldNames = {
  id: 'node_id',
  kind: 'type',
  parentId: 'parent_id',
  startLine: 'line_start',
  endLine: 'line_end',
  meta: ['meta', { totalNodes: 'total_nodes', totalFiles: 'total_files' }],
};
