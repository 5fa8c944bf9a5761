import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { typeKinds, type NodeKind } from '../../model/kinds.ts';
import { childrenOf } from '../../query/shard-edges.ts';
import { firstSentence } from '../../query/text.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { count, counted } from '../views/numbers.ts';
import { relationsOf, type Relation } from '../views/relations.ts';
import { memberType } from './member-type.ts';
import { idOf, type SectionContext } from './symbol-section.ts';
import { linesHtml, linkHtml } from './use-lists.ts';

/** Uses of a data member that are named. */
const MAX_USES = 2;

const dataKinds: ReadonlySet<NodeKind> = new Set([
  'property',
  'field',
  'enum_member',
  'constant',
  'variable',
]);

/** A member of a type that is neither called nor computed. Its row in the table is all that there is to say of it. */
export function isData(shard: FileShard, { kind, parent, complexity }: ShardNode): boolean {
  const around = shard.nodes[parent ?? 0];
  return (
    dataKinds.has(kind) && complexity === undefined && around !== undefined && typeKinds.has(around.kind)
  );
}

/**
 * Renders the members of a type or namespace as a table: name, type, first sentence and uses. Rows of members in `rows`, which have no section, have
 * the id of the member, and these are deleted from it. Other rows lead to the section or page of the member.
 */
export function membersTable(context: SectionContext, index: number, rows: Set<number>): string {
  const { shard } = context;
  const members = childrenOf(shard, index);
  if (members.length === 0) return '';
  const html = members.flatMap((member) => {
    const node = shard.nodes[member];
    return node ? [rowHtml(context, member, node.name, rows.delete(member))] : [];
  });
  return tableHtml('Members', html);
}

/** Renders symbols that have neither a section nor a row in the table of a type, so that links to them lead to something; empty if there are none. */
export function furtherTable(context: SectionContext, indexes: readonly number[]): string {
  const rows = indexes.map((index) =>
    rowHtml(context, index, context.shard.nodes[index]?.symbol ?? '', true),
  );
  return rows.length === 0 ? '' : `<section>${tableHtml('Further symbols', rows)}</section>`;
}

function tableHtml(title: string, rows: readonly string[]): string {
  return (
    `<h2 class=label>${title} <small>${count(rows.length)}</small></h2>` +
    '<table class=members><thead><tr><th>Name<th>Type<th>About<th>Uses<tbody>' +
    `${rows.join('')}</table>`
  );
}

/** `isTarget`: whether the row is all that the page has about the symbol. */
function rowHtml(context: SectionContext, index: number, name: string, isTarget: boolean): string {
  const { shard, links } = context;
  const node = shard.nodes[index];
  if (!node) return '';
  const { callers, referencedBy } = relationsOf(shard, index);
  // A symbol may refer to a member in several ways; it is listed once.
  const uses = new Map([...callers, ...referencedBy].map((use) => [use.endpoint.id, use]));
  const href = isTarget ? links.definition(node.address) : links.symbol(node.address);
  const word = node.visibility === 'public' ? '' : ` <small>${node.visibility}</small>`;
  const type = memberType(node);
  return (
    `<tr${isTarget ? ` id=${attributeValue(idOf(context, node))}` : ''}>` +
    `<td>${linkHtml('id', href, name)}${word}` +
    `<td>${type === '' ? '' : `<code>${escapeHtml(type)}</code>`}` +
    `<td>${escapeHtml(firstSentence(node.doc ?? ''))}${isTarget ? usersHtml([...uses.values()], context) : ''}` +
    `<td>${uses.size > 0 ? count(uses.size) : ''}`
  );
}

function usersHtml(uses: readonly Relation[], { links }: SectionContext): string {
  if (uses.length === 0) return '';
  const places = uses.slice(0, MAX_USES).map(({ endpoint, sites, sitesAddress }) => {
    const first = linkHtml('', links.file(sitesAddress, sites[0]?.[0]), endpoint.name);
    return first + linesHtml(sites, MAX_USES);
  });
  const more = uses.length - places.length;
  return `<span class=used>used by ${places.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}</span>`;
}
