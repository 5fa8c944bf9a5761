/** Wire types of protobuf. */
const Wire = { Varint: 0, Fixed64: 1, Delimited: 2, Fixed32: 5 } as const;

/** The bytes are no protobuf message. */
export class MalformedMessage extends Error {
  constructor() {
    super('is damaged or not a SCIP index');
    this.name = 'MalformedMessage';
  }
}

const decoder = new TextDecoder();

/** Reads the fields of one protobuf message. Throws `MalformedMessage` if the bytes end early or have an unknown wire type. */
export class MessageReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #wire = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Returns the number of the next field, whose value must then be read or skipped; undefined at the end. */
  next(): number | undefined {
    if (this.#at >= this.#bytes.length) return undefined;
    const tag = this.#varint();
    this.#wire = tag & 7;
    const field = Math.floor(tag / 8);
    if (field === 0) throw new MalformedMessage();
    return field;
  }

  number(): number {
    if (this.#wire !== Wire.Varint) throw new MalformedMessage();
    return this.#varint();
  }

  bytes(): Uint8Array {
    if (this.#wire !== Wire.Delimited) throw new MalformedMessage();
    return this.#take(this.#varint());
  }

  text(): string {
    return decoder.decode(this.bytes());
  }

  message(): MessageReader {
    return new MessageReader(this.bytes());
  }

  /** Adds the values of a repeated field, which may be packed or one by one. */
  addNumbers(into: number[]): void {
    if (this.#wire === Wire.Varint) {
      into.push(this.#varint());
      return;
    }
    const packed = this.message();
    while (packed.#at < packed.#bytes.length) into.push(packed.#varint());
  }

  skip(): void {
    switch (this.#wire) {
      case Wire.Varint:
        this.#varint();
        break;
      case Wire.Fixed64:
        this.#take(8);
        break;
      case Wire.Delimited:
        this.#take(this.#varint());
        break;
      case Wire.Fixed32:
        this.#take(4);
        break;
      default:
        throw new MalformedMessage();
    }
  }

  #take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedMessage();
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  #varint(): number {
    let value = 0;
    // SCIP has no number above 32 bits, but a negative int32 is written with ten bytes.
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new MalformedMessage();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new MalformedMessage();
  }
}
