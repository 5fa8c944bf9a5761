/** Fields of the messages `Index` and `Document` in `scip.proto`. */
const DOCUMENTS = 2;
const RELATIVE_PATH = 1;
const LENGTH_DELIMITED = 2;

/**
 * The paths of an index's documents, in its order. Reads the wire format and skips what else is in it.
 * Throws a RangeError when the bytes end in the middle of a field.
 */
export function documentPaths(index: Uint8Array): string[] {
  const text = new TextDecoder();
  return fields(index, DOCUMENTS).flatMap((document) =>
    fields(document, RELATIVE_PATH).map((path) => text.decode(path)),
  );
}

/** Every value of a length-delimited field of a message. */
function fields(message: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  let at = 0;
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    if (wire === LENGTH_DELIMITED) {
      const length = varint();
      if (at + length > message.length) throw new RangeError('The index ends in the middle of a field.');
      if (tag >>> 3 === wanted) found.push(message.subarray(at, at + length));
      at += length;
    } else if (wire === 0) varint();
    else at += wire === 1 ? 8 : 4;
  }
  return found;

  function varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('The index ends in the middle of a number.');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
}
