import type { LinkCard } from '../../model/link-card.ts';
import { CARD_WIDTH, type CardStyle, cardStyles } from '../../model/card-glyphs.ts';
import type { Ink } from './palette.ts';
import { wrapText } from './wrap-text.ts';

/** A line of text on a card. `y` is the baseline. */
export interface TextLine {
  style: CardStyle;
  ink: Ink;
  x: number;
  y: number;
  text: string;
}

export type WidthOf = (style: CardStyle, text: string) => number;

export const MARGIN = 76;
const WIDTH = CARD_WIDTH - 2 * MARGIN;
/** Baseline of the kind, lower edge of the texts, baseline of the last line. */
const TOP = 100;
const BOTTOM = 520;
export const FOOT = 578;
const LINE = 1.2;

/** Characters of a text that are looked at: more than there is room for. */
const MAX_CHARACTERS = 600;

/** Returns the lines of text of a card. */
export function layOutCard(card: LinkCard, widthOf: WidthOf): TextLine[] {
  const isRepository = card.kind === undefined;
  const lines: TextLine[] = [];
  let y = TOP;
  const put = (style: CardStyle, ink: Ink, texts: readonly string[], before: number): void => {
    for (const [at, text] of texts.entries()) {
      const { size } = cardStyles[style];
      y += Math.round(at === 0 ? before + size * 0.8 : size * LINE);
      lines.push({ style, ink, x: MARGIN, y, text });
    }
  };
  const wrap = (style: CardStyle, text: string, maxLines: number): string[] =>
    wrapText(shown(text), { width: WIDTH, maxLines, widthOf: (line) => widthOf(style, line) });
  /** Lines of a style for which there is room above the foot. */
  const room = (style: CardStyle, before: number): number =>
    1 + Math.floor((BOTTOM - y - before - cardStyles[style].size) / (cardStyles[style].size * LINE));

  lines.push({ style: 'label', ink: 'water', x: MARGIN, y, text: shown(card.kind ?? 'Atlas of') });
  const style = isRepository ? 'title' : nameStyle(card.name, widthOf);
  put(style, 'ink', wrap(style, card.name, 2), 34);
  if (card.path !== '') put('code', 'muted', [shortened('code', card.path, widthOf)], 26);
  if (card.text !== '') put('text', 'ink', wrap('text', card.text, Math.min(3, room('text', 40))), 40);
  if (card.code !== '') put('code', 'muted', wrap('code', card.code, Math.min(3, room('code', 36))), 36);
  const foot = isRepository ? [] : wrap('label', card.repository, 1);
  for (const text of foot) lines.push({ style: 'label', ink: 'ink', x: MARGIN, y: FOOT, text });
  const maker = 'Treeatlas';
  const x = Math.round(CARD_WIDTH - MARGIN - widthOf('note', maker));
  lines.push({ style: 'note', ink: 'muted', x, y: FOOT, text: maker });
  return lines;
}

/** Returns the largest style in which a name has at most two lines, or the smallest. */
function nameStyle(name: string, widthOf: WidthOf): CardStyle {
  const text = shown(name);
  if (widthOf('name80', text) <= WIDTH) return 'name80';
  return widthOf('name60', text) <= 1.6 * WIDTH ? 'name60' : 'name40';
}

/** Returns a path in one line, of a long one the end. */
function shortened(style: CardStyle, path: string, widthOf: WidthOf): string {
  let text = shown(path.slice(-MAX_CHARACTERS));
  if (path.length <= MAX_CHARACTERS && widthOf(style, text) <= WIDTH) return text;
  const characters = [...text];
  while (characters.length > 1 && widthOf(style, `…${characters.join('')}`) > WIDTH) characters.shift();
  text = characters.join('');
  const slash = text.indexOf('/');
  return `…${slash > 0 && slash < text.length / 2 ? text.slice(slash) : text}`;
}

/** Returns a text as it is shown: one line, composed, without characters that have no width, as they would only be empty boxes. */
function shown(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Cs}]/gu, '');
}
