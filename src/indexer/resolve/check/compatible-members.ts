import { callableKinds, contractKinds, typeKinds } from '../../../model/kinds.ts';
import { isNone, type BindingIndex, type DefinitionNumber } from '../../facts/ids.ts';
import { BindingColumn as B } from '../../facts/tables.ts';
import { bindingCell } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { definitionNumberOf, tagOf, ValueTag, type Values } from '../types/values.ts';
import type { WrittenTypes } from './written-types.ts';

/** Compares values with types: `TypeFit`, which asks for members in turn. */
interface Fits {
  refusedParameter(of: DefinitionNumber, given: Values, wanted: Values): boolean;
}

/** How many arguments a callable asks for, and takes. */
export interface Count {
  least: number;
  most: number;
}

/** Answers whether the members of a type fit those of another one that it is derived from or implements. */
export class CompatibleMembers {
  readonly #evaluator: Evaluator;
  readonly #types: WrittenTypes;
  readonly #fits: Fits;
  readonly #known = new Map<string, DefinitionNumber | undefined>();

  constructor(evaluator: Evaluator, types: WrittenTypes, fits: Fits) {
    this.#evaluator = evaluator;
    this.#types = types;
    this.#fits = fits;
  }

  /** Returns the first member of a type that does not fit the one which another type asks for; undefined if all do. */
  misfit(from: DefinitionNumber, to: DefinitionNumber): DefinitionNumber | undefined {
    const key = `${from} ${to}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined);
      this.#known.set(key, this.#find(from, to));
    }
    return this.#known.get(key);
  }

  #find(from: DefinitionNumber, to: DefinitionNumber): DefinitionNumber | undefined {
    const { program } = this.#evaluator;
    if (from === to) return undefined;
    const chain = this.#above(from);
    for (const type of this.#above(to)) {
      if (program.isLibrary(type)) continue;
      for (const [name, [above, ...others]] of program.membersOf(type)) {
        if (above === undefined || others.length > 0) continue;
        const owner = chain.find((each) => program.membersNamed(each, name).length > 0);
        const [own, ...more] = owner === undefined ? [] : program.membersNamed(owner, name);
        if (own === undefined || more.length > 0 || own === above) continue;
        if (this.isRefused(own, above)) return own;
      }
    }
    return undefined;
  }

  /** Whether a member cannot stand for another one: by the number or types of its parameters, or by its result. */
  isRefused(own: DefinitionNumber, above: DefinitionNumber): boolean {
    const { program } = this.#evaluator;
    const [mine, wanted] = [program.definition(own), program.definition(above)];
    const { constructors } = program.fileOf(above).grammar.manifest.scoping;
    if (!callableKinds.has(mine.kind) || !callableKinds.has(wanted.kind)) return false;
    if (mine.kind === 'constructor' || constructors.includes(mine.name)) return false;
    if (
      [mine, wanted].some(({ overloads, modifiers }) => overloads.length > 0 || modifiers.includes('static'))
    )
      return false;
    const [count, asked] = [this.countOf(own), this.countOf(above)];
    if (count && asked && count.least > asked.most) return true;
    return this.#isRefusedResult(own, above) || this.refusesParameters(own, above);
  }

  #isRefusedResult(own: DefinitionNumber, above: DefinitionNumber): boolean {
    const { program } = this.#evaluator;
    const [mine, wanted] = [own, above].map((each) =>
      this.#types.of(program.fileOf(each), program.definition(each).type),
    );
    return wanted === 'value' && (mine === 'optional' || mine === 'top');
  }

  /** Whether a parameter has a type that does not fit the one at the same position, in neither direction. */
  refusesParameters(own: DefinitionNumber, above: DefinitionNumber): boolean {
    const [mine, wanted] = [this.#parameterTypes(own), this.#parameterTypes(above)];
    return mine.some((type, index) => {
      const other = wanted[index] ?? [];
      return (
        type.length > 0 &&
        other.length > 0 &&
        this.#fits.refusedParameter(own, type, other) &&
        this.#fits.refusedParameter(own, other, type)
      );
    });
  }

  #parameterTypes(number: DefinitionNumber): readonly Values[] {
    const { expressions, program, signatures } = this.#evaluator;
    const file = program.fileOf(number);
    const { scope } = program.definition(number);
    if (isNone(scope)) return [];
    const own: readonly (BindingIndex | undefined)[] = Array.from(
      this.#evaluator.numbered(file).parameters.get(scope) ?? [],
    );
    // A parameter without a name leaves a hole.
    if (own.some((each) => each === undefined || signatures.takesAll(file.facts, each))) return [];
    return own.map((each) => {
      if (each === undefined) return [];
      const type = bindingCell(file.facts, each, B.Type);
      return isNone(type)
        ? expressions.evaluate(file, bindingCell(file.facts, each, B.Value))
        : expressions.evaluateType(file, type);
    });
  }

  /** How many arguments a callable asks for, and takes; undefined without parameters. */
  countOf(number: DefinitionNumber): Count | undefined {
    const { program, signatures } = this.#evaluator;
    const file = program.fileOf(number);
    const { scope } = program.definition(number);
    if (isNone(scope)) return undefined;
    const { parameters, named } = this.#evaluator.numbered(file);
    const listed: readonly (BindingIndex | undefined)[] = Array.from(parameters.get(scope) ?? []);
    const own = listed.filter((each) => each !== undefined);
    const byName = named.get(scope) ?? [];
    const takesAll = [...own, ...byName].some((each) => signatures.takesAll(file.facts, each));
    const asked = [...own, ...byName].filter(
      (each) => !signatures.takesAll(file.facts, each) && isNone(bindingCell(file.facts, each, B.Value)),
    );
    return { least: asked.length, most: takesAll ? Infinity : own.length + byName.length };
  }

  /** Returns a type and those that it is derived from, the nearest first; interfaces last, which implement nothing. */
  #above(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { heritage, program, recursion, space } = this.#evaluator;
    const all = new Set([type]);
    for (const each of all) {
      if (!recursion.take()) break;
      for (const base of heritage.basesOf(each)) {
        const { value } = space.unbind(base);
        if (tagOf(value) !== ValueTag.Instance) continue;
        const number = definitionNumberOf(value);
        if (typeKinds.has(program.definition(number).kind)) all.add(number);
      }
    }
    const isContract = (each: DefinitionNumber): boolean => contractKinds.has(program.definition(each).kind);
    return [...all].sort((a, b) => Number(isContract(a)) - Number(isContract(b)));
  }
}
