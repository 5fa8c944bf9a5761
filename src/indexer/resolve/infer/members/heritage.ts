import { typeKinds } from '../../../../model/kinds.ts';
import { compareText } from '../../../../model/order.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import { isNone, type DefinitionNumber, type RowIndex } from '../../../facts/ids.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { expressionCell } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';

/** What `Heritage` uses. */
export interface HeritageContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'parametersOf'>;
  readonly library: Pick<LibraryTypes, 'instance'>;
}

/** Answers what types are made from, and in which order that counts. */
export class Heritage {
  readonly #context: HeritageContext;
  readonly #bases = new Answers<number, readonly Value[]>();

  constructor(context: HeritageContext) {
    this.#context = context;
  }

  /** Other declarations of the same type: of one name beside it. */
  declarationsOf(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const parent = program.parentOf(number);
    if (isNone(parent)) return [];
    const { name, modifiers, nested } = program.definition(number);
    if (nested) return [];
    const file = program.fileOf(number);
    const isOpened = file.library !== undefined && program.isOpen(file.family);
    if (isOpened || file.grammar.manifest.scoping.unit === 'program') return this.#sameInProgram(number);
    if (modifiers.includes('partial')) return this.#parts(number, parent);
    // Types of one name are different types.
    if (program.fileOf(number).grammar.manifest.scoping.genericArity) return [];
    const around = program.definition(parent).kind === 'namespace' ? this.declarationsOf(parent) : [];
    const beside = [
      ...[parent, ...around].flatMap((each) => program.membersNamed(each, name)),
      ...program.mergedDeclarations(parent, name),
    ];
    if (beside.length < 2 || !this.#context.recursion.take(beside.length)) return [];
    return beside.filter((twin) => {
      const { kind } = program.definition(twin);
      return twin !== number && (typeKinds.has(kind) || kind === 'namespace');
    });
  }

  /** The other declarations of a type, wherever they stand, in a language where each adds to the type. */
  #sameInProgram(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program, recursion } = this.#context;
    if (!typeKinds.has(program.definition(number).kind)) return [];
    const declared = program.declarationsInProgram(number);
    if (declared.length < 2 || !recursion.take(declared.length)) return [];
    return declared.filter((twin) => twin !== number && typeKinds.has(program.definition(twin).kind));
  }

  /** The declaration that stands for a type where several places of a program declare it: itself elsewhere. */
  firstDeclarationOf(number: DefinitionNumber): DefinitionNumber {
    const { program } = this.#context;
    const isShared = program.fileOf(number).grammar.manifest.scoping.unit === 'program';
    if (!isShared || !typeKinds.has(program.definition(number).kind)) return number;
    return program.beside(number).find((each) => typeKinds.has(program.definition(each).kind)) ?? number;
  }

