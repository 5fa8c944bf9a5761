import { referenceId, sectionId } from '../../model/address.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { pagePath } from '../../model/page-path.ts';
import { referencedName, skippedFilesMentioning } from '../../query/coverage-gaps.ts';
import { allMembersElsewhere, otherDeclarations } from '../../query/owner.ts';
import { firstLine, lastLine, sliceSpan } from '../../query/text.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { docHtml, type NameResolver } from '../markdown/doc-html.ts';
import { callGraphFigure } from '../drawing/figure-html.ts';
import { hierarchyOf } from '../views/hierarchy.ts';
import type { Links } from '../views/links.ts';
import { count, counted, roughly } from '../views/numbers.ts';
import { relationsOf, type NodeRelations } from '../views/relations.ts';
import type { Signatures } from './signature-html.ts';
import {
  endpointHtml,
  linkHtml,
  MAX_UNCERTAIN,
  namesHtml,
  possibleTargetsHtml,
  possibleUsesHtml,
  sitesHtml,
  usesHtml,
} from './use-lists.ts';

export interface SectionContext {
  shard: FileShard;
  links: Links;
  signatures: Signatures;
  /** Resolves names in doc comments. */
  names: NameResolver;
  /** Whether the page is the source page of the file. */
  isFolded: boolean;
  /** Whether references in the language of the file are found by name only. */
  isNamed: boolean;
}

/**
 * Renders one symbol: signature, documentation, what refers to it and what it calls. Its other references are links in its
 * source. `level` is that of its heading.
 */
export function symbolSection(context: SectionContext, index: number, level: 1 | 2 | 3): string {
  const { shard, links } = context;
  const node = shard.nodes[index];
  if (!node) return '';
  const relations = relationsOf(shard, index);
  const source = links.definition(node.address);
  const [first] = node.span;
  const last = lastLine(node.span);
  // A script adds the source, unless the signature is all of it.
  const names = isWhole(shard.source, node) ? '"symbol whole"' : 'symbol';
  return [
    `<section class=${names} id=${attributeValue(idOf(context, node))} data-lines=${first}-${last}>`,
    `<h${level}>${linkHtml('', source, node.symbol)}</h${level}>`,
    `<p class=facts>${factsOf(node, relations, first, last)}</p>`,
    node.signature ? `<pre class="signature code" tabindex=0>${context.signatures.html(node)}</pre>` : '',
    // The page of a symbol has its drawing in sight; a script adds those of others in a fold.
    level === 1 ? callGraphFigure(shard, index, links) : '',
    node.doc ? `<div class=doc>${docHtml(node.doc, context.names)}</div>` : '',
    declarationsHtml(context, node),
    outsideMembers(context, node, level + 1),
    ...relationParts(context, node, relations, level + 1),
    `</section>`,
  ].join('');
}

/** Whether the signature of a symbol of one line is the line itself, apart from words before it and punctuation after it. */
function isWhole(source: string, { signature, span }: ShardNode): boolean {
  if (!signature || lastLine(span) > span[0]) return false;
  const [before, after, ...others] = sliceSpan(source, [span[0], 1, span[0] + 1, 1]).split(signature);
  return (
    others.length === 0 && after !== undefined && /^[\w\s]*$/.test(before ?? '') && /^[;,\s]*$/.test(after)
  );
}

/** The id of the section of a symbol. On the source page, its definition has the usual one. */
export function idOf({ isFolded }: SectionContext, { address }: ShardNode): string {
  return isFolded ? referenceId(address) : sectionId(address);
}

function factsOf(
  node: ShardNode,
  { callers, referencedBy }: NodeRelations,
  first: number,
  last: number,
): string {
  const users = [...callers, ...referencedBy].map(({ endpoint }) => endpoint.path);
  const kind = node.kind.replace('_', ' ');
  const words = [
    node.visibility === 'public' ? '' : node.visibility,
    node.exported ? 'exported' : '',
    ...node.modifiers,
    last > first ? `lines ${first}–${last}` : `line ${first}`,
    node.complexity === undefined ? '' : `complexity ${node.complexity}`,
    callers.length > 0 ? counted(callers.length, 'caller') : '',
    users.length > 0 ? `used in ${counted(new Set(users).size, 'file')}` : '',
  ];
  return `<span class="kind ${node.kind}">${kind}</span> ${escapeHtml(words.filter(Boolean).join(' · '))}`;
}

/** Other declarations that are listed. The first of very many lists the members of all. */
const MAX_DECLARATIONS = 20;

function declarationsHtml({ shard, links }: SectionContext, node: ShardNode): string {
  const all = otherDeclarations(shard, node);
  if (all.length === 0) return '';
  const shown = all
    .slice(0, MAX_DECLARATIONS)
    .map(({ path, address }) => linkHtml('', links.symbol(address), path));
  const more = all.length > shown.length ? ` and ${count(all.length - shown.length)} more` : '';
  return line('Also declared in', all.length, shown.join(', ') + more);
}

function outsideMembers({ shard, links }: SectionContext, node: ShardNode, level: number): string {
  const members = allMembersElsewhere(shard, node);
  if (members.length === 0) return '';
  const items = members.map(({ end, doc, visibility }) => {
    const word = visibility === 'public' ? '' : ` <small>${visibility}</small>`;
    const line = doc ? ` <small>${escapeHtml(firstLine(doc))}</small>` : '';
    return `<li>${linkHtml('', links.end(end), end.name)}${word} <small>${escapeHtml(end.path)}</small>${line}`;
  });
  return part('Members in other files', members.length, `<ul class=uses>${items.join('')}</ul>`, level);
}

