/** The wording of contract 002, section 4.4, which is fixed: `tree` is published with exactly this. */
const description = 'Returns a workspace tree: directories only or directories with files.';

const properties = {
  path: { type: 'string', description: 'Directory path in workspace.' },
  entry_kind: {
    type: 'string',
    enum: ['directory', 'all'],
    default: 'directory',
    description: 'Node types to include (default: directory).',
  },
  max_depth: {
    type: 'number',
    default: 3,
    description: 'Maximum traversal depth (default: 3).',
  },
  max_entries: {
    type: 'number',
    default: 100,
    description: 'Maximum node count (default: 100).',
  },
  include_hidden: {
    type: 'boolean',
    default: false,
    description: 'Include dot-prefixed entries (default: false).',
  },
  exclude: {
    type: 'array',
    items: { type: 'string' },
    description: 'Glob patterns to exclude paths.',
  },
} as const;

export const treeInputSchema = {
  description,
  properties,
  parameters: { type: 'object', properties, required: ['path'] },
} as const;
