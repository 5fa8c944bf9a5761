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
import { skippedFilesMentioning, findUnresolvedName, dispatchesTo } from '../../query/coverage-gaps.ts';
import { allMembersElsewhere, otherDeclarations } from '../../query/owner.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';
import { sourceBudget } from '../../query/source-budget.ts';
import { lastLine, linesWithin, sliceSpan } from '../../query/text.ts';
import { count, fence, paragraphs, section } from '../../render/markdown/parts.ts';
import { cutList, cutWords } from './cut-list.ts';
import { code } from './file-markdown.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

/** Limit for source in tokens; the default limit of answers. */
const MAX_SOURCE = 24_000;

/** Returns the Markdown version of a symbol's page: signature, members, references with lines, and source. */
export function symbolMarkdown(
  shard: FileShard,
  index: number,
  node: ShardNode,
  links: MarkdownLinks,
): string {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  const unresolved = findUnresolvedName(shard, node);
  const skippedFiles = skippedFilesMentioning(shard, node);
  return paragraphs([
    `# ${escapeLabel(`${node.kind} ${node.symbol}`)}`,
    node.signature === undefined ? '' : code(node.signature),
    `${links.linkTo(shard.path, pagePath.file(shard.address))}, lines ${node.span[0]} to ${lastLine(node.span)}. ` +
      `Id: ${code(node.id)}. ${links.linkTo('JSON', artifactPath.node(node.address))}.`,
    node.doc ?? '',
    section(
      'Also declared in',
      cutList(
        otherDeclarations(shard, node),
        ({ path, line, address }) => `- ${links.linkTo(path, pagePath.node(address))}, line ${line}`,
      ),
    ),
    section('Members', [
      ...childrenOf(shard, index)
        .flatMap((child) => shard.nodes[child] ?? [])
        .map((child) => `- ${links.toEnd(child)}, line ${child.nameSpan[0]}`),
      ...allMembersElsewhere(shard, node).map(
        ({ end }) => `- ${links.toEnd(end)}, ${escapeLabel(end.path)}, line ${end.line ?? 1}`,
      ),
    ]),
    section(
      'Referenced by',
      cutList(incoming, (edge) => certain(shard, edge, edge.from, links)),
    ),
    section(
      'Refers to',
      cutList(outgoing, (edge) => certain(shard, edge, edge.to, links)),
    ),
    section(
      'Called via interface or override',
      cutList(
        dispatchesTo(shard, index),
        ({ via, total }) =>
          `- ${links.toEnd(endAt(shard, via))}: ${count(total, 'caller')}, each of which may call this at run time`,
      ),
    ),
    section('Possible references', [
      ...cutList(incomingCandidates, (edge) => uncertain(shard, edge, [edge.from], 'from', links)),
      ...cutList(outgoingCandidates, (edge) => uncertain(shard, edge, edge.to, 'to', links)),
    ]),
    unresolved
      ? `${count(unresolved.total, 'unresolved reference')} to the name ${code(unresolved.name)}, which may refer to this.`
      : '',
    skippedFiles.length > 0 ? `The name occurs in skipped files: ${skippedFiles.map(code).join(', ')}.` : '',
    source(shard, node, links),
  ]);
}

function source(shard: FileShard, node: ShardNode, links: MarkdownLinks): string {
  const maxLength = (sourceBudget(shard, node) ?? MAX_SOURCE) * CHARACTERS_PER_TOKEN;
  const { content, nextLine } = linesWithin(sliceSpan(shard.source, node.span), maxLength, node.span[0]);
  const rest =
    nextLine === undefined
      ? ''
      : `The rest, up to line ${lastLine(node.span)}, is ${links.linkTo('in the file', pagePath.file(shard.address))}.`;
  return paragraphs([`## Source\n\n${fence(content, shard.language ?? '')}`, rest]);
}

function certain(
  shard: FileShard,
  { type, how, rule, sites }: ShardEdge,
  other: number,
  links: MarkdownLinks,
): string {
  return `- ${type} ${links.toEnd(endAt(shard, other))}${at(sites)} (${rule === undefined ? how : `${how}: ${rule}`})`;
}

function uncertain(
  shard: FileShard,
  { type, how, sites }: ShardCandidate,
  others: readonly number[],
  direction: 'from' | 'to',
  links: MarkdownLinks,
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
