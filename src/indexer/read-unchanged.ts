import { sha256 } from '../base/sha256.ts';
import { maskText } from '../features/secrets/mask.ts';
import { decodeText } from './discover/decode.ts';
import type { IndexedFile } from './files/indexed-file.ts';
import type { Source } from './source/source.ts';

/** A file changed between two readings, so facts from the first do not fit the text of the second. */
export class ChangedWhileIndexing extends Error {
  readonly path: string;

  constructor(path: string, options?: ErrorOptions) {
    super(`${path} changed while the repository was being read. Run the command again.`, options);
    this.name = 'ChangedWhileIndexing';
    this.path = path;
  }
}

/** Reads the text of a file as it is published. Throws `ChangedWhileIndexing` if it is no longer what was analysed. */
export async function readUnchanged(
  source: Source,
  { path, hash, status, bytes, withheld }: IndexedFile,
): Promise<string> {
  // The page of a file that could not be read is empty.
  if (status === 'failed' && bytes === 0) return '';
  let content: Uint8Array;
  try {
    content = await source.read(path);
  } catch (cause) {
    throw new ChangedWhileIndexing(path, { cause });
  }
  if (sha256(content) !== (withheld?.bytesHash ?? hash)) throw new ChangedWhileIndexing(path);
  return maskText(decodeText(content).text, withheld?.ranges ?? []);
}

export type TextReader = (path: string) => Promise<string | undefined>;

/**
 * Returns a function that reads analysed files by path, and returns undefined for others and for files that changed.
 * Secrets are masked, since artifacts quote configuration files.
 */
export function createTextReader(source: Source, records: readonly IndexedFile[]): TextReader {
  const byPath = new Map(records.map((record) => [record.path, record]));
  return async (path) => {
    const record = byPath.get(path);
    return record && readUnchanged(source, record).catch(() => undefined);
  };
}
