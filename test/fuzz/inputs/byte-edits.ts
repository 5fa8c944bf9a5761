import fc from 'fast-check';
import { hostileTexts } from './hostile.ts';
import { indentedBlocks, nested } from './nesting.ts';
import { share } from './share.ts';

/** One edit of a text. Numbers are shares from 0 up to 1, so that an edit fits every text. */
export interface ByteEdit {
  kind: string;
  at: number;
  length: number;
  pick: number;
}

/** A place in a text of one character a byte. */
interface Spot {
  text: string;
  /** A few bytes or whole lines. */
  from: number;
  to: number;
  pick: number;
  /** Another file, to copy parts from. */
  donor: string;
}

/** Larger inputs take longer and find no more. */
const MAX_BYTES = 60_000;
const MAX_EXCERPT = 6000;
const MAX_REPEATED_BYTES = 30_000;

const invalidBytes = ['ff', 'c3', 'e282', 'eda080', 'f4908080', 'c080', '00', '0000', '1a', '85'].map((hex) =>
  Buffer.from(hex, 'hex').toString('latin1'),
);
const lineBreaks = ['\r\n', '\r', latin('\u2028'), latin('\u2029'), '\f', '\v', '\n\n', ''];
const fileStarts = [latin('\ufeff'), '\xff\xfe', '\xfe\xff', '#!/usr/bin/env x\n', '\x00'];
const indents = [' ', '\t', '', '     '];

const edits: Readonly<Record<string, (spot: Spot) => string>> = {
  flipBit: ({ text, from, pick }) =>
    replaced(text, from, from + 1, String.fromCharCode(text.charCodeAt(from) ^ (1 << indexAt(8, pick)))),
  remove: ({ text, from, to }) => replaced(text, from, to, ''),
  duplicate: ({ text, from, to }) => replaced(text, to, to, text.slice(from, to)),
  truncate: ({ text, from }) => text.slice(0, from),
  splice: ({ text, from, to, donor, pick }) => replaced(text, from, to, partOf(donor, pick, to - from)),
  join: ({ text, from, donor, pick }) => text.slice(0, from) + partOf(donor, pick, donor.length),
  swapTokens: ({ text, from, to, pick }) => {
    const tokens = text.slice(from, to).split(/(?<=\W)|(?=\W)/);
    const other = indexAt(tokens.length, pick);
    [tokens[0], tokens[other]] = [tokens[other] ?? '', tokens[0] ?? ''];
    return replaced(text, from, to, tokens.join(''));
  },
  rename: ({ text, from, pick }) => {
    const word = /[A-Za-z_]\w*/.exec(text.slice(from))?.[0];
    return word === undefined ? text : text.replaceAll(word, latin(chosen(hostileTexts, pick)));
  },
  insert: ({ text, from, pick }) => replaced(text, from, from, latin(chosen(hostileTexts, pick))),
  insertInvalid: ({ text, from, pick }) => replaced(text, from, from, chosen(invalidBytes, pick)),
  changeLineBreaks: ({ text, pick }) => text.replaceAll('\n', chosen(lineBreaks, pick)),
  prepend: ({ text, pick }) => chosen(fileStarts, pick) + text,
  repeat: ({ text, from, to, pick }) => replaced(text, to, to, repeated(text.slice(from, to) || ' ', pick)),
  repeatLine: ({ text, from, pick }) => {
    const start = text.lastIndexOf('\n', from) + 1;
    const end = text.indexOf('\n', from) + 1 || text.length;
    return replaced(text, end, end, repeated(`${text.slice(start, end).trimEnd()}\n`, pick));
  },
  nest: ({ text, from, to, pick }) => replaced(text, from, to, nested(text.slice(from, to), pick)),
  nestBlocks: ({ text, from, to, pick }) =>
    replaced(text, from, to, indentedBlocks(text.slice(from, to), pick)),
  indent: ({ text, from, to, pick }) =>
    replaced(text, from, to, text.slice(from, to).replace(/^[ \t]*/gm, chosen(indents, pick))),
};

export const byteEdits: fc.Arbitrary<ByteEdit[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(edits)), at: share, length: share, pick: share }),
  { minLength: 1, maxLength: 6 },
);

/** One of `count` files, edited in a few places. */
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

/** A copy with its edits made. */
export function withByteEdits(bytes: Uint8Array, steps: readonly ByteEdit[], donor = bytes): Uint8Array {
  const other = latinOf(donor);
  const edited = steps.reduce((text, edit) => withEdit(text, edit, other), latinOf(bytes));
  return Buffer.from(edited.slice(0, MAX_BYTES), 'latin1');
}

function withEdit(text: string, { kind, at, length, pick }: ByteEdit, donor: string): string {
  const isLines = Math.floor(length * 1000) % 2 === 0;
  let from = indexAt(text.length, at);
  let to = from + 1 + indexAt(isLines ? 400 : 12, length);
  if (isLines) {
    from = text.lastIndexOf('\n', from) + 1;
    to = text.indexOf('\n', to) + 1;
  }
  const end = to > from ? Math.min(to, text.length) : text.length;
  return edits[kind]?.({ text, from, to: end, pick, donor }) ?? text;
}

/** Whole lines of a long file; all of a short one. */
function excerpt(text: string, start: number): string {
  if (text.length <= MAX_EXCERPT) return text;
  const from = text.lastIndexOf('\n', indexAt(text.length - MAX_EXCERPT, start)) + 1;
  return text.slice(from, text.lastIndexOf('\n', from + MAX_EXCERPT) + 1 || undefined);
}

/** Few copies more often than many. */
function repeated(text: string, pick: number): string {
  return text.repeat(indexAt(MAX_REPEATED_BYTES / text.length, pick * pick));
}

function partOf(text: string, at: number, length: number): string {
  const from = indexAt(text.length, at);
  return text.slice(from, from + Math.max(1, length));
}

function replaced(text: string, from: number, to: number, part: string): string {
  return text.slice(0, from) + part + text.slice(to);
}

function chosen(items: readonly string[], pick: number): string {
  return items[indexAt(items.length, pick)] ?? '';
}

function indexAt(count: number, pick: number): number {
  return Math.floor(Math.max(0, count) * pick);
}

function latin(text: string): string {
  return latinOf(Buffer.from(text));
}

/** One character a byte. */
function latinOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
