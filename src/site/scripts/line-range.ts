/** Parses `#L10` or `#L10-L20` into the first and last line, 1-based. The range is cut at 10,000 lines. */
export function parseLines(hash: string): [number, number] | undefined {
  const [, from, to = from] = /^#L(\d+)(?:-L?(\d+))?$/.exec(hash) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const range = [Number(from), Number(to)].sort((a, b) => a - b);
  return [range[0] ?? 1, Math.min(range[1] ?? 1, (range[0] ?? 1) + 10_000)];
}
