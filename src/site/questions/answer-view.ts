import type { DeadCodeIndex, DeadItem } from '../../model/dead-code.ts';
import type { Cycles, NamesNotFound } from '../../model/quality.ts';
import type { RuleName, RulesIndex, Violation } from '../../model/rules.ts';
import type { HotSpot } from './find-hot-spots.ts';

/** How many rows a page lists. Scripts show the others, and the JSON has all. */
export const MAX_ROWS = 100;

/** A violation, and whether its file is a test. */
export type ListedViolation = Violation & { isTest: boolean };

export interface RuleCount {
  rule: RuleName | 'expired_suppression';
  errors: number;
  warnings: number;
}

/** The data of a page that answers a question about the whole repository; undefined if the atlas does not know it (yet). */
export type AnswerView =
  | { kind: 'dead-code'; answer: { index: DeadCodeIndex; items: DeadItem[] } | undefined }
  | { kind: 'cycles'; answer: Cycles | undefined }
  | { kind: 'hot-spots'; answer: { spots: HotSpot[]; total: number } | undefined }
  | {
      kind: 'rules';
      answer:
        { index: RulesIndex; counts: RuleCount[]; violations: ListedViolation[]; total: number } | undefined;
    }
  | { kind: 'names-not-found'; answer: NamesNotFound | undefined };
