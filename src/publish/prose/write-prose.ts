import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createYielder } from '../../base/create-yielder.ts';
import { isMissing } from '../../base/error-code.ts';
import { digest } from '../../base/digest.ts';
import { errorMessage } from '../../base/error-message.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { PageScope } from '../../model/page-scope.ts';
import { isProseFile, PROSE_FOLDER } from '../../model/prose-files.ts';
import type { PublishedFile } from '../../model/published-file.ts';
import type { BaseResult } from '../base-artifacts.ts';
import type { StagedFolders, StagedWriter } from '../staged-writer.ts';
import type { Made } from '../state.ts';
import { documentNames, documentPage, isPlainText, plainTextPage } from './document-page.ts';
import { findPagefind } from './find-pagefind.ts';
import { PagefindProcess } from './pagefind-process.ts';
import { type ProseAddresses, proseAddresses } from './prose-address.ts';
import { textFormat, topDirectory } from './prose-facts.ts';
import { symbolPages } from './symbol-pages.ts';

export interface ProseInput {
  base: Pick<BaseResult, 'artifacts' | 'jobs' | 'index'>;
  scope: PageScope;
  folders: Pick<StagedFolders, 'newFolder' | 'output'>;
  writer: Pick<StagedWriter, 'write'>;
  /** Identifies the program. */
  code: string;
  previous: Made | undefined;
  signal: AbortSignal;
  /** Finds the program of Pagefind. Default: that of the installed package. */
  findProgram?: () => string | undefined;
}

export interface ProseResult {
  made: Made;
  changed: string[];
  /** Why there is no prose search, for the user. */
  notice?: string;
}

interface TextFile {
  path: string;
  address: string;
}

/** Records beyond this many take minutes and gigabytes. */
export const MAX_RECORDS = 40_000;
/** Files that results are read from: more of them are smaller, and cost more on every host. */
const MIN_FRAGMENTS = 16;
const MAX_FRAGMENTS = 160;
const SOURCES_OF_A_FRAGMENT = 16;

/**
 * The index of Pagefind for the documents and symbols of an atlas. Symbols are added while pages are rendered, and documents afterwards, from
 * their pages. The order is always that of paths, so the bytes do not depend on the number of threads.
 */
export class ProseRun {
  readonly #input: ProseInput;
  readonly #key: string;
  readonly #addresses: ProseAddresses;
  readonly #texts: TextFile[] = [];
  readonly #languages: ReadonlyMap<string, string>;
  #process: PagefindProcess | undefined;
  #isClosed = false;
  #records = 0;
  #symbols: Promise<void> | undefined;

  constructor(input: ProseInput) {
    const { base, code, scope } = input;
    this.#input = input;
    this.#addresses = proseAddresses(scope);
    this.#languages = new Map(base.index.grammars.map(({ language, title }) => [language, title]));
    const files = this.#files().map(({ path }) => [path, base.artifacts[path]?.[0]]);
    this.#key = digest(code, JSON.stringify(files));
  }

