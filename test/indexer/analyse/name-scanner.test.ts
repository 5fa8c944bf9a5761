import { expect, it } from 'vitest';
import { NameScanner } from '../../../src/indexer/analyse/skipped-files/name-scanner.ts';

const scanner = new NameScanner(
  new Map(
    ['use', 'größe', '$on', 'lib', 'ab', 'constructor'].map((word) => [
      word,
      { symbol: word !== 'lib', file: word === 'lib', unresolved: false },
    ]),
  ),
);
const found = (text: string | Uint8Array) => {
  const { symbols, files } = scanner.namesIn(typeof text === 'string' ? Buffer.from(text) : text);
  return [...symbols, ...files];
};

it.each([
  ['use', ['use']],
  ['a.use(größe,$on)', ['use', 'größe', '$on']],
  ['user reuse use1 us e', []],
  ['ab', []],
  ['"\\nuse()"', ['use']],
  ['__proto__ toString', []],
  ['import"./lib.js"', ['lib']],
  ['from pkg.lib import x', ['lib']],
  ["require('lib')", ['lib']],
  ['lib', ['lib']],
  ['{lib:1},(lib)', []],
  ['', []],
])('finds known words in %j', (text, words) => {
  expect(found(text)).toEqual(words);
});

it('decodes UTF-16 with a byte order mark, and bytes that are not text', () => {
  expect(found(Buffer.from('\uFEFFa use b', 'utf16le'))).toEqual(['use']);
  expect(found(Buffer.from([0xff, 0x20, 0x75, 0x73, 0x65, 0x20, 0xfe]))).toEqual(['use']);
});
