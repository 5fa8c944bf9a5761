import { expect, test } from 'vitest';
import { markBidi } from '../../src/site/views/mark-bidi.ts';

const TURN = '\u202e';

test('a character that turns text round is marked and turns nothing', () => {
  const page = `<head><title>a${TURN}b</title></head><h1 data-at="a${TURN}b" title="a > ${TURN}b">a${TURN}b</h1>`;
  expect(markBidi(page)).toBe(
    `<head><title>a\\u202eb</title></head><h1 data-at="a${TURN}b" title="a > \\u202eb">` +
      `a<bdi class="turn" data-code="U+202E">${TURN}</bdi>b</h1>`,
  );
});

test('text of any script stays as it is', () => {
  const page = '<head><title>שלום</title></head><p>مرحبا &lt;</p>';
  expect(markBidi(page)).toBe(page);
});
