import { type Block, element, preformatted, text, type Nodes } from './element.ts';
import { explicitBlock } from './explicit.ts';
import { parseInline } from './inline.ts';
import { dedent, endOfIndented, indentOf, isBlank } from './lines.ts';
import { listAt } from './lists.ts';
import { isTitleLine, type RstContext } from './names.ts';
import { gridTable, simpleTable } from './tables.ts';

/** Deeper blocks are shown as they are written. */
const MAX_DEPTH = 40;

/** Parses the lines of a document or of a part of it. */
export function parseBlocks(lines: readonly string[], context: RstContext): Nodes {
  if (context.depth > MAX_DEPTH) return [preformatted(lines.join('\n'))];
  context.depth++;
  const nodes: Nodes = [];
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at])) {
      at++;
      continue;
    }
    const block = blockAt(lines, at, context);
    nodes.push(...block.nodes);
    at = Math.max(block.end, at + 1);
  }
  context.depth--;
  return nodes;
}

function blockAt(lines: readonly string[], at: number, context: RstContext): Block {
  const line = lines[at] ?? '';
  const fenced = context.isDocstring ? fencedAt(lines, at) : undefined;
  if (fenced) return fenced;
  if (line.startsWith(' ')) return quoteAt(lines, at, context);
  return (
    titleAt(lines, at, context) ??
    tableAt(lines, at, context) ??
    explicitBlock(lines, at, context) ??
    doctestAt(lines, at) ??
    lineBlockAt(lines, at, context) ??
    listAt(lines, at, context) ??
    paragraphAt(lines, at, context)
  );
}

/** Fenced code of Markdown, up to the end of the text if it is not closed. */
function fencedAt(lines: readonly string[], at: number): Block | undefined {
  const [, margin = '', fence, language = ''] =
    /^( *)(`{3,}|~{3,}) *([\w+#-]*) *$/.exec(lines[at] ?? '') ?? [];
  if (fence === undefined) return undefined;
  const isEnd = (line: string): boolean => {
    const text = line.trim();
    return text.startsWith(fence) && text === fence.charAt(0).repeat(text.length);
  };
  const found = lines.findIndex((line, index) => index > at && isEnd(line));
  const last = found < 0 ? lines.length : found;
  const code = lines
    .slice(at + 1, last)
    .map((line) => line.slice(Math.min(margin.length, indentOf(line))))
    .join('\n');
  return { nodes: [preformatted(code, language === '' ? undefined : language)], end: last + 1 };
}

function quoteAt(lines: readonly string[], at: number, context: RstContext): Block {
  const end = endOfIndented(lines, at);
  return { nodes: [element('blockquote', parseBlocks(dedent(lines.slice(at, end)), context))], end };
}

/** A title with a line of characters below, or above and below; or such a line alone. */
function titleAt(lines: readonly string[], at: number, context: RstContext): Block | undefined {
  const [line = '', below = '', third = ''] = lines.slice(at, at + 3);
  if (isTitleLine(line) && !isBlank(below) && third.startsWith(line.slice(0, 1)) && isTitleLine(third))
    return { nodes: [title(below.trim(), `${line[0] ?? ''} `, context)], end: at + 3 };
  const isLong = below.length >= Math.min(4, line.length);
  if (!isTitleLine(line) && isTitleLine(below) && isLong)
    return { nodes: [title(line, below[0] ?? '', context)], end: at + 2 };
  if (isTitleLine(line) && line.length >= 4 && isBlank(below)) return { nodes: [element('hr')], end: at + 1 };
  return undefined;
}

function title(source: string, style: string, context: RstContext): Nodes[number] {
  if (!context.titleStyles.includes(style)) context.titleStyles.push(style);
  const level = Math.min(6, context.titleStyles.indexOf(style) + 1);
  return element(`h${level}`, parseInline(source, context));
}

function tableAt(lines: readonly string[], at: number, context: RstContext): Block | undefined {
  const line = lines[at] ?? '';
  const isGrid = line.startsWith('+') && /^[-=+]+\+$/.test(line);
  if (!isGrid && !/^=+(?: +=+)+$/.test(line)) return undefined;
  let end = at + 1;
  if (isGrid) while (/^[+|]/.test(lines[end] ?? '')) end++;
  else end = endOfSimpleTable(lines, at);
  const rows = lines.slice(at, end);
  const table = isGrid ? gridTable(rows, context) : simpleTable(rows, context);
  return { nodes: [table ?? preformatted(rows.join('\n'))], end };
}

/** The table ends with its second or third border, after which a line is empty. */
function endOfSimpleTable(lines: readonly string[], at: number): number {
  let borders = 0;
  for (let end = at; end < lines.length; end++) {
    if (!/^=+(?: +=+)*$/.test(lines[end] ?? '')) continue;
    if (++borders > 1 && isBlank(lines[end + 1])) return end + 1;
    if (borders > 2) return end + 1;
  }
  return at + 1;
}

function doctestAt(lines: readonly string[], at: number): Block | undefined {
  if (!/^>>>( |$)/.test(lines[at] ?? '')) return undefined;
  let end = at;
  while (!isBlank(lines[end])) end++;
  return { nodes: [preformatted(lines.slice(at, end).join('\n'), 'pycon')], end };
}

function lineBlockAt(lines: readonly string[], at: number, context: RstContext): Block | undefined {
  if (!/^\|( |$)/.test(lines[at] ?? '')) return undefined;
  let end = at;
  const rows: string[] = [];
  for (; /^\|( |$)| /.test(lines[end] ?? ''); end++) {
    const line = lines[end] ?? '';
    if (line.startsWith('|')) rows.push(line.slice(2));
    else rows.push(`${rows.pop() ?? ''} ${line.trim()}`);
  }
  const nodes = rows.flatMap((row, index): Nodes => [
    ...(index > 0 ? [element('br')] : []),
    text('\u00a0'.repeat(indentOf(row))),
    ...parseInline(row.trim(), context),
  ]);
  return { nodes: [element('p', nodes)], end };
}

/** A paragraph, or a term above its definition. After `::` follows a literal block. */
function paragraphAt(lines: readonly string[], at: number, context: RstContext): Block {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end]) && !(lines[end] ?? '').startsWith(' ')) {
    // A title can follow without an empty line.
    if (isTitleLine(lines[end + 1]) && !isTitleLine(lines[end]) && (lines[end + 1]?.length ?? 0) > 3) break;
    end++;
  }
  const source = lines.slice(at, end).join('\n');
  if (!source.endsWith('::')) return { nodes: [element('p', parseInline(source, context))], end };
  const shown = source.replace(/\s+::$|^::$/, '').replace(/::$/, ':');
  const literal = literalAt(lines, end);
  return {
    nodes: [...(shown === '' ? [] : [element('p', parseInline(shown, context))]), ...(literal?.nodes ?? [])],
    end: literal?.end ?? end,
  };
}

/** Indented lines, or lines that all begin with the same sign, such as a quoted mail. */
function literalAt(lines: readonly string[], from: number): Block | undefined {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at++;
  const line = lines[at];
  if (line === undefined) return undefined;
  let end = endOfIndented(lines, at);
  if (end === at && /^[!-/:-@[-`{-~]/.test(line))
    while (end < lines.length && lines[end]?.startsWith(line[0] ?? ' ')) end++;
  if (end === at) return undefined;
  return { nodes: [preformatted(dedent(lines.slice(at, end)).join('\n'))], end };
}
