import type { Node, Tree } from 'web-tree-sitter';
import type { CompiledGrammar } from '../../grammar/compile.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds, typeKinds, type Visibility } from '../../model/kinds.ts';
import {
  ExpressionColumn,
  Op,
  Role,
  ScopeKind,
  type DefinitionFact,
  type ExportFact,
  type FileFacts,
} from '../facts.ts';
import { buildBindings } from './bindings.ts';
import { collect, type Collected } from './collect.ts';
import { buildDefinitions, type Definition } from './definitions.ts';
import { withoutComments, type Comment } from './docs.ts';
import { buildExpressions, type Expressions } from './expressions.ts';
import { classIndex, flattenHighlights } from './highlights.ts';
import { buildImports } from './imports.ts';
import { InnermostCursor } from './nesting.ts';
import { Strings } from './rows.ts';
import { buildScopes, scopeCursor, scopeRows, type Scope } from './scopes.ts';
import { signatureOf, type Lines } from './text.ts';

export interface Extracted {
  facts: FileFacts;
  highlights: Int32Array;
}

/** Takes the facts of a file from its tree. The tree is not needed afterwards. */
export function extract(tree: Tree, source: string, lines: Lines, compiled: CompiledGrammar): Extracted {
  const { manifest } = compiled.grammar;
  const collected = collect(tree, compiled);
  const scopes = buildScopes(collected, source.length);
  const comments = commentsOf(collected);
  const definitions = buildDefinitions(collected, scopes, source, manifest, comments);
  const strings = new Strings();
  const factOf = new Int32Array(definitions.length).fill(-1);
  let next = 0;
  definitions.forEach((definition, index) => {
    if (!definition.local) factOf[index] = next++;
  });
  const factIndex = (index: number): number => factOf[index] ?? -1;
  const expressions = buildExpressions(
    collected,
    definitions,
    scopes,
    source,
    strings,
    consumedNodes(collected),
    factIndex,
  );
  const context = { source, lines, scopes, definitions, expressions, manifest, strings, factIndex };

  const { imports, importScopes, importRows, exports } = buildImports(collected, context);
  importRows.forEach((row, index) => {
    if (row < 0) return;
    expressions.rows.set(row, ExpressionColumn.Op, Op.Module);
    expressions.rows.set(row, ExpressionColumn.A, index);
  });
  markExported(collected, definitions, scopes, exports, manifest, factOf);
  const bindings = buildBindings(collected, context, imports, importScopes, factIndex);
  const facts = buildFacts(
    collected,
    definitions,
    scopes,
    expressions,
    source,
    lines,
    manifest,
    factOf,
    comments,
  );
  for (const scope of scopes) if (scope.definition >= 0) scope.definition = factIndex(scope.definition);
  const highlights = highlightsOf(collected, definitions, expressions);
  return {
    facts: {
      definitions: facts,
      strings: strings.list,
      scopes: scopeRows(scopes),
      expressions: expressions.rows.toArray(),
      bindings,
      imports,
      exports,
    },
    highlights,
  };
}

