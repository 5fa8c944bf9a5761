import { directiveNodes } from './directives.ts';
import { type Block, element, type Nodes, text } from './element.ts';
import { dedent, endOfIndented, indentOf, isBlank } from './lines.ts';
import type { RstContext } from './names.ts';
import { footnoteId } from './roles.ts';

/** Blocks that begin with `..`: directives, footnotes, targets, substitutions and comments; and the short form of targets, `__ address`. */
export function explicitBlock(lines: readonly string[], at: number, context: RstContext): Block | undefined {
  const line = lines[at] ?? '';
  if (/^__ +\S/.test(line)) return { nodes: [], end: at + 1 };
  if (!/^\.\.( |$)/.test(line)) return undefined;
  const end = endOfIndented(lines, at + 1);
  const written = line.slice(2).trim();
  // An empty comment ends at once, so that it can end other blocks.
  if (written === '' && isBlank(lines[at + 1])) return { nodes: [], end: at + 1 };
  const below = lines.slice(at + 1, end);
  const [, name, argument = ''] = /^([A-Za-z][\w.+:-]*?) ?::(?: +(.*))?$/s.exec(written) ?? [];
  if (name !== undefined) return { nodes: directive(name, argument, below, context), end };
  const [, footnote, rest = ''] = /^\[(\d+|#[\w.-]*|\*|[A-Za-z][\w.-]*)\](?: +(.*))?$/.exec(written) ?? [];
  if (footnote !== undefined)
    return { nodes: footnoteNodes(footnote, [rest, ...dedent(below)], context), end };
  const target = /^_(`[^`]+`|(?:\\.|[^:\\])+):$/.exec(written)?.[1];
  if (target !== undefined && below.length === 0) return { nodes: anchors(target, lines, end, context), end };
  return { nodes: [], end };
}

function footnoteNodes(name: string, lines: readonly string[], context: RstContext): Nodes {
  const content = context.parseBlocks(lines, context);
  const [first] = content;
  const label = element('sup', `[${name}] `);
  if (first?.type === 'element' && first.tagName === 'p') first.children.unshift(label, text(' '));
  else content.unshift(element('p', [label]));
  return [element('div', content, { id: footnoteId(name) })];
}

/** A target inside of the document that is not right above a section is a place of its own. */
function anchors(target: string, lines: readonly string[], end: number, context: RstContext): Nodes {
  const name = target.replace(/^`|`$/g, '').replace(/\s+/g, ' ').toLowerCase();
  const address = context.targets.get(name);
  const isAboveTitle = (from: number): boolean => {
    let at = from;
    while (isBlank(lines[at]) && at < lines.length) at++;
    return (
      /^([!-/:-@[-`{-~])\1{2,}$/.test(lines[at] ?? '') || /^([!-/:-@[-`{-~])\1{2,}$/.test(lines[at + 1] ?? '')
    );
  };
  if (!address?.startsWith('#') || isAboveTitle(end)) return [];
  return [element('a', [], { id: address.slice(1) })];
}

/** Divides the lines of a directive into argument, options and content. */
function directive(name: string, first: string, below: readonly string[], context: RstContext): Nodes {
  const lines = dedent(below);
  const options: Record<string, string> = {};
  const argument = first === '' ? [] : [first];
  let at = 0;
  const startsBelow = below.findIndex((line) => !isBlank(line));
  // The argument may go on below, up to an empty line or the options.
  if (startsBelow === 0 && first !== '')
    while (at < lines.length && !isBlank(lines[at]) && !isOption(lines[at]))
      argument.push(lines[at++]?.trim() ?? '');
  if (startsBelow === 0)
    while (at < lines.length && isOption(lines[at])) {
      const [, key = '', value = ''] = /^:([^:\s][^:]*):(?: +(.*))?$/.exec(lines[at] ?? '') ?? [];
      const end = Math.max(at + 1, endOfContinued(lines, at + 1));
      options[key] = [value, ...lines.slice(at + 1, end).map((line) => line.trim())].join(' ').trim();
      at = end;
    }
  return directiveNodes({ name, argument, options, content: dedent(lines.slice(at)) }, context);
}

function isOption(line: string | undefined): boolean {
  return /^:[^:\s`][^:`]*:(?: |$)/.test(line ?? '');
}

function endOfContinued(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end]) && indentOf(lines[end] ?? '') > 0) end++;
  return end;
}
