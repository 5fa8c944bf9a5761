import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightHtml } from '../../src/render/highlight-html.ts';
import { sourceWindow } from '../../src/site/views/source-window.ts';

const shown = (source: string, [start, end]: readonly [number, number]) => source.slice(start, end);

test('a symbol of usual length is shown as whole lines', () => {
  const source = 'a\n  const b = () => {\n  };\nc\n';
  const { lines, offsets, rest } = sourceWindow(source, [2, 9, 3, 5]);
  expect(lines).toEqual([2, 3]);
  expect(shown(source, offsets)).toBe('  const b = () => {\n  };\n');
  expect(rest).toBeUndefined();
});

test('a symbol in a line with thousands of symbols is shown alone', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `f${at}();`);
  const source = `${names.join(' ')}\n`;
  let bytes = 0;
  for (const name of names) {
    const start = source.indexOf(name);
    const { lines, offsets } = sourceWindow(source, [1, start + 1, 1, start + 1 + name.length]);
    const html = highlightHtml({ source, highlights: [], lines, offsets });
    expect(html).toBe(`<span id=L1>${name}</span>`);
    bytes += html.length;
  }
  expect(bytes).toBeLessThan(5 * source.length);
});

test('a long symbol is cut after a whole line, and the range of the rest is given', () => {
  const source = `${'x'.repeat(99)}\n`.repeat(1000);
  expect(sourceWindow(source, [1, 1, 1000, 100])).toMatchObject({ lines: [1, 300], rest: [301, 1000] });
  expect(sourceWindow(source, [1, 1, 1000, 100], 40)).toMatchObject({ lines: [1, 40], rest: [41, 1000] });
  const wide = `${'x'.repeat(999)}\n`.repeat(100);
  expect(sourceWindow(wide, [1, 1, 100, 100])).toMatchObject({ lines: [1, 40], rest: [41, 100] });
  const endless = `${'x'.repeat(100_000)}\ny\n`;
  expect(sourceWindow(endless, [1, 1, 2, 2])).toMatchObject({ lines: [1, 1], rest: [1, 2] });
});

test('a window stays within the source and both limits, for any source and span', () => {
  const line = fc.oneof(
    fc.constantFrom('', 'a', '😀'),
    fc.integer({ min: 1, max: 60_000 }).map((n) => '😀'.repeat(n)),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(5), fc.nat(5), (all, one, other) => {
      const first = Math.min(one, other, all.length - 1);
      const last = Math.min(Math.max(one, other), all.length - 1);
      const source = all.join('\n');
      const window = sourceWindow(source, [first + 1, 1, last + 1, all[last]!.length + 1]);
      const [start, end] = window.offsets;
      expect(end - start).toBeLessThanOrEqual(40_000);
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(source.length);
      expect(window.lines[0]).toBe(first + 1);
      expect(
        source.slice(0, end).split('\n').length - (source[end - 1] === '\n' && end > start ? 1 : 0),
      ).toBe(window.lines[1]);
      expect(source.slice(start, end)).not.toMatch(/\p{Cs}/u);
      const isWhole =
        end >= source.length ||
        source
          .split('\n')
          .slice(0, last + 1)
          .join('\n').length <= end;
      expect(window.rest === undefined).toBe(isWhole);
    }),
  );
});
