import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../../base/digest.ts';
import type { PlannedArtifact } from '../../model/artifact.ts';
import { artifactParts } from './artifact-record.ts';
import { encodeRecord } from './record.ts';
import type { Pack } from './pack.ts';
import { LIST_SUFFIX, writePackList, type PackEntry, type PackSegment } from './pack-list.ts';

/** Records that are compressed by the threads of Node while the next artifacts are made. */
const MAX_PENDING = 16;
/** Segments that a pack may have. Each update adds one. */
const MAX_SEGMENTS = 12;

/**
 * Writes artifacts as the pack `name` into a folder and returns the name of its list. Artifacts that `before` contains with the same
 * key are not made again, and those with the same text are not written again. Throws the system error if the pack cannot be written.
 */
export async function writePack(
  folder: string,
  name: string,
  artifacts: AsyncIterable<PlannedArtifact>,
  before?: Pack,
): Promise<string> {
  // Another process may write the same pack at the same time, so only the list has a known name.
  const segment = { name: `${name}-${randomBytes(6).toString('hex')}.pack` };
  const list = `${name}${LIST_SUFFIX}`;
  const file = join(folder, segment.name);
  const handle = await open(file, 'wx');
  try {
    const writer = new SegmentWriter(handle);
    const kept: PackEntry[] = [];
    const order = new Map<string, number>();
    for await (const { path, key, make } of artifacts) {
      order.set(path, order.size);
      const known = before?.entries.get(path);
      if (known && key !== undefined && known.key === key) {
        kept.push(known);
        continue;
      }
      const parts = artifactParts(path, await make());
      const of = digest(...parts.values());
      if (known?.digest === of) kept.push({ ...known, key });
      else await writer.add({ path, digest: of, key }, encodeRecord(path, parts));
    }
    const segments = await keepSegments(writer, kept, before);
    const entries = await writer.finish(segments.length);
    await handle.close();
    const { bytes } = writer;
    if (bytes === 0) rmSync(file);
    writePackList(join(folder, list), {
      segments: bytes === 0 ? segments : [...segments, { ...segment, bytes }],
      entries: [...kept, ...entries].sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0)),
    });
    return list;
  } catch (error) {
    await handle.close().catch(() => undefined);
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Returns the segments of the pack before that the new one continues to use. Copies what is kept, and empties `kept`, if
 * they are too many or less than half of them is used.
 */
async function keepSegments(
  writer: SegmentWriter,
  kept: PackEntry[],
  before: Pack | undefined,
): Promise<readonly PackSegment[]> {
  if (!before || kept.length === 0) return [];
  const { segments } = before.list;
  const all = segments.reduce((sum, { bytes }) => sum + bytes, 0);
  const used = kept.reduce((sum, { length }) => sum + length, 0);
  if (segments.length < MAX_SEGMENTS && used * 2 >= all) return segments;
  for (const entry of kept) await writer.add(entry, Promise.resolve(before.readBytes(entry)));
  kept.length = 0;
  return [];
}

/** An artifact that has no place in the pack yet. */
type NewEntry = Pick<PackEntry, 'path' | 'digest' | 'key'>;

/** Writes records in the order in which they are done. */
class SegmentWriter {
  bytes = 0;
  readonly #handle: FileHandle;
  readonly #entries: Omit<PackEntry, 'segment'>[] = [];
  readonly #pending = new Set<Promise<void>>();
  #writing: Promise<unknown> = Promise.resolve();
  #error: Error | undefined;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Writes a record in the background, unless many are pending. */
  async add(entry: NewEntry, record: Promise<Buffer>): Promise<void> {
    if (this.#error !== undefined) throw this.#error;
    const task = record
      .then((bytes) => this.#append(entry, bytes))
      .catch((error: unknown) => {
        this.#error ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => this.#pending.delete(task));
    this.#pending.add(task);
    while (this.#pending.size >= MAX_PENDING) await Promise.race(this.#pending);
  }

  /** Waits for all writes and returns the entries as those of the segment with this index. */
  async finish(segment: number): Promise<PackEntry[]> {
    await Promise.all(this.#pending);
    await this.#writing;
    if (this.#error !== undefined) throw this.#error;
    return this.#entries.map((entry) => ({ ...entry, segment }));
  }

  async #append({ path, digest: of, key }: NewEntry, bytes: Buffer): Promise<void> {
    const offset = this.bytes;
    this.bytes += bytes.length;
    this.#entries.push({ path, offset, length: bytes.length, digest: of, key });
    const write = this.#writing.then(() => this.#handle.write(bytes, 0, bytes.length, offset));
    this.#writing = write;
    const { bytesWritten } = await write;
    if (bytesWritten !== bytes.length) throw new Error('The disk is full.');
  }
}
