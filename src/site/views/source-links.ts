import { sectionId } from '../../model/address.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import { isEmptySpan, type Span } from '../../model/position.ts';
import type { SourceLink } from '../../render/highlighter.ts';
import type { Links } from './links.ts';
import { endpointAt, type Endpoint } from './relations.ts';

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
 * Returns the links in the source of a file, in source order. References link to their definition, definitions to the
 * section of the symbol. Of equal ranges, the first one takes precedence.
 */
export function sourceLinks(shard: FileShard, links: Links): SourceLink[] {
  const targets = new Map<Reference, Pick<SourceLink, 'href' | 'title'> | undefined>();
  const targetOf = (reference: Reference) => {
    if (!targets.has(reference)) targets.set(reference, linkTo(shard, reference, links));
    return targets.get(reference);
  };
  return linkedSpansOf(shard).flatMap((linked): SourceLink[] => {
    const { span } = linked;
    if ('node' in linked) {
      const { address } = linked.node;
      return [{ span, href: links.symbol(address), id: sectionId(address), kind: 'certain' }];
    }
    const target = targetOf(linked.reference);
    return target ? [{ span, ...target, kind: linked.reference.kind }] : [];
  });
}

function linkedSpansOf(shard: FileShard): LinkedSpan[] {
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
    ...references.flatMap((reference) =>
      // A call without a name has no text that could be a link.
      reference.sites.filter((span) => !isEmptySpan(span)).map((span) => ({ span, reference })),
    ),
  ];
  return spans.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

function linkTo(
  shard: FileShard,
  reference: Reference,
  links: Links,
): Pick<SourceLink, 'href' | 'title'> | undefined {
  const first = reference.to[0];
  if (first === undefined) return undefined;
  const href = hrefTo(shard, endpointAt(shard, first), links);
  if (href === undefined) return undefined;
  return reference.kind === 'candidate' ? { href, title: possibleTitle(reference) } : { href };
}

/** The line of a definition in another file is not part of its address, because each edit above it would change this page. */
function hrefTo(
  shard: FileShard,
  { kind, address, fileAddress, line }: Endpoint,
  links: Links,
): string | undefined {
  if (address === undefined || kind === 'module') return address && links.file(address);
  return fileAddress === shard.address && line ? `#L${line}` : links.definition(address);
}

function possibleTitle({ to, how }: Reference): string {
  return `Possible reference: ${to.length > 1 ? `one of ${to.length}` : how}`;
}
