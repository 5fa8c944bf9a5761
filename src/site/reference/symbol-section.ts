import type { DocFormat } from '../../model/doc-format.ts';
import { referenceId, sectionId } from '../../model/address.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import type { FileLifelines } from '../../model/timeline.ts';
import { pagePath } from '../../model/page-path.ts';
import { referencedName, skippedFilesMentioning } from '../../query/coverage-gaps.ts';
import { allMembersElsewhere, otherDeclarations } from '../../query/owner.ts';
import { firstLine, lastLine } from '../../query/text.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { callGraphFigure } from '../drawing/figure-html.ts';
import { docHtml } from '../markdown/doc-html.ts';
import type { NameResolver } from '../markdown/name-resolver.ts';
import { lifelineHtml } from '../history/lifeline-html.ts';
import { hierarchyOf } from '../views/hierarchy.ts';
import type { Links } from '../views/links.ts';
import { count, counted, roughly } from '../views/numbers.ts';
import { relationsOf, type NodeRelations } from '../views/relations.ts';
import type { FileCode } from './file-code.ts';
import { pageLimits, sectionLimits, type UseLines } from './use-lines.ts';
import {
  endpointHtml,
  linkHtml,
  MAX_UNCERTAIN,
  namesHtml,
  possibleTargetsHtml,
  possibleUses,
  sitesHtml,
  usesHtml,
} from './use-lists.ts';
import { symbolLabel } from '../../query/symbol-label.ts';

export interface SectionContext {
  shard: FileShard;
  links: Links;
  code: FileCode;
  uses: UseLines;
  /** Resolves names in doc comments. */
  names: NameResolver;
  /** The markup of doc comments. */
  docFormat: DocFormat | undefined;
  /** Whether the page is that of the file, which has the source. */
  isFolded: boolean;
  /** Whether references in the language of the file are found by name only. */
  isNamed: boolean;
  /** Whether the atlas knows the commits of lines. */
  hasBlame: boolean;
  /** The package that contains the file, if the atlas has a hub that knows who uses it. */
  packageName: string | undefined;
  /** The symbols over time, if the atlas has a history of the file. */
  lifelines: FileLifelines | undefined;
}

/**
 * Renders one symbol: facts, signature, documentation, what refers to it and what it calls. `level` is that of its heading: 1 if the page is
 * about it; it then has its source, too, and `middle` between its documentation and that.
 */
export function symbolSection(context: SectionContext, index: number, level: 1 | 2 | 3, middle = ''): string {
  const { shard, links, code } = context;
  const node = shard.nodes[index];
  if (!node) return '';
  const relations = relationsOf(shard, index);
  const [first] = node.span;
  const last = lastLine(node.span);
  const shown = code.shownOf(node, level === 1);
  // On the page of the file, the source is above.
  // The page of a symbol has its drawing in sight; those of its members are made when they are asked for.
  const graph = level === 1 ? callGraphFigure(shard, index, links) : '';
  const source = context.isFolded ? 'none' : shown.source;
  return [
    `<section class=symbol id=${attributeValue(idOf(context, node))} data-lines=${first}-${last}>`,
    `<h${level}>${linkHtml('', links.definition(node.address), symbolLabel(shard, node))}</h${level}>`,
    `<p class=facts>${factsOf(context, node, relations, first, last)}</p>`,
    source === 'first' ? code.source(node) : '',
    shown.signature ? `<pre class="signature code" tabindex=0>${code.signature(node)}</pre>` : '',
    node.doc ? documentationHtml(context, node.doc, graph !== '') : '',
    graph,
    middle,
    declarationsHtml(context, node),
    outsideMembers(context, node, level + 1),
    source === 'after' ? `<h2 class=label>Source</h2>${code.source(node)}` : '',
    source === 'fold' ? foldHtml('source', 'Source') : '',
    level > 1 && relations.callers.length + relations.callees.length > 0
      ? foldHtml('calls', 'Call graph')
      : '',
    ...relationParts(context, node, relations, level),
    usesElsewhere(context, node),
    level === 1 && context.lifelines ? lifelineHtml(context.lifelines, node, links) : '',
    foldHtml('impact', 'Before you change this'),
    context.hasBlame ? foldHtml('history', 'History') : '',
    `</section>`,
  ].join('');
}

/** Documentation that would push the drawing below it out of the first screen is cut there; a reader can show all of it. */
const longDoc = { characters: 1200, lines: 22 };

function documentationHtml({ names, docFormat }: SectionContext, doc: string, isCut: boolean): string {
  const html = docHtml(doc, names, docFormat);
  const isLong = doc.length > longDoc.characters || doc.split('\n').length > longDoc.lines;
  return isCut && isLong
    ? `<div class="doc long">${html}</div><label class=whole-doc><input type=checkbox> Whole documentation</label>`
    : `<div class=doc>${html}</div>`;
}

/** A fold that a script fills when it is opened. Without scripts it is hidden. It stands in the page, so that nothing moves when the script comes. */
function foldHtml(name: string, title: string): string {
  return `<details class=${name}><summary>${title}</summary><div></div></details>`;
}

/** The id of the section of a symbol. On the page of the file, its definition has the usual one. */
export function idOf({ isFolded }: SectionContext, { address }: ShardNode): string {
  return isFolded ? referenceId(address) : sectionId(address);
}

