import { describe, expect, it } from 'vitest';
import type { LinkOrder } from './link-with.ts';
import { memberCalls } from './member-calls.ts';

const functions = [
  'export class X { onlyOfX() {} }',
  'export class Y { onlyOfY() {} }',
  'export function a(n) { return n ? b(n - 1) : new X(); }',
  'export function b(n) { return n ? a(n - 1) : new Y(); }',
];
const calls = ['a(1).onlyOfX();', 'a(1).onlyOfY();', 'b(1).onlyOfX();', 'b(1).onlyOfY();'];
const targets = ['X.onlyOfX', 'Y.onlyOfY', 'X.onlyOfX', 'Y.onlyOfY'];
const backwards: Partial<LinkOrder> = { rows: (all) => all.toReversed() };

describe('two functions that call each other', () => {
  const first = { 'a.js': [...functions, ...calls].join('\n') };
  const expected = targets.map((target, index) => `a.js:${index + 5} a.js:${target}`);

  it('have the results of both, wherever the cycle is entered', async () => {
    expect(await memberCalls(first)).toEqual(expected);
  });

  it('have the results of both if references are linked backwards', async () => {
    expect(await memberCalls(first, backwards)).toEqual(expected);
  });

  it('lead to the same links in a file of their own, whatever other files call', async () => {
    const files = {
      'functions.js': functions.join('\n'),
      'use-a.js': `import { a } from './functions.js';\n${calls.slice(0, 2).join('\n')}`,
      'use-b.js': `import { b } from './functions.js';\n${calls.slice(2).join('\n')}`,
    };
    const inFiles = ['use-a.js:2', 'use-a.js:3', 'use-b.js:2', 'use-b.js:3'].map(
      (place, index) => `${place} functions.js:${targets[index] ?? ''}`,
    );
    expect(await memberCalls(files)).toEqual(inFiles);
  });

  it('lead to the same links with one evaluator for all files', async () => {
    const files = {
      'functions.js': functions.join('\n'),
      'use-a.js': `import { a } from './functions.js';\n${calls.slice(0, 2).join('\n')}`,
      'use-b.js': `import { b } from './functions.js';\n${calls.slice(2).join('\n')}`,
    };
    expect(await memberCalls(files, {})).toEqual(await memberCalls(files));
  });
});
