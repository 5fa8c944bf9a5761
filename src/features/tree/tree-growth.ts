import type { Tiers } from '../../model/tokens.ts';
import type { TreeItem } from './query/tree-item.ts';

export interface TreeNode {
  id: string;
  name: string;
  kind: string;
  path?: string | undefined;
  signature?: string | undefined;
  line?: number | undefined;
  tokens: Tiers;
  more?: number | undefined;
  children?: TreeNode[] | undefined;
}

export interface Growing {
  item: TreeItem;
  node: TreeNode;
  level: number;
}

export function treeNode({ id, name, kind, path, signature, line, tokens }: TreeItem): TreeNode {
  return {
    id,
    name,
    kind,
    ...(path === undefined ? {} : { path }),
    ...(signature === undefined ? {} : { signature }),
    ...(line === undefined ? {} : { line }),
    tokens,
  };
}

/**
 * Adds children level by level down to `depth`, all children of a node or none, up to `budget` nodes. Returns the first item
 * whose children did not fit.
 */
export async function growTree(
  roots: readonly Growing[],
  depth: number,
  budget: number,
): Promise<TreeItem | undefined> {
  let left = budget;
  let unfit: TreeItem | undefined;
  const queue = [...roots];
  for (const { item, node, level } of queue) {
    if (item.inside === 0) continue;
    const fits = level < depth && left > 0;
    const children = fits ? await item.children() : [];
    if (children.length === 0 || children.length > left) {
      node.more = item.inside;
      if (level < depth) unfit ??= item;
      continue;
    }
    const grown = children.map((child) => ({ item: child, node: treeNode(child), level: level + 1 }));
    node.children = grown.map((child) => child.node);
    left -= grown.length;
    queue.push(...grown);
  }
  return unfit;
}

export function countTree(tree: readonly TreeNode[]): { nodes: number; files: number } {
  let [nodes, files] = [0, 0];
  for (const open = [...tree]; open.length > 0;) {
    const node = open.pop();
    if (!node) break;
    nodes++;
    if (node.kind === 'file') files++;
    open.push(...(node.children ?? []));
  }
  return { nodes, files };
}
