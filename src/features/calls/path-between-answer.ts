import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { EdgeType, hows } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

/** Places that a step is shown with. */
export const MOST_SITES = 3;

const place = z.int().positive();

const PathStep = z.object({
  from: z.string(),
  to: z.string(),
  type: EdgeType,
  how: z
    .enum([...hows, 'through'])
    .describe('`through`: whoever calls the one may run the other, which implements or overrides it'),
  rule: z.string().optional(),
  certain: z.boolean(),
  file: z.string().describe('Where the evidence is'),
  sites: z.array(z.object({ line: place, column: place })).describe(`The first ${MOST_SITES}`),
});

export const Path = z.object({
  length: wholeNumber.describe('Steps; 0 when the one end is in the other'),
  certain: z.boolean(),
  steps: z.array(PathStep),
});

const Searched = z.object({ nodes: wholeNumber, files: wholeNumber, complete: z.boolean() });

export const PathsAnswer = z.object({
  from: z.string(),
  to: z.string(),
  direction: z.enum(['forward', 'backward']).nullable().describe('In which a path was found'),
  paths: z.array(Path).describe('Shortest, over certain edges alone'),
  uncertain: z
    .array(Path)
    .describe('Where there is none: shortest paths with steps that no certain evidence shows, marked'),
  nodes: z
    .array(z.object({ symbolId: z.string(), file: z.string(), line: place, tokens: Tiers }))
    .describe('What is on the paths'),
  others: z
    .object({ from: z.array(z.string()), to: z.array(z.string()) })
    .describe('Other definitions of the names that were asked for'),
  searched: Searched.describe(
    'When not complete, the search met its bounds: no path is then no proof that there is none',
  ),
  meta: Meta.describe('Of the paths'),
});
export type PathsAnswer = z.output<typeof PathsAnswer>;

export function renderPaths({ from, to, direction, paths, uncertain, searched }: PathsAnswer): string {
  const bounds = searched.complete
    ? ''
    : ` The search stopped at its limit after ${count(searched.nodes, 'node')} in ${count(searched.files, 'file')}: there may be one.`;
  const [first, last] = direction === 'backward' ? [to, from] : [from, to];
  const ends = `${printableLine(first)} to ${printableLine(last)}`;
  if (paths.length > 0) return paragraphs([`From ${ends}.`, ...paths.map(pathLines)]);
  return paragraphs([
    `No path over resolved references from ${ends}.${bounds}`,
    ...(uncertain.length > 0 ? ['Over possible references:', ...uncertain.map(pathLines)] : []),
  ]);
}

function pathLines({ length, steps }: z.output<typeof Path>): string {
  if (length === 0) return 'One contains the other.';
  return section(
    count(length, 'step'),
    steps.map(({ from, to, type, how, certain, file, sites }) =>
      item(
        `${from} ${certain ? '->' : '-?->'} ${to}: ${type}, ${how}, ${file}:${sites.map(({ line }) => line).join(', ')}`,
      ),
    ),
  );
}
