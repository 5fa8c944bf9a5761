import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { HUB_SCHEMA_VERSION, type HubIndex, type HubName, type HubUse } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { atlasRows, type PackageRow } from './atlas-rows.ts';
import { MemoryExchange } from './exchange.ts';
import { atlasRow, linksUnit, resolveAtlas, tablesIndex, type ResolvedAtlas } from './hub-atlases.ts';
import {
  hubLists,
  joinPartitions,
  runUnits,
  type HubExchanges,
  type HubUnits,
  type ListedRow,
} from './hub-lists.ts';
import { summaryOf, type HubSource } from './hub-source.ts';
import { PackageTable } from './package-table.ts';

/** Yields the artifacts of a hub over few atlases, in memory. The same atlases give the same bytes, in whatever order they are named. */
export function* hubArtifacts(
  unsorted: readonly HubSource[],
  problems: HubIndex['problems'] = [],
): Generator<Artifact> {
  const sources = [...unsorted].sort((a, b) => compareText(a.slug, b.slug));
  const summaries = sources.map(summaryOf);
  const table = new PackageTable(summaries);
  const resolved = summaries.map((summary) => resolveAtlas(summary, table));
  const exchanges: HubExchanges = {
    atlases: new MemoryExchange<PackageRow>(),
    packages: new MemoryExchange<ListedRow>(),
    users: new MemoryExchange<HubUse>(),
    names: new MemoryExchange<HubName>(),
  };
  for (const [at, { summary, used }] of resolved.entries()) {
    const shards = sources[at]?.tables;
    if (shards) exchanges.atlases.send(summary.slug, atlasRows(summary, used, shards, 1));
  }
  joinPartitions(exchanges, new Map(), 1);
  for (const { slug, tables } of sources) yield* copiesOf(slug, tables);
  for (const summary of summaries) yield tablesIndex(summary);
  const artifacts: Artifact[] = [];
  const index = runUnits(hubUnits({ resolved, exchanges, table, problems, count: 1 }), ({ make }) => {
    const made = [...make()];
    artifacts.push(...made);
    return made;
  });
  yield* artifacts;
  yield index;
}

export interface HubInput {
  /** Sorted by slug. */
  resolved: readonly ResolvedAtlas[];
  exchanges: HubExchanges;
  table: PackageTable;
  problems: HubIndex['problems'];
  /** Number of partitions. */
  count: number;
}

/** Yields all artifacts of a hub but the copies of tables, and returns the index. */
export function* hubUnits({ resolved, exchanges, table, problems, count }: HubInput): HubUnits<Artifact> {
  const addresses = new Map(resolved.map(({ summary: { slug, address } }) => [slug, address]));
  const lists = yield* hubLists(exchanges, table.modules(), count);
  for (const atlas of resolved) yield linksUnit(atlas, addresses);
  return {
    path: artifactPath.hub,
    value: {
      schemaVersion: HUB_SCHEMA_VERSION,
      atlases: resolved.map(({ summary }) => atlasRow(summary)),
      ...lists,
      problems: [...problems].sort((a, b) => compareText(a.address, b.address)),
    } satisfies HubIndex,
  };
}

/** Yields the copies of the tables of an atlas, from which the next run reads what did not change. */
export function* copiesOf(
  slug: string,
  { exports, uses }: Pick<HubSource['tables'], 'exports' | 'uses'>,
): Generator<Artifact> {
  for (const [number, value] of exports.entries())
    yield { path: artifactPath.hubTables(slug, `exports/${number}`), value };
  for (const [number, value] of uses.entries())
    yield { path: artifactPath.hubTables(slug, `uses/${number}`), value };
}
