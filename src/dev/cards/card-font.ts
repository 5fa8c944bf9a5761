import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { ADVANCE_PARTS, type GlyphRow } from '../../model/card-glyphs.ts';
import { flatten } from './flatten.ts';
import { type Point, rasterise } from './rasterise.ts';
import { trueType } from './true-type.mjs';

/** Scripts by package file. The first file that has a character draws it. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];
/** Characters whose pairs are kerned. */
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-\'"“”’';

const require = createRequire(import.meta.url);

export interface CardFont {
  glyphs: GlyphRow[];
  kerning: Record<string, number>;
}

/** Draws all glyphs of a font in one size. `store` keeps coverage from 0 to 1 and returns its offset. */
export async function drawFont(
  { family, weight, size }: { family: string; weight: number; size: number },
  store: (coverage: Float32Array) => number,
): Promise<CardFont> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const glyphs = new Map<number, GlyphRow>();
  const kerning: Record<string, number> = {};
  for (const script of SCRIPTS) {
    const file = findFile(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
    if (file === undefined) continue;
    const face = new Face(new Blob(await trueType(readFileSync(file), weight)));
    const font = new Font(face);
    const scale = size / face.upem;
    for (const code of face.collectUnicodes()) {
      const glyph = font.glyph(code);
      if (glyph === undefined || glyph === 0 || glyphs.has(code)) continue;
      glyphs.set(code, drawGlyph(font, { glyph, code, scale }, store));
    }
    if (script === 'latin') Object.assign(kerning, kerningOf(font, scale));
  }
  return { glyphs: [...glyphs.values()].sort(([a], [b]) => a - b), kerning };
}

function drawGlyph(
  font: Font,
  { glyph, code, scale }: { glyph: number; code: number; scale: number },
  store: (coverage: Float32Array) => number,
): GlyphRow {
  const advance = Math.round(font.glyphHAdvance(glyph) * scale * ADVANCE_PARTS);
  const outlines = flatten(font.glyphToJson(glyph), (x, y) => [x * scale, -y * scale]);
  const points = outlines.flat();
  if (points.length === 0) return [code, advance, 0, 0, 0, 0, 0];
  const left = Math.floor(Math.min(...points.map(([x]) => x)));
  const top = Math.floor(Math.min(...points.map(([, y]) => y)));
  const width = Math.ceil(Math.max(...points.map(([x]) => x))) - left;
  const height = Math.ceil(Math.max(...points.map(([, y]) => y))) - top;
  const moved = outlines.map((outline) => outline.map(([x, y]): Point => [x - left, y - top]));
  return [code, advance, left, top, width, height, store(rasterise(moved, width, height))];
}

function kerningOf(font: Font, scale: number): Record<string, number> {
  const kerning: Record<string, number> = {};
  for (const first of KERNED) {
    for (const second of KERNED) {
      const text = new Text();
      text.addText(first + second);
      text.guessSegmentProperties();
      shape(font, text);
      const glyphs = text.getGlyphPositions();
      const alone = [first, second].reduce((sum, letter) => sum + advanceOf(font, letter), 0);
      // A ligature has no room between its letters.
      if (glyphs.length !== 2) continue;
      const moved = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) - alone;
      const parts = Math.round(moved * scale * ADVANCE_PARTS);
      if (parts !== 0) kerning[first + second] = parts;
    }
  }
  return kerning;
}

function advanceOf(font: Font, letter: string): number {
  return font.glyphHAdvance(font.glyph(letter.codePointAt(0) ?? 0) ?? 0);
}

function findFile(path: string): string | undefined {
  try {
    return require.resolve(path);
  } catch {
    return undefined;
  }
}
