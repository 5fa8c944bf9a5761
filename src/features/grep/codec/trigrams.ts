/**
 * Trigrams are taken of the text of lines in one case, so that one index serves searches in any case. Folding is no
 * more than what the engine of regular expressions does to ASCII: a table for all of Unicode would depend on the
 * machine that made the index.
 */

/** The long s and the sign of Kelvin are, in any case, an `s` and a `k`. */
const LONG_S = 0x17f;
const KELVIN = 0x212a;

/** The code unit in lower case; 0 for what ends a run of characters: line breaks and other controls. */
export function foldUnit(unit: number): number {
  if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20;
  if (unit < 0x20) return unit === 0x09 ? unit : 0;
  if (unit === LONG_S) return 0x73;
  return unit === KELVIN ? 0x6b : unit;
}

/** The trigrams of a text, each once, in the order of their first place. */
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

/** Which of so many shards, a power of two, has the trigram. */
export function shardOfTrigram(trigram: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < trigram.length; at++) hash = Math.imul(hash ^ trigram.charCodeAt(at), 0x01000193);
  // The low bits of this hash are its weakest.
  return ((hash ^ (hash >>> 15)) >>> 0) & (shards - 1);
}
