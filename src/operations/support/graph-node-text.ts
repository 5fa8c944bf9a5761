import { fence, paragraphs } from '../../render/markdown/parts.ts';
import type { Node } from './graph-node.ts';

/** Returns what the level of detail adds to a node: signature or source, and the doc comment. */
export function nodeDetails({ signature, description, source }: Node): string {
  return paragraphs([
    source === undefined && signature ? fence(signature, '') : '',
    description ?? '',
    source === undefined ? '' : fence(source, ''),
  ]);
}
