import { expect, test } from 'vitest';
import { markBidi } from '../../src/site/views/mark-bidi.ts';

const OVERRIDE = '\u202e';

test('bidirectional control characters are marked and confined', () => {
  const page = `<head><title>a${OVERRIDE}b</title></head><h1 data-at="a${OVERRIDE}b" title="a > ${OVERRIDE}b">a${OVERRIDE}b</h1>`;
  expect(markBidi(page)).toBe(
    `<head><title>a\\u202eb</title></head><h1 data-at="a${OVERRIDE}b" title="a > \\u202eb">` +
      `a<bdi class="bidi-control" data-code="U+202E">${OVERRIDE}</bdi>b</h1>`,
  );
});

test('text in any script is unchanged', () => {
  const page = '<head><title>שלום</title></head><p>مرحبا &lt;</p>';
  expect(markBidi(page)).toBe(page);
});
