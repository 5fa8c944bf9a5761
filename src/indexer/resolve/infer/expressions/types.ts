import { typeKinds } from '../../../../model/kinds.ts';
import {
  definitionNumber,
  isNone,
  type DefinitionNumber,
  NONE,
  type RowIndex,
  type RowTable,
  toRow,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { expressionCell, isNowhere, list, text, classDefinition, rowOperand } from '../../bind/tables.ts';
import { Memo } from '../../types/memo.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  unionOf,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import { alternativesOf } from '../algebra/alternatives.ts';
import type { ComputedTypes } from '../algebra/computed-types.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Optionals } from '../algebra/optionals.ts';
import type { OutsideValues } from '../algebra/outside-values.ts';
import { namesOfItems } from '../algebra/tuples.ts';
import type { MemberValues } from '../members/member.ts';
import type { Mixins } from '../members/mixins.ts';
import type { Protocols } from '../members/protocols.ts';
import type { DenotedTypes } from './denoted-types.ts';
import type { DocumentedTypes } from './documented-types.ts';
import type { Loads } from './loads.ts';
import type { Names } from './names.ts';
import type { Receivers } from './receivers.ts';

/** What `Types` uses. */
export interface TypesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly access: MemberValues;
  readonly computed: Pick<ComputedTypes, 'evaluate' | 'keys' | 'texts'>;
  readonly documentedTypes: Pick<DocumentedTypes, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<
    Generics,
    'instantiate' | 'nameOf' | 'parameterAt' | 'parametersOf' | 'withDefaults'
  >;
  readonly library: Pick<LibraryTypes, 'array' | 'instance' | 'tuple'>;
  readonly loads: Pick<Loads, 'of'>;
  readonly mixins: Pick<Mixins, 'parentAt'>;
  readonly names: Pick<Names, 'wantsType'>;
  readonly optionals: Pick<Optionals, 'of'>;
  readonly outside: Pick<OutsideValues, 'withArguments'>;
  readonly protocols: Pick<Protocols, 'at' | 'elements'>;
  readonly receivers: Pick<Receivers, 'instance'>;
}

/** Answers which values a type expression allows. */
export class Types implements DenotedTypes {
  readonly #context: TypesContext;
  readonly #rows = new Memo();
  readonly #aliases = new Answers<number, Values>();

  constructor(context: TypesContext) {
    this.#context = context;
  }

  /** The values that a type expression allows: instances of what it names. */
  evaluate(file: ProgramFile, row: RowIndex): Values {
    if (isNone(row)) return nothing;
    const answers = this.#rows.of(file.index);
    return this.#context.recursion.ask(answers, row, nothing, () => this.#evaluate(file, row));
  }

  #evaluate(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    const { space, protocols, computed } = this.#context;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Either:
      case Op.AnyOf:
        return this.#ofChoice(file, row);
      case Op.Operator:
        return union([...list(facts, a)].map((each) => this.evaluate(file, each)));
      case Op.Same:
      case Op.Predicate:
      case Op.Named:
      case Op.Spread:
        return this.evaluate(file, toRow(a));
      case Op.Optional:
        return this.#context.optionals.of(file, this.evaluate(file, toRow(a)));
      case Op.Array:
        return this.#context.library.array(file, this.evaluate(file, toRow(a)));
      case Op.Tuple: {
        const rows = list(facts, b);
        const items = [...rows].map((each) => this.evaluate(file, each));
        return [space.tuple(items, this.#context.library.tuple(file), namesOfItems(file, rows))];
      }
      case Op.Function:
        return [space.closure(file.index, row)];
      case Op.Object:
        return b < 0 ? nothing : [space.shape(file.index, row)];
      case Op.Class:
        return a < 0
          ? nothing
          : [toValue(ValueTag.Instance, definitionNumber(file.base, classDefinition(facts, row)))];
      case Op.Query:
        return this.#context.loads.of(file, toRow(a));
      case Op.Literal:
        // The items of a literal type are types.
        if (b < 0 || a < 0 || !this.#context.names.wantsType(file, row))
          return this.#context.expressions.evaluate(file, row);
        return this.#context.library.instance(
          file,
          text(facts, a),
          [...list(facts, b)].map((each) => this.evaluate(file, each)),
        );
      case Op.Text:
        return this.#context.expressions.evaluate(file, row);
      case Op.Lookup:
      case Op.Conditional:
        return computed.evaluate(file, row);
      case Op.Keys:
        return computed.texts(file);
      case Op.Self:
        return this.#context.expressions.evaluate(file, row);
      case Op.Module:
        return this.#context.loads.of(file, row).flatMap((value) => this.#heldType(value));
      case Op.Generic:
        return this.#genericType(file, row, toRow(a), list(facts, b));
      case Op.Element:
        // A generic type where the grammar does not expect a type.
        return file.grammar.manifest.scoping.generics.declaring.length > 0
          ? this.#genericType(file, row, toRow(a), list(facts, b))
          : protocols.elements(file, this.evaluate(file, toRow(a)));
      case Op.At:
        return protocols.at(file, this.evaluate(file, toRow(a)), text(facts, b));
      case Op.Name:
      case Op.Member:
        return this.#namedType(file, row);
      default:
        return nothing;
    }
  }

