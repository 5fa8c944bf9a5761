import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { replacedMeanwhile } from '../publish-error.ts';
import { type FolderIdentity, folderIdentity, isSameFolder } from './folder-identity.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';

/** A folder in which files are created, and its identity when it was created. */
export interface TreeRoot {
  folder: string;
  identity: FolderIdentity;
}

/**
 * Makes the folders for new files, and checks before each file that its folder is still the same: another process may
 * have put a symbolic link in the place of any folder on the way. Node cannot open a file relative to an open folder, so
 * a link that comes between the check and the use is followed.
 */
export class FolderTree {
  readonly #root: string;
  readonly #known: Map<string, FolderIdentity>;

  constructor({ folder, identity }: TreeRoot) {
    this.#root = folder;
    this.#known = new Map([['.', identity]]);
  }

  /**
   * The absolute path for a file below the root, to be called directly before the file is created. Throws a `PublishError`
   * if another folder, or a link, is in the place of its folder.
   */
  pathFor(path: string): string {
    if (!isAtlasPath(path))
      throw new Error(`Refused to write ${JSON.stringify(path)}: it leads out of the atlas.`);
    this.#enter(dirname(path));
    return join(this.#root, path);
  }

  #enter(folder: string): void {
    const path = join(this.#root, folder);
    const known = this.#known.get(folder);
    if (known) {
      // The same inode was reached, so no folder above this one leads elsewhere either.
      if (!isSameFolder(path, known)) throw replacedMeanwhile(path);
      return;
    }
    this.#enter(dirname(folder));
    makeIfMissing(path);
    this.#known.set(folder, folderIdentity(path));
  }
}

/** Creates a folder, which another thread may have created meanwhile. */
function makeIfMissing(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause;
  }
}
