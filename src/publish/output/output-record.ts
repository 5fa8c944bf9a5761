import { accessSync, constants, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { errorCode } from '../../base/error-code.ts';
import { isInRepository } from '../../base/inside.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { makePrivateFolder } from '../../base/private-files.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { shortHash } from '../../model/hash.ts';
import { compareText } from '../../model/order.ts';
import { digest } from '../../base/digest.ts';
import { readStateFile } from './state-file.ts';

/** A `FolderIdentity`. */
const identity = { inode: z.string(), birth: z.string().optional() };

/** One state of an output folder. */
const Edition = z.strictObject({
  /** Identifies the content: two editions with the same generation have the same bytes. */
  generation: z.string(),
  ...identity,
  /** Identifies the list of its files; see `OutputRecord.files`. */
  list: z.string(),
});
export type Edition = z.infer<typeof Edition>;

/** A replaced output, renamed to `name` beside the new one. The files in its list are still to be removed. */
const Retired = z.strictObject({ ...identity, name: z.string(), list: z.string() });

/** Files to remove and to put in place, in this order. Paths are relative to the output. */
const Moves = z.strictObject({ remove: z.array(z.string()), put: z.array(z.string()) });
export type Moves = z.infer<typeof Moves>;

const Content = z.strictObject({
  format: z.literal(1),
  /** Absolute path of the output folder, links resolved. */
  folder: z.string(),
  /** The atlas in the folder; absent while there is none. */
  current: Edition.optional(),
  /** The random name of the folder, inside the output, in which a build assembles its files. */
  staging: z.string().optional(),
  /** A commit in progress: written before its first rename and removed after its last. */
  commit: z
    .discriminatedUnion('how', [
      z.strictObject({ how: z.literal('swap'), next: Edition, retired: Retired }),
      z.strictObject({ how: z.literal('moves'), moves: Moves }),
    ])
    .optional(),
  retired: z.array(Retired),
});
export type RecordContent = z.infer<typeof Content>;

/**
 * The record that this user's builds keep of one output folder. It lies in the user's state folder, because the content
 * of the output cannot be trusted: it may have come with a repository, and a list of files to remove would then be
 * chosen by its author.
 *
 * Records of missing outputs are kept. A missing output may lie on a disk that is not mounted, and without its record
 * the next build would refuse it as somebody else's; a record takes a few kilobytes.
 */
export class OutputRecord {
  /** Undefined if the state folder cannot be used: then the record lasts only as long as this process. */
  readonly folder: string | undefined;
  #content: RecordContent;
  readonly #lists = new Map<string, string[]>();

  private constructor(folder: string | undefined, content: RecordContent) {
    this.folder = folder;
    this.#content = content;
  }

  /** Reads the record of an output, or starts a new one. A damaged record is ignored. */
  static open(stateFolder: string, output: string, repository?: string): OutputRecord {
    const fresh: RecordContent = { format: 1, folder: output, retired: [] };
    const folder = makeRecordFolder(stateFolder, output, repository);
    const content = folder === undefined ? undefined : readRecord(folder, output);
    return new OutputRecord(folder, content ?? fresh);
  }

  get content(): RecordContent {
    return this.#content;
  }

  /** Changes the record atomically. It is on disk when this returns. */
  update(change: Partial<RecordContent>): void {
    const content = { ...this.#content, ...change };
    if (this.folder !== undefined) writeAtomically(join(this.folder, RECORD), JSON.stringify(content));
    this.#content = content;
  }

  /** The files of a list; undefined if the list is lost or damaged. */
  files(list: string): string[] | undefined {
    const known = this.#lists.get(list);
    if (known || this.folder === undefined) return known;
    try {
      const text = gunzipSync(readRegularFileSync(join(this.folder, listName(list)))).toString();
      if (digest(text) !== list) return undefined;
      const files = text.split('\n');
      this.#lists.set(list, files);
      return files;
    } catch {
      return undefined;
    }
  }

  /** Saves a list of files, which must not be empty, and returns its id. */
  addFiles(files: Iterable<string>): string {
    const sorted = [...files].sort(compareText);
    const text = sorted.join('\n');
    const list = digest(text);
    if (this.folder !== undefined)
      writeAtomically(join(this.folder, listName(list)), gzipSync(text, { level: 1 }));
    this.#lists.set(list, sorted);
    return list;
  }

  /** Removes the lists that the record no longer refers to. */
  prune(): void {
    if (this.folder === undefined) return;
    const { current, commit, retired } = this.#content;
    const used = [current, ...(commit?.how === 'swap' ? [commit.next, commit.retired] : []), ...retired]
      .filter((one) => one !== undefined)
      .map(({ list }) => listName(list));
    for (const name of readdirSync(this.folder)) {
      if (name.endsWith(LIST) && !used.includes(name)) rmSync(join(this.folder, name), { force: true });
    }
  }
}

const RECORD = 'record.json';
const LIST = '.files.gz';

function listName(list: string): string {
  return `${list}${LIST}`;
}

/** The folder of the record of an output. May not exist yet. */
export function recordFolder(stateFolder: string, output: string): string {
  return join(stateFolder, 'outputs', shortHash(output));
}

/**
 * Makes the folder of a record. Returns undefined if the state folder cannot be used: it may be missing or read-only, as is
 * common in containers; it may lie in the repository, and so have come with it; or it may belong to another user.
 */
function makeRecordFolder(
  stateFolder: string,
  output: string,
  repository: string | undefined,
): string | undefined {
  if (repository !== undefined && isInRepository(repository, stateFolder)) return undefined;
  try {
    makePrivateFolder(stateFolder);
    const folder = recordFolder(stateFolder, output);
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (cause) {
    if (errorCode(cause) === 'ENOSPC') throw cause;
    return undefined;
  }
}

function readRecord(folder: string, output: string): RecordContent | undefined {
  const text = readStateFile(join(folder, RECORD));
  if (text === undefined) return undefined;
  try {
    const { data } = Content.safeParse(JSON.parse(text));
    return data?.folder === output ? data : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
