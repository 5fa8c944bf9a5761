import * as z from 'zod';
import { count } from '../render/markdown/parts.ts';
import { printable, printableLine } from '../render/printable.ts';
import { Meta } from './answer.ts';
import type { Operation } from './operation.ts';
import { absenceLine } from './support/absence.ts';
import { coverageGapsLine } from './support/coverage-gaps-text.ts';

/** Renders an operation's answer as Markdown, for terminals and agents. Control characters are made visible. */
export function renderAnswer(operation: Operation, answer: unknown): string {
  const above = operation.toMarkdown(answer);
  const below = isPicture(answer) ? [] : footer(operation, answer, above);
  return printable(`${[above, ...below].filter(Boolean).join('\n\n')}\n`);
}

/** Whether the answer is a picture, which has no footer so that it can be written to a file. */
function isPicture(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'format' in answer && answer.format !== 'ascii';
}

/** Returns lines about the rest of a cut answer, and about the limits of the atlas. */
function footer({ name }: Operation, answer: unknown, above: string): string[] {
  const meta = metaOf(answer);
  if (!meta) return [];
  const { total, returned, next, coverage, coverageGaps: gaps, absence, notAnalysed, repository } = meta;
  const rest = next ? `${returned} of ${total}; continue with ${JSON.stringify(next)}` : '';
  // Gaps of the whole atlas belong to an overview, and to an answer that found nothing.
  // A node without children was found all the same.
  const isEmpty = total === 0 && !gaps && !('center' in (answer as object));
  const isAboutAll = name === 'overview' || isEmpty;
  // The risk of a change gives the same reason, and gaps say that a language is read by name only.
  const isSaid = notAnalysed === undefined || above.includes(notAnalysed) || gaps?.references === 'named';
  const unknown = isSaid ? '' : `${notAnalysed}.`;
  const about = repository === undefined ? '' : `Repository: ${printableLine(repository)}`;
  const nothing = absence ? absenceLine(absence) : '';
  return [
    about,
    rest,
    unknown,
    nothing,
    gaps ? coverageGapsLine(gaps, { above: `${above}\n${nothing}`, doubts: riskReasons(answer) }) : '',
    isAboutAll && coverage ? coverageLine(coverage) : '',
  ];
}

const Risky = z.looseObject({
  id: z.string(),
  riskDoubts: z.array(z.looseObject({ id: z.string(), because: z.string() })).default([]),
});

/** Returns the reasons for which an answer says that the risk of its symbol may be higher. */
function riskReasons(answer: unknown): ReadonlySet<string> {
  const { data } = Risky.safeParse(answer);
  return new Set(data?.riskDoubts.flatMap(({ id, because }) => (id === data.id ? [because] : [])));
}

function coverageLine({
  skippedFileCount,
  failedFileCount,
  namedLanguages = [],
  sites,
}: NonNullable<Meta['coverage']>): string {
  const gaps = [
    skippedFileCount > 0 ? count(skippedFileCount, 'skipped file') : '',
    failedFileCount > 0 ? `${count(failedFileCount, 'file')} that could not be parsed` : '',
    sites.candidate > 0 ? count(sites.candidate, 'possible reference') : '',
    sites.unresolved > 0 ? count(sites.unresolved, 'unresolved reference') : '',
    namedLanguages.length > 0 ? `references in ${namedLanguages.join(', ')} by name only` : '',
  ].filter(Boolean);
  return gaps.length > 0 ? `In the whole atlas: ${gaps.join(', ')}.` : '';
}

function metaOf(answer: unknown): Meta | undefined {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return undefined;
  return Meta.safeParse(answer.meta).data;
}
