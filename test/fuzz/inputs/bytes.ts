import fc from 'fast-check';
import { hostileTexts } from './hostile.ts';

/** One edit of bytes, as shares of what they are applied to, so that it fits every text. */
export interface Edit {
  kind: string;
  /** Both from 0 up to 1. */
  at: number;
  length: number;
  pick: number;
}

/** What an edit is applied to. The text has one character a byte. */
interface Spot {
  text: string;
  /** A part of the text: a few bytes, or whole lines. */
  from: number;
  to: number;
  pick: number;
  /** Another file, to take parts from. */
  donor: string;
}

/** More than this tells nothing that less would not, and takes long. */
const MAX_BYTES = 60_000;
const MAX_REPEATED = 20_000;
const MAX_NESTED = 3000;

const invalid = [
  '\xff',
  '\xc3',
  '\xe2\x82',
  '\xed\xa0\x80',
  '\xf4\x90\x80\x80',
  '\xc0\x80',
  '\x00',
  '\x00\x00',
  '\x1a',
  '\x85',
];
const breaks = ['\r\n', '\r', '\xe2\x80\xa8', '\xe2\x80\xa9', '\f', '\v', '\n\n', ''];
const marks = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff', '#!/usr/bin/env x\n', '\x00'];
const nests: readonly (readonly [string, string])[] = [
  ...[
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['<', '>'],
    ['((', ''],
    ['', '}'],
    ['`${', '}`'],
    ['"', '"'],
    ['f"{', '}"'],
  ],
  ...[
    ['a.', 'b'],
    ['a(', ')'],
    ['x => ', ''],
    ['lambda: ', ''],
    ['!', ''],
    ['- ', ''],
    ['a ? ', ' : b'],
    ['not ', ''],
  ],
  ...[
    ['class A { b = ', '}'],
    ['function f() {', '}'],
    ['if x:\n ', ''],
    ['else if (a) {', '}'],
    ['<a>', '</a>'],
    ['/*', '*/'],
  ],
] as [string, string][];

const edits: Readonly<Record<string, (spot: Spot) => string>> = {
  flip: ({ text, from, pick }) =>
    put(text, from, from + 1, String.fromCharCode(text.charCodeAt(from) ^ (1 << oneOf(8, pick)))),
  remove: ({ text, from, to }) => put(text, from, to, ''),
  duplicate: ({ text, from, to }) => put(text, to, to, text.slice(from, to)),
  truncate: ({ text, from }) => text.slice(0, from),
  splice: ({ text, from, to, donor, pick }) => put(text, from, to, partOf(donor, pick, to - from)),
  join: ({ text, from, donor, pick }) => text.slice(0, from) + partOf(donor, pick, donor.length),
  swapTokens: ({ text, from, to, pick }) => {
    const tokens = text.slice(from, to).split(/(?<=\W)|(?=\W)/);
    const other = oneOf(tokens.length, pick);
    [tokens[0], tokens[other]] = [tokens[other] ?? '', tokens[0] ?? ''];
    return put(text, from, to, tokens.join(''));
  },
  rename: ({ text, from, pick }) => {
    const word = /[A-Za-z_]\w*/.exec(text.slice(from))?.[0];
    return word === undefined
      ? text
      : text.replaceAll(word, latin(hostileTexts[oneOf(hostileTexts.length, pick)]));
  },
  write: ({ text, from, pick }) =>
    put(text, from, from, latin(hostileTexts[oneOf(hostileTexts.length, pick)])),
  invalid: ({ text, from, pick }) => put(text, from, from, invalid[oneOf(invalid.length, pick)] ?? ''),
  breaks: ({ text, pick }) => text.replaceAll('\n', breaks[oneOf(breaks.length, pick)] ?? ''),
  begin: ({ text, pick }) => (marks[oneOf(marks.length, pick)] ?? '') + text,
  repeat: ({ text, from, to, pick }) => {
    const part = text.slice(from, to) || ' ';
    return put(text, to, to, part.repeat(oneOf(MAX_REPEATED / part.length, pick * pick)));
  },
  nest: ({ text, from, to, pick }) => {
    const [open, close] = nests[oneOf(nests.length, pick)] ?? ['', ''];
    const depth = 1 + oneOf(MAX_NESTED / (open.length + close.length), (pick * 7919) % 1);
    return put(text, from, to, open.repeat(depth) + text.slice(from, to) + close.repeat(depth));
  },
  indent: ({ text, from, to, pick }) =>
    put(
      text,
      from,
      to,
      text.slice(from, to).replace(/^[ \t]*/gm, [' ', '\t', '', '     '][oneOf(4, pick)] ?? ''),
    ),
};

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...Object.keys(edits)),
  at: share,
  length: share,
  pick: share,
});

export const byteEdits: fc.Arbitrary<Edit[]> = fc.array(anyEdit, { minLength: 1, maxLength: 6 });

/** Some file, edited in a few places. `read` takes a number below `count`. */
export function editedBytes(
  count: number,
  read: (file: number) => Uint8Array,
): fc.Arbitrary<{ file: number; bytes: Uint8Array }> {
  return fc
    .record({ file: fc.nat(count - 1), donor: fc.nat(count - 1), start: share, edits: byteEdits })
    .map(({ file, donor, start, edits: steps }) => {
      const text = excerpt(latinOf(read(file)), start);
      return { file, bytes: withByteEdits(Buffer.from(text, 'latin1'), steps, read(donor)) };
    });
}

/** A copy with its edits made. Parts that come from elsewhere come from `donor`. */
export function withByteEdits(bytes: Uint8Array, steps: readonly Edit[], donor = bytes): Uint8Array {
  const other = latinOf(donor);
  const edited = steps.reduce((text, edit) => apply(text, edit, other), latinOf(bytes));
  return Buffer.from(edited.slice(0, MAX_BYTES), 'latin1');
}

function apply(text: string, { kind, at, length, pick }: Edit, donor: string): string {
  const isLines = Math.floor(length * 1000) % 2 === 0;
  let from = oneOf(text.length, at);
  let to = from + 1 + oneOf(isLines ? 400 : 12, length);
  if (isLines) {
    from = text.lastIndexOf('\n', from) + 1;
    to = text.indexOf('\n', to) + 1;
  }
  return (
    edits[kind]?.({ text, from, to: to > from ? Math.min(to, text.length) : text.length, pick, donor }) ??
    text
  );
}

const MAX_EXCERPT = 6000;

/** Whole lines of a long file; all of a short one. */
function excerpt(text: string, start: number): string {
  if (text.length <= MAX_EXCERPT) return text;
  const from = text.lastIndexOf('\n', oneOf(text.length - MAX_EXCERPT, start)) + 1;
  return text.slice(from, text.lastIndexOf('\n', from + MAX_EXCERPT) + 1 || undefined);
}

function partOf(text: string, at: number, length: number): string {
  const from = oneOf(text.length, at);
  return text.slice(from, from + Math.max(1, length));
}

function put(text: string, from: number, to: number, part: string): string {
  return text.slice(0, from) + part + text.slice(to);
}

function oneOf(count: number, share: number): number {
  return Math.floor(Math.max(0, count) * share);
}

function latin(text = ''): string {
  return latinOf(Buffer.from(text));
}

function latinOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
