import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  ADVANCE_PARTS,
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardStyle,
  cardStyles,
  FULL_COVERAGE,
  GLYPHS_FILE,
  type GlyphRow,
  type GlyphTable,
} from '../../model/card-glyphs.ts';

export interface Glyph {
  advance: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Coverage of a pixel, from 0 to `FULL_COVERAGE`. */
  coverage(pixel: number): number;
}

/** The fonts of cards as pixels. Positions and widths are in pixels. */
export class Glyphs {
  readonly #pixels: Uint8Array;
  readonly #background: number;
  readonly #styles: ReadonlyMap<string, { glyphs: Map<number, GlyphRow>; kerning: Record<string, number> }>;

  constructor({ styles, background }: GlyphTable, pixels: Uint8Array) {
    this.#pixels = pixels;
    this.#background = background;
    this.#styles = new Map(
      Object.entries(styles).map(([name, { glyphs, kerning }]) => [
        name,
        { glyphs: new Map(glyphs.map((row) => [row[0], row])), kerning },
      ]),
    );
  }

  /** Returns the glyph of a character, or an empty box if the font has none. */
  glyph(style: CardStyle, character: string): Glyph {
    const code = character.codePointAt(0) ?? 0;
    // The font of code has more scripts and signs than the others.
    const row = this.#row(style, code) ?? this.#row('code', code);
    if (row === undefined) return box(cardStyles[style].size);
    const [, advance, left, top, width, height, offset] = row;
    return {
      ...{ advance: advance / ADVANCE_PARTS, left, top, width, height },
      coverage: (pixel) => this.#coverage(offset, pixel),
    };
  }

  #row(style: CardStyle, code: number): GlyphRow | undefined {
    return this.#styles.get(style)?.glyphs.get(code);
  }

  /** Returns the correction of the room between two characters. */
  kerning(style: CardStyle, pair: string): number {
    return (this.#styles.get(style)?.kerning[pair] ?? 0) / ADVANCE_PARTS;
  }

  /** Returns the coverage of each pixel of a card by the contours behind the text. */
  background(): Uint8Array {
    const coverage = new Uint8Array(CARD_WIDTH * CARD_HEIGHT);
    for (let pixel = 0; pixel < coverage.length; pixel++)
      coverage[pixel] = this.#coverage(this.#background, pixel);
    return coverage;
  }

  #coverage(offset: number, pixel: number): number {
    const pair = this.#pixels[offset + (pixel >> 1)] ?? 0;
    return pixel % 2 === 0 ? pair & 15 : pair >> 4;
  }
}

/** The sign for a character that a font lacks: the outline of a box. */
function box(size: number): Glyph {
  const width = Math.round(size * 0.5);
  const height = Math.round(size * 0.7);
  const line = Math.max(2, Math.round(size / 24));
  return {
    ...{ advance: size * 0.6, left: Math.round(size * 0.05), top: -height, width, height },
    coverage: (pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      return Math.min(x, y, width - 1 - x, height - 1 - y) < line ? FULL_COVERAGE : 0;
    },
  };
}

/** Reads the glyphs that the build of the package wrote to the compiled site. */
export function readGlyphs(siteFolder: string): Glyphs {
  const bytes = brotliDecompressSync(readFileSync(join(siteFolder, GLYPHS_FILE)));
  const start = 4 + bytes.readUInt32LE(0);
  return new Glyphs(JSON.parse(bytes.toString('utf8', 4, start)) as GlyphTable, bytes.subarray(start));
}
