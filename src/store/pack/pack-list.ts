import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digest } from '../../base/digest.ts';
import { writeAtomically } from '../../base/write-atomically.ts';

/** Increment this when the format of packs changes. */
const FORMAT = 5;
/** The end of the name of a list. */
export const LIST_SUFFIX = '.list';

/** The place of one artifact in a pack. */
export interface PackEntry {
  path: string;
  /** Index of the segment. */
  segment: number;
  offset: number;
  /** Bytes of the record. */
  length: number;
  /** Digest of the JSON texts of its parts. */
  digest: string;
  /** See `PlannedArtifact`. */
  key?: string | undefined;
}

/** A file of a pack, with the artifacts one behind the other. */
export interface PackSegment {
  name: string;
  bytes: number;
}

/** The content of a pack: which artifacts lie where. */
export interface PackList {
  segments: readonly PackSegment[];
  /** In the order in which the artifacts were written. */
  entries: readonly PackEntry[];
}

/** Writes the list of a pack. Readers find the old list or the new one. */
export function writePackList(file: string, { segments, entries }: PackList): void {
  const lines = entries.map(({ path, segment, offset, length, digest: of, key }) =>
    JSON.stringify([path, segment, offset, length, of, ...(key === undefined ? [] : [key])]),
  );
  const body = [JSON.stringify({ format: FORMAT, segments }), ...lines].join('\n');
  writeAtomically(file, `${listDigest(basename(file), body)}\n${body}`, { durable: false });
}

/** Reads the list of a pack in a folder; undefined if it is missing, damaged, of another format, or was written under another name. */
export function readPackList(folder: string, name: string): PackList | undefined {
  try {
    const text = readFileSync(join(folder, name), 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (end < 0 || listDigest(name, body) !== text.slice(0, end)) return undefined;
    const headEnd = body.indexOf('\n');
    const head = headEnd < 0 ? body : body.slice(0, headEnd);
    const rest = headEnd < 0 ? '' : body.slice(headEnd + 1);
    const { format, segments } = JSON.parse(head) as { format: number; segments: PackSegment[] };
    if (format !== FORMAT) return undefined;
    // One parse of all lines is several times faster than one for each.
    const rows = JSON.parse(`[${rest.replaceAll('\n', ',')}]`) as [
      string,
      number,
      number,
      number,
      string,
      string?,
    ][];
    return {
      segments,
      entries: rows.map(([path, segment, offset, length, of, key]) => ({
        path,
        segment,
        offset,
        length,
        digest: of,
        key,
      })),
    };
  } catch {
    return undefined;
  }
}

/** Finds what a power cut leaves. Covers the name, because a copy of the list of another pack is whole, too. */
function listDigest(name: string, body: string): string {
  return digest(name, body);
}
