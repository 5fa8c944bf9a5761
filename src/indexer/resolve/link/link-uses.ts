import { callableKinds, ownerKinds, typeKinds, type How } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import { definitionNumber, isDefinition, isNone } from '../../facts/ids.ts';
import type { DefinitionNumber, RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { CheckedCall } from '../check/check-file.ts';
import { BareCalls } from './bare-calls.ts';
import { DenotedCallees } from './denoted-callees.ts';
import { AskedLinker } from './link-asked.ts';
import { CalledValueLinker } from './link-called-values.ts';
import { CreationLinker } from './link-creations.ts';
import { DescriptorLinker } from './link-descriptors.ts';
import { ImplicitLinker } from './link-implicit.ts';
import { OutsideLinker } from './link-outside.ts';
import { OverloadLinker } from './link-overloads.ts';
import type { LinkTable } from './link-table.ts';
import { TextNameLinker } from './link-text-names.ts';
import { UnknownNameLinker } from './link-unknown-names.ts';
import { linkRules } from './links.ts';
import type { NameIndex } from '../bind/name-index.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import { areOfSeveralProjects } from '../bind/several-projects.ts';
import { memberRule, receiverRule } from './rules.ts';
import { callOf, expressionCell, placeOf, text, classDefinition, rowOperand } from '../bind/tables.ts';
import { containerOf, spanOfRow, typeOf, type LinkType } from './use.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value, type Values } from '../types/values.ts';

/** Values that are a definition as a type, an instance of it, or such an instance seen from its parents. */
const wholeTypes: ReadonlySet<ValueTag> = new Set([ValueTag.Definition, ValueTag.Instance, ValueTag.Super]);
const SUPER = linkRules.indexOf('super');
const SELF = linkRules.indexOf('self');
const OTHER = linkRules.indexOf('other');
const CALLBACK = linkRules.indexOf('callback');

/**
 * A reference to more targets is a possible reference to each, because code that uses a member of so many types has usually tested which of
 * them the value has.
 */
const MAX_CERTAIN = 8;

/** Links the uses of names in expressions to what they mean. */
export class UseLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #table: LinkTable;
  readonly #creations: CreationLinker;
  readonly #implicit: ImplicitLinker;
  readonly #descriptors: DescriptorLinker;
  readonly #asked: AskedLinker;
  readonly #denoted: DenotedCallees;
  readonly #calledValues: CalledValueLinker;
  readonly #outside: OutsideLinker;
  readonly #overloads: OverloadLinker;
  readonly #textNames: TextNameLinker;
  readonly #unknown: UnknownNameLinker;
  readonly #bareCalls: BareCalls;
  readonly #calls: CheckedCall[] = [];
  readonly #checksCalls: boolean;

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex, table: LinkTable) {
    this.#creations = new CreationLinker(file, evaluator, table);
    this.#implicit = new ImplicitLinker(file, evaluator, table);
    this.#descriptors = new DescriptorLinker(file, evaluator, names, table);
    this.#asked = new AskedLinker(file, evaluator, table);
    this.#denoted = new DenotedCallees(file, evaluator);
    this.#calledValues = new CalledValueLinker(file, evaluator, table, this.#creations, this.#denoted);
    this.#outside = new OutsideLinker(file, evaluator, names, table);
    this.#overloads = new OverloadLinker(file, evaluator, table);
    this.#textNames = new TextNameLinker(file, evaluator, table);
    this.#unknown = new UnknownNameLinker(file, evaluator, names, table, this.#creations, this.#outside);
    this.#bareCalls = new BareCalls(file, evaluator);
    this.#checksCalls = file.grammar.manifest.scoping.argumentChecks !== 'none';
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#table = table;
  }

  /** Returns the calls of names that were linked, to be checked. */
  get calls(): readonly CheckedCall[] {
    return this.#calls;
  }

  /** Links a row, if it uses a name. */
  link(row: RowIndex): void {
    const { facts } = this.#file;
    const op = expressionCell(facts, row, E.Op);
    const role = expressionCell(facts, row, E.Role);
    const isConstructed = op === Op.Super || (op === Op.Self && this.#isConstructed(row));
    if (isConstructed && role & Role.Callee) {
      this.#creations.noteExplicit(row);
      this.#linkConstructors(row, op === Op.Super);
    }
    if (op === Op.Call || op === Op.New) this.#creations.linkUnnamed(row);
    if (op === Op.Call || op === Op.New) this.#calledValues.link(rowOperand(facts, row, E.A));
    this.#implicit.link(row, op, role);
    this.#descriptors.link(row, op, role);
    if (op === Op.At) this.#asked.link(row, this.#evaluator.askedMembers.ofElement(this.#file, row));
    if (op === Op.Text) this.#textNames.link(row);
    if (op === Op.Class) this.#linkExpressedType(row);
    if (op === Op.Host) {
      this.#asked.linkElement(row);
      return;
    }
    if ((op === Op.Named || op === Op.Text) && role & Role.Asked) {
      this.#asked.link(row, this.#evaluator.askedMembers.of(this.#file, row));
      return;
    }
    if (op === Op.Module && typeOf(role) === 'CALLS') this.#linkOwnModule(row);
    if ((op !== Op.Name && op !== Op.Member) || role & Role.Defining) return;
    if (role & Role.Asked) this.#asked.link(row, this.#evaluator.askedMembers.of(this.#file, row));
    if (role & Role.NameOnly) {
      const name = text(facts, expressionCell(facts, row, E.A));
      const { family } = this.#file.grammar.manifest;
      this.#table.candidates(row, typeOf(role), this.#names.named(family, name), name);
      return;
    }
    if (role & Role.Applied) this.#calledValues.link(row);
    const found = this.#denoted.of(row);
    const isCall = (role & Role.Applied && this.#areFunctions(found)) || this.#bareCalls.is(row, found);
    const isRead = this.#bareCalls.isRead(row, found);
    const type = isRead ? 'REFERENCES' : isCall ? 'CALLS' : typeOf(role);
    if (this.#outside.link(row, type, found)) return;
    if (found.length > 0) this.#linkFound(row, type, found);
    else this.#unknown.link(row, op, type);
  }

  /** Links a function to a type that is a value in it without a name that it uses: the value is a use of the type. */
  #linkExpressedType(row: RowIndex): void {
    const { facts, base } = this.#file;
    const index = classDefinition(facts, row);
    const fact = facts.definitions[index];
    if (!fact?.nested) return;
    const [line, column] = placeOf(facts, expressionCell(facts, row, E.Offset));
    if (fact.span[0] !== line || fact.span[1] !== column) return;
    const [, start, , end] = fact.nameSpan;
    // The word that begins a type without a name is the name that it is given.
    const span: Span = start < end ? fact.nameSpan : [line, column, line, column + fact.name.length];
    const from = definitionNumber(base, fact.parent);
    this.#table.push(from, definitionNumber(base, index), 'REFERENCES', 'scope', span, OTHER);
  }

  /** Whether a call of the instance runs a constructor: it may run a method of it. */
  #isConstructed(row: RowIndex): boolean {
    const { facts, grammar } = this.#file;
    if (grammar.manifest.scoping.protocols.call.length === 0) return true;
    const call = callOf(facts, row);
    return !isNone(call) && expressionCell(facts, call, E.Op) === Op.New;
  }

  /** Links a call of the file's own module to the function or type that the module is assigned to be. */
  #linkOwnModule(row: RowIndex): void {
    if (expressionCell(this.#file.facts, row, E.A) >= 0) return;
    const own = toValue(ValueTag.Module, this.#file.index);
    const found = this.#evaluator.modules.assignedDefinition(own) ?? [];
    if (found.length > 0)
      this.#linkFound(
        row,
        'CALLS',
        found.map((value) => ({ value, how: 'scope' })),
      );
  }

  /** Whether all that a name stands for are functions of the repository, whose own methods call them. */
  #areFunctions(found: readonly Denotation[]): boolean {
    const { program } = this.#evaluator;
    return (
      found.length > 0 &&
      found.every(({ value }) => {
        if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value)))
          return false;
        return callableKinds.has(program.definition(definitionNumberOf(value)).kind);
      })
    );
  }

  /** Links what no name stands for, once all rows are linked. */
  end(): void {
    this.#creations.linkImplied();
    this.#creations.linkDeclared();
    this.#descriptors.linkDeclared();
    this.#calledValues.end();
  }

  /** Links a call of a constructor of the type itself, or of its parent types. */
  #linkConstructors(row: RowIndex, isSuper: boolean): void {
    for (const type of this.#constructedTypes(row, isSuper)) {
      // In a member of the type itself, the instance is the type.
      const isInstance = tagOf(type) === ValueTag.Instance;
      const number = definitionNumberOf(type);
      if (tagOf(type) === ValueTag.Definition && !isSuper) {
        this.#creations.link(row, number, 'member', SELF);
        this.#table.certain();
        continue;
      }
      const constructors = isInstance ? this.#evaluator.overloads.constructorsOf(number) : [];
      if (constructors.length > 0 && this.#overloads.link(row, constructors, 'member', SUPER)) continue;
      const to = this.#table.numberOf(isInstance ? toValue(ValueTag.Definition, number) : type);
      if (to === null || !isSuper) continue;
      const span = spanOfRow(this.#file.facts, row);
      const how = isDefinition(to) ? 'member' : 'package';
      this.#table.push(containerOf(this.#file, row), to, 'CALLS', how, span, SUPER);
      if (isInstance) this.#creations.linkMethods(row, number, 'member', SUPER);
      this.#table.certain();
    }
  }

  #constructedTypes(row: RowIndex, isSuper: boolean): Values {
    const { heritage, receivers, space } = this.#evaluator;
    const { facts } = this.#file;
    const parentsOf = (value: Value): readonly Value[] => {
      const { value: bare } = space.unbind(value);
      return wholeTypes.has(tagOf(bare)) ? heritage.parentsOf(definitionNumberOf(bare)) : [];
    };
    const all = isSuper
      ? this.#evaluator.evaluate(this.#file, row).flatMap(parentsOf)
      : receivers.types(this.#file, expressionCell(facts, row, E.Scope));
    return all.map((value) => space.unbind(value).value);
  }

  #linkFound(row: RowIndex, type: LinkType, found: readonly Denotation[]): void {
    const from = containerOf(this.#file, row);
    if (type === 'CALLS' && this.#checksCalls) this.#calls.push({ row, found });
    let known = 0;
    const isMember = expressionCell(this.#file.facts, row, E.Op) === Op.Member;
    const object = rowOperand(this.#file.facts, row, isMember ? E.A : E.B);
    if (type === 'CALLS' && this.#linkOverloads(row, found)) return;
    if (this.#linkNamedOverload(row, type, found)) return;
    if (this.#isOpen(found) && this.#linkOneOfMany(row, type, found)) return;
    for (const { value, how } of found) {
      const to = this.#table.numberOf(value);
      if (to === null) continue;
      known++;
      if (type === 'CALLS' && isDefinition(to) && this.#isConversion(row, to)) {
        this.#table.push(from, to, 'REFERENCES_TYPE', how, spanOfRow(this.#file.facts, row));
        continue;
      }
      // Taking a member of a module apart in its import is that import, and no other use.
      if (type === 'REFERENCES' && this.#table.isImportName(to, spanOfRow(this.#file.facts, row))) continue;
      // What every file uses of the language and of packages would bury what it uses of the repository.
      if (!isDefinition(to) && (type === 'REFERENCES' || type === 'REFERENCES_TYPE')) {
        this.#table.packageReference(row, value);
        continue;
      }
      if (type === 'CALLS' && isDefinition(to) && this.#creations.linkInField(row, to, how)) continue;
      const rule =
        how !== 'member'
          ? undefined
          : isMember
            ? memberRule(this.#evaluator, this.#file, row)
            : !isNone(object)
              ? receiverRule(this.#file, object)
              : SELF;
      const proof = isDefinition(to) ? how : 'package';
      this.#table.push(from, to, type, proof, spanOfRow(this.#file.facts, row), rule);
      if (type === 'CALLS' && isDefinition(to)) this.#linkMade(row, to, how, rule);
    }
    if (known > 0) this.#table.certain();
  }

  /** Whether a call of a definition only converts a value to the type that it is. */
  #isConversion(row: RowIndex, to: DefinitionNumber): boolean {
    const { facts, grammar } = this.#file;
    if (
      !grammar.manifest.scoping.callsConvert ||
      !ownerKinds.has(this.#evaluator.program.definition(to).kind)
    )
      return false;
    const call = callOf(facts, row);
    return !isNone(call) && expressionCell(facts, call, E.Op) === Op.Call;
  }

  /** Links what runs when a definition is called that is a type, or that holds one. */
  #linkMade(row: RowIndex, to: DefinitionNumber, how: How, rule: number | undefined): void {
    const { program } = this.#evaluator;
    if (variableKinds.has(program.definition(to).kind))
      this.#creations.linkHeld(row, this.#evaluator.valuesOf(toValue(ValueTag.Definition, to)), rule);
    else this.#creations.linkMethods(row, to, how, rule);
  }

  /**
   * Whether any of several may be meant: there are too many, branches choose from them, several files put one of the members on its type,
   * or several projects declare what is meant.
   */
  #isOpen(found: readonly Denotation[]): boolean {
    const { program } = this.#evaluator;
    if (found.length > MAX_CERTAIN || found.some((each) => each.isAlternative)) return true;
    // Where types are declared, a value of several is one of a type that conditions choose.
    if (this.#file.grammar.manifest.scoping.includes && found.length > 1) return true;
    const numbers = found.flatMap(({ value }) =>
      tagOf(value) === ValueTag.Definition ? [definitionNumberOf(value)] : [],
    );
    if (numbers.some((number) => program.rivalsOf(number).length > 0)) return true;
    return areOfSeveralProjects(program, numbers);
  }

  /** Links a reference to many definitions as a possible reference to each. Returns false if fewer than two are in the repository. */
  #linkOneOfMany(row: RowIndex, type: LinkType, found: readonly Denotation[]): boolean {
    const numbers = found.flatMap(({ value }) => this.#table.numberOf(value) ?? []).filter(isDefinition);
    const [to] = numbers;
    if (to === undefined || numbers.length < 2) return false;
    const run = type === 'CALLS' ? numbers.flatMap((number) => this.#creations.methodsRunBy(number)) : [];
    const { name } = this.#evaluator.program.definition(to);
    this.#table.candidates(row, type, [...new Set([...numbers, ...run])], name);
    return true;
  }

  /** Links a call of one of several callables to the one that its arguments choose. Returns whether it was such a call. */
  #linkOverloads(row: RowIndex, found: readonly Denotation[]): boolean {
    const { program } = this.#evaluator;
    const [only] = found;
    if (!only || found.length > 1 || tagOf(only.value) !== ValueTag.Definition) return false;
    const number = definitionNumberOf(only.value);
    const { extensions, overloads } = this.#evaluator;
    // Called by the name of its type, it takes the value that it is called on as an argument.
    const isPlain = !only.overloads && extensions.isExtension(number);
    const among =
      only.overloads ?? (isPlain ? overloads.extensionsBeside(number) : this.#overloads.among(row, number));
    const numbers = program.isLibrary(number) || (only.overloads && among.length < 2) ? [] : among;
    if (numbers.length === 0) return false;
    const isMember = expressionCell(this.#file.facts, row, E.Op) === Op.Member;
    const rule =
      only.how !== 'member' ? undefined : isMember ? memberRule(this.#evaluator, this.#file, row) : SELF;
    if (!this.#overloads.link(row, numbers, only.how, rule, isPlain ? 1 : 0)) return false;
    // A constructor that runs is not all that is named: what is made is the type.
    if (typeKinds.has(program.definition(number).kind)) this.#creations.linkType(row, number, only.how, rule);
    return true;
  }

  /** Links a function that is passed on, if it is one of several overloads. The type of functions that is asked for may tell which. */
  #linkNamedOverload(row: RowIndex, type: LinkType, found: readonly Denotation[]): boolean {
    const [only] = found;
    if (!only || type !== 'REFERENCES' || tagOf(only.value) !== ValueTag.Definition) return false;
    const { functionChoice, program } = this.#evaluator;
    const number = definitionNumberOf(only.value);
    const { kind, name } = program.definition(number);
    const isFunction = (expressionCell(this.#file.facts, row, E.Role) & Role.Function) !== 0;
    if (!isFunction && (!callableKinds.has(kind) || kind === 'constructor')) return false;
    const among = only.overloads ?? this.#overloads.among(row, number);
    const all = among.filter((each) => !program.isLibrary(each));
    if (all.length < 2) return false;
    const chosen = isFunction ? all : functionChoice.of(all, this.#file, row);
    const [to] = chosen;
    if (to === undefined || chosen.length > 1) {
      this.#table.candidates(row, 'REFERENCES', chosen, name);
      return true;
    }
    const span = spanOfRow(this.#file.facts, row);
    this.#table.push(containerOf(this.#file, row), to, 'REFERENCES', only.how, span, CALLBACK);
    this.#table.certain();
    return true;
  }
}