  #ofChoice(file: ProgramFile, row: RowIndex): Values {
    const alternatives = alternativesOf(file.facts, row);
    if (!this.#context.recursion.take(alternatives.length)) return nothing;
    return unionOf(alternatives, (each) => this.evaluate(file, each.row));
  }

  /** A type that another is made from: named, or what an expression gives. */
  ofParent(file: ProgramFile, row: RowIndex): Values {
    const op = expressionCell(file.facts, row, E.Op);
    const mixed = this.#context.mixins.parentAt(file, row);
    if (mixed) return mixed;
    if (op !== Op.Call && op !== Op.Same && op !== Op.Class) return this.evaluate(file, row);
    return this.#context.expressions.evaluate(file, row).flatMap((value) => this.#heldType(value));
  }

  #genericType(file: ProgramFile, row: RowIndex, base: RowIndex, items: RowTable): Values {
    const { generics: rules } = file.grammar.manifest.scoping;
    const { generics, outside, space } = this.#context;
    const name = generics.nameOf(file, base);
    const all = (): Values[] =>
      [...items].map((each) => this.#context.computed.keys(file, each) ?? this.evaluate(file, each));
    if (rules.transparent.includes(name)) {
      // In a subscript of more than one, they stand in a tuple.
      return union(this.#spread(file, items).map((each) => this.#ofArgument(file, each)));
    }
    if (rules.annotated.includes(name)) return this.evaluate(file, items[0] ?? NONE);
    if (rules.classes.includes(name)) {
      return this.evaluate(file, items[0] ?? NONE).flatMap((value) => space.typeOf(value) ?? []);
    }
    if (rules.callables.includes(name)) return [space.closure(file.index, row)];
    const given = all();
    // Any number of one type is written with dots behind it, which are no type.
    if (rules.tuples.includes(name) && !(given.length === 2 && isNowhere(file.facts, items[1] ?? NONE)))
      return [space.tuple(given, this.#context.library.tuple(file))];
    const alias = this.aliasAt(file, base);
    if (alias !== undefined) {
      const parameters = generics.parametersOf(alias);
      const environment = new Map(parameters.map((each, index) => [each, given[index] ?? nothing]));
      return space.substitute(this.aliasOf(alias), environment);
    }
    const values = this.evaluate(file, base);
    if (given.every((each) => each.length === 0)) return values;
    return values.flatMap((value) => {
      const { value: bare } = space.unbind(value);
      if (tagOf(bare) === ValueTag.Instance) return [generics.instantiate(bare, given)];
      if (tagOf(bare) === ValueTag.External) return [outside.withArguments(bare, given)];
      return [value];
    });
  }

  /** The name for a type that a row means, where it has nothing but what it stands for. */
  aliasAt(file: ProgramFile, row: RowIndex): DefinitionNumber | undefined {
    const { program } = this.#context;
    for (const { value } of this.#context.expressions.denotationsAt(file, row)) {
      const isAlias =
        tagOf(value) === ValueTag.Definition &&
        program.definition(definitionNumberOf(value)).kind === 'type_alias';
      if (isAlias && !program.hasMembers(definitionNumberOf(value))) return definitionNumberOf(value);
    }
    return undefined;
  }

  /** Rows with the items of those that list several. */
  #spread({ facts }: ProgramFile, rows: RowTable): RowIndex[] {
    return [...rows].flatMap((row) => {
      const isList = !isNone(row) && expressionCell(facts, row, E.Op) === Op.Tuple;
      return isList ? [...list(facts, expressionCell(facts, row, E.B))] : [row];
    });
  }

  /** The values of a type argument; a text is one that is not known yet. */
  #ofArgument(file: ProgramFile, row: RowIndex): Values {
    const isText = !isNone(row) && expressionCell(file.facts, row, E.Op) === Op.Text;
    return isText ? nothing : this.evaluate(file, row);
  }

  #namedType(file: ProgramFile, row: RowIndex): Values {
    const { generics } = this.#context;
    const parameter = generics.parameterAt(file, row);
    if (parameter !== undefined) return [parameter];
    if (file.grammar.manifest.scoping.generics.self.includes(generics.nameOf(file, row)))
      return this.#context.receivers.instance(file, expressionCell(file.facts, row, E.Scope));
    const denoted = this.#context.expressions.denotationsAt(file, row);
    const isPath = expressionCell(file.facts, row, E.Op) === Op.Member;
    const isMember = denoted.some(({ value }) => this.#isMemberOfType(value));
    if (denoted.length > 0 && !(isPath && isMember)) {
      const found = union(denoted.map(({ value }) => this.instancesOf(value)));
      return isPath ? this.#withOuter(file, row, found) : found;
    }
    const documented = this.#context.documentedTypes.of(file, row);
    if (documented.length > 0) return documented;
    // What a member of a type is of.
    if (!isPath) return nothing;
    const name = text(file.facts, expressionCell(file.facts, row, E.B));
    return this.#context.access.values(this.evaluate(file, rowOperand(file.facts, row, E.A)), name);
  }

  /** A type that is named as a member of another, with the type arguments of that one. */
  #withOuter(file: ProgramFile, row: RowIndex, types: Values): Values {
    const object = rowOperand(file.facts, row, E.A);
    if (isNone(object) || expressionCell(file.facts, object, E.Op) !== Op.Generic) return types;
    const { space } = this.#context;
    const [outer] = this.evaluate(file, object);
    const environment = outer === undefined ? undefined : space.unbind(outer).environment;
    return environment ? types.map((type) => space.bound(type, environment)) : types;
  }

