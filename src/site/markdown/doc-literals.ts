import { endOfIndented, fenceAfter, indentOf } from './doc-block.ts';
import { headingAt } from './doc-headings.ts';

/** A list, a quote, a session of an interpreter, a field, a directive or the literal text of other markup. */
const NO_CODE = /^\s*(?:[-*+] |\d+[.)] |>|[@:`|]|\.\. )/;
const PROSE = /^\s*[A-Z][a-z']*,?(?: [\w,'’-]+){3,}/;
/** Directives of reStructuredText whose content is code or a formula. */
const CODE_DIRECTIVE = /^\s*\.\. (?:code|code-block|sourcecode|math|testcode|parsed-literal) ?::/;
const CODE_LANGUAGE = /^\s*\.\. (?:code|code-block|sourcecode) ?:: *([\w+#-]+) *$/;
const DIRECTIVE_OPTION = /^\s+:[\w-]+:/;
const LIST_MARKER = /^\s*((?:[-*+]|\d+[.)]) +)/;
const LABELLED = /^\s*(?:`{1,2}[^`]+`{1,2}|\*{0,2}[A-Za-z_][\w.*-]*) ?: +\S/;

/**
 * Makes fenced code of indented blocks below `::`, below a line that ends with a colon, and in code directives. Indentation alone
 * means nothing: docs are indented in many ways. `hasLanguages`: whether the fences name the languages of directives.
 */
export function literalsToFences(text: string, hasLanguages = false): string {
  const lines = text.split('\n').map(expandTabs);
  const out: string[] = [];
  let fence = '';
  let isExample = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const isFenced = fence !== '';
    fence = fenceAfter(fence, line);
    isExample = /^\s*(?:@example\b|>>> )/.test(line) || (isExample && !/^\s*(?:@[a-z]|$)/i.test(line));
    const literal = !isFenced && fence === '' && !isExample ? literalBelow(lines, at) : undefined;
    if (!literal) {
      out.push(line);
      continue;
    }
    const { introduction, first, end } = literal;
    if (introduction !== '') out.push(introduction);
    // A directive is in the entry already. Further in, its code would belong to the one above.
    const further = introduction === '' ? 0 : markerWidth(line) || 2;
    out.push(
      '',
      ...fenced(
        lines.slice(first, end),
        ' '.repeat(indentOf(line) + further),
        hasLanguages ? (CODE_LANGUAGE.exec(line)?.[1] ?? '') : '',
      ),
    );
    at = end - 1;
  }
  return out.join('\n');
}

/** As Markdown does. Only tabs at the beginning of a line count. */
function expandTabs(line: string): string {
  return line.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length));
}

/** Fences a block. `base` is further in than the text that introduces it, so that it stays in the entry of a list or a parameter. */
function fenced(block: readonly string[], base: string, language: string): string[] {
  const runs = block.flatMap((line) => line.match(/~{4,}/g) ?? []);
  const fence = base + '~'.repeat(Math.max(4, ...runs.map((run) => run.length + 1)));
  const indent = Math.min(...block.filter((line) => line.trim() !== '').map(indentOf));
  return [fence + language, ...block.map((line) => base + line.slice(indent)), fence];
}

interface Literal {
  /** The rest of the line above. */
  introduction: string;
  /** The first and the last line of the block, this one excluded. */
  first: number;
  end: number;
}

/** The literal block that the line at `at` introduces; undefined if it introduces none. */
function literalBelow(lines: readonly string[], at: number): Literal | undefined {
  const line = lines[at] ?? '';
  const isDirective = CODE_DIRECTIVE.test(line);
  if (!isDirective && /^\s*\.\. /.test(line)) return undefined;
  const isCertain = isDirective || /::\s*$/.test(line);
  if (!isCertain && !/:\s*$/.test(line)) return undefined;
  const base = indentOf(line) + markerWidth(line);
  let first = at + 1;
  while (isDirective && DIRECTIVE_OPTION.test(lines[first] ?? '')) first++;
  const isApart = lines[first]?.trim() === '';
  while (lines[first]?.trim() === '') first++;
  const below = lines[first] ?? '';
  if (indentOf(below) < base + 2 || (!isApart && !isCertain)) return undefined;
  if (!isCertain && (NO_CODE.test(below) || PROSE.test(below) || headingAt(lines, at))) return undefined;
  const introduction = isDirective ? '' : line.replace(/(?<=\S)::\s*$/, ':').replace(/^\s*::\s*$/, '');
  return { introduction, first, end: endOfIndented(lines, first, base) };
}

/** The width of the mark of a list before the text of a line. */
function markerWidth(line: string): number {
  return LIST_MARKER.exec(line)?.[1]?.length ?? 0;
}

/** Up to the end of the text if the fence is not closed. */
const FENCED = /^([ \t]*(`{3,}|~{3,})[^\n]*(?:\n[^]*?(?:^[ \t]*\2[^\n]*$|(?![^]))|(?![^])))/m;

/** Applies a change to the parts of a text that are not fenced code. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const [first = '', ...rest] = text.split(FENCED);
  let out = change(first);
  for (let at = 0; at < rest.length; at += 3) out += (rest[at] ?? '') + change(rest[at + 2] ?? '');
  return out;
}

/** Makes lists of lines such as `name: text` that follow each other, which would become one paragraph. */
export function labelledToLists(text: string): string {
  const lines = text.split('\n');
  return lines.map((line, at) => (isInLabelled(lines, at) ? line.replace(/\S/, '- $&') : line)).join('\n');
}

/** Whether a line is one of several such as `name: text`. Between them may be lines that are indented further. */
function isInLabelled(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (!LABELLED.test(line)) return false;
  const indent = indentOf(line);
  for (const step of [-1, 1]) {
    let next = at + step;
    while ((lines[next] ?? '').trim() !== '' && indentOf(lines[next] ?? '') > indent) next += step;
    const other = lines[next] ?? '';
    if (LABELLED.test(other) && indentOf(other) === indent) return true;
  }
  return false;
}
