import type { TreePart } from '../answers.ts';
import { printableLine } from '../printable.ts';
import { count } from './parts.ts';

export function renderTree({ tree, meta }: { tree: TreePart[]; meta: { pattern: string } }): string {
  if (tree.length === 0) return `No match for "${printableLine(meta.pattern)}".`;
  return tree.flatMap((node) => treeLines({ ...node, name: node.path ?? node.name }, '')).join('\n');
}

function treeLines(node: TreePart, indent: string): string[] {
  const below = (node.children ?? []).flatMap((child) => treeLines(child, `${indent}  `));
  return [`${indent}- ${treeLine(node)}`, ...below];
}

function treeLine({ name, type, signature, line, tokens, more }: TreePart): string {
  const label = type === 'directory' ? `${name}/` : type === 'file' ? name : `${type} ${signature ?? name}`;
  const place = line === undefined ? '' : `:${line}`;
  const inside =
    more === undefined ? '' : `, ${count(more, type === 'directory' ? 'file' : 'symbol')} inside`;
  return `${printableLine(label)}${place} (${count(tokens.full, 'token')}${inside})`;
}
