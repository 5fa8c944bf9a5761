import { describe, expect, it } from 'vitest';
import { memberCalls } from './order/member-calls.ts';

const count = 400;
const numbers = [...Array(count).keys()];
const classes = numbers.map((index) => `class C${index} { m() {} }`);

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
    const lines = [
      ...classes,
      `type Any = ${numbers.map((index) => `C${index}`).join(' | ')};`,
      'function call(any: Any) { any.m(); }',
    ];
    expect(await memberCalls({ 'a.ts': lines.join('\n') })).toEqual([]);
  });
});
