/**
 * Returns the 64-bit FNV-1a hash as 16 hex digits, to shorten long names. Content is identified by SHA-256 instead, which
 * the indexer computes.
 */
export function shortHash(text: string): string {
  let low = 0x84222325;
  let high = 0xcbf29ce4;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    const lowProduct = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + ((low << 8) >>> 0) + Math.floor(lowProduct / 0x100000000)) >>> 0;
    low = lowProduct >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
