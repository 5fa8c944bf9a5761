import { preformatted } from '../rst/element.ts';
import { parseDocstring } from '../rst/parse-rst.ts';
import { fenceAfter, indentOf } from './doc-block.ts';
import type { NameResolver } from './name-resolver.ts';
import { isTangled } from './is-tangled.ts';
import { labelledToLists, outsideCode } from './doc-literals.ts';
import { plainHtml } from './plain-markdown.ts';
import { treeHtml } from './tree-html.ts';

/** Signs that mean something to reStructuredText, or begin a line that does. */
const SIGNS =
  /[`*|\\[<]|::|:\/\/|_(?!\w)|:[a-z]+[^\n:]*:|^[^\w"'(]|^\d+[.)]|^\(\w+\)|^[A-Za-z][.)] |\n[^\w\n]/m;

/** Renders reStructuredText as it is written in docstrings: also without the empty lines that it asks for, and with fenced code. */
export function docstringHtml(text: string, resolve: NameResolver): string {
  // Fields for Sphinx itself.
  const source = dedented(text.replace(/^ *:meta [\w-]+:.*$/gm, ''));
  const plain = SIGNS.test(source) ? undefined : plainHtml(source);
  if (plain !== undefined) return plain;
  const nodes = isTangled(source)
    ? [preformatted(source)]
    : parseDocstring(withEmptyLines(outsideCode(source, labelledToLists)));
  return treeHtml(nodes, resolve);
}

/** Removes the indentation that all lines but the first share. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.trim().split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map(indentOf);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return indent === 0 ? text.trim() : [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

const ITEM = /^\s*(?:[-*+]|1[.)]) +\S/;
const SESSION = /^\s*>>> /;
/** The beginning of a block of its own: a list, a directive, a field, a session of an interpreter. */
const blocks = [ITEM, /^\s*\.\. \S/, /^\s*:[a-z]+(?: [^:`\n]+)?:(?: |$)/, SESSION];

/** Separates blocks by empty lines where people leave them out: without these, they would belong to the paragraph above. */
function withEmptyLines(text: string): string {
  const out: string[] = [];
  let fence = '';
  let isSession = false;
  for (const line of text.split('\n')) {
    const above = out.at(-1) ?? '';
    const isCode = fence !== '' || isSession;
    if (!isSession) fence = fenceAfter(fence, line);
    isSession = fence === '' && line.trim() !== '' && (isSession || SESSION.test(line));
    const isStart =
      !isCode &&
      above.trim() !== '' &&
      indentOf(above) === indentOf(line) &&
      blocks.some((block) => block.test(line) && !block.test(above));
    if (isStart) out.push('');
    out.push(line);
  }
  return out.join('\n');
}
