import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../src/indexer/resolve/types/limits.ts';
import { Answers, Recursion } from '../../../../src/indexer/resolve/types/recursion.ts';
import { Steps } from '../../../../src/indexer/resolve/types/steps.ts';

/** Functions that return results of each other or instances of their own, as in `def a(): return b() or X()`. */
type Functions = Readonly<Record<string, { calls: readonly string[]; own: string }>>;

const two: Functions = { a: { calls: ['b'], own: 'X' }, b: { calls: ['a'], own: 'Y' } };
const three: Functions = {
  a: { calls: ['b'], own: 'X' },
  b: { calls: ['c'], own: 'Y' },
  c: { calls: ['a'], own: 'Z' },
};

class Results {
  readonly answers = new Answers<string, readonly string[]>();
  readonly asked: string[] = [];
  readonly #functions: Functions;
  readonly #recursion: Recursion;

  constructor(functions: Functions, steps = 1000) {
    this.#functions = functions;
    this.#recursion = new Recursion(new Steps(steps));
  }

  of(name: string): readonly string[] {
    return this.#recursion.ask(this.answers, name, [], () => {
      this.asked.push(name);
      const { calls, own } = this.#functions[name] ?? { calls: [], own: '' };
      return [...new Set([...calls.flatMap((each) => this.of(each)), own])].sort();
    });
  }
}

describe.each([
  { functions: two, all: ['X', 'Y'] },
  { functions: three, all: ['X', 'Y', 'Z'] },
])('in a circle of $all', ({ functions, all }) => {
  const names = Object.keys(functions);

  it.each(names)('%s has the same answer whichever was asked first', (name) => {
    for (const first of names) {
      const results = new Results(functions);
      results.of(first);
      expect(results.of(name)).toEqual(all);
    }
  });

  it('only the answer to the outermost question is kept', () => {
    const results = new Results(functions);
    results.of('a');
    expect([...results.answers.settled.keys()]).toEqual(['a']);
    expect(results.answers.open.size).toBe(0);
  });
});

it('a provisional answer is kept while the question that it depends on is open', () => {
  const results = new Results({ ...two, a: { calls: ['b', 'b'], own: 'X' } });
  results.of('a');
  expect(results.asked).toEqual(['a', 'b']);
});

it('an answer that was found when no steps were left is never kept', () => {
  const results = new Results({ ...two, b: { calls: ['c'], own: 'Y' }, c: { calls: [], own: 'Z' } }, 2);
  expect(results.of('a')).toEqual(['X', 'Y']);
  expect(results.answers.settled.size).toBe(0);
  expect(results.answers.open.size).toBe(0);
});

it('an answer that was found at the limit of depth is never kept', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`f${index}`, { calls: [`f${index + 1}`], own: 'X' }]),
  );
  const results = new Results(chain);
  results.of('f0');
  expect(results.answers.settled.size).toBe(0);
  expect(results.answers.open.size).toBe(0);
});

it('a type without end is expanded a few times, and no answer that depends on it is kept', () => {
  const recursion = new Recursion(new Steps(1000));
  const answers = new Answers<number, string>();
  const open = new Map<string, number>();
  const typeAt = (level: number): string =>
    recursion.ask(answers, level, '?', () =>
      recursion.expand(open, 'List', '?', () => `List<${typeAt(level + 1)}>`),
    );
  expect(typeAt(0).split('List')).toHaveLength(limits.expansions + 1);
  expect(answers.settled.size).toBe(0);
  expect(open.get('List')).toBe(0);
});

/** Every function calls all that come after it and the one before it: circles within circles. */
function nested(count: number): Functions {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const later = Array.from({ length: count - index - 1 }, (_, offset) => `f${index + 1 + offset}`);
      return [`f${index}`, { calls: [...later, ...(index > 0 ? [`f${index - 1}`] : [])], own: `T${index}` }];
    }),
  );
}

it('circles within circles take a few attempts per question, and not twice as many with each level', () => {
  const results = new Results(nested(40));
  expect(results.of('f0')).toHaveLength(40);
  expect(results.asked.length).toBeLessThanOrEqual(40 * 3);
});

/** The results of all functions that a function calls, directly or not. */
function reachable(functions: Functions, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const each of functions[name]?.calls ?? []) reachable(functions, each, seen);
  return seen;
}

it('answers do not depend on the order of questions, whatever calls what', () => {
  const count = 8;
  const index = fc.nat({ max: count - 1 });
  const calls = fc.array(fc.array(index, { maxLength: 4 }), { minLength: count, maxLength: count });
  fc.assert(
    fc.property(calls, fc.array(index, { minLength: 1, maxLength: 12 }), (graph, order) => {
      const functions: Functions = Object.fromEntries(
        graph.map((called, at) => [`f${at}`, { calls: called.map((each) => `f${each}`), own: `f${at}` }]),
      );
      const results = new Results(functions);
      for (const at of order)
        expect(results.of(`f${at}`)).toEqual([...reachable(functions, `f${at}`)].sort());
    }),
  );
});
