import { typeKinds, type NodeKind } from '../../model/kinds.ts';
import type { Analysis } from '../analyse/analyse.ts';
import type { RootFinder } from '../analyse/roots/find-roots.ts';
import { FIRST_DEFINITION, lastDefinition, type DefinitionIndex } from '../facts/ids.ts';
import {
  declarationCount,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  hasDeclarationFlag,
  type Declarations,
} from '../files/declarations.ts';
import { isCandidateRow, linkCell, noEdges } from '../resolve/link/edges.ts';
import { LinkColumn as L } from '../resolve/link/links.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';

/** Fewer symbols inside of one that nothing else uses are shown on the page of their file. */
const MANY_INSIDE = 12;
/** A file of thousands of constants is read as a whole. Its other symbols are sections. */
const MAX_PAGES = 200;

/** Kinds of which one is never more than a part of another. */
const partKinds: ReadonlySet<NodeKind> = new Set(['enum_member', 'property', 'field', 'constructor']);

/**
 * Returns the definitions of a file that have a page of their own: those at its top level, or in a namespace, that one would link to.
 * They are exported or used in other files, or have many symbols inside. In a test file, visible is not meant to be used, so only use
 * counts there: otherwise half of the pages of some repositories would be about single tests.
 */
export function symbolsWithPages(
  file: ProgramFile,
  analysis: Analysis,
  roots: Pick<RootFinder, 'isTest'>,
): ReadonlySet<number> {
  const { declarations } = file;
  const used = usedElsewhere(file, analysis);
  const inside = countInside(declarations);
  const isTest = roots.isTest(file);
  const pages = new Set<number>();
  for (
    let index = FIRST_DEFINITION;
    index < declarationCount(declarations) && pages.size < MAX_PAGES;
    index++
  ) {
    const kind = declaredKind(declarations, index);
    if (!isAtTop(declarations, index) || partKinds.has(kind)) continue;
    const isExported = hasDeclarationFlag(declarations, index, DeclarationFlag.Exported) && !isTest;
    const isLarge = (inside[index] ?? 0) >= MANY_INSIDE && (typeKinds.has(kind) || kind === 'function');
    if (isExported || used.has(index) || isLarge) pages.add(index);
  }
  return pages;
}

/** Whether only namespaces are around a definition. */
function isAtTop(declarations: Declarations, index: DefinitionIndex): boolean {
  let parent = declaredParent(declarations, index);
  while (parent > 0 && declaredKind(declarations, parent) === 'namespace')
    parent = declaredParent(declarations, parent);
  return parent <= 0;
}

/** Returns the number of definitions inside of each, at any depth. */
function countInside(declarations: Declarations): Int32Array {
  const counts = new Int32Array(declarationCount(declarations));
  for (let index = lastDefinition(counts.length); index > 0; index--) {
    const parent = declaredParent(declarations, index);
    if (parent > 0) counts[parent] = (counts[parent] ?? 0) + (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Returns the definitions of a file that others certainly refer to. */
function usedElsewhere({ index: file, base }: ProgramFile, analysis: Analysis): ReadonlySet<number> {
  const used = new Set<number>();
  const incoming = analysis.incoming[file] ?? new Int32Array();
  for (let at = 0; at < incoming.length; at += 2) {
    const { rows, runs } = analysis.edges[incoming[at] ?? -1] ?? noEdges;
    const run = runs.at(incoming[at + 1] ?? -1);
    if (run && !isCandidateRow(rows, run.start)) used.add(linkCell(rows, run.start, L.To) - base);
  }
  return used;
}
