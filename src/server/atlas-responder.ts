import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOfFormer } from '../model/address.ts';
import { artifactPath, isFileView, shardPathOf, type Artifact } from '../model/artifact.ts';
import { artifactToJson } from '../model/artifact-json.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { FileView } from '../model/file-view.ts';
import type { Operation } from '../operations/operation.ts';
import { OperationError } from '../operations/operation-error.ts';
import { agentsText } from '../publish/agents-text.ts';
import { AGENTS, LLMS } from '../publish/assets.ts';
import { listFiles } from '../base/list-files.ts';
import { serialise } from '../publish/job.ts';
import { readImageAtPath } from '../publish/image-file.ts';
import { llmsText } from '../publish/llms.ts';
import { schemaArtifacts } from '../publish/schemas.ts';
import { renderPageMarkdown } from '../publish/page-markdown/page-markdown.ts';
import type { SiteApp } from '../publish/site-app.ts';
import type { Store } from '../store/store.ts';
import { contentType } from './content-types.ts';
import { LIVE_SCRIPT, liveScript, withLiveScript, withProgress } from './live-reload.ts';
import type { ReadingProgress } from '../host/first-reading.ts';

export interface Answer {
  status: 200 | 404 | 503;
  type: string;
  body: string | Uint8Array;
}

/** The overview, directories and sources. Pages of symbols would lack what they are about. */
const earlyPages = /^(?:index\.html|tree\/.*\.html|file\/(?:(?!~\/).)*\.html|docs\/.*\.html)$/s;

/**
 * Answers requests for the files of an atlas. Builds each on request, with the same bytes as a published atlas except
 * for the live script in pages.
 */
export class AtlasResponder {
  readonly #app: SiteApp;
  readonly #operations: readonly Operation[];
  readonly #assets: ReadonlySet<string>;
  #schemas: ReadonlyMap<string, Artifact> | undefined;

  constructor(app: SiteApp, operations: readonly Operation[]) {
    this.#app = app;
    this.#operations = operations;
    // Only listed files are read, so that no request can reach another file.
    this.#assets = new Set(listFiles(app.clientFolder));
  }

  /** Returns a script, style or other file that is the same for every atlas. */
  async asset(path: string): Promise<Answer | undefined> {
    const body =
      path === LIVE_SCRIPT
        ? liveScript
        : this.#assets.has(path)
          ? await readFile(join(this.#app.clientFolder, path))
          : undefined;
    return body === undefined ? undefined : { status: 200, type: contentType(path), body };
  }

  /** Returns a page of an atlas that is not indexed yet, which says so; undefined if it cannot be shown without the index. */
  async earlyPage(path: string, store: Store, progress: ReadingProgress): Promise<Answer | undefined> {
    if (path.startsWith('image/')) {
      const image = await readImageAtPath(store, path);
      return image && { status: 200, type: contentType(path), body: image };
    }
    if (!earlyPages.test(path)) return undefined;
    const html = await this.#page(path, store);
    return html === undefined
      ? undefined
      : { status: 200, type: contentType(path), body: withProgress(html, progress) };
  }

  async answer(path: string, store: Store): Promise<Answer> {
    let found: string | Uint8Array | undefined;
    try {
      found = await this.#body(path, store);
    } catch (cause) {
      // A comparison of states that do not exist.
      if (!(cause instanceof OperationError)) throw cause;
      return { status: 404, type: contentType('.txt'), body: `${cause.message}\n` };
    }
    if (found !== undefined) return { status: 200, type: contentType(path), body: found };
    const missing = (await this.#page('404.html', store)) ?? 'There is no such page.';
    // The page is shown at any depth, so its URLs must begin at the root of the server.
    const body = missing.replace(/ (href|src|action|data-root)="(?:\.\/)?(?![a-z]+:|[#/])/g, ' $1="/');
    return { status: 404, type: contentType('.html'), body };
  }

  /**
   * Returns the path that a missing path leads on to, if any: a folder with an index page, or the file whose symbol had a page
   * of its own.
   */
  async leadsTo(path: string, store: Store): Promise<string | undefined> {
    if ((await this.#app.render(`${path}/index.html`, store)) !== undefined) return `${path}/`;
    const [, address = '', extension = ''] = /^(.*)(\.(?:html|md|json))$/s.exec(path) ?? [];
    const file = fileOfFormer(address) + extension;
    return file !== path && (await this.#body(file, store)) !== undefined ? file : undefined;
  }

  async #body(path: string, store: Store): Promise<string | Uint8Array | undefined> {
    if (path === AGENTS) return agentsText();
    if (path === LLMS) return llmsText((await store.read(artifactPath.index)) as AtlasIndex);
    if (path.startsWith('api/v1/') && path.endsWith('.json')) return this.#json(path, store);
    if (path.startsWith('image/')) return readImageAtPath(store, path);
    if (path.endsWith('.md')) return renderPageMarkdown(path.replace(/\.md$/, '.html'), store, this.#app);
    return path.endsWith('.html') ? this.#page(path, store) : undefined;
  }

  async #page(path: string, store: Store): Promise<string | undefined> {
    const html = await this.#app.render(path, store);
    return html === undefined ? undefined : withLiveScript(html, path);
  }

  async #json(path: string, store: Store): Promise<string | undefined> {
    const artifact = (await store.read(path)) ?? (await viewInside(path, store));
    if (artifact !== undefined) return artifactToJson(path, artifact);
    this.#schemas ??= new Map(schemaArtifacts(this.#operations).map((schema) => [schema.path, schema]));
    const schema = this.#schemas.get(path);
    return schema && serialise(schema.value);
  }
}

/** Returns the view at a path if its shard contains it, as those that are not published do. */
async function viewInside(path: string, store: Store): Promise<FileView | undefined> {
  if (!isFileView(path)) return undefined;
  const shard = (await store.read(shardPathOf(path))) as FileShard | undefined;
  return shard?.view;
}
