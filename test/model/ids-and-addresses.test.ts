import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressAbove,
  claimAddress,
  directoryAddress,
  encodeSegment,
  pathAddress,
} from '../../src/model/address.ts';
import { fileId, packageId, parseId, symbolId } from '../../src/model/id.ts';
import { nodeKinds } from '../../src/model/kinds.ts';

/** Names as hostile repositories have them. */
const name = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'index.html',
      'INDEX.JSON',
      'con',
      'NUL.txt',
      'lpt1',
      'CONOUT$',
      '.git',
      '..',
      '.',
    ),
    fc.constantFrom(
      'a b',
      '<script>',
      'a%2fb',
      '#?',
      '😀',
      'ä\n',
      'x'.repeat(255),
      '~2',
      'a~~2',
      "it's",
      '"',
      '\\',
      'a:b',
    ),
  )
  .filter((text) => !text.includes('/'));
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const kind = fc.constantFrom(...nodeKinds);

describe('ids', () => {
  it('can be taken apart again', () => {
    fc.assert(
      fc.property(kind, path, name, (ofKind, ofPath, symbol) => {
        const found = parseId(symbolId(ofKind, ofPath, symbol));
        expect(found).toMatchObject({ kind: ofKind, path: ofPath });
        expect(symbolId(ofKind, ofPath, found?.symbol ?? '')).toBe(symbolId(ofKind, ofPath, symbol));
        expect(parseId(fileId(ofPath))).toEqual({ kind: 'module', path: ofPath, symbol: '' });
        expect(parseId(packageId(ofPath))).toEqual({ kind: 'package', path: ofPath, symbol: '' });
      }),
    );
  });

  it('of different nodes are different', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(fileId(one) === fileId(other)).toBe(one === other);
      }),
    );
  });
});

describe('addresses', () => {
  it('are file names that every system and host takes', () => {
    fc.assert(
      fc.property(name, (text) => {
        const segment = encodeSegment(text);
        expect(segment).toMatch(/^[A-Za-z0-9_,=@+()[\]$!~-][A-Za-z0-9_.,=@+()[\]$!~-]*$/);
        expect(segment.length).toBeLessThanOrEqual(200);
        expect(segment).not.toMatch(/^(con|conin\$|conout\$|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(segment).not.toMatch(/^index\.(html|json)$/i);
        expect(segment).not.toMatch(/[.~]$/);
      }),
    );
  });

  it('keep plain names as they are', () => {
    expect(pathAddress('src/model/address.ts')).toBe('src/model/address.ts');
    expect(pathAddress('packages/@scope/a_b-c.d.ts')).toBe('packages/@scope/a_b-c.d.ts');
  });

  it('of folders in deep places are as long as those of others, and lead back to the same folders', () => {
    const names = Array.from({ length: 2000 }, (_, at) => `d${at % 7}`);
    const deep = directoryAddress(names.join('/'));
    expect(deep).toMatch(/^(d\d\/){24}~~[0-9a-f]{16}$/);
    expect(pathAddress(`${names.join('/')}/a.ts`)).toBe(`${deep}/a.ts`);
    for (const depth of [1, 24, 25, 1000, 2000]) {
      const above = names.slice(0, depth).join('/');
      expect(addressAbove(names.join('/'), deep, depth)).toBe(directoryAddress(above));
    }
  });

  it('of different names are different', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(encodeSegment(one) === encodeSegment(other)).toBe(one === other);
      }),
      {
        examples: [
          ['~', ''],
          ['con', 'con~-'],
          ['CONIN$', 'CONIN$~-'],
          ['.a', '~2ea'],
          ['index.html', 'index.html~-'],
          ['a.', 'a~2e'],
        ],
      },
    );
  });

  it('that differ only in case are told apart, in the order in which they come', () => {
    const claimed = new Set<string>();
    expect(
      ['Readme', 'README', 'readme', 'readme~~2', 'other'].map((each) => claimAddress(each, claimed)),
    ).toEqual(['Readme', 'README~~2', 'readme~~3', 'readme~~2~~2', 'other']);
  });
});
