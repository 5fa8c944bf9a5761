import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAny, checkDirections, checkPurity, findCycles, findLanguageNames } from './check.ts';
import { readModule } from './read-module.ts';
import { knownCircles } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');
const modules = globSync('src/**/*.{ts,mjs,svelte,astro}', { cwd: root })
  .sort()
  .map((path) => readModule(path, readFileSync(join(root, path), 'utf8')));

/** Phrases about the browser and the tools of this program, not about an analysed language. */
const ofOurselves = [
  /(without|no|has|needs?|runs?|with|of) (<span class="?needs"?>)?JavaScript/gi,
  /JavaScript (is )?(on|off|strings?)/gi,
  /javascript:/g,
  /(?:text|application)\/javascript/g,
  /@typescript-eslint\/[a-z-]+/g,
  // The verb.
  /\bgo(?= on\b| by\b| to\b|\(|<\/span>| <kbd>)/gi,
  // The name of a package.
  /graphology-[a-z-]+/g,
];

/** Formats that the site is written in, makes, renders or highlights. The indexer reads them as any other language. */
const formatsOfSite: ReadonlySet<string> = new Set([
  'html',
  'svelte',
  'astro',
  'vue',
  'mdx',
  'notebook',
  'jupyter notebook',
]);

/** Names of languages that are also words of any code, or formats and dialects of expressions that the program reads and writes. */
const ordinaryWords: ReadonlySet<string> = new Set([
  'just',
  'makefile',
  // A dialect of regular expressions.
  'perl',
  'protobuf',
  'query',
  'regex',
  'scheme',
]);

const MAX_LINES = 400;

describe('the architecture', () => {
  it('has modules to check', () => {
    expect(modules.length).toBeGreaterThan(30);
  });

  it('has imports in the allowed directions only', () => {
    expect(modules.flatMap(checkDirections)).toEqual([]);
  });

  it('has no circles of imports', () => {
    const circles = findCycles(modules);
    const isKnown = (circle: readonly string[], folder: string) =>
      circle.every((path) => path.startsWith(`${folder}/`));
    expect(circles.filter((circle) => !knownCircles.some(({ folder }) => isKnown(circle, folder)))).toEqual(
      [],
    );
    const gone = knownCircles.filter(({ folder }) => !circles.some((circle) => isKnown(circle, folder)));
    expect(gone).toEqual([]);
  });

  it('uses no API of one platform in the pure folders', () => {
    expect(modules.flatMap(checkPurity)).toEqual([]);
  });

  it('contains no `any`', () => {
    expect(modules.flatMap(checkAny)).toEqual([]);
  });

  it('names languages only in grammars', () => {
    const names = languageNames().filter((name) => !formatsOfSite.has(name) && !ordinaryWords.has(name));
    expect(names).toContain('python');
    // Development tools may name the language that they are written in, and examples in schemas are of some language.
    const exempt = new Set(['src/publish/compile-site.ts', 'src/model/example-language.ts']);
    // The site highlights text in many formats with another program, whose names these are.
    const isExempt = (path: string) => /^src\/(?:dev|site\/highlight)\//.test(path) || exempt.has(path);
    const shipped = modules.filter(({ path }) => !isExempt(path));
    expect(shipped.flatMap((module) => findLanguageNames(module, names, ofOurselves))).toEqual([]);
  });

  it('has short files', () => {
    const lines = modules.map(({ path, text }) => ({ path, lines: text.split('\n').length }));
    expect(lines.filter((file) => file.lines > MAX_LINES)).toEqual([]);
    const sorted = lines.map((file) => file.lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(150);
  });
});

function languageNames(): string[] {
  const folders = readdirSync(join(root, 'grammars'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const titles = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, 'grammars', folder, 'manifest.json'), 'utf8')) as {
      title: string;
    };
    return manifest.title.toLowerCase();
  });
  return [...new Set([...folders, ...titles])];
}
