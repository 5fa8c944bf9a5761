import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds, contractKinds, type NodeKind, type Visibility } from '../../model/kinds.ts';
import type { DefinitionFact } from '../facts/facts.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn, ScopeKind } from '../facts/tables.ts';
import { byStart, type Collected } from './collect.ts';
import { isSignature } from './declaration-merging.ts';
import type { Definition } from './definitions.ts';
import { tellingType, type DocTypes } from './doc-types.ts';
import { withoutComments, type Comment } from './docs.ts';
import type { Expressions } from './expressions.ts';
import { lineageOf } from './lineage.ts';
import { compareStretches, InnermostCursor, type Stretch } from './nesting.ts';
import { scopeCursor, type Scope } from './scopes.ts';
import { symbolNames } from './symbol-names.ts';
import { signatureOf, type Lines } from './text.ts';

export function buildFacts(
  collected: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  expressions: Expressions,
  source: string,
  lines: Lines,
  manifest: LanguageManifest,
  factOf: Int32Array,
  comments: readonly Comment[],
  docTypes: ReadonlyMap<number, DocTypes>,
  byName: ReadonlyMap<string, number>,
): DefinitionFact[] {
  const symbols = symbolNames(definitions);
  const scopeByDefinition = new Map<number, number>();
  const returnsByDefinition = new Map<number, number[]>();
  scopes.forEach(({ definition }, index) => {
    if (definition < 0) return;
    // The outermost has the type parameters.
    if (!scopeByDefinition.has(definition)) scopeByDefinition.set(definition, index);
    // Signatures before the body have scopes, too.
    const known = returnsByDefinition.get(definition) ?? [];
    for (const row of expressions.returns.get(index) ?? []) known.push(row);
    returnsByDefinition.set(definition, known);
  });
  const scopeByNode = new Map(scopes.map(({ nodeId }, index) => [nodeId, index]));
  const heritage = heritageOf(collected, definitions, scopes, expressions, source, byName);
  const branches = countBranches(collected, definitions);
  const visibilityOf = visibilityReader(manifest);
  const facts: DefinitionFact[] = [];
  definitions.forEach((definition, index) => {
    if (definition.local) return;
    const { found, kind, name, nameNode, parent, outerStart, outerEnd, start, end } = definition;
    const { type, value } = found.attributes;
    const own = scopeByDefinition.get(index) ?? -1;
    const signature =
      index === 0
        ? ''
        : signatureParts(definition, source)
            .map(({ start: from, end: to }) =>
              signatureOf(lines.written(from, to) ?? withoutComments(source, from, to, comments)),
            )
            .join('; ');
    const declaredType =
      type && nameNode && (type.endIndex <= nameNode.startIndex || type.startIndex >= end)
        ? signatureOf(withoutComments(source, type.startIndex, type.endIndex, comments))
        : '';
    const { keyword } = found.attributes;
    const lead = signature && keyword ? `${source.slice(keyword.startIndex, keyword.endIndex)} ` : '';
    const around = definitions[parent]?.kind;
    const isPromise =
      (around !== undefined && contractKinds.has(around)) || kind === 'enum_member' || index === 0;
    const { visibility: declared, modifiers } = visibilityOf(found.modifiers, name, isPromise);
    const visibility = definition.nested ? 'private' : declared;
    const nameStart = nameNode?.startIndex ?? start;
    facts.push({
      kind,
      name: index === 0 ? '' : name,
      symbol: symbols[index] ?? '',
      parent: parent < 0 ? -1 : Math.max(0, factOf[parent] ?? 0),
      owner: definition.owner,
      nested: definition.nested,
      span: lines.span(outerStart, Math.max(outerEnd, outerStart)),
      nameSpan:
        index === 0
          ? [1, 1, 1, 1]
          : lines.span(nameStart, nameNode?.endIndex ?? Math.min(end, start + name.length)),
      length: outerEnd - outerStart,
      ...(signature ? { signature: lead + signature } : {}),
      ...(declaredType ? { declaredType } : {}),
      ...(definition.doc ? { doc: definition.doc } : {}),
      visibility,
      exported: definition.exported && visibility !== 'private',
      modifiers,
      ...(callableKinds.has(kind) ? { complexity: 1 + (branches.get(index) ?? 0) } : {}),
      ...declaredTypes(
        kind,
        expressions.rowOf(type),
        expressions.rowOf(value),
        expressions,
        docTypes.get(index),
      ),
      values: [value, ...found.items].map((node) => expressions.rowOf(node)).filter((row) => row >= 0),
      overloads: overloadsOf(definition, expressions, scopeByNode),
      returns: returnsByDefinition.get(index) ?? [],
      element: heritage.indexed.get(index)?.[0] ?? -1,
      called: heritage.called.get(index) ?? [],
      constructed: heritage.constructed.get(index) ?? [],
      decorators: manifest.scoping.annotations ? [] : (heritage.decorators.get(index) ?? []),
      extends: heritage.extends.get(index) ?? [],
      implements: heritage.implements.get(index) ?? [],
      mixins: heritage.mixins.get(index) ?? [],
      metatypes: heritage.metatypes.get(index) ?? [],
      scope: own,
    });
  });
  return facts;
}

