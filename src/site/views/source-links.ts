import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { SourceLink } from '../../render/highlight-html.ts';
import { howMeanings } from './edge-names.ts';
import { lineStarts } from '../../query/text.ts';
import type { Links } from './links.ts';
import { endpointAt, type Endpoint } from './relations.ts';

/** Whether references link to the definition in the source of a file, or to the page of the symbol. */
export type LinkTarget = 'source' | 'page';

/** A resolved or possible reference. */
interface Reference {
  to: readonly number[];
  type: EdgeType;
  how: How;
  sites: readonly Span[];
  kind: SourceLink['kind'];
}

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

/** A range that is a link: a definition or a reference. */
type LinkedSpan = { span: Span; node: ShardNode } | { span: Span; reference: Reference };

/**
 * Returns the links in the source of a file. References link to their definition. Definitions link to the symbol's page
 * where `goal` is `source`, and to the file otherwise. With `[from, to]`, only links that start in this range of UTF-16
 * offsets are returned.
 */
export function sourceLinks(
  shard: FileShard,
  links: Links,
  goal: LinkTarget,
  [from, to]: readonly [number, number] = [0, Infinity],
): SourceLink[] {
  const { spans, offsets } = linkedSpansOf(shard);
  const targets = new Map<Reference, Pick<SourceLink, 'href' | 'title'> | undefined>();
  const targetOf = (reference: Reference) => {
    if (!targets.has(reference)) targets.set(reference, linkTo(shard, reference, links, goal));
    return targets.get(reference);
  };
  const result: SourceLink[] = [];
  for (let at = firstFrom(offsets, from); (offsets[at] ?? Infinity) < to; at++) {
    const linked = spans[at];
    if (!linked) break;
    const { span } = linked;
    if ('node' in linked) {
      const { address, nameSpan } = linked.node;
      const href = goal === 'source' ? links.node(address) : links.file(shard.address, nameSpan[0]);
      result.push({ span, href, kind: 'certain' });
    } else {
      const target = targetOf(linked.reference);
      if (target) result.push({ span, ...target, kind: linked.reference.kind });
    }
  }
  return result;
}

interface LinkedSpans {
  /** In source order. Of equal ranges, the first one takes precedence. */
  spans: readonly LinkedSpan[];
  /** UTF-16 offsets of their starts. */
  offsets: Float64Array;
}

const spansOfShard = new WeakMap<FileShard, LinkedSpans>();

/** Cached, because the page of each symbol shows a part of the same file. */
function linkedSpansOf(shard: FileShard): LinkedSpans {
  const known = spansOfShard.get(shard);
  if (known) return known;
  const own = shard.nodes.length;
  const references: Reference[] = [
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
    ...references.flatMap((reference) => reference.sites.map((span) => ({ span, reference }))),
  ];
  spans.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const starts = lineStarts(shard.source);
  const offsets = Float64Array.from(
    spans,
    ({ span: [line, column] }) => (starts[line - 1] ?? Infinity) + column - 1,
  );
  const result = { spans, offsets };
  spansOfShard.set(shard, result);
  return result;
}

/** Returns the index of the first of the ascending `numbers` that is at least `least`, by binary search. */
function firstFrom(numbers: Float64Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function linkTo(
  shard: FileShard,
  reference: Reference,
  links: Links,
  goal: LinkTarget,
): Pick<SourceLink, 'href' | 'title'> | undefined {
  const first = reference.to[0];
  if (first === undefined) return undefined;
  const href = hrefTo(shard, endpointAt(shard, first), links, goal);
  if (href === undefined) return undefined;
  return reference.kind === 'candidate' ? { href, title: possibleTitle(reference) } : { href };
}

function hrefTo(shard: FileShard, endpoint: Endpoint, links: Links, goal: LinkTarget): string | undefined {
  const { kind, address, fileAddress, line } = endpoint;
  if (address === undefined || fileAddress === undefined) return undefined;
  if (kind === 'module') return links.file(address);
  if (goal === 'page') return links.node(address);
  return fileAddress === shard.address && line ? `#L${line}` : links.file(fileAddress, line);
}

function possibleTitle({ to, how }: Reference): string {
  return `Possible reference: ${to.length > 1 ? `one of ${to.length}; ` : ''}${howMeanings[how]}`;
}
