import { describe, expect, it } from 'vitest';
import { Answers, Recursion } from '../../../src/indexer/resolve/recursion.ts';
import { Steps } from '../../../src/indexer/resolve/steps.ts';

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
