import type { Node } from 'web-tree-sitter';
import type { NameScopes } from '../../../syntax/scopes.ts';

/** The owner of a member, in words. */
export function describe(scopes: NameScopes, object: Node): string {
  switch (object.type) {
    case 'identifier':
      return object.text === 'self' || object.text === 'cls' ? object.text : scopes.roleOf(object.text);
    case 'call':
      return object.childForFieldName('function')?.text === 'super' ? 'super' : 'call result';
    case 'attribute': {
      const owner = object.childForFieldName('object')?.text;
      return owner === 'self' || owner === 'cls' ? `field of ${owner}` : 'member chain';
    }
    case 'subscript':
      return 'element';
    case 'parenthesized_expression':
      return object.namedChildren[0] ? describe(scopes, object.namedChildren[0]) : 'nothing';
    default:
      return object.type.replaceAll('_', ' ');
  }
}

/** `B` of `a.B`, and of `a.B[int]`. */
export function lastName(node: Node): Node {
  if (node.type === 'subscript') return lastName(node.childForFieldName('value') ?? node);
  return node.type === 'attribute' ? (node.childForFieldName('attribute') ?? node) : node;
}

export function importedName(node: Node): Node | null {
  return node.type === 'aliased_import' ? node.childForFieldName('name') : node;
}

export function parameterName(node: Node | null): Node | null {
  if (!node) return null;
  if (node.type === 'identifier') return node;
  return parameterName(node.childForFieldName('name') ?? node.namedChildren[0] ?? null);
}
