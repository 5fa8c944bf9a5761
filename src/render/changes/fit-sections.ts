import type { OutlineSection } from './outline-parts.ts';

export interface FitOptions {
  /** The most characters of all sections together. */
  max: number;
  /** The most rows of one section. */
  maxRows: number;
  write(section: OutlineSection, rows: number): string;
}

/**
 * Returns the texts of sections in their order, within a size. Sections of the highest rank are cut first: to fewer rows, then to their
 * heading and number, and at last, again from the highest rank, they are omitted.
 */
export function fitSections(
  sections: readonly OutlineSection[],
  { max, maxRows, write }: FitOptions,
): string {
  const texts = new Map(sections.map((section) => [section, write(section, maxRows)]));
  let length = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  const replace = (section: OutlineSection, text: string): void => {
    length += text.length - (texts.get(section)?.length ?? 0);
    texts.set(section, text);
  };
  const byRank = [...sections].sort((a, b) => b.rank - a.rank);
  for (const section of byRank) {
    if (length <= max) break;
    replace(section, write(section, 0));
    if (length > max) continue;
    const space = max - length + (texts.get(section)?.length ?? 0);
    replace(
      section,
      write(
        section,
        mostRows(maxRows, (rows) => write(section, rows).length <= space),
      ),
    );
  }
  for (const section of byRank) {
    if (length <= max) break;
    replace(section, '');
  }
  return [...texts.values()].join('');
}

/** Returns the largest number of rows that fits; 0 fits. */
function mostRows(maxRows: number, fits: (rows: number) => boolean): number {
  let [low, high] = [0, maxRows];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
