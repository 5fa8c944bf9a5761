import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { preformatted } from '../rst/element.ts';
import { boxesToAlerts } from './boxes-to-alerts.ts';
import { isTangled } from './is-tangled.ts';
import { markAlerts } from './mark-alerts.ts';
import { type RenderedDocument, type RenderOptions, renderTree } from './render-tree.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(markAlerts)
  .use(remarkRehype, { allowDangerousHtml: true });

/** Parses Markdown the way GitHub does, and boxes as generators of documentation write them. The tree contains HTML as written. A text that would take minutes stays as it is. */
export async function parseMarkdown(text: string): Promise<Root> {
  const markdown = boxesToAlerts(text);
  if (isTangled(markdown)) return { type: 'root', children: [preformatted(text)] };
  return parser.run(parser.parse(markdown));
}

/** Renders untrusted Markdown; see `renderTree`. */
export async function renderMarkdown(text: string, options: RenderOptions): Promise<RenderedDocument> {
  return renderTree(await parseMarkdown(text), options);
}
