/**
 * Trigrams ignore case, so one index serves all searches. Only ASCII is folded, as the regular expression engine does: a table
 * for all of Unicode would depend on the machine that built the index.
 */

/** The long s and the Kelvin sign match `s` and `k` if case is ignored. */
const LONG_S = 0x17f;
const KELVIN = 0x212a;

/** Returns the code unit in lower case; 0 for line breaks and other control characters, which no trigram contains. */
export function foldUnit(unit: number): number {
  if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20;
  if (unit < 0x20) return unit === 0x09 ? unit : 0;
  if (unit === LONG_S) return 0x73;
  return unit === KELVIN ? 0x6b : unit;
}

/** Returns the distinct trigrams of a text, in the order of their first occurrence. */
export function trigramsOf(text: string): string[] {
  const found = new Set<string>();
  let run = '';
  for (let at = 0; at < text.length; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    run = unit === 0 ? '' : run.slice(-2) + String.fromCharCode(unit);
    if (run.length === 3) found.add(run);
  }
  return [...found];
}

/** Returns the number of the shard of a trigram. `shards` is a power of two. */
export function shardOfTrigram(trigram: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < trigram.length; at++) hash = Math.imul(hash ^ trigram.charCodeAt(at), 0x01000193);
  // The low bits of this hash are its weakest.
  return ((hash ^ (hash >>> 15)) >>> 0) & (shards - 1);
}
