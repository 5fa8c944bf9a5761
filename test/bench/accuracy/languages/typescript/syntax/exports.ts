import type { Node } from 'web-tree-sitter';
import { holdsCode, isExports, unwrap, valueName } from './nodes.ts';
import type { SyntaxNotes } from '../../../syntax/file-syntax.ts';
import { endOf, startOf } from '../../../syntax/nodes.ts';

/**
 * A member that is assigned, which may define it. `memberable`: `this` is an instance of something that is not
 * local.
 */
export function noteAssignedMember(
  notes: SyntaxNotes,
  left: Node,
  right: Node | null,
  memberable: boolean,
): void {
  const property = left.childForFieldName('property');
  const target = left.childForFieldName('object');
  if (!property || !target) return;
  const isThis = target.type === 'this';
  const place = startOf(property);
  const value = right && valueName(right);
  if (value && isExports(target)) notes.passedOn.set(place, startOf(value));
  if (isExports(target)) notes.definitions.add(startOf(target));
  if (!isThis || memberable) notes.assigned.add(place);
  if (isThis ? memberable : isExports(target)) notes.visible.add(place);
  if (right && /^(?:module\.)?exports$/.test(left.text)) noteExportedWhole(notes, left, property, right);
}

/** `export default …` */
export function noteDefaultExport(notes: SyntaxNotes, node: Node): void {
  const word = node.children.find((child) => child.type === 'default');
  const value = node.childForFieldName('value') ?? node.childForFieldName('declaration');
  if (word && value) noteExportedWhole(notes, node, word, value);
}

/** Notes the value that a module exports as a whole, unless that is a name that is defined elsewhere. */
function noteExportedWhole(notes: SyntaxNotes, statement: Node, word: Node, value: Node): void {
  const inner = unwrap(value);
  if (!inner || inner.type === 'identifier') return;
  const name =
    holdsCode(inner) || inner.type.endsWith('_declaration') ? inner.childForFieldName('name') : null;
  if (name) notes.visible.add(startOf(name));
  const places = [statement, word, ...(name ? [name] : [])].map(startOf);
  notes.defaults.push(places);
  for (const place of places) notes.definitions.add(place);
  // An object of exports is the module as a whole, as a namespace is.
  const isNamespace = inner.type === 'object' && word.type === 'property_identifier';
  if (isNamespace)
    for (const each of [word, ...(name ? [name] : [])]) notes.interiors.push([startOf(each), endOf(each)]);
}
