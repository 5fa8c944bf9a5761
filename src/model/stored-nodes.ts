import type { ShardNode } from './file-shard.ts';

/** A node that has `true` in place of its doc comment: comments are half of the text of nodes, and few questions read them. */
export type StoredNode = Omit<ShardNode, 'doc'> & { doc?: unknown };

/** The doc comments of the nodes that have one, in their order. */
export type StoredDocs = readonly string[];

export function storeNodes(nodes: readonly ShardNode[]): { nodes: StoredNode[]; docs: StoredDocs } {
  return {
    // Overwriting keeps the order of members.
    nodes: nodes.map((node) => (node.doc === undefined ? node : { ...node, doc: true })),
    docs: nodes.flatMap(({ doc }) => (doc === undefined ? [] : [doc])),
  };
}

/** Puts the doc comments back in place, each when it is read. Changes the given nodes. */
export function restoreNodes(nodes: readonly StoredNode[], docs: () => StoredDocs): ShardNode[] {
  let count = 0;
  return nodes.map((node) => {
    if (node.doc !== true) return node as ShardNode;
    const at = count++;
    return Object.defineProperty(node, 'doc', {
      enumerable: true,
      configurable: true,
      get: () => docs()[at],
    }) as ShardNode;
  });
}
