import { endAt } from '../../model/file-shard.ts';
import { pathAddress } from '../../model/address.ts';
import { typeKinds } from '../../model/kinds.ts';
import { isEmptySpan } from '../../model/position.ts';
import type { BrokenReference } from './broken-references.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import type { FilePair } from './file-pairs.ts';
import type { MapSpan } from './file-positions.ts';

/**
 * Finds the references of a file that still lead to a member of a type in another file, though it is private now. Inside of its
 * file, languages differ in who may use it.
 */
export function hiddenReferences(
  { base, head }: FilePair,
  mapSpan: MapSpan,
  symbols: SymbolComparison,
): BrokenReference[] {
  if (!base || !head || base.isByName) return [];
  const found: BrokenReference[] = [];
  for (const { from, to, type, sites } of base.edges) {
    const [source, target] = [base.nodes[from], endAt(base, to)];
    if (!source || type === 'OVERRIDES' || type === 'IMPLEMENTS' || !isHidden(target.id, symbols)) continue;
    const placed = symbols.base.get(target.id);
    if (placed?.shard.path === base.path) continue;
    for (const span of sites) {
      const now = isEmptySpan(span) ? undefined : mapSpan(span);
      if (!now) continue;
      const { id } = target;
      found.push({
        ...{ span: now, fromId: source.id, targetId: id, causeId: id },
        reason: 'hidden',
        isCertain: true,
      });
    }
  }
  return found;
}

/** Returns the addresses of other files with references to members that are hidden now. What they refer to is the same, so that they do not differ. */
export function usersOfHidden(changed: readonly FilePair[], symbols: SymbolComparison): string[] {
  const addresses = new Set<string>();
  for (const { base } of changed) {
    if (!base) continue;
    for (const { from, to } of base.edges) {
      if (base.nodes[from] || !isHidden(endAt(base, to).id, symbols)) continue;
      const source = endAt(base, from);
      if ('path' in source && source.path !== '') addresses.add(pathAddress(source.path));
    }
  }
  return [...addresses];
}

/** Whether a member of a type was visible elsewhere and is private now. */
function isHidden(id: string, symbols: SymbolComparison): boolean {
  const before = symbols.base.get(id);
  const after = symbols.head.get(id);
  if (!before || !after || symbols.idNow(id) !== id) return false;
  const { parent } = after.node;
  const owner = parent === null ? undefined : after.shard.nodes[parent];
  return (
    owner !== undefined &&
    typeKinds.has(owner.kind) &&
    before.node.visibility !== 'private' &&
    after.node.visibility === 'private'
  );
}
