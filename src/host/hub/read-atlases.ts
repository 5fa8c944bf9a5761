import { errorMessage } from '../../base/error-message.ts';
import { copiesOf } from '../../features/hub/build/hub-artifacts.ts';
import { tablesIndex } from '../../features/hub/build/hub-atlases.ts';
import { summaryOf, type AtlasTables, type HubSummary } from '../../features/hub/build/hub-source.ts';
import { digestOfTables, readTables } from '../../features/hub/build/read-tables.ts';
import type { HubIndex } from '../../model/hub.ts';
import type { Store } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import { isUrl } from '../is-url.ts';
import { openBuiltAtlas } from '../open-built-atlas.ts';
import { openPublishedAtlas } from '../open-published-atlas.ts';
import { hubAddress, Slugs, type ListedAtlas } from './atlas-list.ts';
import { atlasStamp } from './atlas-stamp.ts';
import type { EarlierHub } from './earlier-hub.ts';
import type { HubState } from './hub-state.ts';
import type { HubWriter } from './hub-writer.ts';

/** Atlases that are read at once. */
const AT_ONCE = 4;

export interface ReadAtlases {
  atlases: readonly ListedAtlas[];
  /** The absolute path of the output, which holds the earlier hub. */
  folder: string;
  earlier: EarlierHub;
  state: HubState;
  writer: HubWriter;
  signal: AbortSignal;
  onProgress?: ((step: { done: number; total: number }) => void) | undefined;
}

type Read =
  | { address: string; name: string | undefined; stamp: string; known: HubSummary }
  | {
      address: string;
      name: string | undefined;
      stamp: string | undefined;
      tables: AtlasTables | undefined;
      problem: string | undefined;
    };

/** Reads the tables of atlases that changed since an earlier run, and writes their copies. Only the tables of a few atlases are in memory at a time. */
export async function readAtlases(
  input: ReadAtlases,
): Promise<{ summaries: HubSummary[]; problems: HubIndex['problems'] }> {
  const { atlases, folder, state, signal, onProgress } = input;
  // Atlases of an earlier run keep their slugs.
  const known = atlases.flatMap(({ place }) => slugBefore(hubAddress(place, folder), input) ?? []);
  const slugs = new Slugs(known);
  const summaries: HubSummary[] = [];
  const problems: HubIndex['problems'] = [];
  for (let start = 0; start < atlases.length; start += AT_ONCE) {
    signal.throwIfAborted();
    const part = await Promise.all(
      atlases.slice(start, start + AT_ONCE).map((atlas) => readOne(atlas, input)),
    );
    for (const read of part) {
      const { address, name, stamp } = read;
      if ('problem' in read && read.problem !== undefined) problems.push({ address, message: read.problem });
      const summary = 'known' in read ? keep(read.known, name, input) : add(read, slugs, input);
      if (!summary) continue;
      summaries.push(summary);
      state.atlases.set(address, { stamp, summary });
    }
    onProgress?.({ done: Math.min(start + AT_ONCE, atlases.length), total: atlases.length });
  }
  return { summaries, problems };
}

async function readOne({ place, name }: ListedAtlas, { folder, earlier, state }: ReadAtlases): Promise<Read> {
  const address = hubAddress(place, folder);
  const stamp = atlasStamp(place);
  const known = state.known.get(address);
  if (stamp !== undefined && known?.stamp === stamp && known.summary.problem === undefined)
    return { address, name, stamp, known: known.summary };
  let problem: string | undefined;
  try {
    const store = openAt(place, (reason) => (problem = reason));
    const tables = await readTables(store, await earlier.kept(address));
    return { address, name, stamp, tables, problem };
  } catch (cause) {
    const tables = await earlier.tables(address);
    return { address, name, stamp: undefined, tables, problem: errorMessage(cause) };
  }
}

function keep(known: HubSummary, name: string | undefined, { writer }: ReadAtlases): HubSummary {
  writer.keep(`tables/${known.slug}`, digestOfTables(known.tables));
  return { ...known, title: name ?? known.tables.atlas.name };
}

function add(
  read: Extract<Read, { tables: unknown }>,
  slugs: Slugs,
  input: ReadAtlases,
): HubSummary | undefined {
  const { address, name, tables, problem } = read;
  if (!tables) return undefined;
  const title = name ?? tables.atlas.name;
  const slug = slugBefore(address, input) ?? slugs.claim(title);
  const source = { slug, title, address, tables, problem };
  const summary = summaryOf(source);
  input.writer.unit({
    id: `tables/${slug}`,
    key: digestOfTables(tables),
    make: () => [...copiesOf(slug, tables), tablesIndex(summary)],
  });
  return summary;
}

/** The index of the earlier hub may be damaged although its state is not. */
function slugBefore(address: string, { earlier, state }: ReadAtlases): string | undefined {
  return (earlier.atlases.get(address) ?? state.known.get(address)?.summary)?.slug;
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
