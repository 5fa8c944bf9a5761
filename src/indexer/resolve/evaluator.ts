import { callableKinds } from '../../model/kinds.ts';
import { ExpressionColumn as E, Op, Role, ScopeColumn } from '../facts.ts';
import { Callbacks } from './callbacks.ts';
import { DefinitionValues } from './definition-values.ts';
import { Construction } from './construction.ts';
import { Denotations } from './denotations.ts';
import { LibraryTypes } from './library-types.ts';
import { Receivers } from './receivers.ts';
import { Assignability } from './assignability.ts';
import { Callables } from './callables.ts';
import { Calls } from './calls.ts';
import { ComputedTypes } from './computed-types.ts';
import { Flow } from './flow.ts';
import { Generics } from './generics.ts';
import { Heritage } from './heritage.ts';
import { Inference } from './inference.ts';
import { lookUpRow } from './lookup.ts';
import { Memo } from './memo.ts';
import { Members, type Member } from './members.ts';
import { Metatypes } from './metatypes.ts';
import { ModuleExports } from './module-exports.ts';
import { Names } from './names.ts';
import { Ordered } from './ordered.ts';
import type { Program, ProgramFile } from './program.ts';
import { Protocols } from './protocols.ts';
import { Shapes } from './shapes.ts';
import { Results } from './results.ts';
import { Signatures } from './signatures.ts';
import { Space } from './space.ts';
import { expressionCell, list, numberedBindings, scopeCell, text, type Numbered } from './tables.ts';
import { Types } from './types.ts';
import { Unification } from './unification.ts';
import {
  indexOf,
  Interner,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type External,
  type Value,
  type Values,
} from './values.ts';

/** Deeper chains of definitions are made to hang a resolver, not to be read. */
const MAX_DEPTH = 60;
/** A list of more values is told by its first ones. */
const MAX_ITEMS = 8;
const noItems = new Int32Array();

/**
 * Answers what names and expressions stand for. Every answer is remembered, so that the cost grows with the
 * number of expressions; a question that leads back to itself has no answer there.
 */
