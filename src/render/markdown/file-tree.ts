import { printableLine } from '../printable.ts';
import { count, paragraphs } from './parts.ts';

interface FileNode {
  kind: string;
  name: string;
  truncated?: boolean;
  children?: FileNode[];
}

export interface FileTreePart {
  root: FileNode & { path: string };
  limit_reached: boolean;
  total_dirs: number;
  total_files: number;
  total_symlinks: number;
}

/** Renders a file tree. `/` marks directories, `@` links, and `…` directories that were not read. */
export function renderFileTree(answer: FileTreePart): string {
  const { root, limit_reached: cut, total_dirs, total_files, total_symlinks } = answer;
  const totals = [
    `${total_dirs} ${total_dirs === 1 ? 'directory' : 'directories'}`,
    count(total_files, 'file'),
    total_symlinks > 0 ? count(total_symlinks, 'symbolic link') : '',
  ].filter(Boolean);
  const stopped = cut ? ' Stopped at the limit: there may be more.' : '';
  return paragraphs([lines(root, '').join('\n'), `${totals.join(', ')}.${stopped}`]);
}

function lines({ kind, name, truncated, children = [] }: FileNode, indent: string): string[] {
  const mark = kind === 'directory' ? '/' : kind === 'symlink' ? '@' : '';
  const own = `${indent}${printableLine(name)}${mark}${truncated ? ' …' : ''}`;
  return [own, ...children.flatMap((child) => lines(child, `${indent}  `))];
}
