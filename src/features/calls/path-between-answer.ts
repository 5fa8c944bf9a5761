import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { acrossLanguages } from '../../operations/support/across-languages.ts';
import { InterfaceOfEdge } from '../../operations/support/records.ts';
import { EdgeType, hows } from '../../model/kinds.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { Meta } from '../../operations/answer.ts';
import { otherDefinitionsLine } from '../../operations/support/other-definitions.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

/** Maximum number of sites listed per step. */
export const MAX_SITES = 3;

const position = z.int().positive();

const PathStep = z.object({
  fromId: z.string(),
  toId: z.string(),
  type: EdgeType,
  how: z
    .enum([...hows, 'override'])
    .describe('`override`: a call of `fromId` may run `toId`, which implements or overrides it'),
  rule: z.string().optional(),
  via: InterfaceOfEdge,
  certain: z.boolean(),
  path: z.string().describe('File that contains the sites'),
  sites: z
    .array(z.object({ line: position, column: position }))
    .describe(`The first ${MAX_SITES} sites of the reference`),
});

export const Path = z.object({
  length: wholeNumber.describe('Number of steps; 0 if one end contains the other'),
  certain: z.boolean(),
  steps: z.array(PathStep),
});

const Searched = z.object({
  nodes: wholeNumber,
  files: wholeNumber,
  complete: z.boolean(),
  unresolvedCalls: wholeNumber
    .optional()
    .describe('If no path was found: calls whose target is not known, in the ends and what they call'),
});

export const PathsAnswer = z.object({
  fromId: z.string(),
  toId: z.string(),
  direction: z.enum(['forward', 'backward']).nullable().describe('Direction of the paths found'),
  over: z
    .enum(['calls', 'references'])
    .nullable()
    .describe(
      '`calls`: every step is a call. `references`: some steps are other references, because no path of calls was found, or because of `edges`',
    ),
  paths: z.array(Path).describe('Shortest paths over resolved references'),
  uncertain: z
    .array(Path)
    .describe(
      'If there are none: shortest paths that also use possible references, or calls via an interface or override, marked by `certain`',
    ),
  nodes: z
    .array(z.object({ id: z.string(), path: z.string(), line: position, tokens: ReadingCost }))
    .describe('The nodes on the paths'),
  otherDefinitions: z
    .object({ from: z.array(z.string()), to: z.array(z.string()) })
    .describe('Ids of other definitions of the names in `from` and `to`'),
  searched: Searched.describe('If incomplete, the search stopped at its limit and may have missed paths'),
  meta: Meta.describe('Counts paths'),
});
export type PathsAnswer = z.output<typeof PathsAnswer>;

export function renderPaths(answer: PathsAnswer): string {
  const { from, to } = answer.otherDefinitions;
  return paragraphs([connection(answer), otherDefinitionsLine([...from, ...to])]);
}

function connection(answer: PathsAnswer): string {
  const { fromId, toId, direction, over, paths, uncertain, searched } = answer;
  const bounds = searched.complete
    ? ''
    : ` The search stopped at its limit after ${count(searched.nodes, 'node')} in ${count(searched.files, 'file')}: there may be one.`;
  const [first, last] = direction === 'backward' ? [toId, fromId] : [fromId, toId];
  const ends = `${printableLine(first)} to ${printableLine(last)}`;
  if (over === 'calls' && paths.length === 0)
    return paragraphs([
      `No path of resolved calls from ${ends}. Over possible calls:`,
      ...uncertain.map(pathLines),
    ]);
  if (paths.length > 0)
    return paragraphs([
      over === 'references' ? `From ${ends}. ${overReferences(answer)}` : `From ${ends}.`,
      ...paths.map(pathLines),
    ]);
  return paragraphs([
    `No path over resolved references from ${ends}.${bounds}`,
    ...(uncertain.length > 0
      ? ['Over possible references:', ...uncertain.map(pathLines)]
      : [unresolvedLine(searched.unresolvedCalls ?? 0)]),
  ]);
}

function unresolvedLine(total: number): string {
  if (total === 0) return '';
  return `${count(total, 'call')} whose target is not known may lead there: \`call_graph\` of both ends lists them.`;
}

/** Returns the sentence that introduces paths that are not all calls. */
export function overReferences({ paths, uncertain }: Pick<PathsAnswer, 'paths' | 'uncertain'>): string {
  const types = new Set([...paths, ...uncertain].flatMap(({ steps }) => steps.map(({ type }) => type)));
  const names = [...types].flatMap((type) => referenceNames[type] ?? []);
  return `No path of calls; by ${[...new Set(names)].join(', ')}:`;
}

/** The references of each type that is no call. */
const referenceNames: Partial<Record<EdgeType, string>> = {
  REFERENCES_TYPE: 'references to types',
  REFERENCES: 'references to values',
  IMPORTS: 'imports',
  EXPORTS: 'exports',
  EXTENDS: 'base types',
  IMPLEMENTS: 'implementations',
  OVERRIDES: 'overrides',
};

function pathLines({ length, steps }: z.output<typeof Path>): string {
  if (length === 0) return 'One contains the other.';
  return section(
    count(length, 'step'),
    steps.map(({ fromId, toId, type, how, via, certain, path, sites }) =>
      item(
        `${fromId} ${certain ? '->' : '-?->'} ${toId}: ${type}, ${how}${acrossLanguages(via)}, ${path}:${sites.map(({ line }) => line).join(', ')}`,
      ),
    ),
  );
}
