import { callableKinds, contractKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_ROW,
  isDefinition,
  isNone,
  type DefinitionIndex,
  type DefinitionNumber,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { dottedName } from '../bind/dotted-name.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, text } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { linkCell } from '../link/edges.ts';
import { spanOfRow } from '../link/use.ts';
import type { LinkTable } from '../link/link-table.ts';
import { LinkColumn as L, typeCode } from '../link/links.ts';
import { definitionNumberOf, tagOf, toValue, ValueTag } from '../types/values.ts';
import type { MisfitTable } from './misfit-table.ts';
import { SignatureFit } from './signature-fit.ts';
import type { TypeFit } from './type-fit.ts';

/** Finds members that do not fit those of the parent types, and types that lack members which their parent types ask for. */
export class MemberChecker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #fit: TypeFit;
  readonly #misfits: MisfitTable;
  readonly #signatures: SignatureFit;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable, fit: TypeFit, misfits: MisfitTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#fit = fit;
    this.#misfits = misfits;
    this.#signatures = new SignatureFit(evaluator);
  }

  /** Checks the members and types of the file. `rows` are its links. */
  check(rows: Int32Array): void {
    const { scoping } = this.#file.grammar.manifest;
    if (scoping.overrideChecks === 'none') return;
    /** Members that override one whose parameters are not known to differ. */
    const overriding = new Set<DefinitionNumber>();
    const types = [typeCode('OVERRIDES'), typeCode('IMPLEMENTS')];
    for (let row = 0; row < rows.length / L.Width; row++) {
      if (!types.includes(linkCell(rows, row, L.Type))) continue;
      const [from, to] = [linkCell(rows, row, L.From), linkCell(rows, row, L.To)];
      const isOther = isDefinition(to) && this.#isOverload(from, to);
      if (!isOther) overriding.add(from);
      if (isDefinition(to) && !isOther) this.#checkOverride(from, to);
    }
    this.#file.facts.definitions.forEach(({ kind }, index) => {
      const number = definitionNumber(this.#file.base, index);
      if (kind === 'class') {
        this.#checkComplete(number, index);
        this.#checkInherited(number, index);
      } else if (callableKinds.has(kind) && !overriding.has(number)) this.#checkMark(number, index);
    });
  }

  /** Whether a member overloads another one of its name, since it takes other parameters. */
  #isOverload(from: DefinitionNumber, to: DefinitionNumber): boolean {
    const { overloads } = this.#file.grammar.manifest.scoping;
    return overloads && this.#signatures.haveOtherParameters(from, to);
  }

  #checkOverride(from: DefinitionNumber, to: DefinitionNumber): void {
    const { program } = this.#evaluator;
    const [own, above] = [program.definition(from), program.definition(to)];
    const { constructors } = this.#file.grammar.manifest.scoping;
    if (!callableKinds.has(own.kind) || !callableKinds.has(above.kind) || constructors.includes(own.name))
      return;
    if (own.kind === 'constructor' || own.visibility === 'private') return;
    if (own.overloads.length > 0 || above.overloads.length > 0) return;
    const detail =
      this.#refusedCount(from, to) ?? this.#refusedResult(from, to) ?? this.#refusedParameters(from, to);
    if (detail !== undefined) this.#misfits.add(from, to, 'overridden signature', own.nameSpan, detail);
  }

  /** Why a member cannot be called like the one that it overrides. */
  #refusedCount(from: DefinitionNumber, to: DefinitionNumber): string | undefined {
    const { overrideChecks } = this.#file.grammar.manifest.scoping;
    const [own, above] = [this.#fit.members.countOf(from), this.#fit.members.countOf(to)];
    if (overrideChecks === 'marked' || !own || !above) return undefined;
    if (own.least > (overrideChecks === 'callable' ? above.most : above.least))
      return `${own.least} parameters are not ${above.least}`;
    const takesFewer = overrideChecks === 'compatible' && own.most < above.most && above.most !== Infinity;
    return takesFewer ? `${own.most} parameters are not ${above.most}` : undefined;
  }

  /** Why a member does not return what the one that it overrides says. */
  #refusedResult(from: DefinitionNumber, to: DefinitionNumber): string | undefined {
    const { program, results } = this.#evaluator;
    const [own, above] = [program.definition(from), program.definition(to)];
    if (isNone(own.type) || isNone(above.type)) return undefined;
    const [given, wanted] = [results.of(from), results.of(to)];
    return this.#fit.refusalOf(this.#file, given, wanted);
  }

  /** Why a member does not take the arguments of the one that it overrides. */
  #refusedParameters(from: DefinitionNumber, to: DefinitionNumber): string | undefined {
    const { overrideChecks, typeChecks } = this.#file.grammar.manifest.scoping;
    if (overrideChecks === 'marked' || typeChecks === 'none') return undefined;
    return this.#fit.members.refusesParameters(from, to) ? 'a parameter has another type' : undefined;
  }

  /** Notes that a class implements a type which an inherited member of it does not fit. */
  #checkInherited(number: DefinitionNumber, index: DefinitionIndex): void {
    const { implements: implemented = [], nameSpan } = this.#file.facts.definitions[index] ?? {};
    const { expressions, program, space } = this.#evaluator;
    const { typeChecks } = this.#file.grammar.manifest.scoping;
    if (typeChecks !== 'structural' || !nameSpan) return;
    for (const row of implemented)
      for (const value of expressions.parentTypes(this.#file, row)) {
        const { value: bare } = space.unbind(value);
        if (tagOf(bare) !== ValueTag.Instance) continue;
        const own = this.#fit.members.misfit(number, definitionNumberOf(bare));
        const end = this.#table.numberOf(toValue(ValueTag.Definition, definitionNumberOf(bare)));
        if (own === undefined || end === null || program.parentOf(own) === number) continue;
        this.#misfits.add(number, end, 'overridden signature', nameSpan, program.definition(own).name);
      }
  }

  /** Notes the members that a class has not and that its parent types ask for. */
  #checkComplete(type: DefinitionNumber, index: DefinitionIndex): void {
    const { facts } = this.#file;
    const {
      modifiers,
      nameSpan,
      extends: extended,
      implements: implemented,
    } = facts.definitions[index] ?? {};
    const { checksAbstract } = this.#file.grammar.manifest.scoping;
    if (!modifiers || !nameSpan || modifiers.includes('abstract') || !checksAbstract) return;
    if ((extended?.length ?? 0) + (implemented?.length ?? 0) === 0) return;
    // The links of a class are kept as long as what they have read: members of complete types are not.
    if (this.#above(type)?.every((each) => each === type || this.#isComplete(each)) !== false) return;
    if (!this.#evaluator.memberLookup.areMembersKnown(toValue(ValueTag.Instance, type))) return;
    for (const to of this.#lacking(type)) {
      const { name } = this.#evaluator.program.definition(to);
      this.#misfits.add(type, to, 'missing member', nameSpan, name);
    }
  }

  /**
   * Returns the members that types above ask for and for which a type has none, not even an inherited one, and those for which it
   * inherits one that only its own type may use. A parent type that is not abstract lacks its members itself.
   */
  #lacking(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#evaluator;
    const chain = this.#above(type);
    if (!chain) return [];
    const asking = new Set(this.#above(type, (each) => !this.#isComplete(each)));
    const isOpen = (number: DefinitionNumber): boolean => {
      const { modifiers } = program.definition(number);
      const owner = program.definition(program.parentOf(number));
      if (modifiers.includes('static') || modifiers.includes('default') || modifiers.includes('optional'))
        return false;
      return modifiers.includes('abstract') || contractKinds.has(owner.kind);
    };
    const has = new Map<string, DefinitionNumber[]>();
    const asked: { number: DefinitionNumber; of: DefinitionNumber }[] = [];
    for (const each of chain)
      for (const [name, numbers] of program.membersOf(each))
        for (const number of numbers) {
          const { kind, visibility } = program.definition(number);
          if (!callableKinds.has(kind) && kind !== 'property' && kind !== 'field') continue;
          if (!isOpen(number)) has.set(name, [...(has.get(name) ?? []), number]);
          else if (!program.isLibrary(number) && kind !== 'constructor' && visibility !== 'private')
            asked.push({ number, of: each });
        }
    return asked.flatMap(({ number, of }) => {
      const { name, kind } = program.definition(number);
      const { overloads } = this.#file.grammar.manifest.scoping;
      const wanted = this.#fit.members.countOf(number);
      const own = (has.get(name) ?? []).filter((each) => {
        if (!overloads || !callableKinds.has(kind)) return true;
        const count = callableKinds.has(program.definition(each).kind)
          ? this.#fit.members.countOf(each)
          : undefined;
        const isAlike = !count || !wanted || count.most === wanted.most || count.most === Infinity;
        return isAlike && !this.#isOverload(each, number);
      });
      if (own.length === 0) return asking.has(of) ? [number] : [];
      const isReduced = (each: DefinitionNumber): boolean =>
        program.definition(each).visibility === 'private' && program.parentOf(each) !== type;
      return overloads && own.every(isReduced) ? [number] : [];
    });
  }

  /** Whether a type must have all members that those above it ask for. */
  #isComplete(number: DefinitionNumber): boolean {
    const { kind, modifiers } = this.#evaluator.program.definition(number);
    return kind === 'class' && !modifiers.includes('abstract');
  }

  /** Returns a type and all that it is made from, as far as all are known; from parent types on only those that pass. */
  #above(
    type: DefinitionNumber,
    passes: (number: DefinitionNumber) => boolean = () => true,
  ): DefinitionNumber[] | undefined {
    const { heritage, recursion, space } = this.#evaluator;
    const all = new Set([type]);
    for (const each of all) {
      if (!recursion.take()) return undefined;
      for (const declared of heritage.declarationsOf(each)) all.add(declared);
      for (const base of heritage.basesOf(each)) {
        const { value } = space.unbind(base);
        if (tagOf(value) !== ValueTag.Instance) return undefined;
        const above = definitionNumberOf(value);
        if (passes(above)) all.add(above);
      }
    }
    return [...all];
  }

  /** Notes a member that says that it overrides another one, of which there is none. */
  #checkMark(number: DefinitionNumber, index: DefinitionIndex): void {
    const { facts, grammar } = this.#file;
    const { overrideMarks } = grammar.manifest.scoping;
    const { decorators = [], modifiers = [], name = '', nameSpan } = facts.definitions[index] ?? {};
    const isMarked =
      modifiers.some((each) => overrideMarks.includes(each)) ||
      decorators.some((row) => overrideMarks.includes(dottedName(facts, row)));
    const { heritage, library, memberLookup, program, space } = this.#evaluator;
    const owner = program.parentOf(number);
    if (!isMarked || isNone(owner) || !nameSpan) return;
    const instance = toValue(ValueTag.Instance, owner);
    if (!memberLookup.areMembersKnown(instance)) return;
    const { root } = grammar.manifest.scoping;
    const type = root === undefined ? undefined : library.type(this.#file, root);
    const bases = [
      ...heritage.basesOf(owner),
      ...(type === undefined ? [] : [toValue(ValueTag.Instance, type)]),
    ];
    if (bases.some((base) => tagOf(space.unbind(base).value) !== ValueTag.Instance)) return;
    const own = this.#fit.members.countOf(number);
    const same = bases.flatMap((base) => this.#named(definitionNumberOf(space.unbind(base).value), name));
    const mayOverride = same.some((each) => {
      if (program.definition(each).visibility === 'private') return false;
      const count = this.#fit.members.countOf(each);
      if (program.isLibrary(each) || !count || !own) return true;
      return count.most === own.most && !this.#isOverload(number, each);
    });
    if (mayOverride) return;
    const [first] = same;
    const [above] = heritage.basesOf(owner);
    const to = first ?? (above === undefined ? undefined : definitionNumberOf(space.unbind(above).value));
    const end = to === undefined ? null : this.#table.numberOf(toValue(ValueTag.Definition, to));
    const mark = this.#markOf(index);
    const span = mark === undefined ? nameSpan : spanOfRow(facts, mark);
    if (end !== null) this.#misfits.add(number, end, 'overridden signature', span, name);
  }

  /** Returns the annotation that marks a member as one that overrides another; undefined if a keyword does. */
  #markOf(index: DefinitionIndex): RowIndex | undefined {
    const { facts, grammar } = this.#file;
    const { overrideMarks } = grammar.manifest.scoping;
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      if (expressionCell(facts, row, E.Container) !== index || expressionCell(facts, row, E.Op) !== Op.Name)
        continue;
      // Annotations are types, which begin with a capital letter.
      const name = text(facts, expressionCell(facts, row, E.A));
      if (overrideMarks.includes(name) || overrideMarks.includes(name.toLowerCase())) return row;
    }
    return undefined;
  }

  /** Returns the members of a name of a type and of those above it. */
  #named(type: DefinitionNumber, name: string): readonly DefinitionNumber[] {
    return (this.#above(type) ?? []).flatMap((each) => this.#evaluator.program.membersNamed(each, name));
  }
}
