import { fence, paragraphs } from '../../render/markdown/parts.ts';
import type { Edge, Node } from './graph-node.ts';
import { linesByFile } from './lines-by-file.ts';
import { quoted } from '../../render/markdown/repository-text.ts';

/** Returns what the level of detail adds to a node: signature or source, and the doc comment. */
export function nodeDetails({ signature, description, source }: Node): string {
  return paragraphs([
    source === undefined && signature ? fence(signature, '') : '',
    quoted(description ?? ''),
    source === undefined ? '' : fence(source, ''),
  ]);
}

export function edgeLines(edges: readonly Edge[]): string[] {
  return linesByFile(edges, { idOf: ({ id }) => id, headOf: ({ type }) => type });
}
