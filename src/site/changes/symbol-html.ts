import type { SymbolChange } from '../../model/changes.ts';
import { labelOfId } from '../../query/symbol-label.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { counted } from '../views/numbers.ts';
import type { ChangeLinks } from './change-links.ts';

/** The sign and the class of each kind of change. */
const signs: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  added: ['+', 'added'],
  removed: ['−', 'removed'],
  changed: ['~', 'changed'],
  moved: ['→', 'moved'],
  renamed: ['→', 'moved'],
  'moved and renamed': ['→', 'moved'],
};

export function signHtml(change: string): string {
  const [sign, name] = signs[change] ?? ['~', 'changed'];
  return `<span class="change-sign ${name}" role=img aria-label="${change}" title="${change}">${sign}</span>`;
}

/** Returns a changed symbol with its kind, and with the words that say how it changed. */
export function symbolHtml(symbol: SymbolChange, links: ChangeLinks): string {
  const { change, id, kind, name, parts, isBreaking, isTest } = symbol;
  const words = [
    ...(change === 'changed' ? parts : change === 'added' ? [] : [change, ...parts]),
    ...(isTest ? ['test'] : []),
  ];
  return [
    signHtml(change),
    `<a class=name href="${links.symbol(symbol)}">${escapeHtml(labelOfId({ id, name }))}</a>`,
    `<span class="kind ${kind}">${kind.replace('_', ' ')}</span>`,
    ...words.map((word) => `<span class=word>${word}</span>`),
    ...(isBreaking ? ['<span class="word breaking">breaking</span>'] : []),
  ].join(' ');
}

/** Returns where a moved or renamed symbol was; empty for others. */
export function formerHtml({ fromId, name, fromPath, path }: SymbolChange): string {
  if (fromId === undefined) return '';
  const label = escapeHtml(labelOfId({ id: fromId, name }));
  const was = fromPath !== undefined && fromPath !== path ? `${label} in ${escapeHtml(fromPath)}` : label;
  return `<p class=former>was ${was}</p>`;
}

/** Returns the old and the new signature below each other, with marks where they differ; empty if the signature is the same. */
export function signatureHtml({ signature, previousSignature, signatureChanges }: SymbolChange): string {
  const reasons = signatureChanges.map(
    ({ text, isBreaking }) =>
      `<li>${escapeHtml(text)}${isBreaking ? ' <span class="word breaking">breaking</span>' : ''}</li>`,
  );
  const list = reasons.length > 0 ? `<ul class=signature-reasons>${reasons.join('')}</ul>` : '';
  if (previousSignature === undefined) return list;
  const [old, now] = markedTexts(previousSignature, signature ?? '');
  const row = (kind: 'removed' | 'added', sign: string, html: string): string =>
    html === '' ? '' : `<div class="ln ${kind}"><i class=sg>${sign}</i><code>${html}</code></div>`;
  return `<div class=signature-diff>${row('removed', '−', old)}${row('added', '+', now)}</div>${list}`;
}

/** Marks the parts of two texts between what they begin and end with in common. Words are not cut. */
function markedTexts(old: string, now: string): [string, string] {
  const [a, b] = [wordsOf(old), wordsOf(now)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const marked = (words: string[]): string => {
    const part = (from: number, to: number): string => escapeHtml(words.slice(from, to).join(''));
    const middle = part(start, words.length - end);
    return (
      part(0, start) +
      (middle === '' ? '' : `<mark>${middle}</mark>`) +
      part(words.length - end, words.length)
    );
  };
  return [marked(a), marked(b)];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+|\s+|./gsu) ?? [];
}

/** Returns the number of callers of a changed symbol, and the first ones; empty if there are none. */
export function callersHtml({ change, callers }: SymbolChange, links: ChangeLinks): string {
  const { total, files, mustChange, first } = callers;
  if (total === 0) return '';
  const isOld = change === 'removed';
  const must = mustChange > 0 ? `, <b class=must-word>${counted(mustChange, 'place')} must change</b>` : '';
  const places = first.map(({ path, line, mustChange: must }) => {
    const href = isOld ? links.oldLine(path, line) : links.newLine(path, line);
    return `<li><a href="${href}">${escapeHtml(path)}:${line}</a>${must ? ' <span class=must-word>must change</span>' : ''}</li>`;
  });
  const more = total > first.length ? `<li class=more>and ${total - first.length} more</li>` : '';
  return `<details class=callers><summary>${counted(total, isOld ? 'former caller' : 'caller')} in ${counted(files, 'file')}${must}</summary><ul>${places.join('')}${more}</ul></details>`;
}
