import { type Block, element, text, type Nodes } from './element.ts';
import { parseInline } from './inline.ts';
import { dedent, endOfIndented, indentOf, isBlank } from './lines.ts';
import type { RstContext } from './names.ts';

const bullet = /^([*+\-\u2022\u2023\u2043])(?: +|$)/;
const enumerator = /^\(?(?:(\d{1,9})|([A-Za-z])|([ivxlcdmIVXLCDM]+)|(#))[.)](?: +|$)/;
const field = /^:((?![: ])(?:\\.|[^\\:]|:(?!\s|$))+):(?: +|$)/;
const option =
  /^((?:--?[A-Za-z0-9?][\w-]*|\/[A-Z])(?:[ =](?:[A-Za-z][\w-]*|<[^>]+>))?(?:, (?=[-/]))?)+(?: {2,}|$)/;

/** A list of any kind at a line, or a term above its definition. */
export function listAt(lines: readonly string[], at: number, context: RstContext): Block | undefined {
  const line = lines[at] ?? '';
  const mark = bullet.exec(line)?.[1];
  if (mark !== undefined)
    return markedList(lines, at, context, 'ul', (each) => bullet.exec(each)?.[1] === mark);
  if (enumerator.test(line) && isEnumerated(lines, at)) {
    const start = Number(enumerator.exec(line)?.[1] ?? 1);
    const list = markedList(lines, at, context, 'ol', (each) => enumerator.test(each));
    if (start !== 1 && list.nodes[0]?.type === 'element') list.nodes[0].properties = { start };
    return list;
  }
  if (field.test(line)) return namedList(lines, at, context, field, (name) => parseInline(name, context));
  if (option.test(line) && (/ {2,}\S/.test(line) || indentOf(lines[at + 1] ?? '') > 0))
    return namedList(lines, at, context, option, (name) => [element('code', name)]);
  if (indentOf(lines[at + 1] ?? '') > 0 && !isBlank(lines[at + 1])) return definitions(lines, at, context);
  return undefined;
}

/** A line such as "A. Einstein was right" is text, if the next one is not indented. */
function isEnumerated(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] ?? '';
  return isBlank(next) || next.startsWith(' ') || enumerator.test(next);
}

/** Marks are removed from the lines of each item; what follows is indented as far as its text. */
function markedList(
  lines: readonly string[],
  from: number,
  context: RstContext,
  tagName: 'ul' | 'ol',
  isItem: (line: string) => boolean,
): Block {
  const items: Nodes = [];
  let at = from;
  let end = at;
  while (at < lines.length && isItem(lines[at] ?? '')) {
    const line = lines[at] ?? '';
    const mark = (tagName === 'ul' ? bullet : enumerator).exec(line)?.[0] ?? '';
    end = endOfIndented(lines, at + 1);
    const rest = lines.slice(at + 1, end);
    const width = Math.max(1, Math.min(mark.length, ...rest.filter((each) => !isBlank(each)).map(indentOf)));
    const content = [line.slice(mark.length).trimStart(), ...rest.map((each) => each.slice(width))];
    items.push(element('li', compact(context.parseBlocks(content, context))));
    at = end;
    while (at < lines.length && isBlank(lines[at])) at++;
  }
  return { nodes: [element(tagName, items)], end };
}

/** An item with one paragraph, or one and a list, needs no space around it. */
function compact(nodes: Nodes): Nodes {
  const [first, ...rest] = nodes;
  const isShort =
    first?.type === 'element' &&
    first.tagName === 'p' &&
    rest.every((node) => node.type === 'element' && /^(ul|ol)$/.test(node.tagName));
  return isShort ? [...first.children, ...rest] : nodes;
}

/** Fields and options: a name, and what follows on its line or is indented below. */
function namedList(
  lines: readonly string[],
  from: number,
  context: RstContext,
  name: RegExp,
  shown: (name: string) => Nodes,
): Block {
  const items: Nodes = [];
  let at = from;
  let end = at;
  for (let found = name.exec(lines[at] ?? ''); found; found = name.exec(lines[at] ?? '')) {
    end = endOfIndented(lines, at + 1);
    const content = [(lines[at] ?? '').slice(found[0].length), ...dedent(lines.slice(at + 1, end))];
    const term = name === field ? (found[1] ?? '') : found[0].trim();
    items.push(element('dt', shown(term)), element('dd', compact(context.parseBlocks(content, context))));
    at = end;
    while (at < lines.length && isBlank(lines[at])) at++;
  }
  return { nodes: [element('dl', items)], end };
}

/** `term : classifier` above an indented definition. */
function definitions(lines: readonly string[], from: number, context: RstContext): Block {
  const items: Nodes = [];
  let at = from;
  let end = at;
  const isTerm = (index: number) =>
    !isBlank(lines[index]) &&
    indentOf(lines[index] ?? '') === 0 &&
    !/^\.\.( |$)/.test(lines[index] ?? '') &&
    !isBlank(lines[index + 1]) &&
    indentOf(lines[index + 1] ?? '') > 0;
  while (isTerm(at)) {
    const [term = '', ...classifiers] = (lines[at] ?? '').split(/ : /);
    end = endOfIndented(lines, at + 1);
    const body = dedent(lines.slice(at + 1, end));
    const isLiteral = classifiers.length === 0 && term.endsWith('::');
    items.push(
      element('dt', [
        ...parseInline(isLiteral ? term.slice(0, -1) : term, context),
        ...classifiers.flatMap((each): Nodes => [text(' : '), element('em', parseInline(each, context))]),
      ]),
      element(
        'dd',
        isLiteral
          ? [element('pre', [element('code', body.join('\n'))])]
          : compact(context.parseBlocks(body, context)),
      ),
    );
    at = end;
    while (at < lines.length && isBlank(lines[at])) at++;
    // A line that begins with a mark is of another kind of list.
    if (bullet.test(lines[at] ?? '') || field.test(lines[at] ?? '') || enumerator.test(lines[at] ?? ''))
      break;
  }
  return { nodes: [element('dl', items)], end };
}
