import { counted } from '../../render/counted.ts';

export { count, counted, nounFor } from '../../render/counted.ts';

/** Formats a count from artifacts that round numbers above 20 to one digit: `3 callers`, `about 400 callers`. */
export function roughly(value: number, one: string, many?: string): string {
  return `${value > 20 ? 'about ' : ''}${counted(value, one, many)}`;
}

/** Formats a number of bytes: `812 B`, `12.4 KB`, `3.1 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a share as a CSS percentage: `12.3%`. */
export function percent(part: number, whole: number): string {
  return `${Math.round(whole > 0 ? (part / whole) * 1000 : 0) / 10}%`;
}
