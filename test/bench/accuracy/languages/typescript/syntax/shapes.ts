import type { Node } from 'web-tree-sitter';
import { unwrap } from './nodes.ts';
import type { SyntaxNotes } from '../../../syntax/file-syntax.ts';
import { startOf } from '../../../syntax/nodes.ts';
import type { NameScopes } from '../../../syntax/scopes.ts';

/** The member that an expression names. */
export function noteMember(notes: SyntaxNotes, scopes: NameScopes, node: Node): void {
  const property = node.childForFieldName('property') ?? node.childForFieldName('name');
  const object = unwrap(node.childForFieldName('object') ?? node.childForFieldName('module'));
  if (property && object) notes.shapes.set(startOf(property), `member of ${describe(scopes, object)}`);
}

function describe(scopes: NameScopes, object: Node): string {
  switch (object.type) {
    case 'identifier':
    case 'type_identifier':
      return scopes.roleOf(object.text);
    case 'this':
    case 'super':
      return object.type;
    case 'call_expression':
      return object.childForFieldName('function')?.type === 'import' ? 'imported module' : 'call result';
    case 'new_expression':
      return 'new object';
    case 'subscript_expression':
      return 'element';
    case 'await_expression':
      return 'awaited';
    case 'as_expression':
    case 'type_assertion':
    case 'satisfies_expression':
      return 'cast';
    case 'member_expression': {
      const owner = unwrap(object.childForFieldName('object'));
      return owner?.type === 'this' ? 'field of this' : 'member chain';
    }
    default:
      return object.type.replaceAll('_', ' ');
  }
}

/** A name that stands for itself, unless it has a shape already. */
export function noteLeaf(notes: SyntaxNotes, scopes: NameScopes, node: Node): void {
  const shape = shapeOfLeaf(node.type);
  if (!shape) return;
  const place = startOf(node);
  if (node.type === 'shorthand_property_identifier') notes.shorthands.add(place);
  if (notes.shapes.has(place)) return;
  notes.shapes.set(place, shape === 'name' ? scopes.roleOf(node.text) : shape);
}

function shapeOfLeaf(type: string): string | undefined {
  switch (type) {
    case 'identifier':
    case 'shorthand_property_identifier':
      return 'name';
    case 'type_identifier':
      return 'type';
    case 'property_identifier':
    case 'private_property_identifier':
      return 'key';
    case 'shorthand_property_identifier_pattern':
      return 'destructured key';
    case 'string':
      return 'text';
    default:
      return undefined;
  }
}