function factsOf(
  { uses }: SectionContext,
  node: ShardNode,
  { callers, referencedBy }: NodeRelations,
  first: number,
  last: number,
): string {
  const users = new Set([...callers, ...referencedBy].map(({ endpoint }) => endpoint.path));
  const tests = uses.countTests(users);
  const kind = node.kind.replace('_', ' ');
  const words = [
    node.visibility === 'public' ? '' : node.visibility,
    node.exported ? 'exported' : '',
    ...node.modifiers,
    last > first ? `lines ${first}–${last}` : `line ${first}`,
    node.complexity === undefined ? '' : `complexity ${node.complexity}`,
    callers.length > 0 ? counted(new Set(callers.map(({ endpoint }) => endpoint.id)).size, 'caller') : '',
    users.size > 0
      ? `used in ${counted(users.size, 'file')}${tests > 0 ? `, ${counted(tests, 'test file')} among them` : ''}`
      : '',
  ];
  return `<span class="kind ${node.kind}">${kind}</span> ${escapeHtml(words.filter(Boolean).join(' · '))}`;
}

/** Related symbols in one line. More are a list. */
const MAX_INLINE = 4;

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
  const { shard, links, uses } = context;
  const { callers, callees, referencedBy, possibleIncoming, possibleOutgoing } = relations;
  const source = links.definition(node.address);
  const subtypes = typeKinds.has(node.kind) ? relations.derived.length : 0;
  const isReferenced = callers.length + referencedBy.length + subtypes > 0;
  const possible = possibleIncoming.length + possibleOutgoing.length;
  const limits = level === 1 ? pageLimits : sectionLimits;
  return [
    ...hierarchyOf(node.kind, relations).map(({ title, relations: list }) =>
      list.length > MAX_INLINE
        ? part(title, list.length, uses.symbolsHtml(list), level + 1)
        : line(title, list.length, namesHtml(list, links)),
    ),
    callers.length > 0 ? usesPart('Called by', uses.html(callers, 'calls', limits), level + 1) : '',
    referencedBy.length > 0
      ? usesPart('Referenced by', uses.html(referencedBy, 'references', limits), level + 1)
      : '',
    isReferenced ? '' : noReferences(context, node, relations),
    isOnlyHeld(node, relations)
      ? '<p class=none><a href=#unseen>No call names it</a>: it is passed on as a value, and a call of a value may run it</p>'
      : '',
    callersVia(relations, links),
    callees.length > 0 ? line('Calls', callees.length, namesHtml(callees, links)) : '',
    possible > 0
      ? `<details><summary>Possible references <b>${count(possible)}</b></summary>` +
        (possibleIncoming.length > 0
          ? `<p class=label>To this symbol</p>${uses.html(possibleUses(possibleIncoming), 'possible', sectionLimits).html}`
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

/** The hub lists the references in other repositories. */
function usesElsewhere({ packageName, links }: SectionContext, { exported, symbol }: ShardNode): string {
  const href = exported && packageName !== undefined ? links.export(packageName, symbol) : undefined;
  return href === undefined
    ? ''
    : `<p class=line>${linkHtml('', href, 'Who uses this in other packages')}</p>`;
}

/** Whether something refers to a callable, and nothing that calls it is known. */
function isOnlyHeld({ kind }: ShardNode, { callers, callersVia, referencedBy }: NodeRelations): boolean {
  return (
    callableKinds.has(kind) &&
    callers.length + callersVia.length === 0 &&
    referencedBy.some(({ type }) => type === 'REFERENCES')
  );
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
  const search = `${links.hrefOf(pagePath.search)}?q=${encodeURIComponent(referencedName(shard, node))}`;
  return `<p class=none><a href=#unseen>No ${what} found</a>${rest}; <a href=${attributeValue(search)}>search all text for its name</a></p>`;
}

function unresolved(
  shard: FileShard,
  node: ShardNode,
  { unresolved: named, unresolvedCalls, valueCalls }: NodeRelations,
  links: Links,
): string {
  const parts: string[] = [];
  if (named.total > 0) {
    const name = referencedName(shard, node);
    const search = `${links.hrefOf(pagePath.search)}?q=${encodeURIComponent(name)}`;
    parts.push(
      `<p class=label>To the name <code>${escapeHtml(name)}</code></p>`,
      named.references.length > 0 ? usesHtml(named.references, links, MAX_UNCERTAIN) : '',
      `<p class=none>${roughly(named.total, 'place')} in all: <a href=${attributeValue(search)}>search the text</a></p>`,
    );
  }
  const addCalls = (title: string, calls: NodeRelations['unresolvedCalls']): void => {
    if (calls.length === 0) return;
    const lines = calls.map(
      ({ name, sites, sitesAddress }) =>
        `<li><code>${escapeHtml(name)}</code>${sitesHtml(sites, sitesAddress, links)}`,
    );
    parts.push(`<p class=label>${title}</p>`, `<ul class=uses>${lines.join('')}</ul>`);
  };
  addCalls('In this symbol, to names of this repository', unresolvedCalls);
  addCalls('Calls of values in this symbol: nothing says which functions they are', valueCalls);
  if (parts.length === 0) return '';
  const total = named.total + unresolvedCalls.length + valueCalls.length;
  return `<details><summary>Unresolved references <b>${count(total)}</b></summary>${parts.join('')}</details>`;
}

/** References are listed by line, so lines are counted. The facts of the symbol say how many callers it has. */
function usesPart(title: string, { html, lines }: { html: string; lines: number }, level: number): string {
  return `<h${level} class=label>${title} <small>${counted(lines, 'line')}</small></h${level}>${html}`;
}

function part(title: string, size: number, list: string, level: number): string {
  return `<h${level} class=label>${title} <small>${count(size)}</small></h${level}>${list}`;
}

function line(title: string, size: number, names: string): string {
  return `<p class=line><b>${title}</b>${size > 1 ? ` <small>${count(size)}</small>` : ''} ${names}</p>`;
}
