import type { Store } from '../store/store.ts';
import { findNode, type FoundNode } from './find-node.ts';
import { otherDeclarations } from './owner.ts';

/** Whether a node only declares what another one defines, such as a function in a header. */
function isForward({ node }: FoundNode): boolean {
  return node.modifiers.includes('forward');
}

/** Returns the definition of what a node declares, if it has one and no other; otherwise the node. References lead to the definition. */
export async function definitionFor(store: Store, found: FoundNode): Promise<FoundNode> {
  if (!isForward(found)) return found;
  const others = await Promise.all(
    otherDeclarations(found.shard, found.node).map(({ id }) => findNode(store, id)),
  );
  const [only, another] = others.flatMap((each) => (each && !isForward(each) ? [each] : []));
  return only && !another ? only : found;
}

/** Removes declarations whose definition is there, too. */
export function withoutDeclared(found: readonly FoundNode[]): FoundNode[] {
  const defined = new Set(found.flatMap((each) => (isForward(each) ? [] : [each.node.id])));
  return found.filter(
    (each) => !isForward(each) || !otherDeclarations(each.shard, each.node).some(({ id }) => defined.has(id)),
  );
}
