import { counted } from '../counted.ts';
import type { OutlineItem, OutlineSection } from './outline-parts.ts';

export interface SectionLimits {
  /** Items and subordinate items of a section. */
  rows: number;
  /** Subordinate items of one item. */
  perItem: number;
}

export interface ShownItem {
  item: OutlineItem;
  items: readonly OutlineItem[];
  /** `and 12 more places`; undefined if all subordinate items are shown. */
  more: string | undefined;
}

export interface ShownSection {
  items: readonly ShownItem[];
  more: string | undefined;
}

/** Returns the first items of a section, with the number of the others. */
export function cutSection(section: OutlineSection, { rows, perItem }: SectionLimits): ShownSection {
  const shown: ShownItem[] = [];
  let left = rows;
  for (const item of section.items) {
    if (left <= 0) break;
    const all = item.items ?? [];
    const items = all.slice(0, Math.min(perItem, --left));
    left -= items.length;
    shown.push({ item, items, more: moreText(all.length - items.length, section.noun, true) });
  }
  const hidden = section.items.slice(shown.length);
  const count = section.countsNested
    ? hidden.reduce((sum, { items }) => sum + (items?.length ?? 0), 0)
    : hidden.length;
  return { items: shown, more: moreText(count, section.noun, shown.length > 0) };
}

function moreText(count: number, [one, many]: OutlineSection['noun'], follows: boolean): string | undefined {
  if (count === 0) return undefined;
  return follows
    ? `and ${counted(count, `more ${one}`, `more ${many}`)}`
    : `${counted(count, one, many)}, not listed here`;
}
