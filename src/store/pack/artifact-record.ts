import { isFileShard } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { openStoredFile, storeFile } from '../../model/stored-file.ts';
import { RecordReader, type PartTexts } from './record.ts';

const WHOLE = '';

/** Returns the parts of an artifact that can be read alone, as JSON. */
export function artifactParts(path: string, value: unknown): PartTexts {
  if (!isFileShard(path)) return new Map([[WHOLE, JSON.stringify(value)]]);
  const texts = new Map<string, string>();
  for (const [name, part] of storeFile(value as FileShard)) texts.set(name, JSON.stringify(part));
  return texts;
}

/** Returns the value of a record; undefined if it is damaged. The members of a file are read when they are used. */
export function readArtifactRecord(
  path: string,
  bytes: Buffer,
  onRead?: (characters: number) => void,
): unknown {
  const record = RecordReader.open(path, bytes, onRead);
  if (!record) return undefined;
  return isFileShard(path) ? openStoredFile((name) => record.read(name)) : record.read(WHOLE);
}
