import type { EdgeType, How } from '../../model/kinds.ts';

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

/** The meaning of each `how`, for tooltips. */
export const howMeanings: Record<How, string> = {
  scope: 'resolved within the file, by lexical scope',
  import: 'resolved through imports and exports',
  member: 'member of the receiver’s type',
  package: 'defined in a package outside the repository',
  name: 'name only: the only definition with this name, without further evidence',
  ambiguous: 'ambiguous: several definitions match, all are listed',
};
