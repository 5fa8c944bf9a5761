import { nodeKinds, type NodeKind } from '../../model/kinds.ts';
import { compareText } from '../../model/order.ts';
import type { DefinitionFact, FileFacts } from '../facts/facts.ts';
import type { ForeignFact, MacroNamespaceFact } from '../facts/module-facts.ts';
import { NONE, isNone, type DefinitionIndex, FIRST_ROW } from '../facts/ids.ts';
import { ExpressionColumn, Role } from '../facts/tables.ts';
import { namespaceOf, namespacesOf } from '../resolve/bind/namespaces.ts';
import { expressionCell, nameOfRow, numberedBindings } from '../resolve/bind/tables.ts';
import { typeFactsOf } from './type-facts.ts';

/** Increment this when declarations of older code can no longer be used. */
export const DECLARATIONS_VERSION = 11;

/**
 * The part of the facts that is read of all files: what they declare, without types, values and positions. It stays in
 * memory, unlike the facts.
 */
export interface Declarations {
  strings: string[];
  /** Rows of `DeclarationColumn`, one for each definition. */
  rows: Int32Array;
  /** The namespace that the file declares itself part of; empty if it declares none. */
  namespace: string;
  /** The namespaces of definitions at the top of the file; see `namespacesOf`. */
  namespaces: string[];
  /** The namespaces that blocks of the file declare. */
  blockNamespaces: string[];
  macroNamespaces: MacroNamespaceFact[];
  /** See `FileFacts.otherBuild`. */
  otherBuild: string;
  /** Whether the file imports and exports nothing. */
  isScript: boolean;
  /** Name of the definition that can be imported without a name; empty if there is none. */
  main: string;
  hasSharedImports: boolean;
  /** Specifiers of imports of all names of a module, each once. */
  stars: string[];
  /** The names of members to which the file adds functions. */
  additions: string[];
  /** The places at which imports that load nothing name a module or what they take of it: pairs of line and column. */
  erasedImports: Int32Array;
  foreign: readonly ForeignFact[];
  expressionCount: number;
  /** See `typeFactsOf`. */
  typeFacts: string;
}

/** Columns of a row of declarations. */
export const DeclarationColumn = {
  /** Index of `nodeKinds`. */
  Kind: 0,
  /** The following are indexes of strings. */
  Name: 1,
  /** -1 if it is the symbol of the enclosing definition, a dot and the name: nearly all are, and they would be most of the memory. */
  Symbol: 2,
  /** Name of the owner in the file that declares it; `default` if it is imported without a name. */
  Owner: 3,
  /** The namespace, if the definition is at the top of the file. */
  Namespace: 4,
  /** Row of the enclosing definition, or -1. */
  Parent: 5,
  /** Bits of `DeclarationFlag`. */
  Flags: 6,
  /** The line of its name; 1-based. */
  Line: 7,
  /** Specifier of the import that brings the owner; empty if none does. Also an index of a string. */
  OwnerSource: 8,
  /** The number of type parameters. */
  Arity: 9,
  Width: 10,
} as const;
const D = DeclarationColumn;

export const DeclarationFlag = {
  Nested: 1,
  Extension: 2,
  Static: 4,
  Accessor: 8,
  Global: 16,
  Augmentation: 32,
  Partial: 64,
  Exported: 128,
  /** A field that gives the members of its type to the type around it. */
  Embedded: 256,
  /** Declares what another declaration defines. */
  Forward: 512,
} as const;

/** Returns what a file declares. */
export function declarationsOf(facts: FileFacts): Declarations {
  const strings: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (text: string): number => {
    let index = indexes.get(text);
    if (index === undefined) indexes.set(text, (index = strings.push(text) - 1));
    return index;
  };
  const { typeParameters } = numberedBindings(facts);
  const rows = new Int32Array(facts.definitions.length * D.Width);
  const isUsual = ({ symbol, parent, name }: DefinitionFact): boolean =>
    symbol === qualifiedName(facts.definitions[parent]?.symbol ?? '', name);
  facts.definitions.forEach((fact, index) => {
    const { kind, name, owner, parent, nested, modifiers, exported, nameSpan, scope } = fact;
    const flags =
      (nested ? DeclarationFlag.Nested : 0) |
      (modifiers.includes('extension') ? DeclarationFlag.Extension : 0) |
      (modifiers.includes('static') ? DeclarationFlag.Static : 0) |
      (modifiers.includes('accessor') ? DeclarationFlag.Accessor : 0) |
      (modifiers.includes('global') ? DeclarationFlag.Global : 0) |
      (modifiers.includes('module') ? DeclarationFlag.Augmentation : 0) |
      (modifiers.includes('partial') ? DeclarationFlag.Partial : 0) |
      (exported ? DeclarationFlag.Exported : 0) |
      (modifiers.includes('embedded') ? DeclarationFlag.Embedded : 0) |
      (modifiers.includes('forward') ? DeclarationFlag.Forward : 0);
    const namespace = parent === 0 ? namespaceOf(facts, index) : '';
    const source = owner === '' ? undefined : importOf(facts, owner);
    rows.set(
      [
        nodeKinds.indexOf(kind),
        indexOf(name),
        isUsual(fact) ? NONE : indexOf(fact.symbol),
        indexOf(source?.imported ?? owner),
        indexOf(namespace),
        parent,
        flags,
        nameSpan[0],
        indexOf(source?.specifier ?? ''),
        typeParameters.get(scope)?.length ?? 0,
      ],
      index * D.Width,
    );
  });
  return {
    strings,
    rows,
    namespace: facts.namespace,
    namespaces: [...namespacesOf(facts)],
    blockNamespaces: facts.namespaces.map(({ name }) => name),
    macroNamespaces: facts.macroNamespaces,
    otherBuild: facts.otherBuild,
    isScript: isScript(facts),
    main: mainOf(facts),
    hasSharedImports: facts.imports.some(({ shared }) => shared),
    stars: [...new Set(facts.imports.filter(({ kind }) => kind === 'star').map(({ source }) => source))],
    additions: additionsOf(facts),
    erasedImports: erasedImportsOf(facts),
    foreign: facts.foreign,
    expressionCount: facts.expressions.length / ExpressionColumn.Width,
    typeFacts: typeFactsOf(facts),
  };
}

