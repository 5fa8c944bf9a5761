import { errorMessage } from '../../base/error-message.ts';
import { hubArtifacts } from '../../features/hub/build/hub-artifacts.ts';
import type { AtlasTables, HubSource } from '../../features/hub/build/hub-source.ts';
import { readTables } from '../../features/hub/build/read-tables.ts';
import type { HubIndex } from '../../model/hub.ts';
import type { Store } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import { isUrl } from '../is-url.ts';
import { openBuiltAtlas } from '../open-built-atlas.ts';
import { openPublishedAtlas } from '../open-published-atlas.ts';
import { hubAddress, Slugs, type ListedAtlas } from './atlas-list.ts';
import { EarlierHub } from './earlier-hub.ts';
import { writeHub, type WrittenHub } from './write-hub.ts';

export interface HubOptions {
  atlases: readonly ListedAtlas[];
  outputFolder: string;
  /** Whether pages for people are written, too. By default they are. */
  hasPages?: boolean | undefined;
  force?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((step: { done: number; total: number }) => void) | undefined;
}

export interface BuiltHub extends WrittenHub {
  index: HubIndex;
  /** Atlases that could not be read. Those that an earlier run had read are in the hub as they were. */
  problems: HubIndex['problems'];
}

/** Atlases that are read at once. */
const AT_ONCE = 4;

/**
 * Reads the tables of atlases that changed since an earlier run, and writes a hub over all of them. Throws an `InputError` if none can be
 * read, and a `PublishError` if the output cannot be written; the folder is unchanged then.
 */
export async function buildHub(options: HubOptions): Promise<BuiltHub> {
  const { atlases, outputFolder, hasPages = true, force = false } = options;
  const { signal = new AbortController().signal } = options;
  const written = await writeHub({ outputFolder, hasPages, force, signal }, async (folder) => {
    const earlier = await EarlierHub.open(folder);
    const read = await readAll(options, folder, earlier, signal);
    const problems = read.flatMap(({ address, problem }) =>
      problem === undefined ? [] : [{ address, message: problem }],
    );
    const sources = named(read, earlier);
    const [first] = problems;
    if (sources.length === 0)
      // The hub publishes the message, so it names no path of this machine.
      throw new InputError(
        atlases.length === 0 || !first
          ? 'There is no atlas to make a hub of. Name folders or addresses of atlases.'
          : `None of the atlases can be read. ${first.address}: ${first.message}`,
      );
    return { artifacts: hubArtifacts(sources, problems), problems };
  });
  return written;
}

interface ReadAtlas {
  address: string;
  name: string | undefined;
  tables: AtlasTables | undefined;
  problem: string | undefined;
}

async function readAll(
  { atlases, onProgress }: HubOptions,
  folder: string,
  earlier: EarlierHub,
  signal: AbortSignal,
): Promise<ReadAtlas[]> {
  const read: ReadAtlas[] = [];
  for (let start = 0; start < atlases.length; start += AT_ONCE) {
    signal.throwIfAborted();
    const part = atlases.slice(start, start + AT_ONCE).map((atlas) => readOne(atlas, folder, earlier));
    read.push(...(await Promise.all(part)));
    onProgress?.({ done: read.length, total: atlases.length });
  }
  return read;
}

async function readOne(
  { place, name }: ListedAtlas,
  folder: string,
  earlier: EarlierHub,
): Promise<ReadAtlas> {
  const address = hubAddress(place, folder);
  let problem: string | undefined;
  try {
    const store = openAt(place, (reason) => (problem = reason));
    const tables = await readTables(store, await earlier.kept(address));
    return { address, name, tables, problem };
  } catch (cause) {
    return { address, name, tables: await earlier.tables(address), problem: errorMessage(cause) };
  }
}

/** Opens an atlas. `onProblem` is called if its server does not answer and a cache does. */
function openAt(place: string, onProblem: (reason: string) => void): Store {
  if (isUrl(place)) return openPublishedAtlas(place, { onNotice: onProblem });
  const store = openBuiltAtlas(place);
  if (store) return store;
  throw new InputError(
    'The folder contains no atlas. Build one first: treeatlas build REPOSITORY --out FOLDER.',
  );
}

/** Atlases of an earlier run keep their slugs. */
function named(read: readonly ReadAtlas[], earlier: EarlierHub): HubSource[] {
  const known = read.flatMap(({ address }) => earlier.atlases.get(address)?.slug ?? []);
  const slugs = new Slugs(known);
  return read.flatMap(({ address, name, tables, problem }) => {
    if (!tables) return [];
    const title = name ?? tables.atlas.name;
    const slug = earlier.atlases.get(address)?.slug ?? slugs.claim(title);
    return [{ slug, title, address, tables, problem }];
  });
}
