import { callableKinds } from '../../../../model/kinds.ts';
import { type BindingIndex, type DefinitionNumber, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, REST } from '../../../facts/tables.ts';
import { hasStructuralProperties, type NameIndex } from '../../bind/name-index.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, rowOperand } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import { nothing, tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { Assignability } from '../algebra/assignability.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from './heritage.ts';

/** Methods, and properties in languages where interfaces ask for those too. */
interface Methods {
  /** Numbers by name. */
  byName: ReadonlyMap<string, DefinitionNumber>;
  /** Whether there may be others, because a type that it is made from is not known. */
  isOpen: boolean;
}

/** A type that more types embed is asked for some of them. */
const MAX_EMBEDDING = 50;

const unknown: Methods = { byName: new Map(), isOpen: true };

/** What `Satisfaction` uses. */
export interface SatisfactionContext extends Pick<
  InferenceState,
  'numbered' | 'program' | 'recursion' | 'space'
> {
  readonly assignability: Pick<Assignability, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'basesOf'>;
}

/** Finds the interfaces that types implement by having their methods, in languages where nothing else declares it. */
export class Satisfaction {
  readonly #context: SatisfactionContext;
  readonly #names: NameIndex;
  readonly #methods = new Answers<number, Methods>();
  readonly #interfaces = new Answers<DefinitionNumber, readonly DefinitionNumber[]>();

  constructor(context: SatisfactionContext, names: NameIndex) {
    this.#context = context;
    this.#names = names;
  }

  /** Returns the numbers of the interfaces whose methods a type has. */
  interfacesOf(type: DefinitionNumber): readonly DefinitionNumber[] {
    return this.#context.recursion.ask(this.#interfaces, type, [], () => this.#findInterfaces(type));
  }

  #findInterfaces(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { family } = program.fileOf(type).grammar.manifest;
    const own = this.#methodsOf(type).byName;
    const candidates = new Set<DefinitionNumber>();
    for (const name of own.keys())
      for (const method of this.#names.interfaceMethods(family, name))
        candidates.add(program.parentOf(method));
    return [...candidates]
      .filter((each) => each !== type && !this.#isDeclared(each, type) && this.#hasAll(own, each))
      .sort((a, b) => a - b);
  }

  /** Returns the methods of that name which the interfaces of a type declare. */
  declaredMethods(type: DefinitionNumber, name: string): readonly DefinitionNumber[] {
    return this.interfacesOf(type).flatMap((each) => this.#methodsOf(each).byName.get(name) ?? []);
  }

  /**
   * Returns the methods of interfaces that a method implements in types that embed its own: they have it too, and with it all
   * that the interface asks for.
   */
  promotedMethods(method: DefinitionNumber, owner: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { name } = program.definition(method);
    const embedding = new Set([owner]);
    for (const type of embedding) {
      if (embedding.size > MAX_EMBEDDING) break;
      for (const each of this.#embeddedIn(type))
        if (this.#methodsOf(each).byName.get(name) === method) embedding.add(each);
    }
    embedding.delete(owner);
    return [...embedding].flatMap((each) => this.declaredMethods(each, name));
  }

  /** Returns the types that embed a type directly. */
  #embeddedIn(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { heritage, program, space } = this.#context;
    const { family } = program.fileOf(type).grammar.manifest;
    return this.#names
      .embeddings(family, program.definition(type).name)
      .map((field) => program.parentOf(field))
      .filter((each) =>
        heritage.basesOf(each).some((base) => {
          const { value } = space.unbind(base);
          return tagOf(value) === ValueTag.Instance && definitionNumberOf(value) === type;
        }),
      );
  }

  /** Whether a type says that it implements an interface. One that embeds it only has its methods. */
  #isDeclared(above: DefinitionNumber, type: DefinitionNumber): boolean {
    const { membersHide } = this.#context.program.fileOf(type).grammar.manifest.scoping;
    return !membersHide && this.#isAbove(above, type);
  }

  /** Whether a type names an interface as one that it is made from. */
  #isAbove(above: DefinitionNumber, type: DefinitionNumber, level = 0): boolean {
    const { heritage, space, recursion } = this.#context;
    if (!recursion.mayClimb(level)) return false;
    return heritage.basesOf(type).some((base) => {
      const { value } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) return false;
      return (
        definitionNumberOf(value) === above || this.#isAbove(above, definitionNumberOf(value), level + 1)
      );
    });
  }

