import Papa from 'papaparse';
import type { Directive } from './directive.ts';
import { element, preformatted, type Nodes } from './element.ts';
import { parseInline } from './inline.ts';
import type { RstContext } from './names.ts';
import { tableOf } from './tables.ts';

/** A table written as a list of lists. */
export function listTable(directive: Directive, context: RstContext): Nodes {
  const [list] = context.parseBlocks(directive.content, context);
  if (list?.type !== 'element' || list.tagName !== 'ul') return [preformatted(directive.content.join('\n'))];
  const rows = list.children.map((item) => {
    const inner = item.type === 'element' ? item.children : [];
    const cells = inner.find((child) => child.type === 'element' && child.tagName === 'ul');
    return cells?.type === 'element'
      ? cells.children.map((cell) => (cell.type === 'element' ? cell.children : []))
      : [inner];
  });
  return withCaption(directive, rows, context);
}

export function csvTable(directive: Directive, context: RstContext): Nodes {
  const { options, content } = directive;
  const file = options['file'];
  if (file !== undefined) return [element('p', [element('a', file, { href: file })])];
  const header = options['header'];
  const { data } = Papa.parse<string[]>(content.join('\n'), { delimiter: ',', skipEmptyLines: true });
  const head = header === undefined ? [] : Papa.parse<string[]>(header, { delimiter: ',' }).data;
  const rows = [...head, ...data].map((row) => row.map((cell) => parseInline(cell.trim(), context)));
  const headed = head.length > 0 ? { ...options, 'header-rows': String(head.length) } : options;
  return withCaption({ ...directive, options: headed }, rows, context);
}

function withCaption({ argument, options }: Directive, rows: readonly Nodes[][], context: RstContext): Nodes {
  const heads = Number(options['header-rows'] ?? 0);
  const caption = argument.join(' ');
  return [
    ...(caption === '' ? [] : [element('p', [element('em', parseInline(caption, context))])]),
    tableOf(
      rows.map((cells, index) => ({
        isHead: index < heads,
        row: element(
          'tr',
          cells.map((cell) => element(index < heads ? 'th' : 'td', cell)),
        ),
      })),
    ),
  ];
}
