import { estimateTokens } from '../../../../src/model/tokens.ts';
import type { Answered, Place } from './arms.ts';
import type { Question } from './question.ts';
import { functionAt, type Truth } from './truth.ts';

export interface Score {
  right: number;
  wrong: number;
  missed: number;
  calls: number;
  tokens: number;
  /** Tokens of lines of answers that are about nothing in the right answer. */
  leftOver: number;
  /** Right answers that were missed, and wrong ones that were given. */
  missing: string[];
  extra: string[];
  /** Everything that some line of the answers of tools was about. */
  listed: string[];
}

/** Compares an answer with that of the compiler. Any line of a function stands for it. */
export function score(
  question: Question,
  { places, calls, tokens }: Answered,
  { files, functions }: Truth,
): Score {
  const item = (place: Place): string =>
    question.kind === 'tests' ? place.path : functionAt(files, place.path, place.line);
  const truth = new Set(question.truth);
  const ignored = new Set([
    ...question.unjudged,
    item(question.target),
    ...(question.from ? [item(question.from)] : []),
  ]);
  const isJudged = (place: Place): boolean => {
    const each = item(place);
    if (truth.has(each)) return true;
    // The compiler did not read this file.
    if (ignored.has(each) || !files.has(place.path)) return false;
    // Its index does not list the methods of types within functions.
    return question.kind !== 'overrides' || functions.get(each)?.name === question.target.name;
  };
  const given = new Set(places.filter(isJudged).map(item));
  const extra = [...given].filter((each) => !truth.has(each));
  const missing = [...truth].filter((each) => !given.has(each));
  let needed = 0;
  const listed = new Set<string>();
  for (const { lines } of calls)
    for (const { text, path, line } of lines)
      if (path !== undefined) {
        const about = item({ path, line: line ?? 0 });
        listed.add(about);
        if (truth.has(about)) needed += text.length + 1;
      }
  const right = given.size - extra.length;
  return {
    ...{ right, wrong: extra.length, missed: missing.length, calls: calls.length, tokens },
    leftOver: Math.max(0, tokens - estimateTokens(needed)),
    ...{ missing, extra, listed: [...listed] },
  };
}

export interface Summary {
  questions: number;
  precision: number | undefined;
  recall: number;
  f1: number;
  /** The share of questions that were answered wholly right. */
  whole: number;
  calls: number;
  tokens: number;
  leftOver: number;
}

/** Means over questions; precision over those that were answered. */
export function summarize(scores: readonly Score[]): Summary {
  const answered = scores.filter(({ right, wrong }) => right + wrong > 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    questions: scores.length,
    precision:
      answered.length === 0 ? undefined : mean(answered.map(({ right, wrong }) => right / (right + wrong))),
    recall: mean(scores.map(({ right, missed }) => right / (right + missed))),
    f1: mean(scores.map(f1)),
    whole: mean(scores.map(({ wrong, missed }) => (wrong + missed === 0 ? 1 : 0))),
    calls: mean(scores.map(({ calls }) => calls)),
    tokens: mean(scores.map(({ tokens }) => tokens)),
    leftOver: mean(scores.map(({ leftOver }) => leftOver)),
  };
}

export function f1({ right, wrong, missed }: Score): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);
}
