import type { ChangeReport } from '../../model/changes.ts';
import { parseId } from '../../model/id.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';
import { counted } from '../counted.ts';
import type { Inline, OutlineSection } from './outline-parts.ts';
import { cutLine } from './symbol-text.ts';

export function testsSection({ tests }: ChangeReport): OutlineSection {
  return {
    title: 'Tests to run',
    total: tests.affected.length,
    noun: ['test file', 'test files'],
    rank: 4,
    command: tests.command ?? undefined,
    items: tests.affected.map(({ path, distance, through }) => {
      const name = nameWithoutNumber(parseId(through ?? '')?.symbol ?? '');
      const via: Inline[] = name === '' ? [] : [' from ', { code: cutLine(name) }];
      const how: Inline[] =
        distance === 0
          ? [' changed itself']
          : [` ${counted(distance, 'reference')}${name === '' ? ' away' : ''}`, ...via];
      return { text: [{ place: { path, side: 'head' } }, ...how] };
    }),
  };
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
