import { limitGarbage } from '../../base/collect-garbage.ts';
import { digest } from '../../base/digest.ts';
import { userStateFolder } from '../../base/user-folders.ts';
import { atlasRows } from '../../features/hub/build/atlas-rows.ts';
import { hubUnits } from '../../features/hub/build/hub-artifacts.ts';
import { resolveAtlas, type ResolvedAtlas } from '../../features/hub/build/hub-atlases.ts';
import { joinPartitions, runUnits } from '../../features/hub/build/hub-lists.ts';
import type { AtlasShards } from '../../features/hub/build/hub-source.ts';
import { PackageTable } from '../../features/hub/build/package-table.ts';
import { artifactPath } from '../../model/artifact.ts';
import { bucketCount } from '../../model/digests.ts';
import type { HubIndex } from '../../model/hub.ts';
import type { ExportsShard, UsesShard } from '../../model/interface.ts';
import { compareText } from '../../model/order.ts';
import { openOutput, type Output } from '../../publish/output/output-folder.ts';
import { toPublishError } from '../../publish/publish-error.ts';
import { InputError } from '../input-error.ts';
import type { ListedAtlas } from './atlas-list.ts';
import { EarlierHub } from './earlier-hub.ts';
import { LostRows } from './file-exchange.ts';
import { HubState } from './hub-state.ts';
import { DamagedHub, HubWriter } from './hub-writer.ts';
import { readAtlases } from './read-atlases.ts';
import { finishHub, type WrittenHub } from './write-hub.ts';

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

/** Atlases whose rows are in one partition, on average: about 2 MB. */
const IN_A_PARTITION = 32;

/**
 * Reads the tables of atlases that changed since an earlier run, and writes a hub over all of them. Lists that they do not touch are kept. Throws an
 * `InputError` if none can be read, and a `PublishError` if the output cannot be written; the folder is unchanged then.
 */
export async function buildHub(options: HubOptions): Promise<BuiltHub> {
  const { outputFolder, force = false } = options;
  // Rows live for one partition only, so by default most of the heap would be garbage.
  limitGarbage();
  const output = await openOutput(outputFolder, { stateFolder: userStateFolder(), force });
  try {
    return await build(output, options).catch((cause: unknown) => {
      // The state or the output of the last run is damaged. The state was discarded, so everything is made from the tables.
      if (cause instanceof LostRows || cause instanceof DamagedHub) return build(output, options);
      throw cause;
    });
  } catch (cause) {
    throw cause instanceof InputError ? cause : toPublishError(cause, 'write the hub', output.folder);
  } finally {
    await output.close();
  }
}

async function build(output: Output, options: HubOptions): Promise<BuiltHub> {
  const { hasPages = true, force = false, signal = new AbortController().signal } = options;
  const state = HubState.open(output.folder, output.before.generation);
  try {
    const writer = new HubWriter(output, state.units, signal);
    const { index, problems } = await makeArtifacts({ ...options, signal }, output.folder, state, writer);
    const written = await finishHub(output, writer, { hasPages, force, signal });
    state.save(written.generation, writer.units);
    return { ...written, index, problems };
  } catch (cause) {
    if (cause instanceof LostRows || cause instanceof DamagedHub) state.discard();
    throw cause;
  } finally {
    state.close();
  }
}

async function makeArtifacts(
  { atlases, signal, onProgress }: HubOptions & { signal: AbortSignal },
  folder: string,
  state: HubState,
  writer: HubWriter,
): Promise<Pick<BuiltHub, 'index' | 'problems'>> {
  const earlier = await EarlierHub.open(folder);
  const input = { atlases, folder, earlier, state, writer, signal, onProgress };
  const { summaries, problems } = await readAtlases(input);
  if (summaries.length === 0) throw nothingRead(atlases.length, problems);
  summaries.sort((a, b) => compareText(a.slug, b.slug));
  const table = new PackageTable(summaries);
  const resolved = summaries.map((summary) => resolveAtlas(summary, table));
  const count = bucketCount(summaries.length, IN_A_PARTITION);
  state.divide(count);
  await sendRows(resolved, { state, writer, count });
  const { exchanges } = state;
  joinPartitions(exchanges, state.joined, count);
  const units = hubUnits({ resolved, exchanges, table, problems, count });
  const index = runUnits(units, (unit) => writer.unit(unit));
  writer.make('index', digest(JSON.stringify(index.value)), [index]);
  return { index: index.value as HubIndex, problems };
}

/** The hub publishes the message, so it names no path of this machine. */
function nothingRead(atlases: number, [first]: HubIndex['problems']): InputError {
  return new InputError(
    atlases === 0 || !first
      ? 'There is no atlas to make a hub of. Name folders or addresses of atlases.'
      : `None of the atlases can be read. ${first.address}: ${first.message}`,
  );
}

/** Sends the rows of atlases that changed, or that mean other packages than before. */
async function sendRows(
  resolved: readonly ResolvedAtlas[],
  { state, writer, count }: { state: HubState; writer: HubWriter; count: number },
): Promise<void> {
  const { sent, exchanges } = state;
  const slugs = new Set(resolved.map(({ summary }) => summary.slug));
  exchanges.atlases.retain(slugs);
  for (const slug of sent.keys()) if (!slugs.has(slug)) sent.delete(slug);
  for (const { summary, used, key } of resolved) {
    const { slug, tables } = summary;
    if (sent.get(slug) === key) continue;
    const { exports, uses } = tables.interface;
    const shards: AtlasShards = {
      exports: await copies<ExportsShard>(writer, slug, 'exports', exports.shards.length),
      uses: await copies<UsesShard>(writer, slug, 'uses', uses.shards.length),
    };
    exchanges.atlases.send(slug, atlasRows(summary, used, shards, count));
    sent.set(slug, key);
  }
}

/** Reads copies of tables, which were checked before they were written. */
async function copies<Shard>(writer: HubWriter, slug: string, kind: string, count: number): Promise<Shard[]> {
  const shards: Shard[] = [];
  for (let number = 0; number < count; number++)
    shards.push((await writer.read(artifactPath.hubTables(slug, `${kind}/${number}`))) as Shard);
  return shards;
}
