import type { LinkCard } from '../../model/link-card.ts';
import { CARD_HEIGHT, CARD_WIDTH, type CardStyle, FULL_COVERAGE } from '../../model/card-glyphs.ts';
import { encodePng } from './encode-png.ts';
import type { Glyph, Glyphs } from './glyphs.ts';
import { FOOT, layOutCard, MARGIN, type TextLine } from './lay-out-card.ts';
import { type Ink, palette, shadeOf } from './palette.ts';

/** Width of the line at the left edge. */
const EDGE = 14;
/** The upper right corners to which contours are cut. Whole, they are more than half of the bytes of a card. */
const CORNERS = { whole: { width: 1000, height: 1500 }, corner: { width: 480, height: 250 } };

/** Draws cards. Only copies pixels of glyphs: nothing in the text of a repository is interpreted. */
export class CardPainter {
  readonly #glyphs: Glyphs;
  /** Pictures behind the text: `whole` of the card of the repository, `corner` of all others. */
  readonly #backgrounds: Record<'whole' | 'corner', Uint8Array>;

  constructor(glyphs: Glyphs) {
    this.#glyphs = glyphs;
    const contours = glyphs.background();
    this.#backgrounds = {
      whole: backgroundOf(contours, CORNERS.whole),
      corner: backgroundOf(contours, CORNERS.corner),
    };
  }

  /** Returns a card as PNG. */
  draw(card: LinkCard): Uint8Array {
    const pixels = this.#backgrounds[card.kind === undefined ? 'whole' : 'corner'].slice();
    for (const line of layOutCard(card, (style, text) => this.#widthOf(style, text)))
      this.#write(pixels, line);
    return encodePng(pixels, CARD_WIDTH, palette);
  }

  #widthOf(style: CardStyle, text: string): number {
    let width = 0;
    for (const { glyph, kerning } of this.#place(style, text)) width += kerning + glyph.advance;
    return width;
  }

  #write(pixels: Uint8Array, { style, ink, x, y, text }: TextLine): void {
    let pen = x;
    for (const { glyph, kerning } of this.#place(style, text)) {
      pen += kerning;
      // Two pixels are a byte. A letter at the same place in its byte is the same bytes, which compress.
      copy(pixels, glyph, { x: 2 * Math.round(pen / 2), y, ink });
      pen += glyph.advance;
    }
  }

  *#place(style: CardStyle, text: string): Generator<{ glyph: Glyph; kerning: number }> {
    let last = '';
    for (const character of text) {
      yield {
        glyph: this.#glyphs.glyph(style, character),
        kerning: last === '' ? 0 : this.#glyphs.kerning(style, last + character),
      };
      last = character;
    }
  }
}

function backgroundOf(contours: Uint8Array, corner: { width: number; height: number }): Uint8Array {
  const pixels = contours.map((coverage, pixel) => {
    const [x, y] = [pixel % CARD_WIDTH, Math.floor(pixel / CARD_WIDTH)];
    const isInside = (CARD_WIDTH - x) / corner.width + y / corner.height < 1;
    return isInside ? shadeOf('contour', coverage) : 0;
  });
  fill(pixels, { x: 0, y: 0, width: EDGE, height: CARD_HEIGHT }, 'water');
  fill(pixels, { x: MARGIN, y: FOOT - 52, width: CARD_WIDTH - 2 * MARGIN, height: 2 }, 'contour');
  return pixels;
}

function copy(
  pixels: Uint8Array,
  { left, top, width, height, coverage }: Glyph,
  { x, y, ink }: { x: number; y: number; ink: Ink },
): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [toX, toY] = [x + left + column, y + top + row];
      if (toX < 0 || toX >= CARD_WIDTH || toY < 0 || toY >= CARD_HEIGHT) continue;
      const shade = shadeOf(ink, coverage(row * width + column));
      if (shade !== 0) pixels[toY * CARD_WIDTH + toX] = shade;
    }
  }
}

function fill(
  pixels: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ink: Ink,
): void {
  for (let row = y; row < y + height; row++)
    pixels.fill(shadeOf(ink, FULL_COVERAGE), row * CARD_WIDTH + x, row * CARD_WIDTH + x + width);
}
