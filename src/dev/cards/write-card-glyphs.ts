import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardStyle,
  cardStyles,
  FULL_COVERAGE,
  GLYPHS_FILE,
  type GlyphTable,
} from '../../model/card-glyphs.ts';
import { root } from '../process.ts';
import { drawFont } from './card-font.ts';
import { flatten, parsePath } from './flatten.ts';
import { drawLine } from './rasterise-lines.ts';

/** The contours of the overview, on a card: pixels of a card for a unit of the drawing, and its place. */
const CONTOURS = { scale: 1.5, left: 120, top: -150, lineWidth: 1.5 };
/** Contours begin at the first share of the width and are whole at the second, as on the overview. */
const FADE = [0.3, 0.95] as const;

/**
 * Writes the glyphs of the cards of links to the compiled site, as pixels: a card is then made of copies in a millisecond, by code that reads no fonts
 * and no SVG, so that text of a repository is never interpreted.
 */
export async function writeCardGlyphs(site: string): Promise<void> {
  const pixels: Uint8Array[] = [];
  let length = 0;
  const store = (coverage: Float32Array): number => {
    const packed = pack(coverage);
    pixels.push(packed);
    length += packed.length;
    return length - packed.length;
  };
  const styles = {} as GlyphTable['styles'];
  for (const [name, style] of Object.entries(cardStyles))
    styles[name as CardStyle] = await drawFont(style, store);
  const table: GlyphTable = { styles, background: store(drawContours()) };
  const json = Buffer.from(JSON.stringify(table));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  writeFileSync(
    join(site, GLYPHS_FILE),
    brotliCompressSync(Buffer.concat([size, json, ...pixels]), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }),
  );
}

/** Packs coverage as `FULL_COVERAGE` describes. */
function pack(coverage: Float32Array): Uint8Array {
  const packed = new Uint8Array(Math.ceil(coverage.length / 2));
  for (const [at, value] of coverage.entries()) {
    const level = Math.round(Math.min(1, value) * FULL_COVERAGE);
    packed[at >> 1] = (packed[at >> 1] ?? 0) | (at % 2 === 0 ? level : level << 4);
  }
  return packed;
}

function drawContours(): Float32Array {
  const { scale, left, top, lineWidth } = CONTOURS;
  const svg = readFileSync(join(root, 'src/site/marks/contours.svg'), 'utf8');
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT };
  const coverage = new Float32Array(CARD_WIDTH * CARD_HEIGHT);
  for (const [, d = '', width] of svg.matchAll(/<path d="([^"]*)"(?: stroke-width="([^"]*)")?/g)) {
    const lines = flatten(parsePath(d), (x, y) => [left + x * scale, top + y * scale]);
    const wide = { ...size, lineWidth: width === undefined ? lineWidth : 2 * lineWidth };
    for (const line of lines) drawLine(coverage, wide, line);
  }
  const [from, to] = FADE;
  return coverage.map((value, at) => {
    const x = (at % CARD_WIDTH) / CARD_WIDTH;
    return value * Math.min(1, Math.max(0, (x - from) / (to - from)));
  });
}
