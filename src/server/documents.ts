import { artifactPath } from '../model/artifact.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Operation, PrerenderScope } from '../operations/operation.ts';
import { planDocuments, type PlannedAnswer, renderDocument } from '../publish/prerender.ts';
import type { Store } from '../store/store.ts';

type Plan = Map<string, PlannedAnswer[]>;

/** Scopes whose plans are cached, because readers often request many documents of one file. */
const MAX_PLANS = 32;

/** The prerendered documents of one atlas, built on request. */
export class Documents {
  readonly #store: Store;
  readonly #operations: readonly Operation[];
  readonly #plans = new Map<string, Promise<Plan>>();

  constructor(store: Store, operations: readonly Operation[]) {
    this.#store = store;
    this.#operations = operations;
  }

  /** Returns the document at a path; undefined if no operation prerenders one there. */
  async read(path: string): Promise<{ value: unknown } | undefined> {
    for await (const scope of this.#scopes(path)) {
      const answers = (await this.#plan(scope)).get(path);
      if (answers) return { value: (await renderDocument(path, answers, this.#store)).value };
    }
    return undefined;
  }

  /**
   * Yields the scopes that may have a document at this path. Paths of documents contain the address of their file or
   * directory, at any position. Yields every part of the path that is such an address, the longest first, and finally the
   * whole atlas.
   */
  async *#scopes(path: string): AsyncGenerator<PrerenderScope> {
    const parts = path.replace(/(\/index)?\.json$/, '').split('/');
    for (let start = 2; start < parts.length; start++) {
      for (let end = parts.length; end > start; end--) {
        const scope = await this.#scopeAt(parts.slice(start, end).join('/'));
        if (scope) yield scope;
      }
    }
    const root = await this.#scopeAt('');
    if (root) yield root;
    yield { kind: 'atlas' };
  }

  async #scopeAt(address: string): Promise<PrerenderScope | undefined> {
    const file = address
      ? ((await this.#store.read(artifactPath.file(address))) as FileShard | undefined)
      : undefined;
    if (file) return { kind: 'file', path: file.path, address };
    const directory = (await this.#store.read(artifactPath.directory(address))) as DirectoryShard | undefined;
    return directory && { kind: 'directory', path: directory.path, address };
  }

  #plan(scope: PrerenderScope): Promise<Plan> {
    const key = 'address' in scope ? `${scope.kind}:${scope.address}` : scope.kind;
    const known = this.#plans.get(key);
    if (known) return known;
    const plan = planDocuments(this.#operations, this.#store, scope);
    this.#plans.set(key, plan);
    plan.catch(() => this.#plans.delete(key));
    for (const oldest of this.#plans.keys()) {
      if (this.#plans.size <= MAX_PLANS) break;
      this.#plans.delete(oldest);
    }
    return plan;
  }
}
