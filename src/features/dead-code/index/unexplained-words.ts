import { isImport } from '../../../model/kinds.ts';
import { viewIn, type FileShard } from '../../../model/file-shard.ts';
import { lineOffsets } from '../../../model/lines.ts';
import { ByteReader, ByteWriter } from '../../../model/packed-bytes.ts';
import { Owners } from './owners.ts';
import { runs, wordsOf, type CodeText } from './words.ts';

/** The words of a file of code that no edge explains, each with its occurrences in source order. */
export interface PartWords {
  /** The words, separated by spaces. */
  words: string;
  /** The bytes that each word takes in `occurrences`. */
  lengths: Uint32Array;
  /** For each occurrence: its owner, the lines since the last one, and `WordHow`. */
  occurrences: Uint8Array;
}

/** Collects the words. Calls `onName` for each string literal that can be a name, with whether an interpolation follows. */
export function unexplainedWords(
  shard: FileShard,
  onName: (text: string, isOpen: boolean) => void,
): PartWords {
  const { source } = shard;
  const starts = lineOffsets(source);
  const offset = (line: number, column: number): number => (starts[line - 1] ?? 0) + column - 1;
  const { explained, specifiers } = explainedPlaces(shard, offset);
  const owners = new Owners(shard, offset);
  const found = new Map<string, { writer: ByteWriter; line: number }>();
  const add = (word: string, owner: number, line: number, how: number): void => {
    let known = found.get(word);
    if (!known) found.set(word, (known = { writer: new ByteWriter(), line: 0 }));
    known.writer.number(owner);
    known.writer.number((line - known.line) * 4 + how);
    known.line = line;
  };
  const onText = ({ start, end, isName }: CodeText): void => {
    if (!isName || specifiers.has(start) || specifiers.has(start + 1)) return;
    const isOpen = source[end] === '{' || source[end] === '$' || /^\s*\+/.test(source.slice(end, end + 4));
    onName(source.slice(start, end), isOpen);
  };
  let line = 1;
  for (const word of wordsOf(source, viewIn(shard).highlights, onText)) {
    // The range of a private name includes its `#`.
    if (explained.has(word.start) || explained.has(word.start - 1)) continue;
    while (line < starts.length && (starts[line] ?? Infinity) <= word.start) line++;
    const owner = owners.at(word.start);
    add(word.text, owner, line, word.how);
    const hidden = hiddenName(word.text);
    if (hidden !== undefined) add(hidden, owner, line, word.how);
  }
  const all = [...found.values()].map(({ writer }) => writer.bytes());
  return {
    words: [...found.keys()].join(' '),
    lengths: Uint32Array.from(all, ({ length }) => length),
    occurrences: joined(all),
  };
}

/** Calls `visit` for each occurrence of the words that are wanted. */
export function eachOccurrence(
  { words, lengths, occurrences }: PartWords,
  isWanted: (word: string) => boolean,
  visit: (word: string, owner: number, line: number, how: number) => void,
): void {
  let start = 0;
  for (const [at, word] of words.split(' ').entries()) {
    const end = start + (lengths[at] ?? 0);
    if (isWanted(word)) {
      const reader = new ByteReader(occurrences.subarray(start, end));
      let line = 0;
      while (!reader.isAtEnd) {
        const owner = reader.number();
        const place = reader.number();
        line += place >>> 2;
        visit(word, owner, line, place & 3);
      }
    }
    start = end;
  }
}

/** Returns the offsets of names that edges explain, and those of the names of modules. */
function explainedPlaces(
  { nodes, ends, edges, candidates, imports, source }: FileShard,
  offset: (line: number, column: number) => number,
): Record<'explained' | 'specifiers', ReadonlySet<number>> {
  const explained = new Set<number>();
  for (const { nameSpan } of nodes.slice(1)) explained.add(offset(nameSpan[0], nameSpan[1]));
  const specifiers = new Set<number>();
  for (const { from, type, to, sites } of [...edges, ...candidates]) {
    if (from >= nodes.length) continue;
    for (const [line, column] of sites) explained.add(offset(line, column));
    const target = typeof to === 'number' ? (nodes[to] ?? ends[to - nodes.length]) : undefined;
    if (isImport(type) && target?.kind === 'module')
      for (const [line, column] of sites) specifiers.add(offset(line, column));
  }
  // The name of a module is not a reference to a symbol in it.
  for (const { span } of imports)
    for (const [start] of runs(source, offset(span[0], span[1]), offset(span[2], span[3])))
      explained.add(start);
  return { explained, specifiers };
}

/** Returns the name behind two underscores in the middle of a word: generated and mangled names contain that of a member. */
function hiddenName(word: string): string | undefined {
  const at = word.startsWith('_') ? word.indexOf('__', 2) : -1;
  return at < 0 ? undefined : word.slice(at);
}

function joined(all: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of all) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}
