import type { HubTables } from '../../../model/hub.ts';
import type { ExportsShard, UsesShard } from '../../../model/interface.ts';

/** The tables of an atlas, in shards. */
export interface AtlasShards {
  exports: readonly ExportsShard[];
  uses: readonly UsesShard[];
}

/** All that a hub reads of an atlas. */
export interface AtlasTables extends HubTables, AtlasShards {}

/** An atlas of a hub, without its tables of exports and uses. A hub has those of all atlases in memory. */
export interface HubSummary {
  slug: string;
  title: string;
  /** Absolute, or relative to the root of the hub; ends with a slash. */
  address: string;
  tables: HubTables;
  /** The packages that it uses, as it writes their names, with the number of places. */
  used: readonly [written: string, places: number][];
  /** Why the tables are those of an earlier run. */
  problem?: string | undefined;
}

/** An atlas of a hub with its tables. */
export interface HubSource extends Omit<HubSummary, 'tables' | 'used'> {
  tables: AtlasTables;
}

/** Returns the packages that an atlas uses, in the order of its tables. */
export function usedNames({ uses }: Pick<AtlasShards, 'uses'>): [written: string, places: number][] {
  const places = new Map<string, number>();
  for (const shard of uses)
    for (const use of shard.uses) places.set(use.package, (places.get(use.package) ?? 0) + use.total);
  return [...places];
}

export function summaryOf({ tables, ...source }: HubSource): HubSummary {
  const { atlas, packages, interface: manifest } = tables;
  return { ...source, tables: { atlas, packages, interface: manifest }, used: usedNames(tables) };
}
