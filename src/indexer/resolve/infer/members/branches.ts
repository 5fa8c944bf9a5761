import { callableKinds, erasedKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { variableKinds, type Program, type ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  bindingKey,
  expressionCell,
  functionScope,
  isNothing,
  scopeAt,
  targetDefinition,
  targetImport,
} from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';

/** `Until` of what holds to the end of the file. */
const NEVER = 0x7fffffff;

/** A place from which a name is read. */
interface Site {
  offset: number;
  /** Whether it is read when the code around the bindings has run. */
  isLater: boolean;
  wantsType: boolean;
}

/** Answers which bindings of a name may hold where branches bind it to several things, as an import and its fallback do. */
export class Branches {
  readonly #chains: (Map<number, readonly BindingIndex[]> | undefined)[] = [];

  /** The bindings that the name in a row may mean, of which one was looked up. */
  at(file: ProgramFile, row: RowIndex, binding: BindingIndex): readonly BindingIndex[] {
    const { facts } = file;
    const chain = this.#chain(file, binding);
    if (chain.length < 2) return [binding];
    const own = functionScope(facts, bindingCell(facts, binding, B.Scope));
    const role = expressionCell(facts, row, E.Role);
    return this.#reaching(file, chain, binding, {
      offset: expressionCell(facts, row, E.Offset),
      isLater: functionScope(facts, scopeAt(facts, row)) !== own,
      wantsType: (role & (Role.Type | Role.Implements)) !== 0,
    });
  }

  /** The bindings that the name may mean for other files. */
  atEnd(file: ProgramFile, binding: BindingIndex): readonly BindingIndex[] {
    const chain = this.#chain(file, binding);
    if (chain.length < 2) return [binding];
    return this.#reaching(file, chain, binding, { offset: NEVER - 1, isLater: true, wantsType: false });
  }

  /** The methods that branches in the body of a type define under the name of one, itself included; none if only one does. */
  membersLike(program: Program, number: DefinitionNumber): readonly DefinitionNumber[] {
    const file = program.fileOf(number);
    const { typeBodyIsScope, separateSides } = file.grammar.manifest.scoping;
    const parent = program.parentOf(number);
    if (separateSides) return this.#definedAgain(program, number, parent);
    if (!typeBodyIsScope || parent <= file.base || program.fileOf(parent) !== file) return [];
    const { facts, base } = file;
    const { name } = program.definition(number);
    const { scope } = program.definition(parent);
    const index = program.nameIn(file, name) ?? -1;
    const first = file.firstBinding.get(scope * facts.strings.length + index) ?? NONE;
    const chain = isNone(first) ? [] : this.#chain(file, first);
    return chain.flatMap((each) => {
      const isMethod =
        bindingCell(facts, each, B.Kind) === BindingKind.Definition && !isVariable(facts, each);
      return isMethod ? [definitionNumber(base, targetDefinition(facts, each))] : [];
    });
  }

  /** The methods that a type defines under the name of one: later ones take its place, in branches or because of what ran before. */
  #definedAgain(
    program: Program,
    number: DefinitionNumber,
    parent: DefinitionNumber,
  ): readonly DefinitionNumber[] {
    const { name, modifiers } = program.definition(number);
    return program.membersNamed(parent, name).filter((each) => {
      const other = program.definition(each);
      const isSameSide = other.modifiers.includes('static') === modifiers.includes('static');
      return isSameSide && callableKinds.has(other.kind);
    });
  }

  #reaching(
    { facts }: ProgramFile,
    chain: readonly BindingIndex[],
    binding: BindingIndex,
    { offset, isLater, wantsType }: Site,
  ): readonly BindingIndex[] {
    const cell = (each: BindingIndex, column: (typeof B)['From' | 'Until' | 'Gone' | 'Back']): number =>
      bindingCell(facts, each, column);
    const isAround = (each: BindingIndex): boolean =>
      cell(each, B.From) <= offset && offset < cell(each, B.Until);
    const last = chain.findLast((each) => isAround(each) || (isLater && cell(each, B.Until) === NEVER));
    const from = last === undefined ? -1 : cell(last, B.From);
    // Code in a branch that runs later still runs in that branch.
    const until = isLater ? (last === undefined ? NEVER : cell(last, B.Until)) : offset + 1;
    const seen = isLater ? NEVER - 1 : offset;
    const isGone = (each: BindingIndex): boolean =>
      cell(each, B.Gone) >= 0 && seen >= cell(each, B.Gone) && seen < cell(each, B.Back);
    const found = chain.filter(
      (each) => each === last || (cell(each, B.From) > from && cell(each, B.From) < until && !isGone(each)),
    );
    return found.length > 0 ? this.#loaded(facts, found, wantsType) : [binding];
  }

  /** Type checkers take the import of a branch that only they run, and what runs takes the other; a variable only stands in for it. */
  #loaded(
    facts: ProgramFile['facts'],
    found: readonly BindingIndex[],
    wantsType: boolean,
  ): readonly BindingIndex[] {
    const isErased = (each: BindingIndex): boolean =>
      bindingCell(facts, each, B.Kind) === BindingKind.Import &&
      facts.imports[targetImport(facts, each)]?.erased === true;
    const erased = found.filter(isErased);
    if (erased.length === 0) return found;
    const others = found.filter((each) => !isErased(each) && !isVariable(facts, each));
    return wantsType || others.length === 0 ? erased : others;
  }

  /** The bindings of the name and scope of one, in source order; none unless branches bind it to several things. */
  #chain(file: ProgramFile, binding: BindingIndex): readonly BindingIndex[] {
    const { facts, firstBinding, nextBinding } = file;
    const key = bindingKey(facts, binding);
    const first = firstBinding.get(key) ?? NONE;
    if (isNone(nextBinding[first] ?? NONE)) return [];
    const chains = (this.#chains[file.index] ??= new Map<number, readonly BindingIndex[]>());
    let chain = chains.get(key);
    if (!chain) chains.set(key, (chain = this.#findChain(file, first)));
    return chain.includes(binding) ? chain : [];
  }

  #findChain({ facts, nextBinding }: ProgramFile, first: BindingIndex): readonly BindingIndex[] {
    const chain: BindingIndex[] = [];
    for (let at = first; !isNone(at); at = nextBinding[at] ?? NONE)
      if (isSomething(facts, at)) chain.push(at);
    const [earliest = NONE] = chain;
    const areApart = chain.some(
      (each) => bindingCell(facts, each, B.Until) !== bindingCell(facts, earliest, B.Until),
    );
    // `Flow` follows names that only variables have.
    const areVariables = chain.every((each) => isVariable(facts, each));
    if (!areApart || areVariables || chain.length > limits.assignments) return [];
    return chain.sort((a, b) => bindingCell(facts, a, B.From) - bindingCell(facts, b, B.From));
  }
}

