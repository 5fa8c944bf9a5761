import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { fileOfAddress } from '../../model/address.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Span } from '../../model/position.ts';
import { dispatchesTo, findUnresolvedName, skippedFilesMentioning } from '../../query/coverage-gaps.ts';
import { allMembersElsewhere, otherDeclarations } from '../../query/owner.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { firstLine, lastLine } from '../../query/text.ts';
import { count, inlineCode } from '../../render/markdown/parts.ts';
import { quoted } from '../../render/markdown/repository-text.ts';
import { cutWords } from './cut-list.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';
import { endLabel, symbolLabel } from '../../query/symbol-label.ts';

/** References of one type between a symbol and one other. */
interface Reference {
  type: EdgeType;
  /** Index of the other symbol. */
  other: number;
  sites: readonly Span[];
}

/**
 * Returns the part about one symbol in the Markdown version of its file: signature, the first line of its documentation and
 * what refers to it. What it refers to is in the source.
 */
export function symbolPart(shard: FileShard, index: number, node: ShardNode, links: MarkdownLinks): string {
  const { incoming, incomingCandidates } = edgesOf(shard, index);
  const unresolved = findUnresolvedName(shard, node);
  const skipped = skippedFilesMentioning(shard, node);
  const outside = allMembersElsewhere(shard, node);
  const declarations = otherDeclarations(shard, node);
  const lines = [
    `### ${node.kind} ${escapeLabel(symbolLabel(shard, node))}`,
    '',
    `Lines ${node.span[0]} to ${lastLine(node.span)}.${node.signature === undefined ? '' : ` ${inlineCode(node.signature)}`}`,
    ...(node.doc === undefined ? [] : ['', quoted(firstLine(node.doc)), '']),
    ...(declarations.length === 0
      ? []
      : [
          `Also declared in: ${cutWords(
            declarations.map(({ path, address }) =>
              links.linkTo(path, pagePath.file(fileOfAddress(address))),
            ),
            ', ',
          )}.`,
        ]),
    ...(outside.length === 0
      ? []
      : [`Members elsewhere: ${outside.map(({ end }) => links.toEnd(shard, end)).join(', ')}.`]),
    ...byFile(
      shard,
      incoming.map(({ type, from, sites }) => ({ type, other: from, sites })),
      links,
    ),
    ...byFile(
      shard,
      incomingCandidates.map(({ type, from, sites }) => ({ type, other: from, sites })),
      links,
      'possible ',
    ),
    ...dispatchesTo(shard, index).map(
      ({ via, total }) =>
        `- ${count(total, 'caller')} via ${links.toEnd(shard, endAt(shard, via))}, which may call this at run time`,
    ),
    ...(unresolved
      ? [`- ${count(unresolved.total, 'unresolved reference')} to the name ${inlineCode(unresolved.name)}`]
      : []),
    ...(skipped.length > 0 ? [`- named in skipped files: ${skipped.map(inlineCode).join(', ')}`] : []),
  ];
  return lines.join('\n');
}

/** Returns one line for each type of reference and file, with the symbols and lines that refer. */
function byFile(
  shard: FileShard,
  references: readonly Reference[],
  links: MarkdownLinks,
  how = '',
): string[] {
  const groups = new Map<string, { type: EdgeType; end: End | ShardNode; words: string[] }>();
  for (const { type, other, sites } of references) {
    const end = endAt(shard, other);
    const path = pathOf(shard, end);
    const group = groups.get(`${type} ${path}`) ?? { type, end, words: [] };
    groups.set(`${type} ${path}`, group);
    const numbers = cutWords([...new Set(sites.map(([line]) => line))], ' ');
    group.words.push(end.symbol === '' ? numbers : `${escapeLabel(endLabel(shard, end))} ${numbers}`);
  }
  return [...groups.values()].map(({ type, end, words }) => {
    const path = pathOf(shard, end);
    const file = end.address === undefined ? path : links.toFile(path, fileOfAddress(end.address));
    return `- ${how}${type} from ${path === shard.path ? 'this file' : file}: ${words.join(', ')}`;
  });
}

function pathOf(shard: FileShard, end: End | ShardNode): string {
  return 'path' in end ? end.path : shard.path;
}
