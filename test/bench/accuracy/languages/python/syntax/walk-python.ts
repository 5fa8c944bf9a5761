import type { Node } from 'web-tree-sitter';
import { SyntaxNotes, type CallForm } from '../../../syntax/file-syntax.ts';
import { endOf, startOf } from '../../../syntax/nodes.ts';
import { describe, importedName, lastName, parameterName } from './nodes.ts';
import { NameScopes, type NameRole } from '../../../syntax/scopes.ts';

/** The position of the walk. */
interface Context {
  /** Nothing defined here is seen outside of a function. */
  local: boolean;
  /** First parameter of the enclosing method of a class that is not local. */
  self: string | undefined;
  /** Directly in the body of a class. */
  inClass: boolean;
  /** Names that assignments give to the module although they stand in a function. */
  globals: Set<string>;
}

/** Have names of their own, that nothing outside sees. */
const comprehensions = new Set([
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);

/** Notes of a file of Python. */
export function walkPython(root: Node): SyntaxNotes {
  return new PythonWalk().walk(root);
}

class PythonWalk {
  private readonly notes = new SyntaxNotes();
  private readonly scopes = new NameScopes();

  walk(root: Node): SyntaxNotes {
    this.children(root, { local: false, self: undefined, inClass: false, globals: new Set() });
    return this.notes;
  }

  private children(node: Node, context: Context): void {
    for (const child of node.namedChildren) this.visit(child, context);
  }

  private visit(node: Node, context: Context): void {
    const { type } = node;
    if (comprehensions.has(type)) {
      this.interior(node, context);
      this.scopes.enter();
      this.children(node, { ...context, local: true });
      this.scopes.leave();
      return;
    }
    switch (type) {
      case 'ERROR':
        this.notes.errors.push([startOf(node), endOf(node)]);
        break;
      case 'function_definition':
      case 'lambda':
        return this.functionNode(node, context);
      case 'class_definition':
        return this.classNode(node, context);
      case 'assignment':
      case 'for_statement':
      case 'for_in_clause':
        this.target(node.childForFieldName('left'), context);
        break;
      case 'augmented_assignment':
        this.target(node.childForFieldName('left'), context);
        break;
      case 'named_expression':
        this.target(node.childForFieldName('name'), context);
        break;
      case 'as_pattern':
        this.target(node.childForFieldName('alias'), context);
        break;
      case 'global_statement':
        for (const name of node.namedChildren) {
          context.globals.add(name.text);
          this.notes.definitions.add(startOf(name));
        }
        break;
      case 'call':
        this.called(node.childForFieldName('function'), 'call');
        break;
      case 'decorator':
        this.called(node.namedChildren[0] ?? null, 'decorator');
        break;
      case 'attribute':
        this.attribute(node);
        break;
      case 'import_statement':
      case 'import_from_statement':
      case 'future_import_statement':
        return this.importNode(node);
      case 'keyword_argument':
        this.notes.shapes.set(startOf(node), 'keyword');
        break;
      case 'identifier':
        if (!this.notes.shapes.has(startOf(node)))
          this.notes.shapes.set(startOf(node), this.scopes.roleOf(node.text));
        return;
    }
    this.children(node, context);
  }

  private functionNode(node: Node, context: Context): void {
    const name = node.childForFieldName('name');
    const parameters = node.childForFieldName('parameters');
    if (name) {
      this.notes.definitions.add(startOf(name));
      if (this.scopes.isNested && !context.inClass) this.scopes.declare(name.text, 'local function');
      if (!context.local) this.container(node, name.text);
    }
    if (!context.local) this.notes.interiors.push([name ? endOf(name) : startOf(node), endOf(node)]);
    const first = parameters?.namedChildren.find((child) => child.type !== 'comment');
    const isMethod = context.inClass && !context.local;
    const self = isMethod ? (parameterName(first ?? null)?.text ?? undefined) : context.self;
    this.scopes.enter();
    for (const parameter of parameters?.namedChildren ?? []) this.parameter(parameter);
    this.children(node, { local: true, self, inClass: false, globals: new Set() });
    this.scopes.leave();
  }

  private parameter(node: Node): void {
    const name = parameterName(node);
    if (!name) return;
    this.notes.definitions.add(startOf(name));
    const role: NameRole = node.childForFieldName('type') ? 'typed parameter' : 'parameter';
    this.scopes.declare(name.text, role);
  }

  private classNode(node: Node, context: Context): void {
    const name = node.childForFieldName('name');
    if (name) {
      this.notes.definitions.add(startOf(name));
      if (!context.local) this.container(node, name.text);
      const bases = node.childForFieldName('superclasses')?.namedChildren ?? [];
      this.notes.bases.set(
        startOf(name),
        bases.map((base) => startOf(lastName(base))),
      );
    }
    this.children(node, { ...context, self: undefined, inClass: true });
  }

  /** Notes the names to which an assignment, a loop, a `with` or a walrus gives a value. */
  private target(node: Node | null, context: Context): void {
    if (!node) return;
    if (node.type === 'identifier') {
      const place = startOf(node);
      this.notes.definitions.add(place);
      if (context.globals.has(node.text)) this.notes.visible.add(place);
      else if (this.scopes.isNested && !context.inClass) this.scopes.declare(node.text, 'local variable');
    } else if (node.type === 'attribute') {
      const object = node.childForFieldName('object');
      const attribute = node.childForFieldName('attribute');
      if (!attribute || object?.type !== 'identifier' || object.text !== context.self) return;
      this.notes.definitions.add(startOf(attribute));
      this.notes.visible.add(startOf(attribute));
    } else if (node.type !== 'subscript' && node.type !== 'call') {
      for (const child of node.namedChildren) this.target(child, context);
    }
  }

  private called(callee: Node | null, form: CallForm): void {
    const inner = callee?.type === 'parenthesized_expression' ? (callee.namedChildren[0] ?? null) : callee;
    const name = inner?.type === 'attribute' ? inner.childForFieldName('attribute') : inner;
    if (name?.type === 'identifier') this.notes.calls.set(startOf(name), form);
  }

  private attribute(node: Node): void {
    const attribute = node.childForFieldName('attribute');
    const object = node.childForFieldName('object');
    if (attribute && object)
      this.notes.shapes.set(startOf(attribute), `member of ${describe(this.scopes, object)}`);
  }

  private importNode(node: Node): void {
    const module = node.childForFieldName('module_name');
    const imported = node.childrenForFieldName('name');
    if (module) {
      const names: { place: number; text: string }[] = [];
      for (const each of imported) {
        const name = importedName(each);
        if (!name) continue;
        names.push({ place: startOf(name), text: name.text });
        this.notes.shapes.set(startOf(name), 'import');
        this.bindImport(each, name, 'imported name');
      }
      this.notes.modules.push({ start: startOf(module), end: endOf(module), text: module.text, names });
      return;
    }
    for (const each of imported) {
      const name = importedName(each);
      if (!name) continue;
      this.notes.modules.push({ start: startOf(name), end: endOf(name), text: name.text, names: [] });
      this.bindImport(each, name, 'namespace import');
    }
  }

  private bindImport(node: Node, name: Node, role: NameRole): void {
    const alias = node.childForFieldName('alias');
    if (alias) this.notes.definitions.add(startOf(alias));
    const bound = alias?.text ?? (role === 'namespace import' ? name.text.split('.')[0] : name.text);
    if (bound) this.scopes.declare(bound, role);
  }

  private container(node: Node, name: string): void {
    this.notes.containers.push({ first: node.startPosition.row, last: node.endPosition.row, name });
  }

  private interior(node: Node, context: Context): void {
    if (!context.local) this.notes.interiors.push([startOf(node), endOf(node)]);
  }
}
