import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * The weights are those that styles use. `hasLayout`: whether glyphs that only features of a font reach are kept: ligatures
 * and alternates, which code does without.
 */
const families = [
  { name: 'instrument-sans', weights: { min: 400, max: 700 }, hasLayout: true },
  { name: 'newsreader', weights: { min: 400, max: 600 }, hasLayout: true },
  { name: 'jetbrains-mono', weights: { min: 400, max: 700 }, hasLayout: false },
];

/** Nearly every page needs only ASCII and the signs of labels. Other letters are in a second file, which a browser loads for a page that has them. */
const parts = {
  basic: [
    [0x20, 0x7e],
    [0xa0],
    [0xb7],
    [0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2026],
  ],
  more: [[0xa1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff], [0x131], [0x152, 0x153], [0x20ac], [0x2212]],
};

/**
 * Cuts the fonts to what pages show: `@subset/<family>-<part>.woff2` in styles. Whole, they are half of what the first page loads.
 * @returns {import('astro').AstroIntegration}
 */
export function subsetFonts() {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ createCodegenDir, updateConfig }) => {
        const folder = createCodegenDir();
        await mkdir(folder, { recursive: true });
        for (const { name, weights, hasLayout } of families) {
          const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
          const whole = await readFile(require.resolve(file));
          for (const [part, ranges] of Object.entries(parts)) {
            const cut = await subsetFont(whole, textOf(ranges), {
              targetFormat: 'woff2',
              variationAxes: { wght: weights },
              noLayoutClosure: !hasLayout,
            });
            await writeFile(new URL(`${name}-${part}.woff2`, folder), cut);
          }
        }
        updateConfig({ vite: { resolve: { alias: { '@subset': folder.pathname } } } });
      },
    },
  };
}

/** @param {number[][]} ranges Of code points, both ends included. */
function textOf(ranges) {
  return ranges
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
