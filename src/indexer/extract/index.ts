import { NONE } from '../facts/ids.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { CompiledGrammar } from '../../grammar/compile.ts';
import { type FileFacts, importFacts } from '../facts/facts.ts';
import { buildBindings } from './bindings.ts';
import { otherBuildOf } from './build-constraints.ts';
import { collect } from './collect.ts';
import { buildConditions } from './conditions.ts';
import { consumedNodes } from './consumed-nodes.ts';
import { readDecorators } from './decorators.ts';
import { buildDefinitionFacts } from './definition-facts.ts';
import { isNestedCallable, MAX_QUALIFIED_NAME } from './definitions.ts';
import { addDocMembers } from './doc-members.ts';
import { readDocTypes } from './read-doc-types.ts';
import { exportedDefinitions } from './exported.ts';
import { buildExpressions } from './expressions.ts';
import { readFilePaths } from './file-paths.ts';
import { readForeign } from './foreign.ts';
import { highlightsOf } from './highlights.ts';
import { buildImports } from './imports.ts';
import { listingOf } from './listing.ts';
import { readNamespaces } from './namespaces.ts';
import { matchPatterns } from './patterns.ts';
import { nameQualifier } from './qualified-names.ts';
import { Regions } from './regions.ts';
import { scopeRows } from './scopes.ts';
import { buildStructure, type Structure } from './structure.ts';
import type { Lines } from './text.ts';

export interface Extracted {
  facts: FileFacts;
  highlights: Int32Array;
  /** Offset of the first scope that is nested too deep to be told apart; undefined when there is none. */
  tooDeep: number | undefined;
  /** Offset of the first definition whose qualified name is too long to be repeated; undefined when there is none. */
  tooLong: number | undefined;
}

/**
 * Takes the facts of a file from its tree, which is not needed afterwards. Each step reads what those before it made:
 * captures, then scopes and definitions, then expressions, then the tables that refer to expressions.
 */
export function extract(
  tree: SyntaxTree,
  source: string,
  lines: Lines,
  compiled: CompiledGrammar,
): Extracted {
  const collected = collect(tree, source, compiled);
  const { manifest } = compiled.grammar;
  const docMembers = addDocMembers(collected, source, manifest);
  const structure = buildStructure(collected, source, lines, manifest);
  const expressions = buildExpressions(structure, consumedNodes(collected));

  const { imports, exports } = buildImports(structure, expressions);
  const regions = new Regions(structure);
  const patterns = matchPatterns(structure, expressions);
  const namespaces = readNamespaces(structure);
  const qualify = nameQualifier(structure, namespaces, imports);
  for (const { node, kind } of collected.expressions.values())
    if (kind === 'qualified') qualify(expressions, expressions.rowOf(node));
  const documented = readDocTypes(structure, expressions, { imports, qualify, members: docMembers });
  const decorators = readDecorators(structure, expressions);
  const bindings = buildBindings(structure, expressions, {
    patterns,
    regions,
    documented,
    decorators,
    imports: imports.all(),
  });
  const conditions = buildConditions(structure, expressions, regions);
  const definitions = buildDefinitionFacts(structure, expressions, {
    docTypes: documented.types,
    decorators,
    exported: exportedDefinitions(structure, exports),
  });
  return {
    facts: {
      definitions,
      strings: expressions.strings.list,
      scopes: scopeRows(structure.scopes, (index) => ownerOfScope(structure, index)),
      expressions: expressions.rows.toArray(),
      bindings,
      lists: expressions.lists.toArray(),
      conditions,
      lineStarts: lines.starts(),
      imports: importFacts(imports.all().map(({ fact }) => fact)),
      filePaths: readFilePaths(collected.paths.values(), source, lines),
      foreign: readForeign(structure),
      exports,
      ...namespaces,
      otherBuild: otherBuildOf(
        collected.markers.build_constraint.map(({ startIndex, endIndex }) =>
          source.slice(startIndex, endIndex),
        ),
        manifest.scoping.builds,
      ),
      listing: listingOf(structure, expressions),
    },
    highlights: highlightsOf(structure, expressions),
    tooDeep: structure.tooDeep,
    tooLong: structure.definitions.find(({ qualifiedLength }) => qualifiedLength > MAX_QUALIFIED_NAME)?.start,
  };
}

/** Index among the facts of the definition whose body a scope is; -1 if it is of a local one, or of a function inside of a function. */
function ownerOfScope({ definitions, factIndex }: Structure, index: number): number {
  const definition = definitions[index];
  return !definition || isNestedCallable(definition) ? NONE : factIndex(index);
}
