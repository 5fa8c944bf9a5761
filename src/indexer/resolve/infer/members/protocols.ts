import { type DefinitionNumber, isNone, NONE } from '../../../facts/ids.ts';
import { BindingColumn as B } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, isNothing } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  tagOf,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import { deconstructed, type DeconstructionContext } from './deconstruction.ts';
import type { Heritage } from './heritage.ts';
import type { MemberValues, MemberFinder } from './member.ts';
import type { Signatures } from './signatures.ts';

type Protocol = 'iterate' | 'await' | 'enter' | 'call' | 'element';

/** What `Protocols` uses. */
export interface ProtocolsContext
  extends Pick<InferenceState, 'program' | 'recursion' | 'space'>, DeconstructionContext {
  readonly access: MemberValues;
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'basesOf'>;
  readonly library: Pick<LibraryTypes, 'isOneOf'>;
  readonly members: MemberFinder;
  readonly signatures: Pick<Signatures, 'of' | 'parameterAt'>;
}

/** Answers what values give by what the language asks of them: members with names that it fixes. */
export class Protocols {
  readonly #context: ProtocolsContext;
  readonly #sorts = { ordered: new Answers<number, boolean>(), keyed: new Answers<number, boolean>() };
  /** Empty for types that are no descriptors. */
  readonly #describing = new Answers<number, string>();

  constructor(context: ProtocolsContext) {
    this.#context = context;
  }

  /** What iterating over values gives, or what stands at a position of it. */
  elements(file: ProgramFile, values: Values, position = -1): Values {
    return union(
      values.map((value) => {
        const items =
          this.#inOrder(value) ?? (position >= 0 ? deconstructed(this.#context, file, value) : undefined);
        if (!items) return this.ask(file, value, 'iterate');
        return position >= 0 ? (items[position] ?? []) : union(items);
      }),
    );
  }

