import { isImport } from '../../model/kinds.ts';
import type { FileShard, ShardImport } from '../../model/file-shard.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { endpointAt, type Endpoint, type Relation } from './relations.ts';

/** The imports between a file and others. */
export interface FileConnections {
  /** `to` is undefined for an import that could not be resolved. */
  imports: { written: ShardImport; to: Endpoint | undefined }[];
  importers: Relation[];
}

export function fileConnectionsOf(shard: FileShard): FileConnections {
  return {
    imports: shard.imports.map((written) => ({
      written,
      to: written.to === null ? undefined : endpointAt(shard, written.to),
    })),
    importers: edgesOf(shard, 0)
      .incoming.filter(({ type }) => isImport(type))
      .map(({ from, type, how, rule, sites }) => {
        const endpoint = endpointAt(shard, from);
        return { endpoint, type, how, rule, sites, sitesAddress: endpoint.fileAddress ?? '' };
      }),
  };
}