function isVariable(facts: ProgramFile['facts'], binding: BindingIndex): boolean {
  const kind = bindingCell(facts, binding, B.Kind);
  if (kind !== BindingKind.Definition) return kind !== BindingKind.Import;
  const fact = facts.definitions[targetDefinition(facts, binding)];
  return fact === undefined || variableKinds.has(fact.kind);
}

/** Whether a binding gives a name a meaning in the code that runs where the name belongs. */
function isSomething(facts: ProgramFile['facts'], binding: BindingIndex): boolean {
  if (bindingCell(facts, binding, B.Until) < 0) return false;
  const value = bindingCell(facts, binding, B.Value);
  switch (bindingCell(facts, binding, B.Kind)) {
    case BindingKind.Import:
      return true;
    case BindingKind.Definition: {
      const fact = facts.definitions[targetDefinition(facts, binding)];
      if (!fact || erasedKinds.has(fact.kind)) return false;
      return !variableKinds.has(fact.kind) || (!isNone(value) && !isNothing(facts, value));
    }
    case BindingKind.Variable:
    case BindingKind.Assigned: {
      if (isNone(value) || isNothing(facts, value)) return false;
      const own = functionScope(facts, bindingCell(facts, binding, B.Scope));
      return functionScope(facts, scopeAt(facts, value)) === own;
    }
    default:
      return false;
  }
}
