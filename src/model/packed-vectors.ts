import { packBytes, unpackBytes } from './packed-bytes.ts';

/** The largest number of a vector is scaled to this, the others in proportion. */
const FULL = 127;

/** Packs vectors with one signed byte per number. Only their directions are kept. */
export function packDirections(rows: readonly ArrayLike<number>[]): string {
  const dimensions = rows[0]?.length ?? 0;
  const bytes = new Int8Array(rows.length * dimensions);
  for (const [row, vector] of rows.entries()) bytes.set(quantised(vector), row * dimensions);
  return packBytes(new Uint8Array(bytes.buffer));
}

/** Returns the vectors, one after the other, scaled to length one. */
export function unpackDirections(text: string, dimensions: number): Float32Array {
  const bytes = unpackBytes(text);
  const rows = new Float32Array(bytes.length);
  for (let start = 0; start < bytes.length; start += dimensions) {
    let squares = 0;
    for (let at = start; at < start + dimensions; at++) squares += signed(bytes[at]) ** 2;
    const size = Math.sqrt(squares) || 1;
    for (let at = start; at < start + dimensions; at++) rows[at] = signed(bytes[at]) / size;
  }
  return rows;
}

/** Packs a vector with its scale, which is its first byte: a power of two in steps of an eighth. */
export function packVector(vector: ArrayLike<number>): string {
  const maximum = largest(vector);
  if (maximum === 0) return '';
  const bytes = new Uint8Array(vector.length + 1);
  bytes[0] = Math.min(255, Math.max(0, Math.round(-8 * Math.log2(maximum))));
  bytes.set(new Uint8Array(quantised(vector).buffer), 1);
  return packBytes(bytes);
}

export function unpackVector(text: string): Float32Array {
  const bytes = unpackBytes(text);
  const scale = 2 ** (-(bytes[0] ?? 0) / 8) / FULL;
  return Float32Array.from(bytes.subarray(1), (byte) => signed(byte) * scale);
}

function quantised(vector: ArrayLike<number>): Int8Array {
  const maximum = largest(vector) || 1;
  const bytes = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at++) bytes[at] = Math.round(((vector[at] ?? 0) / maximum) * FULL);
  return bytes;
}

function largest(vector: ArrayLike<number>): number {
  return Array.from(vector, Math.abs).reduce((most, value) => Math.max(most, value), 0);
}

function signed(byte = 0): number {
  return byte > 127 ? byte - 256 : byte;
}
