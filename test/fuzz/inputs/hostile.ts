/** Names, paths, ids, patterns and source code that are known to break programs. */
export const hostileTexts: readonly string[] = [
  ...words(
    '. .. / \\ * ** **/* ! # % %00 %2e%2e%2f ~ ~1 : :: ../../etc/passwd /etc/passwd ..\\..\\x C:\\x //host/share a//b ./a a/.',
  ),
  ...words(
    'CON nul.txt __proto__ constructor toString hasOwnProperty prototype length valueOf then file: file:a class:a:b',
  ),
  ...words(
    'package: package:__proto__ method:%00:x root node:fs null -1 1e999 0x10 NaN 9007199254740993 2024-02-30 HEAD HEAD~1',
  ),
  ...words(
    '--help -o $(id) (a+)+$ (?<=a)b [ ( a{99999} (a{9}){9} ^(([a-z])+.)+[A-Z]([a-z])+$ ]]> |---| <!-- `${x}` [a](javascript:b)',
  ),
  ...words('\u212a ſ ß İ 🌳 👩‍👩‍👧 e\u0301 \u202ereversed\u202c \u2066\u2069 \ufffd \ud800 a\0b \0'),
  ...['', ' ', '\r\n', '\u2028', '\ufeff', '</script><i-am-markup>', `'"><i-am-markup a="`],
  ...['é'.repeat(60), 'x'.repeat(5000), '/'.repeat(300), '.*'.repeat(40)],
];

/** Long and deep paths and names. Each part is looked up by itself, so the time of a careless look-up grows with a power of their number. */
export const deepTexts: readonly string[] = [
  'a/',
  'a.',
  'a::',
  'a:',
  '/',
  './',
  '../',
  '%2F',
  '~',
  'é/',
].flatMap((part) => [300, 2_000, 7_000].map((length) => part.repeat(length / part.length)));

/** JSON values of every type, empty, extreme, deep and long. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, -1e308, 2 ** 31, 2 ** 53, [], {}, [[]], [null], { a: {} }],
  ...[{ length: 3 }, { then: 1 }, { toString: 1 }, JSON.parse('{"__proto__":{"a":1}}') as unknown],
  ...[nested(500), Array.from({ length: 300 }, (_, i) => i)],
];

/** The words of a text. */
export function words(text: string): string[] {
  return text.split(' ');
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}
