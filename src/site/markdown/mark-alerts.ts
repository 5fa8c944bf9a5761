import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { admonitionTitle } from './admonition-kinds.ts';

const MARK = /^\[!([A-Za-z]+)\][+-]?[ \t]*/;

/** Makes boxes with a title of quotes that begin with `[!NOTE]`, as GitHub does, or with `[!note] Title`, as Obsidian does. */
export function markAlerts(): (tree: Root) => void {
  return (tree) => visit(tree, 'blockquote', markAlert);
}

function markAlert(quote: Blockquote): void {
  const [first, ...others] = quote.children;
  if (first?.type !== 'paragraph') return;
  const [text, ...rest] = first.children;
  if (text?.type !== 'text') return;
  const [mark = '', kind = ''] = MARK.exec(text.value) ?? [];
  const usual = admonitionTitle(kind);
  if (usual === undefined) return;
  const [own, below] = splitAtLine([{ type: 'text', value: text.value.slice(mark.length) }, ...rest]);
  const title = own.length > 0 ? own : [{ type: 'text' as const, value: usual }];
  quote.data = { hProperties: { className: ['admonition'] } };
  quote.children = [
    paragraph([{ type: 'strong', children: title }]),
    ...(below.length > 0 ? [paragraph(below)] : []),
    ...others,
  ];
}

/** Returns what stands before and behind the first line break. */
function splitAtLine(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const at = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const node = nodes[at];
  if (node?.type !== 'text')
    return [withText(nodes.slice(0, at < 0 ? undefined : at)), at < 0 ? [] : nodes.slice(at + 1)];
  const feed = node.value.indexOf('\n');
  return [
    withText([...nodes.slice(0, at), { type: 'text', value: node.value.slice(0, feed).trimEnd() }]),
    withText([{ type: 'text', value: node.value.slice(feed + 1) }, ...nodes.slice(at + 1)]),
  ];
}

function withText(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

const ALERT_HTML = /<blockquote>\n<p>\[!([A-Za-z]+)\][+-]?[ \t]*([^\n]*?)(<\/p>|\n)/g;

/** Does the same as `markAlerts` to HTML that `micromark` wrote. */
export function markAlertsInHtml(html: string): string {
  return html.replace(ALERT_HTML, (all, kind: string, line: string, end: string) => {
    const usual = admonitionTitle(kind);
    const own = line.replace(/<br \/>$/, '');
    const isWhole = (own.match(/<\w/g) ?? []).length === (own.match(/<\//g) ?? []).length;
    if (usual === undefined || !isWhole) return all;
    return `<blockquote class="admonition">\n<p><strong>${own || usual}</strong></p>${end === '\n' ? '\n<p>' : ''}`;
  });
}
