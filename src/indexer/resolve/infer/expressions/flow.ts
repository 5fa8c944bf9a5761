import { type BindingIndex, isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  bindingKey,
  expressionCell,
  functionScope,
  isNothing,
  scopeAt,
  targetDefinition,
} from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';
import { nothing, tagOf, union, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Branches } from '../members/branches.ts';
import type { DefinitionValues } from './definition-values.ts';

/** Answers what declared values become behind a branch that replaces some of them. */
interface ReplacedValues {
  besideReplaced(
    file: ProgramFile,
    row: RowIndex,
    binding: BindingIndex,
    chain: readonly number[],
    values: Values,
  ): Values;
}

/** What `Flow` uses. */
export interface FlowContext extends Pick<InferenceState, 'recursion'> {
  readonly branches: Pick<Branches, 'at'>;
  readonly definitions: Pick<DefinitionValues, 'valuesOfBinding'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'isA'>;
  readonly names: ReplacedValues;
}

/** Answers what a name holds at a place by what was assigned to it on the way that leads there. */
export class Flow {
  readonly #context: FlowContext;
  readonly #chains: (Map<number, readonly BindingIndex[] | undefined> | undefined)[] = [];

  constructor(context: FlowContext) {
    this.#context = context;
  }

  /** The values of the binding that the name in a row means. */
  valuesAt(file: ProgramFile, row: RowIndex, binding: BindingIndex): Values {
    const { facts } = file;
    const { branches, definitions } = this.#context;
    const meant = branches.at(file, row, binding);
    if (meant.length > 1) return union(meant.map((each) => definitions.valuesOfBinding(file, each)));
    if (meant[0] !== undefined && meant[0] !== binding) return definitions.valuesOfBinding(file, meant[0]);
    const chain = this.#chain(file, binding);
    if (!chain) return nothing;
    if (chain.length < 2) return definitions.valuesOfBinding(file, chain[0] ?? binding);
    if (!this.#context.recursion.take(chain.length)) return nothing;
    const typed = chain.find((each) => !isNone(bindingCell(facts, each, B.Type)));
    const keeps = file.grammar.manifest.scoping.assignments === 'keep';
    if (keeps) {
      const declared = this.#declared(file, chain, typed);
      if (declared.length > 0) return this.#reduced(file, row, binding, chain, declared);
    } else if (typed !== undefined) {
      const values = definitions.valuesOfBinding(file, typed);
      return this.#context.names.besideReplaced(file, row, binding, chain, values);
    }
    const reaching = this.#reaching(file, row, binding, chain) ?? chain;
    return union(reaching.map((each) => this.#valuesOf(file, each)));
  }

  /** Whether a name was given another value between two places. */
  isAssigned(file: ProgramFile, binding: BindingIndex, from: number, until: number): boolean {
    const chain = this.#chain(file, binding);
    if (!chain || !this.#context.recursion.take(chain.length)) return true;
    return chain.some((each) => {
      const at = bindingCell(file.facts, each, B.From);
      return bindingCell(file.facts, each, B.Kind) === BindingKind.Assigned && at > from && at <= until;
    });
  }

  /** What a name keeps to: the type that it is declared to be of, or its first value. */
  #declared(file: ProgramFile, chain: readonly BindingIndex[], typed: BindingIndex | undefined): Values {
    const { definitions } = this.#context;
    if (typed !== undefined) return definitions.valuesOfBinding(file, typed);
    for (const each of chain) {
      if (bindingCell(file.facts, each, B.Kind) === BindingKind.Assigned) continue;
      const values = this.#valuesOf(file, each);
      if (values.length > 0) return values;
    }
    return nothing;
  }

  /** The values of one binding: of a definition without what is assigned to it elsewhere. */
  #valuesOf(file: ProgramFile, binding: BindingIndex): Values {
    const { facts } = file;
    const { definitions } = this.#context;
    const isBare =
      bindingCell(facts, binding, B.Kind) === BindingKind.Definition &&
      isNone(bindingCell(facts, binding, B.Value)) &&
      isNone(bindingCell(facts, binding, B.Type));
    return isBare ? nothing : definitions.valuesOfBinding(file, binding);
  }

  /** Of several declared types, those that the values assigned on the way are of. */
  #reduced(
    file: ProgramFile,
    row: RowIndex,
    binding: BindingIndex,
    chain: readonly BindingIndex[],
    declared: Values,
  ): Values {
    if (declared.length < 2) return declared;
    const reaching = this.#reaching(file, row, binding, chain);
    if (!reaching) return declared;
    const left = new Set<Value>();
    for (const each of reaching) {
      const value = bindingCell(file.facts, each, B.Value);
      const isParameter = bindingCell(file.facts, each, B.Kind) === BindingKind.Parameter;
      if (isNone(value) && !isParameter) continue;
      const given = isParameter ? nothing : this.#context.expressions.evaluate(file, value);
      const fitting = given.map((one) => declared.filter((type) => this.#isOf(one, type)));
      if (fitting.length === 0 || fitting.some((types) => types.length === 0)) return declared;
      for (const type of fitting.flat()) left.add(type);
    }
    return left.size > 0 ? declared.filter((type) => left.has(type)) : declared;
  }

  #isOf(value: Value, type: Value): boolean {
    return value === type || (tagOf(value) !== ValueTag.External && this.#context.generics.isA(value, type));
  }

  /** The bindings whose values may be there; undefined where all may be. */
  #reaching(
    file: ProgramFile,
    row: RowIndex,
    binding: BindingIndex,
    chain: readonly BindingIndex[],
  ): readonly BindingIndex[] | undefined {
    const { facts } = file;
    const own = functionScope(facts, bindingCell(facts, binding, B.Scope));
    const at = expressionCell(facts, row, E.Offset);
    if (functionScope(facts, scopeAt(facts, row)) !== own) return undefined;
    const cell = (
      each: BindingIndex,
      column: (typeof B)['From' | 'Until' | 'Again' | 'Gone' | 'Back'],
    ): number => bindingCell(facts, each, column);
    // The branch that it stands in was left before.
    const isGone = (each: BindingIndex): boolean =>
      cell(each, B.Gone) >= 0 && at >= cell(each, B.Gone) && at < cell(each, B.Back);
    const isInside = (each: BindingIndex): boolean =>
      cell(each, B.Until) < 0 ||
      (bindingCell(facts, each, B.Kind) === BindingKind.Assigned &&
        functionScope(facts, scopeAt(facts, bindingCell(facts, each, B.Value))) !== own);
    const last = chain.find(
      (each) => cell(each, B.From) <= at && at < cell(each, B.Until) && !isInside(each) && !isGone(each),
    );
    const from = last === undefined ? -1 : cell(last, B.From);
    const found = chain.filter((each) => {
      if (each === last) return true;
      if (isInside(each) || isGone(each)) return false;
      const again = cell(each, B.Again);
      if (cell(each, B.From) > at) return again >= 0 && again <= at && again > from;
      return cell(each, B.From) > from;
    });
    // What starts as nothing is what a function inside makes of it.
    const inside = found.every((each) => this.#isNothing(file, each)) ? chain.filter(isInside) : [];
    return found.length + inside.length > 0 ? [...found, ...inside] : undefined;
  }

  /** Whether a binding only says that there is no value yet. */
  #isNothing({ facts }: ProgramFile, binding: BindingIndex): boolean {
    const value = bindingCell(facts, binding, B.Value);
    if (isNone(value)) return bindingCell(facts, binding, B.Kind) !== BindingKind.Parameter;
    return isNothing(facts, value);
  }

  /** Bindings of the same name in the same scope, callables and types apart, the last one first; undefined if too many. */
  #chain(file: ProgramFile, binding: BindingIndex): readonly BindingIndex[] | undefined {
    const { facts } = file;
    const key = bindingKey(facts, binding);
    const first = file.firstBinding.get(key) ?? NONE;
    if (isNone(file.nextBinding[first] ?? NONE)) return [binding];
    const chains = (this.#chains[file.index] ??= new Map<number, readonly BindingIndex[] | undefined>());
    const chain = chains.has(key) ? chains.get(key) : this.#sorted(file, first);
    chains.set(key, chain);
    if (!chain) return undefined;
    const isVariable = bindingCell(facts, binding, B.Kind) === BindingKind.Variable;
    return chain.length > 0 && (isVariable || chain.includes(binding)) ? chain : [binding];
  }

  #sorted(file: ProgramFile, first: BindingIndex): readonly BindingIndex[] | undefined {
    const chain: BindingIndex[] = [];
    for (let at = first; !isNone(at); at = file.nextBinding[at] ?? NONE)
      if (this.#holdsValue(file, at)) chain.push(at);
    chain.sort((a, b) => bindingCell(file.facts, b, B.From) - bindingCell(file.facts, a, B.From));
    if (chain.length <= limits.assignments) return chain;
    const typed = chain.find((each) => !isNone(bindingCell(file.facts, each, B.Type)));
    return typed === undefined ? undefined : [typed];
  }

  #holdsValue({ facts }: ProgramFile, binding: BindingIndex): boolean {
    switch (bindingCell(facts, binding, B.Kind)) {
      case BindingKind.Variable:
        // A declaration without a value says nothing.
        return !isNone(bindingCell(facts, binding, B.Value)) || !isNone(bindingCell(facts, binding, B.Type));
      case BindingKind.Assigned:
      case BindingKind.Parameter:
        return true;
      case BindingKind.Definition: {
        const fact = facts.definitions[targetDefinition(facts, binding)];
        return fact !== undefined && variableKinds.has(fact.kind);
      }
      default:
        return false;
    }
  }
}