/** What callers see: signatures without a body, where there are such. */
function overloadsOf(
  { overloads }: Definition,
  { rowOf }: Expressions,
  scopeByNode: ReadonlyMap<number, number>,
): DefinitionFact['overloads'] {
  return overloads.filter(isSignature).map(({ node, attributes }) => ({
    scope: scopeByNode.get(node.id) ?? -1,
    type: rowOf(attributes.type),
  }));
}

/**
 * Of a callable, what it returns; of others what they are. A function that a name holds says itself what it returns:
 * what is declared of the name is of what type the function is. An annotation goes before a comment.
 */
function declaredTypes(
  kind: NodeKind,
  type: number,
  value: number,
  expressions: Expressions,
  documented: DocTypes | undefined,
): Pick<DefinitionFact, 'type' | 'whole'> {
  const { rows, lists } = expressions;
  if (!callableKinds.has(kind))
    return { type: tellingType(expressions, type, documented?.value ?? -1, documented?.subtypes), whole: -1 };
  const isHeld = value >= 0 && rows.get(value, ExpressionColumn.Op) === Op.Function;
  const result = isHeld ? (lists.at(rows.get(value, ExpressionColumn.B))[0] ?? -1) : type;
  const whole = isHeld ? type : -1;
  return {
    type: tellingType(expressions, result, documented?.result ?? -1, documented?.subtypes),
    whole: whole >= 0 ? whole : (documented?.value ?? -1),
  };
}

/** Where its signature is; of several with bodies, each. */
function signatureParts(definition: Definition, source: string): Stretch[] {
  const { overloads, start } = definition;
  const parts = overloads.flatMap(({ node, attributes: { body } }) =>
    body ? [{ start: node.startIndex, end: body.startIndex }] : [],
  );
  return parts.length > 1 ? parts : [{ start, end: signatureEnd(definition, source) }];
}

function signatureEnd({ found, start, end }: Definition, source: string): number {
  const { body, value } = found.attributes;
  if (body && body.startIndex < end) return body.startIndex;
  const lineEnd = source.indexOf('\n', start);
  const short = end - start <= 120 || (lineEnd >= 0 && lineEnd >= end);
  return value && !short ? value.startIndex : end;
}

const accessModifiers: readonly string[] = ['private', 'protected', 'public', 'overload'];

type VisibilityOf = (
  modifiers: readonly string[],
  name: string,
  isPromise: boolean,
) => { visibility: Visibility; modifiers: string[] };

