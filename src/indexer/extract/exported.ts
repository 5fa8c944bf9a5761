import { FILE_SCOPE, isInnerScope, isNone } from '../facts/ids.ts';
import type { ExportFact } from '../facts/module-facts.ts';
import { InnermostCursor } from './nesting.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Returns the indexes of the definitions that other files can reach. */
export function exportedDefinitions(
  { collected, definitions, scopes, manifest, factIndex }: Structure,
  exports: readonly ExportFact[],
): ReadonlySet<number> {
  const all = manifest.scoping.exports === 'all';
  const byName = new Set(exports.filter(({ from }) => from < 0).map(({ local }) => local));
  const byFact = new Set(exports.map(({ definition }) => definition).filter((index) => !isNone(index)));
  const stretches = collected.markers.exported
    .map((node) => ({ start: node.startIndex, end: node.endIndex }))
    .sort((a, b) => a.start - b.start);
  const inExport = new InnermostCursor(stretches);
  const scopeOfExport = new Map<number, number>();
  const cursor = scopeCursor(scopes);
  stretches.forEach((stretch, index) => {
    let scope = cursor.at(stretch.start);
    // The exported declaration may be a scope itself.
    while (scopes[scope]?.start === stretch.start && isInnerScope(scope))
      scope = scopes[scope]?.parent ?? FILE_SCOPE;
    scopeOfExport.set(index, scope);
  });
  // A type comes before members that are written above it, so definitions are not in the order of their offsets.
  const inOrder = definitions.map(({ start }, index) => ({ start, index })).sort((a, b) => a.start - b.start);
  const markedBy = new Map(inOrder.map(({ start, index }) => [index, inExport.at(start)]));
  const exported = new Set([0]);
  definitions.forEach((definition, index) => {
    if (index === 0) return;
    const marked = markedBy.get(index) ?? -1;
    const direct = marked >= 0 && scopeOfExport.get(marked) === definition.scope;
    if (definition.local || definition.nested) return;
    const { parent, name } = definition;
    const isReached =
      parent === 0
        ? all || byName.has(name) || byFact.has(factIndex(index))
        : exported.has(parent) && (all || definitions[parent]?.kind !== 'namespace');
    if (direct || isReached) exported.add(index);
  });
  return exported;
}
