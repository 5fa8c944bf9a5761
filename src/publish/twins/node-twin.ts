import { artifactPath } from '../../model/artifact.ts';
import {
  endAt,
  type FileShard,
  type ShardCandidate,
  type ShardEdge,
  type ShardNode,
} from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Span } from '../../model/position.ts';
import { CHARACTERS_PER_TOKEN } from '../../model/tokens.ts';
import { leftOutWith, openUsesOf, throughOf } from '../../query/not-seen.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';
import { sourceBudget } from '../../query/source-budget.ts';
import { lastLine, linesWithin, sliceSpan } from '../../query/text.ts';
import { count, fence, paragraphs, section } from '../../render/markdown/parts.ts';
import { cutList, cutWords } from './cut.ts';
import { code } from './file-twin.ts';
import { escapeLabel, type TwinLinks } from './links.ts';

/** Tokens: as many as an answer gives when nobody says how many. */
const MAX_SOURCE = 24_000;

/** A symbol: what it is, what it uses and who uses it with the lines, what is not certain, and its source. */
export function nodeTwin(shard: FileShard, index: number, node: ShardNode, links: TwinLinks): string {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  const open = openUsesOf(shard, node);
  const leftOut = leftOutWith(shard, node);
  return paragraphs([
    `# ${escapeLabel(`${node.kind} ${node.symbol}`)}`,
    node.signature === undefined ? '' : code(node.signature),
    `${links.to(shard.path, pagePath.file(shard.address))}, lines ${node.span[0]} to ${lastLine(node.span)}. ` +
      `Id: ${code(node.id)}. ${links.to('JSON', artifactPath.node(node.address))}.`,
    node.doc ?? '',
    section(
      'Members',
      childrenOf(shard, index)
        .flatMap((child) => shard.nodes[child] ?? [])
        .map((child) => `- ${links.toEnd(child)}, line ${child.nameSpan[0]}`),
    ),
    section(
      'Used by',
      cutList(incoming, (edge) => certain(shard, edge, edge.from, links)),
    ),
    section(
      'Uses',
      cutList(outgoing, (edge) => certain(shard, edge, edge.to, links)),
    ),
    section(
      'Called through',
      cutList(
        throughOf(shard, index),
        ({ via, total }) =>
          `- ${links.toEnd(endAt(shard, via))}: ${count(total, 'caller')}, any of which may end here`,
      ),
    ),
    section('Not certain', [
      ...cutList(incomingCandidates, (edge) => uncertain(shard, edge, [edge.from], 'from', links)),
      ...cutList(outgoingCandidates, (edge) => uncertain(shard, edge, edge.to, 'to', links)),
    ]),
    open
      ? `${count(open.total, 'use')} of the name ${code(open.name)} lead nowhere; any of them may mean this.`
      : '',
    leftOut.length > 0 ? `The name stands in ${leftOut.map(code).join(', ')}, left out of the atlas.` : '',
    source(shard, node, links),
  ]);
}

function source(shard: FileShard, node: ShardNode, links: TwinLinks): string {
  const most = (sourceBudget(shard, node) ?? MAX_SOURCE) * CHARACTERS_PER_TOKEN;
  const { content, nextLine } = linesWithin(sliceSpan(shard.source, node.span), most, node.span[0]);
  const rest =
    nextLine === undefined
      ? ''
      : `It goes on to line ${lastLine(node.span)} ${links.to('in the file', pagePath.file(shard.address))}.`;
  return paragraphs([`## Source\n\n${fence(content, shard.language ?? '')}`, rest]);
}

function certain(
  shard: FileShard,
  { type, how, rule, sites }: ShardEdge,
  other: number,
  links: TwinLinks,
): string {
  return `- ${type} ${links.toEnd(endAt(shard, other))}${at(sites)} (${rule === undefined ? how : `${how}: ${rule}`})`;
}

function uncertain(
  shard: FileShard,
  { type, how, sites }: ShardCandidate,
  others: readonly number[],
  direction: 'from' | 'to',
  links: TwinLinks,
): string {
  const ends = cutWords(
    others.map((other) => links.toEnd(endAt(shard, other))),
    ' or ',
  );
  return `- ${type} ${direction} ${ends}${at(sites)} (${how})`;
}

function at(sites: readonly Span[]): string {
  const lines = [...new Set(sites.map(([line]) => line))];
  return lines.length === 0 ? '' : `, line ${cutWords(lines, ', ')}`;
}
