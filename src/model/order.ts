/** Compares names by UTF-16 code units: the order in all artifacts, independent of machine and locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
