import { digest } from '../base/digest.ts';
import { errorMessage } from '../base/error-message.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';
import { artifactPath } from '../model/artifact.ts';
import { titleOf } from '../model/atlas-index.ts';
import { type LinkCard, cardPath } from '../model/link-card.ts';
import { hasPages, type PageScope } from '../model/page-scope.ts';
import { answerPages, pagePath } from '../model/page-path.ts';
import { cardsOfFile, directoryCard, repositoryCard } from '../query/page-cards.ts';
import { readDirectoryAt, readFileAt, readIndex } from '../query/read.ts';
import { symbolsByPage } from '../query/symbol-pages.ts';
import { type ArtifactReader, JobStore, type View } from './artifact-reader.ts';
import type { CardPainter } from './card/draw-card.ts';
import { type ImageFile, readImageFile } from './image-file.ts';
import type { SiteApp } from './site-app.ts';
import { hasMarkdown, renderPageMarkdown } from './page-markdown/page-markdown.ts';
import { markdownPath } from './page-markdown/markdown-path.ts';
import type { StagedWriter } from './staged-writer.ts';

/** A unit of work, and the unit that is repeated after a change. `site` makes the pages that need no repository. */
export type Job =
  | { kind: 'site' }
  | { kind: 'atlas' }
  /** A page that answers a question about the whole repository. */
  | { kind: 'answer'; page: string }
  | { kind: 'directory'; path: string; address: string }
  | { kind: 'file'; path: string; address: string }
  | { kind: 'image'; path: string; address: string }
  /** The timeline, and the page of files in snapshots. */
  | { kind: 'history' }
  /** The list of comparisons, a comparison, or the difference of a file. */
  | { kind: 'changes'; page: string };

export interface Failure {
  path: string;
  message: string;
}

export interface JobResult {
  /** Paths of the base artifacts that the job read or found missing, sorted. May have the prefix `STABLE`. */
  inputs: string[];
  /** The digest of each output, by its path. */
  outputs: Record<string, string>;
  /** The outputs that were staged. */
  changed: string[];
  /** Bytes of all outputs. */
  html: number;
  markdown: number;
  images: number;
  /** Pages that could not be created. The rest of the atlas is published without them. */
  failures: Failure[];
}

export interface JobContext {
  app: SiteApp;
  scope: PageScope;
  reader: ArtifactReader;
  writer: StagedWriter;
  /** See `BaseArtifacts.cards`. */
  cards: ReadonlyMap<string, string>;
  /** Loads what cards are drawn with when the first one is. */
  painter(): Promise<CardPainter>;
}

export function jobKey(job: Job): string {
  if ('page' in job) return `${job.kind}:${job.page}`;
  return 'address' in job ? `${job.kind}:${job.address}` : job.kind;
}

/** The jobs of pages that are about no single file or directory. */
export const wholeJobs: readonly Job[] = [
  { kind: 'site' },
  { kind: 'atlas' },
  // The page of questions names those that the atlas answers.
  ...[pagePath.questions, ...answerPages].map((page): Job => ({ kind: 'answer', page })),
];

/** Whether a job reads artifacts of layers. */
export function readsLayers({ kind }: Job): boolean {
  return kind === 'atlas' || kind === 'answer';
}

