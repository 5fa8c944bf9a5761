/** Trigrams of ASCII characters have numbers of this many bits. */
export const ASCII_BITS = 21;

/** Returns a number for three folded code units. ASCII trigrams have the lowest numbers, and all are below 2^49. */
export function trigramNumber(a: number, b: number, c: number): number {
  if ((a | b | c) < 0x80) return (a << 14) | (b << 7) | c;
  return 2 ** ASCII_BITS + (a * 0x10000 + b) * 0x10000 + c;
}

/** Returns the trigram with a number. */
export function trigramOfNumber(number: number): string {
  if (number < 2 ** ASCII_BITS) return String.fromCharCode(number >> 14, (number >> 7) & 0x7f, number & 0x7f);
  const units = number - 2 ** ASCII_BITS;
  return String.fromCharCode(
    Math.floor(units / 0x100000000),
    Math.floor(units / 0x10000) % 0x10000,
    units % 0x10000,
  );
}
