import type { ChangeReport } from '../../model/changes.ts';
import { fence } from '../markdown/parts.ts';
import { printable } from '../printable.ts';
import { cutSection } from './cut-section.ts';
import { codeSpan, escapeMarkdown, linkTarget } from './escape-markdown.ts';
import { fitSections } from './fit-sections.ts';
import { outlineOf } from './outline.ts';
import type { ChangePlace, Inline, OutlineItem, OutlineSection } from './outline-parts.ts';

/** Begins each comment, so that the next run finds it and replaces it. Not visible to readers. */
export const COMMENT_MARKER = '<!-- treeatlas:changes -->';

/** Below the limit of GitHub, which is 65,536. */
export const DEFAULT_MAX_CHARACTERS = 60_000;

const MAX_ROWS = 200;
const MAX_PER_ITEM = 10;

export interface MarkdownOptions {
  maxCharacters?: number | undefined;
  /** Returns the address that a place links to; undefined for none. */
  link?: ((place: ChangePlace) => string | undefined) | undefined;
  /** Address of a page with the whole report. */
  page?: string | undefined;
  /** Lines of Markdown above the summary. */
  opening?: readonly string[] | undefined;
  /** Whether it is a document and no comment: it has no marker. */
  isDocument?: boolean | undefined;
}

/**
 * Formats a report as a comment on a pull request, the most important first. The result has at most `maxCharacters` UTF-16 code units:
 * the least important sections are cut first.
 */
export function renderChangesMarkdown(
  report: ChangeReport,
  {
    maxCharacters = DEFAULT_MAX_CHARACTERS,
    link,
    page,
    opening = [],
    isDocument = false,
  }: MarkdownOptions = {},
): string {
  const outline = outlineOf(report);
  const inline = inlineWriter(link);
  const pageTarget = page === undefined ? undefined : linkTarget(page);
  const onPage = pageTarget === undefined ? '' : `, see [the whole report](${pageTarget})`;
  const head = [
    ...(isDocument ? [] : [COMMENT_MARKER]),
    ...(opening.length > 0 ? [...opening, ''] : []),
    `${isDocument ? '#' : '##'} ${inline(outline.title)}`,
    '',
    ...outline.summary.map(({ label, text, isAlert }) =>
      isAlert ? `- **${label}: ${escapeMarkdown(text)}**` : `- ${label}: ${escapeMarkdown(text)}`,
    ),
    '',
  ].join('\n');
  const foot = outline.rest === undefined ? '' : `\n${escapeMarkdown(outline.rest)}\n`;
  const fits = fitSections(outline.sections, {
    max: maxCharacters - head.length - foot.length,
    maxRows: MAX_ROWS,
    write: (section, rows) => sectionText(section, rows, inline, onPage),
  });
  return wholeLines(`${head}${fits}${foot}`, maxCharacters);
}

type InlineWriter = (parts: readonly Inline[]) => string;

function inlineWriter(link: MarkdownOptions['link']): InlineWriter {
  const one = (part: Inline): string => {
    if (typeof part === 'string') return escapeMarkdown(part);
    if ('code' in part) return codeSpan(part.code);
    const { path, line } = part.place;
    const label = codeSpan(line === undefined ? path : `${path}:${line}`);
    const url = link?.(part.place);
    const target = url === undefined ? undefined : linkTarget(url);
    return target === undefined ? label : `[${label}](${target})`;
  };
  return (parts) => parts.map(one).join('');
}

function sectionText(section: OutlineSection, rows: number, inline: InlineWriter, onPage: string): string {
  const { items, more } = cutSection(section, { rows, perItem: MAX_PER_ITEM });
  const lines = [`\n### ${escapeMarkdown(section.title)}`, ''];
  for (const { item, items: nested, more: moreNested } of items) {
    lines.push(`- ${inline(item.text)}`, ...detailLines(item, inline));
    for (const { text } of nested) lines.push(`  - ${inline(text)}`);
    if (moreNested !== undefined) lines.push(`  - ${moreNested}${onPage}`);
  }
  if (more !== undefined) lines.push(`- ${more}${onPage}`);
  if (section.command !== undefined) lines.push('', fence(printable(section.command), 'sh'));
  return `${lines.join('\n')}\n`;
}

function detailLines({ before, after, notes = [] }: OutlineItem, inline: InlineWriter): string[] {
  const diff = [...diffLines('-', before), ...diffLines('+', after)];
  const block = diff.length === 0 ? [] : fence(printable(diff.join('\n')), 'diff').split('\n');
  return [...block.map((line) => `  ${line}`), ...notes.map((note) => `  - ${inline(note)}`)];
}

function diffLines(sign: string, text: string | undefined): string[] {
  return text === undefined ? [] : text.split('\n').map((line) => `${sign} ${line}`);
}

/** Cuts after a line, which only a limit below the size of the summary makes necessary. */
function wholeLines(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf('\n', Math.max(0, max - 1));
  return end < 0 ? '' : text.slice(0, end + 1);
}