/** Runs a job. Awaits `pause` before each file, so the thread can do other work or, by throwing, abort. */
export async function runJob(job: Job, context: JobContext, pause?: () => Promise<void>): Promise<JobResult> {
  const store = new JobStore(context.reader, viewOf(job));
  const result: JobResult = {
    inputs: [],
    outputs: {},
    changed: [],
    html: 0,
    markdown: 0,
    images: 0,
    failures: [],
  };

  const put = async (
    path: string,
    kind: 'html' | 'markdown' | 'images',
    make: () => Promise<string | Uint8Array>,
  ): Promise<void> => {
    await pause?.();
    let bytes: Uint8Array;
    try {
      bytes = Buffer.from(await make());
    } catch (cause) {
      result.failures.push({ path, message: errorMessage(cause) });
      return;
    }
    result.outputs[path] = digest(bytes);
    result[kind] += bytes.length;
    if (context.writer.write(path, bytes)) result.changed.push(path);
  };

  const { scope } = context;
  for (const path of await pagesOf(job, store, context)) {
    if (scope.pages !== 'none')
      await put(path, 'html', async () => {
        const html = await context.app.render(path, store, context.scope);
        if (html === undefined) throw new Error('The site has no such page.');
        return html;
      });
    if (!scope.markdown || job.kind === 'image' || !(await hasMarkdown(path, store))) continue;
    await put(markdownPath(path), 'markdown', async () => {
      const text = await renderPageMarkdown(path, store, context.app, scope);
      if (text === undefined) throw new Error('The page has no Markdown version.');
      return text;
    });
  }
  const image = scope.pages === 'none' ? undefined : await imageOf(job, store, scope);
  if (image) await put(image.path, 'images', () => Promise.resolve(image.bytes));
  for (const card of await cardsOf(job, store, scope)) {
    const path = cardPath(card);
    const kept = context.cards.get(path);
    const bytes = kept === undefined ? undefined : context.writer.publishedBytes(path);
    if (kept === undefined || bytes === undefined) {
      await put(path, 'images', async () => (await context.painter()).draw(card));
      continue;
    }
    result.outputs[path] = kept;
    result.images += bytes;
  }
  result.inputs = [...store.inputs].sort();
  return result;
}

/** Jobs of files, images and answers see only the stable part of what they read of others. Answers read layers, and name no commit. */
function viewOf({ kind }: Job): View {
  // The timeline links to comparisons.
  if (kind === 'history') return 'changes';
  return kind === 'atlas' || kind === 'directory' || kind === 'changes' ? kind : 'file';
}

/** Returns the JSON of an artifact: compact, keys in insertion order. */
export function serialise(value: unknown): string {
  return JSON.stringify(value);
}

/** The image that a job publishes as a file: an image, or the safe copy of a drawing. */
async function imageOf(job: Job, store: JobStore, scope: PageScope): Promise<ImageFile | undefined> {
  if (job.kind !== 'image' && job.kind !== 'file') return undefined;
  return hasPages(scope, job.address) ? readImageFile(store, job) : undefined;
}

/** The cards of the pages that a job makes. Overloads may look the same, and share one. */
async function cardsOf(job: Job, store: JobStore, scope: PageScope): Promise<LinkCard[]> {
  if (scope.published === undefined || scope.pages === 'none') return [];
  if (job.kind === 'atlas') return [repositoryCard(await readIndex(store))];
  if (job.kind === 'directory') {
    const directory = await readDirectoryAt(store, job.address);
    const card = directory && directoryCard(titleOf(await readIndex(store)), directory, scope);
    return card === undefined ? [] : [card];
  }
  if (job.kind !== 'file' || !hasPages(scope, job.address)) return [];
  const shard = await readFileAt(store, job.address);
  if (shard === undefined) return [];
  const cards = cardsOfFile(titleOf(await readIndex(store)), shard, scope);
  return [...new Map(cards.map((card) => [cardPath(card), card])).values()];
}

async function pagesOf(job: Job, store: JobStore, { app, scope }: JobContext): Promise<string[]> {
  switch (job.kind) {
    case 'site':
      return [...app.sitePages];
    case 'atlas':
      return [pagePath.overview, pagePath.coverage, pagePath.accuracy];
    case 'answer':
    case 'changes':
      return [job.page];
    case 'history':
      return [pagePath.history, pagePath.historyFile];
    case 'directory': {
      const shard = (await store.read(artifactPath.directory(job.address))) as DirectoryShard | undefined;
      const pages = shard?.parts?.pages ?? 1;
      return Array.from({ length: pages }, (_, at) => pagePath.directory(job.address, at + 1));
    }
    case 'image':
      return hasPages(scope, job.address) ? [pagePath.file(job.address)] : [];
    case 'file': {
      if (!hasPages(scope, job.address)) return [];
      if (scope.pages !== 'symbols') return [pagePath.file(job.address)];
      const shard = (await store.read(artifactPath.file(job.address))) as FileShard | undefined;
      const pages = new Set([job.address, ...(shard ? symbolsByPage(shard).keys() : [])]);
      return [...pages].map(pagePath.file);
    }
  }
}
