import { operandInRow } from './expression-rows.ts';
import { callableKinds, contractKinds, type NodeKind } from '../../model/kinds.ts';
import { definitionTable, type DefinitionFact, type DefinitionTable } from '../facts/facts.ts';
import { NONE, orFile, type ScopeIndex, isNone, type RowIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn } from '../facts/tables.ts';
import { countBranches } from './branches.ts';
import { isSignature } from './declaration-merging.ts';
import type { Decorators } from './decorators.ts';
import type { Definition } from './definitions.ts';
import { tellingType, type DocTypes } from './doc-types.ts';
import type { Expressions } from './expressions.ts';
import { readHeritage } from './heritage.ts';
import { declaredTypeText, signatureText } from './signature-text.ts';
import { parameterReader } from './parameter-text.ts';
import type { Structure } from './structure.ts';
import { symbolNames } from './symbol-names.ts';
import { visibilityReader } from './visibility.ts';

/** The results of earlier steps about definitions, by their index. */
export interface AboutDefinitions {
  docTypes: ReadonlyMap<number, DocTypes>;
  decorators: Decorators;
  /** Those that other files can reach. */
  exported: ReadonlySet<number>;
}

/** Builds the facts of the definitions that are not local. */
export function buildDefinitionFacts(
  structure: Structure,
  expressions: Expressions,
  { docTypes, decorators, exported }: AboutDefinitions,
): DefinitionTable {
  const { definitions, lines, factIndex } = structure;
  const { rowOf } = expressions;
  const symbols = symbolNames(definitions);
  const { scopes, returns } = bodiesOf(structure, expressions);
  const heritage = readHeritage(structure, expressions);
  const branches = countBranches(structure);
  const parametersOf = parameterReader(structure);
  const visibilityOf = visibilityReader(structure.manifest);
  const facts = definitionTable([]);
  definitions.forEach((definition, index) => {
    if (definition.local) return;
    const { found, kind, name, nameNode, parent, outerStart, outerEnd, start, end } = definition;
    const { type, value } = found.attributes;
    const isFile = index === 0;
    const signature = isFile ? '' : signatureText(definition, structure);
    const declaredType = declaredTypeText(definition, structure);
    const parameters = callableKinds.has(kind) ? parametersOf(definition) : undefined;
    const around = definitions[parent]?.kind;
    const isOfContract =
      (around !== undefined && contractKinds.has(around)) || kind === 'enum_member' || isFile;
    const { visibility: declared, modifiers } = visibilityOf(found.modifiers, name, isOfContract);
    const visibility = definition.nested ? 'private' : declared;
    const nameStart = nameNode?.startIndex ?? start;
    const nameEnd = nameNode?.endIndex ?? Math.min(end, start + name.length);
    facts.push({
      kind,
      name: isFile ? '' : name,
      symbol: symbols[index] ?? '',
      parent: parent < 0 ? NONE : orFile(factIndex(parent)),
      owner: definition.owner,
      nested: definition.nested,
      span: lines.span(outerStart, Math.max(outerEnd, outerStart)),
      nameSpan: isFile ? [1, 1, 1, 1] : lines.span(nameStart, nameEnd),
      length: outerEnd - outerStart,
      ...(signature ? { signature } : {}),
      ...(parameters === undefined ? {} : { parameters }),
      ...(declaredType ? { declaredType } : {}),
      ...(definition.doc ? { doc: definition.doc } : {}),
      visibility,
      exported: exported.has(index) && visibility !== 'private',
      modifiers,
      ...(callableKinds.has(kind) ? { complexity: 1 + (branches.get(index) ?? 0) } : {}),
      ...declaredTypes(kind, rowOf(type), rowOf(value), expressions, docTypes.get(index)),
      values: [value, ...found.items].map((node) => rowOf(node)).filter((row) => !isNone(row)),
      overloads: overloadsOf(definition, structure, expressions),
      returns: returns.get(index) ?? [],
      element: heritage.indexed.get(index)?.[0] ?? NONE,
      called: [...(heritage.called.get(index) ?? [])],
      constructed: [...(heritage.constructed.get(index) ?? [])],
      decorators: [...(decorators.get(index) ?? [])],
      extends: withArguments(heritage.extends.get(index), docTypes.get(index), expressions),
      implements: withArguments(heritage.implements.get(index), docTypes.get(index), expressions),
      mixins: [...(heritage.mixins.get(index) ?? [])],
      metatypes: [...(heritage.metatypes.get(index) ?? [])],
      scope: scopes.get(index) ?? NONE,
    });
  });
  return facts;
}

