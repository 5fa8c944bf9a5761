import { expect, it } from 'vitest';
import { differsInLayout } from '../../../src/features/changes/is-layout.ts';

const body = (...tokens: string[]): string => tokens.join('\u0002');

it('tells other lines and a wider indentation from other code', () => {
  expect(differsInLayout(body('a', '=', 'b', '\n0', 'c'), body('a', '=', '\n4', 'b', '\n0', 'c'))).toBe(true);
  expect(differsInLayout(body('{', '\n0', 'a', '\n2', 'b'), body('{', '\n0', 'a', '\n4', 'b'))).toBe(true);
  expect(differsInLayout(body('a'), body('b'))).toBe(false);
});

it('takes a line that leaves its block for other code', () => {
  expect(
    differsInLayout(body('if', 'x', '\n4', 'a', '\n4', 'b'), body('if', 'x', '\n4', 'a', '\n0', 'b')),
  ).toBe(false);
});
