import type { ChangeReport } from '../../model/changes.ts';
import { parseId } from '../../model/id.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';
import { count, counted } from '../counted.ts';
import type { Inline, OutlineItem, OutlineSection } from './outline-parts.ts';
import { cutLine } from './symbol-text.ts';

export function testsSection({ tests }: ChangeReport): OutlineSection {
  const changed = tests.affected.filter(({ distance }) => distance === 0).length;
  const shown = tests.affected.slice(0, changed + MAX_TESTS);
  const left = tests.affected.length - shown.length;
  return {
    title: 'Tests to run',
    total: tests.affected.length,
    noun: ['test file', 'test files'],
    rank: 4,
    command: tests.command ?? undefined,
    items: [
      ...shown.map(({ path, distance, through }): OutlineItem => ({
        text: [{ place: { path, side: 'head' } }, ...reachOf(distance, through)],
      })),
      ...(left === 0
        ? []
        : [
            {
              text: [
                `and ${count(left)} more, farther away${tests.command === null ? '' : '; the command runs the nearest ones'}`,
              ],
            },
          ]),
    ],
  };
}

/** Tests that are listed besides those that changed. All others follow over more references, mostly by way of helpers. */
const MAX_TESTS = 20;

function reachOf(distance: number, through: string | null): Inline[] {
  const name = nameWithoutNumber(parseId(through ?? '')?.symbol ?? '');
  if (distance === 0) return [' changed itself'];
  if (name === '') return [` ${counted(distance, 'reference')} away`];
  const code = { code: cutLine(name) };
  return distance === 1
    ? [' refers to ', code]
    : [' reaches ', code, ` over ${counted(distance, 'reference')}`];
}

export function riskSection({ risk }: ChangeReport): OutlineSection {
  return {
    title: `Risk: ${risk.level}`,
    total: risk.reasons.length,
    noun: ['reason', 'reasons'],
    rank: 4,
    items: risk.reasons.map((reason) => ({ text: [cutLine(reason)] })),
  };
}

export function unseenSection({ unseen }: ChangeReport): OutlineSection {
  return {
    title: 'Not seen',
    total: unseen.length,
    noun: ['remark', 'remarks'],
    rank: 7,
    items: unseen.map(({ text, path }) => ({
      text: [...(path === undefined ? [] : [{ place: { path, side: 'head' } } as const, ' ']), cutLine(text)],
    })),
  };
}
