import type { Node } from 'web-tree-sitter';
import type { Place } from '../../../syntax/file-syntax.ts';
import { startOf } from '../../../syntax/nodes.ts';
import type { NameRole, NameScopes } from '../../../syntax/scopes.ts';

/** Declares the names that a pattern binds. */
export function declarePattern(pattern: Node, scopes: NameScopes, role: NameRole): void {
  switch (pattern.type) {
    case 'identifier':
    case 'shorthand_property_identifier_pattern':
      scopes.declare(pattern.text, role);
      return;
    case 'pair_pattern':
      return declareField(pattern, 'value', scopes, role);
    case 'assignment_pattern':
    case 'object_assignment_pattern':
      return declareField(pattern, 'left', scopes, role);
    default:
      for (const child of pattern.namedChildren) declarePattern(child, scopes, role);
  }
}

function declareField(node: Node, field: string, scopes: NameScopes, role: NameRole): void {
  const child = node.childForFieldName(field);
  if (child) declarePattern(child, scopes, role);
}

/** Declares parameters, and gives the places of those that are members of the class as well. */
export function declareParameters(parameters: Node, scopes: NameScopes): Place[] {
  if (parameters.type === 'identifier') {
    scopes.declare(parameters.text, 'parameter');
    return [];
  }
  const members: Place[] = [];
  for (const parameter of parameters.namedChildren) {
    const pattern = parameter.childForFieldName('pattern');
    const role = parameter.childForFieldName('type') ? 'typed parameter' : 'parameter';
    declarePattern(pattern ?? parameter, scopes, role);
    const isMember = parameter.namedChildren.some(
      (child) => child.type === 'accessibility_modifier' || child.type === 'override_modifier',
    );
    const isReadonly = parameter.children.some((child) => child.type === 'readonly');
    if (pattern && (isMember || isReadonly)) members.push(startOf(pattern));
  }
  return members;
}
