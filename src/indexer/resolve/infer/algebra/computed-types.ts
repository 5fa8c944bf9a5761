import { NONE, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { Assignability } from './assignability.ts';
import type { ExpressionEvaluator } from './expression-evaluator.ts';
import type { Generics } from './generics.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { LibraryTypes } from './library-types.ts';
import type { MemberLookup } from './member-lookup.ts';
import type { Unification } from './unification.ts';

const unbound: Environment = new Map();

/** What `ComputedTypes` uses. */
export interface ComputedTypesContext extends Pick<InferenceState, 'numbered' | 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly assignability: Pick<Assignability, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'constraintOf' | 'parameterAt'>;
  readonly library: Pick<LibraryTypes, 'instance' | 'type'>;
  readonly memberLookup: MemberLookup;
  readonly unification: Pick<Unification, 'unify'>;
}

/**
 * Answers what types are that are told by others: members under a key, and choices by what a type is made from.
 * As long as a type parameter decides, such a type stands for itself, and is told when the parameter is.
 */
export class ComputedTypes {
  readonly #context: ComputedTypesContext;
  readonly #settled = new Answers<Value, Values | 'undetermined'>();
  readonly #apparent = new Answers<Value, Values>();
  /** How often computed types are being expanded. */
  readonly #open = new Map<Value, number>();

  constructor(context: ComputedTypesContext) {
    this.#context = context;
  }

  /** What the type in a row is, by what is known without type parameters. */
  evaluate(file: ProgramFile, row: RowIndex): Values {
    const { space } = this.#context;
    const place = { file: file.index, row };
    return this.settled(file, row, unbound) ?? [toValue(ValueTag.Computed, space.computed.index(place))];
  }

  /** What the type in a row is where type parameters have values; undefined as long as they do not tell. */
  settled(file: ProgramFile, row: RowIndex, environment: Environment): Values | undefined {
    const isLookup = expressionCell(file.facts, row, E.Op) === Op.Lookup;
    const { space } = this.#context;
    const place = toValue(ValueTag.Computed, space.computed.index({ file: file.index, row }));
    const found = this.#compute(
      this.#settled,
      space.bound(place, environment),
      () =>
        (isLookup ? this.#lookedUp(file, row, environment) : this.#chosen(file, row, environment)) ??
        'undetermined',
    );
    return found === 'undetermined' ? undefined : found;
  }

  /** Finds what a computed type, with values of type parameters or without, is. */
  #compute<V>(answers: Answers<Value, Values | V>, type: Value, find: () => Values | V): Values | V {
    const { recursion, space } = this.#context;
    return recursion.ask(answers, type, nothing, () =>
      recursion.take(limits.steps.perComputedType)
        ? recursion.expand(this.#open, space.unbind(type).value, nothing, find)
        : nothing,
    );
  }

