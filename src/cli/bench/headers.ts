/** The first line of a definition, as somebody who only has the text takes it for one; the line counts from 1. */
export interface Header {
  name: string;
  kind: 'function' | 'type';
  line: number;
  indent: number;
}

const notNames = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'new',
  'else',
  'with',
  'throw',
  'do',
  'await',
  'elif',
  'except',
]);
const modifiers =
  '(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|declare|readonly|get|set|synchronized|inline|const)\\s+)*';
const typeLine = new RegExp(
  `^\\s*${modifiers}(?:class|interface|struct|enum|trait|object|record|impl)\\s+([\\w$]+)`,
);
const namedTypeLine = /^\s*type\s+([\w$]+)\s+(?:struct|interface)\b/;
const keywordLine = new RegExp(
  `^\\s*${modifiers}(?:def|func|function|fn|fun|sub)\\b[\\s*]*(?:\\([^)]*\\)\\s*)?([\\w$]+)`,
);
const valueLine = new RegExp(
  `^\\s*${modifiers}(?:let|var|const)?\\s*([\\w$]+)\\s*(?::[^=]+)?=\\s*(?:async\\s*)?(?:function\\b|\\([^)]*$|\\(.*=>|<[^>]*>\\s*\\(|[\\w$]+\\s*=>)`,
);
const methodLine = new RegExp(
  `^\\s*(?:@[\\w.]+\\s+)*${modifiers}(?:[\\w$<>\\[\\],.?@ ]+\\s)?\\*?(#?[\\w$]+)\\s*(?:<[^(]*>)?\\(([^'"\`]*)$`,
);

/** The definition that begins on a line; undefined if it seems to be something else. */
export function headerAt(lines: readonly string[], index: number): Header | undefined {
  const text = lines[index] ?? '';
  const line = index + 1;
  const indent = indentOf(text);
  const type = (typeLine.exec(text) ?? namedTypeLine.exec(text))?.[1];
  if (type !== undefined) return { name: type, kind: 'type', line, indent };
  const named = (keywordLine.exec(text) ?? valueLine.exec(text))?.[1];
  if (named !== undefined && !notNames.has(named)) return { name: named, kind: 'function', line, indent };
  const method = methodLine.exec(text);
  const name = method?.[1];
  if (name === undefined || notNames.has(name) || /=>|^\s*(?:return|new|await|throw|else|case)\b/.test(text))
    return undefined;
  const end = text.trimEnd();
  const isOpen = /[{(,]$/.test(end) && !/\)\s*,$/.test(end);
  const followed = /\)(?:\s*throws\s[\w.,\s]+)?$/.test(end) ? nextText(lines, index) : '';
  const hasType = /\S\s+#?[\w$]+\s*(?:<[^(]*>)?\(/.test(text);
  const isBlock = end.endsWith('{') || (isOpen && hasType) || /^(?:\{|throws\b)/.test(followed);
  return isBlock ? { name, kind: 'function', line, indent } : undefined;
}

function nextText(lines: readonly string[], index: number): string {
  for (let next = index + 1; next < Math.min(lines.length, index + 3); next++) {
    const text = (lines[next] ?? '').trim();
    if (text !== '') return text;
  }
  return '';
}

/** The definitions around a line, the innermost first, inferred from indentation. */
export function headersAround(lines: readonly string[], line: number): Header[] {
  const found: Header[] = [];
  const own = headerAt(lines, line - 1);
  if (own) found.push(own);
  let limit = indentOf(lines[line - 1] ?? '');
  for (let index = line - 2; index >= 0 && limit > 0; index--) {
    const text = lines[index] ?? '';
    // Comments may stand at the margin, whatever is around them.
    if (/^\s*(?:$|\/\/|\/?\*|#)/.test(text)) continue;
    const indent = indentOf(text);
    if (indent >= limit) continue;
    const header = headerAt(lines, index);
    if (header) found.push(header);
    // The end of a signature over several lines stands as far left as its beginning.
    limit = !header && /^\s*[)\]}{>]/.test(text) ? indent + 1 : indent;
  }
  return found;
}

/** Columns before the text; a tab counts as four. */
export function indentOf(text: string): number {
  return (/^\s*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
}
