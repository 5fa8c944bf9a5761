import { describe, expect, it } from 'vitest';
import { openProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from '../order/link-input.ts';
import { linkAll } from '../order/link-with.ts';
import { memberCalls } from '../order/member-calls.ts';

const count = 400;
const numbers = [...Array(count).keys()];
const classes = numbers.map((index) => `class C${index} { m() {} }`);

/** A call of a member on a value of one of so many types. */
function callOnOneOf(types: number): string {
  const names = numbers.slice(0, types).map((index) => `C${index}`);
  const lines = [...classes, `type Any = ${names.join(' | ')};`, 'function call(any: Any) { any.m(); }'];
  return lines.join('\n');
}

describe('a member of one of several types', () => {
  it('is a reference to each', async () => {
    expect(await memberCalls({ 'a.ts': callOnOneOf(3) })).toEqual(
      [0, 1, 2].map((index) => `a.ts:${count + 2} a.ts:C${index}.m`),
    );
  });

  it('is a possible reference to each if there are many', async () => {
    const open = openProgram(await linkInputOf(memorySource({ 'a.ts': callOnOneOf(20) })), undefined);
    const calls = linkAll(open).filter((link) => link.includes('CALLS'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('C19.m');
    expect(calls[0]).toContain('ambiguous');
  });
});

describe('a choice of hundreds', () => {
  it('of one type has its members', async () => {
    const choice = numbers.map(() => 'make()').join(' || ');
    const lines = [
      'class C { m() {} }',
      'function make() { return new C(); }',
      `const c = ${choice};`,
      'c.m();',
    ];
    expect(await memberCalls({ 'a.js': lines.join('\n') })).toEqual(['a.js:4 a.js:C.m']);
  });

  it('of different types is not one of them', async () => {
    expect(await memberCalls({ 'a.ts': callOnOneOf(count) })).toEqual([]);
  });
});