export class Evaluator {
  readonly program: Program;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly dotted = new Interner<{ file: number; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly space: Space;
  readonly generics: Generics;
  readonly members: Members;
  readonly shapes: Shapes;
  readonly heritage: Heritage;
  readonly types: Types;
  readonly modules: ModuleExports;
  readonly names: Names;
  readonly calls: Calls;
  readonly results: Results;
  readonly construction: Construction;
  readonly inference: Inference;
  readonly protocols: Protocols;
  readonly callbacks: Callbacks;
  readonly denotations: Denotations;
  readonly library: LibraryTypes;
  readonly definitions: DefinitionValues;
  readonly receivers: Receivers;
  readonly metatypes: Metatypes;
  readonly signatures: Signatures;
  readonly unification: Unification;
  readonly computed: ComputedTypes;
  readonly assignability: Assignability;
  readonly callables: Callables;
  readonly ordered: Ordered;
  readonly flow: Flow;
  readonly #expressions = new Memo();
  readonly #numbered: (Numbered | undefined)[] = [];
  #depth = 0;

  constructor(program: Program) {
    this.program = program;
    this.generics = new Generics(this);
    this.computed = new ComputedTypes(this);
    this.assignability = new Assignability(this);
    this.callables = new Callables(this);
    this.space = new Space(
      (number) => this.generics.parametersOf(number),
      (place, environment) => this.computed.settled(program.file(place.file), place.row, environment),
    );
    this.members = new Members(this);
    this.shapes = new Shapes(this);
    this.heritage = new Heritage(this);
    this.types = new Types(this);
    this.modules = new ModuleExports(this);
    this.names = new Names(this);
    this.calls = new Calls(this);
    this.results = new Results(this);
    this.construction = new Construction(this);
    this.inference = new Inference(this);
    this.protocols = new Protocols(this);
    this.callbacks = new Callbacks(this);
    this.denotations = new Denotations(this);
    this.library = new LibraryTypes(this);
    this.definitions = new DefinitionValues(this);
    this.receivers = new Receivers(this);
    this.metatypes = new Metatypes(this);
    this.signatures = new Signatures(this);
    this.unification = new Unification(this);
    this.ordered = new Ordered(this);
    this.flow = new Flow(this);
  }

  /** Parameters and type parameters of a file, by scope. */
  numbered(file: ProgramFile): Numbered {
    return (this.#numbered[file.index] ??= numberedBindings(file.facts));
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
  }

  /** The values of an expression. */
  evaluate(file: ProgramFile, row: number): Values {
    if (row < 0) return nothing;
    const memo = this.#expressions.of(file.index);
    const known = memo.get(row);
    if (known !== undefined) return known ?? nothing;
    if (this.#depth > MAX_DEPTH) return nothing;
    memo.set(row, null);
    this.#depth++;
    const found = this.#evaluate(file, row);
    this.#depth--;
    memo.set(row, found);
    return found;
  }

  #evaluate(file: ProgramFile, row: number): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Name: {
        const binding = lookUpRow(file, row, this.names.wantsType(file, row));
        if (binding >= 0) return this.names.valuesAt(file, row, binding);
        return union(this.denotations.ofFree(file, text(facts, a)).map(({ value }) => this.valuesOf(value)));
      }
      case Op.Member: {
        const name = text(facts, b);
        const objects = this.evaluate(file, a);
        if (name === file.grammar.manifest.scoping.typeMember)
          return objects.flatMap((value) => this.space.typeOf(value) ?? []);
        return this.names.narrowed(file, row, b, this.memberValues(objects, name));
      }
      case Op.Call:
        return union(
          this.callees(file, row).map((value) => this.calls.result(value, { file, arguments: b })),
        );
      case Op.New:
        return union(
          this.evaluate(file, a).map((value) => this.construction.of(value, { file, arguments: b })),
        );
      case Op.Await:
        return this.protocols.awaited(file, this.evaluate(file, a));
      case Op.Same:
        return this.evaluate(file, a);
      case Op.Self:
        return this.receivers.self(file, expressionCell(facts, row, E.Scope));
      case Op.Super:
        return this.receivers.above(file, expressionCell(facts, row, E.Scope));
      case Op.Either:
      case Op.Or:
        return union([this.evaluate(file, a), this.evaluate(file, b)]);
      case Op.And:
        return this.evaluate(file, b);
      case Op.AnyOf:
        return union([...list(facts, b)].map((each) => this.evaluate(file, each)));
      case Op.Element:
        return this.protocols.element(file, this.evaluate(file, a));
      case Op.At:
        return this.protocols.at(file, this.evaluate(file, a), text(facts, b));
      case Op.Iterated:
        return this.protocols.elements(
          file,
          b < 0 ? this.evaluate(file, a) : this.ordered.values(file, a),
          b,
        );
      case Op.Rest:
        return this.protocols.rest(this.ordered.values(file, a), b);
      case Op.Entered:
        return this.protocols.entered(file, this.evaluate(file, a));
      case Op.Caught:
        return this.#instances(this.types.evaluate(file, a));
      case Op.Cast:
        return this.types.evaluate(file, a);
      case Op.Parameter:
        return this.callbacks.parameter(file, a, b);
      case Op.Text:
        return this.#literal(file, text(facts, a), noItems);
      case Op.Literal:
        return this.#literal(file, text(facts, a), list(facts, b));
      case Op.Tuple:
        return [
          this.space.tuple(
            [...list(facts, b)].map((each) => this.evaluate(file, each)),
            this.library.tuple(file),
          ),
        ];
      case Op.Function: {
        // What has a name of its own elsewhere is that.
        const own = scopeCell(facts, a, ScopeColumn.Definition);
        const fact = facts.definitions[own];
        if (fact?.kind === 'function' && fact.parent === 0)
          return [toValue(ValueTag.Definition, file.base + own)];
        return [this.space.closure(file.index, row)];
      }
      case Op.Object:
        return b < 0 ? nothing : [this.space.shape(file.index, row)];
      case Op.Class:
        return a < 0 ? nothing : [toValue(ValueTag.Definition, file.base + a)];
      case Op.Module: {
        const module = toValue(ValueTag.Module, file.index);
        return a < 0
          ? this.modules.assigned(module)
          : this.#imported(file, a, (expressionCell(facts, row, E.Role) & Role.Async) !== 0);
      }
      case Op.Operator: {
        const [left = -1] = list(facts, a);
        if (b < 0) return nothing;
        const name = text(facts, b);
        return union(this.evaluate(file, left).map((value) => this.calls.method(value, name)));
      }
      case Op.Generic:
        return this.#withArguments(file, this.evaluate(file, a), list(facts, b));
      case Op.Query:
        return this.loaded(file, a);
      default:
        return nothing;
    }
  }

