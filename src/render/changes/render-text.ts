import type { ChangeReport } from '../../model/changes.ts';
import { counted } from '../counted.ts';
import { printable, printableLine } from '../printable.ts';
import { cutSection } from './cut-section.ts';
import { fitSections } from './fit-sections.ts';
import { outlineOf } from './outline.ts';
import type { Inline, OutlineItem, OutlineSection } from './outline-parts.ts';

const MAX_ROWS = 60;
const MAX_PER_ITEM = 10;
const LABEL_WIDTH = 18;

export interface TextOptions {
  /** Default: no limit besides that of the lists. */
  maxCharacters?: number | undefined;
}

/** Formats a report for a terminal. */
export function renderChangesText(
  report: ChangeReport,
  { maxCharacters = Infinity }: TextOptions = {},
): string {
  const { title, summary, sections, rest } = outlineOf(report);
  const head = [
    inlineText(title),
    '',
    ...summary.map(
      ({ label, text, isAlert }) => `${isAlert ? '!' : ' '} ${`${label}:`.padEnd(LABEL_WIDTH)}${text}`,
    ),
    '',
  ].join('\n');
  const foot = rest === undefined ? '' : `\n${printableLine(rest)}\n`;
  const body = fitSections(sections, {
    max: maxCharacters - head.length - foot.length,
    maxRows: MAX_ROWS,
    write: sectionText,
  });
  return `${head}${body}${foot}`.slice(0, maxCharacters);
}

function inlineText(parts: readonly Inline[]): string {
  return printableLine(
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('code' in part) return part.code;
        const { path, line } = part.place;
        return line === undefined ? path : `${path}:${line}`;
      })
      .join(''),
  );
}

function sectionText(section: OutlineSection, rows: number): string {
  const { items, more } = cutSection(section, { rows, perItem: MAX_PER_ITEM });
  const total = section.total > 0 ? ` (${counted(section.total, ...section.noun)})` : '';
  const lines = [`\n${printableLine(section.title)}${total}`];
  for (const { item, items: nested, more: moreNested } of items) {
    lines.push(`  ${inlineText(item.text)}`, ...detailLines(item));
    for (const { text } of nested) lines.push(`      ${inlineText(text)}`);
    if (moreNested !== undefined) lines.push(`      ${moreNested}`);
  }
  if (more !== undefined) lines.push(`  ${more}`);
  if (section.command !== undefined) lines.push(`  $ ${printableLine(section.command)}`);
  return `${lines.join('\n')}\n`;
}

function detailLines({ before, after, notes = [] }: OutlineItem): string[] {
  return [
    ...diffLines('-', before),
    ...diffLines('+', after),
    ...notes.map((note) => `    ${inlineText(note)}`),
  ];
}

function diffLines(sign: string, text: string | undefined): string[] {
  return text === undefined
    ? []
    : printable(text)
        .split('\n')
        .map((line) => `    ${sign} ${line}`);
}
