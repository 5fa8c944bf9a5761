import { indentOf } from './doc-block.ts';

const ITEM = /^\s*(?:[-*+•]|(\d+)[.)])\s+(\S.*)$/;

/** Converts a doc comment in `godoc` to Markdown: indented lines are lists or code, and signs of emphasis are text. */
export function godocToMarkdown(text: string): string {
  const lines = text.replaceAll('\t', '    ').split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (!isIndented(line) && !ITEM.test(line)) {
      out.push(wordsOf(line));
      at++;
      continue;
    }
    const end = endOfSpan(lines, at);
    const span = lines.slice(at, end);
    out.push('', ...(ITEM.test(line) ? itemsOf(span) : codeOf(span)), '');
    at = end;
  }
  return out.join('\n').replace(/^Deprecated: +/gm, '@deprecated ');
}

function isIndented(line: string): boolean {
  return line.trim() !== '' && line.startsWith(' ');
}

/** The end of the indented, listed and empty lines from `from`, without empty lines at the end. */
function endOfSpan(lines: readonly string[], from: number): number {
  const isList = ITEM.test(lines[from] ?? '');
  let end = from + 1;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (!isIndented(line) && !(isList && ITEM.test(line))) break;
    end = at + 1;
  }
  return end;
}

function itemsOf(span: readonly string[]): string[] {
  return span.map((line) => {
    const [, number, words] = ITEM.exec(line) ?? [];
    if (words === undefined) return line.trim() === '' ? '' : `   ${wordsOf(line.trim())}`;
    return `${number === undefined ? '-' : `${number}.`} ${wordsOf(words)}`;
  });
}

function codeOf(span: readonly string[]): string[] {
  const indent = Math.min(...span.filter((line) => line.trim() !== '').map(indentOf));
  const runs = span.flatMap((line) => line.match(/~{4,}/g) ?? []);
  const fence = '~'.repeat(Math.max(4, ...runs.map((run) => run.length + 1)));
  return [fence, ...span.map((line) => line.slice(indent)), fence];
}

/** There is no emphasis. A link may name a pointer, `[*Name]`. Backquotes are written as if they meant code. */
function wordsOf(line: string): string {
  return line
    .replace(/\[\*(?=[A-Za-z_][\w.]*\])/g, '[')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\*|(?<!\w)_|_(?!\w)/g, '\\$&')))
    .join('');
}