  /** Whether a member is meant that is no type itself, so that what it is of counts. */
  #isMemberOfType(value: Value): boolean {
    if (tagOf(value) !== ValueTag.Definition) return false;
    const { program } = this.#context;
    const { kind } = program.definition(definitionNumberOf(value));
    const parent = program.parentOf(definitionNumberOf(value));
    return (
      kind === 'property' ||
      (kind === 'method' && !isNone(parent) && typeKinds.has(program.definition(parent).kind))
    );
  }

  /** The values that a denoted type allows. */
  instancesOf(value: Value): Values {
    if (tagOf(value) === ValueTag.External) return [value];
    if (tagOf(value) !== ValueTag.Definition) return nothing;
    const { program, generics } = this.#context;
    const number = definitionNumberOf(value);
    const fact = program.definition(number);
    if (typeKinds.has(fact.kind)) return generics.withDefaults([toValue(ValueTag.Instance, number)], number);
    if (fact.kind === 'type_alias') {
      const alias = this.aliasOf(number);
      const hasMembers = program.hasMembers(number);
      const all = hasMembers ? union([[toValue(ValueTag.Instance, number)], alias]) : alias;
      return generics.withDefaults(all, number);
    }
    if (fact.kind === 'enum_member') return [toValue(ValueTag.Instance, program.parentOf(number))];
    if (!variableKinds.has(fact.kind)) return this.#constructed(number);
    // A name that holds a class is as good as the class.
    const held = this.#context.expressions.valuesOf(value).flatMap((each) => this.#heldType(each));
    if (held.length > 0) return held;
    const file = program.fileOf(number);
    return union(
      fact.values.filter((each) => isTypeExpression(file, each)).map((each) => this.evaluate(file, each)),
    );
  }

  /** A function with members is a type where the language makes instances of functions. */
  #constructed(number: DefinitionNumber): Values {
    const { program } = this.#context;
    return program.isMaker(number) ? [toValue(ValueTag.Instance, number)] : nothing;
  }

  #heldType(value: Value): Values {
    const { space } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.External) return [bare];
    if (tagOf(bare) === ValueTag.Held) return [toValue(ValueTag.External, indexOf(bare))];
    const isType =
      tagOf(bare) === ValueTag.Definition &&
      typeKinds.has(this.#context.program.definition(definitionNumberOf(bare)).kind);
    if (!isType) return nothing;
    const instance = toValue(ValueTag.Instance, definitionNumberOf(bare));
    return [environment ? space.bound(instance, environment) : instance];
  }

  /** What a name for a type stands for. */
  aliasOf(number: DefinitionNumber): Values {
    return this.#context.recursion.ask(this.#aliases, number, nothing, () => this.#findAlias(number));
  }

  #findAlias(number: DefinitionNumber): Values {
    const { program } = this.#context;
    const { type } = program.definition(number);
    const file = program.fileOf(number);
    // The members of its object type are its own.
    const isOwn = !isNone(type) && expressionCell(file.facts, type, E.Op) === Op.Object;
    return isOwn && program.hasMembers(number) ? nothing : this.evaluate(file, type);
  }
}

/** A subscript or a choice of types, as a language without a syntax for type aliases writes them. */
function isTypeExpression({ facts }: ProgramFile, row: RowIndex): boolean {
  const op = expressionCell(facts, row, E.Op);
  return op === Op.Element || op === Op.Operator || op === Op.Generic;
}
