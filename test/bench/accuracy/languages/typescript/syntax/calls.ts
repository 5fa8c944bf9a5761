import type { Node } from 'web-tree-sitter';
import { classes, superClassOf, unwrap } from './nodes.ts';
import type { CallForm, SyntaxNotes } from '../../../syntax/file-syntax.ts';
import { endOf, startOf } from '../../../syntax/nodes.ts';

/** A call, a tagged template, `require` or `import()`. */
export function noteCall(notes: SyntaxNotes, node: Node): void {
  const callee = node.childForFieldName('function');
  const args = node.childForFieldName('arguments');
  if (!callee) return;
  const isRequire = callee.type === 'identifier' && callee.text === 'require';
  if (callee.type === 'import' || isRequire) noteModule(notes, args?.namedChildren[0] ?? null);
  noteCalled(notes, callee, args?.type === 'template_string' ? 'tagged template' : 'call');
}

/** Notes the name that is called, decorates or is made new. */
export function noteCalled(notes: SyntaxNotes, callee: Node | null, form: CallForm): void {
  const inner = unwrap(callee);
  if (!inner) return;
  if (inner.type === 'super') {
    const place = startOf(inner);
    notes.calls.set(place, 'super');
    const base = superClassOfCall(inner);
    if (base) notes.superClasses.set(place, startOf(base));
    return;
  }
  const name = inner.type === 'member_expression' ? inner.childForFieldName('property') : inner;
  if (!name?.type.endsWith('identifier')) return;
  notes.calls.set(startOf(name), form);
}

/** Names in lower case are of the page, not of the program. */
export function noteElement(notes: SyntaxNotes, name: Node | null): void {
  if (name?.type !== 'identifier' || /^[^a-z]/.test(name.text)) noteCalled(notes, name, 'element');
}

function superClassOfCall(node: Node): Node | undefined {
  for (let at = node.parent; at; at = at.parent) if (classes.has(at.type)) return superClassOf(at);
  return undefined;
}

/** A module that is named by a text; anything else names none. */
export function noteModule(notes: SyntaxNotes, node: Node | null): void {
  if (node?.type !== 'string') return;
  const text = node.namedChildren.map((child) => child.text).join('');
  notes.modules.push({ start: startOf(node), end: endOf(node), text, names: [] });
}
