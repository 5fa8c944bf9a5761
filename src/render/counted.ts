/** `12,345`: the same on every machine and locale. */
export function count(value: number): string {
  const digits = String(Math.round(value));
  // Most numbers of most pages are small, and the pattern below is slow.
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 file`, `12 files`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}
