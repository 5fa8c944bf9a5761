export interface PatternMatch {
  pattern: string;
  /** What the star stands for; empty for a pattern without one. */
  star: string;
}

export interface PatternTable {
  /** The pattern without a star that is the text, else the one with the longest beginning that fits. */
  match(text: string): PatternMatch | undefined;
}

interface Beginning {
  /** From what follows the star to the order of its pattern. */
  endings: Map<string, number>;
  endingLengths: number[];
}

/**
 * Patterns with at most one `*`, to be looked up by length of their beginnings, so that thousands of them cost
 * no more than a few. Of those with the same beginning the one wins that is `first` or `longest`.
 */
export function createPatternTable(patterns: readonly string[], wins: 'first' | 'longest'): PatternTable {
  const exact = new Set<string>();
  const beginnings = new Map<string, Beginning>();
  for (const [order, pattern] of patterns.entries()) {
    const [prefix = '', suffix, excess] = pattern.split('*', 3);
    if (excess !== undefined) continue;
    if (suffix === undefined) {
      exact.add(pattern);
      continue;
    }
    const beginning = beginnings.get(prefix) ?? { endings: new Map(), endingLengths: [] };
    beginnings.set(prefix, beginning);
    if (!beginning.endings.has(suffix)) beginning.endings.set(suffix, order);
  }
  for (const beginning of beginnings.values()) beginning.endingLengths = lengths(beginning.endings.keys());
  const prefixLengths = lengths(beginnings.keys());

  const bestEnding = ({ endings, endingLengths }: Beginning, rest: string): number | undefined => {
    let best: number | undefined;
    for (const length of endingLengths) {
      const order = length > rest.length ? undefined : endings.get(rest.slice(rest.length - length));
      if (order === undefined) continue;
      if (wins === 'longest') return order;
      if (best === undefined || order < best) best = order;
    }
    return best;
  };

  return {
    match(text) {
      if (exact.has(text)) return { pattern: text, star: '' };
      for (const length of prefixLengths) {
        const beginning = length > text.length ? undefined : beginnings.get(text.slice(0, length));
        const order = beginning && bestEnding(beginning, text.slice(length));
        const pattern = order === undefined ? undefined : patterns[order];
        if (pattern === undefined) continue;
        const ending = pattern.length - length - 1;
        return { pattern, star: text.slice(length, text.length - ending) };
      }
      return undefined;
    },
  };
}

/** Longest first. */
function lengths(texts: Iterable<string>): number[] {
  return [...new Set([...texts].map((text) => text.length))].sort((a, b) => b - a);
}
