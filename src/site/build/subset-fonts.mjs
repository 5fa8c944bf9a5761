import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * The weights are those that styles use. `hasLayout`: whether glyphs that only features of a font reach are kept: ligatures
 * and alternates, which code does without.
 */
const fonts = [
  { family: 'Instrument Sans', weights: { min: 400, max: 700 }, hasLayout: true },
  { family: 'Newsreader', weights: { min: 400, max: 600 }, hasLayout: true },
  { family: 'JetBrains Mono', weights: { min: 400, max: 700 }, hasLayout: false },
];

/** Nearly every page needs only ASCII and the signs of labels. Other letters are in a second file, which a browser loads for a page that has them. */
const ranges = {
  basic: 'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  more: 'U+A1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+20AC, U+2212',
};

/**
 * Cuts the fonts to what pages show, and writes their rules: `@subset/fonts.css` in styles. Whole, they are half of what the
 * first page loads.
 * @returns {import('astro').AstroIntegration}
 */
export function subsetFonts() {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ command, createCodegenDir, updateConfig }) => {
        if (command !== 'build') return;
        const folder = createCodegenDir();
        await mkdir(folder, { recursive: true });
        const rules = [];
        for (const { family, weights, hasLayout } of fonts) {
          const name = family.toLowerCase().replaceAll(' ', '-');
          const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
          const whole = await readFile(require.resolve(file));
          // Pages preload the basic parts (`shell.astro`): with `optional`, text is then laid out once.
          for (const [part, range] of Object.entries(ranges)) {
            const cut = await subsetFont(whole, textOf(range), {
              targetFormat: 'woff2',
              variationAxes: { wght: weights },
              noLayoutClosure: !hasLayout,
            });
            await writeFile(new URL(`${name}-${part}.woff2`, folder), cut);
            rules.push(`@font-face {
  font-family: '${family} Variable';
  font-weight: ${weights.min} ${weights.max};
  font-display: ${part === 'basic' ? 'optional' : 'swap'};
  src: url('./${name}-${part}.woff2') format('woff2');
  unicode-range: ${range};
}`);
          }
        }
        await writeFile(new URL('fonts.css', folder), `${rules.join('\n')}\n`);
        updateConfig({ vite: { resolve: { alias: { '@subset': fileURLToPath(folder) } } } });
      },
    },
  };
}

/**
 * Returns all characters of a range.
 * @param {string} range As in styles: `U+20-7E, U+A0`.
 */
function textOf(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
