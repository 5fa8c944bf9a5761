import * as z from 'zod';
import { ReadingCost } from '../../operations/support/records.ts';
import { Meta } from '../../operations/answer.ts';
import { type TreeNode } from './tree-growth.ts';
import { printableLine } from '../../render/printable.ts';
import { count } from '../../render/markdown/parts.ts';

const TreeNodeSchema: z.ZodType<TreeNode> = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string().describe('`directory`, `file`, `class`, `method` …'),
  path: z
    .string()
    .optional()
    .describe('For directories and files, and for members in another file than their type'),
  signature: z.string().optional(),
  line: z.int().positive().optional(),
  tokens: ReadingCost,
  more: z
    .int()
    .positive()
    .optional()
    .describe('The number of files or symbols inside, if they are not shown'),
  get children() {
    return z.array(TreeNodeSchema).optional();
  },
});

export const CodeTreeAnswer = z.object({
  meta: Meta.extend({
    totalNodes: z.int().nonnegative().describe('Nodes in this answer'),
    totalFiles: z.int().nonnegative().describe('Files in this answer'),
    pattern: z.string(),
    depth: z.int().nonnegative(),
    approximate: z.literal(true).optional().describe('Nothing matches the pattern: these are similar names'),
  }),
  tree: z.array(TreeNodeSchema),
});
export type CodeTreeAnswer = z.output<typeof CodeTreeAnswer>;

export function renderTree({ tree, meta }: CodeTreeAnswer): string {
  if (tree.length === 0) return `No match for "${printableLine(meta.pattern)}".`;
  const lines = tree.flatMap((node) => treeLines({ ...node, name: node.path ?? node.name }, ''));
  const head = `No match for "${printableLine(meta.pattern)}". Similar names:\n`;
  return (meta.approximate ? [head, ...lines] : lines).join('\n');
}

function treeLines(node: TreeNode, indent: string): string[] {
  const below = (node.children ?? []).flatMap((child) => treeLines(child, `${indent}  `));
  return [`${indent}- ${treeLine(node)}`, ...below];
}

function treeLine({ name, kind, path, signature, line, tokens, more }: TreeNode): string {
  const label = kind === 'directory' ? `${name}/` : kind === 'file' ? name : `${kind} ${signature ?? name}`;
  const isEntry = kind === 'directory' || kind === 'file';
  const elsewhere = isEntry || path === undefined ? '' : ` in ${path}`;
  const lineSuffix = line === undefined ? '' : `:${line}`;
  const inside =
    more === undefined ? '' : `, ${count(more, kind === 'directory' ? 'file' : 'symbol')} inside`;
  return `${printableLine(label + elsewhere)}${lineSuffix} (${count(tokens.full, 'token')}${inside})`;
}
