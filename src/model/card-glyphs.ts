/** Pixels of a card. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Names of the fonts of cards: family, weight, pixels. */
export const cardStyles = {
  name80: { family: 'JetBrains Mono', weight: 600, size: 80 },
  name60: { family: 'JetBrains Mono', weight: 600, size: 60 },
  name40: { family: 'JetBrains Mono', weight: 600, size: 40 },
  title: { family: 'Instrument Sans', weight: 600, size: 96 },
  code: { family: 'JetBrains Mono', weight: 400, size: 30 },
  text: { family: 'Newsreader', weight: 400, size: 38 },
  label: { family: 'Instrument Sans', weight: 600, size: 30 },
  note: { family: 'Instrument Sans', weight: 400, size: 28 },
} as const;
export type CardStyle = keyof typeof cardStyles;

/** File below the compiled site with the glyphs and the background. Compressed with Brotli: the length of a `GlyphTable` as JSON in four bytes, the JSON, pixels. */
export const GLYPHS_FILE = 'card-glyphs.br';

/** Advances and kerning are in this many parts of a pixel, so that rounding does not add up in a line. */
export const ADVANCE_PARTS = 64;

/** Coverage is stored in four bits, two pixels a byte, each glyph from a full byte on. */
export const FULL_COVERAGE = 15;

/** Code point, advance, distance of the left and upper edge from the pen on the baseline, width and height in pixels, offset of its pixels. */
export type GlyphRow = [
  code: number,
  advance: number,
  left: number,
  top: number,
  width: number,
  height: number,
  offset: number,
];

export interface GlyphTable {
  styles: Record<CardStyle, { glyphs: GlyphRow[]; kerning: Record<string, number> }>;
  /** Offset of the pixels of the background, which has the size of a card. */
  background: number;
}
