import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { firstLine } from '../../query/text.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { counted } from '../views/numbers.ts';
import { relationsOf, type Relation } from '../views/relations.ts';
import { linesHtml, linkHtml } from './use-lists.ts';
import type { Links } from '../views/links.ts';
import { idOf, symbolSection, type SectionContext } from './symbol-section.ts';

/** Uses of a data member that are listed. The Markdown version has all. */
const MAX_USES = 8;

const dataKinds: ReadonlySet<ShardNode['kind']> = new Set(['property', 'field', 'enum_member']);

/**
 * Renders the symbols of one reference page, in source order. Members that only hold data are rows of a list, because a
 * section would say little more of them. On the page of one symbol, `title` is that symbol, and its name the title of the
 * page.
 */
export function sectionsHtml(context: SectionContext, indexes: readonly number[], title?: number): string {
  const { shard } = context;
  const html: string[] = [];
  let rows: string[] = [];
  const endRows = (): void => {
    if (rows.length > 0) html.push(`<ul class=members>${rows.join('')}</ul>`);
    rows = [];
  };
  for (const index of indexes) {
    const node = shard.nodes[index];
    if (!node) continue;
    if (isData(shard, node)) {
      rows.push(memberRow(context, index, node));
      continue;
    }
    endRows();
    html.push(symbolSection(context, index, levelOf(index, node, title)));
  }
  endRows();
  return html.join('');
}

/** The level of the heading: on the page of one symbol, its name is the title. */
function levelOf(index: number, { parent }: ShardNode, title: number | undefined): 1 | 2 | 3 {
  if (title !== undefined) return index === title ? 1 : 2;
  return parent === 0 ? 2 : 3;
}

/** A member of a type that is neither called nor computed. */
function isData(shard: FileShard, { kind, parent, complexity }: ShardNode): boolean {
  return (
    dataKinds.has(kind) && complexity === undefined && parent !== null && parent > 0 && !!shard.nodes[parent]
  );
}

function memberRow(context: SectionContext, index: number, node: ShardNode): string {
  const { shard, links } = context;
  const relations = relationsOf(shard, index);
  // A symbol may refer to a member in several ways; it is listed once.
  const uses = [...relations.callers, ...relations.referencedBy];
  const byId = new Map(uses.map((relation) => [relation.endpoint.id, relation]));
  const places = [...byId.values()].slice(0, MAX_USES).map((use) => placesHtml(use, links));
  const more = byId.size - places.length;
  const id = idOf(context, node);
  const source = links.definition(node.address);
  const word = node.visibility === 'public' ? '' : ` <small>${node.visibility}</small>`;
  return (
    `<li id=${attributeValue(id)}>${linkHtml('id', source, node.symbol)}${word}` +
    (node.signature ? ` <code>${escapeHtml(node.signature)}</code>` : '') +
    (node.doc ? ` <small>${escapeHtml(firstLine(node.doc))}</small>` : '') +
    (places.length > 0
      ? `<span class=used>used by ${places.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}</span>`
      : '')
  );
}

/** The name of a symbol that refers to a member, with a link to the first place, and the lines of all. */
function placesHtml({ endpoint, sites, sitesAddress }: Relation, links: Links): string {
  return linkHtml('', links.file(sitesAddress, sites[0]?.[0]), endpoint.name) + linesHtml(sites);
}
