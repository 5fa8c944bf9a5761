import { typeKinds, type How } from '../../../model/kinds.ts';
import {
  definitionNumber,
  isNone,
  type DefinitionNumber,
  type LinkEnd,
  type DefinitionIndex,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { callOf, expressionCell, text, rowOperand } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';
import { indexOf, tagOf, toValue, ValueTag, definitionNumberOf, type Values } from '../types/values.ts';

/** No place of a list: a call without arguments. */
const NO_ARGUMENTS = -1;

const RESULT = linkRules.indexOf('result');
/** Operations whose value is a callee without a name. */
const computed: ReadonlySet<number> = new Set([Op.Call, Op.Element, Op.At, Op.Cast, Op.Same, Op.Either]);
/** Of more types, a value has usually been tested for one of them. */
const MAX_HELD = 8;
const none: ReadonlyMap<number, DefinitionIndex> = new Map();

const SUPER = linkRules.indexOf('super');
const OTHER = linkRules.indexOf('other');

/**
 * Links what makes an instance of a type. It is a call of the type, as that runs what its members are initialised with, and a call of each
 * method that runs then: chains that ended at the type would hide what constructors call.
 */
export class CreationLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  /** The constructors that call another one by a keyword. */
  readonly #explicit = new Set<DefinitionNumber>();
  #constantsByStart: ReadonlyMap<number, DefinitionIndex> | undefined;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
  }

  /** Links a row that makes an instance of a type, with all that runs. */
  link(row: RowIndex, type: DefinitionNumber, how: How, rule: number | undefined): void {
    const { overloads, program } = this.#evaluator;
    if (program.isLibrary(type) || !typeKinds.has(program.definition(type).kind)) return;
    const constructors = overloads.constructorsOf(type);
    // A constant names its enumeration by standing in it.
    if (!this.#constants().has(expressionCell(this.#file.facts, row, E.Offset)))
      this.linkType(row, type, how, rule);
    if (constructors.length === 0) this.linkMethods(row, type, how, rule);
    else this.linkConstructor(row, row, type, how, rule);
  }

  /** Links a row to the constructor of a type that the arguments of a call choose. */
  linkConstructor(
    row: RowIndex,
    call: RowIndex,
    type: DefinitionNumber,
    how: How,
    rule: number | undefined,
  ): void {
    const { linkage, overloads, program, overloadChoice } = this.#evaluator;
    const constructors = overloads.constructorsOf(type);
    const site = { file: this.#file, arguments: expressionCell(this.#file.facts, call, E.B) };
    // A constructor that is passed on gets its arguments elsewhere.
    const isPassed = (expressionCell(this.#file.facts, row, E.Role) & Role.Function) !== 0;
    const chosen = (isPassed ? constructors : overloadChoice.chosen(constructors, site))
      .flatMap((each) => linkage.definitionsOf(each))
      .filter((each) => !program.isLibrary(each));
    const [only, ...others] = chosen;
    if (only === undefined) return;
    if (others.length > 0) this.#table.candidates(row, 'CALLS', chosen, program.definition(type).name);
    else this.#push(row, only, how, rule);
  }

  /** Links what a constructor makes in a field: the field is used, and a constructor of its type runs. Returns whether it is that. */
  linkInField(row: RowIndex, to: DefinitionNumber, how: How): boolean {
    const { facts, grammar } = this.#file;
    const { program, space } = this.#evaluator;
    const call = callOf(facts, row);
    const isField = variableKinds.has(program.definition(to).kind);
    if (!grammar.manifest.scoping.includes || isNone(call) || !isField) return false;
    if (expressionCell(facts, call, E.Op) !== Op.New) return false;
    this.#table.push(containerOf(this.#file, row), to, 'REFERENCES', how, spanOfRow(facts, row), OTHER);
    for (const each of this.#evaluator.valuesOf(toValue(ValueTag.Definition, to))) {
      const { value } = space.unbind(each);
      if (tagOf(value) === ValueTag.Instance)
        this.linkConstructor(row, call, definitionNumberOf(value), 'member', OTHER);
    }
    return true;
  }

  /** Links a call that makes an instance of a type which its callee is worth and does not name, or for which it has no callee. */
  linkUnnamed(row: RowIndex): void {
    const { facts } = this.#file;
    const callee = rowOperand(facts, row, E.A);
    const isNew = expressionCell(facts, row, E.Op) === Op.New;
    if (!isNew && (isNone(callee) || this.#file.grammar.manifest.scoping.callsConvert)) return;
    // Nor does what a parameter is passed by: it only takes an instance.
    if ((expressionCell(facts, row, E.Role) & Role.ByReference) !== 0) return;
    const types = isNone(callee) ? this.#typesAsked(row) : this.#typesOf(callee);
    for (const type of types) this.link(row, type, 'member', RESULT);
  }

  /** The types of which a creation that names none makes an instance. */
  #typesAsked(row: RowIndex): readonly DefinitionNumber[] {
    const { program, space } = this.#evaluator;
    const constant = this.#constants().get(expressionCell(this.#file.facts, row, E.Offset));
    if (constant !== undefined) return [program.parentOf(definitionNumber(this.#file.base, constant))];
    return this.#evaluator.evaluate(this.#file, row).flatMap((each) => {
      const { value } = space.unbind(each);
      return tagOf(value) === ValueTag.Instance ? [definitionNumberOf(value)] : [];
    });
  }

  /** The types that a callee is worth which is no name: the result of a call, an element, what a value is an instance of. */
  #typesOf(callee: RowIndex): readonly DefinitionNumber[] {
    const { facts, grammar } = this.#file;
    const op = expressionCell(facts, callee, E.Op);
    const isType =
      op === Op.Member &&
      text(facts, expressionCell(facts, callee, E.B)) === grammar.manifest.scoping.typeMember;
    return isType || computed.has(op) ? this.#typesIn(this.#evaluator.evaluate(this.#file, callee)) : [];
  }

  /** Links a call of what is worth a type: the type that a method is called on, or a member that holds one. */
  linkHeld(row: RowIndex, values: Values, rule: number | undefined): void {
    if (values.length > MAX_HELD) return;
    for (const type of this.#typesIn(values)) this.link(row, type, 'member', rule);
  }

  /** The types among values; that of the instance that a method is called on is the type around the method. */
  #typesIn(values: Values): readonly DefinitionNumber[] {
    const { space } = this.#evaluator;
    return values.flatMap((each) => {
      const { value } = space.unbind(each);
      if (tagOf(value) === ValueTag.Definition) return [definitionNumberOf(value)];
      if (tagOf(value) !== ValueTag.Parameter) return [];
      const parameter = space.parameters.get(indexOf(value));
      if (parameter.of !== 'type') return [];
      const self = space.parameters.get(indexOf(parameter.parameter));
      return self.of === 'self' ? [self.number] : [];
    });
  }

  /** The constants of enumerations, which are instances that their declaration makes, by the place where they begin. */
  #constants(): ReadonlyMap<number, DefinitionIndex> {
    const { facts, grammar } = this.#file;
    if (!grammar.manifest.scoping.overloads) return none;
    return (this.#constantsByStart ??= new Map(
      facts.definitions.flatMap(({ kind, nameSpan: [line, column] }, index) =>
        kind === 'enum_member' ? [[(facts.lineStarts[line - 1] ?? 0) + column - 1, index]] : [],
      ),
    ));
  }

  linkType(row: RowIndex, type: LinkEnd, how: How, rule: number | undefined): void {
    this.#push(row, type, how, rule);
  }

  /** Links a row to the methods that run when it makes an instance of a type; to nothing if it is no type. */
  linkMethods(row: RowIndex, type: DefinitionNumber, how: How, rule: number | undefined): void {
    const { creation, program } = this.#evaluator;
    if (!typeKinds.has(program.definition(type).kind)) return;
    for (const method of creation.methodsOf(type)) this.#push(row, method, how, rule);
  }

  /** The methods of the repository of which some run when an instance of a type is made; none if it is no type. */
  methodsRunBy(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { creation, overloads, program } = this.#evaluator;
    if (!typeKinds.has(program.definition(type).kind)) return [];
    const constructors = overloads.constructorsOf(type);
    const methods = constructors.length > 0 ? constructors : creation.methodsOf(type);
    return methods.filter((each) => !program.isLibrary(each));
  }

  /** Notes that a constructor says which constructor it runs first. */
  noteExplicit(row: RowIndex): void {
    this.#explicit.add(containerOf(this.#file, row));
  }

  /**
   * Links the constructors of the file that do not say so to the one of the parent type that they run, and types without a constructor,
   * which have one that nobody wrote.
   */
  linkImplied(): void {
    const { overloads, program } = this.#evaluator;
    const { facts, base, grammar } = this.#file;
    if (!grammar.manifest.scoping.overloads) return;
    facts.definitions.forEach(({ kind, modifiers, nameSpan }, index) => {
      const from = definitionNumber(base, index);
      // The head of a type says beside its parents which of their constructors it runs.
      const isHead = modifiers.includes('compact') || modifiers.includes('object');
      const isConstructor = kind === 'constructor' && !modifiers.includes('static');
      if (isHead) return;
      // What makes the only instance of an anonymous type names a constructor of the parent type.
      if (!isConstructor && (kind !== 'class' || modifiers.includes('anonymous'))) return;
      if (isConstructor ? this.#explicit.has(from) : overloads.constructorsOf(from).length > 0) return;
      const owner = isConstructor ? program.parentOf(from) : from;
      const [to, ...others] = isNone(owner) ? [] : this.#implied(owner);
      if (to !== undefined && others.length === 0)
        this.#table.push(from, to, 'CALLS', 'member', nameSpan, SUPER);
    });
  }

  /** Links the types of the file to what declaring them runs. */
  linkDeclared(): void {
    const { facts, base } = this.#file;
    facts.definitions.forEach(({ kind, nameSpan }, index) => {
      if (!typeKinds.has(kind)) return;
      for (const to of this.#evaluator.creation.declarationMethodsOf(definitionNumber(base, index)))
        this.#table.push(definitionNumber(base, index), to, 'CALLS', 'member', nameSpan, OTHER);
    });
  }

  #implied(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { creation, program } = this.#evaluator;
    return creation
      .impliedConstructors(type, { file: this.#file, arguments: NO_ARGUMENTS })
      .filter((each) => !program.isLibrary(each));
  }

  #push(row: RowIndex, to: LinkEnd, how: How, rule: number | undefined): void {
    this.#table.push(containerOf(this.#file, row), to, 'CALLS', how, spanOfRow(this.#file.facts, row), rule);
  }
}
