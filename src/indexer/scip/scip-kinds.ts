import { typeKinds, type NodeKind } from '../../model/kinds.ts';
import type { DescriptorSuffix } from './symbol-name.ts';

/** Values of `SymbolInformation.Kind` that are nodes of ours. Others are decided by the suffix of the descriptor. */
const kinds: ReadonlyMap<number, NodeKind> = new Map([
  [72, 'property'], // Accessor
  [66, 'method'], // AbstractMethod
  [7, 'class'],
  [8, 'constant'],
  [9, 'constructor'],
  [11, 'enum'],
  [12, 'enum_member'],
  [15, 'field'],
  [17, 'function'],
  [18, 'method'], // Getter
  [21, 'interface'],
  [25, 'macro'],
  [26, 'method'],
  [29, 'namespace'], // Module
  [30, 'namespace'],
  [33, 'class'], // Object
  [41, 'property'],
  [42, 'interface'], // Protocol
  [45, 'method'], // Setter
  [49, 'struct'],
  [53, 'trait'],
  [54, 'type_alias'], // Type
  [55, 'type_alias'],
  [59, 'struct'], // Union
  [61, 'variable'],
  [76, 'method'], // SingletonMethod
  [79, 'field'], // StaticField
  [80, 'method'], // StaticMethod
  [81, 'property'], // StaticProperty
  [82, 'variable'], // StaticVariable
]);

/** Returns the kind of a definition; undefined for parameters, type parameters and the like, which are no nodes. */
export function kindOfSymbol(
  kind: number,
  suffix: DescriptorSuffix,
  owner: NodeKind | undefined,
): NodeKind | undefined {
  const isMember = owner !== undefined && typeKinds.has(owner);
  switch (suffix) {
    case '[]':
    case '()':
    case ':':
      return undefined;
    case '().': {
      const found = kinds.get(kind);
      if (found !== undefined && found !== 'function') return found;
      return isMember ? 'method' : 'function';
    }
    default:
      return kinds.get(kind) ?? bySuffix(suffix, isMember);
  }
}

function bySuffix(suffix: '/' | '#' | '.' | '!', isMember: boolean): NodeKind {
  if (suffix === '/') return 'namespace';
  if (suffix === '#') return 'class';
  if (suffix === '!') return 'macro';
  return isMember ? 'field' : 'variable';
}
