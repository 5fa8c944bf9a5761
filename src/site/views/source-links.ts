import type { FileShard, ShardNode } from '../../model/file-shard.ts';
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

/** A place in the source that leads somewhere. */
type Mark = { span: Span; node: ShardNode } | { span: Span; use: Use };

/**
 * All links in the source of a file: every use of a name leads to its definition, every definition to the other
 * place that tells of it. Within `lines`, first and last, when given.
 */
export function sourceLinks(
  shard: FileShard,
  links: Links,
  goal: LinkGoal,
  [first, last]: readonly [number, number] = [1, Infinity],
): SourceLink[] {
  const marks = marksOf(shard);
  const targets = new Map<Use, Pick<SourceLink, 'href' | 'title'> | undefined>();
  const targetOf = (use: Use) => {
    if (!targets.has(use)) targets.set(use, targetOfUse(shard, use, links, goal));
    return targets.get(use);
  };
  const result: SourceLink[] = [];
  for (let line = first; line < Math.min(last + 1, marks.length); line++) {
    for (const mark of marks[line] ?? []) {
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
  }
  return result;
}

const marksOfShard = new WeakMap<FileShard, Mark[][]>();

/** By line. Every symbol of a file has a page with its lines: finding them must not cost what the whole file costs. */
function marksOf(shard: FileShard): Mark[][] {
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
  const marks: Mark[][] = [];
  const add = (mark: Mark): void => {
    (marks[mark.span[0]] ??= []).push(mark);
  };
  for (const node of shard.nodes.slice(1)) add({ span: node.nameSpan, node });
  for (const use of uses) for (const span of use.sites) add({ span, use });
  marksOfShard.set(shard, marks);
  return marks;
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
