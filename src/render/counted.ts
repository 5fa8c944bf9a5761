/** Formats an integer as `12,345`, independently of the locale. */
export function count(value: number): string {
  const digits = String(Math.round(value));
  // Most numbers are small, and the pattern below is slow.
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number with its noun: `1 file`, `12 files`. */
export function counted(value: number, one: string, many?: string): string {
  return `${count(value)} ${nounFor(value, one, many)}`;
}

/** Returns the noun for a number that stands elsewhere. */
export function nounFor(value: number, one: string, many = `${one}s`): string {
  return value === 1 ? one : many;
}
