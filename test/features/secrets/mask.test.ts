import { describe, expect, it } from 'vitest';
import { maskText, mergeRanges } from '../../../src/features/secrets/mask.ts';
import { privateKey } from './fake-secrets.ts';

describe('maskText', () => {
  it('keeps length, lines and the surrounding text', () => {
    const text = 'a = "s3cr\r\net\u{1f511}!"; b';
    const start = text.indexOf('s3');
    const end = text.indexOf('"; b');
    expect(maskText(text, [start, end])).toBe('a = "XXXX\r\nXXXXX"; b');
  });

  it('keeps the string literals around the parts of a key', () => {
    const [begin = '', first = '', ...rest] = privateKey();
    const source = ['`x`;', `const key = '${begin}\\n' +`, `  '${first}\\n'+'${rest.join('\\n')}';`].join(
      '\n',
    );
    const start = source.indexOf(begin);
    const masked = maskText(source, [start, source.length - 2]);
    expect(masked).toHaveLength(source.length);
    expect(masked).toContain(`'${begin}\\n' +\n  'XXXX`);
    expect(masked).toContain("X\\n'+'X");
    expect(masked.endsWith(`X\\n${rest.at(-1) ?? ''}';`)).toBe(true);
    for (const line of [first, ...rest.slice(0, -1)]) expect(masked).not.toContain(line.slice(0, 8));
  });
});

describe('mergeRanges', () => {
  it('merges ranges that touch or overlap', () => {
    expect(
      mergeRanges([
        [5, 9],
        [0, 2],
        [2, 3],
        [8, 12],
        [20, 21],
        [6, 7],
      ]),
    ).toEqual([0, 3, 5, 12, 20, 21]);
  });
});
