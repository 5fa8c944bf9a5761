import type { EdgeType, How } from '../../model/kinds.ts';

/** Edge types as a reader says them, seen from the node that has the edge. */
export const edgeNames: Record<EdgeType, string> = {
  DEFINES: 'defines',
  CALLS: 'calls',
  IMPORTS: 'imports',
  EXPORTS: 'exports',
  EXTENDS: 'extends',
  IMPLEMENTS: 'implements',
  OVERRIDES: 'overrides',
  REFERENCES_TYPE: 'uses as a type',
  REFERENCES: 'mentions',
};

/** What each rule of resolution means: the legend of every map. */
export const howMeanings: Record<How, string> = {
  scope: 'found in the same file, by the scopes around it',
  import: 'followed through imports and exports',
  member: 'found on the type of what stands before it',
  package: 'leads to a package outside the repository',
  name: 'the only definition in reach with this name; nothing else says so',
  ambiguous: 'several definitions fit; all are listed',
};
