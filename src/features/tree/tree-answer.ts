import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { type EntryKind } from './query/entries.ts';
import { Meta } from '../../operations/answer.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';
import { count, paragraphs } from '../../render/markdown/parts.ts';

export interface TreeNode {
  kind: EntryKind;
  name: string;
  path: string;
  depth: number;
  truncated?: boolean | undefined;
  children?: TreeNode[] | undefined;
}

const TreeNodeSchema: z.ZodType<TreeNode> = z.object({
  kind: z.enum(['directory', 'file', 'symlink']),
  name: z.string(),
  path: z.string().describe('From the root of the workspace, which is "."'),
  depth: z.int().nonnegative().describe('0 for the directory in the input'),
  truncated: z.boolean().optional().describe('True for a directory whose children max_depth cut off'),
  get children() {
    return z.array(TreeNodeSchema).optional();
  },
});

export const FileTreeAnswer = z.object({
  root: TreeNodeSchema,
  limit_reached: z.boolean().describe('True when there are max_entries nodes; further ones were not read'),
  scanned_entries: wholeNumber.describe('Nodes of the tree, the root included'),
  total_dirs: wholeNumber.describe('Directories among them, the root included'),
  total_files: wholeNumber,
  total_symlinks: wholeNumber,
  meta: Meta,
});
export type FileTreeAnswer = z.output<typeof FileTreeAnswer>;

/** Renders a file tree. `/` marks directories, `@` links, and `…` directories that were not read. */
export function renderFileTree(answer: FileTreeAnswer): string {
  const { root, limit_reached: cut, total_dirs, total_files, total_symlinks } = answer;
  const totals = [
    `${total_dirs} ${total_dirs === 1 ? 'directory' : 'directories'}`,
    count(total_files, 'file'),
    total_symlinks > 0 ? count(total_symlinks, 'symbolic link') : '',
  ].filter(Boolean);
  const stopped = cut ? ' Stopped at the limit: there may be more.' : '';
  return paragraphs([lines(root, '').join('\n'), `${totals.join(', ')}.${stopped}`]);
}

function lines({ kind, name, truncated, children = [] }: TreeNode, indent: string): string[] {
  const mark = kind === 'directory' ? '/' : kind === 'symlink' ? '@' : '';
  const own = `${indent}${nameAtStart(name)}${mark}${truncated ? ' …' : ''}`;
  return [own, ...children.flatMap((child) => lines(child, `${indent}  `))];
}
