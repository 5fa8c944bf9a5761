import { expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

const atlas = sourceAtlas({
  'pay.py': [
    'def charge(amount):',
    '    return amount',
    'def refund(amount):',
    '    return charge(amount)',
    'def settle():',
    '    return refund(1)',
  ].join('\n'),
  'test_pay.py': [
    'from unittest import mock',
    'MODULE = "pay"',
    'def test_charge():',
    '    with mock.patch(f"{MODULE}.charge"):',
    '        pass',
    'def test_refund():',
    '    with mock.patch("pay.refund"):',
    '        pass',
    'def test_prose():',
    '    assert "we settle and charge" != ""',
  ].join('\n'),
});

const mentioned = async (name: string): Promise<unknown> => {
  const answer = await ask<{ meta: { coverageGaps: { mentionedInText?: unknown } } }>(
    'find_references',
    { name },
    await atlas,
  );
  return answer.meta.coverageGaps.mentionedInText;
};

test('find_references names a text of its language that was not followed', async () => {
  expect(await mentioned('charge')).toEqual({ total: 1, places: [{ path: 'test_pay.py', line: 4 }] });
});

test('a text that is a reference, and a word of prose, are not named', async () => {
  expect(await mentioned('refund')).toBeUndefined();
  expect(await mentioned('settle')).toBeUndefined();
});