  /** The other parts of a type that is declared in parts, which other files of its namespace may have. */
  #parts(number: DefinitionNumber, parent: DefinitionNumber): readonly DefinitionNumber[] {
    const { program, generics, recursion } = this.#context;
    const { name } = program.definition(number);
    const around = this.declarationsOf(parent).flatMap((each) => program.membersOf(each).get(name) ?? []);
    const beside = [...program.beside(number), ...around];
    if (beside.length < 2 || !recursion.take(beside.length)) return [];
    const arity = generics.parametersOf(number).length;
    return beside.filter(
      (twin) =>
        twin !== number &&
        typeKinds.has(program.definition(twin).kind) &&
        program.definition(twin).modifiers.includes('partial') &&
        generics.parametersOf(twin).length === arity,
    );
  }

  /** The types that a type is made from by any of its declarations, where type parameters have values. */
  basesIn(number: DefinitionNumber, environment: Environment | undefined): Values {
    const bases = [number, ...this.declarationsOf(number)].flatMap((each) => this.basesOf(each));
    return this.#context.space.substitute(bases, environment);
  }

  /** Types and all that they are made from, so that none comes before another that is made from it. */
  ordered(bases: Values, passed: ReadonlySet<number>): Values {
    const seen = new Set(passed);
    const found: Value[] = [];
    const visit = (base: Value, level: number): void => {
      const { value, environment } = this.#context.space.unbind(base);
      if (tagOf(value) === ValueTag.Instance) {
        if (seen.has(indexOf(value)) || !this.#context.recursion.mayClimb(level)) return;
        seen.add(indexOf(value));
        for (const each of this.basesIn(definitionNumberOf(value), environment).toReversed())
          visit(each, level + 1);
      }
      found.push(base);
    };
    for (const base of bases.toReversed()) visit(base, 0);
    return found.reverse();
  }

  /** The types that a type is made from: instances of definitions, bound or not, shapes, and externals. */
  basesOf(number: DefinitionNumber): readonly Value[] {
    return this.#context.recursion.ask(this.#bases, number, nothing, () => this.#findBases(number));
  }

  #findBases(number: DefinitionNumber): Values {
    const { program, library } = this.#context;
    const fact = program.definition(number);
    const file = program.fileOf(number);
    const copied = fact.mixins.filter((row) => !isType(file.facts, row));
    const mixed = [
      ...this.mixinsOf(number),
      ...copied.flatMap((row) => this.#context.expressions.evaluate(file, row)),
    ];
    const found = [...new Set([...mixed, ...this.#typesOf(number, [...fact.extends, ...fact.implements])])];
    // A constant with a body of its own is an instance of a subtype of its enumeration.
    if (fact.kind === 'enum_member') found.push(toValue(ValueTag.Instance, program.parentOf(number)));
    const implied = file.grammar.manifest.scoping.impliedParents[fact.kind];
    if (implied !== undefined)
      found.push(...library.instance(file, implied, [[toValue(ValueTag.Instance, number)]]));
    return found;
  }

  /** The types that a type continues, without those that it only promises to be like or takes members of. */
  parentsOf(number: DefinitionNumber): readonly Value[] {
    const mixed = this.mixinsOf(number);
    const parents = this.#typesOf(number, this.#context.program.definition(number).extends);
    return mixed.length === 0 ? parents : parents.filter((value) => !mixed.includes(value));
  }

  /** The types whose members a type takes before those of its parents. */
  mixinsOf(number: DefinitionNumber): readonly Value[] {
    const { program } = this.#context;
    const { mixins } = program.definition(number);
    if (mixins.length === 0) return [];
    const { facts } = program.fileOf(number);
    return this.#typesOf(
      number,
      mixins.filter((row) => isType(facts, row)),
    );
  }

  /** The types that `super` passes over: the type itself and what it takes from mixins, unless these stand in the order of parents. */
  passedBySuper(number: DefinitionNumber): Set<DefinitionNumber> {
    const { superOfInstance } = this.#context.program.fileOf(number).grammar.manifest.scoping;
    return new Set([number, ...(superOfInstance ? [] : this.mixinsOf(number).map(definitionNumberOf))]);
  }

  /** Sorts the types that one name may mean, because the first to have a member counts and numbers depend on the order of files. */
  #byPath(values: Values): Values {
    if (values.length < 2) return values;
    const { program, space } = this.#context;
    const keyed = values.map((value) => {
      const bare = space.unbind(value).value;
      const isInstance = tagOf(bare) === ValueTag.Instance;
      return { value, path: isInstance ? program.fileOf(definitionNumberOf(bare)).path : '' };
    });
    return keyed.sort((a, b) => compareText(a.path, b.path)).map(({ value }) => value);
  }

  /** Whether a parent is what calls give to a parameter of a function. */
  #isMade(value: Value): boolean {
    const { space } = this.#context;
    return tagOf(value) === ValueTag.Parameter && space.parameters.get(indexOf(value)).of === 'made';
  }

  #typesOf(number: DefinitionNumber, rows: readonly RowIndex[]): readonly Value[] {
    const { program, space, expressions } = this.#context;
    const file = program.fileOf(number);
    return rows
      .flatMap((row) => this.#byPath(expressions.parentTypes(file, row)))
      .filter((value) => {
        const tag = tagOf(space.unbind(value).value);
        return (
          tag === ValueTag.Instance ||
          tag === ValueTag.External ||
          tag === ValueTag.Shape ||
          this.#isMade(value)
        );
      });
  }
}

/** Whether a mixin is named as a type, and is no object whose members are copied. */
function isType(facts: FileFacts, row: RowIndex): boolean {
  return (expressionCell(facts, row, E.Role) & Role.Type) !== 0;
}
