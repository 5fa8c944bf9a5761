import type { Node } from 'web-tree-sitter';
import { noteCall, noteCalled, noteElement, noteModule } from './calls.ts';
import { noteAssignedMember, noteDefaultExport } from './exports.ts';
import { declarePattern, declareParameters } from './names.ts';
import { blocks, classes, functions, holdsCode, superClassOf, types, wrappers } from './nodes.ts';
import { noteLeaf, noteMember } from './shapes.ts';
import { SyntaxNotes } from '../../../syntax/file-syntax.ts';
import { endOf, startOf, textOf } from '../../../syntax/nodes.ts';
import { NameScopes } from '../../../syntax/scopes.ts';

/** The position of the walk. */
interface Context {
  /** Nothing defined here is seen outside of a function. */
  local: boolean;
  /** In a block, where only `var` is seen outside. */
  block: boolean;
  /** `this.x = …` defines a member of something that is not local. */
  memberable: boolean;
  /** An object or type literal here belongs to something that has a name. */
  named: boolean;
}

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
        // A value without a name that leads to it is like a local.
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
        noteCall(this.notes, node);
        return this.children(node, inner);
      case 'new_expression':
        noteCalled(this.notes, node.childForFieldName('constructor'), 'new');
        return this.children(node, inner);
      case 'decorator':
        noteCalled(this.notes, node.namedChildren[0] ?? null, 'decorator');
        return this.children(node, inner);
      case 'jsx_opening_element':
      case 'jsx_self_closing_element':
        noteElement(this.notes, node.childForFieldName('name'));
        return this.children(node, inner);
      case 'member_expression':
      case 'nested_identifier':
      case 'nested_type_identifier':
        noteMember(this.notes, this.scopes, node);
        return this.children(node, inner);
      case 'import_statement':
      case 'export_statement':
        noteDefaultExport(this.notes, node);
        noteModule(this.notes, node.childForFieldName('source'));
        return this.children(node, { ...context, named: type === 'export_statement' });
      case 'jsx_attribute':
        if (node.namedChildren[0]) this.notes.shapes.set(startOf(node.namedChildren[0]), 'element attribute');
        return this.children(node, inner);
      case 'import_require_clause':
        noteModule(this.notes, node.childForFieldName('source'));
        break;
      case 'import_clause':
      case 'import_specifier':
      case 'namespace_import':
        this.importedNames(node);
        break;
    }
    noteLeaf(this.notes, this.scopes, node);
    this.children(node, inner);
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
    const base = superClassOf(node);
    if (name && base) this.notes.bases.set(startOf(name), [startOf(base)]);
    if (name) this.definesName(name, isExpression, context);
    if (context.block && !context.local && !isExpression) this.interior(node);
    else if (!context.local && name) this.container(node, textOf(name));
    const local = context.local || (isExpression && !context.named);
    if (local && !context.local) this.interior(node);
    this.children(node, { ...context, local, block: false, memberable: !local, named: !local });
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
    if (left && property) noteAssignedMember(this.notes, left, right, context.memberable);
    const isNamed = property !== null && !context.local;
    if (isNamed && right && holdsCode(right)) this.container(node, textOf(property));
    if (left) this.visit(left, { ...context, named: false });
    if (right) this.visit(right, { ...context, named: isNamed });
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
