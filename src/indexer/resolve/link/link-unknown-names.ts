import { isNone, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../facts/tables.ts';
import { lookUpRow } from '../bind/lookup.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, text, rowOperand, targetImport } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { CreationLinker } from './link-creations.ts';
import type { OutsideLinker } from './link-outside.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { membersBeside } from './members-beside.ts';
import type { LinkType } from './use.ts';

const SELF = linkRules.indexOf('self');

/** Links names that stand for nothing known to what has the same name, as possible references, or counts them as unresolved. */
export class UnknownNameLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #table: LinkTable;
  readonly #creations: CreationLinker;
  readonly #outside: OutsideLinker;

  constructor(
    file: ProgramFile,
    evaluator: Evaluator,
    names: NameIndex,
    table: LinkTable,
    creations: CreationLinker,
    outside: OutsideLinker,
  ) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#table = table;
    this.#creations = creations;
    this.#outside = outside;
  }

  link(row: RowIndex, op: number, type: LinkType): void {
    if (op === Op.Name) this.#linkFreeName(row, type);
    else this.#linkUnknownMember(row, type);
  }

  /** Links a name that nothing in its scopes binds. */
  #linkFreeName(row: RowIndex, type: LinkType): void {
    const { facts, grammar } = this.#file;
    const name = expressionCell(facts, row, E.A);
    const bound = lookUpRow(this.#file, row, false);
    // Local names are resolved, though not to a node; imported ones are not when their import leads nowhere.
    if (!isNone(bound)) {
      const kind = bindingCell(facts, bound, B.Kind);
      const fact = kind === BindingKind.Import ? facts.imports[targetImport(facts, bound)] : undefined;
      // A qualified name stands in an import as a whole.
      if (fact) this.#table.leaveOpen(row, fact.kind === 'qualified' ? fact.imported : text(facts, name));
      if (kind === BindingKind.ReceiverType && type === 'CALLS')
        this.#creations.linkHeld(row, this.#evaluator.evaluate(this.#file, row), SELF);
      return;
    }
    if (type !== 'CALLS') {
      this.#table.leaveOpen(row, text(facts, name));
      return;
    }
    const { family, scoping } = grammar.manifest;
    const globals = this.#names.globals(family, text(facts, name));
    // What is called without a receiver may be a member of what the instance is made from elsewhere.
    const members =
      scoping.bareCalls && globals.length === 0 ? this.#names.members(family, text(facts, name)) : [];
    this.#table.candidates(row, type, [...globals, ...members], text(facts, name));
  }

  /** Links a member of a value whose type is not known, or does not have it. */
  #linkUnknownMember(row: RowIndex, type: LinkType): void {
    const { facts, grammar } = this.#file;
    const { family } = grammar.manifest;
    const name = text(facts, expressionCell(facts, row, E.B));
    // What is only mentioned is mostly data of others: it matters where the repository has something of that name.
    if (type !== 'CALLS' && !this.#names.isDefined(family, name)) return;
    const object = rowOperand(facts, row, E.A);
    const isSuper = expressionCell(facts, object, E.Op) === Op.Super;
    // What a value of a known type does not have is not ours.
    const values = this.#evaluator.evaluate(this.#file, object);
    const { members } = this.#evaluator;
    // A member of an anonymous object is no definition.
    const isAnonymous = values.some((value) => members.of(value, name).length > 0);
    const areKnown = values.length > 0 && values.every((value) => members.areKnown(value));
    if (isAnonymous || areKnown) {
      if (type !== 'CALLS') return;
      const isMixin = isSuper && !isAnonymous && grammar.manifest.scoping.superOfInstance;
      const beside = isMixin ? membersBeside(this.#evaluator, this.#names, this.#file, row, name) : [];
      if (beside.length > 0) this.#table.candidates(row, type, beside, name);
      else this.#table.count(name);
      return;
    }
    // What the parent types have is not what the type itself has.
    const narrowed = isSuper ? [] : this.#outside.narrowed(row);
    const others = type === 'CALLS' && !isSuper ? this.#names.members(family, name) : [];
    this.#table.candidates(row, type, narrowed.length > 0 ? narrowed : others, name);
  }
}