  /** What a literal for such values may contain at a position. */
  item(file: ProgramFile, values: Values, position: number): Values {
    if (file.grammar.manifest.scoping.listsAreElements) return values;
    return union(values.map((value) => this.#inOrder(value)?.[position] ?? this.element(file, [value])));
  }

  /** What is left of values from a position on. */
  rest(values: Values, position: number): Values {
    return values.map((value) => {
      if (tagOf(value) !== ValueTag.Tuple) return value;
      const { items, type } = this.#context.space.tuples.get(indexOf(value));
      return this.#context.space.tuple(items.slice(position), type);
    });
  }

  /** What stands under a constant key. */
  at(file: ProgramFile, values: Values, key: string): Values {
    return union(
      values.map((value) => {
        const items = this.#inOrder(value);
        const position = Number(key);
        if (items && Number.isInteger(position)) return items.at(position) ?? [];
        const name = /^(['"])(\w+)\1$/.exec(key)?.[2];
        const isShape = tagOf(this.#context.space.unbind(value).value) === ValueTag.Shape;
        if (name !== undefined && (isShape || this.#isOf(value, 'keyed'))) {
          const found = this.#context.access.values([value], name);
          if (found.length > 0) return found;
        }
        return this.element(file, [value]);
      }),
    );
  }

  /** The values that a value has in order: of a tuple, or of the fields of a type that is one. */
  #inOrder(value: Value): readonly Values[] | undefined {
    const { space } = this.#context;
    if (tagOf(value) === ValueTag.Tuple) return space.tuples.get(indexOf(value)).items;
    if (!this.#isOf(value, 'ordered')) return undefined;
    const names = this.#fieldsOf(definitionNumberOf(space.unbind(value).value));
    return names.length === 0 ? undefined : names.map((name) => this.#context.access.values([value], name));
  }

  /** The fields that a type declares, those of the types that it is made from first. */
  #fieldsOf(number: DefinitionNumber, level = 0): readonly string[] {
    const { program, heritage, space, recursion } = this.#context;
    if (program.isLibrary(number) || !recursion.mayClimb(level)) return [];
    const inherited = heritage.basesOf(number).flatMap((base) => {
      const { value } = space.unbind(base);
      return tagOf(value) === ValueTag.Instance ? this.#fieldsOf(definitionNumberOf(value), level + 1) : [];
    });
    const own = [...program.membersOf(number)].filter(([, [first = NONE]]) => {
      const { kind, type, returns } = program.definition(first);
      return kind === 'property' && !isNone(type) && returns.length === 0;
    });
    return [...new Set([...inherited, ...own.map(([name]) => name)])];
  }

  /** Whether a value is an instance of one of the library's types of a sort. */
  #isOf(value: Value, sort: 'ordered' | 'keyed'): boolean {
    const { space, program, library, recursion } = this.#context;
    const { value: bare } = space.unbind(value);
    const number = definitionNumberOf(bare);
    if (tagOf(bare) !== ValueTag.Instance || program.isLibrary(number)) return false;
    const types = program.fileOf(number).grammar.manifest.scoping[sort];
    return recursion.ask(this.#sorts[sort], number, false, () => library.isOneOf(number, types));
  }

  /** What stands under a key. */
  element(file: ProgramFile, values: Values): Values {
    return union(
      values.map((value) => {
        const items = this.#inOrder(value);
        if (items) return union(items);
        const found = this.#underAnyKey(value) ?? this.ask(file, value, 'element');
        return found.length > 0 ? found : this.ask(file, value, 'iterate');
      }),
    );
  }

  #underAnyKey(value: Value): Values | undefined {
    const { space, program, members } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Shape) return this.#context.access.values([value], '[');
    if (tagOf(bare) !== ValueTag.Instance || isNone(program.definition(definitionNumberOf(bare)).element))
      return undefined;
    return union(members.of(value, '[').map((member) => this.#context.access.value(member, value)));
  }

  /** What is awaited: the value itself when it cannot be. */
  awaited(file: ProgramFile, values: Values): Values {
    return union(
      values.map((value) => {
        const found = this.ask(file, value, 'await');
        return found.length > 0 || this.#isAwaitable(file, value) ? found : [value];
      }),
    );
  }

  #isAwaitable(file: ProgramFile, value: Value): boolean {
    return file.grammar.manifest.scoping.protocols.await.some(
      ([first = '']) => this.#context.members.of(value, first).length > 0,
    );
  }

  entered(file: ProgramFile, values: Values): Values {
    return union(values.map((value) => this.ask(file, value, 'enter')));
  }

  /** Whether a value says by itself what a member is that holds it. */
  isDescriptor(value: Value): boolean {
    return this.#describes(value) !== undefined;
  }

  /** The member of a value with which it says what a member is that holds it. */
  #describes(value: Value): string | undefined {
    const { space, program, members, recursion } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) !== ValueTag.Instance) return undefined;
    const number = definitionNumberOf(bare);
    const { describe } = program.fileOf(number).grammar.manifest.scoping.protocols;
    const isDeclared = ([name = '']: readonly string[]): boolean => members.of(bare, name).length > 0;
    const found = recursion.ask(this.#describing, number, '', () => describe.find(isDeclared)?.[0] ?? '');
    return found === '' ? undefined : found;
  }

  /** What members of a type give that hold such values: of instances of the type, or of itself. */
  described(values: Values, isOfType: boolean): Values {
    if (!values.some((value) => this.isDescriptor(value))) return values;
    return this.#context.recursion.deeper(values, () => this.#described(values, isOfType));
  }

  #described(values: Values, isOfType: boolean): Values {
    return union(
      values.map((value) => {
        const name = this.#describes(value);
        if (name === undefined) return [value];
        const getters = this.#context.access.values([value], name);
        const given = union(getters.map((each) => this.#gotten(each, isOfType)));
        // Asked of the type, many give themselves.
        return isOfType ? given : given.filter((each) => each !== value);
      }),
    );
  }

  /** What asking for a member gives: of several signatures those for no instance, or those for one. */
  #gotten(getter: Value, isOfType: boolean): Values {
    const { space, program, expressions } = this.#context;
    const { value: bare, environment } = space.unbind(getter);
    if (tagOf(bare) !== ValueTag.Definition) return this.#context.expressions.callResult(getter);
    const { overloads } = program.definition(definitionNumberOf(bare));
    if (overloads.length < 2) return this.#context.expressions.callResult(getter);
    const file = program.fileOf(definitionNumberOf(bare));
    const fitting = overloads.filter(({ scope }) => {
      const binding = this.#context.signatures.parameterAt({ file, scope, types: undefined }, 0);
      const type = isNone(binding) ? NONE : bindingCell(file.facts, binding, B.Type);
      return isNothing(file.facts, type) === isOfType;
    });
    return space.substitute(
      union(fitting.map(({ type }) => expressions.evaluateType(file, type))),
      environment,
    );
  }

  /** Follows the first chain of members that leads somewhere: where one leads to a type parameter alone, another may tell more. */
  ask(file: ProgramFile, value: Value, protocol: Protocol): Values {
    let open: Values = [];
    for (const chain of file.grammar.manifest.scoping.protocols[protocol]) {
      let values: Values = [value];
      for (const name of chain)
        values = union(values.map((each) => this.#context.expressions.memberResult(each, name)));
      if (values.some((each) => tagOf(each) !== ValueTag.Parameter)) return values;
      if (open.length === 0) open = values;
    }
    return open;
  }
}
