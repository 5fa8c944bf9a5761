import type { FileShard } from '../../model/file-shard.ts';
import { codeHtmlNow, loadHighlighting } from '../highlight/highlight-text.ts';

const CODE = /```|~~~|>>> |\.\. (?:code|sourcecode)/;
const BLOCK = /<code class="?language-([\w+#-]+)"?>([^<]*)<\/code>/g;

/** Loads what `highlightDoc` needs, if a doc comment of a file may have code. */
export async function prepareDocs({ nodes }: FileShard): Promise<void> {
  if (nodes.some(({ doc }) => doc !== undefined && CODE.test(doc))) await loadHighlighting();
}

/** Highlights the code in the HTML of a doc comment whose language is named and known. */
export function highlightDoc(html: string): string {
  if (!html.includes('language-')) return html;
  return html.replace(BLOCK, (all, language: string, code: string) => {
    const highlighted = codeHtmlNow(textOf(code), language);
    return highlighted === undefined ? all : `<code class=lit>${highlighted}</code>`;
  });
}

function textOf(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
