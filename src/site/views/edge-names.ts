import type { EdgeType } from '../../model/kinds.ts';

/** The label of each edge type: a verb with the edge's source as the subject. */
export const edgeNames: Record<EdgeType, string> = {
  DEFINES: 'defines',
  CALLS: 'calls',
  IMPORTS: 'imports',
  EXPORTS: 'exports',
  EXTENDS: 'extends',
  IMPLEMENTS: 'implements',
  OVERRIDES: 'overrides',
  REFERENCES_TYPE: 'references as type',
  REFERENCES: 'references',
};
