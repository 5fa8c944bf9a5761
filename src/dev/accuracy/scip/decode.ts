/** One occurrence of a symbol. Lines and columns count from 0, columns in UTF-16 code units (see `OracleIndex`). */
export interface Occurrence {
  line: number;
  column: number;
  symbol: string;
  isDefinition: boolean;
}

export interface ScipDocument {
  path: string;
  occurrences: Occurrence[];
}

const DEFINITION_ROLE = 1;
const text = new TextDecoder();

/**
 * The documents of a SCIP index and their occurrences; what else an index may hold is skipped. Throws a RangeError
 * when the bytes end in the middle of a field.
 */
export function decodeIndex(bytes: Uint8Array): ScipDocument[] {
  const documents: ScipDocument[] = [];
  for (const field of fieldsOf(bytes)) {
    if (field.number === 2 && field.bytes) documents.push(decodeDocument(field.bytes));
  }
  return documents;
}

function decodeDocument(bytes: Uint8Array): ScipDocument {
  const document: ScipDocument = { path: '', occurrences: [] };
  for (const field of fieldsOf(bytes)) {
    if (field.number === 1 && field.bytes) document.path = text.decode(field.bytes);
    if (field.number === 2 && field.bytes) document.occurrences.push(decodeOccurrence(field.bytes));
  }
  return document;
}

function decodeOccurrence(bytes: Uint8Array): Occurrence {
  const occurrence: Occurrence = { line: 0, column: 0, symbol: '', isDefinition: false };
  for (const { number, bytes: value, varint } of fieldsOf(bytes)) {
    if (number === 1 && value) {
      const [line = 0, column = 0] = packed(value);
      occurrence.line = line;
      occurrence.column = column;
    }
    if (number === 2 && value) occurrence.symbol = text.decode(value);
    if (number === 3) occurrence.isDefinition = (varint & DEFINITION_ROLE) !== 0;
  }
  return occurrence;
}

interface Field {
  number: number;
  /** Of a length-delimited field. */
  bytes: Uint8Array | undefined;
  varint: number;
}

function* fieldsOf(message: Uint8Array): Generator<Field> {
  const reader = { at: 0 };
  while (reader.at < message.length) {
    const tag = readVarint(message, reader);
    const number = tag >>> 3;
    const wire = tag & 7;
    if (wire === 0) yield { number, bytes: undefined, varint: readVarint(message, reader) };
    else if (wire === 2) {
      const length = readVarint(message, reader);
      const end = reader.at + length;
      if (end > message.length) throw new RangeError('The index ends in the middle of a field.');
      yield { number, bytes: message.subarray(reader.at, end), varint: 0 };
      reader.at = end;
    } else reader.at += wire === 1 ? 8 : 4;
  }
}

function packed(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  const reader = { at: 0 };
  while (reader.at < bytes.length) numbers.push(readVarint(bytes, reader));
  return numbers;
}

function readVarint(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[reader.at++];
    if (byte === undefined) throw new RangeError('The index ends in the middle of a number.');
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}