  /** Starts to read the symbols, unless the index is that of the build before, or the run was closed. */
  start(): void {
    const { previous, scope, findProgram = findPagefind } = this.#input;
    if (this.#isClosed) return;
    if (scope.pages === 'none' || previous?.key === this.#key) return;
    const program = findProgram();
    if (program === undefined) return;
    this.#process = new PagefindProcess(program);
    this.#symbols = this.#addSymbols(this.#process);
    // `finish` awaits it.
    this.#symbols.catch(() => undefined);
  }

  /** Adds the documents of the repository, whose pages are rendered, and stages the index. Rejects only if the build is aborted. */
  async finish(): Promise<ProseResult> {
    const { previous, scope, signal } = this.#input;
    const none: ProseResult = { made: this.#made('', {}, 0), changed: [] };
    if (scope.pages === 'none') return none;
    if (previous?.key === this.#key) return { made: previous, changed: [] };
    if (!this.#process) {
      return {
        ...none,
        notice: `${without} Pagefind has no program for ${process.platform}-${process.arch}, or optional dependencies are not installed.`,
      };
    }
    try {
      return await this.#finish(this.#process);
    } catch (cause) {
      signal.throwIfAborted();
      return { ...none, notice: `${without} Pagefind failed: ${errorMessage(cause)}.` };
    }
  }

  /** Ends the program. May be called at any time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#process?.close();
  }

  async #finish(index: PagefindProcess): Promise<ProseResult> {
    await this.#symbols;
    await this.#addDocuments(index);
    const files = (await index.files()).filter(({ path }) => isProseFile(path));
    const changed: string[] = [];
    const outputs: Made['outputs'] = {};
    let size = 0;
    for (const { path, bytes } of files.sort((a, b) => (a.path < b.path ? -1 : 1))) {
      const output = PROSE_FOLDER + path;
      outputs[output] = digest(bytes);
      size += bytes.length;
      if (this.#input.writer.write(output, bytes)) changed.push(output);
    }
    const result = { made: this.#made(this.#key, outputs, size), changed };
    return this.#records < MAX_RECORDS
      ? result
      : {
          ...result,
          notice: `Prose search has the first ${MAX_RECORDS} symbols and documents of the atlas, and not those after them.`,
        };
  }

  async #addSymbols(index: PagefindProcess): Promise<void> {
    const files = this.#files();
    const fragments = Math.round(files.length / SOURCES_OF_A_FRAGMENT);
    await index.open(Math.max(MIN_FRAGMENTS, Math.min(MAX_FRAGMENTS, fragments)));
    const pause = createYielder(this.#input.signal);
    for (const { path, source, address } of files) {
      await pause();
      const isText = documentNames.test(source) || isPlainText(source);
      if (isText) this.#texts.push({ path: source, address });
      else {
        const file = this.#read(path);
        const language = file.language === null ? undefined : this.#languages.get(file.language);
        if (language === undefined) continue;
        for (const page of symbolPages(file, language, this.#addresses)) {
          if (this.#records++ >= MAX_RECORDS) return;
          await index.addPage(page);
        }
      }
    }
  }

  async #addDocuments(index: PagefindProcess): Promise<void> {
    const pause = createYielder(this.#input.signal);
    for (const { path, address } of this.#texts) {
      await pause();
      const url = this.#addresses.file(address);
      if (url === undefined || this.#records++ >= MAX_RECORDS) continue;
      const facts = {
        path,
        kind: 'document',
        language: textFormat(path),
        directory: topDirectory(path),
        isTest: false,
      };
      const page = documentNames.test(path)
        ? documentPage(url, this.#readPage(url), facts)
        : plainTextPage(url, this.#read(artifactPath.file(address)).source, facts);
      if (page) await index.addPage(page);
    }
  }

  /** The files in the order of the paths of their artifacts. */
  #files(): { path: string; source: string; address: string }[] {
    return this.#input.base.jobs
      .flatMap((job) =>
        job.kind === 'file'
          ? [{ path: artifactPath.file(job.address), source: job.path, address: job.address }]
          : [],
      )
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #read(path: string): PublishedFile {
    return JSON.parse(this.#readText(path)) as PublishedFile;
  }

  /** Returns a page that was rendered; empty if that failed. */
  #readPage(path: string): string {
    try {
      return this.#readText(path);
    } catch (cause) {
      if (isMissing(cause)) return '';
      throw cause;
    }
  }

  #readText(path: string): string {
    const { newFolder, output } = this.#input.folders;
    const staged = join(newFolder, path);
    return readFileSync(existsSync(staged) ? staged : join(output, path), 'utf8');
  }

  #made(key: string, outputs: Made['outputs'], size: number): Made {
    return { inputs: [], key, outputs, bytes: { assets: size } };
  }
}

const without = 'The atlas has no search in prose:';
