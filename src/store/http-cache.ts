import { dirname, join } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { readRegularFile } from '../base/read-regular-file.ts';
import { writeAtomically } from '../base/write-atomically.ts';
import { digest } from '../base/digest.ts';

/**
 * A folder that caches published atlases: files by digest, shared by all atlases, and for each atlas its last index of
 * digests. Failures to read or write the cache are ignored.
 */
export class HttpCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file with a digest; undefined if it is not cached, or if its content does not match the digest. */
  async content(wanted: string): Promise<string | undefined> {
    const text = await readText(this.#contentPath(wanted));
    return text !== undefined && digest(text) === wanted ? text : undefined;
  }

  setContent(hash: string, text: string): void {
    writeWhole(this.#contentPath(hash), text);
  }

  /** The last index of digests of the atlas at an address. */
  async root(url: string): Promise<string | undefined> {
    const file = await readText(this.#rootPath(url));
    // The file of another atlas has another first line.
    return file?.startsWith(`${url}\n`) ? file.slice(url.length + 1) : undefined;
  }

  async setRoot(url: string, text: string): Promise<void> {
    if ((await this.root(url)) !== text) writeWhole(this.#rootPath(url), `${url}\n${text}`);
  }

  #rootPath(url: string): string {
    return join(this.#folder, 'atlases', `${digest(url)}.root`);
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

function writeWhole(path: string, text: string): void {
  try {
    makeFolder(dirname(path));
    writeAtomically(path, text, { durable: false });
  } catch {
    return;
  }
}