function visibilityReader({ scoping }: LanguageManifest): VisibilityOf {
  const { defaultVisibility, privateNames, publicNames } = scoping;
  const hidden = privateNames ? new RegExp(privateNames, 'u') : undefined;
  const shown = publicNames ? new RegExp(publicNames, 'u') : undefined;
  const implied = (modifiers: readonly string[], name: string, isPromise: boolean): Visibility => {
    if (modifiers.includes('private')) return 'private';
    if (modifiers.includes('protected')) return 'protected';
    if (defaultVisibility !== 'public' && !isPromise && !modifiers.includes('public'))
      return defaultVisibility;
    return hidden?.test(name) && !shown?.test(name) ? 'private' : 'public';
  };
  return (modifiers, name, isPromise) => ({
    visibility: implied(modifiers, name, isPromise),
    modifiers: modifiers.filter((each) => !accessModifiers.includes(each)).sort(),
  });
}

interface Heritage {
  extends: Map<number, number[]>;
  implements: Map<number, number[]>;
  mixins: Map<number, number[]>;
  metatypes: Map<number, number[]>;
  decorators: Map<number, number[]>;
  indexed: Map<number, number[]>;
  called: Map<number, number[]>;
  constructed: Map<number, number[]>;
}

/** What types are made from and what definitions are decorated with, by definition. */
function heritageOf(
  collected: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  expressions: Expressions,
  source: string,
  byName: ReadonlyMap<string, number>,
): Heritage {
  const { markers } = collected;
  const gather = (nodes: Collected['markers']['extends'], kind: number): Map<number, number[]> => {
    const found = new Map<number, number[]>();
    const cursor = scopeCursor(scopes);
    for (const node of [...nodes].sort((a, b) => a.startIndex - b.startIndex)) {
      const row = expressions.rowOf(node);
      let scope = cursor.at(node.startIndex);
      while (scope > 0 && scopes[scope]?.kind !== kind) {
        scope = scopes[scope]?.parent ?? 0;
      }
      const definition = scopes[scope]?.kind === kind ? (scopes[scope]?.definition ?? -1) : -1;
      if (row < 0 || definition < 0 || !definitions[definition]) continue;
      const known = found.get(definition);
      if (known) known.push(row);
      else found.set(definition, [row]);
    }
    return found;
  };
  const above = lineageOf(collected, byName, expressions, source);
  const bases = gather(markers.extends, ScopeKind.Type);
  for (const [definition, parents] of above.extends)
    bases.set(definition, [...(bases.get(definition) ?? []), ...parents]);
  return {
    extends: bases,
    mixins: above.mixins,
    implements: gather(markers.implements, ScopeKind.Type),
    metatypes: gather(markers.metatype, ScopeKind.Type),
    indexed: gather(markers.indexed, ScopeKind.Type),
    called: gather(markers.called, ScopeKind.Type),
    constructed: gather(markers.constructed, ScopeKind.Type),
    decorators: decoratorsOf(markers.decorator, definitions, expressions),
  };
}

/** A decorator stands between the beginning of what is shown of a definition and its own beginning. */
export function decoratorsOf(
  nodes: Collected['markers']['decorator'],
  definitions: readonly Definition[],
  { rowOf }: Expressions,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if (nodes.length === 0) return found;
  const decorated = definitions
    .map(({ outerStart, start }, index) => ({ start: outerStart, end: start, index }))
    .filter(({ start, end, index }) => index > 0 && end > start)
    .sort(compareStretches);
  const cursor = new InnermostCursor(decorated);
  for (const node of [...nodes].sort(byStart)) {
    const index = decorated[cursor.at(node.startIndex)]?.index;
    const row = rowOf(node);
    if (index === undefined || row < 0) continue;
    const known = found.get(index);
    if (known) known.push(row);
    else found.set(index, [row]);
  }
  return found;
}

function countBranches({ markers }: Collected, definitions: readonly Definition[]): Map<number, number> {
  const callables = definitions
    .map(({ start, end, kind, local }, index) => ({
      start,
      end,
      index,
      counts: !local && callableKinds.has(kind),
    }))
    .filter(({ counts }) => counts);
  const cursor = new InnermostCursor(callables);
  const counts = new Map<number, number>();
  for (const node of [...markers.branch].sort((a, b) => a.startIndex - b.startIndex)) {
    const index = callables[cursor.at(node.startIndex)]?.index;
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}
