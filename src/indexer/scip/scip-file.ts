import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { MalformedMessage, MessageReader } from './message-reader.ts';
import { readDocument, readDocumentPath, type ScipDocument } from './scip-document.ts';
import { scipError } from './scip-error.ts';

/** A SCIP index that the user named. */
export interface ScipSource {
  /** The absolute path. */
  file: string;
  /** The path for readers: relative to the root, or the name alone. */
  name: string;
}

const MAX_FILE_BYTES = 4_000_000_000;
/** A document of one source file, which is itself limited. */
const MAX_MESSAGE_BYTES = 256_000_000;
const CHUNK_BYTES = 1 << 20;
const MAX_VARINT_BYTES = 10;

export interface ScipMetadata {
  tool: string;
  /** A URL, from which relative paths start. */
  projectRoot: string;
}

/** A document that is decoded when it is read. */
export interface ScipPart {
  /** The metadata of the index, which precede its documents. */
  metadata: ScipMetadata;
  /** Relative to the root of the index. */
  path: string;
  read(): ScipDocument;
}

/**
 * Reads an index document by document, so that memory does not grow with its size. A document can be read until the next one is asked
 * for. Throws a `SourceError` if the file cannot be read or is no index.
 */
export function* readScipParts({ file, name }: ScipSource): Generator<ScipPart, void> {
  let descriptor: number;
  try {
    // Opening a pipe waits for a writer. Windows does not have the flag, which counts as 0.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    throw scipError(name, 'cannot be read: there is no such file, or no permission', { cause });
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw scipError(name, 'is not a file');
    if (stat.size > MAX_FILE_BYTES) throw scipError(name, 'is larger than 4 GB');
    if (stat.size === 0) throw scipError(name, 'is empty');
    let metadata: ScipMetadata = { tool: '', projectRoot: '' };
    for (const { field, bytes } of topFields(descriptor, stat.size)) {
      if (field === 1) metadata = readMetadata(bytes);
      else if (field === 2)
        yield {
          metadata,
          path: readDocumentPath(bytes),
          read: () => named(name, () => readDocument(bytes)),
        };
    }
  } catch (cause) {
    throw namedError(name, cause);
  } finally {
    closeSync(descriptor);
  }
}

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw namedError(name, cause);
  }
}

function namedError(name: string, cause: unknown): unknown {
  return cause instanceof MalformedMessage ? scipError(name, cause.message, { cause }) : cause;
}

/** The fields of the index itself, which all have a length. */
function* topFields(descriptor: number, size: number): Generator<{ field: number; bytes: Uint8Array }, void> {
  let buffer = new Uint8Array(CHUNK_BYTES);
  let start = 0;
  let end = 0;
  let left = size;
  const fill = (wanted: number): void => {
    if (end - start >= wanted || left === 0) return;
    const kept = buffer.subarray(start, end);
    const target = wanted > buffer.length ? new Uint8Array(wanted) : buffer;
    target.set(kept);
    end = kept.length;
    start = 0;
    buffer = target;
    while (end < wanted && left > 0) {
      const read = readSync(descriptor, buffer, end, Math.min(buffer.length - end, left), null);
      if (read === 0) left = 0;
      end += read;
      left = Math.max(0, left - read);
    }
  };
  for (;;) {
    fill(2 * MAX_VARINT_BYTES);
    if (start === end) return;
    const tag = varintAt(buffer, start, end);
    const length = varintAt(buffer, tag.next, end);
    if (tag.value % 8 !== 2 || length.value > MAX_MESSAGE_BYTES) throw new MalformedMessage();
    start = length.next;
    fill(length.value);
    if (end - start < length.value) throw new MalformedMessage();
    yield { field: Math.floor(tag.value / 8), bytes: buffer.subarray(start, start + length.value) };
    start += length.value;
  }
}

function varintAt(buffer: Uint8Array, at: number, end: number): { value: number; next: number } {
  let value = 0;
  for (let index = at; index < end && index < at + MAX_VARINT_BYTES; index++) {
    const byte = buffer[index] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (index - at));
    if (byte < 0x80) return { value, next: index + 1 };
  }
  throw new MalformedMessage();
}

function readMetadata(bytes: Uint8Array): ScipMetadata {
  const metadata: ScipMetadata = { tool: '', projectRoot: '' };
  const reader = new MessageReader(bytes);
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 2) metadata.tool = readToolName(reader.message());
    else if (field === 3) metadata.projectRoot = reader.text();
    else reader.skip();
  }
  return metadata;
}

function readToolName(reader: MessageReader): string {
  let name = '';
  for (let field = reader.next(); field !== undefined; field = reader.next()) {
    if (field === 1) name = reader.text();
    else reader.skip();
  }
  return name;
}
