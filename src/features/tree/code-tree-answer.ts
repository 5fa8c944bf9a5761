import { z } from 'zod';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { type TreeNode } from './tree-growth.ts';
import { printableLine } from '../../render/printable.ts';
import { count } from '../../render/markdown/parts.ts';

const TreeNodeSchema: z.ZodType<TreeNode> = z.object({
  node_id: z.string(),
  name: z.string(),
  type: z.string().describe('`directory`, `file`, `class`, `method` …'),
  path: z.string().optional().describe('Of directories and files'),
  signature: z.string().optional(),
  line: z.int().positive().optional(),
  tokens: Tiers.describe('What it costs to read: names and edges; with docs; with source'),
  more: z
    .int()
    .positive()
    .optional()
    .describe('Children are not shown: how many files (of a directory) or symbols are inside'),
  get children() {
    return z.array(TreeNodeSchema).optional();
  },
});

export const CodeTreeAnswer = z.object({
  meta: Meta.extend({
    total_nodes: z.int().nonnegative().describe('Nodes in this answer'),
    total_files: z.int().nonnegative().describe('Files in this answer'),
    pattern: z.string(),
    depth: z.int().nonnegative(),
  }),
  tree: z.array(TreeNodeSchema),
});
export type CodeTreeAnswer = z.output<typeof CodeTreeAnswer>;

export function renderTree({ tree, meta }: CodeTreeAnswer): string {
  if (tree.length === 0) return `No match for "${printableLine(meta.pattern)}".`;
  return tree.flatMap((node) => treeLines({ ...node, name: node.path ?? node.name }, '')).join('\n');
}

function treeLines(node: TreeNode, indent: string): string[] {
  const below = (node.children ?? []).flatMap((child) => treeLines(child, `${indent}  `));
  return [`${indent}- ${treeLine(node)}`, ...below];
}

function treeLine({ name, type, signature, line, tokens, more }: TreeNode): string {
  const label = type === 'directory' ? `${name}/` : type === 'file' ? name : `${type} ${signature ?? name}`;
  const place = line === undefined ? '' : `:${line}`;
  const inside =
    more === undefined ? '' : `, ${count(more, type === 'directory' ? 'file' : 'symbol')} inside`;
  return `${printableLine(label)}${place} (${count(tokens.full, 'token')}${inside})`;
}
