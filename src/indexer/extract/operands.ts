import { NONE, type RowIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, Role } from '../facts/tables.ts';
import type { Found, SyntaxNode } from './collect.ts';
import { scopeOfRow } from './expression-rows.ts';
import type { Expressions } from './expressions.ts';
import { pushLike } from './returns.ts';
import { addRole } from './roles.ts';
import type { Structure } from './structure.ts';

/** A longer text is no name of a member. */
const MAX_TEXT = 40;
/** A longer text is no name of a symbol with those of all that it is in. */
const MAX_NAME = 300;

/** Fills in the operands of expressions, now that every node has its row. */
export function linkOperands(found: readonly Found[], structure: Structure, expressions: Expressions): void {
  const linker = new OperandLinker(structure, expressions);
  const callees: RowIndex[] = [];
  for (const each of found) {
    if (each.kind === 'wrapped') continue;
    const op = expressions.rows.get(expressions.rowOf(each.node), Column.Op);
    linker.link(each, op);
    if (op === Op.Call || op === Op.New) callees.push(expressions.rowOf(each.attributes.callee));
  }
  // A callee may be within operands that the loop links only later.
  for (const callee of callees) addRole(expressions.rows, callee, Role.Callee);
}

/** Writes the operands that `Op` says of each operation. */
class OperandLinker {
  readonly #structure: Structure;
  readonly #expressions: Expressions;
  readonly #comments: ReadonlySet<number>;
  readonly #symbolName: RegExp | undefined;

  constructor(structure: Structure, expressions: Expressions) {
    const { namesInTexts } = structure.manifest.scoping;
    this.#structure = structure;
    this.#expressions = expressions;
    this.#comments = new Set(structure.collected.comments.map(({ start }) => start));
    this.#symbolName = namesInTexts && new RegExp(namesInTexts.match);
  }

  link(found: Found, op: number): void {
    const { rowOf, lists } = this.#expressions;
    const { node, attributes, items } = found;
    const { object, operand, other, base, argument, type } = attributes;
    const row = rowOf(node);
    switch (op) {
      case Op.Name:
        this.#setB(row, rowOf(object));
        break;
      case Op.Member:
        this.#setA(row, this.#objectOfMember(row, found));
        break;
      case Op.Element:
        this.#linkElement(row, found);
        break;
      case Op.Call:
      case Op.New:
        // With type arguments, those stand between.
        this.#setA(row, type ? rowOf(type) : this.#calleeOf(row, op, found));
        this.#setItems(row, found);
        if (found.kind === 'component') this.#setB(row, lists.push([this.#objectOf(row)]));
        break;
      case Op.Host:
        this.#setItems(row, found);
        this.#setA(row, this.#objectOf(row));
        this.#setB(row, attributes.key ? this.#text(attributes.key) : -1);
        break;
      case Op.Lookup:
      case Op.Either:
      case Op.And:
      case Op.Or:
        this.#setA(row, rowOf(op === Op.Lookup ? object : operand));
        this.#setB(row, rowOf(other));
        break;
      case Op.Conditional:
        this.#setA(row, rowOf(operand));
        this.#setB(row, lists.push([rowOf(other), ...items.map(rowOf)]));
        break;
      case Op.Test:
        this.#setA(row, rowOf(operand));
        this.#setB(row, rowOf(type));
        break;
      case Op.Generic:
        this.#setA(row, rowOf(base));
        this.#setItems(row, found);
        break;
      case Op.Array:
        this.#setA(row, rowOf(argument));
        break;
      case Op.Cast:
        this.#setA(row, rowOf(type));
        this.#setB(row, rowOf(operand));
        break;
      case Op.Predicate:
        this.#setA(row, rowOf(type));
        break;
      case Op.Same:
        this.#setA(row, rowOf(operand));
        this.#setB(row, type ? rowOf(type) : rowOf(other));
        break;
      case Op.Keys:
      case Op.Super:
      case Op.Await:
      case Op.Entered:
      case Op.Query:
      case Op.Spread:
      case Op.Not:
      case Op.Optional:
        this.#setA(row, rowOf(operand));
        break;
      case Op.Named:
        this.#setA(row, found.kind === 'method' ? this.#pushFunction(row, found) : rowOf(operand));
        if (attributes.key) this.#setB(row, this.#text(attributes.key));
        break;
      case Op.Operator:
        this.#linkOperator(row, found);
        break;
      case Op.Text:
        this.#linkText(row, found);
        break;
      case Op.Literal:
        this.#linkLiteral(row, found);
        break;
      case Op.Tuple:
      case Op.AnyOf:
      case Op.Object:
        this.#setItems(row, found);
        break;
      case Op.Class: {
        const { scopes, scopeOf, factIndex } = this.#structure;
        this.#setA(row, factIndex(scopes[scopeOf(node)]?.definition ?? -1));
        break;
      }
      case Op.Function:
        this.#setA(row, this.#structure.scopeOf(node));
        this.#setB(row, this.#resultsOf(found));
        if (attributes.async) addRole(this.#expressions.rows, row, Role.Async);
        break;
    }
  }

  #setA(row: RowIndex, value: number): void {
    this.#expressions.rows.set(row, Column.A, value);
  }