function relationParts(
  context: SectionContext,
  node: ShardNode,
  relations: NodeRelations,
  level: number,
): string[] {
  const { shard, links } = context;
  const { callers, callees, referencedBy, possibleIncoming, possibleOutgoing } = relations;
  const source = links.definition(node.address);
  const subtypes = typeKinds.has(node.kind) ? relations.derived.length : 0;
  const isReferenced = callers.length + referencedBy.length + subtypes > 0;
  const possible = possibleIncoming.length + possibleOutgoing.length;
  return [
    ...hierarchyOf(node.kind, relations).map(({ title, relations: list }) =>
      line(title, list.length, namesHtml(list, links)),
    ),
    callers.length > 0
      ? part('Called by', callers.length, usesHtml(callers, links, { edges: 'in', uses: 'calls' }), level)
      : '',
    referencedBy.length > 0
      ? part(
          'Referenced by',
          referencedBy.length,
          usesHtml(referencedBy, links, { withType: true, uses: 'references' }),
          level,
        )
      : '',
    isReferenced ? '' : noReferences(context, node, relations),
    callersVia(relations, links),
    callees.length > 0
      ? line('Calls', callees.length, `<span data-edges=out>${namesHtml(callees, links)}</span>`)
      : '',
    possible > 0
      ? `<details><summary>Possible references <b>${count(possible)}</b></summary>` +
        (possibleIncoming.length > 0
          ? `<p class=label>To this symbol</p>${possibleUsesHtml(possibleIncoming, links)}`
          : '') +
        (possibleOutgoing.length > 0
          ? `<p class=label>From this symbol</p>${possibleTargetsHtml(possibleOutgoing, links, source)}`
          : '') +
        '</details>'
      : '',
    unresolved(shard, node, relations, links),
  ];
}

function callersVia({ callersVia: all }: NodeRelations, links: Links): string {
  return all
    .map(
      ({ via, total }) =>
        `<p class=line><b>Called via</b> ${endpointHtml(via, links)}: ${roughly(total, 'caller')}, each of which may call this at run time</p>`,
    )
    .join('');
}

/** Says that nothing refers to a symbol, and what else is known of it. The foot of the page explains what an atlas cannot see. */
function noReferences(
  { shard, links, isNamed }: SectionContext,
  node: ShardNode,
  relations: NodeRelations,
): string {
  const owner = node.kind === 'constructor' ? shard.nodes[node.parent ?? -1] : undefined;
  // A language may call it by the name of its type, whose section lists the calls.
  if (owner && typeKinds.has(owner.kind))
    return `<p class=none>Called where ${linkHtml('', links.symbol(owner.address), owner.name)} is constructed</p>`;
  const mentions = skippedFilesMentioning(shard, node);
  const notes = [
    relations.possibleIncoming.length > 0 ? 'only possible references, listed below' : '',
    isNamed ? 'references in this language are found by name only' : '',
    shard.status === 'partial' ? 'parts of this file could not be parsed' : '',
    mentions.length > 0
      ? `its name occurs in ${mentions.join(', ')}, which ${mentions.length === 1 ? 'was' : 'were'} skipped`
      : '',
    node.exported ? 'other repositories may use it' : '',
  ].filter(Boolean);
  const what = callableKinds.has(node.kind) ? 'callers' : 'references';
  const rest = notes.length > 0 ? `: ${escapeHtml(notes.join('; '))}` : '';
  return `<p class=none><a href=#unseen>No ${what} found</a>${rest}</p>`;
}

function unresolved(
  shard: FileShard,
  node: ShardNode,
  { unresolved: named, unresolvedCalls }: NodeRelations,
  links: Links,
): string {
  const parts: string[] = [];
  if (named.total > 0) {
    const name = referencedName(shard, node);
    const search = `${links.hrefOf(pagePath.search)}?q=${encodeURIComponent(name)}`;
    parts.push(
      `<p class=label>To the name <code>${escapeHtml(name)}</code></p>`,
      named.references.length > 0 ? usesHtml(named.references, links, { most: MAX_UNCERTAIN }) : '',
      `<p class=none>${roughly(named.total, 'place')} in all: <a href=${attributeValue(search)}>search the text</a></p>`,
    );
  }
  if (unresolvedCalls.length > 0) {
    const calls = unresolvedCalls.map(
      ({ name, sites, sitesAddress }) =>
        `<li><code>${escapeHtml(name)}</code>${sitesHtml(sites, sitesAddress, links)}`,
    );
    parts.push(
      '<p class=label>In this symbol, to names of this repository</p>',
      `<ul class=uses>${calls.join('')}</ul>`,
    );
  }
  if (parts.length === 0) return '';
  const total = named.total + unresolvedCalls.length;
  return `<details><summary>Unresolved references <b>${count(total)}</b></summary>${parts.join('')}</details>`;
}

function part(title: string, size: number, list: string, level: number): string {
  return `<h${level} class=label>${title} <small>${count(size)}</small></h${level}>${list}`;
}

function line(title: string, size: number, names: string): string {
  return `<p class=line><b>${title}</b>${size > 1 ? ` <small>${count(size)}</small>` : ''} ${names}</p>`;
}
