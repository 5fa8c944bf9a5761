import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { SourceLink } from '../../render/highlight-html.ts';
import { howMeanings } from './edge-names.ts';
import { lineStarts } from '../../query/text.ts';
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

/** A place in the source that leads somewhere. */
type Mark = { span: Span; node: ShardNode } | { span: Span; use: Use };

/**
 * All links in the source of a file: every use of a name leads to its definition, every definition to the other
 * place that tells of it. Those that begin in `offsets` when given.
 */
export function sourceLinks(
  shard: FileShard,
  links: Links,
  goal: LinkGoal,
  [from, to]: readonly [number, number] = [0, Infinity],
): SourceLink[] {
  const { marks, offsets } = marksOf(shard);
  const targets = new Map<Use, Pick<SourceLink, 'href' | 'title'> | undefined>();
  const targetOf = (use: Use) => {
    if (!targets.has(use)) targets.set(use, targetOfUse(shard, use, links, goal));
    return targets.get(use);
  };
  const result: SourceLink[] = [];
  for (let at = firstFrom(offsets, from); (offsets[at] ?? Infinity) < to; at++) {
    const mark = marks[at];
    if (!mark) break;
    const { span } = mark;
    if ('node' in mark) {
      const { address, nameSpan } = mark.node;
      const href = goal === 'source' ? links.node(address) : links.file(shard.address, nameSpan[0]);
      result.push({ span, href, kind: 'certain' });
    } else {
      const target = targetOf(mark.use);
      if (target) result.push({ span, ...target, kind: mark.use.kind });
    }
  }
  return result;
}

interface Marks {
  /** In the order of the source; at one place those that come first have precedence. */
  marks: readonly Mark[];
  /** Where each begins. */
  offsets: Float64Array;
}

const marksOfShard = new WeakMap<FileShard, Marks>();

/** Every symbol of a file has a page with a part of it: finding what is there must not cost what the whole file costs. */
function marksOf(shard: FileShard): Marks {
  const known = marksOfShard.get(shard);
  if (known) return known;
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
  const marks: Mark[] = [
    ...shard.nodes.slice(1).map((node) => ({ span: node.nameSpan, node })),
    ...uses.flatMap((use) => use.sites.map((span) => ({ span, use }))),
  ];
  marks.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const starts = lineStarts(shard.source);
  const offsets = Float64Array.from(
    marks,
    ({ span: [line, column] }) => (starts[line - 1] ?? Infinity) + column - 1,
  );
  const found = { marks, offsets };
  marksOfShard.set(shard, found);
  return found;
}

/** Index of the first of some ascending numbers that is not less. */
function firstFrom(numbers: Float64Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function targetOfUse(
  shard: FileShard,
  use: Use,
  links: Links,
  goal: LinkGoal,
): Pick<SourceLink, 'href' | 'title'> | undefined {
  const first = use.to[0];
  if (first === undefined) return undefined;
  const href = hrefTo(shard, partyAt(shard, first), links, goal);
  if (href === undefined) return undefined;
  return use.kind === 'candidate' ? { href, title: candidateTitle(use) } : { href };
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