  #lookedUp(file: ProgramFile, row: RowIndex, environment: Environment): Values | undefined {
    const { space, expressions, memberLookup } = this.#context;
    const a = rowOperand(file.facts, row, E.A);
    const b = rowOperand(file.facts, row, E.B);
    const objects = space.substitute(expressions.evaluateType(file, a), environment);
    if (objects.some((value) => this.#isOpen(value))) return undefined;
    const keys = space.substitute(this.keys(file, b) ?? expressions.evaluateType(file, b), environment);
    if (keys.some((value) => this.#isOpen(value))) return undefined;
    const names = this.#namesOf(keys);
    if (names.length === 0) return memberLookup.element(file, objects);
    return union(names.map((name) => this.#context.memberLookup.memberValues(objects, name)));
  }

  #chosen(file: ProgramFile, row: RowIndex, environment: Environment): Values | undefined {
    const { space, unification, expressions } = this.#context;
    const { facts } = file;
    const a = rowOperand(facts, row, E.A);
    const [made = NONE, consequence = NONE, alternative = NONE] = list(
      facts,
      expressionCell(facts, row, E.B),
    );
    const checked = space.substitute(this.keys(file, a) ?? expressions.evaluateType(file, a), environment);
    if (checked.some((value) => this.#isOpen(value))) return undefined;
    const found = new Map<Value, Values>();
    unification.unify(file, made, checked, found);
    const told = (branch: RowIndex): Values =>
      space.substitute(space.substitute(expressions.evaluateType(file, branch), found), environment);
    switch (this.#isMadeFrom(file, checked, made)) {
      case true:
        return told(consequence);
      case false:
        return told(alternative);
      default:
        return union([told(consequence), told(alternative)]);
    }
  }

  /** Whether all values are of a type; undefined when it is not known of one. */
  #isMadeFrom(file: ProgramFile, checked: Values, row: RowIndex): boolean | undefined {
    const { assignability, expressions } = this.#context;
    const wanted = this.keys(file, row) ?? expressions.evaluateType(file, row);
    if (checked.length === 0 || wanted.length === 0) return undefined;
    const answers = new Set(
      checked.map((value) => {
        const each = wanted.map((type) => assignability.of(value, type));
        return each.includes(true) ? true : each.includes(undefined) ? undefined : false;
      }),
    );
    const [answer] = answers;
    return answers.size === 1 ? answer : undefined;
  }

  #isOpen(value: Value): boolean {
    const tag = tagOf(this.#context.space.unbind(value).value);
    return tag === ValueTag.Parameter || tag === ValueTag.Computed;
  }

  /** What can be said of a type whose parameters have not been told: what it is at least, or may be. */
  apparent(value: Value): Values {
    const { space, program } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) !== ValueTag.Computed) return [value];
    const place = space.computed.get(indexOf(bare));
    const file = program.file(place.file);
    return this.#compute(this.#apparent, value, () => this.#atLeast(file, place.row, environment));
  }

  #atLeast(file: ProgramFile, row: RowIndex, environment: Environment | undefined): Values {
    const { space, generics, expressions } = this.#context;
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Conditional) {
      const [, ...branches] = list(facts, expressionCell(facts, row, E.B));
      return space.substitute(
        union(branches.map((branch) => expressions.evaluateType(file, branch))),
        environment,
      );
    }
    const objects = space
      .substitute(expressions.evaluateType(file, rowOperand(facts, row, E.A)), environment)
      .flatMap((each) =>
        tagOf(each) === ValueTag.Parameter ? generics.constraintOf(each) : this.apparent(each),
      );
    const index = rowOperand(facts, row, E.B);
    const keys = space.substitute(
      this.keys(file, index) ?? expressions.evaluateType(file, index),
      environment,
    );
    return union(this.#namesOf(keys).map((name) => this.#context.memberLookup.memberValues(objects, name)));
  }

  #namesOf(keys: Values): string[] {
    const { space } = this.#context;
    return keys.flatMap((key) => (tagOf(key) === ValueTag.Key ? [space.keys.get(indexOf(key)).name] : []));
  }

  /** The texts that a type allows, when it names them; undefined when it does not. */
  keys(file: ProgramFile, row: RowIndex): Values | undefined {
    if (isNone(row)) return undefined;
    const { facts } = file;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
        return this.keys(file, rowOperand(facts, row, E.A));
      case Op.Text: {
        const type = this.#context.library.type(file, text(facts, expressionCell(facts, row, E.A)));
        return [this.#context.space.key(text(facts, expressionCell(facts, row, E.B)), type ?? NONE)];
      }
      case Op.AnyOf: {
        const items = list(facts, expressionCell(facts, row, E.B));
        if (items.length > limits.keys) return undefined;
        const each = [...items].map((item) => this.keys(file, item));
        return each.every((keys) => keys !== undefined) ? each.flat() : undefined;
      }
      default:
        return undefined;
    }
  }

  /** A text that is given where a type parameter stands for the key of something, as that key. */
  keyFor(file: ProgramFile, type: RowIndex, from: ProgramFile, given: RowIndex): Values | undefined {
    if (isNone(given) || expressionCell(from.facts, given, E.Op) !== Op.Text) return undefined;
    const parameter = this.#context.generics.parameterAt(file, type);
    if (parameter === undefined) return undefined;
    const found = this.#context.space.parameters.get(indexOf(parameter));
    const isBounded = found.of === 'binding' && !isNone(bindingCell(file.facts, found.binding, B.Type));
    return isBounded ? this.keys(from, given) : undefined;
  }

  /**
   * What stands under one key where a type says what stands under many, by the parameter that it names the key with;
   * undefined when it is none of these keys.
   */
  underKey(file: ProgramFile, row: RowIndex, name: string, values: Values): Values | undefined {
    const scope = expressionCell(file.facts, row, E.Scope);
    const [binding] = this.#context.numbered(file).typeParameters.get(scope) ?? [];
    if (binding === undefined) return values;
    const { space } = this.#context;
    const keys = this.keys(file, bindingCell(file.facts, binding, B.Type));
    if (keys?.every((key) => space.keys.get(indexOf(key)).name !== name)) return undefined;
    const parameter = space.parameter({ of: 'binding', file: file.index, binding });
    return space.substitute(values, new Map([[parameter, [space.key(name, NONE)]]]));
  }

  /** What the names of members are: texts. */
  texts(file: ProgramFile): Values {
    return this.#context.library.instance(file, file.grammar.manifest.scoping.types.text ?? '', []);
  }
}
