import type { FileShard } from '../../model/file-shard.ts';
import { isDrawing, safeSvg, svgSize } from '../../render/safe-svg.ts';
import type { Store } from '../../store/store.ts';
import type { FindImage } from '../markdown/place-images.ts';
import { parseMarkdown } from '../markdown/render-markdown.ts';
import { type RenderedDocument, renderTree } from '../markdown/render-tree.ts';
import { parseRst } from '../rst/parse-rst.ts';
import type { Links } from '../views/links.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { mdxToMarkdown } from './mdx-to-markdown.ts';
import { parseNotebook } from './parse-notebook.ts';
import { parseTable } from './parse-table.ts';
import { titleOfFrontMatter } from './title-of-front-matter.ts';
import { findImageInRepository, resolveInRepository } from './repository-links.ts';

export interface ShownDocument extends RenderedDocument {
  /** Tables and drawings need the width that texts do not. */
  isWide: boolean;
}

/** A format that is read as a document. */
interface Format {
  names: RegExp;
  parse(source: string): Promise<ParsedDocument | undefined> | ParsedDocument | undefined;
  isWide?: boolean;
}

const formats: readonly Format[] = [
  {
    names: /\.(?:md|markdown|mdown|mkd)$/i,
    parse: async (source) => ({ tree: await parseMarkdown(titleOfFrontMatter(source)) }),
  },
  {
    names: /\.mdx$/i,
    parse: async (source) => ({ tree: await parseMarkdown(mdxToMarkdown(titleOfFrontMatter(source))) }),
  },
  { names: /\.rst$/i, parse: (source) => ({ tree: parseRst(source) }) },
  { names: /\.[ctp]sv$/i, parse: (source) => parseTable(source), isWide: true },
  { names: /\.ipynb$/i, parse: parseNotebook },
];

const MAX_CHARACTERS = 300_000;
const MAX_DATA_CHARACTERS = 512_000;

/** Renders a file for people to read, if its format is a document or a drawing; undefined for others, and for texts that are nested too deeply. */
export async function renderDocument(
  store: Store,
  shard: FileShard,
  links: Links,
  maxCharacters?: number,
): Promise<ShownDocument | undefined> {
  try {
    return await renderFormat(store, shard, links, maxCharacters);
  } catch (cause) {
    // The stack is full.
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

async function renderFormat(
  store: Store,
  { path, address, source }: FileShard,
  links: Links,
  maxCharacters: number | undefined,
): Promise<ShownDocument | undefined> {
  if (isDrawing(path)) return drawing(source, links.image(address, 'svg'));
  const format = formats.find(({ names }) => names.test(path));
  const limit = format?.isWide || path.endsWith('.ipynb') ? MAX_DATA_CHARACTERS : MAX_CHARACTERS;
  if (!format || source.length > limit) return undefined;
  const parsed = await format.parse(source);
  if (!parsed) return undefined;
  const findImage: FindImage = (name) =>
    parsed.images?.get(name) ?? findImageInRepository(store, path, name, links);
  const rendered = await renderTree(parsed.tree, {
    resolve: (href) => resolveInRepository(store, path, href, links),
    findImage,
    topHeading: 2,
    maxCharacters,
    whole: maxCharacters === undefined ? undefined : links.file(address),
  });
  return { ...rendered, isWide: format.isWide ?? false };
}

/** The published copy of a drawing, which runs nothing. */
function drawing(source: string, src: string | undefined): ShownDocument | undefined {
  const svg = safeSvg(source);
  if (src === undefined || svg === undefined) return undefined;
  const { width, height } = svgSize(svg);
  // Drawings without a size fill the page, and icons can be seen.
  const size =
    width && height
      ? ` width="${Math.max(width, 64)}" height="${Math.round((height * Math.max(width, 64)) / width)}"`
      : '';
  const html = `<p class="image-view"><img src="${src}" alt="The drawing"${size}></p>`;
  return { html, headings: [], isCut: false, isWide: true };
}
