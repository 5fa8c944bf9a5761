import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { readRegularFile } from '../base/read-regular-file.ts';
import { digest } from './digest.ts';

/**
 * What servers published, in a folder: files by their digest, once whoever sent them, and for each atlas the list of digests that it
 * had last. What cannot be read or written is not kept, which is no failure of an answer.
 */
export class HttpCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined when it is not kept, or when what is kept is damaged. */
  async content(wanted: string): Promise<string | undefined> {
    const text = await readText(this.#contentPath(wanted));
    return text !== undefined && digest(text) === wanted ? text : undefined;
  }

  async setContent(hash: string, text: string): Promise<void> {
    await writeWhole(this.#contentPath(hash), text);
  }

  /** The index of the digests of the atlas at an address. */
  root(url: string): Promise<string | undefined> {
    return readText(this.#rootPath(url));
  }

  async setRoot(url: string, text: string): Promise<void> {
    if ((await this.root(url)) !== text) await writeWhole(this.#rootPath(url), text);
  }

  #rootPath(url: string): string {
    return join(this.#folder, 'atlases', `${digest(url)}.json`);
  }

  #contentPath(hash: string): string {
    return join(this.#folder, 'contents', hash.slice(0, 2), hash.slice(2));
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readRegularFile(path)).toString();
  } catch {
    return undefined;
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  try {
    makeFolder(dirname(path));
    await writeFile(partial, text);
    await rename(partial, path);
  } catch {
    return;
  }
}
