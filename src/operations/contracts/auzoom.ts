import type { FieldNames } from '../operation.ts';

/** Field names in the inputs of the `auzoom_…` tools. */
export const auzoomInput: FieldNames = {
  id: 'node_id',
  detail: 'fetch_level',
  depthUp: 'depth_up',
  depthDown: 'depth_down',
  includePrivate: 'include_private',
  includeMembers: 'include_members',
  showDocstrings: 'show_docstrings',
  kinds: 'type_filter',
};

/** Field names of an edge that is listed at a node. */
export const auzoomEdge: FieldNames = { id: 'target_id', name: 'target_name', type: 'edge_type' };

/** Field names in the answers of the `auzoom_…` tools. */
export const auzoomOutput: FieldNames = {
  kind: 'type',
  parentId: 'parent_id',
  childIds: 'children_ids',
  dependsOn: ['depends_on', auzoomEdge],
  dependedBy: ['depended_by', auzoomEdge],
  path: 'file_path',
  startLine: 'line_start',
  endLine: 'line_end',
  type: 'edge_type',
  fromId: 'source_id',
  toId: 'target_id',
  toIds: 'target_ids',
  toName: 'target_name',
};
