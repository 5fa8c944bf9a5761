import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { preformatted } from '../rst/element.ts';
import { isTangled } from './is-tangled.ts';
import { type RenderedDocument, type RenderOptions, renderTree } from './render-tree.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });

/** Parses Markdown the way GitHub does. The tree contains HTML as written. A text that would take minutes stays as it is. */
export async function parseMarkdown(text: string): Promise<Root> {
  if (isTangled(text)) return { type: 'root', children: [preformatted(text)] };
  return parser.run(parser.parse(text));
}

/** Renders untrusted Markdown; see `renderTree`. */
export async function renderMarkdown(text: string, options: RenderOptions): Promise<RenderedDocument> {
  return renderTree(await parseMarkdown(text), options);
}
