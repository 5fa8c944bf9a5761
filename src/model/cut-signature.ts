import { levels } from './brackets.ts';

/**
 * Returns the beginning of a signature of at most `most` characters, with `…` for what is left out: whole parameters, if one of them ends
 * before the limit.
 */
export function cutSignature(signature: string, most: number): string {
  if (signature.length <= most) return signature;
  let comma = 0;
  let least = Infinity;
  for (const [at, character, depth] of levels(signature, 0)) {
    if (at > most - 3) break;
    // Commas between parameters are in fewer brackets than those within one.
    if (character !== ',' || depth === 0 || depth > least) continue;
    comma = at;
    least = depth;
  }
  return comma > 0 ? `${signature.slice(0, comma + 1)} …` : `${signature.slice(0, most - 1).trimEnd()}…`;
}
