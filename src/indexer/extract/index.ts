import { Interner } from '../../base/interner.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { CompiledGrammar } from '../../grammar/compile.ts';
import type { FileFacts } from '../facts/facts.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn } from '../facts/tables.ts';
import { otherBuildOf } from './build-constraints.ts';
import { buildBindings } from './bindings.ts';
import { buildConditions } from './conditions.ts';
import { collect, type Collected, type SyntaxNode } from './collect.ts';
import { buildFacts } from './definition-facts.ts';
import { buildDefinitions, isNestedCallable, MAX_QUALIFIED_NAME } from './definitions.ts';
import { docReader } from './docs.ts';
import { addDocMembers } from './doc-members.ts';
import { readDocTypes } from './doc-types.ts';
import { markExported } from './exported.ts';
import { buildExpressions } from './expressions.ts';
import { readFilePaths } from './file-paths.ts';
import { highlightsOf } from './highlights.ts';
import { buildImports } from './imports.ts';
import { listingOf } from './listing.ts';
import { readNamespaces } from './namespaces.ts';
import { nameQualifier } from './qualified-names.ts';
import { matchPatterns } from './patterns.ts';
import { Regions } from './regions.ts';
import { buildScopes, scopeRows } from './scopes.ts';
import type { Lines } from './text.ts';

export interface Extracted {
  facts: FileFacts;
  highlights: Int32Array;
  /** Offset of the first scope that is nested too deep to be told apart; undefined when there is none. */
  tooDeep: number | undefined;
  /** Offset of the first definition whose qualified name is too long to be repeated; undefined when there is none. */
  tooLong: number | undefined;
}

/** Takes the facts of a file from its tree. The tree is not needed afterwards. */
export function extract(
  tree: SyntaxTree,
  source: string,
  lines: Lines,
  compiled: CompiledGrammar,
): Extracted {
  const { manifest } = compiled.grammar;
  const collected = collect(tree, source, compiled);
  const docMembers = addDocMembers(collected, source, manifest);
  const { scopes, tooDeep } = buildScopes(collected, source.length);
  const { comments } = collected;
  const byName = new Map<string, number>();
  const docOf = docReader(source, manifest, comments);
  const definitions = buildDefinitions(collected, scopes, source, manifest, docOf, byName);
  const strings = new Interner();
  const factOf = new Int32Array(definitions.length).fill(-1);
  let next = 0;
  definitions.forEach((definition, index) => {
    if (!definition.local) factOf[index] = next++;
  });
  const factIndex = (index: number): number => factOf[index] ?? -1;
  const context = { source, lines, scopes, definitions, manifest, strings, factIndex };
  const expressions = buildExpressions(collected, context, consumedNodes(collected));

  const { imports, importScopes, importRows, importNodes, exports } = buildImports(collected, {
    ...context,
    expressions,
  });
  importRows.forEach((row, index) => {
    if (row < 0) return;
    expressions.rows.set(row, ExpressionColumn.Op, Op.Module);
    expressions.rows.set(row, ExpressionColumn.A, index);
  });
  markExported(collected, definitions, scopes, exports, manifest, factOf);
  const regions = new Regions(collected, scopes);
  const patterns = matchPatterns(collected, expressions, context);
  const addImport = (fact: ImportFact, scope = 0): number => {
    importScopes.push(scope);
    importNodes.push(undefined);
    return imports.push(fact) - 1;
  };
  const namespaces = readNamespaces(collected, scopes, source, manifest);
  const qualify = nameQualifier(imports, namespaces, scopes, manifest, lines, addImport);
  for (const { node, kind } of collected.expressions.values())
    if (kind === 'qualified') qualify(expressions, expressions.rowOf(node), strings.list);
  const {
    types: docTypes,
    aliases,
    locals,
  } = readDocTypes(collected, expressions, context, addImport, qualify, imports, docMembers);
  const bindings = buildBindings(
    collected,
    expressions,
    patterns,
    regions,
    docTypes,
    aliases,
    locals,
    context,
    imports,
    importScopes,
    importNodes,
  );
  const conditions = buildConditions(collected, expressions, regions);
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
    docTypes,
    byName,
  );
  for (const scope of scopes) {
    const definition = definitions[scope.definition];
    if (definition) scope.definition = isNestedCallable(definition) ? -1 : factIndex(scope.definition);
  }
  const highlights = highlightsOf(collected, definitions, expressions);
  return {
    facts: {
      definitions: facts,
      strings: strings.list,
      scopes: scopeRows(scopes),
      expressions: expressions.rows.toArray(),
      bindings,
      lists: expressions.lists.toArray(),
      conditions,
      lineStarts: lines.starts(),
      imports,
      filePaths: readFilePaths(collected.paths.values(), source, lines),
      exports,
      ...namespaces,
      otherBuild: otherBuildOf(
        collected.markers.build_constraint.map(({ startIndex, endIndex }) =>
          source.slice(startIndex, endIndex),
        ),
        manifest.scoping.builds,
      ),
      listing: listingOf(collected, expressions, source),
    },
    highlights,
    tooDeep,
    tooLong: definitions.find(({ qualifiedLength }) => qualifiedLength > MAX_QUALIFIED_NAME)?.start,
  };
}

/** Nodes that declare, bind or name a part of something, and so are no uses of a name: 1 for each. */
function consumedNodes(collected: Collected): Uint8Array {
  const consumed = new Uint8Array(collected.tree.count);
  const add = (node: SyntaxNode | undefined): void => {
    if (node) consumed[node.id] = 1;
  };
  collected.markers.ignore.forEach(add);
  for (const { attributes } of collected.definitions.values())
    // A name that is its own value or type is used as well.
    if (attributes.name !== attributes.value && attributes.name !== attributes.type) add(attributes.name);
  for (const { node } of collected.bindings.values()) add(node);
  for (const { attributes } of collected.patterns.values()) add(attributes.key);
  for (const { node, attributes } of collected.expressions.values()) {
    const { property, key, operand } = attributes;
    if (property !== node) add(property);
    // The name of a value is none of its uses, though `{ a }` is both.
    if (key !== operand) add(key);
  }
  for (const { node, attributes } of collected.imports.values())
    [node, attributes.name, attributes.alias].forEach(add);
  for (const { node, attributes } of collected.exports.values())
    for (const each of [attributes.name, attributes.alias]) if (each !== node) add(each);
  return consumed;
}
