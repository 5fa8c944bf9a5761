import { describe, expect, it } from 'vitest';
import { CodeBuilder, EmbeddedLines } from '../../../src/indexer/embed/embedded-code.ts';

const source = '<b>\n  {{ item }} <my-row />\n</b>\n';

function built(): ReturnType<CodeBuilder['finish']> {
  const builder = new CodeBuilder(source);
  builder.glue(';(');
  builder.copy(9, 13);
  builder.glue(');');
  builder.replace('MyRow', 18, 24);
  builder.glue('();');
  return builder.finish();
}

describe('code between other text', () => {
  it('is the pieces of the file in their order, with glue between them', () => {
    expect(built().text).toBe(';(item);MyRow();');
  });

  it('has the places of what was copied, and of names that the file writes in another way', () => {
    const code = built();
    const written = (text: string): string => {
      const at = code.text.indexOf(text);
      return source.slice(...code.rangeInFile(at, at + text.length));
    };
    expect(written('item')).toBe('item');
    expect(written('tem')).toBe('tem');
    expect(written('MyRow')).toBe('my-row');
    expect(written('item);MyRow')).toBe('item }} <my-row');
    const lines = new EmbeddedLines(source, code);
    expect(lines.span(2, 6)).toEqual([2, 6, 2, 10]);
    expect(lines.written(8, 13)).toBe('my-row');
    expect(lines.written(2, 6)).toBeUndefined();
  });

  it('has no place for glue, wherever that stands, and keeps the order of offsets', () => {
    const code = built();
    for (const [start, end] of [
      [0, 2],
      [6, 8],
      [13, 16],
    ] as const) {
      const [from, to] = code.rangeInFile(start, end);
      expect(to).toBe(from);
    }
    const starts = Array.from({ length: code.text.length + 1 }, (_, offset) => code.startOf(offset));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts.at(-1)).toBe(24);
  });
});
