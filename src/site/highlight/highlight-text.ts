import type { ElementContent, Root } from 'hast';
import { highlightClasses, type HighlightClass } from '../../model/highlight.ts';
import { Highlighter } from '../../render/highlighter.ts';
import { formatOf } from './format-of.ts';
import { isCostly } from './is-costly.ts';
import { loadGrammars } from './load-grammars.ts';

/** Longer data is hardly read, and each of its tokens costs twenty bytes of a page. */
const MAX_DATA_CHARACTERS = 64_000;

/** The class of tokens by scope of highlight.js. A scope such as `title.function` counts as `title` if it is not listed. */
const classes: Readonly<Partial<Record<string, HighlightClass>>> = {
  keyword: 'keyword',
  built_in: 'builtin',
  type: 'type',
  literal: 'constant',
  number: 'number',
  regexp: 'string',
  string: 'string',
  'char.escape': 'escape',
  subst: 'embedded',
  symbol: 'constant',
  class: 'type',
  function: 'embedded',
  variable: 'property',
  'variable.language': 'builtin',
  'variable.constant': 'constant',
  title: 'function',
  'title.class': 'type',
  comment: 'comment',
  doctag: 'comment',
  meta: 'builtin',
  'meta.prompt': 'comment',
  section: 'type',
  name: 'tag',
  attr: 'property',
  attribute: 'property',
  bullet: 'keyword',
  code: 'string',
  link: 'string',
  quote: 'comment',
  'selector-tag': 'tag',
  'selector-id': 'function',
  'selector-class': 'function',
  'selector-attr': 'property',
  'selector-pseudo': 'builtin',
  'template-tag': 'keyword',
  'template-variable': 'property',
  addition: 'string',
  deletion: 'tag',
};

/**
 * Highlights a file that no grammar of this program highlights, by its name. Returns triples as in a shard; empty if the format is unknown or
 * the file is too long.
 */
export async function highlightsByName(path: string, source: string): Promise<number[]> {
  const format = formatOf(path);
  if (format?.grammar === undefined) return [];
  return format.data && source.length > MAX_DATA_CHARACTERS ? [] : highlightsOf(source, format.grammar);
}

/** Returns the HTML of code in a document; undefined if its language is unknown. */
export async function codeHtml(source: string, language: string): Promise<string | undefined> {
  return html(source, await highlightsOf(source, language.toLowerCase()));
}

/** The grammars, once they are loaded. */
let loaded: Awaited<ReturnType<typeof loadGrammars>> | undefined;

/** Loads the grammars for `codeHtmlNow`. */
export async function loadHighlighting(): Promise<void> {
  loaded ??= await loadGrammars();
}

/** As `codeHtml`, for callers that cannot wait: undefined also before `loadHighlighting`. */
export function codeHtmlNow(source: string, language: string): string | undefined {
  return loaded && !isCostly(source)
    ? html(source, highlightsBy(loaded, source, language.toLowerCase()))
    : undefined;
}

function html(source: string, highlights: number[]): string | undefined {
  if (highlights.length === 0) return undefined;
  return new Highlighter({ source, highlights }).html(0, source.length);
}

async function highlightsOf(source: string, language: string): Promise<number[]> {
  return isCostly(source) ? [] : highlightsBy(await loadGrammars(), source, language);
}

function highlightsBy(lowlight: NonNullable<typeof loaded>, source: string, language: string): number[] {
  if (!lowlight.registered(language)) return [];
  // Offsets of the tree are those of a text with line feeds only.
  return source.includes('\r') ? [] : encode(lowlight.highlight(language, source));
}

/** Flattens the tree: the innermost scope that is known counts. */
function encode(tree: Root): number[] {
  const triples: number[] = [];
  let [at, end, open] = [0, 0, -1];
  const add = (length: number, index: number): void => {
    if (index >= 0 && length > 0) {
      // Neighbours of one class are one token.
      if (open === index && end === at && triples.length > 0)
        triples[triples.length - 2] = (triples.at(-2) ?? 0) + length;
      else triples.push(at - end, length, index);
      end = at + length;
      open = index;
    }
    at += length;
  };
  const visit = (
    nodes: readonly (Root | ElementContent | Root['children'][number])[],
    index: number,
  ): void => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value.length, index);
      else if (node.type === 'element') visit(node.children, classOf(node.properties['className']) ?? index);
    }
  };
  visit(tree.children, -1);
  return triples;
}

/** Returns the index of a class by `hljs-title function_`; undefined if the scope has none. */
function classOf(names: unknown): number | undefined {
  if (!Array.isArray(names)) return undefined;
  const scope = names.map((name) => String(name).replace(/^hljs-|_+$/g, ''));
  const found = classes[scope.join('.')] ?? classes[scope[0] ?? ''];
  return found === undefined ? undefined : highlightClasses.indexOf(found);
}
