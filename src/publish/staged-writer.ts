import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { isBelow, pathInside } from './output/path-kind.ts';

export interface StagedFolders {
  /** Where new files go; see `Staging.newFolder`. */
  newFolder: string;
  /** The atlas that is published now. */
  output: string;
}

/** Stages files whose bytes differ from the published ones. Any number of them may work on one folder. */
export class StagedWriter {
  readonly #newFolder: string;
  readonly #output: string;
  readonly #folders = new Set<string>();

  constructor({ newFolder, output }: StagedFolders) {
    this.#newFolder = newFolder;
    this.#output = output;
  }

  /** True when the file was staged, false when it is published already with the same bytes. */
  write(path: string, bytes: Uint8Array): boolean {
    if (!isBelow(path))
      throw new Error(`Refused to write ${JSON.stringify(path)}: it leads out of the atlas.`);
    if (this.#isPublished(path, bytes)) return false;
    const file = join(this.#newFolder, path);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    writeFileSync(file, bytes);
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
