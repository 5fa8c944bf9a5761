import type { FileShard } from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { SourceLink } from '../../render/highlight-html.ts';
import { howMeanings } from './edge-names.ts';
import type { Links } from './links.ts';
import { partyAt, type Party } from './relations.ts';

/** What a name in the source leads to: where it stands in a file, or the page about it. */
export type LinkGoal = 'source' | 'page';

interface Use {
  to: readonly number[];
  type: EdgeType;
  how: How;
  sites: readonly Span[];
  kind: SourceLink['kind'];
}

/** Of several edges at one place the first of these is followed: a call says more than a mention. */
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

/**
 * All links in the source of a file: every use of a name leads to its definition, every definition to the other
 * place that tells of it. Within `lines`, first and last, when given.
 */
export function sourceLinks(
  shard: FileShard,
  links: Links,
  goal: LinkGoal,
  lines: readonly [number, number] = [1, Infinity],
): SourceLink[] {
  const own = shard.nodes.length;
  const uses: Use[] = [
    ...shard.edges
      .filter(({ from }) => from < own)
      .map((edge) => ({ ...edge, to: [edge.to], kind: 'certain' as const })),
    ...shard.candidates
      .filter(({ from }) => from < own)
      .map((edge) => ({ ...edge, kind: 'candidate' as const })),
  ];
  uses.sort((a, b) => precedence.indexOf(a.type) - precedence.indexOf(b.type));
  const isShown = ([line]: Span) => line >= lines[0] && line <= lines[1];
  const result: SourceLink[] = definitionLinks(shard, links, goal).filter(({ span }) => isShown(span));
  for (const use of uses) {
    const first = use.to[0];
    if (first === undefined || !use.sites.some(isShown)) continue;
    const href = hrefTo(shard, partyAt(shard, first), links, goal);
    if (href === undefined) continue;
    const title = use.kind === 'candidate' ? candidateTitle(use) : undefined;
    for (const span of use.sites) {
      if (isShown(span)) result.push({ span, href, kind: use.kind, ...(title !== undefined && { title }) });
    }
  }
  return result;
}

function definitionLinks(shard: FileShard, links: Links, goal: LinkGoal): SourceLink[] {
  return shard.nodes.slice(1).map((node) => ({
    span: node.nameSpan,
    href: goal === 'source' ? links.node(node.address) : links.file(shard.address, node.nameSpan[0]),
    kind: 'certain',
  }));
}

function hrefTo(shard: FileShard, party: Party, links: Links, goal: LinkGoal): string | undefined {
  const { kind, address, fileAddress, line } = party;
  if (address === undefined || fileAddress === undefined) return undefined;
  if (kind === 'module') return links.file(address);
  if (goal === 'page') return links.node(address);
  return fileAddress === shard.address && line ? `#L${line}` : links.file(fileAddress, line);
}

function candidateTitle({ to, how }: Use): string {
  return `Not certain: ${to.length > 1 ? `one of ${to.length}; ` : ''}${howMeanings[how]}`;
}
