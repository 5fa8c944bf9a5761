import type { HubTables } from '../../../model/hub.ts';
import type { ExportsShard, UsesShard } from '../../../model/interface.ts';

/** All that a hub reads of an atlas. */
export interface AtlasTables extends HubTables {
  exports: readonly ExportsShard[];
  uses: readonly UsesShard[];
}

/** An atlas of a hub with its tables. */
export interface HubSource {
  slug: string;
  title: string;
  /** Absolute, or relative to the root of the hub; ends with a slash. */
  address: string;
  tables: AtlasTables;
  /** Why the tables are those of an earlier run. */
  problem?: string | undefined;
}
