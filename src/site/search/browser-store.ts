import { isFileShard, isFileView } from '../../model/artifact.ts';
import { StoreError, type Store } from '../../store/store.ts';
import { atlasUrl } from '../scripts/atlas.ts';

/** Shards that are kept. A search over thousands of files must not keep them all; the browser's cache has the rest. */
const MAX_SHARDS = 100;

/** The artifacts of an atlas, read over HTTP. */
export class BrowserStore implements Store {
  readonly #urlOf: (path: string) => string;
  readonly #signal: AbortSignal | undefined;
  readonly #answers = new Map<string, Promise<unknown>>();
  readonly #shards = new Map<string, Promise<unknown>>();

  /** `urlOf` returns the address of an artifact; by default, of the atlas that the page belongs to. Reading ends when the signal aborts. */
  constructor(urlOf = atlasUrl, signal?: AbortSignal) {
    this.#urlOf = urlOf;
    this.#signal = signal;
  }

  read(path: string): Promise<unknown> {
    const kept = isFileShard(path) || isFileView(path) ? this.#shards : this.#answers;
    const known = kept.get(path);
    if (known) return known;
    const answer = fetchArtifact(path, this.#urlOf(path), this.#signal);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
    const [oldest] = this.#shards.keys();
    if (this.#shards.size > MAX_SHARDS && oldest !== undefined) this.#shards.delete(oldest);
    return answer;
  }
}

async function fetchArtifact(path: string, url: string, signal: AbortSignal | undefined): Promise<unknown> {
  const response = await fetch(url, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new StoreError('unavailable', `${path} could not be loaded`, { cause });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new StoreError('unavailable', `${path}: ${response.status} ${response.statusText}`);
  const json: unknown = await response.json();
  if (!isFileShard(path) && !isFileView(path)) return json;
  // Pages that read no shard need not know how one is published.
  const { artifactFromJson } = await import('../../model/artifact-json.ts');
  return artifactFromJson(path, json);
}
