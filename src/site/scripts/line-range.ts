/** First and last line of a fragment. */
export function parseLines(hash: string): [number, number] | undefined {
  const [, from, to = from] = /^#L(\d+)(?:-L?(\d+))?$/.exec(hash) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const range = [Number(from), Number(to)].sort((a, b) => a - b);
  return [range[0] ?? 1, Math.min(range[1] ?? 1, (range[0] ?? 1) + 10_000)];
}
