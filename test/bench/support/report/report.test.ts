import { describe, expect, test } from 'vitest';
import { formatBytes, formatCount, formatRatio, formatSeconds } from './format.ts';
import { replaceBetweenMarkers } from './markers.ts';
import { median, percentile } from './statistics.ts';
import { markdownTable, textTable } from './table.ts';

describe('statistics', () => {
  test('the median of an even number of values is the mean of the middle two', () => {
    expect(median([4, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  test('a percentile is a value that was measured', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
  });
});

describe('numbers', () => {
  test('read the same on every machine', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect(formatBytes(999)).toBe('999 B');
    expect(formatBytes(1_234_567)).toBe('1.2 MB');
    expect(formatSeconds(0.0421)).toBe('42 ms');
    expect(formatSeconds(61.27)).toBe('61.3 s');
    expect(formatRatio(2.5)).toBe('2.50 x');
  });
});

describe('tables', () => {
  const table = {
    head: ['name', 'lines'],
    rows: [
      ['three', '1,234'],
      ['a|b', '5'],
    ],
  };

  test('text aligns numbers to the right', () => {
    expect(textTable(table)).toBe(
      ['name   lines', '-----  -----', 'three  1,234', 'a|b        5'].join('\n'),
    );
  });

  test('Markdown escapes what would end a cell', () => {
    expect(markdownTable(table)).toBe(
      ['| name | lines |', '|---|---:|', '| three | 1,234 |', '| a\\|b | 5 |'].join('\n'),
    );
  });
});

describe('places in the document', () => {
  test('are filled, and filled again', () => {
    const empty = 'Before\n\n<!-- bench:times -->\n<!-- /bench:times -->\n\nAfter\n';
    const once = replaceBetweenMarkers(empty, 'times', 'old');
    expect(replaceBetweenMarkers(once, 'times', 'new')).toBe(
      'Before\n\n<!-- bench:times -->\n\nnew\n\n<!-- /bench:times -->\n\nAfter\n',
    );
  });

  test('that are not there are an error', () => {
    expect(() => replaceBetweenMarkers('nothing', 'times', 'new')).toThrow('no place for "times"');
  });
});
