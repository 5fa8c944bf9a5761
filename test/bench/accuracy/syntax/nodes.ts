import type { Node } from 'web-tree-sitter';
import { placeOf, type Place } from './file-syntax.ts';

export function startOf(node: Node): Place {
  return placeOf(node.startPosition.row, node.startPosition.column);
}

export function endOf(node: Node): Place {
  return placeOf(node.endPosition.row, node.endPosition.column);
}

/** The text of a name, without the quotes of a key that has some. */
export function textOf(node: Node): string {
  return node.text.replace(/^(['"])(.*)\1$/, '$2');
}
