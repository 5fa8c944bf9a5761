import * as z from 'zod';
import { NodeKind } from './kinds.ts';

/**
 * One symbol or file, found by name. Shards group rows by the first characters of the name in lower case. Rows are arrays because a
 * question reads those of the whole repository from the cache, in half of the time that objects take (see `publishSymbols`).
 */
export const SymbolRow = z.tuple([
  /** name */ z.string(),
  /** dotted name in the file, `~2` included; empty if it equals the name, and for a file */ z.string(),
  /** kind */ NodeKind,
  /** index into `paths` */ z.int().nonnegative(),
  /** line of the name */ z.int().positive(),
  /** address: that of a file is empty if it equals `pathAddress`; for that of a symbol see `short-address.ts` */ z.string(),
  /** rank, two digits */ z.number().nonnegative(),
  /** 1 for a file in no analysed language */ z.literal(1).optional(),
]);
export type SymbolRow = z.infer<typeof SymbolRow>;

export const SymbolShard = z.object({
  /** Common lower-case prefix of all names; empty for the shard of names that do not begin with a letter. */
  prefix: z.string(),
  paths: z.array(z.string()),
  /** Sorted by name, then path, then line. */
  rows: z.array(SymbolRow),
});
export type SymbolShard = z.infer<typeof SymbolShard>;