function additionsOf(facts: FileFacts): string[] {
  const names = new Set<string>();
  for (let row = FIRST_ROW; row < facts.expressions.length / ExpressionColumn.Width; row++)
    if (expressionCell(facts, row, ExpressionColumn.Role) & Role.Added) names.add(nameOfRow(facts, row));
  return [...names].sort(compareText);
}

function erasedImportsOf({ imports }: FileFacts): Int32Array {
  return Int32Array.from(
    imports.flatMap(({ erased, span, nameSpan }) =>
      erased ? [span[0], span[1], ...(nameSpan ? [nameSpan[0], nameSpan[1]] : [])] : [],
    ),
  );
}

function isScript({ imports, exports, definitions }: FileFacts): boolean {
  const exported = definitions.some((fact) => fact.parent === 0 && fact.exported);
  return imports.length === 0 && exports.length === 0 && !exported;
}

function importOf(
  { imports }: FileFacts,
  local: string,
): { specifier: string; imported: string } | undefined {
  const found = imports.find((fact) => fact.local === local && !fact.reexport);
  if (!found) return undefined;
  return { specifier: found.source, imported: found.kind === 'named' ? found.imported : 'default' };
}

function mainOf({ exports, definitions }: FileFacts): string {
  const main = exports.find(({ name, kind }) => name === 'default' || kind === 'assign');
  return main ? (definitions[main.definition]?.name ?? main.local) : '';
}

export function declarationCount({ rows }: Declarations): number {
  return rows.length / D.Width;
}

export function declaredKind({ rows }: Declarations, index: DefinitionIndex): NodeKind {
  return nodeKinds[rows[index * D.Width + D.Kind] ?? 0] ?? 'module';
}

/** Returns a text of a declaration; empty if it has none. */
export function declaredText(
  { rows, strings }: Declarations,
  index: DefinitionIndex,
  column: typeof D.Name | typeof D.Owner | typeof D.Namespace | typeof D.OwnerSource,
): string {
  return strings[rows[index * D.Width + column] ?? -1] ?? '';
}

/** Returns the qualified name of a declaration in its file. */
export function declaredSymbol(declarations: Declarations, index: DefinitionIndex): string {
  const { rows, strings } = declarations;
  let names = '';
  for (let at = index; !isNone(at); at = declaredParent(declarations, at)) {
    const symbol = strings[rows[at * D.Width + D.Symbol] ?? NONE];
    if (symbol !== undefined) return qualifiedName(symbol, names);
    names = qualifiedName(declaredText(declarations, at, D.Name), names);
  }
  return names;
}

function qualifiedName(around: string, name: string): string {
  return around === '' || name === '' ? around + name : `${around}.${name}`;
}

/** Returns the index of the enclosing definition, or -1. */
export function declaredParent({ rows }: Declarations, index: DefinitionIndex): DefinitionIndex {
  return (rows[index * D.Width + D.Parent] ?? NONE) as DefinitionIndex;
}

/** Returns the number of type parameters. */
export function declaredArity({ rows }: Declarations, index: DefinitionIndex): number {
  return rows[index * D.Width + D.Arity] ?? 0;
}

/** Returns the line of the name; 1-based. */
export function declaredLine({ rows }: Declarations, index: DefinitionIndex): number {
  return rows[index * D.Width + D.Line] ?? 1;
}

export function hasDeclarationFlag(
  { rows }: Declarations,
  index: DefinitionIndex,
  flag: (typeof DeclarationFlag)[keyof typeof DeclarationFlag],
): boolean {
  return ((rows[index * D.Width + D.Flags] ?? 0) & flag) !== 0;
}
