import { NodeKind } from '../model/kinds.ts';

/** Queries in the vocabulary of the tree-sitter community: those of its code navigation, and of local names. */
export const standardQueryKinds = ['tags', 'locals'] as const;
export type StandardQueryKind = (typeof standardQueryKinds)[number];

/** A capture of such a query. */
export type StandardRole = { step: number } & (
  | { is: 'definition'; kind: NodeKind }
  | { is: 'reference'; group: 'calls' | 'types' | 'others' }
  | { is: 'name' | 'scope' | 'binding' | 'use' }
);

/** Kinds that have another name in the vocabulary of the community. */
const kinds: Readonly<Record<string, NodeKind>> = {
  module: 'namespace',
  package: 'namespace',
  object: 'class',
  union: 'struct',
  type: 'type_alias',
  enum_variant: 'enum_member',
};

/** Local definitions that are variables. The others are definitions of `tags.scm`. */
const variables: ReadonlySet<string> = new Set(['', 'var', 'parameter']);
const types: ReadonlySet<string> = new Set(['class', 'interface', 'implementation', 'type', 'module']);

/** The meaning of a capture; undefined if it has none for an atlas. Such captures are ignored. */
export function standardRole(
  query: StandardQueryKind,
  capture: string,
  step: number,
): StandardRole | undefined {
  const [group = '', kind = ''] = (query === 'locals' ? capture.replace(/^local\./, '') : capture).split('.');
  if (query === 'locals') {
    if (group === 'scope') return { step, is: 'scope' };
    if (group === 'reference') return { step, is: 'use' };
    return group === 'definition' && variables.has(kind) ? { step, is: 'binding' } : undefined;
  }
  if (capture === 'name') return { step, is: 'name' };
  if (group === 'definition') {
    const known = NodeKind.safeParse(kind);
    const other = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return { step, is: 'definition', kind: other ?? (known.success ? known.data : 'variable') };
  }
  if (group !== 'reference') return undefined;
  return { step, is: 'reference', group: kind === 'call' ? 'calls' : types.has(kind) ? 'types' : 'others' };
}
