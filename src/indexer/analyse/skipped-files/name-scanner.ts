import { decodeText, utf16Label } from '../../discover/decode.ts';

/** Shorter names are common as variables of minified files. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 200;
/** A bit table by hash of the bytes filters out nearly all other words. */
const BITS = 1 << 20;

/** The use of a known word: as the name of symbols, of files, of neither but of unresolved references, or of several of them. */
export interface KnownWord {
  symbol: boolean;
  file: boolean;
  unresolved: boolean;
}

export interface NamesFound {
  symbols: Set<string>;
  files: Set<string>;
  unresolved: Set<string>;
}

/** Finds known words in arbitrary bytes, in time independent of their number. */
export class NameScanner {
  readonly #known: ReadonlyMap<string, KnownWord>;
  readonly #bits = new Uint8Array(BITS / 8);

  constructor(known: ReadonlyMap<string, KnownWord>) {
    this.#known = known;
    for (const word of known.keys()) {
      const at = slot(hashOf(Buffer.from(word, 'utf8')));
      this.#bits[at >> 3] = (this.#bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }

  /** Returns the known words that a file contains in a context that fits what they name. */
  namesIn(file: Uint8Array): NamesFound {
    const bytes = utf16Label(file)
      ? Buffer.from(decodeText(file).text, 'utf8')
      : Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const found = { symbols: new Set<string>(), files: new Set<string>(), unresolved: new Set<string>() };
    let start = -1;
    let hash = SEED;
    for (let at = 0; at <= bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (isPart[byte] === 1) {
        if (start < 0) {
          start = at;
          hash = SEED;
        }
        hash = next(hash, byte);
        continue;
      }
      if (start < 0) continue;
      this.#look(bytes, start, at, hash, found);
      // In a string of source text, `\n` may precede the first word of a line.
      if (bytes[start - 1] === BACKSLASH)
        this.#look(bytes, start + 1, at, hashOf(bytes.subarray(start + 1, at)), found);
      start = -1;
    }
    return found;
  }

  #look(
    bytes: Buffer,
    start: number,
    end: number,
    hash: number,
    { symbols, files, unresolved }: NamesFound,
  ): void {
    const length = end - start;
    if (length < MIN_LENGTH || length > MAX_LENGTH) return;
    if (((this.#bits[slot(hash) >> 3] ?? 0) & (1 << (slot(hash) & 7))) === 0) return;
    const word = bytes.toString('utf8', start, end);
    const known = this.#known.get(word);
    if (known?.symbol) symbols.add(word);
    if (known?.unresolved) unresolved.add(word);
    if (known?.file && beforeFile[bytes[start - 1] ?? SPACE] === 1) files.add(word);
  }
}

const SEED = 0x811c9dc5 | 0;
const SPACE = 32;
const BACKSLASH = 92;

function hashOf(bytes: Uint8Array): number {
  let hash = SEED;
  for (const byte of bytes) hash = next(hash, byte);
  return hash;
}

function next(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

function slot(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BITS - 1);
}

/** Letters, digits, `_`, `$` and everything outside ASCII. */
const isPart = tableOf((code) => code > 127 || /[\w$]/.test(String.fromCharCode(code)));
/**
 * Characters before the name of a file in a reference to it: in a path, a string, or a list of words with
 * dots or blanks.
 */
const beforeFile = tableOf((code) => /[\s"'`./\\]/.test(String.fromCharCode(code)));

function tableOf(holds: (code: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(holds(code)));
}
