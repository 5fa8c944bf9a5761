import { QueryError, type Predicate } from './pattern.ts';
import type { PairTest, TextTest } from './program.ts';

/** The test of the text of one capture; undefined for directives, which have no influence on matching. */
export function textTest({ operator, arguments: given, index }: Predicate): TextTest | undefined {
  const [, ...values] = given.map(({ value }) => value);
  const [value = ''] = values;
  const negated = operator.startsWith('not-');
  switch (operator) {
    case 'eq?':
    case 'not-eq?':
      return (source, start, end) => isText(source, start, end, value) !== negated;
    case 'any-of?':
    case 'not-any-of?':
      return (source, start, end) => values.some((each) => isText(source, start, end, each)) !== negated;
    case 'match?':
    case 'not-match?': {
      const expression = expressionOf(value, index);
      return (source, start, end) => expression.test(source.slice(start, end)) !== negated;
    }
    default:
      if (operator.endsWith('!') || operator === 'is?' || operator === 'is-not?') return undefined;
      throw new QueryError(`the predicate #${operator} is not supported`, index);
  }
}

/** The tests of two captures; undefined if the predicate concerns one only. */
export function pairTest(
  { operator, arguments: given }: Predicate,
  stepsOf: (capture: string) => readonly number[],
): PairTest[] | undefined {
  const [first, second] = given;
  if (second?.kind !== 'capture' || (operator !== 'eq?' && operator !== 'not-eq?')) return undefined;
  return stepsOf(first?.value ?? '').flatMap((one) =>
    stepsOf(second.value).map((two) => ({ first: one, second: two, isEqual: operator === 'eq?' })),
  );
}

function isText(source: string, start: number, end: number, text: string): boolean {
  return end - start === text.length && source.startsWith(text, start);
}

function expressionOf(text: string, index: number): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new QueryError(`"${text}" is no regular expression`, index);
  }
}
