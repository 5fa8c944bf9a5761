import type { FileShard, ShardImport } from '../../model/file-shard.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { partyAt, type Party, type Relation } from './relations.ts';

/** Where a file stands among the others. */
export interface FileConnections {
  imports: { written: ShardImport; to: Party | undefined }[];
  importers: Relation[];
}

export function fileConnectionsOf(shard: FileShard): FileConnections {
  return {
    imports: shard.imports.map((written) => ({
      written,
      to: written.to === null ? undefined : partyAt(shard, written.to),
    })),
    importers: edgesOf(shard, 0)
      .incoming.filter(({ type }) => type === 'IMPORTS' || type === 'EXPORTS')
      .map(({ from, type, how, rule, sites }) => {
        const party = partyAt(shard, from);
        return { party, type, how, rule, sites, sitesAddress: party.fileAddress ?? '' };
      }),
  };
}
