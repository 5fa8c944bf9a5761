import type { MetaPart } from './answers.ts';
import { notSeenLine } from './markdown/not-seen.ts';
import { count } from './markdown/parts.ts';
import { plainAnswer } from './markdown/plain.ts';
import { renderers } from './markdown/renderers.ts';
import { printable } from './printable.ts';

/** An operation's answer as text that reads well in a terminal, in Markdown, and by an agent. */
export function renderAnswer(operationName: string, answer: unknown): string {
  const render = renderers.get(operationName) ?? plainAnswer;
  const below = isPicture(answer) ? [] : footer(answer);
  return printable(`${[render(answer), ...below].filter(Boolean).join('\n\n')}\n`);
}

/** Of which nothing but the picture is wanted. */
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

function blindSpots({ skippedFileCount, failedFileCount, sites }: NonNullable<MetaPart['coverage']>): string {
  const unseen = [
    skippedFileCount > 0 ? `${count(skippedFileCount, 'file')} left out` : '',
    failedFileCount > 0 ? `${count(failedFileCount, 'file')} that could not be parsed` : '',
    sites.candidate > 0 ? `${count(sites.candidate, 'use')} with candidates only` : '',
    sites.unresolved > 0 ? `${count(sites.unresolved, 'use')} of nothing known` : '',
  ].filter(Boolean);
  return unseen.length > 0 ? `In the whole atlas: ${unseen.join(', ')}.` : '';
}

function metaOf(answer: unknown): MetaPart | undefined {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return undefined;
  const { meta } = answer;
  return typeof meta === 'object' && meta !== null && 'total' in meta ? (meta as MetaPart) : undefined;
}
