import type { Node } from 'web-tree-sitter';
import { placeOf, type SyntaxNotes } from '../../syntax/file-syntax.ts';
import { startOf } from '../../syntax/nodes.ts';
import { scriptsOf } from './scripts.ts';

/** The text of a component with spaces in place of all but its scripts. */
export function onlyScripts(framework: string, text: string): string {
  let code = '';
  let at = 0;
  for (const { start, end } of scriptsOf(framework, text)) {
    code += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return code + blank(text.slice(at));
}

/**
 * Adds the markup to the notes of a component's scripts: calls in expressions and elements of components. Definitions in the markup are local, and
 * those of what a component takes and offers (`defineProps<{ a: … }>()`, the keys of options) are visible outside.
 */
export function noteComponent(notes: SyntaxNotes, root: Node, framework: string, text: string): void {
  notes.visible.add(placeOf(0, 0));
  for (const node of root.descendantsOfType(['call_expression', 'variable_declarator', 'export_statement']))
    for (const place of offeredBy(node)) notes.visible.add(place);
  const scripts = scriptsOf(framework, text);
  const placeAt = placesOf(text);
  let at = 0;
  for (const { start, end } of [...scripts, { start: text.length, end: text.length }]) {
    notes.interiors.push([placeAt(at), placeAt(start)]);
    at = end;
  }
  const isScript = (offset: number): boolean =>
    scripts.some(({ start, end }) => start <= offset && offset < end);
  for (const { index, 1: before = '', 2: name = '' } of text.matchAll(/(<|\bnew\s+)?([A-Za-z_$][\w$-]*)/g)) {
    if (isScript(index)) continue;
    const offset = index + before.length;
    if (before === '<') {
      if (/^[A-Z]|-/.test(name)) notes.calls.set(placeAt(offset), 'element');
    } else if (/^\s*(?:\?\.)?\s*\(/.test(text.slice(offset + name.length, offset + name.length + 20)))
      notes.calls.set(placeAt(offset), before === '' ? 'call' : 'new');
  }
}

const macros = /^(?:define(?:Props|Emits|Expose|Slots)|withDefaults)$/;
const options: ReadonlySet<string> = new Set(['props', 'computed', 'methods', 'data', 'setup', 'emits']);

function* offeredBy(node: Node): Generator<number> {
  if (node.type === 'call_expression') {
    if (!macros.test(node.childForFieldName('function')?.text ?? '')) return;
    for (const type of node.childForFieldName('type_arguments')?.namedChildren ?? []) yield* keysOf(type);
    for (const value of node.childForFieldName('arguments')?.namedChildren ?? []) yield* keysOf(value);
  } else if (node.type === 'variable_declarator') {
    if (node.childForFieldName('value')?.text.startsWith('$props') !== true) return;
    for (const type of node.childForFieldName('type')?.namedChildren ?? []) yield* keysOf(type);
  } else {
    const value = node.childForFieldName('value');
    const argument =
      value?.type === 'call_expression' ? value.childForFieldName('arguments')?.namedChildren[0] : value;
    for (const option of argument?.namedChildren ?? []) {
      const name = option.childForFieldName('key') ?? option.childForFieldName('name');
      if (!options.has(name?.text ?? '')) continue;
      const body = option.childForFieldName('value') ?? option.childForFieldName('body');
      const returned = body?.namedChildren.find(({ type }) => type === 'return_statement')?.namedChildren[0];
      const object = body?.type === 'statement_block' ? returned : body;
      if (object) yield* keysOf(object);
    }
  }
}

/** The names of the members of an object or of its type. */
function* keysOf(node: Node): Generator<number> {
  if (node.type !== 'object_type' && node.type !== 'object') return;
  for (const member of node.namedChildren) {
    const name = member.childForFieldName('name') ?? member.childForFieldName('key');
    if (name) yield startOf(name);
  }
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Places of growing offsets. */
function placesOf(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return placeOf(line, offset - (starts[line] ?? 0));
  };
}
