import { fence, paragraphs } from '../../render/markdown/parts.ts';
import type { Node } from './graph-node.ts';

/** The parts of a node that the level of detail adds: signature or source, and the doc comment. */
export function nodeDetails({ signature, description, source }: Node): string {
  return paragraphs([
    source === undefined && signature ? fence(signature, '') : '',
    description ?? '',
    source === undefined ? '' : fence(source, ''),
  ]);
}
