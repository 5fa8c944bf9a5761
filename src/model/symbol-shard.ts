import { z } from 'zod';
import { NodeKind } from './kinds.ts';

/**
 * Names to nodes, sharded by the first characters of the name in lower case: what the palette loads and
 * `find_definition` asks. Files are rows as well. Rows are arrays because a palette loads thousands of them.
 */
export const SymbolRow = z.tuple([
  /** name */ z.string(),
  /** dotted name in the file, `~2` included; empty when it is the name itself, and for a file */ z.string(),
  /** kind */ NodeKind,
  /** index into `paths` */ z.int().nonnegative(),
  /** line of the name */ z.int().positive(),
  /** address; empty when it is `usualAddress`, of a file `pathAddress` */ z.string(),
  /** rank, two digits */ z.number().nonnegative(),
]);
export type SymbolRow = z.infer<typeof SymbolRow>;

export const SymbolShard = z.object({
  /** Lower-case prefix that all names share; empty for the shard of names that begin with no letter. */
  prefix: z.string(),
  paths: z.array(z.string()),
  /** Sorted by name, then path, then line. */
  rows: z.array(SymbolRow),
});
export type SymbolShard = z.infer<typeof SymbolShard>;
