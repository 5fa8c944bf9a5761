import type { Node } from 'web-tree-sitter';
import { SyntaxNotes, type CallForm } from './file-syntax.ts';
import { declarePattern, declareParameters } from './ecmascript-names.ts';
import { endOf, startOf, textOf } from './nodes.ts';
import { NameScopes } from './scopes.ts';

/** Where the walk is. */
interface Context {
  /** Nothing defined here is seen outside of a function. */
  local: boolean;
  /** In a block, where only `var` is seen outside. */
  block: boolean;
  /** `this.x = …` defines a member of something that is not local. */
  memberable: boolean;
  /** An object or type literal here belongs to something that has a name. */
  named: boolean;
  /** Name of the class that the enclosing class extends. */
  superClass: Node | undefined;
}

const functions = new Set([
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
const classes = new Set(['class_declaration', 'abstract_class_declaration', 'class']);
const types = new Set([
  'interface_declaration',
  'enum_declaration',
  'internal_module',
  'module',
  'type_alias_declaration',
]);
const blocks = new Set([
  'statement_block',
  'for_statement',
  'for_in_statement',
  'switch_statement',
  'catch_clause',
]);
/** Hand the name of what they are the value of on to what they wrap. */
const wrappers = new Set([
  'parenthesized_expression',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'intersection_type',
  'union_type',
  'parenthesized_type',
  'type_assertion',
]);

/** Notes of a file of JavaScript or TypeScript. */
export function walkEcmascript(root: Node): SyntaxNotes {
  return new EcmascriptWalk().walk(root);
}

class EcmascriptWalk {
  private readonly notes = new SyntaxNotes();
  private readonly scopes = new NameScopes();

  walk(root: Node): SyntaxNotes {
    this.children(root, {
      local: false,
      block: false,
      memberable: false,
      named: false,
      superClass: undefined,
    });
    return this.notes;
  }

  private children(node: Node, context: Context): void {
    for (const child of node.namedChildren) this.visit(child, context);
  }

  private visit(node: Node, context: Context): void {
    const { type } = node;
    if (type === 'ERROR') this.notes.errors.push([startOf(node), endOf(node)]);
    if (functions.has(type)) return this.functionNode(node, context);
    if (classes.has(type)) return this.classNode(node, context);
    if (types.has(type)) return this.typeNode(node, context);
    if (blocks.has(type)) {
      if (type === 'for_in_statement') this.localName(node.childForFieldName('left'));
      if (type === 'catch_clause') this.localName(node.childForFieldName('parameter'));
      return this.children(node, { ...context, block: true, named: false });
    }
    if (wrappers.has(type)) return this.children(node, context);
    const inner = { ...context, named: false };
    switch (type) {
      case 'lexical_declaration':
        if (context.block && !context.local) this.interior(node);
        return this.children(node, inner);
      case 'variable_declarator':
      case 'public_field_definition':
      case 'field_definition':
        return this.valueHolder(node, context);
      case 'object':
      case 'object_type':
        // What has no name to be reached by is like a local.
        if (!context.named && !context.local) this.interior(node);
        return this.children(node, { ...inner, memberable: false });
      case 'pair':
        return this.valueHolder(node, { ...context, named: true });
      case 'type_parameters':
      case 'infer_type':
        this.interior(node);
        return this.children(node, inner);
      case 'assignment_expression':
        return this.assignment(node, context);
      case 'call_expression':
        this.call(node);
        return this.children(node, inner);
      case 'new_expression':
        this.called(node.childForFieldName('constructor'), 'new');
        return this.children(node, inner);
      case 'decorator':
        this.called(node.namedChildren[0] ?? null, 'decorator');
        return this.children(node, inner);
      case 'jsx_opening_element':
      case 'jsx_self_closing_element':
        this.element(node.childForFieldName('name'));
        return this.children(node, inner);
      case 'member_expression':
      case 'nested_identifier':
      case 'nested_type_identifier':
        this.member(node);
        return this.children(node, inner);
      case 'import_statement':
      case 'export_statement':
        this.defaultExport(node);
        this.moduleName(node.childForFieldName('source'));
        return this.children(node, { ...context, named: type === 'export_statement' });
      case 'jsx_attribute':
        if (node.namedChildren[0]) this.notes.shapes.set(startOf(node.namedChildren[0]), 'element attribute');
        return this.children(node, inner);
      case 'import_require_clause':
        this.moduleName(node.childForFieldName('source'));
        break;
      case 'import_clause':
      case 'import_specifier':
      case 'namespace_import':
        this.importedNames(node);
        break;
    }
    this.leaf(node);
    this.children(node, inner);
  }

  private leaf(node: Node): void {
    const shape = shapeOfLeaf(node.type);
    if (!shape) return;
    const place = startOf(node);
    if (node.type === 'shorthand_property_identifier') this.notes.shorthands.add(place);
    if (this.notes.shapes.has(place)) return;
    this.notes.shapes.set(place, shape === 'name' ? this.scopes.roleOf(node.text) : shape);
  }

  private functionNode(node: Node, context: Context): void {
    const name = node.childForFieldName('name');
    const isDeclaration = node.type.endsWith('_declaration') || node.type === 'function_signature';
    const isExpression = node.type === 'function_expression' || node.type === 'generator_function';
    if (name) this.definesName(name, isExpression, context);
    if (name && isDeclaration && this.scopes.isNested) this.scopes.declare(name.text, 'local function');
    const isHidden = context.block && !context.local && isDeclaration;
    if (!context.local) {
      const start = name && !isExpression && !isHidden ? endOf(name) : startOf(node);
      this.notes.interiors.push([start, endOf(node)]);
      if (name && !isExpression && !isHidden) this.container(node, textOf(name));
    }
    const inherits = node.type === 'arrow_function' || node.type === 'class_static_block';
    const isMethod = node.type === 'method_definition' && node.parent?.type === 'class_body';
    const memberable = inherits
      ? context.memberable
      : !context.local && (isMethod || isDeclaration || context.named);
    this.scopes.enter();
    const parameters = node.childForFieldName('parameters') ?? node.childForFieldName('parameter');
    if (parameters) {
      for (const place of declareParameters(parameters, this.scopes)) {
        if (memberable) this.notes.visible.add(place);
      }
    }
    this.children(node, { ...context, local: true, block: false, memberable, named: false });
    this.scopes.leave();
  }

  private classNode(node: Node, context: Context): void {
    const name = node.childForFieldName('name');
    const isExpression = node.type === 'class';
    if (name) this.definesName(name, isExpression, context);
    if (context.block && !context.local && !isExpression) this.interior(node);
    else if (!context.local && name) this.container(node, textOf(name));
    const local = context.local || (isExpression && !context.named);
    if (local && !context.local) this.interior(node);
    const superClass = superClassOf(node);
    this.children(node, { ...context, local, block: false, memberable: !local, named: !local, superClass });
  }

  private typeNode(node: Node, context: Context): void {
    const name = node.childForFieldName('name');
    if (name) this.definesName(name, false, context);
    if (!context.local && name && node.type !== 'type_alias_declaration') this.container(node, textOf(name));
    const body = node.childForFieldName('body');
    for (const child of node.namedChildren) {
      const isNamespaceBody = child.id === body?.id && child.type === 'statement_block';
      if (isNamespaceBody) this.children(child, { ...context, block: false, named: false });
      else this.visit(child, { ...context, named: !context.local });
    }
  }

  /** A variable, field or key, whose value may be what it is the name of. */
  private valueHolder(node: Node, context: Context): void {
    const name =
      node.childForFieldName('name') ?? node.childForFieldName('key') ?? node.childForFieldName('property');
    const value = node.childForFieldName('value');
    if (node.type === 'variable_declarator') {
      if (name && this.scopes.isNested) declarePattern(name, this.scopes, 'local variable');
      if (name && value) this.requiredNames(name, value);
    }
    if (name?.type === 'identifier' || name?.type.includes('property_identifier'))
      this.definesName(name, false, context);
    if (!context.local && name && value && holdsCode(value)) this.container(node, textOf(name));
    for (const child of node.namedChildren) {
      this.visit(child, { ...context, named: child.id === value?.id && !context.local });
    }
  }

  private assignment(node: Node, context: Context): void {
    const left = node.childForFieldName('left');
    const right = node.childForFieldName('right');
    const property = left?.type === 'member_expression' ? left.childForFieldName('property') : null;
    const target = left?.childForFieldName('object') ?? null;
    if (property && target) {
      const isThis = target.type === 'this';
      const place = startOf(property);
      const value = right && valueName(right);
      if (value && isExports(target)) this.notes.passedOn.set(place, startOf(value));
      if (isExports(target)) this.notes.definitions.add(startOf(target));
      if (!isThis || context.memberable) this.notes.assigned.add(place);
      if (isThis ? context.memberable : isExports(target)) this.notes.visible.add(place);
    }
    if (left && right && property && /^(?:module\.)?exports$/.test(left.text))
      this.exportedWhole(node, property, right);
    const isNamed = property !== null && !context.local;
    if (isNamed && right && holdsCode(right)) this.container(node, textOf(property));
    if (left) this.visit(left, { ...context, named: false });
    if (right) this.visit(right, { ...context, named: isNamed });
  }

  private defaultExport(node: Node): void {
    const word = node.children.find((child) => child.type === 'default');
    const value = node.childForFieldName('value') ?? node.childForFieldName('declaration');
    if (word && value) this.exportedWhole(node, word, value);
  }

  private exportedWhole(statement: Node, word: Node, value: Node): void {
    const inner = unwrap(value);
    if (!inner || inner.type === 'identifier') return;
    const name =
      holdsCode(inner) || inner.type.endsWith('_declaration') ? inner.childForFieldName('name') : null;
    if (name) this.notes.visible.add(startOf(name));
    const places = [statement, word, ...(name ? [name] : [])].map(startOf);
    this.notes.defaults.push(places);
    for (const place of places) this.notes.definitions.add(place);
    // An object of exports is the module as a whole, as a namespace is.
    const isNamespace = inner.type === 'object' && word.type === 'property_identifier';
    if (isNamespace) for (const each of [word, ...(name ? [name] : [])]) this.interior(each);
  }

  private call(node: Node): void {
    const callee = node.childForFieldName('function');
    const args = node.childForFieldName('arguments');
    if (!callee) return;
    const isRequire = callee.type === 'identifier' && callee.text === 'require';
    if (callee.type === 'import' || isRequire) this.moduleName(args?.namedChildren[0] ?? null);
    this.called(callee, args?.type === 'template_string' ? 'tagged template' : 'call');
  }

  private called(callee: Node | null, form: CallForm): void {
    const inner = unwrap(callee);
    if (!inner) return;
    if (inner.type === 'super') {
      const place = startOf(inner);
      this.notes.calls.set(place, 'super');
      const base = this.superClassOfCall(inner);
      if (base) this.notes.superClasses.set(place, startOf(base));
      return;
    }
    const name = inner.type === 'member_expression' ? inner.childForFieldName('property') : inner;
    if (!name?.type.endsWith('identifier')) return;
    this.notes.calls.set(startOf(name), form);
  }

  /** Names in lower case are of the page, not of the program. */
  private element(name: Node | null): void {
    if (name?.type !== 'identifier' || /^[^a-z]/.test(name.text)) this.called(name, 'element');
  }

  private superClassOfCall(node: Node): Node | undefined {
    for (let at = node.parent; at; at = at.parent) if (classes.has(at.type)) return superClassOf(at);
    return undefined;
  }

  private member(node: Node): void {
    const property = node.childForFieldName('property') ?? node.childForFieldName('name');
    const object = unwrap(node.childForFieldName('object') ?? node.childForFieldName('module'));
    if (property && object) this.notes.shapes.set(startOf(property), `member of ${this.describe(object)}`);
  }

  private describe(object: Node): string {
    switch (object.type) {
      case 'identifier':
      case 'type_identifier':
        return this.scopes.roleOf(object.text);
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

  private moduleName(node: Node | null): void {
    if (node?.type !== 'string') return;
    const text = node.namedChildren.map((child) => child.text).join('');
    this.notes.modules.push({ start: startOf(node), end: endOf(node), text, names: [] });
  }

  private importedNames(node: Node): void {
    const isNamespace = node.type === 'namespace_import';
    const named = node.childForFieldName('alias') ?? node.childForFieldName('name');
    const names = named ? [named] : node.namedChildren.filter((child) => child.type === 'identifier');
    for (const name of names)
      this.scopes.declare(name.text, isNamespace ? 'namespace import' : 'imported name');
    const alias = node.childForFieldName('alias');
    if (alias) this.notes.definitions.add(startOf(alias));
  }

  private requiredNames(name: Node, value: Node): void {
    const isRequire =
      value.type === 'call_expression' && value.childForFieldName('function')?.text === 'require';
    if (!isRequire) return;
    if (name.type === 'identifier') this.scopes.declare(name.text, 'namespace import');
    else declarePattern(name, this.scopes, 'imported name');
  }

  private definesName(name: Node, isExpression: boolean, context: Context): void {
    this.notes.definitions.add(startOf(name));
    if (isExpression && !context.local) this.interior(name);
  }

  private container(node: Node, name: string): void {
    this.notes.containers.push({ first: node.startPosition.row, last: node.endPosition.row, name });
  }

  private interior(node: Node): void {
    this.notes.interiors.push([startOf(node), endOf(node)]);
  }

  private localName(node: Node | null): void {
    if (node) this.interior(node);
    if (node && this.scopes.isNested) declarePattern(node, this.scopes, 'local variable');
  }
}

function superClassOf(node: Node): Node | undefined {
  const heritage = node.namedChildren.find((child) => child.type === 'class_heritage');
  const clause = heritage?.namedChildren.find((child) => child.type === 'extends_clause');
  const value = unwrap(clause?.childForFieldName('value') ?? heritage?.namedChildren[0] ?? null);
  if (value?.type === 'member_expression') return value.childForFieldName('property') ?? undefined;
  return value?.type === 'identifier' ? value : undefined;
}

function unwrap(node: Node | null): Node | null {
  let at = node;
  while (at && (wrappers.has(at.type) || at.type === 'instantiation_expression')) {
    at = at.namedChildren.find((child) => child.type !== 'comment') ?? null;
  }
  return at;
}

/** The name that an expression is, or the module that it requires. */
function valueName(value: Node): Node | null {
  const inner = unwrap(value);
  if (inner?.type === 'identifier') return inner;
  if (inner?.type === 'member_expression') return inner.childForFieldName('property');
  if (inner?.type !== 'call_expression' || inner.childForFieldName('function')?.text !== 'require')
    return null;
  return inner.childForFieldName('arguments')?.namedChildren[0] ?? null;
}

function holdsCode(value: Node): boolean {
  const inner = unwrap(value);
  return inner !== null && (functions.has(inner.type) || inner.type === 'class');
}

function isExports(object: Node): boolean {
  return /^(?:module\.)?exports$|\.prototype$/.test(object.text);
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