  #setB(row: RowIndex, value: number): void {
    this.#expressions.rows.set(row, Column.B, value);
  }

  #setItems(row: RowIndex, { items }: Found): void {
    if (items.length === 0) return;
    const { lists, rowOf } = this.#expressions;
    this.#setB(row, lists.push(items.filter((item) => !this.#comments.has(item.startIndex)).map(rowOf)));
  }

  #linkElement(row: RowIndex, found: Found): void {
    const { rows, rowOf } = this.#expressions;
    const [item] = found.items;
    const { object, key } = found.attributes;
    const constant = key ?? (found.items.length === 1 && item && this.#isPosition(item) ? item : undefined);
    this.#setA(row, rowOf(object));
    if (!constant) {
      this.#setItems(row, found);
      return;
    }
    rows.set(row, Column.Op, Op.At);
    this.#setB(row, this.#text(constant));
  }

  #linkOperator(row: RowIndex, { attributes: { operand, other, operator }, items }: Found): void {
    const { lists, strings, rowOf } = this.#expressions;
    const { operators, rightOperators } = this.#structure.manifest.scoping;
    const written = operator && this.#written(operator);
    const ofRight = written === undefined ? undefined : rightOperators[written];
    const name = written === undefined ? undefined : (ofRight ?? operators[written]);
    // A third operand says that the method is called on each.
    const given = operand ? [rowOf(operand), rowOf(other)] : [...items.map(rowOf), NONE, NONE];
    this.#setA(row, lists.push(ofRight === undefined ? given : given.reverse()));
    if (name !== undefined) this.#setB(row, strings.index(name));
  }

  #linkText(row: RowIndex, { node, attributes: { text } }: Found): void {
    const { rows, strings } = this.#expressions;
    this.#setA(row, strings.index(this.#structure.manifest.scoping.literals[node.type] ?? ''));
    if (text && this.#isName(text)) this.#setB(row, this.#text(text));
    else rows.set(row, Column.Op, Op.Literal);
  }

  #linkLiteral(row: RowIndex, found: Found): void {
    const { node, items } = found;
    const { source, manifest } = this.#structure;
    const { literals } = manifest.scoping;
    const suffix = `${node.type} ${source.charAt(node.endIndex - 1).toLowerCase()}`;
    const name =
      literals[suffix] ??
      literals[node.type] ??
      (items.length > 0 ? undefined : literals[this.#written(node)]);
    // No library type has the name of a node, so a literal that the manifest does not list is unknown.
    if (name !== '') this.#setA(row, this.#expressions.strings.index(name ?? node.type));
    this.#setItems(row, found);
  }

  /** The row of what is called. Where a name is a call, one alone constructs an instance of the type that the code stands for. */
  #calleeOf(row: RowIndex, op: number, { node, attributes: { callee } }: Found): RowIndex {
    const { rows, rowOf } = this.#expressions;
    if (callee || op !== Op.New || !this.#structure.manifest.scoping.bareCalls) return rowOf(callee);
    const self = pushLike(rows, row, Op.Self, -1, -1);
    addRole(rows, self, Role.Callee);
    rows.set(self, Column.Length, node.endIndex - node.startIndex);
    return self;
  }

  /** The row of what has a member. */
  #objectOfMember(row: RowIndex, { kind, attributes: { object } }: Found): RowIndex {
    const { rows, rowOf } = this.#expressions;
    if (kind === 'overridden') return pushLike(rows, row, Op.Super, -1, -1);
    if (kind === 'passed') return pushLike(rows, row, Op.Parameter, scopeOfRow(rows, row), 0);
    return (kind === 'reference' || kind === 'sent') && !object
      ? pushLike(rows, row, Op.Self, 1, -1)
      : rowOf(object);
  }

  /** Adds the object that the items of a row are the members of. */
  #objectOf(row: RowIndex): RowIndex {
    const { rows } = this.#expressions;
    return pushLike(rows, row, Op.Object, -1, rows.get(row, Column.B));
  }

  #pushFunction(like: RowIndex, found: Found): RowIndex {
    const { rows } = this.#expressions;
    const results = this.#resultsOf(found);
    const row = pushLike(rows, like, Op.Function, this.#structure.scopeOf(found.node), results);
    if (found.attributes.async) addRole(rows, row, Role.Async);
    return row;
  }

  /** The list of the declared result type of a function and of what it returns. */
  #resultsOf({ node, attributes: { type } }: Found): number {
    const { lists, returns, rowOf } = this.#expressions;
    return lists.push([rowOf(type), ...(returns.get(this.#structure.scopeOf(node)) ?? [])]);
  }

  #text(node: SyntaxNode): number {
    return this.#expressions.strings.index(this.#written(node));
  }

  #written({ startIndex, endIndex }: SyntaxNode): string {
    return this.#structure.source.slice(startIndex, endIndex);
  }

  /** Whether a text can be the name of a member or of a symbol. */
  #isName(text: SyntaxNode): boolean {
    const length = text.endIndex - text.startIndex;
    return length <= MAX_TEXT || (length <= MAX_NAME && this.#symbolName?.test(this.#written(text)) === true);
  }

  /** Whether a key is a number that is written down. */
  #isPosition(key: SyntaxNode): boolean {
    return /^\d{1,4}$/.test(this.#written(key));
  }
}
