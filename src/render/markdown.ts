import type { MetaPart } from './answers.ts';
import { notSeenLine } from './markdown/not-seen.ts';
import { count } from './markdown/parts.ts';
import { plainAnswer } from './markdown/plain.ts';
import { renderers } from './markdown/renderers.ts';
import { printable } from './printable.ts';

/** Renders an operation's answer as Markdown, for terminals and agents. Control characters are made visible. */
export function renderAnswer(operationName: string, answer: unknown): string {
  const render = renderers.get(operationName) ?? plainAnswer;
  const below = isPicture(answer) ? [] : footer(answer);
  return printable(`${[render(answer), ...below].filter(Boolean).join('\n\n')}\n`);
}

/** Whether the answer is a picture, which has no footer so that it can be written to a file. */
function isPicture(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'format' in answer && answer.format !== 'ascii';
}

/** Returns lines about the rest of a cut answer, and about the limits of the atlas. */
function footer(answer: unknown): string[] {
  const meta = metaOf(answer);
  if (!meta) return [];
  const { total, returned, next, coverage, notSeen } = meta;
  const rest = next ? `${returned} of ${total}; continue with ${JSON.stringify(next)}` : '';
  return [rest, notSeen ? notSeenLine(notSeen) : '', coverage ? coverageLine(coverage) : ''];
}

function coverageLine({
  skippedFileCount,
  failedFileCount,
  sites,
}: NonNullable<MetaPart['coverage']>): string {
  const gaps = [
    skippedFileCount > 0 ? count(skippedFileCount, 'skipped file') : '',
    failedFileCount > 0 ? `${count(failedFileCount, 'file')} that could not be parsed` : '',
    sites.candidate > 0 ? count(sites.candidate, 'possible reference') : '',
    sites.unresolved > 0 ? count(sites.unresolved, 'unresolved reference') : '',
  ].filter(Boolean);
  return gaps.length > 0 ? `In the whole atlas: ${gaps.join(', ')}.` : '';
}

function metaOf(answer: unknown): MetaPart | undefined {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return undefined;
  const { meta } = answer;
  return typeof meta === 'object' && meta !== null && 'total' in meta ? (meta as MetaPart) : undefined;
}
