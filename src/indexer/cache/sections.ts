import { DefaultDeserializer, DefaultSerializer } from 'node:v8';

/*
 * A value as V8 serializes it, but its typed arrays stand behind it: V8 would copy each into a buffer that it doubles as it
 * grows, which takes more memory than all else in a large run.
 *
 * Count of sections, length of the serialized value, lengths of the sections (each eight bytes, little endian); then the value and
 * the sections, each at a multiple of eight bytes.
 */

const WORD = 8;

/** The kinds of arrays, by their code. */
const kinds = [Int32Array, Uint8Array, Uint32Array, Float64Array] as const;
type Section = InstanceType<(typeof kinds)[number]>;

/** Methods to override that the types lack. V8 calls them for each typed array. */
declare module 'node:v8' {
  interface Serializer {
    _writeHostObject?(value: object): void;
  }
}

class SectionSerializer extends DefaultSerializer {
  readonly sections: Uint8Array[] = [];

  override _writeHostObject(value: object): void {
    const kind = kinds.findIndex((each) => value instanceof each);
    if (kind < 0) throw new TypeError(`An object of the class ${value.constructor.name} cannot be cached.`);
    const { buffer, byteOffset, byteLength } = value as Section;
    this.writeUint32(kind);
    this.writeUint32(this.sections.length);
    this.sections.push(new Uint8Array(buffer, byteOffset, byteLength));
  }
}

class SectionDeserializer extends DefaultDeserializer {
  readonly #sections: readonly Uint8Array<ArrayBuffer>[];
  readonly #copies: boolean;

  constructor(body: Uint8Array<ArrayBuffer>, sections: readonly Uint8Array<ArrayBuffer>[], copies: boolean) {
    super(body);
    this.#sections = sections;
    this.#copies = copies;
  }

  _readHostObject(): Section {
    const kind = kinds[this.readUint32()];
    const bytes = this.#sections[this.readUint32()];
    if (!kind || !bytes) throw new RangeError('no such section');
    const view = new kind(bytes.buffer, bytes.byteOffset, bytes.byteLength / kind.BYTES_PER_ELEMENT);
    return this.#copies ? view.slice() : view;
  }
}

/** Returns the bytes of a value that `structuredClone` supports, in chunks to write behind each other. */
export function serializeInSections(value: unknown): Uint8Array[] {
  const serializer = new SectionSerializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  const body = serializer.releaseBuffer();
  const { sections } = serializer;
  const table = BigUint64Array.from(
    [sections.length, body.length, ...sections.map(({ byteLength }) => byteLength)],
    BigInt,
  );
  const chunks: Uint8Array[] = [new Uint8Array(table.buffer)];
  for (const part of [body, ...sections]) {
    chunks.push(part);
    const rest = part.byteLength % WORD;
    if (rest > 0) chunks.push(new Uint8Array(WORD - rest));
  }
  return chunks;
}

/** Reads what `serializeInSections` made, from memory at a multiple of eight bytes. With `copies`, arrays have memory of their own. */
export function deserializeSections(bytes: Uint8Array<ArrayBuffer>, copies: boolean): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (index: number): number => Number(view.getBigUint64(index * WORD, true));
  const count = word(0);
  let at = (2 + count) * WORD;
  const parts = Array.from({ length: count + 1 }, (_, index) => {
    const length = word(1 + index);
    const part = bytes.subarray(at, at + length);
    at += Math.ceil(length / WORD) * WORD;
    return part;
  });
  const [body = bytes, ...sections] = parts;
  const reader = new SectionDeserializer(body, sections, copies);
  reader.readHeader();
  return reader.readValue() as unknown;
}
