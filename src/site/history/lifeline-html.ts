import type { ShardNode } from '../../model/file-shard.ts';
import { fileId, parseId } from '../../model/id.ts';
import { pagePath } from '../../model/page-path.ts';
import type { FileLifelines, Lifeline, LifelineSnapshot } from '../../model/timeline.ts';
import { lifelineEvents, moveKind, readableId, type LifelineEvent } from '../../query/lifeline.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { counted } from '../../render/counted.ts';
import type { Links } from '../views/links.ts';

/** Events that are shown; the others are folded. */
const SHOWN = 8;

/** Renders the lifeline of a symbol, newest event first; an empty string if it is in no snapshot. */
export function lifelineHtml(
  lifelines: FileLifelines,
  { id, signature = '' }: ShardNode,
  links: Links,
): string {
  const lifeline = lifelines.lifelines.find((each) => each.id === id);
  if (!lifeline) return '';
  const events = lifelineEvents(lifelines, lifeline, signature);
  const idsAt = idsOfEvents(events, id);
  const items = events
    .map((event, at) =>
      eventHtml(event, lifelines.oldest, versionHref(event.snapshot, idsAt[at] ?? id, links)),
    )
    .toReversed();
  return [
    `<section class=lifeline><h2 class=label>Lifeline</h2>`,
    `<p class=facts>${seenFacts(lifelines, lifeline).join(' · ')}</p>`,
    `<ol>${items.slice(0, SHOWN).join('')}</ol>`,
    items.length > SHOWN
      ? `<details><summary>${items.length - SHOWN} earlier</summary><ol>${items.slice(SHOWN).join('')}</ol></details>`
      : '',
    `</section>`,
    versionsHtml(id, links),
  ].join('');
}

/** Renders when a file was first seen and last changed and its former paths, and the switch of versions. */
export function fileLifelineHtml(lifelines: FileLifelines, links: Links): string {
  const id = fileId(lifelines.path);
  const lifeline = lifelines.lifelines.find((each) => each.id === id);
  if (!lifeline) return '';
  const former = lifelineEvents(lifelines, lifeline, '').flatMap(({ snapshot, moved }) =>
    moved
      ? [
          `${moveKind(moved.from, moved.to)} from <code>${escapeHtml(readableId(moved.from))}</code> in ${escapeHtml(snapshot.name)}`,
        ]
      : [],
  );
  const facts = [...seenFacts(lifelines, lifeline), ...former.toReversed()];
  return `<div class=file-lifeline><p class=meta>${facts.join(' · ')}</p>${versionsHtml(id, links)}</div>`;
}

/** Says when a file or symbol was first seen and last changed. */
function seenFacts({ snapshots, oldest }: FileLifelines, lifeline: Lifeline): string[] {
  const [first, last] = [snapshots[lifeline.first], snapshots[lifeline.last]];
  const orBefore = first?.id === oldest ? ' or before' : '';
  return [
    ...(first ? [`First seen in ${escapeHtml(first.name)}${orBefore}`] : []),
    ...(last ? [`last changed in ${escapeHtml(last.name)}, ${last.day}`] : []),
  ];
}

/** Renders the switch of versions, which a script fills when it is opened. Without scripts it has one link. */
export function versionsHtml(id: string, links: Links): string {
  const href = versionHref(undefined, id, links);
  return `<details class=versions data-id=${attributeValue(id)}><summary>Other versions</summary><div><a href=${attributeValue(href)}>Versions</a></div></details>`;
}

/** Returns the link to a file or symbol in a snapshot, or in the newest one. */
export function versionHref(snapshot: LifelineSnapshot | undefined, id: string, links: Links): string {
  return `${links.hrefOf(pagePath.historyFile)}?${versionQuery(snapshot?.name, id)}`;
}

export function versionQuery(at: string | undefined, id: string): string {
  const { path = id, symbol = '' } = parseId(id) ?? {};
  const parts = { ...(at === undefined ? {} : { at }), path, ...(symbol === '' ? {} : { symbol }) };
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
    .join('&');
}

/** Returns the id that the symbol has at each event. */
function idsOfEvents(events: readonly LifelineEvent[], newest: string): string[] {
  let id = newest;
  const ids: string[] = [];
  for (const { moved } of events.toReversed()) {
    ids.push(id);
    if (moved) id = moved.from;
  }
  return ids.reverse();
}

function eventHtml(event: LifelineEvent, oldest: string, href: string): string {
  const { snapshot, isFirst, moved, signature, lines, users } = event;
  const change = (from: number | undefined, to: number, noun: string): string =>
    from === undefined ? counted(to, noun) : `${from} → ${counted(to, noun)}`;
  const parts = [
    isFirst ? (snapshot.id === oldest ? 'in the oldest snapshot' : 'first seen') : '',
    moved ? `${moveKind(moved.from, moved.to)} from <code>${escapeHtml(readableId(moved.from))}</code>` : '',
    lines ? change(lines.from, lines.to, 'line') : '',
    users ? change(users.from, users.to, 'user') : '',
    signature ? signatureHtml(signature) : '',
  ].filter(Boolean);
  return `<li><a href=${attributeValue(href)}>${escapeHtml(snapshot.name)}</a> <time>${snapshot.day}</time> ${parts.join(', ')}</li>`;
}

function signatureHtml({ from, to }: { from: string; to: string }): string {
  const code = (text: string): string => `<code>${escapeHtml(text.replace(/\s+/g, ' '))}</code>`;
  if (from === '') return `signature ${code(to)}`;
  return `signature <del>${code(from)}</del> <ins>${code(to)}</ins>`;
}
