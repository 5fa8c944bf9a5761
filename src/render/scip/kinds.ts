import type { End, ShardNode } from '../../model/file-shard.ts';
import type { NodeKind } from '../../model/kinds.ts';
import type { Suffix } from './symbol.ts';

interface ScipKind {
  suffix: Suffix;
  /** A value of `SymbolInformation.Kind`. */
  kind: number;
  /** Kinds for symbols with a modifier, which replace `kind`. */
  modified?: Readonly<Record<string, number>>;
}

const kinds: Readonly<Record<NodeKind, ScipKind>> = {
  module: { suffix: '/', kind: 29 },
  namespace: { suffix: '/', kind: 30 },
  class: { suffix: '#', kind: 7 },
  interface: { suffix: '#', kind: 21 },
  struct: { suffix: '#', kind: 49 },
  trait: { suffix: '#', kind: 53 },
  enum: { suffix: '#', kind: 11 },
  enum_member: { suffix: '.', kind: 12 },
  type_alias: { suffix: '#', kind: 55 },
  function: { suffix: '().', kind: 17 },
  method: { suffix: '().', kind: 26, modified: { static: 80, abstract: 66, getter: 18, setter: 45 } },
  constructor: { suffix: '().', kind: 9 },
  property: { suffix: '.', kind: 41, modified: { static: 81, getter: 18, setter: 45 } },
  field: { suffix: '.', kind: 15, modified: { static: 79 } },
  constant: { suffix: '.', kind: 8 },
  variable: { suffix: '.', kind: 61, modified: { static: 82 } },
  macro: { suffix: '!', kind: 25 },
};

const PACKAGE = 35;

export function suffixOf(kind: NodeKind): Suffix {
  return kinds[kind].suffix;
}

export function kindOf({ kind, modifiers }: Pick<ShardNode, 'kind' | 'modifiers'>): number {
  const { kind: plain, modified = {} } = kinds[kind];
  const modifier = modifiers.find((word) => Object.hasOwn(modified, word));
  return (modifier === undefined ? undefined : modified[modifier]) ?? plain;
}

/** Returns the kind of a symbol outside the repository: a package, or 0 (unspecified). */
export function externalKindOf({ symbol }: End): number {
  return symbol === '' ? PACKAGE : 0;
}
