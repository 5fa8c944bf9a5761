import type { Node } from 'web-tree-sitter';

export const functions = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'generator_function',
  'arrow_function',
  'method_definition',
  'function_signature',
  'method_signature',
  'abstract_method_signature',
  'call_signature',
  'construct_signature',
  'function_type',
  'constructor_type',
  'class_static_block',
  'index_signature',
  'mapped_type_clause',
]);
export const classes = new Set(['class_declaration', 'abstract_class_declaration', 'class']);
export const types = new Set([
  'interface_declaration',
  'enum_declaration',
  'internal_module',
  'module',
  'type_alias_declaration',
]);
export const blocks = new Set([
  'statement_block',
  'for_statement',
  'for_in_statement',
  'switch_statement',
  'catch_clause',
]);
/** Hand the name of what they are the value of on to what they wrap. */
export const wrappers = new Set([
  'parenthesized_expression',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'intersection_type',
  'union_type',
  'parenthesized_type',
  'type_assertion',
]);

export function superClassOf(node: Node): Node | undefined {
  const heritage = node.namedChildren.find((child) => child.type === 'class_heritage');
  const clause = heritage?.namedChildren.find((child) => child.type === 'extends_clause');
  const value = unwrap(clause?.childForFieldName('value') ?? heritage?.namedChildren[0] ?? null);
  if (value?.type === 'member_expression') return value.childForFieldName('property') ?? undefined;
  return value?.type === 'identifier' ? value : undefined;
}

export function unwrap(node: Node | null): Node | null {
  let at = node;
  while (at && (wrappers.has(at.type) || at.type === 'instantiation_expression')) {
    at = at.namedChildren.find((child) => child.type !== 'comment') ?? null;
  }
  return at;
}

/** The name that an expression is, or the module that it requires. */
export function valueName(value: Node): Node | null {
  const inner = unwrap(value);
  if (inner?.type === 'identifier') return inner;
  if (inner?.type === 'member_expression') return inner.childForFieldName('property');
  if (inner?.type !== 'call_expression' || inner.childForFieldName('function')?.text !== 'require')
    return null;
  return inner.childForFieldName('arguments')?.namedChildren[0] ?? null;
}

export function holdsCode(value: Node): boolean {
  const inner = unwrap(value);
  return inner !== null && (functions.has(inner.type) || inner.type === 'class');
}

export function isExports(object: Node): boolean {
  return /^(?:module\.)?exports$|\.prototype$/.test(object.text);
}
