import type { FileShard } from '../../model/file-shard.ts';
import { typeKinds, type EdgeType } from '../../model/kinds.ts';
import { compareText } from '../../model/order.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import type { Symbols } from './symbols.ts';

/** The edge types that become relationships. */
export const relationTypes: ReadonlySet<EdgeType> = new Set(['EXTENDS', 'IMPLEMENTS', 'OVERRIDES']);

/** The target of an `is_implementation` relationship. */
export interface Relation {
  symbol: string;
  /** Whether references to one are references to the other too: true for members, false for types. */
  isReference: boolean;
}

export function relationsOf(shard: FileShard, index: number, symbols: Symbols): Relation[] {
  const targets = edgesOf(shard, index).outgoing.filter(({ type }) => relationTypes.has(type));
  const isReference = !isType(shard.nodes[index]?.kind);
  const unique = new Set(targets.map(({ to }) => symbols.at(shard, to)));
  return [...unique].sort(compareText).map((symbol) => ({ symbol, isReference }));
}

function isType(kind: FileShard['nodes'][number]['kind'] | undefined): boolean {
  return kind !== undefined && (typeKinds.has(kind) || kind === 'type_alias');
}
