import type { ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { isData, membersTable } from './members-table.ts';
import { symbolSection, type SectionContext } from './symbol-section.ts';

/** Members with a section of their own. Those of larger types are rows of the table only. */
const MAX_SECTIONS = 300;

/** Renders the page of a symbol: the symbol, a table of its members, and a section for each that is more than data. */
export function symbolPageHtml(context: SectionContext, [title = 0, ...inside]: readonly number[]): string {
  const node = context.shard.nodes[title];
  const table = node && hasMembers(node) ? membersTable(context, title) : '';
  return symbolSection(context, title, 1, table) + sectionsHtml(context, inside, 2);
}

/** Renders sections for symbols without a page, in source order. `level` is that of the headings of the outermost. */
export function sectionsHtml(context: SectionContext, indexes: readonly number[], level: 2 | 3): string {
  const { nodes } = context.shard;
  const all = new Set(indexes);
  return indexes
    .flatMap((index) => {
      const node = nodes[index];
      return node && !isData(context.shard, node) ? [{ index, node }] : [];
    })
    .slice(0, MAX_SECTIONS)
    .map(({ index, node }) => {
      const isInside = node.parent !== null && all.has(node.parent);
      const table = hasMembers(node) ? membersTable(context, index) : '';
      return symbolSection(context, index, isInside ? 3 : level, table);
    })
    .join('');
}

function hasMembers({ kind }: ShardNode): boolean {
  return typeKinds.has(kind) || kind === 'namespace';
}
