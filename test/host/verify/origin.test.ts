import { expect, it } from 'vitest';
import { originDifferences } from '../../../src/host/verify/origin.ts';

const atlas = {
  generator: { name: 'treeatlas', version: '0.1.0' },
  schemaVersion: 6,
  grammars: [
    { language: 'go', hash: 'aaaa' },
    { language: 'ruby', hash: 'bbbb' },
  ],
} as const;
const program = { version: '0.1.0', schemaVersion: 6, grammars: new Map([['go', 'aaaa']]) };

it('the same version with the same grammars gives the same bytes', () => {
  const grammars = new Map([...program.grammars, ['ruby', 'bbbb'], ['rust', 'cccc']]);
  expect(originDifferences({ ...atlas, grammars: [...atlas.grammars] }, { ...program, grammars })).toEqual(
    [],
  );
});

it('names another version, and grammars that differ or are missing', () => {
  const grammars = new Map([['go', 'dddd']]);
  expect(
    originDifferences(
      { ...atlas, grammars: [...atlas.grammars] },
      { version: '0.2.0', schemaVersion: 7, grammars },
    ),
  ).toEqual([
    'Treeatlas 0.1.0 built it, and this is 0.2.0.',
    'Its JSON has version 6, and this program writes 7.',
    'This program has other grammars for go.',
    'This program has no grammars for ruby.',
  ]);
});
