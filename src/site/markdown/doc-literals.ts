import { indentOf } from './doc-block.ts';
import { headingAt } from './doc-headings.ts';

const FENCE = '~~~~';
/** A list, a quote, a session of an interpreter, a field, a directive or the literal text of other markup. */
const NO_CODE = /^\s*(?:[-*+] |\d+[.)] |>|[@:`|]|\.\. )/;
const PROSE = /^\s*[A-Z][a-z']*,?(?: [\w,'’-]+){3,}/;
/** Directives of reStructuredText whose content is code or a formula. */
const CODE_DIRECTIVE = /^\s*\.\. (?:code|code-block|sourcecode|highlight|math|testcode|parsed-literal) ?::/;
const LABELLED = /^\s*(?:`{1,2}[^`]+`{1,2}|\*{0,2}[A-Za-z_][\w.*-]*) ?: +\S/;

/**
 * Makes fenced code of indented blocks below `::`, below a line that ends with a colon, and in code directives. Indentation alone
 * means nothing: docs are indented in many ways.
 */
export function literalsToFences(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  let fence = '';
  let isExample = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (marker !== '' && (fence === '' || marker.startsWith(fence))) fence = fence === '' ? marker : '';
    isExample = /^\s*(?:@example\b|>>> )/.test(line) || (isExample && !/^\s*(?:@[a-z]|$)/i.test(line));
    const end = fence === '' && marker === '' && !isExample ? endOfLiteral(lines, at) : undefined;
    if (end === undefined) {
      out.push(line);
      continue;
    }
    // Further in than what introduces it, so that it stays in the entry of a parameter.
    const base = ' '.repeat(indentOf(line) + 2);
    const introduction = line.replace(/(?<=\S)::\s*$/, ':').replace(/^\s*::\s*$/, '');
    if (!CODE_DIRECTIVE.test(line) && introduction !== '') out.push(introduction);
    const block = withoutEmptyEnds(lines.slice(at + 1, end));
    const indent = Math.min(...block.filter((each) => each.trim() !== '').map(indentOf));
    out.push('', base + FENCE, ...block.map((each) => base + each.slice(indent)), base + FENCE);
    at = end - 1;
  }
  return out.join('\n');
}

/** The line after the literal block that the line at `at` introduces; undefined if it introduces none. */
function endOfLiteral(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? '';
  const isCertain = /::\s*$/.test(line) && (CODE_DIRECTIVE.test(line) || !/^\s*\.\. /.test(line));
  if (!(isCertain || CODE_DIRECTIVE.test(line) || /:\s*$/.test(line))) return undefined;
  const base = indentOf(line) + (/^\s*((?:[-*+]|\d+[.)]) +)/.exec(line)?.[1]?.length ?? 0);
  let first = at + 1;
  while (first < lines.length && (lines[first] ?? '').trim() === '') first++;
  const below = lines[first] ?? '';
  if (indentOf(below) < base + 2 || (!isCertain && first === at + 1 && !CODE_DIRECTIVE.test(line)))
    return undefined;
  if (
    !isCertain &&
    !CODE_DIRECTIVE.test(line) &&
    (NO_CODE.test(below) || PROSE.test(below) || headingAt(lines, at))
  )
    return undefined;
  let end = first;
  for (let next = first; next < lines.length; next++) {
    const each = lines[next] ?? '';
    if (each.trim() === '') continue;
    if (indentOf(each) <= base) break;
    end = next + 1;
  }
  return end;
}

/** Applies a change to the parts of a text that are not fenced code. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const [first = '', ...rest] = text.split(/^([ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[^\n]*)$/m);
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

function withoutEmptyEnds(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(first, last + 1);
}