interface Bodies {
  /** Index of the outermost scope, which has the type parameters, by definition. */
  scopes: ReadonlyMap<number, ScopeIndex>;
  /** Rows of what is returned, by definition. */
  returns: ReadonlyMap<number, RowIndex[]>;
}

function bodiesOf({ scopes }: Structure, expressions: Expressions): Bodies {
  const outermost = new Map<number, ScopeIndex>();
  const returns = new Map<number, RowIndex[]>();
  scopes.forEach(({ definition }, index) => {
    if (definition < 0) return;
    if (!outermost.has(definition)) outermost.set(definition, index);
    // Signatures before the body have scopes, too.
    const known = returns.get(definition) ?? [];
    for (const row of expressions.returns.get(index) ?? []) known.push(row);
    returns.set(definition, known);
  });
  return { scopes: outermost, returns };
}

/** Rows of parent types: those to which a comment gives type arguments are the types of the comment. */
function withArguments(
  parents: readonly RowIndex[] = [],
  documented: DocTypes | undefined,
  { rows, strings }: Expressions,
): RowIndex[] {
  const lastPart = (row: RowIndex): string =>
    /[^\W\d]\w*$/u.exec(strings.list[rows.get(row, ExpressionColumn.A)] ?? '')?.[0] ?? '';
  const given = (documented?.parents ?? []).filter(
    (row) => !isNone(row) && rows.get(row, ExpressionColumn.Op) === Op.Generic,
  );
  return parents.map((parent) => {
    if (given.length === 0 || rows.get(parent, ExpressionColumn.Op) !== Op.Name) return parent;
    const name = lastPart(parent);
    return given.find((row) => lastPart(operandInRow(rows, row, 'A')) === name) ?? parent;
  });
}

/** What callers see: signatures without a body, where there are such. */
function overloadsOf(
  { overloads }: Definition,
  { scopeOf }: Structure,
  { rowOf }: Expressions,
): DefinitionFact['overloads'] {
  return overloads.filter(isSignature).map(({ node, attributes }) => ({
    scope: scopeOf(node),
    type: rowOf(attributes.type),
  }));
}

/**
 * `type` of a callable is that of its result, and of others their own. In `const f: Handler = (x): string => …` the function gives the
 * result, `string`, and what is declared of the name, `Handler`, is the type of the function as a `whole`. An annotation counts more than a
 * comment.
 */
function declaredTypes(
  kind: NodeKind,
  type: RowIndex,
  value: RowIndex,
  expressions: Expressions,
  documented: DocTypes | undefined,
): Pick<DefinitionFact, 'type' | 'whole'> {
  const { rows, lists } = expressions;
  if (!callableKinds.has(kind))
    return {
      type: tellingType(expressions, type, documented?.value ?? NONE, documented?.subtypes),
      whole: NONE,
    };
  const isHeld = !isNone(value) && rows.get(value, ExpressionColumn.Op) === Op.Function;
  // The first operand of a function is its declared result.
  const result = isHeld ? (lists.at(rows.get(value, ExpressionColumn.B))[0] ?? NONE) : type;
  const whole = isHeld ? type : NONE;
  return {
    type: tellingType(expressions, result, documented?.result ?? NONE, documented?.subtypes),
    whole: !isNone(whole) ? whole : (documented?.value ?? NONE),
  };
}
