import { isNone, NONE, orFileScope, type ScopeIndex } from '../facts/ids.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { BindingKind, ScopeKind } from '../facts/tables.ts';
import { rangeOf, unmatched, type BindingRow } from './binding-rows.ts';
import type { Found } from './collect.ts';
import { isSymbol } from './definition-names.ts';
import type { Expressions } from './expressions.ts';
import type { Patterns } from './patterns.ts';
import { enclosingScope, hoistTarget, type Scope } from './scopes.ts';
import type { Structure } from './structure.ts';

const kinds: Record<string, number> = {
  parameter: BindingKind.Parameter,
  receiver: BindingKind.Receiver,
  receiver_type: BindingKind.ReceiverType,
  type_parameter: BindingKind.TypeParameter,
  inferred: BindingKind.TypeParameter,
  global: BindingKind.Global,
  nonlocal: BindingKind.Nonlocal,
};

/** A binding that the queries found, and the scope in which it binds. */
export interface PlacedBinding {
  found: Found;
  scope: ScopeIndex;
}

/** Returns what a function says of where a name of it is bound: `Global`, `Nonlocal`, or undefined. */
export function redirectionOf({ kind }: Found): number | undefined {
  const known = kinds[kind];
  return known === BindingKind.Global || known === BindingKind.Nonlocal ? known : undefined;
}

/** Returns the bindings of names that are no definitions. */
export function nameBindings(
  placed: readonly PlacedBinding[],
  { source, definitions, scopes, manifest, factIndex }: Structure,
  { rowOf }: Expressions,
  { matched }: Patterns,
): BindingRow[] {
  const rows: BindingRow[] = [];
  const typeParameters = new Map<number, number>();
  const numbered = (kind: number, scope: ScopeIndex): { position?: number } => {
    if (kind !== BindingKind.TypeParameter) return {};
    const position = typeParameters.get(scope) ?? 0;
    typeParameters.set(scope, position + 1);
    return { position };
  };
  for (const { found, scope } of placed) {
    const { node, attributes } = found;
    const { startIndex, endIndex } = attributes.name ?? node;
    const text = source.slice(startIndex, endIndex);
    const written = isSymbol(text) ? text.slice(1) : text;
    const name = boundName(found.kind, written, manifest.scoping);
    const isImplied = found.kind === 'implied' && (matched.get(node.id)?.position ?? -1) >= 0;
    const kind = isImplied ? BindingKind.Parameter : (kinds[found.kind] ?? BindingKind.Variable);
    const own = found.kind === 'inner' ? (scopes[scope]?.definition ?? -1) : -1;
    if (own > 0 && !definitions[own]?.local) {
      rows.push({ ...unmatched, scope, name, kind: BindingKind.Definition, target: factIndex(own), node });
      continue;
    }
    const given = matched.get(node.id) ?? {
      ...unmatched,
      type: rowOf(attributes.type),
      value: rowOf(attributes.value),
    };
    const range = rangeOf(found);
    const nameNode = found.kind === 'implied' ? undefined : (attributes.name ?? node);
    rows.push({ ...given, ...numbered(kind, scope), scope, name, kind, target: -1, node: range, nameNode });
  }
  return rows;
}

/** The name that a binding has: keywords of functions, and types before their names, stand for one that is not written. */
function boundName(
  kind: string,
  written: string,
  { impliedNames, receiverParameter }: LanguageManifest['scoping'],
): string {
  if (kind === 'implied') return impliedNames[written] ?? written;
  return kind === 'receiver' ? (receiverParameter ?? written) : written;
}

/** The scope in which a name is bound; `innermost` is the one in which it stands. */
export function bindingScope({ kind }: Found, innermost: ScopeIndex, scopes: readonly Scope[]): ScopeIndex {
  if (kind === 'hoisted') return hoistTarget(scopes, innermost);
  // `U` in `T extends infer U ? … : …` is known in the whole conditional type.
  const asked = kind === 'inferred' ? enclosingScope(scopes, innermost, ScopeKind.Block) : NONE;
  if (!isNone(asked)) return asked;
  return orFileScope(innermost);
}