  /** The values of an expression where a type is asked for: of a module that is loaded, the module. */
  loaded(file: ProgramFile, row: number): Values {
    const values = this.evaluate(file, row);
    const isModule = row >= 0 && expressionCell(file.facts, row, E.Op) === Op.Module;
    return isModule ? this.protocols.awaited(file, values) : values;
  }

  /** What is loaded where it is used. */
  #imported(file: ProgramFile, index: number, isPromised: boolean): Values {
    const modules = union(
      this.modules.importTargets(file, index).map((value) => this.modules.assigned(value)),
    );
    const { results } = file.grammar.manifest.scoping;
    if (!isPromised || !results || modules.length === 0) return modules;
    return this.library.instance(file, results.async, [modules]);
  }

  /** Of several exceptions, each. */
  #instances(values: Values): Values {
    return values.flatMap((value) =>
      tagOf(value) === ValueTag.Tuple ? union(this.space.tuples.get(indexOf(value)).items) : [value],
    );
  }

  #literal(file: ProgramFile, name: string, items: Int32Array): Values {
    if (name === '') return nothing;
    const number = this.library.type(file, name);
    if (number === undefined) return nothing;
    const instance = toValue(ValueTag.Instance, number);
    if (items.length === 0) return [instance];
    const held: Values[] = [];
    const isOfPairs = file.grammar.manifest.scoping.pairs.includes(name);
    for (const item of items.subarray(0, MAX_ITEMS)) {
      if (item < 0) continue;
      const isSpread = expressionCell(file.facts, item, E.Op) === Op.Spread;
      const values = this.evaluate(file, isSpread ? expressionCell(file.facts, item, E.A) : item);
      if (!isSpread) held.push(values);
      else if (isOfPairs) {
        const pair = [this.protocols.elements(file, values), this.protocols.element(file, values)];
        held.push([this.space.tuple(pair, -1)]);
      } else held.push(this.protocols.elements(file, values));
    }
    if (!isOfPairs) return [this.generics.instantiate(instance, [union(held)])];
    const pairs = held.flatMap((values) =>
      values.flatMap((value) =>
        tagOf(value) === ValueTag.Tuple ? [this.space.tuples.get(indexOf(value)).items] : [],
      ),
    );
    const parts = [0, 1].map((part) => union(pairs.map((pair) => pair[part] ?? nothing)));
    return [this.generics.instantiate(instance, parts)];
  }

  /** What is called by a call: with the type of the instance and its type parameters known, where there are any. */
  callees(file: ProgramFile, row: number): Values {
    const { facts } = file;
    let callee = expressionCell(facts, row, E.A);
    while (callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Same)
      callee = expressionCell(facts, callee, E.A);
    const given = callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Generic;
    if (given) {
      const items = list(facts, expressionCell(facts, callee, E.B));
      return this.#withArguments(file, this.callees(file, callee), items);
    }
    if (callee < 0 || expressionCell(facts, callee, E.Op) !== Op.Member) return this.evaluate(file, callee);
    const name = text(facts, expressionCell(facts, callee, E.B));
    if (name === file.grammar.manifest.scoping.typeMember) return this.evaluate(file, callee);
    return union(
      this.evaluate(file, expressionCell(facts, callee, E.A)).flatMap((receiver) =>
        this.members
          .of(receiver, name)
          .map((member) => this.#bindReceiver(this.#bare(member), member, receiver)),
      ),
    );
  }

  /** Values that are called with type arguments. */
  #withArguments(file: ProgramFile, values: Values, items: Int32Array): Values {
    return values.map((value) => {
      const { value: bare } = this.space.unbind(value);
      const given = [...items].map((item) => this.types.evaluate(file, item));
      const parameters = this.generics.parametersOfCallable(bare);
      const environment = new Map(
        parameters.flatMap((parameter, index) => {
          const each = given[index] ?? nothing;
          return each.length > 0 ? [[parameter, each] as const] : [];
        }),
      );
      return this.space.bound(value, environment);
    });
  }

  /** The values that a denoted thing stands for. */
  valuesOf(value: Value): Values {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.definitions.values(indexOf(value));
      case ValueTag.Module:
        return this.modules.assigned(value);
      default:
        return [value];
    }
  }

  /** Values of the member of that name that values have. */
  memberValues(values: Values, name: string): Values {
    return union(
      values.flatMap((value) =>
        this.members.of(value, name).map((member) => this.memberValue(member, value)),
      ),
    );
  }

  /** The values of a member as seen from the value that has it. */
  memberValue(member: Member, receiver: Value): Values {
    return this.#bindReceiver(this.#bare(member), member, receiver);
  }

  #bare({ target, values }: Member): Values {
    return target === undefined ? values : this.valuesOf(target);
  }

  #bindReceiver(values: Values, { owner, environment, target }: Member, receiver: Value): Values {
    if (owner < 0) return this.space.substitute(values, environment);
    // What a method returns may be the instance itself, and so of the type of the receiver.
    const methods = values.flatMap((value) => {
      const fact = tagOf(value) === ValueTag.Definition ? this.program.definition(indexOf(value)) : undefined;
      return fact && callableKinds.has(fact.kind) ? [{ value, modifiers: fact.modifiers }] : [];
    });
    const isOfType = methods.some(
      ({ modifiers }) => modifiers.includes('class') || modifiers.includes('static'),
    );
    const self = this.receivers.selfOf(receiver, isOfType, owner);
    const known = self === undefined ? environment : this.generics.withSelf(environment, owner, self);
    if (methods.length === 0) {
      const seen =
        this.generics.isOpen(values) || environment ? this.space.substitute(values, known) : values;
      return this.#isOfType(target) ? this.protocols.described(seen, this.#isType(receiver)) : seen;
    }
    if (!known) return values;
    const told = new Map(known);
    if (self !== undefined)
      for (const { value } of methods)
        this.receivers.infer(value, isOfType ? this.space.typeOf(self) : self, told);
    return values.map((value) => this.space.bound(value, told));
  }

  /** Whether a member is declared in the body of its type, and not put on its instances. */
  #isOfType(target: Value | undefined): boolean {
    if (target === undefined || tagOf(target) !== ValueTag.Definition) return false;
    const number = indexOf(target);
    const file = this.program.fileOf(number);
    if (file.grammar.manifest.scoping.protocols.describe.length === 0) return false;
    const { name } = this.program.definition(number);
    const parent = this.program.parentOf(number);
    const at = file.stringIndex.get(name);
    const scope = parent < 0 ? -1 : this.program.definition(parent).scope;
    if (at === undefined || scope < 0) return false;
    return file.firstBinding.has(scope * file.facts.strings.length + at);
  }

  #isType(value: Value): boolean {
    const { value: bare } = this.space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) return true;
    return tagOf(bare) === ValueTag.Parameter && this.space.parameters.get(indexOf(bare)).of === 'type';
  }
}
