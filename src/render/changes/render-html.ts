import type { ChangeReport } from '../../model/changes.ts';
import { counted } from '../counted.ts';
import { attributeValue, escapeHtml } from '../escape-html.ts';
import { printable, printableLine } from '../printable.ts';
import { cutSection } from './cut-section.ts';
import { linkTarget } from './escape-markdown.ts';
import { changesStyle } from './html-style.ts';
import { outlineOf } from './outline.ts';
import type { ChangePlace, Inline, OutlineItem, OutlineSection } from './outline-parts.ts';

/** A page with more becomes too large for browsers. */
const MAX_ROWS = 5000;
const MAX_PER_ITEM = 500;

export interface HtmlOptions {
  /** Returns the address that a place links to; undefined for none. */
  link?: ((place: ChangePlace) => string | undefined) | undefined;
  /** Address of a page with the whole report. */
  page?: string | undefined;
}

/** Formats a report as a page that needs no other file and runs no code. */
export function renderChangesHtml(report: ChangeReport, { link, page }: HtmlOptions = {}): string {
  const { title, summary, sections, rest } = outlineOf(report);
  const inline = inlineWriter(link);
  const plainTitle = title
    .map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : ''))
    .join('');
  const lines = summary.map(
    ({ label, text, isAlert }) => `<dt>${escaped(label)}<dd${isAlert ? ' class=alert' : ''}>${escaped(text)}`,
  );
  const target = page === undefined ? undefined : linkTarget(page);
  return [
    '<!doctype html>',
    '<html lang=en>',
    '<meta charset=utf-8>',
    '<meta name=viewport content="width=device-width, initial-scale=1">',
    // Nothing is loaded or run, whatever a name contains.
    `<meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escaped(plainTitle)}</title>`,
    `<style>${changesStyle}</style>`,
    `<main><h1>${inline(title)}</h1>`,
    `<dl>${lines.join('\n')}</dl>`,
    ...sections.map((section) => sectionHtml(section, inline)),
    `<footer>${rest === undefined ? '' : `<p>${escaped(rest)}`}${target === undefined ? '' : `<p><a href=${attributeValue(target)}>The whole report</a>`}</footer>`,
    '</main>',
    '</html>',
    '',
  ].join('\n');
}

type InlineWriter = (parts: readonly Inline[]) => string;

function escaped(text: string): string {
  return escapeHtml(printableLine(text));
}

function inlineWriter(link: HtmlOptions['link']): InlineWriter {
  const one = (part: Inline): string => {
    if (typeof part === 'string') return escaped(part);
    if ('code' in part) return `<code>${escaped(part.code)}</code>`;
    const { path, line } = part.place;
    const label = `<code>${escaped(line === undefined ? path : `${path}:${line}`)}</code>`;
    const url = link?.(part.place);
    const target = url === undefined ? undefined : linkTarget(url);
    return target === undefined ? label : `<a href=${attributeValue(target)}>${label}</a>`;
  };
  return (parts) => parts.map(one).join('');
}

function sectionHtml(section: OutlineSection, inline: InlineWriter): string {
  const { items, more } = cutSection(section, { rows: MAX_ROWS, perItem: MAX_PER_ITEM });
  const total =
    section.total > 0 ? ` <small>${escaped(counted(section.total, ...section.noun))}</small>` : '';
  const rows = items.map(({ item, items: nested, more: moreNested }) => {
    const inner = [
      ...(item.notes ?? []).map((note) => `<li>${inline(note)}`),
      ...nested.map(({ text }) => `<li>${inline(text)}`),
      ...(moreNested === undefined ? [] : [`<li class=dim>${moreNested}`]),
    ];
    return `<li>${inline(item.text)}${diffHtml(item)}${inner.length > 0 ? `<ul>${inner.join('\n')}</ul>` : ''}`;
  });
  if (more !== undefined) rows.push(`<li class=dim>${more}`);
  const command =
    section.command === undefined ? '' : `<pre class=command>${escapeHtml(printable(section.command))}</pre>`;
  return `<section><h2>${escaped(section.title)}${total}</h2>\n<ul>${rows.join('\n')}</ul>${command}</section>`;
}

function diffHtml({ before, after }: OutlineItem): string {
  const lines = [...diffLines('gone', '-', before), ...diffLines('new', '+', after)];
  return lines.length === 0 ? '' : `<pre>${lines.join('')}</pre>`;
}

function diffLines(name: string, sign: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  return printable(text)
    .split('\n')
    .map((line) => `<span class=${name}>${sign} ${escapeHtml(line)}</span>`);
}
