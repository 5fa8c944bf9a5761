import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { ExportFact } from '../facts/module-facts.ts';
import type { Collected } from './collect.ts';
import type { Definition } from './definitions.ts';
import { InnermostCursor } from './nesting.ts';
import { scopeCursor, type Scope } from './scopes.ts';

/** Sets `exported` of the definitions that others can reach. */
export function markExported(
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
    if (definition.local || definition.nested) return;
    if (definition.parent === 0) {
      definition.exported = all || direct || byName.has(definition.name) || byFact.has(factOf[index] ?? -1);
    } else {
      const parent = definitions[definition.parent];
      definition.exported =
        direct ||
        (parent?.exported === true && parent.kind !== 'namespace') ||
        (all && parent?.exported === true);
    }
  });
}
