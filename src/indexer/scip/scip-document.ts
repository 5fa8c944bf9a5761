import { MessageReader } from './message-reader.ts';

/** Bits of `SymbolRole`. */
export const ScipRole = { Definition: 1, Import: 2 } as const;

/** The unit of columns: a value of `PositionEncoding`. An unspecified one is read as UTF-16. */
export const ScipEncoding = { Unspecified: 0, Utf8: 1, Utf16: 2, Utf32: 3 } as const;

/** `[startLine, startColumn, endLine, endColumn]`, zero-based, columns in the encoding of the document. */
export type ScipRange = readonly [number, number, number, number];

export interface ScipOccurrence {
  range: ScipRange;
  symbol: string;
  /** Bits of `ScipRole`. */
  roles: number;
  /** The whole definition; undefined if the index does not say. */
  enclosing: ScipRange | undefined;
}

export interface ScipSymbol {
  symbol: string;
  documentation: string[];
  /** A value of `SymbolInformation.Kind`; 0 if unspecified. */
  kind: number;
  displayName: string;
  signature: string;
  enclosingSymbol: string;
}

export interface ScipDocument {
  /** Relative to the root of the index. */
  path: string;
  language: string;
  /** The text that was indexed; empty if the index does not have it. */
  text: string;
  encoding: number;
  occurrences: ScipOccurrence[];
  symbols: ScipSymbol[];
}

/** Returns the path of a document without decoding the rest. */
export function readDocumentPath(bytes: Uint8Array): string {
  const reader = new MessageReader(bytes);
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 1) return reader.text();
    reader.skip();
  }
  return '';
}

/** Decodes a `Document` of `scip.proto`. */
export function readDocument(bytes: Uint8Array): ScipDocument {
  const document: ScipDocument = {
    path: '',
    language: '',
    text: '',
    encoding: ScipEncoding.Unspecified,
    occurrences: [],
    symbols: [],
  };
  const reader = new MessageReader(bytes);
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 1) document.path = reader.text();
    else if (field === 2) {
      const occurrence = readOccurrence(reader.message());
      if (occurrence) document.occurrences.push(occurrence);
    } else if (field === 3) document.symbols.push(readSymbol(reader.message()));
    else if (field === 4) document.language = reader.text();
    else if (field === 5) document.text = reader.text();
    else if (field === 6) document.encoding = reader.number();
    else reader.skip();
  }
  return document;
}

/** Returns undefined for an occurrence without a range or symbol, such as one that only colours the text. */
function readOccurrence(reader: MessageReader): ScipOccurrence | undefined {
  const numbers: number[] = [];
  const enclosingNumbers: number[] = [];
  let range: ScipRange | undefined;
  let enclosing: ScipRange | undefined;
  let symbol = '';
  let roles = 0;
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 1) reader.addNumbers(numbers);
    else if (field === 2) symbol = reader.text();
    else if (field === 3) roles = reader.number();
    else if (field === 7) reader.addNumbers(enclosingNumbers);
    // Newer indexers write ranges as messages: of one line, or of several.
    else if (field === 8 || field === 9) range = readTypedRange(reader.message(), field === 8);
    else if (field === 10 || field === 11) enclosing = readTypedRange(reader.message(), field === 10);
    else reader.skip();
  }
  range ??= toRange(numbers);
  return range && symbol !== ''
    ? { range, symbol, roles, enclosing: enclosing ?? toRange(enclosingNumbers) }
    : undefined;
}

function toRange(numbers: readonly number[]): ScipRange | undefined {
  const [line, column, third, fourth] = numbers;
  if (line === undefined || column === undefined || third === undefined) return undefined;
  return fourth === undefined ? [line, column, line, third] : [line, column, third, fourth];
}

function readTypedRange(reader: MessageReader, isSingleLine: boolean): ScipRange {
  const numbers = [0, 0, 0, 0];
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field <= 4) numbers[field - 1] = reader.number();
    else reader.skip();
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
  return isSingleLine ? [first, second, first, third] : [first, second, third, fourth];
}

function readSymbol(reader: MessageReader): ScipSymbol {
  const found: ScipSymbol = {
    symbol: '',
    documentation: [],
    kind: 0,
    displayName: '',
    signature: '',
    enclosingSymbol: '',
  };
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 1) found.symbol = reader.text();
    else if (field === 3) found.documentation.push(reader.text());
    else if (field === 5) found.kind = reader.number();
    else if (field === 6) found.displayName = reader.text();
    else if (field === 7) found.signature = readDocument(reader.bytes()).text;
    else if (field === 8) found.enclosingSymbol = reader.text();
    else reader.skip();
  }
  return found;
}