function commentsOf({ highlights }: Collected): Comment[] {
  const comment = classIndex('comment');
  const found: Comment[] = [];
  for (let at = 0; at + 2 < highlights.length; at += 3) {
    if (highlights[at + 2] === comment)
      found.push({ start: highlights[at] ?? 0, end: highlights[at + 1] ?? 0 });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Nodes that declare, bind or name a part of something: no uses of a name. */
function consumedNodes(collected: Collected): Set<number> {
  const consumed = new Set(collected.markers.ignore.map((node) => node.id));
  for (const { attributes } of collected.definitions.values())
    // A name that is its own value is used as well.
    if (attributes.name && attributes.name.id !== attributes.value?.id) consumed.add(attributes.name.id);
  for (const { node, attributes } of collected.bindings.values()) {
    consumed.add(node.id);
    if (attributes.key && attributes.key.id !== node.id) consumed.add(attributes.key.id);
  }
  for (const { node, attributes } of collected.expressions.values()) {
    if (attributes.property && attributes.property.id !== node.id) consumed.add(attributes.property.id);
  }
  for (const { node, attributes } of collected.imports.values()) {
    for (const each of [node, attributes.name, attributes.alias]) if (each) consumed.add(each.id);
  }
  for (const { node, attributes } of collected.exports.values()) {
    for (const each of [attributes.name, attributes.alias])
      if (each && each.id !== node.id) consumed.add(each.id);
  }
  return consumed;
}

function markExported(
  collected: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  exports: readonly ExportFact[],
  manifest: LanguageManifest,
  factOf: Int32Array,
): void {
  const all = manifest.scoping.exports === 'all';
  const byName = new Set(exports.filter(({ from }) => from < 0).map(({ local }) => local));
  const byFact = new Set(exports.map(({ definition }) => definition).filter((index) => index >= 0));
  const stretches = collected.markers.exported
    .map((node) => ({ start: node.startIndex, end: node.endIndex }))
    .sort((a, b) => a.start - b.start);
  const inExport = new InnermostCursor(stretches);
  const scopeOfExport = new Map<number, number>();
  const cursor = scopeCursor(scopes);
  stretches.forEach((stretch, index) => {
    let scope = cursor.at(stretch.start);
    // The exported declaration may be a scope itself.
    while (scopes[scope]?.start === stretch.start && scope > 0) scope = scopes[scope]?.parent ?? 0;
    scopeOfExport.set(index, scope);
  });
  definitions.forEach((definition, index) => {
    if (index === 0) return;
    const marked = inExport.at(definition.start);
    const direct = marked >= 0 && scopeOfExport.get(marked) === definition.scope;
    if (definition.parent === 0 && !definition.local) {
      definition.exported = all || direct || byName.has(definition.name) || byFact.has(factOf[index] ?? -1);
    } else {
      const parent = definitions[definition.parent];
      definition.exported =
        !definition.local &&
        (direct ||
          (parent?.exported === true && parent.kind !== 'namespace') ||
          (all && parent?.exported === true));
    }
  });
}

function buildFacts(
  collected: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  expressions: Expressions,
  source: string,
  lines: Lines,
  manifest: LanguageManifest,
  factOf: Int32Array,
  comments: readonly Comment[],
): DefinitionFact[] {
  const symbols = new Map<string, number>();
  const scopeByDefinition = new Map<number, number>();
  scopes.forEach((scope, index) => {
    if (scope.definition >= 0) scopeByDefinition.set(scope.definition, index);
  });
  const heritage = heritageOf(collected, definitions, scopes, expressions);
  const branches = countBranches(collected, definitions);
  const facts: DefinitionFact[] = [];
  definitions.forEach((definition, index) => {
    if (definition.local) return;
    const { found, kind, name, nameNode, parent, outerStart, outerEnd, start, end } = definition;
    const { type, value } = found.attributes;
    const prefix = parent > 0 ? (facts[factOf[parent] ?? 0]?.symbol ?? '') : '';
    const wanted = index === 0 ? '' : prefix ? `${prefix}.${name}` : name;
    const key = `${kind}:${wanted}`;
    const twins = (symbols.get(key) ?? 0) + 1;
    symbols.set(key, twins);
    const signature =
      index === 0
        ? ''
        : signatureOf(withoutComments(source, start, signatureEnd(definition, source), comments));
    const { visibility, modifiers } = visibilityOf(found.modifiers, name, manifest);
    const nameStart = nameNode?.startIndex ?? start;
    facts.push({
      kind,
      name: index === 0 ? '' : name,
      symbol: twins > 1 ? `${wanted}~${twins}` : wanted,
      parent: parent < 0 ? -1 : Math.max(0, factOf[parent] ?? 0),
      span: lines.span(outerStart, Math.max(outerEnd, outerStart)),
      nameSpan:
        index === 0
          ? [1, 1, 1, 1]
          : lines.span(nameStart, nameNode?.endIndex ?? Math.min(end, start + name.length)),
      length: outerEnd - outerStart,
      ...(signature ? { signature } : {}),
      ...(definition.doc ? { doc: definition.doc } : {}),
      visibility,
      exported: definition.exported && visibility !== 'private',
      modifiers,
      ...(callableKinds.has(kind) ? { complexity: 1 + (branches.get(index) ?? 0) } : {}),
      type: expressions.rowOf(type),
      value: expressions.rowOf(value),
      returns: heritage.returns.get(index) ?? [],
      extends: heritage.extends.get(index) ?? [],
      implements: heritage.implements.get(index) ?? [],
      scope: scopeByDefinition.get(index) ?? -1,
    });
  });
  return facts;
}

function signatureEnd({ found, start, end }: Definition, source: string): number {
  const { body, value } = found.attributes;
  if (body) return body.startIndex;
  const lineEnd = source.indexOf('\n', start);
  const short = end - start <= 120 || (lineEnd >= 0 && lineEnd >= end);
  return value && !short ? value.startIndex : end;
}

function visibilityOf(
  modifiers: readonly string[],
  name: string,
  { scoping }: LanguageManifest,
): { visibility: Visibility; modifiers: string[] } {
  const rest = modifiers
    .filter((each) => each !== 'private' && each !== 'protected' && each !== 'public')
    .sort();
  if (modifiers.includes('private')) return { visibility: 'private', modifiers: rest };
  if (modifiers.includes('protected')) return { visibility: 'protected', modifiers: rest };
  const hidden = scoping.privateNames && new RegExp(scoping.privateNames).test(name);
  const shown = scoping.publicNames && new RegExp(scoping.publicNames).test(name);
  return { visibility: hidden && !shown ? 'private' : 'public', modifiers: rest };
}

interface Heritage {
  extends: Map<number, number[]>;
  implements: Map<number, number[]>;
  returns: Map<number, number[]>;
}

/** What types are made from and what functions return, by definition. */
function heritageOf(
  { markers }: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  expressions: Expressions,
): Heritage {
  const gather = (nodes: Collected['markers']['extends'], kind: number): Map<number, number[]> => {
    const found = new Map<number, number[]>();
    const cursor = scopeCursor(scopes);
    for (const node of [...nodes].sort((a, b) => a.startIndex - b.startIndex)) {
      const row = expressions.rowOf(node);
      let scope = cursor.at(node.startIndex);
      while (scope > 0 && scopes[scope]?.kind !== kind) {
        if (kind === ScopeKind.Function && scopes[scope]?.kind === ScopeKind.Type) break;
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
  return {
    extends: gather(markers.extends, ScopeKind.Type),
    implements: gather(markers.implements, ScopeKind.Type),
    returns: gather(markers.returned, ScopeKind.Function),
  };
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

/** Tokens of the highlight query, and names by the part they play. */
function highlightsOf(
  collected: Collected,
  definitions: readonly Definition[],
  expressions: Expressions,
): Int32Array {
  const tokens = collected.highlights;
  for (const { nameNode, kind } of definitions) {
    if (!nameNode) continue;
    const name = callableKinds.has(kind)
      ? 'function'
      : typeKinds.has(kind) || kind === 'type_alias'
        ? 'type'
        : undefined;
    if (name) tokens.push(nameNode.startIndex, nameNode.endIndex, classIndex(name));
  }
  const classes = {
    function: classIndex('function'),
    type: classIndex('type'),
    property: classIndex('property'),
  };
  const addUse = (node: Node, site: Node | undefined, otherwise: number): void => {
    const row = expressions.rowOf(node);
    if (row < 0 || !site) return;
    const role = expressions.rows.get(row, ExpressionColumn.Role);
    const isType = (role & (Role.Type | Role.Extends | Role.Implements)) !== 0;
    const found = role & Role.Callee ? classes.function : isType ? classes.type : otherwise;
    if (found >= 0) tokens.push(site.startIndex, site.startIndex + lengthOf(row), found);
  };
  const lengthOf = (row: number): number => expressions.rows.get(row, ExpressionColumn.Length);
  for (const node of collected.names) addUse(node, node, -1);
  for (const node of collected.typeNames) addUse(node, node, -1);
  for (const { node, kind, attributes } of collected.expressions.values()) {
    if (kind === 'member' || kind === 'type.member') addUse(node, attributes.property, classes.property);
  }
  return flattenHighlights(tokens);
}
