import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { errorCode, isMissing } from '../base/error-code.ts';
import type { FolderIdentity } from './output/folder-identity.ts';
import { FolderTree } from './output/folder-tree.ts';
import { pathInside } from './output/path-kind.ts';

export interface StagedFolders {
  /** Folder for new files; see `Staging.newFolder`. */
  newFolder: string;
  /** See `OpenStaging.identity`. */
  identity: FolderIdentity;
  /** Folder of the published atlas. */
  output: string;
}

/** Stages files whose bytes differ from the published ones. Several writers may use the same folder. */
export class StagedWriter {
  readonly #staged: FolderTree;
  readonly #output: string;
  readonly #isNew: boolean;

  constructor({ newFolder, identity, output }: StagedFolders) {
    this.#staged = new FolderTree({ folder: newFolder, identity });
    this.#output = output;
    this.#isNew = isEmptyBut(output, newFolder);
  }

  /** Stages a file. Returns false if it is already published with the same bytes. */
  write(path: string, bytes: Uint8Array): boolean {
    if (this.#isPublished(path, bytes)) return false;
    makeFile(this.#staged.pathFor(path), bytes);
    return true;
  }

  /** Returns the bytes of a file in the output; undefined if there is no such file. */
  publishedBytes(path: string): number | undefined {
    const stat = lstatSync(pathInside(this.#output, path), { throwIfNoEntry: false });
    return stat?.isFile() ? stat.size : undefined;
  }

  #isPublished(path: string, bytes: Uint8Array): boolean {
    if (this.#isNew) return false;
    try {
      const file = pathInside(this.#output, path);
      const stat = lstatSync(file);
      return stat.isFile() && stat.size === bytes.length && readFileSync(file).equals(bytes);
    } catch (cause) {
      if (isMissing(cause) || errorCode(cause) === 'ELOOP') return false;
      throw cause;
    }
  }
}

/** Whether a folder has nothing in it but the folder around `inside`. A first build then asks the disk for none of its files. */
function isEmptyBut(folder: string, inside: string): boolean {
  try {
    return readdirSync(folder).every((name) => inside.startsWith(join(folder, name) + sep));
  } catch {
    return false;
  }
}

/** Creates a file. Removes an existing one instead of writing into it, because it may be a link. */
function makeFile(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause;
    rmSync(file);
    writeFileSync(file, bytes, { flag: 'wx' });
  }
}
