import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type RenderedDocument, type RenderOptions, renderTree } from './render-tree.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });

/** Parses Markdown the way GitHub does. The tree contains HTML as written. */
export async function parseMarkdown(text: string): Promise<Root> {
  return parser.run(parser.parse(text));
}

/** Renders untrusted Markdown; see `renderTree`. */
export async function renderMarkdown(text: string, options: RenderOptions): Promise<RenderedDocument> {
  return renderTree(await parseMarkdown(text), options);
}
