import type { FileShard, ShardNode } from '../model/file-shard.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import { isEmptySpan, type Span } from '../model/position.ts';

/** A resolved or possible reference. */
export interface LinkedReference {
  to: readonly number[];
  type: EdgeType;
  how: How;
  sites: readonly Span[];
  kind: 'certain' | 'candidate';
}

/** A range of a source that is a link: a definition or a reference. */
export type LinkedSpan = { span: Span; node: ShardNode } | { span: Span; reference: LinkedReference };

/** If several edges have the same range, the link follows the first of these types: a call is more specific than an import. */
const precedence: readonly EdgeType[] = [
  'CALLS',
  'EXTENDS',
  'IMPLEMENTS',
  'OVERRIDES',
  'REFERENCES_TYPE',
  'REFERENCES',
  'EXPORTS',
  'IMPORTS',
  'DEFINES',
];

/** Returns the definitions and references in the source of a file, in source order. Of equal ranges, the first one takes precedence. */
export function linkedSpansOf(shard: FileShard): LinkedSpan[] {
  const own = shard.nodes.length;
  const references: LinkedReference[] = [
    ...shard.edges
      .filter(({ from }) => from < own)
      .map((edge) => ({ ...edge, to: [edge.to], kind: 'certain' as const })),
    ...shard.candidates
      .filter(({ from }) => from < own)
      .map((edge) => ({ ...edge, kind: 'candidate' as const })),
  ];
  references.sort((a, b) => precedence.indexOf(a.type) - precedence.indexOf(b.type));
  const spans: LinkedSpan[] = [
    ...shard.nodes.slice(1).map((node) => ({ span: node.nameSpan, node })),
    ...references.flatMap((reference) =>
      // A call without a name has no text that could be a link.
      reference.sites.filter((span) => !isEmptySpan(span)).map((span) => ({ span, reference })),
    ),
  ];
  return spans.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

/** Returns the title of a link that follows a possible reference. */
export function possibleTitle({ to, how }: LinkedReference): string {
  return `Possible reference: ${to.length > 1 ? `one of ${to.length}` : how}`;
}