  #hasAll(own: ReadonlyMap<string, DefinitionNumber>, type: DefinitionNumber): boolean {
    const { byName: wanted, isOpen } = this.#methodsOf(type);
    if (wanted.size === 0 || isOpen || !this.#context.recursion.take(wanted.size)) return false;
    for (const [name, method] of wanted) {
      const mine = own.get(name);
      if (mine === undefined || !this.#isAlike(mine, method)) return false;
    }
    return true;
  }

  /** Whether two methods take and return as many values, of types that are not known to differ. */
  #isAlike(first: DefinitionNumber, second: DefinitionNumber): boolean {
    if (first === second) return true;
    const { program } = this.#context;
    const { scoping } = program.fileOf(first).grammar.manifest;
    const [isMethod, isAsked] = [first, second].map((each) =>
      callableKinds.has(program.definition(each).kind),
    );
    if (isMethod !== isAsked) return false;
    if (isMethod === false) return this.#mayHold(first, second);
    if (scoping.structuralInterfaces === 'calls') return this.#takesAsMany(first, second);
    const [a, b] = [this.#shapeOf(first), this.#shapeOf(second)];
    return (
      a.results === b.results &&
      a.parameters.length === b.parameters.length &&
      a.parameters.every((type, at) => {
        const other = b.parameters[at];
        return type === undefined || other === undefined || type === other;
      })
    );
  }

  /** Whether no type of what a property holds says that it cannot be what another one asks for. */
  #mayHold(first: DefinitionNumber, second: DefinitionNumber): boolean {
    const { assignability } = this.#context;
    const wanted = this.#context.expressions.valuesOf(toValue(ValueTag.Definition, second));
    const held = this.#context.expressions.valuesOf(toValue(ValueTag.Definition, first));
    if (wanted.length === 0 || held.length === 0) return true;
    return held.some((value) => wanted.some((type) => assignability.of(value, type) !== false));
  }

  /** Whether one method can be called with as many arguments in order as another one asks for. */
  #takesAsMany(first: DefinitionNumber, second: DefinitionNumber): boolean {
    const [own, asked] = [this.#positionsOf(first), this.#positionsOf(second)];
    return own.least <= asked.most && asked.least <= own.most;
  }

  #positionsOf(method: DefinitionNumber): { least: number; most: number } {
    const { program } = this.#context;
    const file = program.fileOf(method);
    const bindings = this.#context.numbered(file).parameters.get(program.definition(method).scope) ?? [];
    const cell = (binding: BindingIndex, column: (typeof B)['Position' | 'Value']): number =>
      bindingCell(file.facts, binding, column);
    const plain = bindings.filter((binding) => cell(binding, B.Position) < REST);
    const isOpen = plain.length < bindings.length;
    return {
      least: plain.filter((binding) => cell(binding, B.Value) < 0).length,
      most: isOpen ? Infinity : plain.length,
    };
  }

  /** The type of each parameter, undefined if it is not of one named type, and the number of results. */
  #shapeOf(method: DefinitionNumber): { parameters: (Value | undefined)[]; results: number } {
    const { program, space, expressions } = this.#context;
    const file = program.fileOf(method);
    const { scope, type } = program.definition(method);
    const bindings = this.#context.numbered(file).parameters.get(scope) ?? [];
    return {
      parameters: bindings.map((binding) => {
        const row = bindingCell(file.facts, binding, B.Type);
        const [only, ...others] = isNone(row) ? nothing : expressions.evaluateType(file, row);
        const bare = only === undefined ? undefined : space.unbind(only).value;
        const isNamed = bare !== undefined && tagOf(bare) === ValueTag.Instance && others.length === 0;
        return isNamed ? bare : undefined;
      }),
      results: isNone(type) ? 0 : countResults(file, type),
    };
  }

  /** The methods of a type, inherited ones included. */
  #methodsOf(type: DefinitionNumber): Methods {
    return this.#context.recursion.ask(this.#methods, type, unknown, () => this.#findMethods(type));
  }

  #findMethods(type: DefinitionNumber): Methods {
    const { program, heritage, space } = this.#context;
    const byName = new Map<string, DefinitionNumber>();
    const hasProperties = hasStructuralProperties(program.fileOf(type));
    let isOpen = false;
    for (const base of heritage.basesOf(type)) {
      const { value } = space.unbind(base);
      const inherited =
        tagOf(value) === ValueTag.Instance ? this.#methodsOf(definitionNumberOf(value)) : unknown;
      for (const [name, method] of inherited.byName) byName.set(name, method);
      isOpen ||= inherited.isOpen;
    }
    for (const [name, numbers] of program.membersOf(type)) {
      const isMember = (number: DefinitionNumber): boolean => {
        const { kind } = program.definition(number);
        return callableKinds.has(kind) || (kind === 'property' && hasProperties);
      };
      const method = numbers.find(isMember);
      if (method !== undefined) byName.set(name, method);
    }
    return { byName, isOpen };
  }
}

/** Returns the number of values in a declared result: more than one if it is a list of types. */
function countResults({ facts }: ProgramFile, type: RowIndex): number {
  let at = type;
  while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
  if (isNone(at) || expressionCell(facts, at, E.Op) !== Op.Tuple) return 1;
  return list(facts, expressionCell(facts, at, E.B)).length;
}
