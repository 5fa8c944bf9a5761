import { count } from '../render/markdown/parts.ts';
import { printable } from '../render/printable.ts';
import { Meta } from './answer.ts';
import type { Operation } from './operation.ts';
import { notSeenLine } from './support/not-seen-text.ts';

/** An operation's answer as text that reads well in a terminal, in Markdown, and by an agent. */
export function renderAnswer(operation: Operation, answer: unknown): string {
  const below = isPicture(answer) ? [] : footer(answer);
  return printable(`${[operation.toMarkdown(answer), ...below].filter(Boolean).join('\n\n')}\n`);
}

/** A picture is redirected to a file, which must hold nothing else. */
function isPicture(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'format' in answer && answer.format !== 'ascii';
}

/** What was left out and how to get it; what the atlas could not see. */
function footer(answer: unknown): string[] {
  const meta = metaOf(answer);
  if (!meta) return [];
  const { total, returned, next, coverage, notSeen } = meta;
  const rest = next ? `${returned} of ${total}; go on with ${JSON.stringify(next)}` : '';
  return [rest, notSeen ? notSeenLine(notSeen) : '', coverage ? blindSpots(coverage) : ''];
}

function blindSpots({ skippedFileCount, failedFileCount, sites }: NonNullable<Meta['coverage']>): string {
  const unseen = [
    skippedFileCount > 0 ? `${count(skippedFileCount, 'file')} left out` : '',
    failedFileCount > 0 ? `${count(failedFileCount, 'file')} that could not be parsed` : '',
    sites.candidate > 0 ? `${count(sites.candidate, 'use')} with candidates only` : '',
    sites.unresolved > 0 ? `${count(sites.unresolved, 'use')} of nothing known` : '',
  ].filter(Boolean);
  return unseen.length > 0 ? `In the whole atlas: ${unseen.join(', ')}.` : '';
}

function metaOf(answer: unknown): Meta | undefined {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return undefined;
  return Meta.safeParse(answer.meta).data;
}
