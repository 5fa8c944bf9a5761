import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { furtherTable, isData, membersTable } from './members-table.ts';
import { symbolSection, type SectionContext } from './symbol-section.ts';

/** Symbols of a page with a section of their own. The others are rows of a table. */
export const MAX_SECTIONS = 300;

/** The places on a page that describe its symbols. */
interface Places {
  sections: number[];
  /** Those without a section. A table that has a row for one, which then has its id, deletes it. */
  rows: Set<number>;
}

function placesOf(shard: FileShard, indexes: readonly number[]): Places {
  const mayHaveSection = (index: number): boolean => {
    const node = shard.nodes[index];
    return node !== undefined && !isData(shard, node);
  };
  const sections = indexes.filter(mayHaveSection).slice(0, MAX_SECTIONS);
  const known = new Set(sections);
  return { sections, rows: new Set(indexes.filter((index) => !known.has(index))) };
}

/** Renders the page of a symbol: the symbol, a table of its members, and a section for each that is more than data. */
export function symbolPageHtml(context: SectionContext, [title = 0, ...inside]: readonly number[]): string {
  const node = context.shard.nodes[title];
  const places = placesOf(context.shard, inside);
  const table = node && hasMembers(node) ? membersTable(context, title, places.rows) : '';
  return symbolSection(context, title, 1, table) + placedHtml(context, inside, places, 2);
}

/** Renders sections for symbols without a page, in source order. `level` is that of the headings of the outermost. */
export function sectionsHtml(context: SectionContext, indexes: readonly number[], level: 2 | 3): string {
  return placedHtml(context, indexes, placesOf(context.shard, indexes), level);
}

function placedHtml(
  context: SectionContext,
  indexes: readonly number[],
  { sections, rows }: Places,
  level: 2 | 3,
): string {
  const { nodes } = context.shard;
  const all = new Set(indexes);
  const html = sections.flatMap((index) => {
    const node = nodes[index];
    if (!node) return [];
    const isInside = node.parent !== null && all.has(node.parent);
    const table = hasMembers(node) ? membersTable(context, index, rows) : '';
    return [symbolSection(context, index, isInside ? 3 : level, table)];
  });
  return html.join('') + furtherTable(context, [...rows]);
}

function hasMembers({ kind }: ShardNode): boolean {
  return typeKinds.has(kind) || kind === 'namespace';
}
