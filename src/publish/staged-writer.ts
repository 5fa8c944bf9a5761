import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../base/error-code.ts';
import type { FolderIdentity } from './output/folder-identity.ts';
import { FolderTree } from './output/folder-tree.ts';
import { pathInside } from './output/path-kind.ts';

export interface StagedFolders {
  /** Where new files go; see `Staging.newFolder`. */
  newFolder: string;
  /** See `OpenStaging.identity`. */
  identity: FolderIdentity;
  /** The atlas that is published now. */
  output: string;
}

/** Stages files whose bytes differ from the published ones. Any number of them may work on one folder. */
export class StagedWriter {
  readonly #staged: FolderTree;
  readonly #output: string;

  constructor({ newFolder, identity, output }: StagedFolders) {
    this.#staged = new FolderTree({ folder: newFolder, identity });
    this.#output = output;
  }

  /** True when the file was staged, false when it is published already with the same bytes. */
  write(path: string, bytes: Uint8Array): boolean {
    if (this.#isPublished(path, bytes)) return false;
    makeFile(this.#staged.pathFor(path), bytes);
    return true;
  }

  #isPublished(path: string, bytes: Uint8Array): boolean {
    try {
      const file = pathInside(this.#output, path);
      const stat = lstatSync(file);
      return stat.isFile() && stat.size === bytes.length && readFileSync(file).equals(bytes);
    } catch (cause) {
      const code = errorCode(cause);
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return false;
      throw cause;
    }
  }
}

/** Replaces what is there, which may be a link: writing into it would change its target. */
function makeFile(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause;
    rmSync(file);
    writeFileSync(file, bytes, { flag: 'wx' });
  }
}
