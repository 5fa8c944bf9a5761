import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';

const compress = promisify(deflateRaw);

/** The parts of an artifact, as JSON texts. */
export type PartTexts = ReadonlyMap<string, string>;

/** Level 1 takes half of the time of the default and makes files a tenth larger. */
const LEVEL = 1;
const CHECKSUM_BYTES = 12;
const LENGTH_BYTES = 4;
/** Shorter parts are in one section: inflating a section has a fixed cost. */
const MIN_SECTION = 4000;

/** Names of the parts in a section, its bytes, and the characters of its text. */
type Section = readonly [names: readonly string[], bytes: number, characters: number];

/**
 * Makes the record of the artifact with this path: a checksum, the list of its sections, and the sections, of which each is compressed alone, by the
 * threads of Node.
 */
export async function encodeRecord(path: string, parts: PartTexts): Promise<Buffer> {
  const long = [...parts].filter(([, text]) => text.length >= MIN_SECTION);
  const short = [...parts].filter(([, text]) => text.length < MIN_SECTION);
  const groups = [...(short.length > 0 ? [short] : []), ...long.map((part) => [part])];
  const texts = groups.map((group) => {
    const [first] = group;
    return group.length === 1 && first ? first[1] : `[${group.map(([, text]) => text).join(',')}]`;
  });
  const bodies = await Promise.all(texts.map((text) => compress(text, { level: LEVEL })));
  const sections = groups.map((group, at): Section => [
    group.map(([name]) => name),
    bodies[at]?.length ?? 0,
    texts[at]?.length ?? 0,
  ]);
  const list = Buffer.from(JSON.stringify(sections));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(list.length);
  const content = Buffer.concat([length, list, ...bodies]);
  return Buffer.concat([checksum(path, content), content]);
}

/** Reads the parts of an artifact. `onRead` is told the characters of each text that is parsed. */
export class RecordReader {
  readonly #bytes: Buffer;
  readonly #sections = new Map<
    string,
    { names: readonly string[]; start: number; end: number; size: number }
  >();
  readonly #short = new Map<string, unknown>();
  readonly #onRead: ((characters: number) => void) | undefined;

  private constructor(bytes: Buffer, onRead: ((characters: number) => void) | undefined) {
    this.#bytes = bytes;
    this.#onRead = onRead;
    let start = CHECKSUM_BYTES + LENGTH_BYTES + bytes.readUInt32LE(CHECKSUM_BYTES);
    const list = bytes.subarray(CHECKSUM_BYTES + LENGTH_BYTES, start).toString();
    for (const [names, length, size] of JSON.parse(list) as Section[]) {
      const section = { names, start, end: start + length, size };
      for (const name of names) this.#sections.set(name, section);
      start += length;
    }
  }

  /** Returns undefined if the bytes are not what was written, as a power cut can leave them, or belong to another artifact. */
  static open(path: string, bytes: Buffer, onRead?: (characters: number) => void): RecordReader | undefined {
    const expected = bytes.subarray(0, CHECKSUM_BYTES);
    if (!expected.equals(checksum(path, bytes.subarray(CHECKSUM_BYTES)))) return undefined;
    return new RecordReader(bytes, onRead);
  }

  /** Returns the value of a part; undefined if there is none. */
  read(name: string): unknown {
    const section = this.#sections.get(name);
    if (!section) return undefined;
    if (section.names.length === 1) return this.#parse(section);
    if (this.#short.size === 0) {
      const values = this.#parse(section) as unknown[];
      for (const [at, each] of section.names.entries()) this.#short.set(each, values[at]);
    }
    return this.#short.get(name);
  }

  #parse({ start, end, size }: { start: number; end: number; size: number }): unknown {
    this.#onRead?.(size);
    return JSON.parse(inflateRawSync(this.#bytes.subarray(start, end)).toString());
  }
}

function checksum(path: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(`${path}\0`).update(content).digest().subarray(0, CHECKSUM_BYTES);
}
